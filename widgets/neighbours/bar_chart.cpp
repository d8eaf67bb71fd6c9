#include "widgets/neighbours/bar_chart.h"

#include "widgets/tables/save_file.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <array>

namespace assay::widgets {
namespace {

constexpr std::array kPatterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense4Pattern, Qt::CrossPattern};
constexpr double kLeastBar = 12;

} // namespace

BarChart::BarChart(QWidget* parent)
    : QWidget(parent) {
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bar chart"));
    setMouseTracking(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(tr("Copy picture"), this);
    connect(copy, &QAction::triggered, this, [this] { copyChart(picture()); });
    auto* save = new QAction(tr("Save picture…"), this);
    connect(save, &QAction::triggered, this, [this] {
        saveFileAs(
            this, tr("Save picture"), fileNameFor(m_spec.title, QStringLiteral("chart")), chartFileFilters(),
            [this](const QString& path, QString* error) { return exportChart(picture(), path, error); });
    });
    addActions({copy, save});
}

void BarChart::setSpec(BarChartSpec spec) {
    m_spec = std::move(spec);
    m_group = std::clamp(m_group, 0, std::max<int>(static_cast<int>(m_spec.groups.size()) - 1, 0));
    m_series = std::clamp(m_series, 0, std::max<int>(static_cast<int>(m_spec.series.size()) - 1, 0));
    setAccessibleName(m_spec.title.isEmpty() ? tr("Bar chart") : m_spec.title);
    announceChartChange(this);
    setMinimumWidth(minimumSizeHint().width());
    updateGeometry();
    update();
}

QString BarChart::textOf(int group, int series) const {
    if (group < 0 || group >= m_spec.groups.size() || series < 0 ||
        series >= m_spec.groups[group].figures.size()) {
        return {};
    }
    const BarGroup& each = m_spec.groups[group];
    return tr("%1, %2: %3").arg(each.name, m_spec.series.value(series), each.figures[series].text);
}

QString BarChart::spokenValue() const {
    return m_spec.groups.isEmpty() || m_spec.series.isEmpty() ? QString() : textOf(m_group, m_series);
}

QString BarChart::textAlternative() const {
    if (m_spec.groups.isEmpty()) {
        return m_spec.emptyText.isEmpty() ? tr("There is nothing to show yet") : m_spec.emptyText;
    }
    QStringList lines{m_spec.title};
    for (int group = 0; group < m_spec.groups.size(); ++group) {
        for (int series = 0; series < m_spec.groups[group].figures.size(); ++series) {
            lines << textOf(group, series);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QSize BarChart::sizeHint() const {
    return minimumSizeHint().expandedTo({480, 220});
}

QSize BarChart::minimumSizeHint() const {
    const double series = std::max<double>(static_cast<double>(m_spec.series.size()), 1);
    const double group = std::max(series * kLeastBar + 14, fontMetrics().averageCharWidth() * 8.0);
    return {static_cast<int>(60 + group * static_cast<double>(m_spec.groups.size())),
            fontMetrics().height() * 9};
}

BarChart::Place BarChart::placeIn(const QRectF& rect, const QFont& font) const {
    const QFontMetricsF metrics(font);
    const double left = metrics.horizontalAdvance(QStringLiteral("100 %")) + 10;
    Place place;
    place.area = rect.adjusted(left, metrics.height() * 1.8 + 4, -8, -metrics.height() * 1.6);
    place.group =
        m_spec.groups.isEmpty() ? 0 : place.area.width() / static_cast<double>(m_spec.groups.size());
    const double bars = std::max<double>(static_cast<double>(m_spec.series.size()), 1);
    place.bar = std::min((place.group - 10) / bars, 46.0);
    return place;
}

QRectF BarChart::slotRect(const Place& place, int group, int series) const {
    const double all = place.bar * static_cast<double>(m_spec.series.size());
    const double x = place.area.left() + place.group * group + (place.group - all) / 2 + place.bar * series;
    return {x, place.area.top(), place.bar, place.area.height()};
}

void BarChart::paint(QPainter& painter, const QRectF& rect, const QFont& font, bool forPrint) const {
    const ChartColours colours = forPrint ? printColours() : chartColours(palette());
    painter.setFont(font);
    painter.fillRect(rect, colours.background);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF metrics(font);
    if (m_spec.groups.isEmpty()) {
        painter.setPen(colours.mutedText);
        painter.drawText(rect.adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap,
                         m_spec.emptyText);
        return;
    }
    const Place place = placeIn(rect, font);
    const double scale = m_spec.max > 0 ? place.area.height() / m_spec.max : 0;
    for (int tick = 0; tick <= 4; ++tick) {
        const double value = m_spec.max * tick / 4;
        const double y = place.area.bottom() - value * scale;
        painter.setPen(colours.grid);
        painter.drawLine(QPointF(place.area.left(), y), QPointF(place.area.right(), y));
        painter.setPen(colours.mutedText);
        painter.drawText(QRectF(rect.left(), y - metrics.height() / 2, place.area.left() - rect.left() - 5,
                                metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter,
                         m_spec.asPercent ? percentText(value, 0) : QLocale().toString(value, 'f', 2));
    }
    // The legend, with the pattern that each series is told by.
    double x = place.area.left();
    for (int series = 0; series < m_spec.series.size(); ++series) {
        const QRectF key(x, rect.top() + 5, 14, metrics.height() - 2);
        painter.setPen(colours.series(series));
        painter.setBrush(QBrush(colours.series(series), kPatterns[static_cast<std::size_t>(series) % 4]));
        painter.drawRect(key);
        const double width = metrics.horizontalAdvance(m_spec.series[series]);
        painter.setPen(colours.text);
        painter.drawText(QRectF(key.right() + 5, rect.top() + 3, width + 4, metrics.height() + 2),
                         Qt::AlignLeft | Qt::AlignVCenter, m_spec.series[series]);
        x = key.right() + width + 20;
    }
    for (int group = 0; group < m_spec.groups.size(); ++group) {
        const BarGroup& each = m_spec.groups[group];
        const QRectF label(place.area.left() + place.group * group, place.area.bottom() + 3, place.group,
                           metrics.height() * 1.3);
        painter.setPen(colours.text);
        painter.drawText(label, Qt::AlignCenter,
                         metrics.elidedText(each.name, Qt::ElideMiddle, place.group - 2));
        for (int series = 0; series < each.figures.size(); ++series) {
            const BarFigure& figure = each.figures[series];
            const QRectF bar = slotRect(place, group, series);
            if (!figure.value) {
                painter.setPen(colours.mutedText);
                painter.drawText(
                    QRectF(bar.left(), bar.bottom() - metrics.height(), bar.width(), metrics.height()),
                    Qt::AlignCenter, undefinedText());
                continue;
            }
            const double height = std::clamp(*figure.value, 0.0, m_spec.max) * scale;
            const QRectF filled(bar.left() + 1.5, bar.bottom() - height, bar.width() - 3, height);
            painter.setPen(QPen(colours.series(series), 1));
            painter.setBrush(QBrush(colours.series(series), kPatterns[static_cast<std::size_t>(series) % 4]));
            painter.drawRect(filled);
            if (figure.low && figure.high) {
                const double centre = bar.center().x();
                const double top = bar.bottom() - std::min(*figure.high, m_spec.max) * scale;
                const double bottom = bar.bottom() - std::max(*figure.low, 0.0) * scale;
                painter.setPen(QPen(colours.text, 1.3));
                painter.drawLine(QPointF(centre, top), QPointF(centre, bottom));
                painter.drawLine(QPointF(centre - 3, top), QPointF(centre + 3, top));
                painter.drawLine(QPointF(centre - 3, bottom), QPointF(centre + 3, bottom));
            }
        }
    }
    if (!forPrint && hasFocus()) {
        painter.setPen(QPen(colours.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(slotRect(place, m_group, m_series));
    }
}

void BarChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, rect(), font(), false);
    if (hasFocus()) {
        drawFocusRing(painter, rect(), palette());
    }
}

ChartPicture BarChart::picture() const {
    return {m_spec.title, QSizeF(std::max(width(), 480), std::max(height(), 240)), font(),
            [this](QPainter& painter, const QRectF& rect, const QFont& chartFont) {
                paint(painter, rect, chartFont, true);
            }};
}

QRectF BarChart::barPlace(int group, int series) const {
    return slotRect(placeIn(rect(), font()), group, series);
}

std::optional<std::pair<int, int>> BarChart::barAt(const QPointF& point) const {
    const Place place = placeIn(rect(), font());
    for (int group = 0; group < m_spec.groups.size(); ++group) {
        for (int series = 0; series < m_spec.groups[group].figures.size(); ++series) {
            if (slotRect(place, group, series).contains(point)) {
                return std::pair(group, series);
            }
        }
    }
    return std::nullopt;
}

bool BarChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto bar = barAt(help->pos())) {
            QToolTip::showText(help->globalPos(), textOf(bar->first, bar->second), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

void BarChart::mousePressEvent(QMouseEvent* event) {
    const auto bar = event->button() == Qt::LeftButton ? barAt(event->position()) : std::nullopt;
    if (bar) {
        m_group = bar->first;
        m_series = bar->second;
        update();
        Q_EMIT barChosen(m_group, m_series);
    }
    QWidget::mousePressEvent(event);
}

void BarChart::keyPressEvent(QKeyEvent* event) {
    if (m_spec.groups.isEmpty() || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int groups = static_cast<int>(m_spec.groups.size());
    const int series = std::max<int>(static_cast<int>(m_spec.series.size()), 1);
    switch (event->key()) {
    case Qt::Key_Left:
        m_group = std::max(m_group - 1, 0);
        break;
    case Qt::Key_Right:
        m_group = std::min(m_group + 1, groups - 1);
        break;
    case Qt::Key_Up:
        m_series = std::max(m_series - 1, 0);
        break;
    case Qt::Key_Down:
        m_series = std::min(m_series + 1, series - 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        Q_EMIT barChosen(m_group, m_series);
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    announceChartChange(this);
    update();
}

} // namespace assay::widgets

#include "moc_bar_chart.cpp"
