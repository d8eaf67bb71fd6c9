#include "widgets/charts/plot_painter.h"

#include "widgets/charts/curve_geometry.h"
#include "widgets/charts/label_placement.h"
#include "widgets/text/number_text.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kCurveWidth = 1.8;
constexpr double kLineWidth = 1.2;
constexpr double kEmphasisedWidth = 2.2;
constexpr double kCurveMarkerSize = 7;
constexpr double kCurveMarkerSpacing = 96;
constexpr double kPointSize = 11;
constexpr int kChunk = 32;
constexpr double kFlatness = 0.1; // device pixels that a curve may be off where it is nearly straight

// A raster painter pays for long antialiased lines; a vector one wants them whole.
bool isRaster(const QPainter& painter) {
    const QPaintEngine* engine = painter.paintEngine();
    return engine == nullptr || engine->type() == QPaintEngine::Raster;
}

double deviceScale(const QPainter& painter) {
    const QTransform transform = painter.deviceTransform();
    const double scale = std::hypot(transform.m11(), transform.m12());
    // One unit of an SVG is no device pixel: whoever zooms in wants to see the points.
    return isRaster(painter) ? std::max(scale, 1e-3) : std::max(scale, 8.0);
}

QPen stylePen(LineStyle style, const QColor& colour, double width) {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    switch (style) {
    case LineStyle::Solid:
        pen.setCapStyle(Qt::RoundCap);
        break;
    case LineStyle::Dash:
        pen.setDashPattern({5, 3});
        break;
    case LineStyle::Dot:
        pen.setDashPattern({1.2, 2});
        break;
    case LineStyle::DashDot:
        pen.setDashPattern({6, 2.2, 1.2, 2.2});
        break;
    }
    return pen;
}

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

void drawCurve(QPainter& painter, const QPolygonF& line, QPen pen) {
    if (!isRaster(painter)) {
        painter.setPen(pen);
        painter.drawPolyline(line);
        return;
    }
    // Rounding the joins of a line so thin costs more than drawing it, and cannot be seen.
    pen.setJoinStyle(Qt::BevelJoin);
    const bool dashed = pen.style() == Qt::CustomDashLine;
    double length = 0;
    painter.setPen(pen);
    for (qsizetype first = 0; first + 1 < line.size(); first += kChunk) {
        const qsizetype count = std::min<qsizetype>(kChunk + 1, line.size() - first);
        if (dashed) {
            // The pattern goes on where the last chunk left it.
            pen.setDashOffset(length / pen.widthF());
            painter.setPen(pen);
            for (qsizetype i = first; i + 1 < first + count; ++i) {
                length += QLineF(line[i], line[i + 1]).length();
            }
        }
        painter.drawPolyline(line.constData() + first, static_cast<int>(count));
    }
}

void paintAxes(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
               const ChartColours& colours) {
    const QRectF& area = layout.area;
    const QLocale locale;
    const QFontMetricsF metrics(layout.smallFont);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(colours.grid, 1));
    QList<QLineF> grid;
    for (const double tick : layout.yTicks) {
        const double y = layout.toPixel({layout.xMin, tick}).y();
        grid.append(QLineF(area.left(), y, area.right(), y));
    }
    for (const double tick : layout.xTicks) {
        const double x = layout.toPixel({tick, layout.yMin}).x();
        grid.append(QLineF(x, area.top(), x, area.bottom()));
    }
    painter.drawLines(grid);
    painter.setPen(QPen(colours.mutedText, 1));
    painter.drawLine(QLineF(area.bottomLeft(), area.bottomRight()));
    painter.drawLine(QLineF(area.bottomLeft(), area.topLeft()));
    painter.setRenderHint(QPainter::Antialiasing, true);

    painter.setFont(layout.smallFont);
    const double ascent = metrics.ascent();
    for (const double tick : layout.yTicks) {
        const QString text = numberText(tick, layout.yTickDecimals, locale);
        const double y = layout.toPixel({layout.xMin, tick}).y();
        painter.drawText(
            QPointF(area.left() - 6 - metrics.horizontalAdvance(text), y + (ascent - metrics.descent()) / 2),
            text);
    }
    for (const double tick : layout.xTicks) {
        const QString text = numberText(tick, layout.xTickDecimals, locale);
        const double x = layout.toPixel({tick, layout.yMin}).x();
        painter.drawText(QPointF(x - metrics.horizontalAdvance(text) / 2, area.bottom() + 4 + ascent), text);
    }
    painter.setPen(colours.text);
    if (!spec.x.title.isEmpty()) {
        const QString text = metrics.elidedText(spec.x.title, Qt::ElideRight, layout.outer.width() - 8);
        const double width = metrics.horizontalAdvance(text);
        const double x = std::clamp(area.center().x() - width / 2, layout.outer.left() + 4,
                                    std::max(layout.outer.left() + 4, layout.outer.right() - 4 - width));
        painter.drawText(QPointF(x, area.bottom() + 4 + metrics.height() + 3 + ascent), text);
    }
    if (!spec.y.title.isEmpty()) {
        // Below the legend, however low the chart is; it may reach past the ends of its axis.
        const double top = area.top() - layout.labelRows * layout.labelRowHeight;
        const double bottom = layout.outer.bottom() - 4;
        const QString text = metrics.elidedText(spec.y.title, Qt::ElideRight, bottom - top);
        const double width = metrics.horizontalAdvance(text);
        painter.save();
        painter.translate(
            layout.outer.left() + 6 + ascent,
            std::clamp(area.center().y(), std::min(top, bottom - width) + width / 2, bottom - width / 2));
        painter.rotate(-90);
        painter.drawText(QPointF(-width / 2, 0), text);
        painter.restore();
    }
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

