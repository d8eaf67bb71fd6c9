#include "widgets/charts/plot_marks.h"

#include "core/plot/chart_style.h"
#include "core/plot/thinning.h"
#include "widgets/charts/chart_font.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace assay::widgets {
namespace {

constexpr double kLineWidth = 1.2;
constexpr double kEmphasisedWidth = 2.2;
constexpr double kCurveMarkerSize = 7;
constexpr double kCurveMarkerSpacing = 96;
constexpr double kPointSize = 11;
constexpr double kOffOpacity = 0.35; // of what is switched off

// A series whose line style another one has too needs a second way to be told.
bool needsMarkers(const std::vector<plot::SeriesStyle>& styles, std::size_t index) {
    for (std::size_t i = 0; i < styles.size(); ++i) {
        if (i != index && styles[i].pattern == styles[index].pattern) {
            return true;
        }
    }
    return false;
}

QColor colourOf(const plot::SeriesStyle& style, const ChartColours& colours) {
    return colours.series(static_cast<int>(style.colour));
}

QColor markColour(const plot::ChartMark& mark, const ChartColours& colours) {
    return mark.look ? colourOf(plot::seriesStyle(*mark.look), colours) : colours.text;
}

bool isDrawable(const plot::ChartPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

// Points without a neighbour, which no line shows.
bool standsAlone(const std::vector<plot::ChartPoint>& points, std::size_t i) {
    return isDrawable(points[i]) && (i == 0 || !isDrawable(points[i - 1])) &&
           (i + 1 == points.size() || !isDrawable(points[i + 1]));
}

// On points of the curve, as far apart along it as they need to be told from each other.
QList<QPointF> markerPlaces(const PlotLayout& layout, const plot::ChartSeries& series, double offset) {
    QList<QPointF> places;
    double toNext = offset;
    QPointF last;
    bool hasLast = false;
    for (const plot::ChartPoint& point : series.points) {
        if (!isDrawable(point)) {
            hasLast = false;
            continue;
        }
        const QPointF at = layout.toPixel(pointOf(point));
        if (hasLast) {
            toNext -= QLineF(last, at).length();
        }
        if (toNext <= 0) {
            places.append(at);
            toNext = kCurveMarkerSpacing;
        }
        last = at;
        hasLast = true;
    }
    return places;
}

// Hollow where luck is shown: its fill and its rim change places.
void paintSeriesMarker(QPainter& painter, const QPointF& at, const plot::SeriesStyle& style,
                       const ChartColours& colours) {
    const QColor colour = colourOf(style, colours);
    paintMarker(painter, at, style.marker, kCurveMarkerSize, style.isHollow ? colours.background : colour,
                style.isHollow ? colour : colours.background);
}

void paintSeriesMarkers(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                        const ChartColours& colours) {
    const QRectF visible = layout.area.adjusted(-1, -1, 1, 1);
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(chart.series);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const plot::ChartSeries& series = chart.series[i];
        QList<QPointF> places;
        if (series.scattered) {
            for (const plot::ChartPoint& point : plot::scatteredPoints(series, chart.x, chart.y)) {
                places.append(layout.toPixel(pointOf(point)));
            }
        } else if (needsMarkers(styles, i)) {
            places = markerPlaces(layout, series, 24 + 29.0 * static_cast<double>(i % 3));
        }
        for (std::size_t p = 0; p < series.points.size(); ++p) {
            if (!series.scattered && standsAlone(series.points, p)) {
                places.append(layout.toPixel(pointOf(series.points[p])));
            }
        }
        for (const QPointF& at : places) {
            if (visible.contains(at)) {
                paintSeriesMarker(painter, at, styles[i], colours);
            }
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void paintTitle(QPainter& painter, const PlotLayout& layout, const ChartColours& colours) {
    const QFontMetricsF metrics(layout.titleFont);
    painter.setFont(layout.titleFont);
    painter.setPen(colours.text);
    double y = layout.titleRect.top() + metrics.ascent();
    for (const QString& line : layout.title) {
        painter.drawText(QPointF(layout.titleRect.left(), y),
                         metrics.elidedText(line, Qt::ElideRight, layout.titleRect.width()));
        y += std::ceil(metrics.height());
    }
}

void paintSample(QPainter& painter, const LegendEntry& entry, const plot::LineChart& chart,
                 const std::vector<plot::SeriesStyle>& styles, const ChartColours& colours) {
    const double y = entry.sample.center().y();
    if (entry.band >= 0) {
        QColor edge = colours.band;
        edge.setAlpha(std::min(255, edge.alpha() * 5));
        painter.setPen(QPen(edge, 1));
        painter.setBrush(colours.band);
        painter.drawRect(entry.sample.adjusted(3, 3, -3, -4));
        return;
    }
    if (entry.mark >= 0) {
        const plot::ChartMark& mark = chart.marks[static_cast<std::size_t>(entry.mark)];
        painter.setPen(stylePen(plot::patternOf(mark.style), markColour(mark, colours), kLineWidth));
        painter.drawLine(QPointF(entry.sample.left() + 1, y), QPointF(entry.sample.right() - 1, y));
        return;
    }
    if (entry.series < 0) {
        paintChanceSample(painter, entry, colours);
        return;
    }
    const auto series = static_cast<std::size_t>(entry.series);
    const QColor colour = colourOf(styles[series], colours);
    if (!chart.series[series].scattered) {
        painter.setPen(stylePen(styles[series].pattern, colour, kCurveWidth));
        painter.drawLine(QPointF(entry.sample.left() + 1, y), QPointF(entry.sample.right() - 1, y));
    }
    if (chart.series[series].scattered || needsMarkers(styles, series)) {
        paintSeriesMarker(painter, entry.sample.center(), styles[series], colours);
    }
}

// One vertical line; `label` where it has one.
void paintMark(QPainter& painter, const PlotLayout& layout, const plot::ChartMark& mark,
               const plot::PlacedLabel* label, bool leader, const ChartColours& colours) {
    const double x = layout.toPixel(QPointF(mark.x, layout.yMin)).x();
    if (!std::isfinite(x) || x < layout.area.left() - 0.5 || x > layout.area.right() + 0.5) {
        return;
    }
    const double top = label != nullptr && leader ? layout.rectOf(*label).bottom() - 1 : layout.area.top();
    const double width = mark.emphasised ? kEmphasisedWidth : kLineWidth;
    painter.setPen(stylePen(plot::patternOf(mark.style), markColour(mark, colours), width));
    painter.drawLine(QPointF(x, layout.area.bottom()), QPointF(x, top));
}

void paintMarkLabel(QPainter& painter, const PlotLayout& layout, const plot::ChartMark& mark,
                    const plot::PlacedLabel& label, const ChartColours& colours) {
    const QRectF rect = layout.rectOf(label);
    const QFont font = mark.emphasised ? emphasisFont(layout.smallFont) : layout.smallFont;
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colours.text);
    const QString text =
        metrics.elidedText(QString::fromStdString(mark.label), Qt::ElideRight, rect.width() + 1);
    painter.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(text) / 2,
                             rect.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                     text);
}

bool inRange(const PlotLayout& layout, const plot::ChartMark& mark) {
    const double slack = 1e-9 * (layout.xMax - layout.xMin);
    return mark.x >= layout.xMin - slack && mark.x <= layout.xMax + slack;
}

void paintStaticMarks(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                      const ChartColours& colours) {
    plot::LabelPlacement placement(0, 0, 1);
    for (const plot::PlacedLabel& label : layout.staticLabels) {
        placement.add(label);
    }
    int next = 0;
    for (const plot::ChartMark& mark : chart.marks) {
        const plot::PlacedLabel* label = mark.label.empty() ? nullptr : &layout.staticLabels[next++];
        const bool leader = label != nullptr && placement.leaderFree(label->lineX, label->row);
        paintMark(painter, layout, mark, label, leader, colours);
        if (label != nullptr && inRange(layout, mark)) {
            paintMarkLabel(painter, layout, mark, *label, colours);
        }
    }
}

// Beside the point, on the first side where it neither leaves the area nor covers another label.
QRectF pointLabelRect(const QPointF& at, const QSizeF& size, const QRectF& area, const QList<QRectF>& taken) {
    const double gap = kPointSize * 0.5 + 4;
    const QPointF corners[] = {{at.x() + gap, at.y() - size.height() - 2},
                               {at.x() - gap - size.width(), at.y() - size.height() - 2},
                               {at.x() + gap, at.y() + 2},
                               {at.x() - gap - size.width(), at.y() + 2},
                               {at.x() + gap, at.y() - 2 * size.height() - 4},
                               {at.x() - gap - size.width(), at.y() - 2 * size.height() - 4},
                               {at.x() + gap, at.y() + size.height() + 4},
                               {at.x() - gap - size.width(), at.y() + size.height() + 4}};
    for (const QPointF& corner : corners) {
        const QRectF rect(corner, size);
        const bool free = std::none_of(taken.begin(), taken.end(),
                                       [&rect](const QRectF& other) { return other.intersects(rect); });
        if (free && area.contains(rect)) {
            return rect;
        }
    }
    QRectF rect(corners[0], size);
    rect.moveLeft(std::clamp(rect.left(), area.left(), std::max(area.left(), area.right() - size.width())));
    rect.moveTop(std::clamp(rect.top(), area.top(), std::max(area.top(), area.bottom() - size.height())));
    return rect;
}

// Their labels go where those of the chart's own marks leave room.
void paintOverlayMarks(QPainter& painter, const PlotLayout& layout, const std::vector<plot::ChartMark>& marks,
                       const ChartColours& colours) {
    const QFontMetricsF metrics(emphasisFont(layout.smallFont));
    plot::LabelPlacement placement(layout.outer.left() + 4, layout.outer.right() - 4, layout.labelRows);
    for (const plot::PlacedLabel& label : layout.staticLabels) {
        placement.add(label);
    }
    std::vector<std::optional<plot::PlacedLabel>> labels;
    for (const plot::ChartMark& mark : marks) {
        labels.emplace_back();
        if (!mark.label.empty() && inRange(layout, mark)) {
            labels.back() = placement.place(layout.toPixel(QPointF(mark.x, layout.yMin)).x(),
                                            metrics.horizontalAdvance(QString::fromStdString(mark.label)));
        }
    }
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const plot::PlacedLabel* label = labels[i] ? &*labels[i] : nullptr;
        const bool leader = label != nullptr && placement.leaderFree(label->lineX, label->row);
        paintMark(painter, layout, marks[i], label, leader, colours);
    }
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (labels[i]) {
            paintMarkLabel(painter, layout, marks[i], *labels[i], colours);
        }
    }
}

