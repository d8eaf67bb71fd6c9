#include "core/base/random.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/mean_intervals.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/statistics/bootstrap.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace assay;
using evaluate::ClusterUnit;
using evaluate::MeanFigure;
using evaluate::Proportion;
using evaluate::RegimeFigures;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::NotAsked;

namespace {

constexpr std::size_t kSearches = 2;

std::vector<AnchorOutcome> randomOutcomes(std::uint64_t seed, std::size_t count, std::size_t searches,
                                          const model::NeighbourSettings& settings) {
    base::Random random(seed);
    std::vector<AnchorOutcome> outcomes;
    for (std::size_t i = 0; i < count; ++i) {
        AnchorOutcome outcome;
        outcome.number = static_cast<std::uint32_t>(i);
        outcome.row = static_cast<std::uint32_t>(10 * i);
        outcome.sentenceId = "s" + std::to_string(i);
        outcome.sliceLength = static_cast<int>(random.below(60));
        outcome.section = random.below(9) == 0 ? "" : std::to_string(random.below(12));
        if (random.below(9) != 0) {
            outcome.year = 2010 + static_cast<std::int64_t>(random.below(5));
        }
        outcome.company = "Company " + std::to_string(random.below(20));
        outcome.window = 3 + static_cast<int>(random.below(4));
        outcome.numericHeavy = random.below(4) == 0;
        const bool searched = random.below(15) != 0;
        if (random.below(8) != 0) {
            outcome.gold = {outcome.row + 1, outcome.row + 2};
        }
        for (std::size_t s = 0; s < searches * settings.regimes.size(); ++s) {
            AnchorSearch answer;
            if (!searched) {
                answer.notAsked = NotAsked::NotSearched;
                outcome.searches.push_back(answer);
                continue;
            }
            if (s >= settings.regimes.size() && random.below(10) == 0) {
                answer.notAsked = random.below(2) == 0 ? NotAsked::NoText : NotAsked::NoVector;
                outcome.searches.push_back(answer);
                continue;
            }
            answer.selfFirst = random.below(6) != 0;
            answer.selfTied = answer.selfFirst || random.below(2) == 0;
            float distance = 0.1F;
            for (std::uint32_t rank = 1; rank <= static_cast<std::uint32_t>(settings.depth()); ++rank) {
                distance += static_cast<float>(random.unit()) / 50;
                const bool gold = outcome.covered() && random.below(12) == 0;
                answer.results.push_back({outcome.row + rank, distance, gold});
                if (gold && answer.rankFirstGold == 0) {
                    answer.rankFirstGold = static_cast<int>(rank);
                    answer.bestGoldDistance = distance;
                }
            }
            if (outcome.covered() && !answer.bestGoldDistance && random.below(3) != 0) {
                answer.bestGoldDistance = 1 + static_cast<float>(random.unit());
            }
            outcome.searches.push_back(answer);
        }
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

std::vector<retrieval::Capabilities> capabilities(std::size_t searches) {
    std::vector<retrieval::Capabilities> list(searches);
    list[0].label = "exact";
    list[0].recall = 1;
    if (searches > 1) {
        list[1].label = "BM25";
        list[1].distance = retrieval::DistanceKind::NegativeScore;
    }
    return list;
}

using Of = std::vector<const AnchorOutcome*>;

using Is = std::function<bool(const AnchorOutcome&)>;

bool same(const Proportion& figure, const Of& of, ClusterUnit unit, const Is& is) {
    std::vector<double> values;
    std::int64_t count = 0;
    for (const AnchorOutcome* outcome : of) {
        values.push_back(is(*outcome) ? 1 : 0);
        count += is(*outcome) ? 1 : 0;
    }
    const auto share = statistics::clusteredShare(values, {}, evaluate::anchorClusters(of, unit));
    const std::int64_t n = std::ssize(of);
    return figure.count == count && figure.n == n && figure.value.has_value() == (n > 0) &&
           (n == 0 || *figure.value == static_cast<double>(count) / static_cast<double>(n)) &&
           figure.interval == share.interval && figure.designEffect == share.designEffect();
}

bool hitsAre(const std::map<int, Proportion>& found, const Of& of, ClusterUnit unit, std::size_t element,
             const model::NeighbourSettings& settings) {
    for (const int k : settings.hitAt) {
        const auto isHit = [&](const AnchorOutcome& outcome) {
            const int rank = outcome.searches[element].rankFirstGold;
            return rank > 0 && rank <= k;
        };
        if (!found.contains(k) || !same(found.at(k), of, unit, isHit)) {
            return false;
        }
    }
    return found.size() == settings.hitAt.size();
}

std::optional<statistics::Interval> intervalOf(const std::vector<double>& values, const Of& of,
                                               ClusterUnit unit, std::uint64_t seed) {
    return statistics::clusteredRatioInterval(values, std::vector<double>(values.size(), 1.0),
                                              evaluate::anchorClusters(of, unit), seed);
}

// Filings or slices of one company, where companies are the clusters of the run.
ClusterUnit unitOfCompany(const Of& of, ClusterUnit unit) {
    if (unit != ClusterUnit::Company) {
        return unit;
    }
    return evaluate::anchorClusters(of, ClusterUnit::Filing).size() >= 20 ? ClusterUnit::Filing
                                                                          : ClusterUnit::Slice;
}

bool meansAre(const std::map<int, MeanFigure>& found, const Of& of, ClusterUnit unit, std::size_t element,
              const model::NeighbourSettings& settings) {
    for (const int k : settings.mrrAt) {
        std::vector<double> values;
        for (const AnchorOutcome* outcome : of) {
            const int rank = outcome->searches[element].rankFirstGold;
            values.push_back(rank > 0 && rank <= k ? 1.0 / rank : 0.0);
        }
        if (!found.contains(k) || found.at(k).n != std::ssize(of) ||
            found.at(k).value != statistics::mean(values) ||
            found.at(k).interval != intervalOf(values, of, unit, settings.seed)) {
            return false;
        }
    }
    return found.size() == settings.mrrAt.size();
}

} // namespace

class TestNeighbourFigures : public QObject {
    Q_OBJECT

    static void compare(const RegimeFigures& figures, const std::vector<AnchorOutcome>& outcomes,
                        ClusterUnit unit, std::size_t element, const model::NeighbourSettings& settings,
                        bool cosine) {
        Of all; // that are among what is searched
        Of asked;
        Of covered;
        std::int64_t noVector = 0;
        std::vector<double> gold;
        std::vector<double> other;
        for (const AnchorOutcome& outcome : outcomes) {
            const AnchorSearch& answer = outcome.searches[element];
            if (answer.notAsked != NotAsked::NotSearched) {
                all.push_back(&outcome);
            }
            noVector += answer.notAsked == NotAsked::NoVector ? 1 : 0;
            if (answer.notAsked != NotAsked::Asked) {
                continue;
            }
            asked.push_back(&outcome);
            if (outcome.covered()) {
                covered.push_back(&outcome);
            }
            for (const model::RankedSentence& result : answer.results) {
                (result.gold ? gold : other).push_back(result.distance);
            }
        }
        QCOMPARE(figures.anchors, std::ssize(all));
        QCOMPARE(figures.asked, static_cast<std::int64_t>(asked.size()));
        QCOMPARE(figures.covered, std::ssize(covered));
        QCOMPARE(figures.noVector, noVector);
        QCOMPARE(figures.noText, std::ssize(all) - std::ssize(asked) - noVector);
        QVERIFY(same(figures.selfAt1, asked, unit,
                     [&](const AnchorOutcome& of) { return of.searches[element].selfFirst; }));
        Proportion tied = figures.selfAt1TieAware;
        if (tied.value == 1 && tied.interval) { // where it is perfect, no lower than the strict one
            QVERIFY(tied.interval->low >= figures.selfAt1.interval->low);
            tied.interval = statistics::clusteredShare(std::vector<double>(asked.size(), 1), {},
                                                       evaluate::anchorClusters(asked, unit))
                                .interval;
        }
        QVERIFY(
            same(tied, asked, unit, [&](const AnchorOutcome& of) { return of.searches[element].selfTied; }));
        QVERIFY(hitsAre(figures.hitAt, covered, unit, element, settings));
        QVERIFY(hitsAre(figures.hitAtAllAnchors, all, unit, element, settings));
        QVERIFY(meansAre(figures.mrrAt, covered, unit, element, settings));
        QVERIFY(meansAre(figures.mrrAtAllAnchors, all, unit, element, settings));
        QCOMPARE(figures.clusters, evaluate::anchorClusters(covered, unit).size());
        QCOMPARE(figures.goldDistance.median, cosine ? statistics::quantile(gold, 0.5) : std::nullopt);
        QCOMPARE(figures.goldDistance.p5, cosine ? statistics::quantile(gold, 0.05) : std::nullopt);
        QCOMPARE(figures.otherDistance.p25, cosine ? statistics::quantile(other, 0.25) : std::nullopt);
        QCOMPARE(figures.otherDistance.p95, cosine ? statistics::quantile(other, 0.95) : std::nullopt);
        QCOMPARE(figures.hitCurve.size(), static_cast<std::size_t>(settings.depth()));
        for (const int k : settings.hitAt) {
            QCOMPARE(figures.hitCurve[static_cast<std::size_t>(k - 1)].value, figures.hitAt.at(k).value);
        }
        for (const int k : settings.mrrAt) {
            QCOMPARE(figures.mrrCurve[static_cast<std::size_t>(k - 1)], figures.mrrAt.at(k).value);
        }
        QCOMPARE(figures.mrrCurveIntervals.size(), figures.mrrCurve.size());
        for (int k = 1; k <= settings.depth(); k += 7) {
            std::vector<double> values;
            for (const AnchorOutcome* outcome : covered) {
                const int rank = outcome->searches[element].rankFirstGold;
                values.push_back(rank > 0 && rank <= k ? 1.0 / rank : 0.0);
            }
            QVERIFY(figures.mrrCurveIntervals[static_cast<std::size_t>(k - 1)] ==
                    intervalOf(values, covered, unit, settings.seed));
        }
        const auto strata = [&](const std::vector<evaluate::StratumFigures>& list,
                                const std::function<std::string(const AnchorOutcome&)>& nameOf,
                                bool ofOneCompany = false) {
            std::size_t listed = 0;
            for (const evaluate::StratumFigures& stratum : list) {
                Of members;
                Of askedMembers;
                Of coveredMembers; // of those asked
                for (const AnchorOutcome* outcome : all) {
                    if (nameOf(*outcome) != stratum.name) {
                        continue;
                    }
                    members.push_back(outcome);
                    if (outcome->searches[element].notAsked == NotAsked::Asked) {
                        askedMembers.push_back(outcome);
                        if (outcome->covered()) {
                            coveredMembers.push_back(outcome);
                        }
                    }
                }
                listed += members.size();
                QCOMPARE(stratum.anchors, std::ssize(members));
                QCOMPARE(stratum.asked, std::ssize(askedMembers));
                QCOMPARE(stratum.covered, std::ssize(coveredMembers));
                const auto own = [&](const Of& of) { return ofOneCompany ? unitOfCompany(of, unit) : unit; };
                QVERIFY(same(stratum.coverage, members, own(members),
                             [](const AnchorOutcome& of) { return of.covered(); }));
                QVERIFY(hitsAre(stratum.hitAt, coveredMembers, own(coveredMembers), element, settings));
                QVERIFY(meansAre(stratum.mrrAt, coveredMembers, own(coveredMembers), element, settings));
            }
            QCOMPARE(listed, all.size());
        };
        strata(figures.byLength, [](const AnchorOutcome& outcome) {
            return std::string(evaluate::lengthBucketName(evaluate::lengthBucket(outcome.sliceLength)));
        });
        strata(figures.bySection, [](const AnchorOutcome& outcome) { return outcome.section; });
        strata(figures.byYear, [](const AnchorOutcome& outcome) {
            return outcome.year ? std::to_string(*outcome.year) : std::string();
        });
        strata(figures.byCompany, [](const AnchorOutcome& outcome) { return outcome.company; }, true);
        QCOMPARE(figures.byLength.size(), std::size_t{4});
    }

  private Q_SLOTS:

    void figuresAreThoseOfTheDefinitions_data() {
        QTest::addColumn<int>("count");
        QTest::newRow("none") << 0;
        QTest::newRow("one") << 1;
        QTest::newRow("some") << 60;
        QTest::newRow("many, several threads") << 450;
    }

    void figuresAreThoseOfTheDefinitions() {
        QFETCH(int, count);
        model::NeighbourSettings settings;
        settings.seed = 7;
        auto outcomes = randomOutcomes(static_cast<std::uint64_t>(count) + 3, static_cast<std::size_t>(count),
                                       kSearches, settings);
        const auto searches = capabilities(kSearches);
        const auto figures = evaluate::neighbourFigures(outcomes, settings, searches);
        const auto outside =
            std::ranges::count_if(outcomes, [](const AnchorOutcome& outcome) { return !outcome.searched(); });
        QVERIFY(outside > 0 || count < 2);
        QCOMPARE(figures.notSearched, outside);
        QCOMPARE(figures.anchors, count - outside);
        std::map<int, std::int64_t> windows;
        Of all;
        for (const AnchorOutcome& outcome : outcomes) {
            if (outcome.searched()) {
                all.push_back(&outcome);
            }
            if (outcome.covered() && outcome.searched()) {
                ++windows[outcome.window];
            }
        }
        const ClusterUnit unit = evaluate::clusterUnitOf(all);
        QVERIFY(figures.clusterUnit == unit);
        QVERIFY(same(figures.coverage, all, unit, [](const AnchorOutcome& of) { return of.covered(); }));
        QVERIFY(figures.windows == windows);
        QCOMPARE(figures.searches.size(), kSearches);
        for (std::size_t s = 0; s < kSearches; ++s) {
            for (std::size_t r = 0; r < 2; ++r) {
                compare(figures.searches[s].regimes[r], outcomes, unit, s * 2 + r, settings, s == 0);
            }
        }
        // In any order.
        base::Random random(1);
        random.shuffle(std::span(outcomes));
        const auto again = evaluate::neighbourFigures(outcomes, settings, searches);
        for (std::size_t s = 0; s < kSearches; ++s) {
            for (std::size_t r = 0; r < 2; ++r) {
                const RegimeFigures& a = figures.searches[s].regimes[r];
                const RegimeFigures& b = again.searches[s].regimes[r];
                for (const auto& [k, mean] : a.mrrAt) {
                    QVERIFY(b.mrrAt.at(k).value == mean.value && b.mrrAt.at(k).interval == mean.interval);
                }
            }
        }
    }

    void deltasAreOverAnchorsOfBothRegimes() {
        model::NeighbourSettings settings;
        settings.regimes = {model::Regime::Open, model::Regime::Filtered};
        const auto outcomes = randomOutcomes(12, 200, kSearches, settings);
        const auto deltas = evaluate::regimeDeltas(outcomes, settings, kSearches);
        QCOMPARE(deltas.size(), kSearches);
        for (std::size_t s = 0; s < kSearches; ++s) {
            for (const int k : settings.hitAt) {
                std::vector<double> differences;
                Of both;
                for (const AnchorOutcome& outcome : outcomes) {
                    const AnchorSearch& open = outcome.searches[s * 2];
                    const AnchorSearch& filtered = outcome.searches[s * 2 + 1];
                    if (outcome.covered() && open.notAsked == NotAsked::Asked &&
                        filtered.notAsked == NotAsked::Asked) {
                        const auto hit = [k](const AnchorSearch& of) {
                            return of.rankFirstGold > 0 && of.rankFirstGold <= k ? 1.0 : 0.0;
                        };
                        differences.push_back(hit(filtered) - hit(open));
                        both.push_back(&outcome);
                    }
                }
                const MeanFigure& found = deltas[s].hitAt.at(k);
                QCOMPARE(found.n, std::ssize(differences));
                QCOMPARE(found.value, statistics::mean(differences));
                QVERIFY(found.interval ==
                        intervalOf(differences, both, evaluate::clusterUnitOf(both), settings.seed));
            }
            QCOMPARE(deltas[s].mrrAt.size(), settings.mrrAt.size());
        }
        settings.regimes = {model::Regime::Open};
        QVERIFY(evaluate::regimeDeltas(outcomes, settings, kSearches).empty());
    }

    void strataStandInANaturalOrder() {
        const model::NeighbourSettings settings;
        const auto outcomes = randomOutcomes(5, 300, 1, settings);
        const auto figures = evaluate::neighbourFigures(outcomes, settings, capabilities(1));
        std::vector<std::string> sections;
        for (const evaluate::StratumFigures& stratum : figures.searches[0].regimes[0].bySection) {
            sections.push_back(stratum.name);
        }
        QCOMPARE(sections, (std::vector<std::string>{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10",
                                                     "11", ""}));
    }

    void severalMeansAreEachThatOfOne_data() {
        QTest::addColumn<int>("items");
        QTest::addColumn<int>("columns");
        for (const int items : {0, 1, 2, 3, 17, 200}) {
            for (const int columns : {1, 7, 8, 9, 20}) {
                QTest::addRow("%d items, %d columns", items, columns) << items << columns;
            }
        }
    }

    void severalMeansAreEachThatOfOne() {
        QFETCH(int, items);
        QFETCH(int, columns);
        base::Random random(static_cast<std::uint64_t>(items * 100 + columns));
        std::vector<double> values;
        for (int i = 0; i < items * columns; ++i) {
            values.push_back(random.normal());
        }
        for (const int draws : {1, 2, 19, 2000}) {
            const auto found = evaluate::meanIntervals(values, static_cast<std::size_t>(columns), 5, draws);
            for (int column = 0; column < columns; ++column) {
                std::vector<double> one;
                for (int item = 0; item < items; ++item) {
                    one.push_back(values[static_cast<std::size_t>(item * columns + column)]);
                }
                QVERIFY(found[static_cast<std::size_t>(column)] ==
                        statistics::bootstrapMeanInterval(one, 5, draws));
            }
        }
    }

    void clusteredMeansAreEachThatOfOne() {
        base::Random random(21);
        for (const int items : {0, 5, 40, 300}) {
            std::vector<std::uint32_t> of;
            std::vector<double> weights;
            std::vector<double> values;
            constexpr std::size_t kColumns = 3;
            for (int i = 0; i < items; ++i) {
                of.push_back(static_cast<std::uint32_t>(random.below(12)));
                weights.push_back(0.5 + random.unit());
                for (std::size_t column = 0; column < kColumns; ++column) {
                    values.push_back(random.normal());
                }
            }
            const statistics::Clusters clusters(of);
            const auto found = evaluate::clusteredMeanIntervals(values, kColumns, weights, clusters, 5, 200);
            for (std::size_t column = 0; column < kColumns; ++column) {
                std::vector<double> numerators;
                for (std::size_t i = 0; i < of.size(); ++i) {
                    numerators.push_back(weights[i] * values[i * kColumns + column]);
                }
                QVERIFY(found[column] ==
                        statistics::clusteredRatioInterval(numerators, weights, clusters, 5, 200));
            }
        }
    }

    // Six sentences in which one may choose, two of them gold, of each of thirty companies.
    void whatLuckWouldGiveStandsBeside() {
        model::NeighbourSettings settings;
        settings.regimes = {model::Regime::Filtered};
        settings.hitAt = {3};
        settings.mrrAt = {3};
        std::vector<AnchorOutcome> outcomes;
        for (std::uint32_t i = 0; i < 30; ++i) {
            AnchorOutcome outcome;
            outcome.number = i;
            outcome.company = std::to_string(i);
            outcome.gold = {1, 2};
            outcome.weight = i < 10 ? 4 : 1;
            AnchorSearch search;
            search.pool = model::ResultPool{6, 2};
            search.results = {{5, 0.1F, false}, {i < 24 ? 1U : 7U, 0.2F, i < 24}};
            search.rankFirstGold = i < 24 ? 2 : 0;
            search.ties.emplace();
            outcome.searches = {search};
            outcomes.push_back(outcome);
        }
        const auto searches = capabilities(1);
        const auto regime = [&] {
            return evaluate::neighbourFigures(outcomes, settings, searches).searches[0].regimes[0];
        };
        const RegimeFigures figures = regime();
        const Proportion& hit = figures.hitAt.at(3);
        QCOMPARE(hit.value, std::optional(0.8));
        QVERIFY(std::abs(*hit.chance - 0.8) < 1e-12);
        QVERIFY(std::abs(*hit.lift()) < 1e-12);
        QVERIFY(hit.isNotToldFromLuck());
        QCOMPARE(hit.certain, 0);
        QVERIFY(std::abs(*figures.mrrAt.at(3).chance - 0.5333333333333333) < 1e-12);
        QVERIFY(std::abs(*figures.recallAt.at(3).chance - 0.5) < 1e-12);
        QVERIFY(std::abs(*figures.averagePrecision.value - 0.8 * 0.25) < 1e-12);
        // Twenty-four hits of thirty; the first ten stand for four each.
        QVERIFY(std::abs(*figures.weighted->hitAt.at(3).value - (40.0 + 14) / 60) < 1e-12);
        QVERIFY(figures.weighted->mrrAt.at(3).interval.has_value());
        // One of six tied results is gold with two others: hits are shared among their orders.
        for (AnchorOutcome& outcome : outcomes) {
            outcome.searches[0].ties = {{1, 4, 1}};
            outcome.searches[0].distinct = model::DistinctTexts{{3, 1}, 1, 1, 1};
        }
        const RegimeFigures tied = regime();
        QVERIFY(std::abs(*tied.hitAt.at(3).value - 0.75) < 1e-12);
        // Twenty-two and a half hits of thirty are twenty-two, at a chance of 0.8 each (SciPy's binom.sf(21,
        // 30, 0.8)).
        QVERIFY(std::abs(*tied.hitAt.at(3).luckP - 0.8713492460859562) < 1e-9);
        QVERIFY(std::abs(*tied.distinct->hitAt.at(3).value - 1) < 1e-12);
        QVERIFY(std::abs(*tied.distinct->mrrAt.at(3).chance - 11.0 / 18) < 1e-12);
        QCOMPARE(tied.distinct->hitAt.at(3).certain, 30);
        // A pool that is not known of each has no chance level; nor weights that are not known of each.
        outcomes[3].searches[0].pool.reset();
        outcomes[3].weight.reset();
        QVERIFY(!regime().hitAt.at(3).chance);
        QVERIFY(!regime().hitAt.at(3).luckP);
        QVERIFY(!regime().weighted);
    }

    void theHardestComeFirst() {
        const model::NeighbourSettings settings;
        const auto outcomes = randomOutcomes(11, 500, kSearches, settings);
        for (std::size_t element = 0; element < 4; ++element) {
            const auto cases = evaluate::hardestCases(outcomes, element);
            std::set<std::uint32_t> expected;
            for (std::uint32_t i = 0; i < outcomes.size(); ++i) {
                if (outcomes[i].covered() && outcomes[i].searches[element].notAsked == NotAsked::Asked) {
                    expected.insert(i);
                }
            }
            QVERIFY(std::set<std::uint32_t>(cases.begin(), cases.end()) == expected);
            for (std::size_t i = 1; i < cases.size(); ++i) {
                const AnchorSearch& a = outcomes[cases[i - 1]].searches[element];
                const AnchorSearch& b = outcomes[cases[i]].searches[element];
                const int rankOfA = a.rankFirstGold == 0 ? 1'000 : a.rankFirstGold;
                const int rankOfB = b.rankFirstGold == 0 ? 1'000 : b.rankFirstGold;
                QVERIFY(rankOfA >= rankOfB);
                if (rankOfA == rankOfB) {
                    const float distanceOfA = a.bestGoldDistance.value_or(-1);
                    const float distanceOfB = b.bestGoldDistance.value_or(-1);
                    QVERIFY(distanceOfA >= distanceOfB);
                    QVERIFY(distanceOfA > distanceOfB || cases[i - 1] < cases[i]);
                }
            }
        }
        QVERIFY(evaluate::hardestCases(outcomes, 99).empty());
    }

    void aDiagnosisNamesWhatHolds() {
        using enum evaluate::Diagnosis;
        const model::NeighbourSettings settings;
        AnchorOutcome outcome;
        outcome.sliceLength = 20;
        AnchorSearch search;
        QVERIFY(evaluate::diagnose(outcome, search, settings).empty());
        outcome.sliceLength = 19;
        outcome.numericHeavy = outcome.navigational = search.nearDuplicate = true;
        QVERIFY((evaluate::diagnose(outcome, search, settings) ==
                 std::vector{NearDuplicate, ShortSection, NumericHeavy, Navigational}));
        QCOMPARE(std::string(evaluate::diagnosisName(NumericHeavy)), std::string("numeric-heavy"));
    }
};

ASSAY_TEST(TestNeighbourFigures)
#include "tst_neighbour_figures.moc"
