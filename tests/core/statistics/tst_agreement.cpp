#include "core/base/random.h"
#include "core/statistics/agreement.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>
#include <limits>
#include <map>

using namespace assay;
using namespace assay::statistics;

namespace {

constexpr AgreementDraws kNoDraws{0, 42};

bool near(double found, double expected) {
    return std::abs(found - expected) <= 1e-9 * std::max(1.0, std::abs(expected));
}

bool near(const std::optional<double>& found, const std::optional<double>& expected) {
    return found.has_value() == expected.has_value() && (!found || near(*found, *expected));
}

std::optional<double> numberOrNone(const nlohmann::json& value) {
    return value.is_null() ? std::nullopt : std::optional(value.get<double>());
}

Ratings ratingsOf(const nlohmann::json& items) {
    Ratings ratings{items.front().size(), {}};
    for (const nlohmann::json& item : items) {
        for (const nlohmann::json& value : item) {
            ratings.values.push_back(numberOrNone(value));
        }
    }
    return ratings;
}

// The values of one item, missing ones left out.
std::vector<double> given(const Ratings& ratings, std::size_t item) {
    std::vector<double> values;
    for (std::size_t rater = 0; rater < ratings.raters; ++rater) {
        if (const auto& value = ratings.values[item * ratings.raters + rater]) {
            values.push_back(*value);
        }
    }
    return values;
}

// Coincidences by definition: every ordered pair of ratings of one item counts 1 / (ratings of it - 1).
std::optional<double> slowAlpha(const Ratings& ratings, Scale scale) {
    std::map<double, std::map<double, double>> coincidences;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        const auto values = given(ratings, item);
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = 0; j < values.size(); ++j) {
                if (i != j) {
                    coincidences[values[i]][values[j]] += 1.0 / static_cast<double>(values.size() - 1);
                }
            }
        }
    }
    std::map<double, double> totals;
    double all = 0;
    for (const auto& [c, row] : coincidences) {
        for (const auto& [k, count] : row) {
            totals[c] += count;
            all += count;
        }
    }
    const auto difference = [&](double c, double k) {
        if (scale == Scale::Nominal) {
            return c == k ? 0.0 : 1.0;
        }
        if (scale == Scale::Interval) {
            return (c - k) * (c - k);
        }
        double between = 0;
        for (const auto& [g, count] : totals) {
            between += g >= std::min(c, k) && g <= std::max(c, k) ? count : 0;
        }
        const double distance = between - (totals[c] + totals[k]) / 2;
        return distance * distance;
    };
    double observed = 0;
    double expected = 0;
    for (const auto& [c, ofC] : totals) {
        for (const auto& [k, ofK] : totals) {
            observed += coincidences[c][k] * difference(c, k);
            expected += ofC * ofK * difference(c, k);
        }
    }
    if (totals.size() < 2) {
        return std::nullopt;
    }
    return 1 - (all - 1) * observed / expected;
}

std::optional<double> slowKappa(const Ratings& ratings, std::size_t a, std::size_t b) {
    std::map<double, double> ofA;
    std::map<double, double> ofB;
    double equal = 0;
    double all = 0;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        const auto& left = ratings.values[item * ratings.raters + a];
        const auto& right = ratings.values[item * ratings.raters + b];
        if (left && right) {
            ofA[*left] += 1;
            ofB[*right] += 1;
            equal += *left == *right ? 1 : 0;
            all += 1;
        }
    }
    if (all == 0 || (ofA.size() == 1 && ofB.size() == 1 && ofA.begin()->first == ofB.begin()->first)) {
        return std::nullopt;
    }
    double expected = 0;
    for (const auto& [category, count] : ofA) {
        expected += count / all * ofB[category] / all;
    }
    return (equal / all - expected) / (1 - expected);
}

std::optional<double> slowObserved(const Ratings& ratings) {
    double equal = 0;
    double all = 0;
    for (std::size_t item = 0; item < ratings.items(); ++item) {
        const auto values = given(ratings, item);
        for (std::size_t i = 0; i < values.size(); ++i) {
            for (std::size_t j = i + 1; j < values.size(); ++j) {
                equal += values[i] == values[j] ? 1 : 0;
                all += 1;
            }
        }
    }
    return all > 0 ? std::optional(equal / all) : std::nullopt;
}

