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

QString number(double value, const PlotAxis& axis) {
    return numberText(value, std::clamp(axis.decimals, 0, kMostDecimals));
}

// Rounded inwards: what is named lies in the band.
QString describeBand(const PlotBand& band, const PlotAxis& axis) {
    const auto [from, to, decimals] =
        statistics::roundedInwards(std::min(band.from, band.to), std::max(band.from, band.to),
                                   std::clamp(axis.decimals, 0, kMostDecimals), kMostDecimals);
    const QString name = band.name.isEmpty() ? PlotText::tr("Shaded range") : band.name;
    const QString first = numberText(from, decimals);
    const QString last = numberText(to, decimals);
    return band.fromIncluded ? PlotText::tr("%1: from %2 to %3.").arg(name, first, last)
                             : PlotText::tr("%1: above %2, up to %3.").arg(name, first, last);
}

QString axisName(const PlotAxis& axis, const QString& fallback) {
    return axis.title.isEmpty() ? fallback : axis.title;
}

QString describeSeries(const PlotSpec& spec, const PlotSeries& series) {
    int count = 0;
    QPointF low(0, std::numeric_limits<double>::infinity());
    QPointF high(0, -std::numeric_limits<double>::infinity());
    for (const QPointF& point : series.points) {
        if (!std::isfinite(point.x()) || !std::isfinite(point.y())) {
            continue;
        }
        ++count;
        low = point.y() < low.y() ? point : low;
        high = point.y() > high.y() ? point : high;
    }
    const QString name = series.name.isEmpty() ? PlotText::tr("Unnamed series") : series.name;
    if (count == 0) {
        return PlotText::tr("%1: no points.").arg(name);
    }
    if (count == 1) {
        return PlotText::tr("%1: one point, %2 at %3.")
            .arg(name, number(low.y(), spec.y), number(low.x(), spec.x));
    }
    return PlotText::tr("%1: %Ln points, lowest %2 at %3, highest %4 at %5.", nullptr, count)
        .arg(name, number(low.y(), spec.y), number(low.x(), spec.x), number(high.y(), spec.y),
             number(high.x(), spec.x));
}

void describeLines(QStringList& sentences, const PlotSpec& spec, const QList<PlotLine>& lines) {
    for (const PlotLine& line : lines) {
        const QString name = line.label.isEmpty() ? PlotText::tr("Line") : line.label;
        sentences.append(PlotText::tr("%1: line at %2.").arg(name, number(line.x, spec.x)));
    }
}

} // namespace

QString describePlot(const PlotSpec& spec, const PlotOverlay& overlay) {
    QStringList sentences;
    if (!spec.title.isEmpty()) {
        sentences.append(PlotText::tr("Chart: %1.").arg(spec.title));
    }
    if (spec.series.isEmpty()) {
        sentences.append(spec.emptyText.isEmpty() ? PlotText::tr("It is empty.") : spec.emptyText);
        return sentences.join(u' ');
    }
    sentences.append(PlotText::tr("Across: %1, from %2 to %3.")
                         .arg(axisName(spec.x, PlotText::tr("x")), number(spec.x.min, spec.x),
                              number(spec.x.max, spec.x)));
    sentences.append(PlotText::tr("Up: %1, from %2 to %3.")
                         .arg(axisName(spec.y, PlotText::tr("y")), number(spec.y.min, spec.y),
                              number(spec.y.max, spec.y)));
    for (const PlotSeries& series : spec.series) {
        sentences.append(describeSeries(spec, series));
    }
    for (const PlotBand& band : spec.bands) {
        sentences.append(describeBand(band, spec.x));
    }
    describeLines(sentences, spec, spec.lines);
    describeLines(sentences, spec, overlay.lines);
    for (const PlotPoint& point : overlay.points) {
        sentences.append(PlotText::tr("%1: point at %2, %3.")
                             .arg(point.label.isEmpty() ? PlotText::tr("Marker") : point.label,
                                  number(point.at.x(), spec.x), number(point.at.y(), spec.y)));
    }
    return sentences.join(u' ');
}

QString describePoint(const PlotSpec& spec, int series, int point) {
    if (series < 0 || series >= spec.series.size() || point < 0 ||
        point >= spec.series[series].points.size()) {
        return {};
    }
    const PlotSeries& curve = spec.series[series];
    const QPointF& at = curve.points[point];
    const QString lines = PlotText::tr("%1: %2\n%3: %4")
                              .arg(axisName(spec.x, PlotText::tr("x")), number(at.x(), spec.x),
                                   axisName(spec.y, PlotText::tr("y")), number(at.y(), spec.y));
    return curve.name.isEmpty() ? lines : curve.name + u'\n' + lines;
}

} // namespace assay::widgets