// Labels last, each beside its spot.
void paintSpots(QPainter& painter, const PlotLayout& layout, const std::vector<plot::ChartSpot>& spots,
                const std::vector<plot::SeriesStyle>& styles, const ChartColours& colours) {
    QList<QRectF> taken;
    const QRectF visible = layout.area.adjusted(-1, -1, 1, 1);
    for (const plot::ChartSpot& spot : spots) {
        const QPointF at = layout.toPixel(pointOf(spot.at));
        if (visible.contains(at)) {
            const QColor fill = spot.look ? colourOf(plot::seriesStyle(*spot.look), colours)
                                : spot.series < styles.size() ? colourOf(styles[spot.series], colours)
                                                              : colours.text;
            paintMarker(painter, at, spot.shape, kPointSize, fill, colours.background);
            taken.append(QRectF(at.x() - kPointSize / 2, at.y() - kPointSize / 2, kPointSize, kPointSize));
        }
    }
    const QFontMetricsF metrics(layout.smallFont);
    painter.setFont(layout.smallFont);
    for (const plot::ChartSpot& spot : spots) {
        const QPointF at = layout.toPixel(pointOf(spot.at));
        if (spot.label.empty() || !visible.contains(at)) {
            continue;
        }
        const QString text = QString::fromStdString(spot.label);
        const QSizeF size(std::ceil(metrics.horizontalAdvance(text)) + 6, std::ceil(metrics.height()));
        const QRectF rect = pointLabelRect(at, size, layout.area, taken);
        taken.append(rect);
        QColor under = colours.background;
        under.setAlpha(215);
        painter.fillRect(rect, under);
        painter.setPen(colours.text);
        painter.drawText(QPointF(rect.left() + 3, rect.top() + metrics.ascent()), text);
    }
}

} // namespace

