// The layout half of plot_painter.h: ticks, room for texts, places of labels, mapping.
#include "widgets/charts/label_placement.h"
#include "widgets/charts/plot_painter.h"
#include "widgets/text/number_text.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kMargin = 8;
constexpr double kGap = 6;
constexpr double kLegendSample = 26;
constexpr double kLegendGap = 16;
constexpr double kMinRightLegendWidth = 520;
constexpr int kMaxStaticLabelRows = 3;
constexpr int kMaxLabelRows = 4;

// A range that can be divided by its width.
void makeRange(const PlotAxis& axis, double& min, double& max) {
    min = std::isfinite(axis.min) ? axis.min : 0;
    max = std::isfinite(axis.max) ? axis.max : 1;
    if (min > max) {
        std::swap(min, max);
    }
    if (!(max - min > 1e-12 * std::max({1.0, std::abs(min), std::abs(max)}))) {
        const double half = min == 0 ? 0.5 : std::abs(min) * 0.05;
        min -= half;
        max += half;
    }
}

double widestTick(const QList<double>& ticks, int decimals, const QFontMetricsF& metrics) {
    const QLocale locale;
    double widest = 0;
    for (const double tick : ticks) {
        widest = std::max(widest, metrics.horizontalAdvance(numberText(tick, decimals, locale)));
    }
    return widest;
}

QList<LegendEntry> legendEntries(const PlotSpec& spec) {
    QList<LegendEntry> entries;
    for (int i = 0; i < spec.series.size(); ++i) {
        if (!spec.series[i].name.isEmpty()) {
            entries.append({{}, i, -1, spec.series[i].name});
        }
    }
    for (int i = 0; i < spec.bands.size(); ++i) {
        if (!spec.bands[i].name.isEmpty()) {
            entries.append({{}, -1, i, spec.bands[i].name});
        }
    }
    return entries;
}

// Puts the entries in rows below each other, from `rect`'s top; returns the height used.
double flowLegend(QList<LegendEntry>& entries, const QRectF& rect, const QFontMetricsF& metrics) {
    const double rowHeight = std::ceil(metrics.height()) + 3;
    double x = rect.left();
    double y = rect.top();
    for (LegendEntry& entry : entries) {
        const double room = std::max(10.0, rect.width() - kLegendSample - kGap);
        // Names of series often differ at their end.
        entry.text = metrics.elidedText(entry.text, Qt::ElideMiddle, room);
        const double width = kLegendSample + kGap + std::ceil(metrics.horizontalAdvance(entry.text)) + 1;
        if (x > rect.left() && x + width > rect.right()) {
            x = rect.left();
            y += rowHeight;
        }
        entry.rect = QRectF(x, y, width, rowHeight);
        x += width + kLegendGap;
    }
    return entries.isEmpty() ? 0 : y + rowHeight - rect.top();
}

} // namespace

QFont pixelFont(const QFont& font, double factor) {
    QFont result = font;
    const int pixels = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    result.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels * factor))));
    return result;
}

QFont emphasisFont(const QFont& font) {
    QFont result = font;
    result.setWeight(QFont::DemiBold);
    return result;
}

QList<double> niceTicks(double min, double max, int wanted, int* decimals) {
    if (decimals != nullptr) {
        *decimals = 0;
    }
    if (!std::isfinite(min) || !std::isfinite(max) || !(max > min)) {
        return {};
    }
    const double rough = (max - min) / std::max(1, wanted);
    const double power = std::floor(std::log10(rough));
    const double fraction = rough / std::pow(10.0, power);
    int digit = 10;
    if (fraction <= 1.0 + 1e-9) {
        digit = 1;
    } else if (fraction <= 2.0 + 1e-9) {
        digit = 2;
    } else if (fraction <= 5.0 + 1e-9) {
        digit = 5;
    }
    const int exponent = static_cast<int>(power) + (digit == 10 ? 1 : 0);
    const double mantissa = digit == 10 ? 1 : digit;
    // Dividing by a power of ten keeps 0.3 what is written 0.3, where multiplying by 0.1 does not.
    const double scale = std::pow(10.0, std::abs(exponent));
    const auto valueAt = [&](double k) { return exponent < 0 ? k * mantissa / scale : k * mantissa * scale; };
    const double step = valueAt(1);
    const double slack = 1e-9 * (max - min) / step;
    const double first = std::ceil(min / step - slack);
    const double last = std::floor(max / step + slack);
    QList<double> ticks;
    if (!(last - first < 1000)) {
        return ticks;
    }
    for (double k = first; k <= last; ++k) {
        ticks.append(k == 0 ? 0.0 : valueAt(k)); // no minus zero
    }
    if (decimals != nullptr) {
        *decimals = std::max(0, -exponent);
    }
    return ticks;
}

int labelledLineCount(const QList<PlotLine>& lines) {
    return static_cast<int>(std::count_if(lines.begin(), lines.end(),
                                          [](const PlotLine& line) { return !line.label.isEmpty(); }));
}

QPointF PlotLayout::toPixel(const QPointF& data) const {
    return {area.left() + (data.x() - xMin) / (xMax - xMin) * area.width(),
            area.bottom() - (data.y() - yMin) / (yMax - yMin) * area.height()};
}

QPointF PlotLayout::toData(const QPointF& pixel) const {
    return {xMin + (pixel.x() - area.left()) / area.width() * (xMax - xMin),
            yMin + (area.bottom() - pixel.y()) / area.height() * (yMax - yMin)};
}

