#include "widgets/charts/plot_text.h"

#include "core/statistics/rounded_range.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::widgets {
namespace {

struct PlotText {
    Q_DECLARE_TR_FUNCTIONS(assay::widgets::PlotText)
};

constexpr int kMostDecimals = 12;

QString number(double value, const plot::ChartAxis& axis) {
    return numberText(value, std::clamp(axis.decimals, 0, kMostDecimals));
}

QString orElse(const std::string& name, const QString& fallback) {
    return name.empty() ? fallback : QString::fromStdString(name);
}

// Rounded inwards: what is named lies in the band.
QString describeBand(const plot::ChartBand& band, const plot::ChartAxis& axis) {
    const auto [from, to, decimals] =
        statistics::roundedInwards(std::min(band.from, band.to), std::max(band.from, band.to),
                                   std::clamp(axis.decimals, 0, kMostDecimals), kMostDecimals);
    const QString name = orElse(band.name, PlotText::tr("Shaded range"));
    const QString first = numberText(from, decimals);
    const QString last = numberText(to, decimals);
    return band.fromIncluded ? PlotText::tr("%1: from %2 to %3.").arg(name, first, last)
                             : PlotText::tr("%1: above %2, up to %3.").arg(name, first, last);
}

QString describeSeries(const plot::LineChart& chart, const plot::ChartSeries& series) {
    int count = 0;
    plot::ChartPoint low{0, std::numeric_limits<double>::infinity()};
    plot::ChartPoint high{0, -std::numeric_limits<double>::infinity()};
    for (const plot::ChartPoint& point : series.points) {
        if (!std::isfinite(point.x) || !std::isfinite(point.y)) {
            continue;
        }
        ++count;
        low = point.y < low.y ? point : low;
        high = point.y > high.y ? point : high;
    }
    const QString name = orElse(series.name, PlotText::tr("Unnamed series"));
    if (count == 0) {
        return PlotText::tr("%1: no points.").arg(name);
    }
    if (count == 1) {
        return PlotText::tr("%1: one point, %2 at %3.")
            .arg(name, number(low.y, chart.y), number(low.x, chart.x));
    }
    return PlotText::tr("%1: %Ln points, lowest %2 at %3, highest %4 at %5.", nullptr, count)
        .arg(name, number(low.y, chart.y), number(low.x, chart.x), number(high.y, chart.y),
             number(high.x, chart.x));
}

void describeMarks(QStringList& sentences, const plot::LineChart& chart,
                   const std::vector<plot::ChartMark>& marks) {
    for (const plot::ChartMark& mark : marks) {
        sentences.append(PlotText::tr("%1: line at %2.")
                             .arg(orElse(mark.label, PlotText::tr("Line")), number(mark.x, chart.x)));
    }
}

void describeSpots(QStringList& sentences, const plot::LineChart& chart,
                   const std::vector<plot::ChartSpot>& spots) {
    for (const plot::ChartSpot& spot : spots) {
        sentences.append(PlotText::tr("%1: point at %2, %3.")
                             .arg(orElse(spot.label, PlotText::tr("Marker")), number(spot.at.x, chart.x),
                                  number(spot.at.y, chart.y)));
    }
}

} // namespace

QString describePlot(const plot::Chart& chart, const PlotOverlay& overlay) {
    QStringList sentences;
    if (!chart.title.empty()) {
        sentences.append(PlotText::tr("Chart: %1.").arg(QString::fromStdString(chart.title)));
    }
    const auto& lines = std::get<plot::LineChart>(chart.body);
    if (lines.series.empty()) {
        sentences.append(orElse(lines.emptyText, PlotText::tr("It is empty.")));
        return sentences.join(u' ');
    }
    sentences.append(PlotText::tr("Across: %1, from %2 to %3.")
                         .arg(orElse(lines.x.title, PlotText::tr("x")), number(lines.x.min, lines.x),
                              number(lines.x.max, lines.x)));
    sentences.append(PlotText::tr("Up: %1, from %2 to %3.")
                         .arg(orElse(lines.y.title, PlotText::tr("y")), number(lines.y.min, lines.y),
                              number(lines.y.max, lines.y)));
    for (const plot::ChartSeries& series : lines.series) {
        sentences.append(describeSeries(lines, series));
        if (series.chance) {
            sentences.append(PlotText::tr("By chance: %1.").arg(number(*series.chance, lines.y)));
        }
    }
    for (const plot::ChartBand& band : lines.bands) {
        sentences.append(describeBand(band, lines.x));
    }
    for (const plot::ChartRegion& region : lines.regions) {
        sentences.append(PlotText::tr("%1: across from %2 to %3, up from %4 to %5.")
                             .arg(orElse(region.name, PlotText::tr("Shaded range")),
                                  number(region.low.x, lines.x), number(region.high.x, lines.x),
                                  number(region.low.y, lines.y), number(region.high.y, lines.y)));
    }
    describeMarks(sentences, lines, lines.marks);
    describeMarks(sentences, lines, overlay.marks);
    describeSpots(sentences, lines, lines.spots);
    describeSpots(sentences, lines, overlay.spots);
    return sentences.join(u' ');
}

QString describePoint(const plot::LineChart& chart, int series, int point) {
    if (series < 0 || static_cast<std::size_t>(series) >= chart.series.size()) {
        return {};
    }
    const plot::ChartSeries& curve = chart.series[static_cast<std::size_t>(series)];
    if (point < 0 || static_cast<std::size_t>(point) >= curve.points.size()) {
        return {};
    }
    const plot::ChartPoint& at = curve.points[static_cast<std::size_t>(point)];
    const QString lines = PlotText::tr("%1: %2\n%3: %4")
                              .arg(orElse(chart.x.title, PlotText::tr("x")), number(at.x, chart.x),
                                   orElse(chart.y.title, PlotText::tr("y")), number(at.y, chart.y));
    return curve.name.empty() ? lines : QString::fromStdString(curve.name) + u'\n' + lines;
}

} // namespace assay::widgets