Ratings randomRatings(base::Random& random) {
    Ratings ratings{2 + static_cast<std::size_t>(random.below(4)), {}};
    const auto items = random.below(25);
    const auto categories = 1 + random.below(5);
    const double missing = random.unit() * 0.7;
    const double noise = random.unit();
    for (std::uint64_t item = 0; item < items; ++item) {
        const auto truth = random.below(categories);
        for (std::size_t rater = 0; rater < ratings.raters; ++rater) {
            const auto said = random.unit() < noise ? random.below(categories) : truth;
            ratings.values.push_back(random.unit() < missing
                                         ? std::nullopt
                                         : std::optional(static_cast<double>(said * said) - 1.5));
        }
    }
    return ratings;
}

// Draws whole items and computes the figure of the drawn table afresh. `taken` are the items to draw from, in
// their order.
std::optional<Interval> slowInterval(const Ratings& ratings, const std::vector<std::size_t>& taken,
                                     const std::function<std::optional<double>(const Ratings&)>& figure,
                                     const AgreementDraws& draws) {
    base::Random random(draws.seed);
    std::vector<double> values;
    for (int draw = 0; draw < draws.draws; ++draw) {
        Ratings drawn{ratings.raters, {}};
        for (std::size_t i = 0; i < taken.size(); ++i) {
            const std::size_t item = taken[static_cast<std::size_t>(random.below(taken.size()))];
            const auto begin = ratings.values.begin() + static_cast<std::ptrdiff_t>(item * ratings.raters);
            drawn.values.insert(drawn.values.end(), begin,
                                begin + static_cast<std::ptrdiff_t>(ratings.raters));
        }
        if (const auto value = figure(drawn)) {
            values.push_back(*value);
        }
    }
    const double tail = bootstrapTail(taken.size());
    if (values.empty()) {
        return std::nullopt;
    }
    return Interval{*quantile(values, tail), *quantile(values, 1 - tail)};
}

} // namespace

class TstAgreement : public QObject {
    Q_OBJECT

  private slots:
    void goldenAlpha();
    void goldenKappa();
    void publishedExample();
    void randomTablesAgainstReferences();
    void intervalsAgainstReference();
    void undefinedStaysUndefined();
    void missingIsNotRated();
    void perfectAgreement();
    void nearlyPerfectAgreementIsNotSure();
    void weightedKappaAgainstScikitLearn();
    void highAgreementThatKappaMisjudges();
    void categoriesOneByOne();
    void sameSeedSameInterval();
    void manyItemsAreQuick();

  private:
    static nlohmann::json reference() {
        std::ifstream file(ASSAY_GOLDEN_DIR "/statistics/agreement.json");
        return nlohmann::json::parse(file, nullptr, false);
    }
};

void TstAgreement::goldenAlpha() {
    const nlohmann::json cases = reference()["alpha"];
    QVERIFY(cases.size() > 3);
    for (const nlohmann::json& expected : cases) {
        const Ratings ratings = ratingsOf(expected["items"]);
        const std::string name = expected["name"];
        for (const auto& [scale, key] :
             {std::pair(Scale::Nominal, "nominal"), std::pair(Scale::Ordinal, "ordinal"),
              std::pair(Scale::Interval, "interval")}) {
            QVERIFY2(near(krippendorffsAlpha(ratings, scale, kNoDraws).value, numberOrNone(expected[key])),
                     (name + " " + key).c_str());
        }
    }
}

void TstAgreement::goldenKappa() {
    const nlohmann::json cases = reference()["kappa"];
    QVERIFY(!cases.empty());
    for (const nlohmann::json& expected : cases) {
        Ratings ratings{2, {}};
        for (std::size_t i = 0; i < expected["a"].size(); ++i) {
            ratings.values.emplace_back(expected["a"][i].get<double>());
            ratings.values.emplace_back(expected["b"][i].get<double>());
        }
        QVERIFY(near(cohensKappa(ratings, 0, 1, kNoDraws).value, expected["kappa"].get<double>()));
        QVERIFY(near(observedAgreement(ratings, kNoDraws).value, expected["observed"].get<double>()));
    }
}

