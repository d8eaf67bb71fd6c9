#include "core/plot/chart_drawing.h"

#include "core/plot/axis_ticks.h"
#include "core/plot/label_placement.h"
#include "core/plot/matrix_drawing.h"
#include "core/plot/thinning.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

namespace assay::plot {
namespace {

constexpr double kLeastPlot = 20;
constexpr double kWidestTick = 0.3; // of the picture
constexpr double kLineSample = 36;  // of a legend: as long as its dashes need
constexpr double kBoxSample = 18;
constexpr double kSmallPicture = 200; // lower than this
constexpr double kSmallPad = 4;
constexpr double kSmallSample = 16;
constexpr double kMarkerRadius = 4;
constexpr double kMarkerHole = 1.4; // of a hollow one
constexpr double kSpotRadius = 4.5;
constexpr double kSpotRing = 7.5;  // around it, so that it is none of the curve's own markers
constexpr double kMarkerStep = 56; // from one marker of a curve to the next, at least
constexpr std::size_t kMarkersUpTo = 60;
constexpr double kBandOpacity = 0.16;
constexpr double kFillOpacity = 0.15;
constexpr double kRangeOpacity = 0.12; // of a band of x
constexpr double kLeastRange = 1.5;    // a range of one point is still to be seen
constexpr double kEmphasised = 2.2;
constexpr double kTitleSize = 1.15; // of the font's
constexpr double kNoteLine = 1.35;  // of the font's size
constexpr double kBoldWidth = 1.12; // how much wider bold text is, about
constexpr double kWidestBox = 46;
constexpr int kNoRow = -1; // of a mark without a label
constexpr std::size_t kRangeColour = kLookMacro;
constexpr double kPaleBar = 0.25;
constexpr std::array<double, 2> kChanceDashes{1.5, 3};
constexpr double kChanceWidth = 1.2;
constexpr std::array<double, 2> kMarkDashes{6, 4};

struct Plot {
    double left, top, right, bottom;
};

AxisTicks ticksOf(const ChartAxis& axis, double most) {
    return axisTicks(axis.min, axis.max, static_cast<int>(std::clamp(most, 1.0, 50.0)), axis.decimals == 0);
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

bool hasChance(const LineChart& chart) {
    return std::any_of(chart.series.begin(), chart.series.end(),
                       [](const ChartSeries& series) { return series.chance.has_value(); });
}

// Of the lines across bars; empty: there are none.
std::string chanceNameOf(const BarChart& chart) {
    const bool isThere = std::any_of(chart.series.begin(), chart.series.end(), [](const BarSeries& series) {
        return std::any_of(series.chance.begin(), series.chance.end(),
                           [](const auto& one) { return one.has_value(); });
    });
    return isThere ? chart.chanceName : std::string();
}

std::string chanceNameOf(const BoxChart& /*chart*/) {
    return {};
}

std::string noIntervalNameOf(const BoxChart& /*chart*/) {
    return {};
}

class Painter {
  public:
    Painter(const ChartFrame& frame, const ChartPalette& palette, const words::Wording& wording,
            ChartCanvas& canvas)
        : m_frame(frame)
        , m_width(frame.width)
        , m_isSmall(frame.height && *frame.height < kSmallPicture)
        , m_pad(m_isSmall ? kSmallPad : kPad)
        , m_palette(palette)
        , m_wording(wording)
        , m_canvas(canvas) {}

    [[nodiscard]] const std::string& colour(const SeriesStyle& style) const {
        return m_palette.series[style.colour % kSeriesColours];
    }

    enum class Sample { Line, Box, Range, Chance, Point, Mark, NoInterval };

    struct LegendEntry {
        std::string name;
        SeriesStyle style{};
        bool hasMarker = false;
        Sample sample = Sample::Line;
        LineStyle mark = LineStyle::Dash; // of Sample::Mark
    };

    // With the note below it. Gives the y below both.
    double title(const std::string& text) {
        double below = 0;
        if (m_frame.titled && !text.empty()) {
            const double size = m_canvas.fontSize() * kTitleSize;
            below = m_pad + size;
            m_canvas.text({m_pad, below, ChartCanvas::Anchor::Start, true, false, kTitleSize},
                          m_canvas.fitted(text, (m_width - 2 * m_pad) / (kTitleSize * kBoldWidth)),
                          m_palette.text);
        }
        for (const std::string& line : m_frame.note) {
            below = std::max(below, m_pad) + m_canvas.fontSize() * kNoteLine;
            m_canvas.text({m_pad, below}, m_canvas.fitted(line, m_width - 2 * m_pad), m_palette.muted);
        }
        return below;
    }

    // The plot below `top`, with so much below it.
    [[nodiscard]] Plot plotOf(double left, double right, double top, double below) const {
        const double bottom =
            m_frame.height ? std::max(top + kLeastPlot, *m_frame.height - below) : top + m_frame.plotHeight;
        return {left, top, std::max(right, left + kLeastPlot), bottom};
    }

    [[nodiscard]] std::string tickText(double value, const AxisTicks& ticks) const {
        return m_canvas.fitted(m_wording.number(value, ticks.decimals), m_width * kWidestTick);
    }

    [[nodiscard]] double widestTick(const AxisTicks& ticks) const {
        double widest = 0;
        for (const double tick : ticks.values) {
            widest = std::max(widest, m_canvas.textWidth(tickText(tick, ticks)));
        }
        return widest;
    }

    // Names with how they are drawn, in as many rows as they need; gives the y below them.
    double legend(const std::vector<LegendEntry>& names, double top) {
        if (!m_frame.legend || names.empty() || (names.size() == 1 && names.front().name.empty())) {
            return top;
        }
        const double row = m_canvas.fontSize() * 1.5;
        double x = m_pad;
        double y = top + m_canvas.fontSize();
        for (std::size_t i = 0; i < names.size(); ++i) {
            const SeriesStyle& style = names[i].style;
            const bool isLine = names[i].sample == Sample::Line || names[i].sample == Sample::Chance ||
                                names[i].sample == Sample::Mark;
            const double sample = m_isSmall ? kSmallSample : isLine ? kLineSample : kBoxSample;
            const double around = sample + (m_isSmall ? 4 + 6 : 6 + 16);
            const double room = m_isSmall ? (m_width - 2 * m_pad) / static_cast<double>(names.size()) - around
                                          : m_width - 2 * m_pad - sample - 14;
            const std::string name = m_canvas.fitted(names[i].name, room);
            const double width = around + m_canvas.textWidth(name);
            if (!m_isSmall && x > m_pad && x + width > m_width - m_pad) {
                x = m_pad;
                y += row;
            }
            const double middle = y - m_canvas.fontSize() * 0.35;
            if (names[i].sample == Sample::Box) {
                bar({x, middle - 6, sample, 12}, style);
            } else if (names[i].sample == Sample::Range) {
                m_canvas.box({x, middle - 6, sample, 12}, 2 * kRangeOpacity, m_palette.series[kRangeColour]);
                m_canvas.frame({x, middle - 6, sample, 12}, m_palette.series[kRangeColour]);
            } else if (names[i].sample == Sample::Chance) {
                m_canvas.line({x, middle, x + sample, middle, kChanceWidth, kChanceDashes}, m_palette.text);
            } else if (names[i].sample == Sample::Mark) {
                m_canvas.line(
                    {x, middle, x + sample, middle, kChanceWidth, dashesOf(patternOf(names[i].mark))},
                    m_palette.text);
            } else if (names[i].sample == Sample::NoInterval) {
                m_canvas.text({x + sample / 2, y, ChartCanvas::Anchor::Middle, true}, kNoIntervalMark,
                              m_palette.text);
            } else if (names[i].sample == Sample::Point) {
                marker({x + sample / 2, middle}, style);
            } else {
                m_canvas.line({x, middle, x + sample, middle, 2.5, dashesOf(style.pattern)}, colour(style));
                if (names[i].hasMarker) {
                    marker({x + sample / 2, middle}, style);
                }
            }
            m_canvas.text({x + sample + (m_isSmall ? 4 : 6), y}, name, m_palette.text);
            x += width;
        }
        return y + m_canvas.fontSize() * 0.6;
    }

    void marker(ChartPoint at, const SeriesStyle& style) {
        marker(at, style.marker, kMarkerRadius, colour(style));
        if (style.isHollow) {
            marker(at, style.marker, kMarkerHole, m_palette.surface);
        }
    }

    // With an edge, so that it stands out from lines and bands.
    void marker(ChartPoint at, ChartMarker shape, double radius, const std::string& fill) {
        if (shape == ChartMarker::Circle) {
            m_canvas.dot(at, radius, fill, m_palette.surface);
            return;
        }
        for (const bool isEdge : {true, false}) {
            std::vector<ChartPoint> outline = outlineOf(shape, radius + (isEdge ? 1.2 : 0.2));
            for (ChartPoint& point : outline) {
                point = {at.x + point.x, at.y + point.y};
            }
            m_canvas.area(outline, 1, isEdge ? m_palette.surface : fill);
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
        const AxisTicks ticks = uprightTicks(axis);
        for (const double tick : ticks.values) {
            const double y = placeY(tick, axis, plot);
            m_canvas.line({plot.left, y, plot.right, y}, m_palette.grid);
            m_canvas.text({plot.left - kMarkerGap, y + m_canvas.fontSize() * 0.35, ChartCanvas::Anchor::End},
                          tickText(tick, ticks), m_palette.muted);
        }
        if (!axis.title.empty()) {
            m_canvas.text({m_pad + m_canvas.fontSize(), (plot.top + plot.bottom) / 2,
                           ChartCanvas::Anchor::Middle, false, true},
                          m_canvas.fitted(axis.title, plot.bottom - plot.top), m_palette.text);
        }
    }

    // Fewer in a low picture.
    [[nodiscard]] AxisTicks uprightTicks(const ChartAxis& axis) const {
        return ticksOf(axis, m_frame.height ? std::clamp(*m_frame.height / 45, 2.0, 6.0) : 6);
    }

    [[nodiscard]] double leftOf(const ChartAxis& axis) const {
        return m_pad + widestTick(uprightTicks(axis)) + kMarkerGap +
               (axis.title.empty() ? 0 : m_canvas.fontSize() * 1.6);
    }

    static double placeY(double value, const ChartAxis& axis, const Plot& plot) {
        return plot.bottom - shareOf(value, axis) * (plot.bottom - plot.top);
    }

    static double placeX(double value, const ChartAxis& axis, const Plot& plot) {
        return plot.left + shareOf(value, axis) * (plot.right - plot.left);
    }

    DrawnChart paint(const LineChart& chart, double above) {
        const std::vector<SeriesStyle> styles = stylesOf(chart.series);
        std::vector<LegendEntry> names;
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            if (chart.series[i].name.empty() && chart.series.size() > 1) {
                continue;
            }
            names.push_back({chart.series[i].name, styles[i], hasMarkers(chart.series[i]),
                             chart.series[i].scattered ? Sample::Point : Sample::Line});
        }
        std::set<std::string> ranges{std::string()}; // several of one name are one thing
        for (const ChartBand& band : chart.bands) {
            if (ranges.insert(band.name).second) {
                names.push_back({band.name, {}, false, Sample::Range});
            }
        }
        for (const ChartRegion& region : chart.regions) {
            if (ranges.insert(region.name).second) {
                names.push_back({region.name, {}, false, Sample::Range});
            }
        }
        if (hasChance(chart) && !chart.chanceName.empty()) {
            names.push_back({chart.chanceName, {}, false, Sample::Chance});
        }
        for (const ChartMark& mark : chart.marks) {
            if (!mark.legend.empty()) {
                names.push_back({mark.legend, {}, false, Sample::Mark, mark.style});
            }
        }
        const double top = legend(names, above + m_pad) + m_pad;
        const double below = 6 +
                             m_canvas.fontSize() * (chart.x.title.empty() ? 1.2
                                                    : m_isSmall           ? 2.2
                                                                          : 2.5) +
                             m_pad;
        const double tickWidth = widestTick(ticksOf(chart.x, 10));
        Plot plot = plotOf(leftOf(chart.y), m_width - std::max(2 * m_pad, tickWidth / 2 + 2), top, below);
        // Labels of marks stand above the plot.
        const std::vector<PlacedLabel> labels = markLabels(chart, plot);
        int rows = 0;
        for (const PlacedLabel& label : labels) {
            rows = std::max(rows, label.row + 1);
        }
        const double labelsAbove = rows > 0 ? m_canvas.fontSize() * 1.3 * rows + kMarkerGap - 2 : 0;
        plot = plotOf(plot.left, plot.right, top + labelsAbove, below);
        if (chart.series.empty() && !chart.emptyText.empty()) {
            m_canvas.text({m_width / 2, (plot.top + plot.bottom) / 2, ChartCanvas::Anchor::Middle},
                          m_canvas.fitted(chart.emptyText, m_width - 2 * m_pad), m_palette.muted);
            return drawn(plot, plot.bottom + below);
        }
        for (const ChartBand& band : chart.bands) {
            range(band, chart, plot);
        }
        for (const ChartRegion& region : chart.regions) {
            rectangle(region, chart, plot);
        }
        yAxis(chart.y, plot);
        xAxis(chart.x, plot, tickWidth + 14);
        // A band never hides a curve.
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            band(chart.series[i], styles[i], chart, plot);
        }
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            chance(chart.series[i], styles[i], chart, plot);
            curve(chart.series[i], styles[i], chart, plot);
        }
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            markers(chart, i, styles[i], plot);
        }
        for (std::size_t i = 0; i < chart.marks.size(); ++i) {
            mark(chart.marks[i], labels[i], chart, plot);
        }
        for (const ChartSpot& one : chart.spots) {
            spot(one, styles, chart, plot);
        }
        m_canvas.text(
            {(plot.left + plot.right) / 2, plot.bottom + below - m_pad, ChartCanvas::Anchor::Middle},
            m_canvas.fitted(chart.x.title, plot.right - plot.left), m_palette.text);
        return drawn(plot, plot.bottom + below);
    }

