#include "widgets/charts/plot_view.h"

#include "core/plot/thinning.h"
#include "widgets/charts/plot_text.h"
#include "widgets/text/number_text.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::widgets {
namespace {

constexpr int kMostOthers = 12; // lines of a read-out
constexpr plot::ChartPoint kBreak{std::numeric_limits<double>::quiet_NaN(),
                                  std::numeric_limits<double>::quiet_NaN()};

bool isDrawn(const plot::ChartPoint& point) {
    return std::isfinite(point.x) && std::isfinite(point.y);
}

QRectF rangeOf(const plot::LineChart& chart) {
    return {chart.x.min, chart.y.min, chart.x.max - chart.x.min, chart.y.max - chart.y.min};
}

// Of a length that is part of [low, low + whole]: where it begins so that it stays within.
double within(double from, double length, double low, double whole) {
    return std::clamp(from, low, std::max(low, low + whole - length));
}

bool isSame(const plot::ChartSeries& a, const plot::ChartSeries& b) {
    return a.look.has_value() || b.look.has_value() ? a.look == b.look : a.name == b.name;
}

bool hasSameEnds(const plot::ChartAxis& a, const plot::ChartAxis& b) {
    return a.min == b.min && a.max == b.max;
}

void switchOff(plot::ChartSeries& series) {
    series.points.clear();
    series.low.clear();
    series.high.clear();
    series.chance.reset();
}

bool shows(const QRectF& range, const plot::ChartPoint& point) {
    return point.x >= range.left() && point.x <= range.right() && point.y >= range.top() &&
           point.y <= range.bottom();
}

// The part of a line that lies within (Y.-D. Liang, B. A. Barsky, 1984, "A new concept and method for line
// clipping"); nullopt where none does.
std::optional<std::pair<plot::ChartPoint, plot::ChartPoint>>
cutLine(const plot::ChartPoint& a, const plot::ChartPoint& b, const QRectF& range) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    double from = 0;
    double to = 1;
    for (const auto& [direction, room] :
         {std::pair(-dx, a.x - range.left()), std::pair(dx, range.right() - a.x),
          std::pair(-dy, a.y - range.top()), std::pair(dy, range.bottom() - a.y)}) {
        if (direction == 0) {
            if (room < 0) {
                return std::nullopt;
            }
        } else if (direction < 0) {
            from = std::max(from, room / direction);
        } else {
            to = std::min(to, room / direction);
        }
    }
    if (from > to) {
        return std::nullopt;
    }
    return std::pair(plot::ChartPoint{a.x + from * dx, a.y + from * dy},
                     plot::ChartPoint{a.x + to * dx, a.y + to * dy});
}

bool isAt(const plot::ChartPoint& a, const plot::ChartPoint& b) {
    return a.x == b.x && a.y == b.y;
}

// A curve's lines within the range, with a gap wherever it leaves it; its steps are lines then.
void cutCurve(plot::ChartSeries& series, const QRectF& range) {
    std::vector<plot::ChartPoint> points;
    for (const std::vector<plot::ChartPoint>& piece : plot::drawnPieces(series)) {
        if (piece.size() == 1 && shows(range, piece.front())) {
            points.insert(points.end(), {kBreak, piece.front()});
        }
        bool joined = false; // with the line before
        for (std::size_t i = 1; i < piece.size(); ++i) {
            const auto line = cutLine(piece[i - 1], piece[i], range);
            if (!line) {
                joined = false;
                continue;
            }
            if (!joined || !isAt(points.back(), line->first)) {
                points.insert(points.end(), {kBreak, line->first});
            }
            points.push_back(line->second);
            joined = true;
        }
    }
    series.points = std::move(points);
    series.steps = plot::CurveSteps::None;
}

} // namespace

bool PlotView::isWhole() const {
    return !m_range && std::find(m_off.begin(), m_off.end(), true) == m_off.end();
}

void PlotView::zoom(const plot::LineChart& chart, double factor, const QPointF& around, Zoomed which) {
    const QRectF whole = rangeOf(chart);
    const QRectF seen = m_range.value_or(whole);
    if (!(factor > 0) || !(whole.width() > 0) || !(whole.height() > 0)) {
        return;
    }
    const double width = std::clamp(seen.width() / factor, whole.width() / kMostZoom, whole.width());
    const double height = which == Zoomed::Across ? seen.height()
                                                  : std::clamp(seen.height() / factor,
                                                               whole.height() / kMostZoom, whole.height());
    // What is at the point stays where it is.
    const double left = around.x() - (around.x() - seen.left()) * width / seen.width();
    const double top = around.y() - (around.y() - seen.top()) * height / seen.height();
    const QRectF next(within(left, width, whole.left(), whole.width()),
                      within(top, height, whole.top(), whole.height()), width, height);
    m_range = width < whole.width() || height < whole.height() ? std::optional(next) : std::nullopt;
}

