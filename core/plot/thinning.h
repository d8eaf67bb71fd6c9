// Fewer points for a curve that is drawn: what is left out could not be seen.
#pragma once

#include "core/plot/chart.h"

#include <cstddef>

namespace assay::plot {

// What is drawn of a series at most, a step counting as two.
inline constexpr std::size_t kDrawnPoints = 500;

// At most `most` of the points (at least 8), in their order and where they were: of equally wide stretches of
// x, as many as fit, the first point, the last, the lowest, the highest and a gap. So what is drawn differs
// from the curve only within a stretch. As M4: U. Jugel et al. (2014), "M4: a visualization-oriented time
// series data aggregation". The same points: the same result.
[[nodiscard]] std::vector<ChartPoint> thinned(const std::vector<ChartPoint>& points, std::size_t most);

// The points of a scattered series that are drawn: of those that fall into one of 300 x 200 cells of the two
// axes the first; none outside the axes. What is left out lies under another marker.
[[nodiscard]] std::vector<ChartPoint> scatteredPoints(const ChartSeries& series, const ChartAxis& x,
                                                      const ChartAxis& y);

// The pieces of a series that are drawn, of a scattered one none: broken at gaps, thinned, and with the
// corners of its steps.
[[nodiscard]] std::vector<std::vector<ChartPoint>> drawnPieces(const ChartSeries& series,
                                                               std::size_t most = kDrawnPoints);

} // namespace assay::plot
