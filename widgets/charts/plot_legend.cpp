#include "widgets/charts/plot_legend.h"

#include "widgets/charts/plot_marks.h"

#include <QMouseEvent>
#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

template <typename Named>
bool hasName(const std::vector<Named>& all, const std::string& name) {
    return std::any_of(all.begin(), all.end(), [&](const Named& one) { return one.name == name; });
}

} // namespace

PlotLegend::PlotLegend(QWidget* parent)
    : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PlotLegend::setCharts(const std::vector<const plot::LineChart*>& charts) {
    m_names = {};
    QStringList said;
    for (const plot::LineChart* chart : charts) {
        for (const plot::ChartSeries& series : chart->series) {
            if (!hasName(m_names.series, series.name)) {
                plot::ChartSeries name = series;
                name.points.clear();
                m_names.series.push_back(std::move(name));
                said.append(QString::fromStdString(series.name));
            }
        }
        for (const plot::ChartBand& band : chart->bands) {
            if (!hasName(m_names.bands, band.name)) {
                m_names.bands.push_back(band);
                said.append(QString::fromStdString(band.name));
            }
        }
        for (const plot::ChartMark& mark : chart->marks) {
            const auto isKnown = [&mark](const plot::ChartMark& known) {
                return known.legend == mark.legend;
            };
            if (!mark.legend.empty() && std::ranges::none_of(m_names.marks, isKnown)) {
                m_names.marks.push_back(mark);
                said.append(QString::fromStdString(mark.legend));
            }
        }
        m_names.chanceName = m_names.chanceName.empty() ? chart->chanceName : m_names.chanceName;
    }
    setAccessibleName(said.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

int PlotLegend::heightForWidth(int width) const {
    if (m_names.series.empty()) {
        return 0;
    }
    PlotLayout layout = emptyLayout(m_names, QRectF(0, 0, width, 0), font());
    return static_cast<int>(std::ceil(placeHead(layout, m_names)));
}

QSize PlotLegend::sizeHint() const {
    const int wanted = width() > 0 ? width() : 320;
    return {wanted, heightForWidth(wanted)};
}

void PlotLegend::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const ChartColours colours = chartColours(palette());
    painter.fillRect(rect(), colours.background);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintLegend(painter, placed(), m_names, colours);
}

PlotLayout PlotLegend::placed() const {
    PlotLayout layout = emptyLayout(m_names, QRectF(rect()), font());
    (void)placeHead(layout, m_names);
    for (LegendEntry& entry : layout.legend) {
        entry.off =
            entry.series >= 0 && m_off.contains(m_names.series[static_cast<std::size_t>(entry.series)].name);
    }
    return layout;
}

void PlotLegend::mousePressEvent(QMouseEvent* event) {
    const PlotLayout layout = placed();
    for (const LegendEntry& entry : layout.legend) {
        if (event->button() == Qt::LeftButton && entry.series >= 0 &&
            entry.rect.contains(event->position())) {
            const std::string name = m_names.series[static_cast<std::size_t>(entry.series)].name;
            if (entry.off) {
                m_off.erase(name);
            } else {
                m_off.insert(name);
            }
            update();
            if (m_switching) {
                m_switching(name, !entry.off);
            }
            return;
        }
    }
    QWidget::mousePressEvent(event);
}

} // namespace assay::widgets
