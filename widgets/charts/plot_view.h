// What of a line chart is seen: a part of its axes, and the series that are not switched off; and what its
// curves say at an x, as they are drawn. Values, without a widget.
#pragma once

#include "core/plot/chart.h"

#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

namespace assay::widgets {

class PlotView {
  public:
    enum class Zoomed { Both, Across };

    static constexpr double kMostZoom = 1'000; // of the whole axis

    [[nodiscard]] bool isZoomed() const { return m_range.has_value(); }

    [[nodiscard]] bool isOff(std::size_t series) const { return series < m_off.size() && m_off[series]; }

    // All of every series, as a chart is first shown.
    [[nodiscard]] bool isWhole() const;

    // By `factor` (above 1: nearer) around a point in data units, never beyond the chart's own axes.
    void zoom(const plot::LineChart& chart, double factor, const QPointF& around, Zoomed which);

    // Moves the part that is seen so far that the point is in it.
    void follow(const plot::LineChart& chart, const QPointF& point);

    void setOff(const plot::LineChart& chart, std::size_t series, bool off);

    void reset() { *this = {}; }

    // What remains when another chart takes the place of one: the part, where the axes have the same ends,
    // and what is off, where the series are the same by look or, without one, by name.
    void keepFor(const plot::LineChart& before, const plot::LineChart& now);

    // The chart with these axes; series that are off have no points. Their number and order stay.
    [[nodiscard]] plot::LineChart of(const plot::LineChart& chart) const;

    // Of points beside the curves those whose series is not off, by look or else by number.
    [[nodiscard]] std::vector<plot::ChartSpot> of(const plot::LineChart& chart,
                                                  std::vector<plot::ChartSpot> spots) const;

    // The same for a canvas, which does not cut curves at the axes: nothing of it lies outside them.
    [[nodiscard]] plot::LineChart cutOf(const plot::LineChart& chart) const;

  private:
    // Data units; y from the least to the greatest as top to bottom of the rectangle.
    std::optional<QRectF> m_range;
    std::vector<bool> m_off;
};

// The y of a curve at x as it is drawn: of its point there, on its step, or on the line between two points;
// nullopt where it is not drawn, and of points that no line joins.
[[nodiscard]] std::optional<double> drawnAt(const plot::ChartSeries& series, double x);

// What every other series has at the x of a point, a line each: "recall: 0.80". Empty where none has any.
[[nodiscard]] QString describeOthers(const plot::LineChart& chart, int series, double x);

} // namespace assay::widgets
