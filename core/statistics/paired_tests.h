// Tests on paired figures, for example the Macro-F1 of two detectors per scenario.
//
// Sources: Student's paired t test, as scipy.stats.ttest_rel; F. Wilcoxon (1945), "Individual comparisons by
// ranking methods": differences snapped to 1e-12, zero differences left out, ties sharing their mean rank.
// The exact distribution is that of the ranks as they are, ties and all (every choice of signs is as likely);
// the normal approximation for more is that of W. J. Conover (1999) with its correction for ties.
#pragma once

#include "core/statistics/interval.h"

#include <optional>
#include <span>

namespace assay::statistics {

struct PairedT {
    double meanDifference = 0; // of a - b
    double t = 0;
    int df = 0;
    double p = 1;        // two-sided
    Interval confidence; // 95 %, of the mean difference
};

// `a` and `b` have one length. nullopt for fewer than two pairs, and where all differences are equal but for
// rounding: the statistic is then undefined.
[[nodiscard]] std::optional<PairedT> pairedT(std::span<const double> a, std::span<const double> b);

struct Wilcoxon {
    double statistic = 0; // the smaller of the two rank sums
    double p = 1;         // two-sided
    bool exact = false;   // from the distribution itself, else by the normal approximation
    int nonZero = 0;      // differences other than 0
};

// `a` and `b` have one length. Exact for at most 50 differences other than 0. The same p whichever side is
// called a. nullopt when every difference is 0.
[[nodiscard]] std::optional<Wilcoxon> wilcoxonSignedRank(std::span<const double> a,
                                                         std::span<const double> b);

} // namespace assay::statistics