// Under all curves.
void paintInterval(QPainter& painter, const PlotLayout& layout, const PlotSeries& series,
                   const ChartColours& colours) {
    QPolygonF outline;
    for (const QPointF& point : series.high) {
        outline << layout.toPixel(point);
    }
    for (qsizetype i = series.low.size() - 1; i >= 0; --i) {
        outline << layout.toPixel(series.low[i]);
    }
    if (outline.size() < 3) {
        return;
    }
    QColor fill = colours.series(series.colour);
    fill.setAlpha(colours.dark ? 44 : 30);
    painter.save();
    painter.setClipRect(layout.area);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawPolygon(outline);
    painter.restore();
}

void paintSeries(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                 const ChartColours& colours) {
    const double tolerance = 1.0 / deviceScale(painter);
    for (const PlotSeries& series : spec.series) {
        paintInterval(painter, layout, series, colours);
    }
    for (int i = 0; i < spec.series.size(); ++i) {
        const PlotSeries& series = spec.series[i];
        const QColor colour = colours.series(series.colour);
        const QList<QPolygonF> pieces = curvePieces(series, layout, tolerance);
        if (series.filled) {
            QColor fill = colour;
            fill.setAlpha(colours.dark ? 52 : 38);
            painter.setPen(Qt::NoPen);
            painter.setBrush(fill);
            for (const QPolygonF& piece : pieces) {
                painter.drawPolygon(filledToAxis(piece, layout.area));
            }
        }
        painter.setBrush(Qt::NoBrush);
        const QPen pen = stylePen(series.style, colour, kCurveWidth);
        for (const QPolygonF& piece : pieces) {
            const QList<QPolygonF> visible = clippedTo(simplified(piece, kFlatness * tolerance), layout.area);
            for (const QPolygonF& part : visible) {
                if (part.size() == 1) {
                    paintMarker(painter, part.first(), seriesMarker(series.colour), kCurveMarkerSize, colour,
                                colours.background);
                    painter.setBrush(Qt::NoBrush);
                } else {
                    drawCurve(painter, part, pen);
                }
            }
        }
        if (needsMarkers(spec, i)) {
            const double offset = 24 + 29.0 * (i % 3);
            for (const QPolygonF& piece : pieces) {
                for (const QPointF& at : pointsAlong(piece, offset, kCurveMarkerSpacing)) {
                    if (layout.area.adjusted(-1, -1, 1, 1).contains(at)) {
                        paintMarker(painter, at, seriesMarker(series.colour), kCurveMarkerSize, colour,
                                    colours.background);
                    }
                }
            }
            painter.setBrush(Qt::NoBrush);
        }
    }
}

void paintLegend(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                 const ChartColours& colours) {
    const QFontMetricsF metrics(layout.smallFont);
    painter.setFont(layout.smallFont);
    for (const LegendEntry& entry : layout.legend) {
        const QRectF sample(entry.rect.left(), entry.rect.top(), 26, entry.rect.height());
        const double y = sample.center().y();
        if (entry.series >= 0) {
            const PlotSeries& series = spec.series[entry.series];
            const QColor colour = colours.series(series.colour);
            painter.setPen(stylePen(series.style, colour, kCurveWidth));
            painter.drawLine(QPointF(sample.left() + 1, y), QPointF(sample.right() - 1, y));
            if (needsMarkers(spec, entry.series)) {
                paintMarker(painter, sample.center(), seriesMarker(series.colour), kCurveMarkerSize, colour,
                            colours.background);
            }
        } else {
            QColor edge = colours.band;
            edge.setAlpha(std::min(255, edge.alpha() * 5));
            painter.setPen(QPen(edge, 1));
            painter.setBrush(colours.band);
            painter.drawRect(sample.adjusted(3, 3, -3, -4));
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(colours.text);
        painter.drawText(QPointF(sample.right() + 6, y + (metrics.ascent() - metrics.descent()) / 2),
                         entry.text);
    }
}

// One vertical line; `label` where it has one.
void paintLine(QPainter& painter, const PlotLayout& layout, const PlotLine& line, const PlacedLabel* label,
               bool leader, const ChartColours& colours) {
    const double x = layout.toPixel({line.x, layout.yMin}).x();
    if (!std::isfinite(x) || x < layout.area.left() - 0.5 || x > layout.area.right() + 0.5) {
        return;
    }
    const double top = label != nullptr && leader ? label->rect.bottom() - 1 : layout.area.top();
    const double width = line.emphasised ? kEmphasisedWidth : kLineWidth;
    painter.setPen(stylePen(line.style, lineColour(line, colours), width));
    painter.drawLine(QPointF(x, layout.area.bottom()), QPointF(x, top));
}

void paintLineLabel(QPainter& painter, const PlotLayout& layout, const PlotLine& line,
                    const PlacedLabel& label, const ChartColours& colours) {
    const QFont font = line.emphasised ? emphasisFont(layout.smallFont) : layout.smallFont;
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colours.text);
    const QString text = metrics.elidedText(line.label, Qt::ElideRight, label.rect.width() + 1);
    painter.drawText(QPointF(label.rect.center().x() - metrics.horizontalAdvance(text) / 2,
                             label.rect.center().y() + (metrics.ascent() - metrics.descent()) / 2),
                     text);
}