PlotLayout layoutPlot(const PlotSpec& spec, const QRectF& rect, const QFont& font, int overlayLabels) {
    PlotLayout layout;
    layout.outer = rect;
    layout.font = pixelFont(font);
    layout.smallFont = pixelFont(font, 0.92);
    layout.titleFont = layout.font;
    layout.titleFont.setWeight(QFont::DemiBold);
    makeRange(spec.x, layout.xMin, layout.xMax);
    makeRange(spec.y, layout.yMin, layout.yMax);

    const QFontMetricsF small(layout.smallFont);
    const QFontMetricsF title(layout.titleFont);
    QRectF inner = rect.adjusted(kMargin, kMargin, -kMargin, -kMargin);

    if (!spec.title.isEmpty()) {
        const double height = std::ceil(title.height());
        layout.titleRect = QRectF(inner.left(), inner.top(), inner.width(), height);
        inner.setTop(inner.top() + height + kGap);
    }
    if (spec.series.isEmpty()) {
        layout.area = inner;
        layout.area.setWidth(std::max(1.0, layout.area.width()));
        layout.area.setHeight(std::max(1.0, layout.area.height()));
        return layout;
    }

    // The legend has room of its own above the curves, or to their right where it would take many rows.
    layout.legend = legendEntries(spec);
    double used = flowLegend(layout.legend, inner, small);
    const double legendRow = std::ceil(small.height()) + 3;
    if (used > 2 * legendRow + 1 && rect.width() >= kMinRightLegendWidth) {
        layout.legend = legendEntries(spec);
        double widest = 0;
        for (const LegendEntry& entry : layout.legend) {
            widest = std::max(widest, small.horizontalAdvance(entry.text));
        }
        const double width =
            std::min(std::ceil(widest) + kLegendSample + kGap + 2, std::floor(inner.width() * 0.3));
        double y = inner.top();
        for (LegendEntry& entry : layout.legend) {
            entry.text = small.elidedText(entry.text, Qt::ElideMiddle, width - kLegendSample - kGap);
            entry.rect = QRectF(inner.right() - width, y, width, legendRow);
            y += legendRow;
        }
        inner.setRight(inner.right() - width - kLegendGap);
        used = 0;
    } else if (used > 0) {
        inner.setTop(inner.top() + used + kGap);
    }

    const double tickHeight = std::ceil(small.height());
    double bottom = tickHeight + 4;
    if (!spec.x.title.isEmpty()) {
        bottom += tickHeight + 3;
    }
    layout.labelRowHeight = tickHeight + 3;
    const int labels = labelledLineCount(spec.lines);
    const auto rowsFor = [&](int staticRows) {
        return std::min(kMaxLabelRows, staticRows + std::min(overlayLabels, 2));
    };

    // Tick labels need to know the height, and the height how many rows the labels take: the y ticks are
    // chosen for the height with one row, which is near enough.
    const double roughHeight = inner.height() - bottom - rowsFor(labels > 0 ? 1 : 0) * layout.labelRowHeight;
    layout.yTicks = niceTicks(layout.yMin, layout.yMax,
                              std::clamp(static_cast<int>(roughHeight / (tickHeight * 2.6)), 2, 10),
                              &layout.yTickDecimals);
    double left = std::ceil(widestTick(layout.yTicks, layout.yTickDecimals, small)) + kGap;
    if (!spec.y.title.isEmpty()) {
        left += tickHeight + 4;
    }
    const double roughWidth = std::max(20.0, inner.width() - left);
    int wanted = std::clamp(static_cast<int>(roughWidth / 60), 2, 12);
    for (;; --wanted) {
        layout.xTicks = niceTicks(layout.xMin, layout.xMax, wanted, &layout.xTickDecimals);
        const double widest = widestTick(layout.xTicks, layout.xTickDecimals, small);
        if (wanted <= 1 || (widest + 14) * static_cast<double>(layout.xTicks.size()) <= roughWidth) {
            break;
        }
    }
    const double lastTick =
        layout.xTicks.isEmpty()
            ? 0
            : small.horizontalAdvance(QLocale().toString(layout.xTicks.last(), 'f', layout.xTickDecimals));
    const double right = std::max(4.0, std::ceil(lastTick / 2) - kMargin + 3);

    layout.area = QRectF(inner.left() + left, inner.top(), std::max(1.0, inner.width() - left - right),
                         std::max(1.0, inner.height() - bottom));
    int staticRows = 0;
    if (labels > 0) {
        LabelPlacement placement(QRectF(inner.left(), 0, inner.width(), 0), layout.labelRowHeight,
                                 kMaxStaticLabelRows, QFontMetricsF(emphasisFont(layout.smallFont)));
        for (const PlotLine& line : spec.lines) {
            if (!line.label.isEmpty()) {
                layout.staticLabels.append(placement.place(layout.toPixel({line.x, 0}).x(), line.label));
                staticRows = std::max(staticRows, layout.staticLabels.last().row + 1);
            }
        }
    }
    layout.labelRows = rowsFor(staticRows);
    const double strip = layout.labelRows * layout.labelRowHeight;
    layout.area.setTop(std::min(layout.area.bottom() - 1, std::round(layout.area.top() + strip)));
    layout.area.setLeft(std::round(layout.area.left()));
    layout.area.setRight(std::max(layout.area.left() + 1, std::floor(layout.area.right())));
    layout.area.setBottom(std::max(layout.area.top() + 1, std::floor(layout.area.bottom())));
    for (PlacedLabel& label : layout.staticLabels) {
        label.rect.translate(0, layout.area.top());
    }
    return layout;
}

} // namespace assay::widgets
