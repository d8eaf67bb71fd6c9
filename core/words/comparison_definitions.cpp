#include "core/words/definition_lists.h"
#include "core/words/wording.h"

#include <array>

namespace assay::words {
namespace {

// Of comparisons of two runs, whatever they measure.
constexpr std::array kComparisonDefinitions{
    Definition{"false_alarm", ASSAY_TEXT("Report", "False alarm"),
               ASSAY_TEXT("Report", "How often the share of a system that has not changed moves by more than "
                                    "the limit, either way, when the named share of the items flips for no "
                                    "reason, half of them each way. In a year: at least once in twelve "
                                    "independent checks. A sum over the binomial distributions of the items "
                                    "that flip and of their sides."),
               "R. J. Connor (1987), Sample size for testing differences in proportions for the "
               "paired-sample design",
               ASSAY_TEXT("Report", "It is computed from the number of items and has no interval."), true},
    Definition{"holm_p", ASSAY_TEXT("Report", "p (Holm)"),
               ASSAY_TEXT("Report", "The p by sign flips, corrected for all tests of this table but the one "
                                    "that was named before: that a single one of them is below 0.05 by luck "
                                    "has a chance of 5 %."),
               "S. Holm (1979), A simple sequentially rejective multiple test procedure",
               ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
    Definition{"items_needed", ASSAY_TEXT("Report", "Items needed"),
               ASSAY_TEXT("Report", "So many items tell the wished change of a share from luck in four of "
                                    "five cases, two-sided at 5 %: n = (u √ψ + v √(ψ − δ²))² / δ² with the "
                                    "change δ, ψ = noise + δ and the normal quantiles u of the test and v of "
                                    "the power 80 %, times the design effect."),
               "R. J. Connor (1987), Sample size for testing differences in proportions for the "
               "paired-sample design",
               ASSAY_TEXT("Report", "It is computed from the settings and has no interval."), true},
    Definition{"least_move", ASSAY_TEXT("Report", "Smallest change told"),
               ASSAY_TEXT("Report",
                          "The smallest change of a share, in percentage points, that so many items "
                          "tell from luck in four of five cases, two-sided at 5 %."),
               "R. J. Connor (1987), Sample size for testing differences in proportions for the "
               "paired-sample design",
               ASSAY_TEXT("Report", "It is computed from the number of items and has no interval."), true},
    Definition{"power_limit", ASSAY_TEXT("Report", "Limit"),
               ASSAY_TEXT("Report", "A change by more than so many percentage points is an alert."), "",
               ASSAY_TEXT("Report", "It is a setting."), true},
    Definition{
        "power_noise", ASSAY_TEXT("Report", "Noise"),
        ASSAY_TEXT("Report",
                   "The share of the items that are right in one of two runs only although "
                   "the systems do not differ. With the same items and vectors an unchanged "
                   "exact search has none; new vectors, models and approximate indices "
                   "have. It is what earlier runs over the same anchors show, and 5, 10 and 20 % beside it."),
        ""},
    Definition{"run_difference", ASSAY_TEXT("Report", "Run − baseline"),
               ASSAY_TEXT("Report", "The mean difference over the same anchors, of Hit@k in percentage "
                                    "points. The interval is the paired bootstrap’s, 95 %, by clusters of "
                                    "anchors (companies, filings or sections); below six there is none."),
               "T. C. Hesterberg (2015), What teachers should know about the bootstrap",
               ASSAY_TEXT("Report", "Of fewer than six clusters there is none."), true},
    Definition{"sign_flip_p", ASSAY_TEXT("Report", "p (sign flips)"),
               ASSAY_TEXT("Report", "How likely so large a difference is, either way, if the two runs were "
                                    "equally good: then the difference of each cluster of anchors could as "
                                    "well have the other sign. Exact up to 16 clusters that differ, else "
                                    "9,999 seeded throws. n counts the clusters; below six there is no p."),
               "E. J. G. Pitman (1937), Significance tests which may be applied to samples from any "
               "populations",
               ASSAY_TEXT("Report", "A p is the outcome of a test and has no interval."), true},
};

} // namespace

std::span<const Definition> comparisonDefinitions() noexcept {
    return kComparisonDefinitions;
}

} // namespace assay::words
