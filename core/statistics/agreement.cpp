#include "core/statistics/agreement.h"

#include "core/base/random.h"
#include "core/statistics/clusters.h"
#include "core/statistics/interval.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <span>
#include <utility>

namespace assay::statistics {
namespace {

// How often a category was chosen for one item.
struct CategoryCount {
    std::size_t category = 0;
    std::int64_t count = 0;

    friend auto operator<=>(const CategoryCount&, const CategoryCount&) = default;
};

// Items that were rated alike are one pattern: a draw is then no more than how often each pattern came.
template <typename Pattern>
struct PatternedItems {
    std::vector<Pattern> patterns;
    std::vector<std::size_t> patternOf; // of each item

    [[nodiscard]] std::vector<std::int64_t> counts() const {
        std::vector<std::int64_t> counts(patterns.size(), 0);
        for (const std::size_t pattern : patternOf) {
            ++counts[pattern];
        }
        return counts;
    }
};

template <typename Pattern>
PatternedItems<Pattern> patterned(const std::vector<Pattern>& items) {
    PatternedItems<Pattern> result;
    std::map<Pattern, std::size_t> known;
    for (const Pattern& item : items) {
        known.emplace(item, 0);
    }
    for (auto& [pattern, index] : known) {
        index = result.patterns.size();
        result.patterns.push_back(pattern);
    }
    result.patternOf.reserve(items.size());
    for (const Pattern& item : items) {
        result.patternOf.push_back(known.at(item));
    }
    return result;
}

// The figure of the items, and of samples of as many items drawn with replacement. `figure` makes it of how
// often each pattern comes.
template <typename Pattern>
Agreement
withInterval(const PatternedItems<Pattern>& items, const AgreementDraws& draws,
             const std::function<std::optional<double>(std::span<const std::int64_t> counts)>& figure) {
    const std::vector<std::int64_t> whole = items.counts();
    Agreement agreement;
    agreement.items = static_cast<std::int64_t>(items.patternOf.size());
    agreement.value = figure(whole);
    if (!agreement.value || items.patternOf.size() < kLeastClusters || draws.draws <= 0) {
        return agreement;
    }
    base::Random random(draws.seed);
    std::vector<double> drawn;
    drawn.reserve(static_cast<std::size_t>(draws.draws));
    std::vector<std::int64_t> counts(items.patterns.size());
    for (int draw = 0; draw < draws.draws; ++draw) {
        std::ranges::fill(counts, 0);
        for (std::size_t i = 0; i < items.patternOf.size(); ++i) {
            ++counts[items.patternOf[static_cast<std::size_t>(random.below(items.patternOf.size()))]];
        }
        if (const auto value = figure(counts)) {
            drawn.push_back(*value);
        } else {
            ++agreement.undefinedDraws;
        }
    }
    if (!drawn.empty()) {
        std::ranges::sort(drawn);
        const double tail = bootstrapTail(items.patternOf.size());
        agreement.confidence = Interval{quantileOfSorted(drawn, tail), quantileOfSorted(drawn, 1 - tail)};
    }
    return agreement;
}

// Where next to no item tells the raters apart, a bootstrap draws hardly any other and its interval is too
// sure: it is as wide at least as Wilson's of the share of items that are rated alike, at which each further
// item apart costs as much as those that are there, or else as ratings by chance would.
void widenWhereFewDiffer(Agreement& agreement, std::int64_t alike, double chance) {
    constexpr std::int64_t kFew = 6;
    const std::int64_t apart = agreement.items - alike;
    const auto share = wilsonInterval(alike, agreement.items);
    if (!agreement.value || !agreement.confidence || !share || apart >= kFew ||
        (apart == 0 && !(chance < 1))) {
        return;
    }
    const double cost =
        apart > 0 ? (1 - *agreement.value) * static_cast<double>(agreement.items) / static_cast<double>(apart)
                  : 1 / (1 - chance);
    Interval& interval = *agreement.confidence;
    interval.low = std::max(-1.0, std::min(interval.low, 1 - cost * (1 - share->low)));
    interval.high = std::min(1.0, std::max(interval.high, 1 - cost * (1 - share->high)));
}

bool isRating(const std::optional<double>& value) {
    return value && std::isfinite(*value);
}

// The distinct ratings in ascending order; a category is an index into them.
std::vector<double> categoriesOf(const Ratings& ratings) {
    std::vector<double> categories;
    for (const auto& value : ratings.values) {
        if (isRating(value)) {
            categories.push_back(*value);
        }
    }
    std::ranges::sort(categories);
    const auto repeated = std::ranges::unique(categories);
    categories.erase(repeated.begin(), repeated.end());
    return categories;
}

std::size_t categoryOf(const std::vector<double>& categories, double value) {
    return static_cast<std::size_t>(std::ranges::lower_bound(categories, value) - categories.begin());
}

using ItemCounts = std::vector<CategoryCount>; // by category

// The items with at least two ratings.
std::vector<ItemCounts> pairableItems(const Ratings& ratings, const std::vector<double>& categories) {
    std::vector<ItemCounts> items;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        std::map<std::size_t, std::int64_t> counts;
        std::int64_t total = 0;
        for (std::size_t rater = 0; rater < ratings.raters; ++rater) {
            const auto& value = ratings.values[item * ratings.raters + rater];
            if (isRating(value)) {
                ++counts[categoryOf(categories, *value)];
                ++total;
            }
        }
        if (total >= 2) {
            ItemCounts found;
            for (const auto& [category, count] : counts) {
                found.push_back({category, count});
            }
            items.push_back(std::move(found));
        }
    }
    return items;
}

// How often two raters chose which two categories.
struct PairTable {
    std::size_t categories = 0;
    std::vector<std::int64_t> ofFirst, ofSecond; // by category
    std::vector<std::int64_t> pairs;             // first * categories + second
    std::int64_t all = 0;

