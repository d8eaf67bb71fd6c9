#include "core/report/chart_drawing.h"

#include <algorithm>
#include <cmath>

namespace assay::report {
namespace {

constexpr double kPad = 10;
constexpr double kPlotHeight = 230;
constexpr double kMarkerGap = 6;
constexpr std::size_t kTallRows = 4; // a matrix of so many has tall rows

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
    std::vector<double> ticks;
    const double range = axis.max - axis.min;
    if (!(range > 0) || !std::isfinite(range)) {
        return {axis.min};
    }
    const double step = tickStep(range, most);
    for (double at = std::ceil(axis.min / step - 1e-9); at * step <= axis.max + range * 1e-9; ++at) {
        ticks.push_back(at * step);
    }
    return ticks;
}

class Painter {
  public:
    Painter(double width, const ChartPalette& palette, const Wording& wording, ChartCanvas& canvas)
        : m_width(width)
        , m_palette(palette)
        , m_wording(wording)
        , m_canvas(canvas) {}

    [[nodiscard]] const std::string& colour(std::size_t series) const {
        return m_palette.series[series % kSeriesColours];
    }

    [[nodiscard]] std::string tickText(double value, const ChartAxis& axis) const {
        return m_wording.number(value, axis.decimals);
    }

    // Names with their strokes, in as many rows as they need; gives the y below them.
    double legend(const std::vector<std::pair<std::string, ChartStroke>>& names, double top, bool boxes) {
        if (names.empty() || (names.size() == 1 && names.front().first.empty())) {
            return top;
        }
        const double row = m_canvas.fontSize() * 1.5;
        double x = kPad;
        double y = top + m_canvas.fontSize();
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string name = m_canvas.fitted(names[i].first, m_width - 2 * kPad - 40);
            const double width = 34 + m_canvas.textWidth(name) + 14;
            if (x > kPad && x + width > m_width - kPad) {
                x = kPad;
                y += row;
            }
            const double middle = y - m_canvas.fontSize() * 0.35;
            if (boxes) {
                m_canvas.box({x + 12, middle - 5, 12, 10}, 1, colour(i));
            } else {
                m_canvas.line({x, middle, x + 26, middle, 2.5, names[i].second}, colour(i));
            }
            m_canvas.text({x + 32, y}, name, m_palette.text);
            x += width;
        }
        return y + m_canvas.fontSize() * 0.6;
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
        const double share = (value - axis.min) / (axis.max - axis.min);
        return plot.bottom - std::clamp(share, 0.0, 1.0) * (plot.bottom - plot.top);
    }

    static double placeX(double value, const ChartAxis& axis, const Plot& plot) {
        const double share = (value - axis.min) / (axis.max - axis.min);
        return plot.left + std::clamp(share, 0.0, 1.0) * (plot.right - plot.left);
    }

