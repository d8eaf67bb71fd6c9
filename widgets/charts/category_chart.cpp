#include "widgets/charts/category_chart.h"

#include "core/plot/axis_ticks.h"
#include "core/plot/chart_style.h"
#include "core/plot/svg_chart.h"
#include "widgets/charts/category_chart_view.h"
#include "widgets/charts/chart_export.h"
#include "widgets/charts/painted_chart.h"
#include "widgets/charts/plot_marks.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/theme.h"

#include <QAction>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kLeastSlot = 12;
constexpr double kCap = 3; // of a whisker, to each side

} // namespace

CategoryChart::CategoryChart(QWidget* parent)
    : QWidget(parent)
    , m_view(new CategoryChartView(this)) {
    m_chart.body = plot::BarChart();
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bar chart"));
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_view->setPainting([this](QPainter& painter) { paintChart(painter); });
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(tr("Copy picture"), this);
    connect(copy, &QAction::triggered, this, [this] { copyChart(picture()); });
    auto* save = new QAction(tr("Save picture…"), this);
    connect(save, &QAction::triggered, this, [this] {
        saveFileAs(
            this, tr("Save picture"),
            fileNameFor(QString::fromStdString(m_chart.title), QStringLiteral("chart")), chartFileFilters(),
            [this](const QString& path, QString* error) { return exportChart(picture(), path, error); });
    });
    addActions({copy, save});
}

void CategoryChart::setChart(plot::Chart chart, QList<QStringList> texts, const QString& emptyText) {
    m_chart = std::move(chart);
    m_texts = std::move(texts);
    m_emptyText = emptyText;
    m_category = std::clamp(m_category, 0, std::max(categoryCount() - 1, 0));
    m_series = std::clamp(m_series, 0, std::max(static_cast<int>(seriesNames().size()) - 1, 0));
    setAccessibleName(m_chart.title.empty() ? tr("Bar chart") : QString::fromStdString(m_chart.title));
    announceChartChange(this);
    updateGeometry();
    m_chartValid = false;
    invalidate();
}

int CategoryChart::categoryCount() const {
    const auto* bars = std::get_if<plot::BarChart>(&m_chart.body);
    const auto* boxes = std::get_if<plot::BoxChart>(&m_chart.body);
    return static_cast<int>(bars != nullptr    ? bars->categories.size()
                            : boxes != nullptr ? boxes->categories.size()
                                               : 0);
}

QStringList CategoryChart::seriesNames() const {
    QStringList names;
    const auto add = [&](const auto& series) {
        for (const auto& one : series) {
            names.append(QString::fromStdString(one.name));
        }
    };
    if (const auto* bars = std::get_if<plot::BarChart>(&m_chart.body)) {
        add(bars->series);
    } else if (const auto* boxes = std::get_if<plot::BoxChart>(&m_chart.body)) {
        add(boxes->series);
    }
    return names;
}

QString CategoryChart::textOf(int category, int series) const {
    if (category < 0 || category >= categoryCount() || series < 0 || series >= seriesNames().size()) {
        return {};
    }
    const auto* bars = std::get_if<plot::BarChart>(&m_chart.body);
    const std::string& name =
        bars != nullptr
            ? bars->categories[static_cast<std::size_t>(category)]
            : std::get<plot::BoxChart>(m_chart.body).categories[static_cast<std::size_t>(category)];
    return tr("%1, %2: %3")
        .arg(QString::fromStdString(name), seriesNames()[series],
             m_texts.isEmpty()
                 ? figuresOf(static_cast<std::size_t>(category), static_cast<std::size_t>(series))
                 : m_texts.value(category).value(series));
}

