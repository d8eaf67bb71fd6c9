#include "core/plot/chart_drawing.h"

#include "core/plot/matrix_drawing.h"

#include <algorithm>
#include <cmath>

namespace assay::plot {
namespace {

constexpr double kPlotHeight = 230;
constexpr double kWidestTick = 0.3; // of the picture
constexpr double kLineSample = 36;  // of a legend: as long as its dashes need
constexpr double kBoxSample = 18;
constexpr double kMarkerRadius = 4;
constexpr double kSpotRadius = 4.5;
constexpr double kMarkerStep = 56; // from one marker of a curve to the next, at least
constexpr std::size_t kMarkersUpTo = 60;
constexpr double kBandOpacity = 0.16;
constexpr double kPaleBar = 0.25;
constexpr std::array<double, 2> kMarkDashes{6, 4};

struct Plot {
    double left, top, right, bottom;
};

// 1, 2 or 5 times a power of ten, at least so far apart that `most` ticks fit.
double tickStep(double range, double most) {
    const double least = range / std::max(1.0, most);
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * (1 - 1e-9)) {
            return factor * power;
        }
    }
    return 10 * power;
}

std::vector<double> ticksOf(const ChartAxis& axis, double most) {
    const double range = axis.max - axis.min;
    const double step = range > 0 && std::isfinite(range) ? tickStep(range, most) : 0;
    if (!(step > 0)) {
        return std::isfinite(axis.min) ? std::vector<double>{axis.min} : std::vector<double>();
    }
    std::vector<double> ticks;
    const double first = std::ceil(axis.min / step - 1e-9);
    for (int i = 0; i <= static_cast<int>(most) + 1; ++i) {
        const double tick = (first + i) * step;
        if (tick > axis.max + range * 1e-9) {
            break;
        }
        if (ticks.empty() || tick > ticks.back()) {
            ticks.push_back(tick);
        }
    }
    return ticks;
}