void TstAgreement::publishedExample() {
    const Ratings ratings = ratingsOf(reference()["alpha"][0]["items"]);
    const auto rounded = [&](Scale scale) {
        return std::round(1000 * krippendorffsAlpha(ratings, scale, kNoDraws).value.value()) / 1000;
    };
    QCOMPARE(rounded(Scale::Nominal), 0.743);
    QCOMPARE(rounded(Scale::Ordinal), 0.815);
    QCOMPARE(rounded(Scale::Interval), 0.849);
    QCOMPARE(krippendorffsAlpha(ratings).items, 11); // the twelfth has one rating
}

void TstAgreement::randomTablesAgainstReferences() {
    base::Random random(4);
    int defined = 0;
    for (int i = 0; i < 3'000; ++i) {
        const Ratings ratings = randomRatings(random);
        for (const Scale scale : {Scale::Nominal, Scale::Ordinal, Scale::Interval}) {
            const auto expected = slowAlpha(ratings, scale);
            QVERIFY(near(krippendorffsAlpha(ratings, scale, kNoDraws).value, expected));
            defined += expected ? 1 : 0;
        }
        QVERIFY(near(cohensKappa(ratings, 1, 0, kNoDraws).value, slowKappa(ratings, 1, 0)));
        QVERIFY(near(observedAgreement(ratings, kNoDraws).value, slowObserved(ratings)));
    }
    QVERIFY(defined > 1'000);
}

void TstAgreement::intervalsAgainstReference() {
    base::Random random(5);
    const AgreementDraws draws{300, 17};
    int compared = 0;
    int widened = 0;
    for (int i = 0; i < 80; ++i) {
        const Ratings ratings = randomRatings(random);
        std::vector<std::size_t> pairable;
        std::vector<std::size_t> common;
        for (std::size_t item = 0; item < ratings.items(); ++item) {
            if (given(ratings, item).size() > 1) {
                pairable.push_back(item);
            }
            if (ratings.values[item * ratings.raters] && ratings.values[item * ratings.raters + 1]) {
                common.push_back(item);
            }
        }
        const auto check = [&](const Agreement& found, const std::vector<std::size_t>& items,
                               std::size_t raters,
                               const std::function<std::optional<double>(const Ratings&)>& figure) {
            QCOMPARE(found.items, static_cast<std::int64_t>(items.size()));
            if (!found.value || items.size() < kLeastClusters) {
                QVERIFY(!found.confidence);
                return;
            }
            const auto expected = slowInterval(ratings, items, figure, draws);
            QCOMPARE(found.confidence.has_value(), expected.has_value());
            if (!expected) {
                return;
            }
            QVERIFY(found.confidence->low <= found.confidence->high);
            const auto apart = std::ranges::count_if(items, [&](std::size_t item) {
                std::vector<double> all = given(ratings, item);
                all.resize(std::min(all.size(), raters));
                return std::ranges::any_of(all, [&](double one) { return one != all.front(); });
            });
            if (apart < 6) { // never narrower
                QVERIFY(found.confidence->low <= expected->low + 1e-9);
                QVERIFY(found.confidence->high >= expected->high - 1e-9);
                ++widened;
                return;
            }
            QVERIFY(near(found.confidence->low, expected->low));
            QVERIFY(near(found.confidence->high, expected->high));
            ++compared;
        };
        const std::size_t all = ratings.raters;
        check(cohensKappa(ratings, 0, 1, draws), common, 2,
              [](const Ratings& r) { return slowKappa(r, 0, 1); });
        check(observedAgreement(ratings, draws), pairable, all, slowObserved);
        for (const Scale scale : {Scale::Nominal, Scale::Ordinal, Scale::Interval}) {
            check(krippendorffsAlpha(ratings, scale, draws), pairable, all,
                  [scale](const Ratings& r) { return slowAlpha(r, scale); });
        }
    }
    QVERIFY(widened > 0);
    QVERIFY(compared > 50);
}

void TstAgreement::undefinedStaysUndefined() {
    const Agreement nothing = krippendorffsAlpha(Ratings{});
    QVERIFY(!nothing.value && !nothing.confidence);
    QCOMPARE(nothing.items, 0);
    // Both always say the same one thing: they agree, but chance would have made them agree too.
    const Ratings same{2, {1, 1, 1, 1, 1, 1}};
    QVERIFY(!cohensKappa(same, 0, 1).value);
    QVERIFY(!cohensKappa(same, 0, 1).confidence);
    QVERIFY(!krippendorffsAlpha(same).value);
    QCOMPARE(observedAgreement(same).value, std::optional(1.0));
    // Nothing in common.
    const Ratings apart{2, {1, std::nullopt, std::nullopt, 2}};
    QVERIFY(!cohensKappa(apart, 0, 1).value);
    QVERIFY(!observedAgreement(apart).value);
    // One category each, but not the same: expected agreement is 0, and so is kappa.
    QCOMPARE(cohensKappa(Ratings{2, {1, 2, 1, 2}}, 0, 1).value, std::optional(0.0));
    // Five items have a figure, but no interval.
    const Agreement five = cohensKappa(Ratings{2, {1, 2, 1, 2, 1, 2, 1, 2, 1, 2}}, 0, 1);
    QCOMPARE(five.value, std::optional(0.0));
    QVERIFY(!five.confidence);
    QVERIFY(cohensKappa(Ratings{2, {1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2}}, 0, 1).confidence);
}

void TstAgreement::missingIsNotRated() {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const Ratings ratings{2, {1, 1, 2, nan, 1, 2, std::nullopt, 2}};
    QCOMPARE(observedAgreement(ratings).items, 2);
    QCOMPARE(observedAgreement(ratings).value, std::optional(0.5));
}

void TstAgreement::perfectAgreement() {
    const Ratings ratings{3, {0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, std::nullopt}};
    const Agreement alpha = krippendorffsAlpha(ratings);
    QCOMPARE(alpha.value, std::optional(1.0));
    // Six of six alike, Wilson from 0.60967; 14 of 17 ratings are 1, so chance makes (14 * 13 + 3 * 2) / (17
    // * 16) equal.
    const double chance = (14.0 * 13 + 3 * 2) / (17.0 * 16);
    QVERIFY(near(alpha.confidence->low,
                 1 - (1 - 6 / (6 + 1.959963984540054 * 1.959963984540054)) / (1 - chance)));
    QCOMPARE(alpha.confidence->high, 1.0);
    // Draws without the first item have one category only; they are counted and left out.
    QVERIFY(alpha.undefinedDraws > 0 && alpha.undefinedDraws < 2'000);
}

// A bootstrap of items that are all alike would give [1, 1] at any number of them.
static Ratings ratingsOfTable(const std::vector<std::vector<int>>& table);

void TstAgreement::nearlyPerfectAgreementIsNotSure() {
    const double z2 = 1.959963984540054 * 1.959963984540054;
    const Ratings all = ratingsOfTable({{16, 0}, {0, 15}});
    const double wilson = 31 / (31 + z2); // of 31 of 31
    const double chance = (16.0 * 16 + 15.0 * 15) / (31.0 * 31);
    const Agreement kappa = cohensKappa(all, 0, 1);
    QVERIFY(near(kappa.confidence->low, 1 - (1 - wilson) / (1 - chance)));
    QCOMPARE(kappa.confidence->high, 1.0);
    QVERIFY(near(observedAgreement(all).confidence->low, wilson));
    QVERIFY(weightedKappa(all, 0, 1, {0, 1}).confidence->low < 0.8);
    QVERIFY(gwetsAc1(all, 0, 1, {0, 1}).confidence->low < 0.8);
    // One apart: as far as Wilson's of 30 of 31, which statsmodels gives as [0.83806, 0.99428].
    const Ratings one = ratingsOfTable({{16, 1}, {0, 14}});
    const Agreement observed = observedAgreement(one);
    QVERIFY(std::abs(observed.confidence->low - 0.83806) < 1e-4);
    const Agreement near1 = cohensKappa(one, 0, 1);
    QVERIFY(near1.confidence->low < 0.72 && near1.confidence->high <= 1);
    // From six on the bootstrap speaks.
    const Ratings six = ratingsOfTable({{13, 3}, {3, 12}});
    QVERIFY(cohensKappa(six, 0, 1).confidence->high < 0.95);
}

// Two raters with so many items in each cell, row after row.
static Ratings ratingsOfTable(const std::vector<std::vector<int>>& table) {
    Ratings ratings{2, {}};
    for (std::size_t a = 0; a < table.size(); ++a) {
        for (std::size_t b = 0; b < table[a].size(); ++b) {
            for (int i = 0; i < table[a][b]; ++i) {
                ratings.values.emplace_back(static_cast<double>(a));
                ratings.values.emplace_back(static_cast<double>(b));
            }
        }
    }
    return ratings;
}

void TstAgreement::weightedKappaAgainstScikitLearn() {
    // sklearn.metrics.cohen_kappa_score(…, weights="quadratic"), with labels=[0, 1, 2, 3]
    const Ratings ratings = ratingsOfTable({{20, 5, 1, 0}, {4, 15, 6, 1}, {0, 3, 18, 4}, {1, 0, 5, 17}});
    QVERIFY(near(weightedKappa(ratings, 0, 1, {0, 1, 2, 3}, kNoDraws).value, 0.8181066556428276));
    // Categories of the scale that nobody chose lie between the others all the same.
    const Ratings ends = ratingsOfTable({{9, 0, 1}, {0, 0, 0}, {2, 0, 8}});
    const Ratings nominal = ratingsOfTable({{9, 1}, {2, 8}});
    QVERIFY(near(weightedKappa(ends, 0, 1, {0, 1, 2}, kNoDraws).value,
                 cohensKappa(nominal, 0, 1, kNoDraws).value));
    QVERIFY(!weightedKappa(ratingsOfTable({{5}}), 0, 1, {0, 1}, kNoDraws).value);
    QVERIFY(weightedKappa(ratings, 0, 1, {0, 1, 2, 3}).confidence);
}

void TstAgreement::highAgreementThatKappaMisjudges() {
    const Ratings ratings = ratingsOfTable({{118, 5}, {2, 0}});
    QVERIFY(std::abs(gwetsAc1(ratings, 0, 1, {0, 1}, kNoDraws).value.value() - 0.940777) < 1e-6);
    QVERIFY(std::abs(cohensKappa(ratings, 0, 1, kNoDraws).value.value() + 0.023392) < 5e-7);
    QVERIFY(!gwetsAc1(ratings, 0, 1, {0}, kNoDraws).value);
    QCOMPARE(gwetsAc1(ratings, 0, 1, {0, 7}, kNoDraws).items, 118); // 1 is no category of this scale
}

void TstAgreement::categoriesOneByOne() {
    const Ratings ratings = ratingsOfTable({{10, 2, 1}, {3, 7, 0}, {1, 1, 5}});
    const Ratings onlyFirst = ratingsOfTable({{10, 3}, {4, 13}});
    QVERIFY(near(kappaOfCategory(ratings, 0, 1, 0, kNoDraws).value,
                 cohensKappa(onlyFirst, 0, 1, kNoDraws).value));
}

void TstAgreement::sameSeedSameInterval() {
    base::Random random(6);
    Ratings ratings{2, {}};
    for (int i = 0; i < 60; ++i) {
        const auto first = random.below(3);
        ratings.values.emplace_back(static_cast<double>(first));
        ratings.values.emplace_back(static_cast<double>(random.below(2) == 0 ? first : random.below(3)));
    }
    const Agreement once = cohensKappa(ratings, 0, 1);
    QVERIFY(once == cohensKappa(ratings, 0, 1));
    AgreementDraws other;
    other.seed = 43;
    QVERIFY(once.confidence != cohensKappa(ratings, 0, 1, other).confidence);
    QVERIFY(once.confidence->low < *once.value && *once.value < once.confidence->high);
}

void TstAgreement::manyItemsAreQuick() {
    base::Random random(7);
    Ratings ratings{3, {}};
    for (int i = 0; i < 30'000; ++i) {
        ratings.values.emplace_back(static_cast<double>(random.below(3)));
    }
    const Agreement alpha = krippendorffsAlpha(ratings);
    QVERIFY(std::abs(alpha.value.value()) < 0.05);
    QVERIFY(alpha.confidence->high - alpha.confidence->low < 0.06);
}

ASSAY_TEST(TstAgreement)
#include "tst_agreement.moc"