void PlotView::follow(const plot::LineChart& chart, const QPointF& point) {
    if (!m_range) {
        return;
    }
    const QRectF whole = rangeOf(chart);
    if (point.x() < m_range->left() || point.x() > m_range->right()) {
        m_range->moveLeft(
            within(point.x() - m_range->width() / 2, m_range->width(), whole.left(), whole.width()));
    }
    if (point.y() < m_range->top() || point.y() > m_range->bottom()) {
        m_range->moveTop(
            within(point.y() - m_range->height() / 2, m_range->height(), whole.top(), whole.height()));
    }
}

void PlotView::setOff(const plot::LineChart& chart, std::size_t series, bool off) {
    if (series < chart.series.size()) {
        m_off.resize(chart.series.size());
        m_off[series] = off;
    }
}

void PlotView::keepFor(const plot::LineChart& before, const plot::LineChart& now) {
    if (!hasSameEnds(before.x, now.x) || !hasSameEnds(before.y, now.y)) {
        m_range.reset();
    }
    if (!std::equal(before.series.begin(), before.series.end(), now.series.begin(), now.series.end(),
                    isSame)) {
        m_off.clear();
    }
}

plot::LineChart PlotView::of(const plot::LineChart& chart) const {
    plot::LineChart seen = chart;
    if (m_range) {
        seen.x.min = m_range->left();
        seen.x.max = m_range->right();
        seen.y.min = m_range->top();
        seen.y.max = m_range->bottom();
    }
    for (std::size_t i = 0; i < seen.series.size(); ++i) {
        if (isOff(i)) {
            switchOff(seen.series[i]);
        }
    }
    seen.spots = of(chart, std::move(seen.spots));
    return seen;
}

std::vector<plot::ChartSpot> PlotView::of(const plot::LineChart& chart,
                                          std::vector<plot::ChartSpot> spots) const {
    std::erase_if(spots, [&](const plot::ChartSpot& spot) {
        for (std::size_t i = 0; i < chart.series.size(); ++i) {
            if (isOff(i) && (spot.look ? spot.look == chart.series[i].look : spot.series == i)) {
                return true;
            }
        }
        return false;
    });
    return spots;
}

plot::LineChart PlotView::cutOf(const plot::LineChart& chart) const {
    plot::LineChart seen = of(chart);
    for (std::size_t i = 0; i < seen.series.size(); ++i) {
        plot::ChartSeries& series = seen.series[i];
        if (isOff(i)) { // nor in the legend; the others keep their looks
            series.name.clear();
            continue;
        }
        if (!m_range) {
            continue;
        }
        if (series.chance && (*series.chance < seen.y.min || *series.chance > seen.y.max)) {
            series.chance.reset();
        }
        if (!series.scattered && !series.filled) { // a filled one ends at the axes anyway
            cutCurve(series, *m_range);
        }
    }
    if (m_range) {
        std::erase_if(seen.marks, [&](const plot::ChartMark& mark) {
            return mark.x < seen.x.min || mark.x > seen.x.max;
        });
        std::erase_if(seen.spots, [&](const plot::ChartSpot& spot) { return !shows(*m_range, spot.at); });
        std::erase_if(seen.regions, [&](const plot::ChartRegion& region) {
            return region.high.x < seen.x.min || region.low.x > seen.x.max || region.high.y < seen.y.min ||
                   region.low.y > seen.y.max;
        });
    }
    return seen;
}

std::optional<double> drawnAt(const plot::ChartSeries& series, double x) {
    if (series.scattered) {
        return std::nullopt;
    }
    const std::vector<plot::ChartPoint>& points = series.points;
    for (const plot::ChartPoint& point : points) {
        if (point.x == x && std::isfinite(point.y)) {
            return point.y;
        }
    }
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const plot::ChartPoint& a = points[i];
        const plot::ChartPoint& b = points[i + 1];
        if (!isDrawn(a) || !isDrawn(b) || (x - a.x) * (x - b.x) > 0 || a.x == b.x) {
            continue;
        }
        switch (series.steps) {
        case plot::CurveSteps::Ahead:
            return a.y;
        case plot::CurveSteps::Back:
            return b.y;
        case plot::CurveSteps::None:
            return a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y);
        }
    }
    return std::nullopt;
}

QString describeOthers(const plot::LineChart& chart, int series, double x) {
    QStringList lines;
    const int decimals = readDecimals(chart).y;
    for (std::size_t i = 0; i < chart.series.size() && lines.size() <= kMostOthers; ++i) {
        const std::optional<double> y = static_cast<int>(i) == series || chart.series[i].name.empty()
                                            ? std::nullopt
                                            : drawnAt(chart.series[i], x);
        if (y) {
            lines.append(lines.size() == kMostOthers
                             ? QStringLiteral("…")
                             : QStringLiteral("%1: %2").arg(QString::fromStdString(chart.series[i].name),
                                                            numberText(*y, decimals)));
        }
    }
    return lines.join(u'\n');
}

} // namespace assay::widgets