    double paint(const LineChart& chart) {
        std::vector<std::pair<std::string, ChartStroke>> names;
        for (const ChartSeries& series : chart.series) {
            names.emplace_back(series.name, series.stroke);
        }
        double top = legend(names, kPad, false) + kPad;
        // Labels of marks stand above the plot, one row each where they would meet.
        const std::vector<double> rows = markRows(chart, leftOf(chart.y), top);
        if (!rows.empty()) {
            top = *std::max_element(rows.begin(), rows.end()) + kMarkerGap;
        }
        const Plot plot{leftOf(chart.y), top, m_width - 2 * kPad, top + kPlotHeight};
        yAxis(chart.y, plot);
        const double labelWidth = m_canvas.textWidth(tickText(chart.x.max, chart.x)) + 14;
        for (const double tick : ticksOf(chart.x, (plot.right - plot.left) / labelWidth)) {
            const double x = placeX(tick, chart.x, plot);
            m_canvas.line({x, plot.bottom, x, plot.bottom + 4}, m_palette.muted);
            m_canvas.text({x, plot.bottom + 6 + m_canvas.fontSize(), ChartCanvas::Anchor::Middle},
                          tickText(tick, chart.x), m_palette.muted);
        }
        m_canvas.line({plot.left, plot.bottom, plot.right, plot.bottom}, m_palette.muted);
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            curve(chart.series[i], i, chart, plot);
        }
        for (std::size_t i = 0; i < chart.marks.size(); ++i) {
            const double x = placeX(chart.marks[i].x, chart.x, plot);
            m_canvas.line({x, plot.top, x, plot.bottom, 1.2, ChartStroke::Dash}, m_palette.text);
            m_canvas.text({labelX(chart.marks[i], chart, plot), rows[i], ChartCanvas::Anchor::Middle},
                          chart.marks[i].label, m_palette.text);
        }
        for (const ChartSpot& spot : chart.spots) {
            const ChartPoint at{placeX(spot.at.x, chart.x, plot), placeY(spot.at.y, chart.y, plot)};
            m_canvas.dot(at, colour(spot.series), m_palette.surface);
            const bool left = at.x + 10 + m_canvas.textWidth(spot.label) > plot.right;
            m_canvas.text({at.x + (left ? -8 : 8), std::max(at.y - 8, plot.top + m_canvas.fontSize()),
                           left ? ChartCanvas::Anchor::End : ChartCanvas::Anchor::Start},
                          spot.label, m_palette.text);
        }
        const double below = plot.bottom + 6 + m_canvas.fontSize() * 2.5;
        m_canvas.text({(plot.left + plot.right) / 2, below, ChartCanvas::Anchor::Middle},
                      m_canvas.fitted(chart.x.title, plot.right - plot.left), m_palette.text);
        return below + kPad;
    }

    // The middle of a mark's label, moved so that it stays in the picture.
    [[nodiscard]] double labelX(const ChartMark& mark, const LineChart& chart, const Plot& plot) const {
        const double half = m_canvas.textWidth(mark.label) / 2;
        return std::clamp(placeX(mark.x, chart.x, plot), std::min(half + 2, m_width / 2),
                          std::max(m_width - half - 2, m_width / 2));
    }

    // The base line of each mark's label.
    [[nodiscard]] std::vector<double> markRows(const LineChart& chart, double left, double top) const {
        const Plot plot{left, 0, m_width - 2 * kPad, 1};
        std::vector<double> rows;
        std::vector<std::vector<std::pair<double, double>>> taken;
        for (const ChartMark& mark : chart.marks) {
            const double half = m_canvas.textWidth(mark.label) / 2 + 4;
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

    void curve(const ChartSeries& series, std::size_t number, const LineChart& chart, const Plot& plot) {
        const auto placed = [&](const std::vector<ChartPoint>& points) {
            std::vector<ChartPoint> list;
            for (const ChartPoint& point : points) {
                const ChartPoint at{placeX(point.x, chart.x, plot), placeY(point.y, chart.y, plot)};
                if (series.steps && !list.empty()) {
                    list.push_back({at.x, list.back().y});
                }
                list.push_back(at);
            }
            return list;
        };
        if (!series.low.empty() && series.low.size() == series.high.size()) {
            std::vector<ChartPoint> outline = placed(series.low);
            const std::vector<ChartPoint> high = placed(series.high);
            outline.insert(outline.end(), high.rbegin(), high.rend());
            m_canvas.area(outline, 0.18, colour(number));
        }
        if (series.points.size() == 1) {
            m_canvas.dot(
                {placeX(series.points[0].x, chart.x, plot), placeY(series.points[0].y, chart.y, plot)},
                colour(number), m_palette.surface);
        } else if (!series.points.empty()) {
            m_canvas.path(placed(series.points), 2, series.stroke, colour(number));
        }
    }

    double paint(const BarChart& chart) {
        std::vector<std::pair<std::string, ChartStroke>> names;
        for (const BarSeries& series : chart.series) {
            names.emplace_back(series.name, ChartStroke::Solid);
        }
        const double top = legend(names, kPad, true) + kPad;
        const Plot plot{leftOf(chart.y), top, m_width - kPad, top + kPlotHeight};
        yAxis(chart.y, plot);
        const double slot =
            (plot.right - plot.left) / static_cast<double>(std::max<std::size_t>(1, chart.categories.size()));
        double longest = 0;
        for (const std::string& category : chart.categories) {
            longest = std::max(longest, m_canvas.textWidth(category));
        }
        const bool upwards = longest > slot - 4;
        const double most = upwards ? 110 : slot - 4;
        for (std::size_t i = 0; i < chart.categories.size(); ++i) {
            bars(chart, i, plot.left + slot * static_cast<double>(i), slot, plot);
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
        m_canvas.line({plot.left, plot.bottom, plot.right, plot.bottom}, m_palette.muted);
        return plot.bottom + (upwards ? std::min(longest, most) + 10 : m_canvas.fontSize() * 1.8) + kPad;
    }

    void bars(const BarChart& chart, std::size_t category, double left, double slot, const Plot& plot) {
        const double width = slot * 0.8 / static_cast<double>(std::max<std::size_t>(1, chart.series.size()));
        const double zero = placeY(std::clamp(0.0, chart.y.min, chart.y.max), chart.y, plot);
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            const BarSeries& series = chart.series[i];
            const double x = left + slot * 0.1 + width * static_cast<double>(i);
            const double middle = x + width / 2;
            const auto value = category < series.values.size() ? series.values[category] : std::nullopt;
            if (!value) {
                m_canvas.text({middle, plot.bottom - 4, ChartCanvas::Anchor::Middle}, "—", m_palette.muted);
                continue;
            }
            const double y = placeY(*value, chart.y, plot);
            m_canvas.box({x, std::min(y, zero), width * 0.92, std::abs(zero - y)}, 1, colour(i));
            if (category < series.intervals.size() && series.intervals[category]) {
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
        double names = 0;
        for (const std::string& row : chart.rows) {
            names = std::max(names, m_canvas.textWidth(row));
        }
        names = std::min(names, m_width * 0.3);
        const double left = kPad + m_canvas.fontSize() * 1.8 + names + kMarkerGap;
        const double top = kPad + m_canvas.fontSize() * 3.2;
        const double cell =
            std::min(110.0, (m_width - left - kPad) /
                                static_cast<double>(std::max<std::size_t>(1, chart.columns.size())));
        const double height = chart.rows.size() > kTallRows
                                  ? m_canvas.fontSize() * 1.9
                                  : std::min(46.0, std::max(m_canvas.fontSize() * 1.9, cell * 0.5));
        std::int64_t most = 1;
        for (const auto& row : chart.counts) {
            for (const std::int64_t count : row) {
                most = std::max(most, count);
            }
        }
        const double right = left + cell * static_cast<double>(chart.columns.size());
        m_canvas.text({(left + right) / 2, kPad + m_canvas.fontSize(), ChartCanvas::Anchor::Middle, true},
                      m_canvas.fitted(chart.columnTitle, right - kPad), m_palette.text);
        for (std::size_t c = 0; c < chart.columns.size(); ++c) {
            m_canvas.text(
                {left + cell * (static_cast<double>(c) + 0.5), top - kMarkerGap, ChartCanvas::Anchor::Middle},
                m_canvas.fitted(chart.columns[c], cell - 4), m_palette.muted);
        }
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            const double y = top + height * static_cast<double>(r);
            const double base = y + height / 2 + m_canvas.fontSize() * 0.35;
            m_canvas.text({left - kMarkerGap, base, ChartCanvas::Anchor::End},
                          m_canvas.fitted(chart.rows[r], names), m_palette.muted);
            for (std::size_t c = 0; c < chart.columns.size(); ++c) {
                const std::int64_t count =
                    r < chart.counts.size() && c < chart.counts[r].size() ? chart.counts[r][c] : 0;
                const double x = left + cell * static_cast<double>(c);
                // Pale enough for the text upon it to be read in both themes.
                const double share = static_cast<double>(count) / static_cast<double>(most);
                m_canvas.box({x, y, cell, height}, 0.05 + 0.35 * share, m_palette.cell);
                m_canvas.frame({x, y, cell, height}, m_palette.grid);
                m_canvas.text({x + cell / 2, base, ChartCanvas::Anchor::Middle, chart.diagonal && r == c},
                              m_wording.count(count), m_palette.text);
            }
        }
        const double bottom = top + height * static_cast<double>(chart.rows.size());
        m_canvas.text(
            {kPad + m_canvas.fontSize(), (top + bottom) / 2, ChartCanvas::Anchor::Middle, true, true},
            m_canvas.fitted(chart.rowTitle, bottom - top + m_canvas.fontSize() * 4), m_palette.text);
        return bottom + kPad;
    }

  private:
    double m_width;
    const ChartPalette& m_palette;
    const Wording& m_wording;
    ChartCanvas& m_canvas;
};

} // namespace

std::string ChartCanvas::fitted(std::string_view content, double width) const {
    if (textWidth(content) <= width) {
        return std::string(content);
    }
    std::string cut;
    for (std::size_t end = 0; end < content.size();) {
        std::size_t next = end + 1;
        while (next < content.size() && (static_cast<unsigned char>(content[next]) & 0xC0U) == 0x80U) {
            ++next; // within a character
        }
        const std::string longer = std::string(content.substr(0, next)) + "…";
        if (!cut.empty() && textWidth(longer) > width) {
            break;
        }
        cut = longer;
        end = next;
    }
    return cut;
}

double drawChart(const Chart& chart, double width, const ChartPalette& palette, const Wording& wording,
                 ChartCanvas& canvas) {
    Painter painter(width, palette, wording, canvas);
    return std::visit([&](const auto& body) { return painter.paint(body); }, chart.body);
}

} // namespace assay::report