QPen stylePen(std::size_t pattern, const QColor& colour, double width) {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    QList<qreal> dashes; // in widths of the pen
    for (const double length : plot::dashesOf(pattern)) {
        dashes.append(length / kCurveWidth);
    }
    if (dashes.isEmpty()) {
        pen.setCapStyle(Qt::RoundCap);
    } else {
        pen.setDashPattern(dashes);
    }
    return pen;
}

void paintBands(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                const ChartColours& colours) {
    QColor edge = colours.band;
    edge.setAlpha(std::min(255, edge.alpha() * 5));
    for (const plot::ChartBand& band : chart.bands) {
        const double left =
            layout.toPixel(QPointF(std::max(std::min(band.from, band.to), layout.xMin), 0)).x();
        const double right =
            layout.toPixel(QPointF(std::min(std::max(band.from, band.to), layout.xMax), 0)).x();
        if (!(right >= left)) {
            continue;
        }
        // A range of one point is still to be seen.
        const QRectF rect(left, layout.area.top(), std::max(right - left, 1.5), layout.area.height());
        painter.fillRect(rect, colours.band);
        painter.setPen(QPen(edge, 1));
        painter.drawLine(rect.topLeft(), rect.bottomLeft());
        painter.drawLine(rect.topRight(), rect.bottomRight());
    }
    for (const plot::ChartRegion& region : chart.regions) {
        const QRectF rect = QRectF(layout.toPixel(QPointF(region.low.x, region.high.y)),
                                   layout.toPixel(QPointF(region.high.x, region.low.y)))
                                .intersected(layout.area);
        if (rect.isNull()) {
            continue;
        }
        painter.fillRect(rect, colours.band);
        painter.setPen(QPen(edge, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect);
    }
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(chart.series);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        if (chart.series[i].chance && std::isfinite(*chart.series[i].chance)) {
            const double y = layout.toPixel(QPointF(0, *chart.series[i].chance)).y();
            if (y < layout.area.top() - 0.5 || y > layout.area.bottom() + 0.5) {
                continue;
            }
            painter.setPen(chancePen(colourOf(styles[i], colours)));
            painter.drawLine(QPointF(layout.area.left(), y), QPointF(layout.area.right(), y));
        }
    }
}

