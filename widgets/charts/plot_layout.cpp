#include "widgets/charts/plot_layout.h"

#include "core/plot/axis_ticks.h"
#include "widgets/charts/chart_font.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

namespace assay::widgets {
namespace {

constexpr double kMargin = 8;
constexpr double kGap = 6;
constexpr double kLegendSample = 26;
constexpr double kShortSample = 18; // in a plot that is narrower than
constexpr double kNarrow = 480;
constexpr double kLegendGap = 12;
constexpr int kLeastNameCharacters = 12;     // of a name in the legend
constexpr double kMostLegendOfPlot = 1 / 7.; // for rows that keep names whole, or
constexpr double kEnoughForCurves = 440;     // what is above it
constexpr int kTitleLinesOfHeight = 6;       // a title takes a second line where so many fit
constexpr int kMaxStaticLabelRows = 3;
constexpr int kMaxLabelRows = 4;

QList<LegendEntry> legendEntries(const plot::LineChart& chart) {
    QList<LegendEntry> entries;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        if (!chart.series[i].name.empty()) {
            entries.append(
                {.series = static_cast<int>(i), .text = QString::fromStdString(chart.series[i].name)});
        }
    }
    std::set<std::string> bands{std::string()}; // several ranges of one name are one thing
    for (std::size_t i = 0; i < chart.bands.size(); ++i) {
        if (bands.insert(chart.bands[i].name).second) {
            entries.append(
                {.band = static_cast<int>(i), .text = QString::fromStdString(chart.bands[i].name)});
        }
    }
    for (std::size_t i = 0; i < chart.regions.size(); ++i) {
        if (bands.insert(chart.regions[i].name).second) {
            entries.append({.band = static_cast<int>(chart.bands.size() + i),
                            .text = QString::fromStdString(chart.regions[i].name)});
        }
    }
    if (hasNamedChance(chart)) {
        entries.append({.text = QString::fromStdString(chart.chanceName)});
    }
    for (std::size_t i = 0; i < chart.marks.size(); ++i) {
        if (!chart.marks[i].legend.empty()) {
            entries.append(
                {.mark = static_cast<int>(i), .text = QString::fromStdString(chart.marks[i].legend)});
        }
    }
    return entries;
}

// The widest that names may be so that `perRow` of them fit beside each other, the short ones taking less.
double nameWidth(QList<double> widths, double room) {
    std::sort(widths.begin(), widths.end());
    double left = room;
    for (qsizetype i = 0; i < widths.size(); ++i) {
        const double share = left / static_cast<double>(widths.size() - i);
        if (widths[i] > share) {
            return share;
        }
        left -= widths[i];
    }
    return widths.isEmpty() ? 0 : widths.last();
}

// How many entries stand in each row where each name takes what it needs.
QList<qsizetype> wholeRows(const QList<double>& widths, double room) {
    QList<qsizetype> rows;
    double left = 0;
    for (const double width : widths) {
        if (rows.isEmpty() || width > left) {
            rows.append(0);
            left = room;
        }
        ++rows.last();
        left -= width + kLegendGap;
    }
    return rows;
}

// The title in one line, or in two where one would shorten it: cut behind a comma or a dot in the middle, or
// else between two words.
QStringList titleLines(const QString& title, const QFontMetricsF& metrics, double width, bool mayWrap) {
    if (!mayWrap || metrics.horizontalAdvance(title) <= width) {
        return {title};
    }
    const auto cutAt = [&](const QString& mark) {
        qsizetype cut = -1;
        for (qsizetype at = title.indexOf(mark); at >= 0; at = title.indexOf(mark, at + 1)) {
            if (const qsizetype end = at + mark.size();
                metrics.horizontalAdvance(title.first(end).trimmed()) <= width) {
                cut = end;
            }
        }
        return cut;
    };
    const qsizetype part = std::max(cutAt(QStringLiteral(", ")), cutAt(QStringLiteral(" · ")));
    const qsizetype cut = part > 0 ? part : cutAt(QStringLiteral(" "));
    return cut > 0 ? QStringList{title.first(cut).trimmed(), title.sliced(cut)} : QStringList{title};
}

// Puts the entries below each other in as few rows as their names can be read in, two where one would shorten
// them, more where the plot is high; gives the height used.
double flowLegend(QList<LegendEntry>& entries, const QRectF& rect, const QFontMetricsF& metrics) {
    if (entries.isEmpty()) {
        return 0;
    }
    const double rowHeight = std::ceil(metrics.height()) + 3;
    const double least = metrics.averageCharWidth() * kLeastNameCharacters;
    const double sample = rect.width() < kNarrow ? kShortSample : kLegendSample;
    const double around = sample + kGap + kLegendGap;
    const auto fitting =
        std::max<qsizetype>(1, static_cast<qsizetype>((rect.width() + kLegendGap) / (least + around)));
    qsizetype rows = (entries.size() + fitting - 1) / fitting;
    if (rows == 1 && entries.size() > 1) { // two rows rather than shortened names
        double wide = -kLegendGap;
        for (const LegendEntry& entry : entries) {
            wide += around + std::ceil(metrics.horizontalAdvance(entry.text)) + 1;
        }
        rows = wide > rect.width() ? 2 : 1;
    }
    const auto shortens = [&](qsizetype inRows) {
        const qsizetype perRow = (entries.size() + inRows - 1) / inRows;
        double wide = 0;
        for (qsizetype i = 0; i < entries.size(); ++i) {
            wide = (i % perRow == 0 ? -kLegendGap : wide) + around +
                   std::ceil(metrics.horizontalAdvance(entries[i].text)) + 1;
            if (wide > rect.width()) {
                return true;
            }
        }
        return false;
    };
    const double forLegend = std::max(rect.height() * kMostLegendOfPlot, rect.height() - kEnoughForCurves);
    const auto most = static_cast<qsizetype>(forLegend / rowHeight);
    QList<qsizetype> counts; // of each row
    if (shortens(rows)) {
        QList<double> whole;
        for (const LegendEntry& entry : entries) {
            whole.append(around - kLegendGap + std::ceil(metrics.horizontalAdvance(entry.text)) + 1);
        }
        counts = wholeRows(whole, rect.width());
        while (rows < std::min(most, entries.size()) && shortens(rows)) {
            ++rows;
        }
    }
    if (counts.isEmpty() || counts.size() > most) {
        const qsizetype perRow = (entries.size() + rows - 1) / rows;
        counts.clear();
        for (qsizetype first = 0; first < entries.size(); first += perRow) {
            counts.append(std::min(perRow, entries.size() - first));
        }
    }
    double y = rect.top();
    qsizetype end = 0;
    for (const qsizetype count : counts) {
        const qsizetype first = std::exchange(end, end + count);
        QList<double> widths;
        for (qsizetype i = first; i < end; ++i) {
            widths.append(std::ceil(metrics.horizontalAdvance(entries[i].text)) + 1);
        }
        const double widest = nameWidth(
            widths, std::max(10.0, rect.width() + kLegendGap - around * static_cast<double>(end - first)));
        double x = rect.left();
        for (qsizetype i = first; i < end; ++i) {
            LegendEntry& entry = entries[i];
            // Names of series often differ at their end.
            entry.text = metrics.elidedText(entry.text, Qt::ElideMiddle, std::max(10.0, widest));
            const double width =
                sample + kGap + std::min(std::ceil(metrics.horizontalAdvance(entry.text)) + 1, widest);
            entry.rect = QRectF(x, y, width, rowHeight);
            entry.sample = QRectF(x, y, sample, rowHeight);
            x += width + kLegendGap;
        }
        y += rowHeight;
    }
    return y - rect.top();
}

} // namespace

