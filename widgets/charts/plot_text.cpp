#include "widgets/charts/plot_text.h"

#include "core/statistics/rounded_range.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
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
constexpr int kReadDigits = 4; // that count, of the greatest value along an axis

// Whether a value is written whole with so many decimals.
bool isWholeWith(double value, int decimals) {
    const double scaled = value * std::pow(10.0, decimals);
    return std::abs(scaled - std::round(scaled)) < 1e-6;
}

int decimalsOf(const plot::LineChart& chart, const plot::ChartAxis& axis, double plot::ChartPoint::* of) {
    if (axis.decimals <= 0) { // of counts
        return 0;
    }
    double greatest = 0;
    for (const plot::ChartSeries& series : chart.series) {
        for (const plot::ChartPoint& point : series.points) {
            greatest = std::isfinite(point.*of) ? std::max(greatest, std::abs(point.*of)) : greatest;
        }
    }
    const int least = std::min(axis.decimals, kMostDecimals);
    const int before = greatest > 0 ? static_cast<int>(std::ceil(std::log10(greatest))) : 0;
    const int most = std::clamp(kReadDigits - before, least, kMostDecimals);
    int decimals = least;
    const auto take = [&](double value) {
        while (decimals < most && std::isfinite(value) && !isWholeWith(value, decimals)) {
            ++decimals;
        }
    };
    for (const plot::ChartSeries& series : chart.series) {
        for (const plot::ChartPoint& point : series.points) {
            take(point.*of);
        }
        if (series.chance && &axis == &chart.y) {
            take(*series.chance);
        }
    }
    return decimals;
}

// Says the figures of one chart.
class Figures {
  public:
    explicit Figures(const plot::LineChart& chart)
        : m_decimals(readDecimals(chart)) {}

    [[nodiscard]] QString x(double value) const { return numberText(value, m_decimals.x); }

    [[nodiscard]] QString y(double value) const { return numberText(value, m_decimals.y); }

  private:
    ReadDecimals m_decimals;
};

// Of an axis, which ends at round numbers.
QString end(double value, const plot::ChartAxis& axis) {
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

QString describeSeries(const Figures& say, const plot::ChartSeries& series) {
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
        return PlotText::tr("%1: one point, %2 at %3.").arg(name, say.y(low.y), say.x(low.x));
    }
    return PlotText::tr("%1: %Ln points, lowest %2 at %3, highest %4 at %5.", nullptr, count)
        .arg(name, say.y(low.y), say.x(low.x), say.y(high.y), say.x(high.x));
}

void describeMarks(QStringList& sentences, const Figures& say, const std::vector<plot::ChartMark>& marks) {
    for (const plot::ChartMark& mark : marks) {
        sentences.append(
            PlotText::tr("%1: line at %2.").arg(orElse(mark.label, PlotText::tr("Line")), say.x(mark.x)));
    }
}

void describeSpots(QStringList& sentences, const Figures& say, const std::vector<plot::ChartSpot>& spots) {
    for (const plot::ChartSpot& spot : spots) {
        sentences.append(
            PlotText::tr("%1: point at %2, %3.")
                .arg(orElse(spot.label, PlotText::tr("Marker")), say.x(spot.at.x), say.y(spot.at.y)));
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
    const Figures say(lines);
    sentences.append(PlotText::tr("Across: %1, from %2 to %3.")
                         .arg(orElse(lines.x.title, PlotText::tr("x")), end(lines.x.min, lines.x),
                              end(lines.x.max, lines.x)));
    sentences.append(PlotText::tr("Up: %1, from %2 to %3.")
                         .arg(orElse(lines.y.title, PlotText::tr("y")), end(lines.y.min, lines.y),
                              end(lines.y.max, lines.y)));
    for (const plot::ChartSeries& series : lines.series) {
        sentences.append(describeSeries(say, series));
        if (series.chance) {
            sentences.append(PlotText::tr("By chance: %1.").arg(say.y(*series.chance)));
        }
    }
    for (const plot::ChartBand& band : lines.bands) {
        sentences.append(describeBand(band, lines.x));
    }
    for (const plot::ChartRegion& region : lines.regions) {
        sentences.append(PlotText::tr("%1: across from %2 to %3, up from %4 to %5.")
                             .arg(orElse(region.name, PlotText::tr("Shaded range")), say.x(region.low.x),
                                  say.x(region.high.x), say.y(region.low.y), say.y(region.high.y)));
    }
    describeMarks(sentences, say, lines.marks);
    describeMarks(sentences, say, overlay.marks);
    describeSpots(sentences, say, lines.spots);
    describeSpots(sentences, say, overlay.spots);
    return sentences.join(u' ');
}

ReadDecimals readDecimals(const plot::LineChart& chart) {
    return {decimalsOf(chart, chart.x, &plot::ChartPoint::x),
            decimalsOf(chart, chart.y, &plot::ChartPoint::y)};
}

QString fittedReadOut(const QString& text, const QFontMetricsF& metrics, const QSizeF& room) {
    const QRectF wide(0, 0, room.width(), 4096);
    const QSizeF wrapped = metrics.boundingRect(wide, Qt::AlignLeft | Qt::TextWordWrap, text).size();
    if (wrapped.width() <= room.width() && wrapped.height() <= room.height()) {
        return text;
    }
    // Names give way, figures do not; then the last lines.
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        const double width = metrics.horizontalAdvance(line);
        const qsizetype figure = line.lastIndexOf(QLatin1String(": "));
        if (width > room.width() && figure > 0) {
            const QString last = line.mid(figure);
            line = metrics.elidedText(line.left(figure), Qt::ElideMiddle,
                                      room.width() - std::ceil(metrics.horizontalAdvance(last)) - 1) +
                   last;
        } else if (width > room.width()) {
            line = metrics.elidedText(line, Qt::ElideRight, room.width() - 1);
        }
    }
    const auto fitting =
        std::max<qsizetype>(1, static_cast<qsizetype>(room.height() / metrics.lineSpacing()));
    if (lines.size() > fitting) {
        lines = lines.first(fitting);
        lines.last() = QStringLiteral("…");
    }
    return lines.join(u'\n');
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
    const Figures say(chart);
    const QString lines = PlotText::tr("%1: %2\n%3: %4")
                              .arg(orElse(chart.x.title, PlotText::tr("x")), say.x(at.x),
                                   orElse(chart.y.title, PlotText::tr("y")), say.y(at.y));
    return curve.name.empty() ? lines : QString::fromStdString(curve.name) + u'\n' + lines;
}

} // namespace assay::widgets