    static DrawnChart drawn(const Plot& plot, double height) {
        return {height, {plot.left, plot.top, plot.right - plot.left, plot.bottom - plot.top}};
    }

    void xAxis(const ChartAxis& axis, const Plot& plot, double labelWidth) {
        const AxisTicks ticks = ticksOf(axis, (plot.right - plot.left) / labelWidth);
        for (const double tick : ticks.values) {
            const double x = placeX(tick, axis, plot);
            m_canvas.line({x, plot.bottom, x, plot.bottom + 4}, m_palette.muted);
            m_canvas.text({x, plot.bottom + 6 + m_canvas.fontSize(), ChartCanvas::Anchor::Middle},
                          tickText(tick, ticks), m_palette.muted);
        }
        m_canvas.line({plot.left, plot.bottom, plot.right, plot.bottom}, m_palette.muted);
    }

    void range(const ChartBand& band, const LineChart& chart, const Plot& plot) {
        const double from = std::max(std::min(band.from, band.to), chart.x.min);
        const double to = std::min(std::max(band.from, band.to), chart.x.max);
        if (!(to >= from)) {
            return;
        }
        const double left = placeX(from, chart.x, plot);
        const double right = std::max(placeX(to, chart.x, plot), left + kLeastRange);
        const std::string& colour = m_palette.series[kRangeColour];
        m_canvas.box({left, plot.top, right - left, plot.bottom - plot.top}, kRangeOpacity, colour);
        for (const double x : {left, right}) {
            m_canvas.line({x, plot.top, x, plot.bottom, 0.6}, colour);
        }
    }