    [[nodiscard]] std::int64_t equal() const {
        std::int64_t sum = 0;
        for (std::size_t c = 0; c < categories; ++c) {
            sum += pairs[c * categories + c];
        }
        return sum;
    }
};

std::optional<double> kappaOf(const PairTable& table) {
    // Times the square of the number of items, so that whole numbers tell whether it is 1.
    std::int64_t expected = 0;
    for (std::size_t c = 0; c < table.categories; ++c) {
        expected += table.ofFirst[c] * table.ofSecond[c];
    }
    const std::int64_t all = table.all * table.all;
    if (expected == all) { // also for no item
        return std::nullopt;
    }
    return static_cast<double>(table.all * table.equal() - expected) / static_cast<double>(all - expected);
}

std::optional<double> weightedKappaOf(const PairTable& table) {
    double observed = 0; // disagreement, times the number of items
    double expected = 0; // times its square
    for (std::size_t a = 0; a < table.categories; ++a) {
        for (std::size_t b = 0; b < table.categories; ++b) {
            const double apart = static_cast<double>(a) - static_cast<double>(b);
            observed += apart * apart * static_cast<double>(table.pairs[a * table.categories + b]);
            expected += apart * apart * static_cast<double>(table.ofFirst[a] * table.ofSecond[b]);
        }
    }
    return expected > 0 ? std::optional(1 - observed * static_cast<double>(table.all) / expected)
                        : std::nullopt;
}

// How many items two raters who rate as often as these would rate alike by chance, as a share.
double kappaChance(const PairTable& table) {
    std::int64_t expected = 0;
    for (std::size_t c = 0; c < table.categories; ++c) {
        expected += table.ofFirst[c] * table.ofSecond[c];
    }
    return table.all > 0 ? static_cast<double>(expected) / static_cast<double>(table.all * table.all) : 1;
}

// Of at least two categories.
double ac1Chance(const PairTable& table) {
    const auto all = static_cast<double>(table.all);
    double chance = 0;
    for (std::size_t c = 0; c < table.categories; ++c) {
        const double share = static_cast<double>(table.ofFirst[c] + table.ofSecond[c]) / (2 * all);
        chance += share * (1 - share);
    }
    return table.categories < 2 ? 1 : chance / static_cast<double>(table.categories - 1);
}

std::optional<double> ac1Of(const PairTable& table) {
    if (table.all == 0 || table.categories < 2) {
        return std::nullopt;
    }
    const double chance = ac1Chance(table);
    return (static_cast<double>(table.equal()) / static_cast<double>(table.all) - chance) / (1 - chance);
}

// The figure of two raters over the items that both gave one of the categories.
Agreement ofPairs(const Ratings& ratings, std::size_t first, std::size_t second,
                  const std::vector<double>& categories, const AgreementDraws& draws,
                  std::optional<double> (*figure)(const PairTable&),
                  double (*chance)(const PairTable&) = kappaChance) {
    const auto isOne = [&](const std::optional<double>& value) {
        return isRating(value) && std::ranges::binary_search(categories, *value);
    };
    using Pair = std::pair<std::size_t, std::size_t>;
    std::vector<Pair> items;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        const auto& a = ratings.values[item * ratings.raters + first];
        const auto& b = ratings.values[item * ratings.raters + second];
        if (isOne(a) && isOne(b)) {
            items.emplace_back(categoryOf(categories, *a), categoryOf(categories, *b));
        }
    }
    const PatternedItems<Pair> pairs = patterned(items);
    const std::size_t size = categories.size();
    const auto tableOf = [&](std::span<const std::int64_t> counts) {
        PairTable table{size, std::vector<std::int64_t>(size), std::vector<std::int64_t>(size),
                        std::vector<std::int64_t>(size * size)};
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto& [a, b] = pairs.patterns[i];
            table.ofFirst[a] += counts[i];
            table.ofSecond[b] += counts[i];
            table.pairs[a * size + b] += counts[i];
            table.all += counts[i];
        }
        return table;
    };
    Agreement agreement = withInterval(
        pairs, draws, [&](std::span<const std::int64_t> counts) { return figure(tableOf(counts)); });
    const PairTable whole = tableOf(pairs.counts());
    widenWhereFewDiffer(agreement, whole.equal(), chance(whole));
    return agreement;
}

