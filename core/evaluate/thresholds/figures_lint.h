// Can these figures of a neighbour test be true together? For figures that come from elsewhere; nothing is
// corrected. Rules: Hit@1 <= MRR@k <= Hit@1 + (Hit@k - Hit@1)/2; Hit@k and MRR@k do not fall as k grows;
// proportions lie in [0,1]; counts add up; percentiles rise; a proportion must be one that its n allows.
// Source of the bounds: a first gold at rank r adds 1/r to MRR and 1 to every Hit@k with k >= r.
//
// Pure; any thread.
#pragma once

#include "core/model/outside_figures.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace assay::evaluate {

using model::OutsideFigures;
using model::OutsideRegime;

enum class FiguresRule : std::uint8_t {
    OutOfRange,     // a proportion beyond [0,1], a distance beyond [0,2]
    MrrBelowHitAt1, // MRR@k < Hit@1
    MrrAboveBound,  // MRR@k > Hit@1 + (Hit@k - Hit@1)/2, or what the Hit@j that are known allow
    HitFalls,       // Hit@k > Hit@l for k < l
    MrrFalls,
    CountsDoNotAddUp, // covered > anchors, coverage is not covered/anchors
    NotAShare,        // no whole count of n gives this proportion, to the digits that are given
    PercentilesFall,
    TieAwareBelowStrict,
    MrrBelowBound // not below Hit@1, but below what Hit@j for j <= k demand: the sum of their rises / j
};

struct FiguresFault {
    FiguresRule rule = FiguresRule::OutOfRange;
    std::string regime; // empty: of the whole test
    std::string figure; // "mrr_at.30", "self_at_1", "distance.gold.median", "coverage", "covered"
    double value = 0;
    std::optional<double> low, high; // what the others allow
    std::string other;               // the figure that it contradicts: "hit_at.1"
};

// Those of the whole test first, then regime by regime, each in the order of the rules above. `tolerance` is
// half of the last digit that figures are rounded to (0.0005 for 0.292 or 45.0 %); two figures that
// contradict each other by no more than their roundings are no fault.
//
// Shares are of: coverage, all anchors; Self@1, those asked, else all; Hit@k, the regime's n, else the
// covered anchors, else those that coverage gives where it gives one whole number only, else all anchors.
// Where that count is not known nothing is said of them.
[[nodiscard]] std::vector<FiguresFault> lintFigures(const OutsideFigures& figures, double tolerance = 0.0005);

} // namespace assay::evaluate
