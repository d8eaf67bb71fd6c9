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

namespace assay::widgets {
namespace {

constexpr double kLineWidth = 1.2;
constexpr double kEmphasisedWidth = 2.2;
constexpr double kCurveMarkerSize = 7;
constexpr double kCurveMarkerSpacing = 96;
constexpr double kPointSize = 11;

MarkerShape seriesMarker(int colour) {
    constexpr MarkerShape kShapes[] = {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Diamond,
                                       MarkerShape::Triangle};
    return kShapes[static_cast<std::size_t>(std::abs(colour) % 4)];
}

// A series whose line style another one has too needs a second way to be told.
bool needsMarkers(const PlotSpec& spec, int index) {
    for (int i = 0; i < spec.series.size(); ++i) {
        if (i != index && spec.series[i].style == spec.series[index].style) {
            return true;
        }
    }
    return false;
}

QColor lineColour(const PlotLine& line, const ChartColours& colours) {
    return line.colour < 0 ? colours.text : colours.series(line.colour);
}

bool isDrawable(const QPointF& point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

// Points without a neighbour, which no line shows.
bool standsAlone(const QList<QPointF>& points, qsizetype i) {
    return isDrawable(points[i]) && (i == 0 || !isDrawable(points[i - 1])) &&
           (i + 1 == points.size() || !isDrawable(points[i + 1]));
}

// On points of the curve, as far apart along it as they need to be told from each other.
QList<QPointF> markerPlaces(const PlotLayout& layout, const PlotSeries& series, double offset) {
    QList<QPointF> places;
    double toNext = offset;
    QPointF last;
    bool hasLast = false;
    for (const QPointF& point : series.points) {
        if (!isDrawable(point)) {
            hasLast = false;
            continue;
        }
        const QPointF at = layout.toPixel(point);
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

void paintSeriesMarkers(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                        const ChartColours& colours) {
    const QRectF visible = layout.area.adjusted(-1, -1, 1, 1);
    for (int i = 0; i < spec.series.size(); ++i) {
        const PlotSeries& series = spec.series[i];
        QList<QPointF> places;
        if (needsMarkers(spec, i)) {
            places = markerPlaces(layout, series, 24 + 29.0 * (i % 3));
        }
        for (qsizetype p = 0; p < series.points.size(); ++p) {
            if (standsAlone(series.points, p)) {
                places.append(layout.toPixel(series.points[p]));
            }
        }
        for (const QPointF& at : places) {
            if (visible.contains(at)) {
                paintMarker(painter, at, seriesMarker(series.colour), kCurveMarkerSize,
                            colours.series(series.colour), colours.background);
            }
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void paintTitle(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                const ChartColours& colours) {
    const QFontMetricsF metrics(layout.titleFont);
    painter.setFont(layout.titleFont);
    painter.setPen(colours.text);
    painter.drawText(QPointF(layout.titleRect.left(), layout.titleRect.top() + metrics.ascent()),
                     metrics.elidedText(spec.title, Qt::ElideRight, layout.titleRect.width()));
}

void paintSample(QPainter& painter, const LegendEntry& entry, const PlotSpec& spec,
                 const ChartColours& colours) {
    const double y = entry.sample.center().y();
    if (entry.series < 0) {
        QColor edge = colours.band;
        edge.setAlpha(std::min(255, edge.alpha() * 5));
        painter.setPen(QPen(edge, 1));
        painter.setBrush(colours.band);
        painter.drawRect(entry.sample.adjusted(3, 3, -3, -4));
        return;
    }
    const PlotSeries& series = spec.series[entry.series];
    const QColor colour = colours.series(series.colour);
    painter.setPen(stylePen(series.style, colour, kCurveWidth));
    painter.drawLine(QPointF(entry.sample.left() + 1, y), QPointF(entry.sample.right() - 1, y));
    if (needsMarkers(spec, entry.series)) {
        paintMarker(painter, entry.sample.center(), seriesMarker(series.colour), kCurveMarkerSize, colour,
                    colours.background);
    }
}

// One vertical line; `label` where it has one.
void paintLine(QPainter& painter, const PlotLayout& layout, const PlotLine& line,
               const plot::PlacedLabel* label, bool leader, const ChartColours& colours) {
    const double x = layout.toPixel({line.x, layout.yMin}).x();
    if (!std::isfinite(x) || x < layout.area.left() - 0.5 || x > layout.area.right() + 0.5) {
        return;
    }
    const double top = label != nullptr && leader ? layout.rectOf(*label).bottom() - 1 : layout.area.top();
    const double width = line.emphasised ? kEmphasisedWidth : kLineWidth;
    painter.setPen(stylePen(line.style, lineColour(line, colours), width));
    painter.drawLine(QPointF(x, layout.area.bottom()), QPointF(x, top));
}

void paintLineLabel(QPainter& painter, const PlotLayout& layout, const PlotLine& line,
                    const plot::PlacedLabel& label, const ChartColours& colours) {
    const QRectF rect = layout.rectOf(label);
    const QFont font = line.emphasised ? emphasisFont(layout.smallFont) : layout.smallFont;
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colours.text);
    const QString text = metrics.elidedText(line.label, Qt::ElideRight, rect.width() + 1);
    painter.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(text) / 2,
                             rect.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                     text);
}

bool inRange(const PlotLayout& layout, const PlotLine& line) {
    const double slack = 1e-9 * (layout.xMax - layout.xMin);
    return line.x >= layout.xMin - slack && line.x <= layout.xMax + slack;
}

void paintStaticLines(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                      const ChartColours& colours) {
    plot::LabelPlacement placement(0, 0, 1);
    for (const plot::PlacedLabel& label : layout.staticLabels) {
        placement.add(label);
    }
    int next = 0;
    for (const PlotLine& line : spec.lines) {
        const plot::PlacedLabel* label = line.label.isEmpty() ? nullptr : &layout.staticLabels[next++];
        const bool leader = label != nullptr && placement.leaderFree(label->lineX, label->row);
        paintLine(painter, layout, line, label, leader, colours);
        if (label != nullptr && inRange(layout, line)) {
            paintLineLabel(painter, layout, line, *label, colours);
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

} // namespace

QPen stylePen(LineStyle style, const QColor& colour, double width) {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    QList<qreal> pattern; // in widths of the pen
    for (const double length : plot::dashesOf(plot::patternOf(style))) {
        pattern.append(length / kCurveWidth);
    }
    if (pattern.isEmpty()) {
        pen.setCapStyle(Qt::RoundCap);
    } else {
        pen.setDashPattern(pattern);
    }
    return pen;
}

void paintBands(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                const ChartColours& colours) {
    QColor edge = colours.band;
    edge.setAlpha(std::min(255, edge.alpha() * 5));
    for (const PlotBand& band : spec.bands) {
        const double left = layout.toPixel({std::max(std::min(band.from, band.to), layout.xMin), 0}).x();
        const double right = layout.toPixel({std::min(std::max(band.from, band.to), layout.xMax), 0}).x();
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
}

void paintMarker(QPainter& painter, const QPointF& centre, MarkerShape shape, double size, const QColor& fill,
                 const QColor& rim) {
    painter.setPen(QPen(rim, size >= 9 ? 2.0 : 1.2, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.setBrush(fill);
    const double r = size / 2;
    const double x = centre.x();
    const double y = centre.y();
    switch (shape) {
    case MarkerShape::Circle:
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
    case MarkerShape::Square: {
        const double h = r * 0.89; // about the area of the circle
        painter.drawRect(QRectF(x - h, y - h, 2 * h, 2 * h));
        break;
    }
    case MarkerShape::Diamond: {
        const double h = r * 1.25;
        const QPointF corners[] = {{x, y - h}, {x + h, y}, {x, y + h}, {x - h, y}};
        painter.drawPolygon(corners, 4);
        break;
    }
    case MarkerShape::Triangle: {
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
    for (const LegendEntry& entry : layout.legend) {
        paintSample(entry);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(colours.text);
        painter.drawText(QPointF(entry.sample.right() + 6,
                                 entry.sample.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                         entry.text);
    }
}

void paintFixedMarks(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                     const ChartColours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintStaticLines(painter, layout, spec, colours);
    paintSeriesMarkers(painter, layout, spec, colours);
    if (!spec.title.isEmpty()) {
        paintTitle(painter, layout, spec, colours);
    }
    paintLegendOf(painter, layout, colours,
                  [&](const LegendEntry& entry) { paintSample(painter, entry, spec, colours); });
    painter.restore();
}

void paintEmptyText(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                    const ChartColours& colours) {
    if (!spec.title.isEmpty()) {
        paintTitle(painter, layout, spec, colours);
    }
    painter.setFont(layout.font);
    painter.setPen(colours.mutedText);
    painter.drawText(layout.area.adjusted(12, 0, -12, 0), Qt::AlignCenter | Qt::TextWordWrap, spec.emptyText);
}

void paintPlotOverlay(QPainter& painter, const PlotLayout& layout, const PlotOverlay& overlay,
                      const ChartColours& colours) {
    if (!layout.hasAxes) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QFontMetricsF metrics(layout.smallFont);

    const QFontMetricsF labelMetrics(emphasisFont(layout.smallFont));
    plot::LabelPlacement placement(layout.outer.left() + 4, layout.outer.right() - 4, layout.labelRows);
    for (const plot::PlacedLabel& label : layout.staticLabels) {
        placement.add(label);
    }
    QList<std::pair<int, plot::PlacedLabel>> labels;
    for (int i = 0; i < overlay.lines.size(); ++i) {
        const PlotLine& line = overlay.lines[i];
        if (!line.label.isEmpty() && inRange(layout, line)) {
            labels.append({i, placement.place(layout.toPixel({line.x, layout.yMin}).x(),
                                              labelMetrics.horizontalAdvance(line.label))});
        }
    }
    for (int i = 0; i < overlay.lines.size(); ++i) {
        const auto found =
            std::find_if(labels.begin(), labels.end(), [i](const auto& entry) { return entry.first == i; });
        const plot::PlacedLabel* label = found == labels.end() ? nullptr : &found->second;
        const bool leader = label != nullptr && placement.leaderFree(label->lineX, label->row);
        paintLine(painter, layout, overlay.lines[i], label, leader, colours);
    }
    for (const auto& [index, label] : labels) {
        paintLineLabel(painter, layout, overlay.lines[index], label, colours);
    }

    QList<QRectF> taken;
    const QRectF visible = layout.area.adjusted(-1, -1, 1, 1);
    for (const PlotPoint& point : overlay.points) {
        const QPointF at = layout.toPixel(point.at);
        if (visible.contains(at)) {
            paintMarker(painter, at, point.shape, kPointSize, colours.series(point.colour),
                        colours.background);
            taken.append(QRectF(at.x() - kPointSize / 2, at.y() - kPointSize / 2, kPointSize, kPointSize));
        }
    }
    painter.setFont(layout.smallFont);
    for (const PlotPoint& point : overlay.points) {
        const QPointF at = layout.toPixel(point.at);
        if (point.label.isEmpty() || !visible.contains(at)) {
            continue;
        }
        const QSizeF size(std::ceil(metrics.horizontalAdvance(point.label)) + 6, std::ceil(metrics.height()));
        const QRectF rect = pointLabelRect(at, size, layout.area, taken);
        taken.append(rect);
        QColor under = colours.background;
        under.setAlpha(215);
        painter.fillRect(rect, under);
        painter.setPen(colours.text);
        painter.drawText(QPointF(rect.left() + 3, rect.top() + metrics.ascent()), point.label);
    }
    painter.restore();
}

} // namespace assay::widgets