std::int64_t ratingsOf(const ItemCounts& item) {
    std::int64_t total = 0;
    for (const CategoryCount& entry : item) {
        total += entry.count;
    }
    return total;
}

// Items whose ratings are all the same.
std::int64_t alikeItems(const PatternedItems<ItemCounts>& items) {
    return std::ranges::count_if(items.patternOf,
                                 [&](std::size_t i) { return items.patterns[i].size() == 1; });
}

// How many pairs of ratings of any items would be equal by chance, as a share.
double chanceOfRatings(const PatternedItems<ItemCounts>& items, std::size_t categories) {
    std::vector<std::int64_t> totals(categories, 0);
    std::int64_t all = 0;
    for (const std::size_t pattern : items.patternOf) {
        for (const CategoryCount& entry : items.patterns[pattern]) {
            totals[entry.category] += entry.count;
            all += entry.count;
        }
    }
    double pairs = 0;
    for (const std::int64_t total : totals) {
        pairs += static_cast<double>(total) * static_cast<double>(total - 1);
    }
    return all > 1 ? pairs / (static_cast<double>(all) * static_cast<double>(all - 1)) : 1;
}

// Squared differences between categories, of which a sample holds so many ratings.
class Distances {
  public:
    Distances(Scale scale, const std::vector<double>& categories, const std::vector<std::int64_t>& totals)
        : m_scale(scale)
        , m_categories(categories)
        , m_totals(totals) {
        if (scale == Scale::Ordinal) {
            std::int64_t before = 0;
            for (const std::int64_t total : totals) {
                before += total;
                m_upTo.push_back(before);
            }
        }
    }

    // a < b
    [[nodiscard]] double squared(std::size_t a, std::size_t b) const {
        double difference = 1;
        if (m_scale == Scale::Interval) {
            difference = m_categories[b] - m_categories[a];
        } else if (m_scale == Scale::Ordinal) {
            // The ratings from a to b, but of both ends only half.
            const std::int64_t twice = 2 * (m_upTo[b] - m_upTo[a] + m_totals[a]) - m_totals[a] - m_totals[b];
            difference = static_cast<double>(twice) / 2;
        }
        return difference * difference;
    }

  private:
    Scale m_scale;
    const std::vector<double>& m_categories;
    const std::vector<std::int64_t>& m_totals;
    std::vector<std::int64_t> m_upTo;
};