    void rectangle(const ChartRegion& region, const LineChart& chart, const Plot& plot) {
        const double left = placeX(region.low.x, chart.x, plot);
        const double right = std::max(placeX(region.high.x, chart.x, plot), left + kLeastRange);
        const double bottom = placeY(region.low.y, chart.y, plot);
        const double top = std::min(placeY(region.high.y, chart.y, plot), bottom - kLeastRange);
        const ChartCanvas::Box box{left, top, right - left, bottom - top};
        m_canvas.box(box, kRangeOpacity, m_palette.series[kRangeColour]);
        m_canvas.frame(box, m_palette.series[kRangeColour]);
    }

    void mark(const ChartMark& mark, const PlacedLabel& label, const LineChart& chart, const Plot& plot) {
        const double x = placeX(mark.x, chart.x, plot);
        const std::string& ink = mark.look ? colour(seriesStyle(*mark.look)) : m_palette.text;
        const std::span<const double> dashes = mark.style == LineStyle::Dash
                                                   ? std::span<const double>(kMarkDashes)
                                                   : dashesOf(patternOf(mark.style));
        m_canvas.line({x, plot.top, x, plot.bottom, mark.emphasised ? kEmphasised : 1.2, dashes}, ink);
        if (label.row == kNoRow) {
            return;
        }
        m_canvas.text({(label.left + label.right) / 2,
                       plot.top - kMarkerGap - m_canvas.fontSize() * 1.3 * label.row,
                       ChartCanvas::Anchor::Middle},
                      markLabel(mark), m_palette.text);
    }

