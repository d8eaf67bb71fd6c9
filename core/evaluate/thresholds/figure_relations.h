// Can figures of any kind be true together? Rules that need no neighbour test, each for figures that say
// enough of themselves (model::OutsideFigure, docs/formats.md):
//   - parts: counts of all parts of a division come to the whole, and two divisions to the same; the mean of
//     means and shares by the parts' weights is that of the whole; weights come to its n; without weights the
//     mean of the whole lies between the parts';
//   - F1 is not above the harmonic mean of precision and recall over the same items. Below it may be, as a
//   mean
//     of the items' F1 (the harmonic mean is concave, so its mean is not above that of the means: J. Jensen,
//     1906). Macro-averaged and weighted figures are not asked;
//   - figures of a confusion matrix, or of counts called tp, fp, fn and tn, are what it gives;
//   - an interval holds its figure.
// All of them go by the digits that were written: what rounding can explain is no fault. Pure; any thread.
#pragma once

#include "core/evaluate/thresholds/figures_lint.h"

#include <vector>

namespace assay::evaluate {

// In the order of the rules above. `tolerance` as in lintFigures(). FiguresFault::regime is the division
// ("by difficulty") or the group; `value` what the parts come to; `low` and `high` what the others allow.
[[nodiscard]] std::vector<FiguresFault> lintRelations(const model::OutsideFigures& figures, double tolerance);

} // namespace assay::evaluate
