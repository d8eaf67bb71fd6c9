#include "core/report/chart_drawing.h"

#include <algorithm>
#include <cmath>

namespace assay::report {
namespace {

constexpr double kPad = 10;
constexpr double kPlotHeight = 230;
constexpr double kMarkerGap = 6;
constexpr std::size_t kTallRows = 4;  // a matrix of so many has tall rows
constexpr double kWidestTick = 0.3;   // of the picture
constexpr double kTallestName = 150;  // of what stands upwards below bars and above a matrix
constexpr double kSmallestText = 0.5; // of the font's size: what needs less is left out
constexpr double kLine = 1.15;        // from one line of text to the next
constexpr double kBold = 1.12;        // how much wider bold text is, about

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

double widestOf(const std::vector<std::string>& texts, const ChartCanvas& canvas) {
    double widest = 0;
    for (const std::string& text : texts) {
        widest = std::max(widest, canvas.textWidth(text));
    }
    return widest;
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
        return m_canvas.fitted(m_wording.number(value, axis.decimals), m_width * kWidestTick);
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
        return plot.bottom - shareOf(value, axis) * (plot.bottom - plot.top);
    }

    static double placeX(double value, const ChartAxis& axis, const Plot& plot) {
        return plot.left + shareOf(value, axis) * (plot.right - plot.left);
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
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            curve(chart.series[i], i, chart, plot);
        }
        for (std::size_t i = 0; i < chart.marks.size(); ++i) {
            const double x = placeX(chart.marks[i].x, chart.x, plot);
            m_canvas.line({x, plot.top, x, plot.bottom, 1.2, ChartStroke::Dash}, m_palette.text);
            m_canvas.text({labelX(chart.marks[i], chart, plot), rows[i], ChartCanvas::Anchor::Middle},
                          markLabel(chart.marks[i]), m_palette.text);
        }
        for (const ChartSpot& spot : chart.spots) {
            if (!isFinite(spot.at)) {
                continue;
            }
            m_canvas.dot({placeX(spot.at.x, chart.x, plot), placeY(spot.at.y, chart.y, plot)},
                         colour(spot.series), m_palette.surface);
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

    // A point that is no finite number is a gap.
    void curve(const ChartSeries& series, std::size_t number, const LineChart& chart, const Plot& plot) {
        const auto placed = [&](const std::vector<ChartPoint>& points) {
            std::vector<ChartPoint> list;
            for (const ChartPoint& point : points) {
                list.push_back({placeX(point.x, chart.x, plot), placeY(point.y, chart.y, plot)});
            }
            return list;
        };
        if (series.low.size() == series.high.size()) {
            std::vector<ChartPoint> low, high;
            for (std::size_t i = 0; i < series.low.size(); ++i) {
                if (isFinite(series.low[i]) && isFinite(series.high[i])) {
                    low.push_back(series.low[i]);
                    high.push_back(series.high[i]);
                }
            }
            if (!low.empty()) {
                std::vector<ChartPoint> outline = placed(low);
                const std::vector<ChartPoint> back = placed(high);
                outline.insert(outline.end(), back.rbegin(), back.rend());
                m_canvas.area(outline, 0.18, colour(number));
            }
        }
        for (auto at = series.points.begin(); at != series.points.end();) {
            const auto end = std::find_if_not(at, series.points.end(), isFinite);
            const std::vector<ChartPoint> piece = placed({at, end});
            if (piece.size() == 1) {
                m_canvas.dot(piece[0], colour(number), m_palette.surface);
            } else if (!piece.empty()) {
                m_canvas.path(piece, 2, series.stroke, colour(number));
            }
            at = std::find_if(end, series.points.end(), isFinite);
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
        const double longest = widestOf(chart.categories, m_canvas);
        const bool upwards = longest > slot - 4;
        const double most = upwards ? kTallestName : slot - 4;
        // As many names as there is room for.
        const auto every = static_cast<std::size_t>(
            upwards ? std::max(1.0, std::ceil(m_canvas.fontSize() * kLine / slot)) : 1.0);
        for (std::size_t i = 0; i < chart.categories.size(); ++i) {
            bars(chart, i, plot.left + slot * static_cast<double>(i), slot, plot);
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

    void bars(const BarChart& chart, std::size_t category, double left, double slot, const Plot& plot) {
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
            m_canvas.box({x, std::min(y, zero), width * 0.92, std::abs(zero - y)}, 1, colour(i));
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
        const double names = std::min(widestOf(chart.rows, m_canvas), m_width * 0.3);
        const double left = kPad + m_canvas.fontSize() * 1.8 + names + kMarkerGap;
        const double cell =
            std::min(110.0, (m_width - left - kPad) /
                                static_cast<double>(std::max<std::size_t>(1, chart.columns.size())));
        const double height = chart.rows.size() > kTallRows
                                  ? m_canvas.fontSize() * 1.9
                                  : std::min(46.0, std::max(m_canvas.fontSize() * 1.9, cell * 0.5));
        // Names of columns that are wider than these stand upwards.
        const double longest = widestOf(chart.columns, m_canvas);
        const bool upwards = longest > cell - 4;
        const double above = upwards ? std::min(longest, kTallestName) : m_canvas.fontSize();
        const double top = kPad + m_canvas.fontSize() * 2.2 + above;
        const double right = left + cell * static_cast<double>(chart.columns.size());
        m_canvas.text({(left + right) / 2, kPad + m_canvas.fontSize(), ChartCanvas::Anchor::Middle, true},
                      m_canvas.fitted(chart.columnTitle, (right - kPad) / kBold), m_palette.text);
        const auto every = static_cast<std::size_t>(
            upwards ? std::max(1.0, std::ceil(m_canvas.fontSize() * kLine / cell)) : 1.0);
        for (std::size_t c = 0; c < chart.columns.size(); c += every) {
            const double middle = left + cell * (static_cast<double>(c) + 0.5);
            if (upwards) {
                m_canvas.text({middle + m_canvas.fontSize() * 0.35, top - kMarkerGap,
                               ChartCanvas::Anchor::Start, false, true},
                              m_canvas.fitted(chart.columns[c], kTallestName), m_palette.muted);
            } else {
                m_canvas.text({middle, top - kMarkerGap, ChartCanvas::Anchor::Middle}, chart.columns[c],
                              m_palette.muted);
            }
        }
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            const double y = top + height * static_cast<double>(r);
            m_canvas.text(
                {left - kMarkerGap, y + height / 2 + m_canvas.fontSize() * 0.35, ChartCanvas::Anchor::End},
                m_canvas.fitted(chart.rows[r], names), m_palette.muted);
        }
        cells(chart, {left, top, cell, height});
        const double bottom = top + height * static_cast<double>(chart.rows.size());
        const double middle = (top + bottom) / 2;
        const std::string rowTitle = m_canvas.fitted(chart.rowTitle, (2 * middle - 2 * kPad) / kBold);
        m_canvas.text({kPad + m_canvas.fontSize(), middle, ChartCanvas::Anchor::Middle, true, true}, rowTitle,
                      m_palette.text);
        return std::max(bottom, middle + m_canvas.textWidth(rowTitle) * kBold / 2) + kPad;
    }

    // Its cells; `first` is the one at the top left. Counts are as small as the widest needs, and left out
    // where they could not be read: the colours stay.
    void cells(const MatrixChart& chart, const ChartCanvas::Box& first) {
        std::int64_t most = 1;
        std::vector<std::string> counts;
        const auto countAt = [&](std::size_t r, std::size_t c) {
            return r < chart.counts.size() && c < chart.counts[r].size() ? chart.counts[r][c] : 0;
        };
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            for (std::size_t c = 0; c < chart.columns.size(); ++c) {
                most = std::max(most, countAt(r, c));
                counts.push_back(m_wording.count(countAt(r, c)));
            }
        }
        const double widest = widestOf(counts, m_canvas) * (chart.diagonal ? kBold : 1);
        const double scale = std::min(1.0, (first.width - 3) / std::max(1.0, widest));
        for (std::size_t r = 0; r < chart.rows.size(); ++r) {
            const double y = first.y + first.height * static_cast<double>(r);
            for (std::size_t c = 0; c < chart.columns.size(); ++c) {
                const double x = first.x + first.width * static_cast<double>(c);
                // Pale enough for the text upon it to be read in both themes.
                const double share =
                    static_cast<double>(std::max<std::int64_t>(0, countAt(r, c))) / static_cast<double>(most);
                m_canvas.box({x, y, first.width, first.height}, 0.05 + 0.35 * share, m_palette.cell);
                m_canvas.frame({x, y, first.width, first.height}, m_palette.grid);
                if (scale >= kSmallestText) {
                    m_canvas.text({x + first.width / 2,
                                   y + first.height / 2 + m_canvas.fontSize() * 0.35 * scale,
                                   ChartCanvas::Anchor::Middle, chart.diagonal && r == c, false, scale},
                                  counts[r * chart.columns.size() + c], m_palette.text);
                }
            }
        }
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

double drawChart(const Chart& chart, double width, const ChartPalette& palette, const Wording& wording,
                 ChartCanvas& canvas) {
    Painter painter(width, palette, wording, canvas);
    return std::visit([&](const auto& body) { return painter.paint(body); }, chart.body);
}

} // namespace assay::report