// "0.50 [0.30, 0.70]"; of a box from its low end to its high one.
QString CategoryChart::figuresOf(std::size_t category, std::size_t series) const {
    const auto valueAt = [category](const auto& all) {
        return category < all.size() ? all[category] : std::nullopt;
    };
    if (const auto* bars = std::get_if<plot::BarChart>(&m_chart.body)) {
        const auto value = valueAt(bars->series[series].values);
        const auto interval = valueAt(bars->series[series].intervals);
        const int decimals = bars->y.decimals;
        const auto chance = valueAt(bars->series[series].chance);
        const QString figure =
            !value     ? undefinedText()
            : interval ? QStringLiteral("%1 [%2, %3]")
                             .arg(numberText(*value, decimals), numberText(interval->low, decimals),
                                  numberText(interval->high, decimals))
                       : numberText(*value, decimals);
        return chance ? tr("%1, by chance %2").arg(figure, numberText(*chance, decimals)) : figure;
    }
    const auto& boxes = std::get<plot::BoxChart>(m_chart.body);
    const auto box = valueAt(boxes.series[series].boxes);
    if (!box) {
        return undefinedText();
    }
    QStringList figures;
    for (const double value : {box->low, box->lowerQuarter, box->median, box->upperQuarter, box->high}) {
        figures.append(numberText(value, boxes.y.decimals));
    }
    return figures.join(QStringLiteral(" · "));
}

QString CategoryChart::spokenValue() const {
    return textOf(m_category, m_series);
}