bool isFinite(const ChartPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

// Where on its axis, from 0 to 1. An axis without a range has everything in its middle.
double shareOf(double value, const ChartAxis& axis) {
    const double range = axis.max - axis.min;
    if (!(range > 0) || !std::isfinite(range) || std::isnan(value)) {
        return 0.5;
    }
    return std::clamp((value - axis.min) / range, 0.0, 1.0);
}

class Painter {
  public:
    Painter(double width, const ChartPalette& palette, const words::Wording& wording, ChartCanvas& canvas)
        : m_width(width)
        , m_palette(palette)
        , m_wording(wording)
        , m_canvas(canvas) {}

    [[nodiscard]] const std::string& colour(const SeriesStyle& style) const {
        return m_palette.series[style.colour % kSeriesColours];
    }

    struct LegendEntry {
        std::string name;
        SeriesStyle style;
        bool hasMarker = false;
    };

    [[nodiscard]] std::string tickText(double value, const ChartAxis& axis) const {
        return m_canvas.fitted(m_wording.number(value, axis.decimals), m_width * kWidestTick);
    }

    // Names with how they are drawn, in as many rows as they need; gives the y below them.
    double legend(const std::vector<LegendEntry>& names, double top, bool boxes) {
        if (names.empty() || (names.size() == 1 && names.front().name.empty())) {
            return top;
        }
        const double row = m_canvas.fontSize() * 1.5;
        double x = kPad;
        double y = top + m_canvas.fontSize();
        for (std::size_t i = 0; i < names.size(); ++i) {
            const SeriesStyle& style = names[i].style;
            const double sample = boxes ? kBoxSample : kLineSample;
            const std::string name = m_canvas.fitted(names[i].name, m_width - 2 * kPad - sample - 14);
            const double width = sample + 6 + m_canvas.textWidth(name) + 16;
            if (x > kPad && x + width > m_width - kPad) {
                x = kPad;
                y += row;
            }
            const double middle = y - m_canvas.fontSize() * 0.35;
            if (boxes) {
                bar({x, middle - 6, sample, 12}, style);
            } else {
                m_canvas.line({x, middle, x + sample, middle, 2.5, dashesOf(style.pattern)}, colour(style));
                if (names[i].hasMarker) {
                    marker({x + sample / 2, middle}, style);
                }
            }
            m_canvas.text({x + sample + 6, y}, name, m_palette.text);
            x += width;
        }
        return y + m_canvas.fontSize() * 0.6;
    }

    // With an edge, so that it stands out from lines and bands.
    void marker(ChartPoint at, const SeriesStyle& style) {
        if (style.marker == ChartMarker::Circle) {
            m_canvas.dot(at, kMarkerRadius, colour(style), m_palette.surface);
            return;
        }
        for (const bool isEdge : {true, false}) {
            std::vector<ChartPoint> outline = outlineOf(style.marker, kMarkerRadius + (isEdge ? 1.2 : 0.2));
            for (ChartPoint& point : outline) {
                point = {at.x + point.x, at.y + point.y};
            }
            m_canvas.area(outline, 1, isEdge ? m_palette.surface : colour(style));
        }
    }

    // Striped by its series' pattern: one line as wide as the bar.
    void bar(const ChartCanvas::Box& box, const SeriesStyle& style) {
        if (stripesOf(style.pattern).empty()) {
            m_canvas.box(box, 1, colour(style));
            return;
        }
        m_canvas.box(box, kPaleBar, colour(style));
        if (box.width > 0 && box.height > 0) {
            const double middle = box.x + box.width / 2;
            m_canvas.line({middle, box.y + box.height, middle, box.y, box.width, stripesOf(style.pattern)},
                          colour(style));
        }
        m_canvas.frame(box, colour(style));
    }

    void yAxis(const ChartAxis& axis, const Plot& plot) {
        for (const double tick : ticksOf(axis, 6)) {
            const double y = placeY(tick, axis, plot);
            m_canvas.line({plot.left, y, plot.right, y}, m_palette.grid);
            m_canvas.text({plot.left - kMarkerGap, y + m_canvas.fontSize() * 0.35, ChartCanvas::Anchor::End},
                          tickText(tick, axis), m_palette.muted);
        }
        if (!axis.title.empty()) {
            m_canvas.text({kPad + m_canvas.fontSize(), (plot.top + plot.bottom) / 2,
                           ChartCanvas::Anchor::Middle, false, true},
                          m_canvas.fitted(axis.title, plot.bottom - plot.top), m_palette.text);
        }
    }

    [[nodiscard]] double leftOf(const ChartAxis& axis) const {
        double widest = 0;
        for (const double tick : ticksOf(axis, 6)) {
            widest = std::max(widest, m_canvas.textWidth(tickText(tick, axis)));
        }
        return kPad + widest + kMarkerGap + (axis.title.empty() ? 0 : m_canvas.fontSize() * 1.6);
    }

    static double placeY(double value, const ChartAxis& axis, const Plot& plot) {
        return plot.bottom - shareOf(value, axis) * (plot.bottom - plot.top);
    }

    static double placeX(double value, const ChartAxis& axis, const Plot& plot) {
        return plot.left + shareOf(value, axis) * (plot.right - plot.left);
    }

    double paint(const LineChart& chart) {
        const std::vector<SeriesStyle> styles = stylesOf(chart.series);
        std::vector<LegendEntry> names;
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            names.push_back({chart.series[i].name, styles[i], hasMarkers(chart.series[i])});
        }
        double top = legend(names, kPad, false) + kPad;
        // Labels of marks stand above the plot, one row each where they would meet.
        const std::vector<double> rows = markRows(chart, leftOf(chart.y), top);
        if (!rows.empty()) {
            top = *std::max_element(rows.begin(), rows.end()) + kMarkerGap;
        }
        const double tickWidth = std::max(m_canvas.textWidth(tickText(chart.x.min, chart.x)),
                                          m_canvas.textWidth(tickText(chart.x.max, chart.x)));
        const Plot plot{leftOf(chart.y), top, m_width - std::max(2 * kPad, tickWidth / 2 + 2),
                        top + kPlotHeight};
        yAxis(chart.y, plot);
        const double labelWidth = tickWidth + 14;
        for (const double tick : ticksOf(chart.x, (plot.right - plot.left) / labelWidth)) {
            const double x = placeX(tick, chart.x, plot);
            m_canvas.line({x, plot.bottom, x, plot.bottom + 4}, m_palette.muted);
            m_canvas.text({x, plot.bottom + 6 + m_canvas.fontSize(), ChartCanvas::Anchor::Middle},
                          tickText(tick, chart.x), m_palette.muted);
        }
        m_canvas.line({plot.left, plot.bottom, plot.right, plot.bottom}, m_palette.muted);
        // A band never hides a curve.
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            band(chart.series[i], styles[i], chart, plot);
        }
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            curve(chart.series[i], styles[i], chart, plot);
        }
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            markers(chart, i, styles[i], plot);
        }
        for (std::size_t i = 0; i < chart.marks.size(); ++i) {
            const double x = placeX(chart.marks[i].x, chart.x, plot);
            m_canvas.line({x, plot.top, x, plot.bottom, 1.2, kMarkDashes}, m_palette.text);
            m_canvas.text({labelX(chart.marks[i], chart, plot), rows[i], ChartCanvas::Anchor::Middle},
                          markLabel(chart.marks[i]), m_palette.text);
        }
        for (const ChartSpot& spot : chart.spots) {
            if (!isFinite(spot.at)) {
                continue;
            }
            const ChartPoint at{placeX(spot.at.x, chart.x, plot), placeY(spot.at.y, chart.y, plot)};
            m_canvas.dot(at, kSpotRadius,
                         spot.series < styles.size() ? colour(styles[spot.series]) : m_palette.text,
                         m_palette.surface);
        }
        const double below = plot.bottom + 6 + m_canvas.fontSize() * 2.5;
        m_canvas.text({(plot.left + plot.right) / 2, below, ChartCanvas::Anchor::Middle},
                      m_canvas.fitted(chart.x.title, plot.right - plot.left), m_palette.text);
        return below + kPad;
    }

    [[nodiscard]] std::string markLabel(const ChartMark& mark) const {
        return m_canvas.fitted(mark.label, m_width - 2 * kPad);
    }

    // The middle of a mark's label, moved so that it stays in the picture.
    [[nodiscard]] double labelX(const ChartMark& mark, const LineChart& chart, const Plot& plot) const {
        const double half = m_canvas.textWidth(markLabel(mark)) / 2;
        return std::clamp(placeX(mark.x, chart.x, plot), std::min(half + 2, m_width / 2),
                          std::max(m_width - half - 2, m_width / 2));
    }

    // The base line of each mark's label.
    [[nodiscard]] std::vector<double> markRows(const LineChart& chart, double left, double top) const {
        const Plot plot{left, 0, m_width - 2 * kPad, 1};
        std::vector<double> rows;
        std::vector<std::vector<std::pair<double, double>>> taken;
        for (const ChartMark& mark : chart.marks) {
            const double half = m_canvas.textWidth(markLabel(mark)) / 2 + 4;
            const double x = labelX(mark, chart, plot);
            std::size_t row = 0;
            const auto meets = [&](const std::pair<double, double>& other) {
                return x - half < other.second && other.first < x + half;
            };
            while (row < taken.size() && std::any_of(taken[row].begin(), taken[row].end(), meets)) {
                ++row;
            }
            taken.resize(std::max(taken.size(), row + 1));
            taken[row].emplace_back(x - half, x + half);
            rows.push_back(top + m_canvas.fontSize() * (1 + 1.3 * static_cast<double>(row)));
        }
        return rows;
    }

    // Where there are many points, curves are smooth enough to be told apart by their dashes.
    static bool hasMarkers(const ChartSeries& series) {
        return series.points.size() > 2 && series.points.size() <= kMarkersUpTo;
    }

    static std::vector<ChartPoint> placed(const std::vector<ChartPoint>& points, const LineChart& chart,
                                          const Plot& plot) {
        std::vector<ChartPoint> list;
        for (const ChartPoint& point : points) {
            list.push_back({placeX(point.x, chart.x, plot), placeY(point.y, chart.y, plot)});
        }
        return list;
    }

    // On points of the curve, not closer than they can be told apart; curves that lie upon each other have
    // theirs at different places.
    void markers(const LineChart& chart, std::size_t number, const SeriesStyle& style, const Plot& plot) {
        const ChartSeries& series = chart.series[number];
        if (!hasMarkers(series)) {
            return;
        }
        double next =
            plot.left + kMarkerStep * static_cast<double>(number) / static_cast<double>(chart.series.size());
        for (const ChartPoint& point : series.points) {
            const ChartPoint at{placeX(point.x, chart.x, plot), placeY(point.y, chart.y, plot)};
            if (isFinite(point) && at.x >= next - 1e-6) {
                marker(at, style);
                next = at.x + kMarkerStep;
            }
        }
    }

    void band(const ChartSeries& series, const SeriesStyle& style, const LineChart& chart, const Plot& plot) {
        if (series.low.size() == series.high.size()) {
            std::vector<ChartPoint> low, high;
            for (std::size_t i = 0; i < series.low.size(); ++i) {
                if (isFinite(series.low[i]) && isFinite(series.high[i])) {
                    low.push_back(series.low[i]);
                    high.push_back(series.high[i]);
                }
            }
            if (!low.empty()) {
                std::vector<ChartPoint> outline = placed(low, chart, plot);
                const std::vector<ChartPoint> back = placed(high, chart, plot);
                outline.insert(outline.end(), back.rbegin(), back.rend());
                m_canvas.area(outline, kBandOpacity, colour(style));
            }
        }
    }

    // A point that is no finite number is a gap.
    void curve(const ChartSeries& series, const SeriesStyle& style, const LineChart& chart,
               const Plot& plot) {
        for (auto at = series.points.begin(); at != series.points.end();) {
            const auto end = std::find_if_not(at, series.points.end(), isFinite);
            const std::vector<ChartPoint> piece = placed({at, end}, chart, plot);
            if (piece.size() == 1) {
                m_canvas.dot(piece[0], kMarkerRadius, colour(style), m_palette.surface);
            } else if (!piece.empty()) {
                m_canvas.path(piece, 2, dashesOf(style.pattern), colour(style));
            }
            at = std::find_if(end, series.points.end(), isFinite);
        }
    }

    double paint(const BarChart& chart) {
        const std::vector<SeriesStyle> styles = stylesOf(chart.series);
        std::vector<LegendEntry> names;
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            names.push_back({chart.series[i].name, styles[i]});
        }
        const double top = legend(names, kPad, true) + kPad;
        const Plot plot{leftOf(chart.y), top, m_width - kPad, top + kPlotHeight};
        yAxis(chart.y, plot);
        const double slot =
            (plot.right - plot.left) / static_cast<double>(std::max<std::size_t>(1, chart.categories.size()));
        const double longest = widestOf(chart.categories, m_canvas);
        const bool upwards = longest > slot - 4;
        const double most = upwards ? kTallestName : slot - 4;
        // As many names as there is room for.
        const auto every = static_cast<std::size_t>(
            upwards ? std::max(1.0, std::ceil(m_canvas.fontSize() * kLine / slot)) : 1.0);
        for (std::size_t i = 0; i < chart.categories.size(); ++i) {
            bars(chart, styles, i, plot.left + slot * static_cast<double>(i), slot, plot);
            if (i % every != 0) {
                continue;
            }
            const double middle = plot.left + slot * (static_cast<double>(i) + 0.5);
            const std::string name = m_canvas.fitted(chart.categories[i], most);
            if (upwards) {
                m_canvas.text({middle + m_canvas.fontSize() * 0.35, plot.bottom + 6, ChartCanvas::Anchor::End,
                               false, true},
                              name, m_palette.muted);
            } else {
                m_canvas.text({middle, plot.bottom + 6 + m_canvas.fontSize(), ChartCanvas::Anchor::Middle},
                              name, m_palette.muted);
            }
        }
        const double zero = chart.y.min < 0 && chart.y.max > 0 ? placeY(0, chart.y, plot) : plot.bottom;
        m_canvas.line({plot.left, zero, plot.right, zero}, m_palette.muted);
        return plot.bottom + (upwards ? std::min(longest, most) + 10 : m_canvas.fontSize() * 1.8) + kPad;
    }

    void bars(const BarChart& chart, const std::vector<SeriesStyle>& styles, std::size_t category,
              double left, double slot, const Plot& plot) {
        const double width = slot * 0.8 / static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
        const double zero = placeY(0, chart.y, plot);
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            const BarSeries& series = chart.series[i];
            const double x = left + slot * 0.1 + width * static_cast<double>(i);
            const double middle = x + width / 2;
            const auto value = category < series.values.size() ? series.values[category] : std::nullopt;
            if (!value || !std::isfinite(*value)) {
                const double dash = m_canvas.textWidth("—");
                m_canvas.text({middle, plot.bottom - 4, ChartCanvas::Anchor::Middle, false, false,
                               std::min(1.0, width / std::max(1.0, dash))},
                              "—", m_palette.muted);
                continue;
            }
            const double y = placeY(*value, chart.y, plot);
            bar({x, std::min(y, zero), width * 0.92, std::abs(zero - y)}, styles[i]);
            if (category < series.intervals.size() && series.intervals[category] &&
                std::isfinite(series.intervals[category]->low) &&
                std::isfinite(series.intervals[category]->high)) {
                const double low = placeY(series.intervals[category]->low, chart.y, plot);
                const double high = placeY(series.intervals[category]->high, chart.y, plot);
                const double cap = std::min(4.0, width / 3);
                m_canvas.line({middle, low, middle, high, 1.4}, m_palette.text);
                m_canvas.line({middle - cap, low, middle + cap, low, 1.4}, m_palette.text);
                m_canvas.line({middle - cap, high, middle + cap, high, 1.4}, m_palette.text);
            }
        }
    }

    double paint(const MatrixChart& chart) {
        return drawMatrix(chart, m_width, m_palette, m_wording, m_canvas);
    }

  private:
    double m_width;
    const ChartPalette& m_palette;
    const words::Wording& m_wording;
    ChartCanvas& m_canvas;
};

} // namespace

std::string ChartCanvas::fitted(std::string_view content, double width) const {
    if (textWidth(content) <= width) {
        return std::string(content);
    }
    if (textWidth("…") > width) {
        return {};
    }
    std::string cut = "…";
    for (std::size_t end = 0; end < content.size();) {
        std::size_t next = end + 1;
        while (next < content.size() && (static_cast<unsigned char>(content[next]) & 0xC0U) == 0x80U) {
            ++next; // within a character
        }
        const std::string longer = std::string(content.substr(0, next)) + "…";
        if (textWidth(longer) > width) {
            break;
        }
        cut = longer;
        end = next;
    }
    return cut;
}

double drawChart(const Chart& chart, double width, const ChartPalette& palette, const words::Wording& wording,
                 ChartCanvas& canvas) {
    Painter painter(width, palette, wording, canvas);
    return std::visit([&](const auto& body) { return painter.paint(body); }, chart.body);
}

} // namespace assay::plot