std::optional<double> alphaOf(const std::vector<ItemCounts>& patterns, std::span<const std::int64_t> counts,
                              Scale scale, const std::vector<double>& categories) {
    std::vector<std::int64_t> totals(categories.size(), 0);
    std::int64_t all = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        for (const CategoryCount& entry : patterns[i]) {
            totals[entry.category] += counts[i] * entry.count;
            all += counts[i] * entry.count;
        }
    }
    if (std::ranges::count_if(totals, [](std::int64_t total) { return total > 0; }) < 2) {
        return std::nullopt;
    }
    const Distances distances(scale, categories, totals);
    double expected = 0;
    for (std::size_t a = 0; a < totals.size(); ++a) {
        for (std::size_t b = a + 1; totals[a] > 0 && b < totals.size(); ++b) {
            if (totals[b] > 0) {
                expected +=
                    static_cast<double>(totals[a]) * static_cast<double>(totals[b]) * distances.squared(a, b);
            }
        }
    }
    double observed = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        if (counts[i] == 0) {
            continue;
        }
        double within = 0;
        for (auto a = patterns[i].begin(); a != patterns[i].end(); ++a) {
            for (auto b = a + 1; b != patterns[i].end(); ++b) {
                within +=
                    static_cast<double>(a->count * b->count) * distances.squared(a->category, b->category);
            }
        }
        observed += static_cast<double>(counts[i]) * within / static_cast<double>(ratingsOf(patterns[i]) - 1);
    }
    // Differences whose squares a double cannot hold leave nothing to divide by.
    return expected > 0 && std::isfinite(expected)
               ? std::optional(1 - static_cast<double>(all - 1) * observed / expected)
               : std::nullopt;
}

} // namespace

Agreement cohensKappa(const Ratings& ratings, std::size_t first, std::size_t second,
                      const AgreementDraws& draws) {
    return ofPairs(ratings, first, second, categoriesOf(ratings), draws, kappaOf);
}

Agreement weightedKappa(const Ratings& ratings, std::size_t first, std::size_t second,
                        const std::vector<double>& categories, const AgreementDraws& draws) {
    return ofPairs(ratings, first, second, categories, draws, weightedKappaOf);
}

Agreement gwetsAc1(const Ratings& ratings, std::size_t first, std::size_t second,
                   const std::vector<double>& categories, const AgreementDraws& draws) {
    return ofPairs(ratings, first, second, categories, draws, ac1Of, ac1Chance);
}

Agreement kappaOfCategory(const Ratings& ratings, std::size_t first, std::size_t second, double category,
                          const AgreementDraws& draws) {
    Ratings oneOrOther = ratings;
    for (auto& value : oneOrOther.values) {
        if (isRating(value)) {
            value = *value == category ? 1.0 : 0.0;
        }
    }
    return cohensKappa(oneOrOther, first, second, draws);
}

Agreement krippendorffsAlpha(const Ratings& ratings, Scale scale, const AgreementDraws& draws) {
    const std::vector<double> categories = categoriesOf(ratings);
    const PatternedItems<ItemCounts> items = patterned(pairableItems(ratings, categories));
    Agreement agreement = withInterval(items, draws, [&](std::span<const std::int64_t> counts) {
        return alphaOf(items.patterns, counts, scale, categories);
    });
    widenWhereFewDiffer(agreement, alikeItems(items), chanceOfRatings(items, categories.size()));
    return agreement;
}

Agreement observedAgreement(const Ratings& ratings, const AgreementDraws& draws) {
    const PatternedItems<ItemCounts> items = patterned(pairableItems(ratings, categoriesOf(ratings)));
    const auto figure = [&](std::span<const std::int64_t> counts) -> std::optional<double> {
        std::int64_t equal = 0;
        std::int64_t all = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const std::int64_t given = ratingsOf(items.patterns[i]);
            all += counts[i] * given * (given - 1);
            for (const CategoryCount& entry : items.patterns[i]) {
                equal += counts[i] * entry.count * (entry.count - 1);
            }
        }
        return all > 0 ? std::optional(static_cast<double>(equal) / static_cast<double>(all)) : std::nullopt;
    };
    Agreement agreement = withInterval(items, draws, figure);
    widenWhereFewDiffer(agreement, alikeItems(items), 0); // a share of its own, not beyond chance
    return agreement;
}

} // namespace assay::statistics