QString CategoryChart::textAlternative() const {
    if (categoryCount() == 0) {
        return m_emptyText.isEmpty() ? tr("There is nothing to show yet") : m_emptyText;
    }
    QStringList lines{QString::fromStdString(m_chart.title)};
    for (int category = 0; category < categoryCount(); ++category) {
        for (int series = 0; series < seriesNames().size(); ++series) {
            lines << textOf(category, series);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QSize CategoryChart::sizeHint() const {
    return minimumSizeHint().expandedTo({480, 240});
}

QSize CategoryChart::minimumSizeHint() const {
    const int line = fontMetrics().height();
    return QSize(line * 14, line * 10).expandedTo(kLeastChartSize);
}

int CategoryChart::readableWidth() const {
    const double series = std::max<double>(static_cast<double>(seriesNames().size()), 1);
    const double category =
        std::max((series * kLeastSlot) / kSlotShare, fontMetrics().averageCharWidth() * 8.0);
    return std::max(static_cast<int>(60 + category * categoryCount()), minimumSizeHint().width());
}

void CategoryChart::invalidate() {
    m_layoutValid = false;
    m_pictureValid = false;
    m_view->viewport()->update();
}

void CategoryChart::ensureLayout() const {
    if (m_layoutValid && m_layout.outer.size() == QSizeF(size())) {
        return;
    }
    plot::LineChart head; // its legend names the series
    for (const QString& name : seriesNames()) {
        head.series.push_back({.name = name.toStdString(), .points = {}});
    }
    const auto* const chances = std::get_if<plot::BarChart>(&m_chart.body);
    if (chances != nullptr && !head.series.empty()) {
        head.chanceName = chances->chanceName;
        if (const std::string name = plot::noIntervalNameOf(*chances); !name.empty()) {
            plot::ChartMark mark; // the legend asks only for its name
            mark.legend = name;
            head.marks.push_back(std::move(mark));
        }
        for (std::size_t i = 0; i < head.series.size(); ++i) {
            const auto& chance = chances->series[i].chance;
            if (std::any_of(chance.begin(), chance.end(), [](const auto& one) { return one.has_value(); })) {
                head.series[i].chance = 0; // the legend asks only whether there is one
            }
        }
    }
    m_layout = emptyLayout(head, QRectF(rect()), font());
    m_layout.hasAxes = categoryCount() > 0;
    if (m_layout.hasAxes) {
        if (!m_chartValid) {
            m_view->setChart(m_chart, chartColours(palette()), m_layout.smallFont);
            m_chartValid = true;
        }
        m_layout.area = m_view->arrange(m_layout.outer.size(), placeHead(m_layout, head));
        const auto* bars = std::get_if<plot::BarChart>(&m_chart.body);
        const plot::ChartAxis& axis = bars != nullptr ? bars->y : std::get<plot::BoxChart>(m_chart.body).y;
        const plot::AxisRange range = plot::usableRange(axis.min, axis.max);
        m_layout.yMin = range.min;
        m_layout.yMax = range.max;
    }
    m_layoutValid = true;
}

double CategoryChart::placeY(double value) const {
    return m_layout.toPixel({0, std::clamp(value, m_layout.yMin, m_layout.yMax)}).y();
}

QRectF CategoryChart::slotPlace(int category, int series) const {
    ensureLayout();
    const double room = m_layout.area.width() / std::max(categoryCount(), 1);
    const double width = room * kSlotShare / std::max<double>(static_cast<double>(seriesNames().size()), 1);
    return {m_layout.area.left() + room * category + room * (1 - kSlotShare) / 2 + width * series,
            m_layout.area.top(), width, m_layout.area.height()};
}

void CategoryChart::ensurePicture() {
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    ensureLayout();
    if (m_pictureValid && m_picture.size() == pixels && m_picture.devicePixelRatio() == ratio) {
        return;
    }
    const ChartColours colours = chartColours(palette());
    if (m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
    }
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(colours.background);
    QPainter painter(&m_picture);
    if (m_layout.hasAxes) {
        m_view->drawChart(painter);
        paintOver(painter);
    } else {
        painter.setPen(colours.mutedText);
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    }
    m_pictureValid = true;
}

// Legend, whiskers, and a dash where there is no figure.
void CategoryChart::paintOver(QPainter& painter) const {
    const ChartColours colours = chartColours(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    const auto* bars = std::get_if<plot::BarChart>(&m_chart.body);
    const auto* boxes = std::get_if<plot::BoxChart>(&m_chart.body);
    const std::vector<plot::SeriesStyle> styles =
        bars != nullptr ? plot::stylesOf(bars->series) : plot::stylesOf(boxes->series);
    QFont bold = m_layout.smallFont;
    bold.setBold(true);
    paintLegendOf(painter, m_layout, colours, [&](const LegendEntry& entry) {
        if (entry.mark >= 0) {
            painter.setFont(bold);
            painter.setPen(colours.text);
            painter.drawText(entry.sample, Qt::AlignCenter, QLatin1String(plot::kNoIntervalMark));
            painter.setFont(m_layout.smallFont);
            return;
        }
        if (entry.series < 0) {
            paintChanceSample(painter, entry, colours);
            return;
        }
        const auto series = static_cast<std::size_t>(entry.series);
        const QColor colour = colours.series(static_cast<int>(styles[series].colour));
        painter.setPen(colour);
        painter.setBrush(seriesBrush(series, colour));
        painter.drawRect(entry.sample.adjusted(2, 2, -2, -3));
    });
    painter.setBrush(Qt::NoBrush);
    for (int category = 0; category < categoryCount(); ++category) {
        for (int series = 0; series < static_cast<int>(styles.size()); ++series) {
            const auto c = static_cast<std::size_t>(category);
            const auto s = static_cast<std::size_t>(series);
            const QRectF place = slotPlace(category, series);
            const bool isThere =
                bars != nullptr ? c < bars->series[s].values.size() && bars->series[s].values[c].has_value()
                                : c < boxes->series[s].boxes.size() && boxes->series[s].boxes[c].has_value();
            if (!isThere) {
                painter.setFont(m_layout.smallFont);
                painter.setPen(colours.mutedText);
                painter.drawText(place.adjusted(-4, 0, 4, -2), Qt::AlignHCenter | Qt::AlignBottom,
                                 undefinedText());
            } else if (bars != nullptr && c < bars->series[s].intervals.size() &&
                       bars->series[s].intervals[c]) {
                const double low = placeY(bars->series[s].intervals[c]->low);
                const double high = placeY(bars->series[s].intervals[c]->high);
                const double x = place.center().x();
                painter.setPen(QPen(colours.text, 1.3));
                painter.drawLines({QLineF(x, low, x, high), QLineF(x - kCap, low, x + kCap, low),
                                   QLineF(x - kCap, high, x + kCap, high)});
            } else if (bars != nullptr && !bars->noIntervalName.empty()) {
                painter.setFont(bold);
                const double line = painter.fontMetrics().height();
                const double top = placeY(*bars->series[s].values[c]);
                QRectF mark(place.center().x() - kLeastSlot / 2, std::max(top - line, place.top()),
                            kLeastSlot, line);
                if (mark.bottom() > top) { // no room above the bar: on it
                    painter.fillRect(mark.adjusted(1, 1, -1, -1), colours.background);
                }
                painter.setPen(colours.text);
                painter.drawText(mark, Qt::AlignCenter, QLatin1String(plot::kNoIntervalMark));
            }
            if (bars != nullptr && c < bars->series[s].chance.size() && bars->series[s].chance[c]) {
                const double y = placeY(*bars->series[s].chance[c]);
                const QLineF level(place.left() - 1, y, place.right() + 1, y);
                painter.setPen(QPen(colours.background, 3.2, Qt::SolidLine, Qt::FlatCap)); // on any bar
                painter.drawLine(level);
                painter.setPen(chancePen(colours.text));
                painter.drawLine(level);
            }
        }
    }
}

void CategoryChart::paintChart(QPainter& painter) {
    ensurePicture();
    painter.drawPixmap(0, 0, m_picture);
    if (hasFocus()) {
        if (m_layout.hasAxes) {
            painter.setPen(QPen(chartColours(palette()).focus, 2));
            painter.drawRect(slotPlace(m_category, m_series));
        }
        drawFocusRing(painter, rect(), palette());
    }
}

ChartPicture CategoryChart::picture() const {
    ChartPicture result;
    result.title = QString::fromStdString(m_chart.title);
    result.size = QSizeF(size().expandedTo(kLeastPictureSize));
    result.font = font();
    plot::Chart chart = m_chart;
    chart.alternative = textAlternative().toStdString();
    result.paint = [chart](QPainter& painter, const QRectF& rect, const QFont& font) {
        widgets::paintChart(painter, rect, chart, font);
    };
    result.svg = [chart, size = result.size] { return chartAsSvg(chart, size); };
    return result;
}

std::optional<std::pair<int, int>> CategoryChart::slotAt(const QPointF& point) const {
    for (int category = 0; category < categoryCount(); ++category) {
        for (int series = 0; series < seriesNames().size(); ++series) {
            if (slotPlace(category, series).contains(point)) {
                return std::pair(category, series);
            }
        }
    }
    return std::nullopt;
}

// The whole name of the category whose label stands there; empty: none does.
QString CategoryChart::nameBelow(const QPointF& point) const {
    ensureLayout();
    const QRectF area = m_layout.area;
    if (!m_layout.hasAxes || point.y() < area.bottom() || point.x() < area.left() ||
        point.x() >= area.right()) {
        return {};
    }
    const double room = area.width() / std::max(categoryCount(), 1);
    const auto category = static_cast<std::size_t>((point.x() - area.left()) / room);
    const auto* bars = std::get_if<plot::BarChart>(&m_chart.body);
    const std::vector<std::string>& names =
        bars != nullptr ? bars->categories : std::get<plot::BoxChart>(m_chart.body).categories;
    return category < names.size() ? QString::fromStdString(names[category]) : QString();
}

bool CategoryChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto found = slotAt(help->pos())) {
            QToolTip::showText(help->globalPos(), textOf(found->first, found->second), this);
            return true;
        }
        if (const QString name = nameBelow(help->pos()); !name.isEmpty()) {
            QToolTip::showText(help->globalPos(), name, this);
            return true;
        }
    }
    if (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::LocaleChange) {
        invalidate();
    }
    return QWidget::event(event);
}

void CategoryChart::changeEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
        m_chartValid = false;
        invalidate();
        break;
    default:
        break;
    }
    QWidget::changeEvent(event);
}

void CategoryChart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_view->setGeometry(rect());
    m_pictureValid = false;
}

void CategoryChart::mousePressEvent(QMouseEvent* event) {
    const auto found = event->button() == Qt::LeftButton ? slotAt(event->position()) : std::nullopt;
    if (found) {
        m_category = found->first;
        m_series = found->second;
        m_view->viewport()->update();
        Q_EMIT chosen(m_category, m_series);
    }
    QWidget::mousePressEvent(event);
}

void CategoryChart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    m_view->viewport()->update();
}

void CategoryChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    m_view->viewport()->update();
}

void CategoryChart::keyPressEvent(QKeyEvent* event) {
    if (categoryCount() == 0 || event->modifiers() != Qt::NoModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int series = std::max<int>(static_cast<int>(seriesNames().size()), 1);
    switch (event->key()) {
    case Qt::Key_Left:
        m_category = std::max(m_category - 1, 0);
        break;
    case Qt::Key_Right:
        m_category = std::min(m_category + 1, categoryCount() - 1);
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
        Q_EMIT chosen(m_category, m_series);
        return;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    announceChartChange(this);
    m_view->viewport()->update();
}

} // namespace assay::widgets

#include "moc_category_chart.cpp"