    void spot(const ChartSpot& spot, const std::vector<SeriesStyle>& styles, const LineChart& chart,
              const Plot& plot) {
        if (!isFinite(spot.at)) {
            return;
        }
        const ChartPoint at{placeX(spot.at.x, chart.x, plot), placeY(spot.at.y, chart.y, plot)};
        const std::string& fill = spot.look                     ? colour(seriesStyle(*spot.look))
                                  : spot.series < styles.size() ? colour(styles[spot.series])
                                                                : m_palette.text;
        m_canvas.dot(at, kSpotRing, m_palette.surface, m_palette.text);
        marker(at, spot.shape, kSpotRadius, fill);
        if (!spot.label.empty()) {
            const bool leftwards = at.x + 8 + m_canvas.textWidth(spot.label) > plot.right;
            m_canvas.text({at.x + (leftwards ? -8 : 8), std::max(at.y - 5, plot.top + m_canvas.fontSize()),
                           leftwards ? ChartCanvas::Anchor::End : ChartCanvas::Anchor::Start},
                          m_canvas.fitted(spot.label, plot.right - plot.left), m_palette.text);
        }
    }

    [[nodiscard]] std::string markLabel(const ChartMark& mark) const {
        return m_canvas.fitted(mark.label, m_width - 2 * m_pad);
    }

