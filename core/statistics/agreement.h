// How far people who rated the same items agree, beyond what chance would give.
//
// Sources: J. Cohen (1960), "A coefficient of agreement for nominal scales", Educational and Psychological
// Measurement 20, as scikit-learn's cohen_kappa_score; K. Krippendorff (2011), "Computing Krippendorff's
// alpha-reliability", whose coincidences and difference functions are used. The intervals, 95 %, are
// percentiles of a bootstrap that draws whole items, at the level that so many items need (clusters.h). Where
// fewer than six items were rated differently, they are at least as wide as Wilson's interval of the share of
// items rated alike, carried over to the figure: 31 of 31 alike with both categories equally often is a kappa
// of 1 from 0.78, not from 1.
#pragma once

#include "core/statistics/bootstrap.h"
#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace assay::statistics {

// One rating of each rater for each item, item by item; nullopt: not rated. Ratings of a nominal scale are
// any numbers, one for each category. NaN and the infinities count as not rated.
struct Ratings {
    std::size_t raters = 0;
    std::vector<std::optional<double>> values; // items() * raters

    [[nodiscard]] std::size_t items() const noexcept { return raters == 0 ? 0 : values.size() / raters; }
};

// How far apart two ratings are: equal or not; by how many ratings lie between them; by their difference.
enum class Scale : std::uint8_t { Nominal, Ordinal, Interval };

struct AgreementDraws {
    int draws = kBootstrapDraws; // 0: no interval
    std::uint64_t seed = 42;
};

// `items` are those that were compared. The interval is made of the draws in which the figure is defined;
// there is none where the figure is undefined, for fewer items than kLeastClusters, and where no draw had it
// defined.
struct Agreement {
    std::optional<double> value;
    std::optional<Interval> confidence;
    std::int64_t items = 0;
    int undefinedDraws = 0;

    friend bool operator==(const Agreement&, const Agreement&) = default;
};

// Cohen's kappa of two raters over the items that both rated, on a nominal scale, in [-1,1]. Undefined when
// no item is, and when the agreement expected by chance is 1: both used one and the same category throughout.
// `first` and `second` are below ratings.raters.
[[nodiscard]] Agreement cohensKappa(const Ratings& ratings, std::size_t first, std::size_t second,
                                    const AgreementDraws& draws = {});

// Cohen's weighted kappa (J. Cohen, 1968) of two raters over the items that both rated, for a scale in order:
// disagreements weigh by the square of how many categories lie between them. `categories` are those of the
// scale, ascending, whether they were used or not; ratings of none of them count as not rated. Undefined as
// cohensKappa().
[[nodiscard]] Agreement weightedKappa(const Ratings& ratings, std::size_t first, std::size_t second,
                                      const std::vector<double>& categories,
                                      const AgreementDraws& draws = {});

// AC1 of K. L. Gwet (2008), "Computing inter-rater reliability and its variance in the presence of high
// agreement", of two raters over the items that both rated. For where nearly all ratings are alike, which
// makes kappa small however often the two agree. `categories` as above, at least two; else undefined.
[[nodiscard]] Agreement gwetsAc1(const Ratings& ratings, std::size_t first, std::size_t second,
                                 const std::vector<double>& categories, const AgreementDraws& draws = {});

// Cohen's kappa of one category against all others.
[[nodiscard]] Agreement kappaOfCategory(const Ratings& ratings, std::size_t first, std::size_t second,
                                        double category, const AgreementDraws& draws = {});

// Krippendorff's alpha of any number of raters over the items with at least two ratings, at most 1. Undefined
// when the ratings of those items are all of one category: there is nothing that could have been confused.
// Time grows with the square of the number of distinct ratings.
[[nodiscard]] Agreement krippendorffsAlpha(const Ratings& ratings, Scale scale = Scale::Nominal,
                                           const AgreementDraws& draws = {});

// The share of equal ones among all pairs of ratings of one item, in [0,1]; of two raters the share of items
// on which they agree. Undefined when there is no pair.
[[nodiscard]] Agreement observedAgreement(const Ratings& ratings, const AgreementDraws& draws = {});

} // namespace assay::statistics