QPointF PlotLayout::toPixel(const QPointF& data) const {
    return {area.left() + (data.x() - xMin) / (xMax - xMin) * area.width(),
            area.bottom() - (data.y() - yMin) / (yMax - yMin) * area.height()};
}

QPointF PlotLayout::toData(const QPointF& pixel) const {
    return {xMin + (pixel.x() - area.left()) / area.width() * (xMax - xMin),
            yMin + (area.bottom() - pixel.y()) / area.height() * (yMax - yMin)};
}

QRectF PlotLayout::rectOf(const plot::PlacedLabel& label) const {
    return {label.left, area.top() - (label.row + 1) * labelRowHeight, label.right - label.left,
            labelRowHeight};
}

PlotLayout emptyLayout(const plot::LineChart& chart, const QRectF& outer, const QFont& font) {
    PlotLayout layout;
    layout.outer = outer;
    layout.area = outer.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    layout.font = pixelFont(font);
    layout.smallFont = pixelFont(font, 0.92);
    layout.titleFont = emphasisFont(layout.font);
    const plot::AxisRange x = plot::usableRange(chart.x.min, chart.x.max);
    const plot::AxisRange y = plot::usableRange(chart.y.min, chart.y.max);
    layout.xMin = x.min;
    layout.xMax = x.max;
    layout.yMin = y.min;
    layout.yMax = y.max;
    layout.labelRowHeight = std::ceil(QFontMetricsF(layout.smallFont).height()) + 3;
    return layout;
}

double placeHead(PlotLayout& layout, const plot::LineChart& chart, const QString& title) {
    QRectF inner = layout.outer.adjusted(kMargin, kMargin, -kMargin, -kMargin);
    layout.title.clear();
    if (!title.isEmpty()) {
        const QFontMetricsF metrics(layout.titleFont);
        const double line = std::ceil(metrics.height());
        layout.title =
            titleLines(title, metrics, inner.width(), inner.height() >= line * kTitleLinesOfHeight);
        const double height = line * static_cast<double>(layout.title.size());
        layout.titleRect = QRectF(inner.left(), inner.top(), inner.width(), height);
        inner.setTop(inner.top() + height + kGap);
    }
    layout.legend = legendEntries(chart);
    const double used = flowLegend(layout.legend, inner, QFontMetricsF(layout.smallFont));
    return inner.top() + used + (used > 0 ? 2 : 0);
}

int placeLabels(PlotLayout& layout, const plot::LineChart& chart, int overlayLabels) {
    const QFontMetricsF metrics(emphasisFont(layout.smallFont));
    plot::LabelPlacement placement(layout.outer.left() + kMargin / 2, layout.outer.right() - kMargin / 2,
                                   kMaxStaticLabelRows);
    layout.staticLabels.clear();
    int rows = 0;
    for (const plot::ChartMark& mark : chart.marks) {
        if (!mark.label.empty()) {
            layout.staticLabels.append(
                placement.place(layout.toPixel(QPointF(mark.x, layout.yMin)).x(),
                                metrics.horizontalAdvance(QString::fromStdString(mark.label))));
            rows = std::max(rows, layout.staticLabels.last().row + 1);
        }
    }
    return std::min(kMaxLabelRows, rows + std::min(overlayLabels, 2));
}

int labelledMarkCount(const std::vector<plot::ChartMark>& marks) {
    return static_cast<int>(std::count_if(marks.begin(), marks.end(),
                                          [](const plot::ChartMark& mark) { return !mark.label.empty(); }));
}

bool hasNamedChance(const plot::LineChart& chart) {
    return !chart.chanceName.empty() &&
           std::any_of(chart.series.begin(), chart.series.end(),
                       [](const plot::ChartSeries& series) { return series.chance.has_value(); });
}

} // namespace assay::widgets
