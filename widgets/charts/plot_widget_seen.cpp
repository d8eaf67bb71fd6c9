// The part of the plot widget that says what of the chart is seen: zoom, series that are switched off, and
// the crosshair that reads all of them.
#include "core/plot/chart_style.h"
#include "widgets/charts/chart_accessible.h"
#include "widgets/charts/line_chart_view.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QPainter>
#include <QWheelEvent>
#include <cmath>
#include <limits>

namespace assay::widgets {
namespace {

constexpr double kZoomStep = 1.25; // of a key, or a notch of the wheel
constexpr double kNotch = 120;     // of a wheel, in eighths of a degree

} // namespace

// Drawn anew at the next paint.
void PlotWidget::seenChanged() {
    m_seenLines = m_seen.isWhole() ? std::nullopt : std::optional(m_seen.of(lines()));
    if (m_current && m_seen.isOff(static_cast<std::size_t>(m_current->series))) {
        m_current.reset();
    }
    m_whole->setEnabled(!m_seen.isWhole());
    m_curvesValid = false;
    invalidate();
}

// Across the area at the point, with what the other series have there.
void PlotWidget::paintCrosshair(QPainter& painter, const PlotPosition& current) {
    const ChartColours colours = chartColours(palette());
    const plot::ChartPoint& point = pointAt(current);
    const QPointF at = m_layout.toPixel(pointOf(point));
    if (!m_layout.area.adjusted(-1, -1, 1, 1).contains(at)) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setPen(QPen(colours.mutedText, 1, Qt::DotLine));
    painter.drawLine(QPointF(at.x(), m_layout.area.top()), QPointF(at.x(), m_layout.area.bottom()));
    painter.drawLine(QPointF(m_layout.area.left(), at.y()), QPointF(m_layout.area.right(), at.y()));
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(seenLines().series);
    for (std::size_t i = 0; i < seenLines().series.size(); ++i) {
        const auto y =
            static_cast<int>(i) == current.series ? std::nullopt : drawnAt(seenLines().series[i], point.x);
        const QPointF other = y ? m_layout.toPixel({point.x, *y}) : QPointF();
        if (y && m_layout.area.adjusted(-1, -1, 1, 1).contains(other)) {
            painter.setPen(QPen(colours.background, 1));
            painter.setBrush(colours.series(static_cast<int>(styles[i].colour)));
            painter.drawEllipse(other, 3.5, 3.5);
        }
    }
}

// Of the curves that have a point so near in x, the one that is nearest in y: anywhere in the area, the
// crosshair reads.
std::optional<PlotPosition> PlotWidget::nearestAcross(const QPointF& pixel) const {
    if (!m_layout.area.contains(pixel)) {
        return std::nullopt;
    }
    std::optional<PlotPosition> best;
    double bestY = std::numeric_limits<double>::infinity();
    for (std::size_t s = 0; s < seenLines().series.size(); ++s) {
        const plot::ChartSeries& series = seenLines().series[s];
        double bestX = kPlotReach;
        QPointF found;
        int foundPoint = -1;
        for (std::size_t p = 0; !series.scattered && p < series.points.size(); ++p) {
            const QPointF at = m_layout.toPixel(pointOf(series.points[p]));
            const bool isSeen = at.y() >= m_layout.area.top() - 1 && at.y() <= m_layout.area.bottom() + 1;
            if (isSeen && std::abs(at.x() - pixel.x()) < bestX) {
                bestX = std::abs(at.x() - pixel.x());
                found = at;
                foundPoint = static_cast<int>(p);
            }
        }
        if (foundPoint >= 0 && std::abs(found.y() - pixel.y()) < bestY) {
            bestY = std::abs(found.y() - pixel.y());
            best = PlotPosition{static_cast<int>(s), foundPoint};
        }
    }
    return best;
}

const LegendEntry* PlotWidget::seriesEntryAt(const QPointF& pixel) const {
    ensureLayout();
    for (const LegendEntry& entry : m_layout.legend) {
        if (entry.series >= 0 && entry.rect.contains(pixel)) {
            return &entry;
        }
    }
    return nullptr;
}

void PlotWidget::toggleSeries(std::size_t series) {
    if (series < lines().series.size()) {
        m_seen.setOff(lines(), series, !m_seen.isOff(series));
        seenChanged();
        announceChartChange(this);
    }
}

void PlotWidget::setSeriesOff(const std::string& name, bool off) {
    for (std::size_t i = 0; i < lines().series.size(); ++i) {
        if (lines().series[i].name == name && m_seen.isOff(i) != off) {
            toggleSeries(i);
        }
    }
}

void PlotWidget::zoom(double factor, const QPointF& around, PlotView::Zoomed which) {
    ensureLayout();
    if (m_view != nullptr && m_layout.hasAxes) { // small plots are not zoomed
        m_seen.zoom(lines(), factor, around, which);
        seenChanged();
    }
}

// Around the point that is read, else around the middle.
void PlotWidget::zoomAtPoint(double factor) {
    ensureLayout();
    zoom(factor, m_current ? pointOf(pointAt(*m_current)) : m_layout.toData(m_layout.area.center()),
         PlotView::Zoomed::Both);
}

void PlotWidget::zoomIn() {
    zoomAtPoint(kZoomStep);
}

void PlotWidget::zoomOut() {
    zoomAtPoint(1 / kZoomStep);
}

void PlotWidget::showWhole() {
    m_seen.reset();
    seenChanged();
    announceChartChange(this);
}

// Else the wheel scrolls what is around the plot.
void PlotWidget::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->angleDelta().x();
    ensureLayout();
    if (!hasFocus() || m_view == nullptr || turned == 0 || !m_layout.area.contains(event->position())) {
        QWidget::wheelEvent(event);
        return;
    }
    const bool across = (event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
    zoom(std::pow(kZoomStep, turned / kNotch), m_layout.toData(event->position()),
         across ? PlotView::Zoomed::Across : PlotView::Zoomed::Both);
    setCurrent(nearest(event->position()));
    event->accept();
}

// What of the chart is seen. Gives whether the key is about that.
bool PlotWidget::viewKey(int key) {
    if (key == Qt::Key_Plus || key == Qt::Key_Equal) {
        zoomIn();
    } else if (key == Qt::Key_Minus) {
        zoomOut();
    } else if (key == Qt::Key_0) {
        showWhole();
    } else if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        toggleSeries(static_cast<std::size_t>(key - Qt::Key_1));
    } else {
        return false;
    }
    return true;
}

} // namespace assay::widgets