    // A row of its own for each that would meet another.
    [[nodiscard]] std::vector<PlacedLabel> markLabels(const LineChart& chart, const Plot& plot) const {
        LabelPlacement placement(2, m_width - 2, static_cast<int>(chart.marks.size()));
        std::vector<PlacedLabel> labels;
        for (const ChartMark& mark : chart.marks) {
            if (mark.label.empty()) {
                labels.push_back({.row = kNoRow});
                continue;
            }
            labels.push_back(
                placement.place(placeX(mark.x, chart.x, plot), m_canvas.textWidth(markLabel(mark))));
        }
        return labels;
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
        if (series.scattered) {
            for (const ChartPoint& point : scatteredPoints(series, chart.x, chart.y)) {
                marker({placeX(point.x, chart.x, plot), placeY(point.y, chart.y, plot)}, style);
            }
            return;
        }
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

    void chance(const ChartSeries& series, const SeriesStyle& style, const LineChart& chart,
                const Plot& plot) {
        if (series.chance && std::isfinite(*series.chance)) {
            const double y = placeY(*series.chance, chart.y, plot);
            m_canvas.line({plot.left, y, plot.right, y, kChanceWidth, kChanceDashes}, colour(style));
        }
    }

    void curve(const ChartSeries& series, const SeriesStyle& style, const LineChart& chart,
               const Plot& plot) {
        for (const std::vector<ChartPoint>& points : drawnPieces(series)) {
            const std::vector<ChartPoint> piece = placed(points, chart, plot);
            if (piece.size() == 1) {
                m_canvas.dot(piece[0], kMarkerRadius, colour(style), m_palette.surface);
                continue;
            }
            if (series.filled) {
                std::vector<ChartPoint> outline = piece;
                outline.push_back({piece.back().x, plot.bottom});
                outline.push_back({piece.front().x, plot.bottom});
                m_canvas.area(outline, kFillOpacity, colour(style));
            }
            m_canvas.path(piece, 2, dashesOf(style.pattern), colour(style));
        }
    }

    template <typename Chart, typename DrawCategory>
    DrawnChart paintCategories(const Chart& chart, double above, DrawCategory drawCategory) {
        const std::vector<SeriesStyle> styles = stylesOf(chart.series);
        std::vector<LegendEntry> names;
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            names.push_back({chart.series[i].name, styles[i], false, Sample::Box});
        }
        if (std::string name = chanceNameOf(chart); !name.empty()) {
            names.push_back({std::move(name), {}, false, Sample::Chance});
        }
        if (std::string name = noIntervalNameOf(chart); !name.empty()) {
            names.push_back({std::move(name), {}, false, Sample::NoInterval});
        }
        const double top = legend(names, above + m_pad) + m_pad;
        const double left = leftOf(chart.y);
        const double slot = std::max(m_width - m_pad - left, kLeastPlot) /
                            static_cast<double>(std::max<std::size_t>(1, chart.categories.size()));
        const double longest = widestOf(chart.categories, m_canvas);
        const bool upwards = longest > slot - 4;
        const double most = upwards ? kTallestName : slot - 4;
        const double below = (upwards ? std::min(longest, most) + 10 : m_canvas.fontSize() * 1.8) + m_pad;
        const Plot plot = plotOf(left, m_width - m_pad, top, below);
        yAxis(chart.y, plot);
        // As many names as there is room for.
        const auto every = static_cast<std::size_t>(
            upwards ? std::max(1.0, std::ceil(m_canvas.fontSize() * kLine / slot)) : 1.0);
        for (std::size_t i = 0; i < chart.categories.size(); ++i) {
            drawCategory(styles, i, plot.left + slot * static_cast<double>(i), slot, plot);
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
        return drawn(plot, plot.bottom + below);
    }

    DrawnChart paint(const BarChart& chart, double above) {
        return paintCategories(chart, above,
                               [&](const std::vector<SeriesStyle>& styles, std::size_t category, double left,
                                   double slot,
                                   const Plot& plot) { bars(chart, styles, category, left, slot, plot); });
    }

    DrawnChart paint(const BoxChart& chart, double above) {
        return paintCategories(chart, above,
                               [&](const std::vector<SeriesStyle>& styles, std::size_t category, double left,
                                   double slot,
                                   const Plot& plot) { boxes(chart, styles, category, left, slot, plot); });
    }

    // Where there is no value.
    void dash(double middle, double width, const Plot& plot) {
        m_canvas.text({middle, plot.bottom - 4, ChartCanvas::Anchor::Middle, false, false,
                       std::min(1.0, width / std::max(1.0, m_canvas.textWidth("—")))},
                      "—", m_palette.muted);
    }

    void whisker(double middle, double low, double high, double cap) {
        m_canvas.line({middle, low, middle, high, 1.4}, m_palette.text);
        m_canvas.line({middle - cap, low, middle + cap, low, 1.4}, m_palette.text);
        m_canvas.line({middle - cap, high, middle + cap, high, 1.4}, m_palette.text);
    }

    void boxes(const BoxChart& chart, const std::vector<SeriesStyle>& styles, std::size_t category,
               double left, double slot, const Plot& plot) {
        const double width = slot * 0.8 / static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            const double x = left + slot * 0.1 + width * static_cast<double>(i);
            const double middle = x + width / 2;
            const std::vector<std::optional<ChartBox>>& all = chart.series[i].boxes;
            const auto box = category < all.size() ? all[category] : std::nullopt;
            if (!box ||
                !std::isfinite(box->low + box->lowerQuarter + box->median + box->upperQuarter + box->high)) {
                dash(middle, width, plot);
                continue;
            }
            const auto y = [&](double value) { return placeY(value, chart.y, plot); };
            const double cap = std::min(8.0, width / 4);
            whisker(middle, y(box->low), y(box->lowerQuarter), cap);
            whisker(middle, y(box->upperQuarter), y(box->high), cap);
            const double inset = std::max(width * 0.1, (width - kWidestBox) / 2);
            bar({x + inset, y(box->upperQuarter), width - 2 * inset,
                 y(box->lowerQuarter) - y(box->upperQuarter)},
                styles[i]);
            m_canvas.line({x + inset, y(box->median), x + width - inset, y(box->median), 4},
                          m_palette.surface);
            m_canvas.line({x + inset, y(box->median), x + width - inset, y(box->median), 2}, m_palette.text);
        }
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
                dash(middle, width, plot);
                continue;
            }
            const double y = placeY(*value, chart.y, plot);
            bar({x, std::min(y, zero), width * 0.92, std::abs(zero - y)}, styles[i]);
            if (category < series.intervals.size() && series.intervals[category] &&
                std::isfinite(series.intervals[category]->low) &&
                std::isfinite(series.intervals[category]->high)) {
                const double low = placeY(series.intervals[category]->low, chart.y, plot);
                const double high = placeY(series.intervals[category]->high, chart.y, plot);
                whisker(middle, low, high, std::min(4.0, width / 3));
            } else if (!chart.noIntervalName.empty()) {
                const double above = std::max(std::min(y, zero) - 3, plot.top + m_canvas.fontSize());
                m_canvas.text({middle, above, ChartCanvas::Anchor::Middle, true}, kNoIntervalMark,
                              m_palette.text);
            }
            if (category < series.chance.size() && series.chance[category] &&
                std::isfinite(*series.chance[category])) {
                const double level = placeY(*series.chance[category], chart.y, plot);
                const double from = x - width * 0.04;
                const double to = x + width * 0.96;
                m_canvas.line({from, level, to, level, kChanceWidth + 2}, m_palette.surface); // on any bar
                m_canvas.line({from, level, to, level, kChanceWidth, kChanceDashes}, m_palette.text);
            }
        }
    }

    DrawnChart paint(const MatrixChart& chart, double above) {
        const auto& draw = chart.panels.empty() ? drawMatrix : drawMatrixPanels;
        const double bottom = draw(chart, m_width, above, m_palette, m_wording, m_canvas);
        return {bottom, {0, above, m_width, bottom - above}};
    }

  private:
    ChartFrame m_frame;
    double m_width;
    bool m_isSmall; // everything stands closer, and the legend has one line
    double m_pad;
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

DrawnChart drawChart(const Chart& chart, const ChartFrame& frame, const ChartPalette& palette,
                     const words::Wording& wording, ChartCanvas& canvas) {
    Painter painter(frame, palette, wording, canvas);
    const double above = painter.title(chart.title);
    return std::visit([&](const auto& body) { return painter.paint(body, above); }, chart.body);
}

} // namespace assay::plot
