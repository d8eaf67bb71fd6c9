// Can these figures be true together? For figures of neighbour tests, and of any other kind
// (figure_relations.h), that come from elsewhere; nothing is corrected. Rules of neighbour tests: Hit@1 <=
// MRR@k
// <= Hit@1 + (Hit@k - Hit@1)/2; Hit@k and MRR@k do not fall as k grows; proportions lie in [0,1]; counts add
// up; percentiles rise; a proportion must be one that its n allows. Source of the bounds: a first gold at
// rank r adds 1/r to MRR and 1 to every Hit@k with k >= r.
//
// Pure; any thread.
#pragma once

#include "core/model/outside_figures.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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
    MrrBelowBound,     // not below Hit@1, but below what Hit@j for j <= k demand: the sum of their rises / j
    PartsDoNotAddUp,   // counts of the parts do not come to the whole, or to what another division comes to
    MeansDoNotFit,     // the mean of the parts by their weights is not that of the whole
    F1AboveHarmonic,   // F1 above the harmonic mean of precision and recall over the same items
    NotOfMatrix,       // not what the confusion matrix gives
    OutsideItsInterval // a figure that its own interval does not hold
};

struct FiguresFault {
    FiguresRule rule = FiguresRule::OutOfRange;
    std::string regime; // or group, or division ("by difficulty"); empty: of the whole test
    std::string figure; // "mrr_at.30", "self_at_1", "distance.gold.median", "coverage", "covered"
    double value = 0;
    std::optional<double> low, high; // what the others allow
    std::string other;               // the figure that it contradicts: "hit_at.1"
    // NotAShare where the count is not known: it was looked for up to this one, and no count gives this share
    // together with the others; those that give it alone, the largest first, at most five. `low` and `high`
    // are the nearest shares of that many then.
    std::optional<std::int64_t> countsUpTo{};
    std::vector<std::int64_t> countsAlone{};
};

// Half of the last digit that was written, or `tolerance` where nothing is known of it.
[[nodiscard]] double roundingOf(const std::string& written, double tolerance);

// Those of the whole test first, then regime by regime, each in the order of the rules above, then figures of
// other kinds. A figure may be off by half of the last digit that was written: 0.82 is 49 of 60, 82.0 % is
// not. `tolerance` is for figures of which that is not known. Two figures that contradict each other by no
// more than their roundings are no fault.
//
// Shares are of: coverage, all anchors; Self@1, those asked, else all; Hit@k, the regime's n, else the
// covered anchors, else those that coverage gives where it gives one whole number only. Where that count is
// not known at all, one count up to all anchors must give the Hit@k of every regime, and every other share
// that has no n; 82.0 % (50 only) and 61.0 % (41 and 59) have none up to 60. Of other figures shares are
// checked so, and what figure_relations.h says.
[[nodiscard]] std::vector<FiguresFault> lintFigures(const OutsideFigures& figures, double tolerance = 0.0005);

// Half of the last digit: 0.005 of "0.82", 0.0005 of "82.0 %" and of "0.820", 0.005 of "82 %". nullopt: no
// number, or a whole one without a per cent sign, which was hardly rounded.
[[nodiscard]] std::optional<double> halfOfLastDigit(std::string_view written);

} // namespace assay::evaluate