QPen chancePen(const QColor& colour) {
    QPen pen(colour, 1.2, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({1.2, 2.4});
    return pen;
}

void paintChanceSample(QPainter& painter, const LegendEntry& entry, const ChartColours& colours) {
    const double y = entry.sample.center().y();
    painter.setPen(chancePen(colours.text));
    painter.drawLine(QPointF(entry.sample.left() + 1, y), QPointF(entry.sample.right() - 1, y));
}

void paintMarker(QPainter& painter, const QPointF& centre, plot::ChartMarker shape, double size,
                 const QColor& fill, const QColor& rim) {
    painter.setPen(QPen(rim, size >= 9 ? 2.0 : 1.2, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(fill);
    const double r = size / 2;
    const double x = centre.x();
    const double y = centre.y();
    switch (shape) {
    case plot::ChartMarker::Circle:
        painter.drawEllipse(centre, r, r);
        break;
    default: {
        QPolygonF outline;
        for (const plot::ChartPoint& point : plot::outlineOf(shape, r)) {
            outline << centre + QPointF(point.x, point.y);
        }
        painter.drawPolygon(outline);
        break;
    }
    case plot::ChartMarker::Square: {
        const double h = r * 0.89; // about the area of the circle
        painter.drawRect(QRectF(x - h, y - h, 2 * h, 2 * h));
        break;
    }
    case plot::ChartMarker::Diamond: {
        const double h = r * 1.25;
        const QPointF corners[] = {{x, y - h}, {x + h, y}, {x, y + h}, {x - h, y}};
        painter.drawPolygon(corners, 4);
        break;
    }
    case plot::ChartMarker::Triangle: {
        const double h = r * 1.2;
        const QPointF corners[] = {{x, y - h}, {x + h, y + h * 0.8}, {x - h, y + h * 0.8}};
        painter.drawPolygon(corners, 3);
        break;
    }
    }
}

void paintLegendOf(QPainter& painter, const PlotLayout& layout, const ChartColours& colours,
                   const std::function<void(const LegendEntry&)>& paintSample) {
    const QFontMetricsF metrics(layout.smallFont);
    painter.setFont(layout.smallFont);
    QFont offFont = layout.smallFont;
    offFont.setStrikeOut(true);
    for (const LegendEntry& entry : layout.legend) {
        painter.setOpacity(entry.off ? kOffOpacity : 1);
        paintSample(entry);
        painter.setOpacity(1);
        painter.setBrush(Qt::NoBrush);
        painter.setFont(entry.off ? offFont : layout.smallFont);
        painter.setPen(entry.off ? colours.mutedText : colours.text);
        painter.drawText(QPointF(entry.sample.right() + 6,
                                 entry.sample.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                         entry.text);
    }
}

void paintLegend(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                 const ChartColours& colours) {
    const std::vector<plot::SeriesStyle> styles = plot::stylesOf(chart.series);
    paintLegendOf(painter, layout, colours,
                  [&](const LegendEntry& entry) { paintSample(painter, entry, chart, styles, colours); });
}

void paintFixedMarks(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                     const ChartColours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintStaticMarks(painter, layout, chart, colours);
    paintSeriesMarkers(painter, layout, chart, colours);
    if (!layout.title.isEmpty()) {
        paintTitle(painter, layout, colours);
    }
    paintLegend(painter, layout, chart, colours);
    painter.restore();
}

void paintEmptyText(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                    const ChartColours& colours) {
    if (!layout.title.isEmpty()) {
        paintTitle(painter, layout, colours);
    }
    painter.setFont(layout.font);
    painter.setPen(colours.mutedText);
    painter.drawText(layout.area.adjusted(12, 0, -12, 0), Qt::AlignCenter | Qt::TextWordWrap,
                     QString::fromStdString(chart.emptyText));
}

void paintPlotOverlay(QPainter& painter, const PlotLayout& layout, const plot::LineChart& chart,
                      const PlotOverlay& overlay, const ChartColours& colours) {
    if (!layout.hasAxes) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintOverlayMarks(painter, layout, overlay.marks, colours);
    std::vector<plot::ChartSpot> spots = chart.spots;
    spots.insert(spots.end(), overlay.spots.begin(), overlay.spots.end());
    if (!spots.empty()) {
        paintSpots(painter, layout, spots, plot::stylesOf(chart.series), colours);
    }
    painter.restore();
}

} // namespace assay::widgets