bool inRange(const PlotLayout& layout, const PlotLine& line) {
    const double slack = 1e-9 * (layout.xMax - layout.xMin);
    return line.x >= layout.xMin - slack && line.x <= layout.xMax + slack;
}

void paintStaticLines(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
                      const ChartColours& colours) {
    LabelPlacement placement({}, 0, 1, QFontMetricsF(layout.smallFont));
    for (const PlacedLabel& label : layout.staticLabels) {
        placement.add(label);
    }
    int next = 0;
    for (const PlotLine& line : spec.lines) {
        const PlacedLabel* label = line.label.isEmpty() ? nullptr : &layout.staticLabels[next++];
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

void paintPlot(QPainter& painter, const PlotLayout& layout, const PlotSpec& spec,
               const ChartColours& colours) {
    painter.save();
    painter.fillRect(layout.outer, colours.background);
    painter.setRenderHint(QPainter::Antialiasing, true);
    painter.setRenderHint(QPainter::TextAntialiasing, true);
    if (!spec.title.isEmpty()) {
        const QFontMetricsF metrics(layout.titleFont);
        painter.setFont(layout.titleFont);
        painter.setPen(colours.text);
        painter.drawText(QPointF(layout.titleRect.left(), layout.titleRect.top() + metrics.ascent()),
                         metrics.elidedText(spec.title, Qt::ElideRight, layout.titleRect.width()));
    }
    if (spec.series.isEmpty()) {
        painter.setFont(layout.font);
        painter.setPen(colours.mutedText);
        painter.drawText(layout.area.adjusted(12, 0, -12, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         spec.emptyText);
        painter.restore();
        return;
    }
    paintBands(painter, layout, spec, colours);
    paintAxes(painter, layout, spec, colours);
    paintStaticLines(painter, layout, spec, colours);
    paintSeries(painter, layout, spec, colours);
    paintLegend(painter, layout, spec, colours);
    painter.restore();
}

void paintPlotOverlay(QPainter& painter, const PlotLayout& layout, const PlotOverlay& overlay,
                      const ChartColours& colours) {
    if (layout.xTicks.isEmpty() && layout.yTicks.isEmpty()) {
        return; // there are no axes to place anything on
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QFontMetricsF metrics(layout.smallFont);

    LabelPlacement placement(QRectF(layout.outer.left() + 4, layout.area.top(), layout.outer.width() - 8, 0),
                             layout.labelRowHeight, layout.labelRows,
                             QFontMetricsF(emphasisFont(layout.smallFont)));
    for (const PlacedLabel& label : layout.staticLabels) {
        placement.add(label);
    }
    QList<std::pair<int, PlacedLabel>> labels;
    for (int i = 0; i < overlay.lines.size(); ++i) {
        const PlotLine& line = overlay.lines[i];
        if (!line.label.isEmpty() && inRange(layout, line)) {
            labels.append({i, placement.place(layout.toPixel({line.x, layout.yMin}).x(), line.label)});
        }
    }
    for (int i = 0; i < overlay.lines.size(); ++i) {
        const auto found =
            std::find_if(labels.begin(), labels.end(), [i](const auto& entry) { return entry.first == i; });
        const PlacedLabel* label = found == labels.end() ? nullptr : &found->second;
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

void paintPlot(QPainter& painter, const QRectF& rect, const PlotSpec& spec, const PlotOverlay& overlay,
               const ChartColours& colours, const QFont& font) {
    const PlotLayout layout = layoutPlot(spec, rect, font, labelledLineCount(overlay.lines));
    paintPlot(painter, layout, spec, colours);
    paintPlotOverlay(painter, layout, overlay, colours);
}

} // namespace assay::widgets
