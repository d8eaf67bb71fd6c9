// Figures, differences and the gate where lists from elsewhere do not say all: lists that were cut, that
// never hold their anchors, or that are missing.
#include "core/base/random.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using evaluate::Alert;
using evaluate::GateFinding;
using evaluate::GateMeasure;
using evaluate::GateRule;
using evaluate::GateVerdict;
using evaluate::RegimeFigures;
using evaluate::Unjudged;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::NotAsked;
using model::Regime;

namespace {

// Lists of ten results, the gold at the rank that is given; 0: none.
AnchorSearch list(int rank, float distance = 0.25F) {
    AnchorSearch search;
    search.selfFirst = true;
    search.selfTied = true;
    search.rankFirstGold = rank;
    for (int at = 1; at <= 10; ++at) {
        search.results.push_back(
            {static_cast<std::uint32_t>(at), distance * static_cast<float>(at), at == rank});
    }
    if (rank > 0) {
        search.bestGoldDistance = search.results[static_cast<std::size_t>(rank - 1)].distance;
    }
    return search;
}

AnchorSearch cutBehind(int depth, int rank = 0) {
    AnchorSearch search = list(rank);
    search.results.resize(static_cast<std::size_t>(depth));
    search.knownDepth = depth;
    return search;
}

AnchorSearch without(NotAsked why) {
    AnchorSearch search;
    search.notAsked = why;
    return search;
}

// Covered anchors with such an answer in both regimes.
std::vector<AnchorOutcome> outcomes(const std::vector<AnchorSearch>& answers) {
    std::vector<AnchorOutcome> all;
    for (const AnchorSearch& answer : answers) {
        AnchorOutcome outcome;
        outcome.number = static_cast<std::uint32_t>(all.size());
        outcome.sentenceId = "s" + std::to_string(all.size());
        outcome.gold = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        outcome.searches = {answer, answer};
        all.push_back(std::move(outcome));
    }
    return all;
}

RegimeFigures figuresOf(const std::vector<AnchorOutcome>& all) {
    const std::vector<retrieval::Capabilities> searches(1);
    return evaluate::neighbourFigures(all, {}, searches).searches[0].regimes[0];
}

// A gate judges from 30 anchors and six companies on: each anchor so often, in as many companies.
constexpr std::int64_t kTimes = 15;

std::vector<AnchorOutcome> often(const std::vector<AnchorOutcome>& once) {
    std::vector<AnchorOutcome> all;
    for (std::int64_t time = 0; time < kTimes; ++time) {
        for (AnchorOutcome outcome : once) {
            outcome.number = static_cast<std::uint32_t>(all.size());
            outcome.sentenceId += "_" + std::to_string(time);
            outcome.company = "c" + std::to_string(time);
            all.push_back(std::move(outcome));
        }
    }
    return all;
}

GateVerdict judge(const std::vector<AnchorOutcome>& run, const std::vector<AnchorOutcome>& baseline,
                  const std::vector<GateRule>& rules = evaluate::defaultGateRules()) {
    auto verdict = evaluate::judgeNeighbours(often(run), 0, {}, often(baseline), 0, {}, rules, 42);
    return verdict ? *verdict : GateVerdict{};
}

// Two rules of one name are refused.
std::string nameOf(const char* kind, GateMeasure measure) {
    return std::string(kind) + " " + std::string(evaluate::gateMeasureName(measure));
}

GateRule atLeast(GateMeasure measure, double limit, int k = 5) {
    return {nameOf("limit", measure), Alert::P0, measure, k, Regime::Open, limit, std::nullopt};
}

GateRule move(GateMeasure measure, double largest, int k = 5) {
    return {nameOf("move", measure), Alert::P1, measure, k, Regime::Open, std::nullopt, largest};
}

} // namespace

class TestNeighbourUnknown : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // A figure is there exactly when it is known of every one of its anchors.
    void figuresAreThereWhenAllIsKnown() {
        base::Random random(7);
        int there = 0;
        int missing = 0;
        for (int round = 0; round < 200; ++round) {
            std::vector<AnchorSearch> answers;
            for (std::uint64_t i = 0; i <= random.below(6); ++i) {
                const std::uint64_t kind = random.below(12);
                answers.push_back(kind == 0   ? without(NotAsked::NoList)
                                  : kind == 1 ? without(NotAsked::NoVector)
                                  : kind < 4  ? cutBehind(static_cast<int>(random.below(10)))
                                              : list(static_cast<int>(random.below(11))));
            }
            std::vector<AnchorOutcome> all = outcomes(answers);
            if (random.below(2) == 0) {
                all.back().gold.clear(); // whatever its list holds, it is a miss of all anchors
                all.back().searches.assign(2, random.below(2) == 0 ? without(NotAsked::NoList) : list(0));
            }
            const RegimeFigures figures = figuresOf(all);
            const auto deltas = evaluate::regimeDeltas(all, {}, 1);
            QCOMPARE(deltas.size(), std::size_t{1});
            for (const int k : {1, 3, 5, 20, 30}) {
                bool known = true;
                bool allKnown = true;
                std::int64_t n = 0;
                double hits = 0;
                for (const AnchorOutcome& outcome : all) {
                    const AnchorSearch& answer = outcome.searches[0];
                    if (!outcome.covered()) {
                        continue;
                    }
                    allKnown = allKnown && answer.notAsked != NotAsked::NoList;
                    if (answer.notAsked == NotAsked::Asked) {
                        ++n;
                        hits += answer.rankFirstGold > 0 && answer.rankFirstGold <= k ? 1 : 0;
                        if (answer.rankFirstGold == 0 && answer.knownDepth && *answer.knownDepth < k) {
                            known = allKnown = false;
                        }
                    }
                }
                (allKnown ? there : missing) += 1;
                const auto curve = static_cast<std::size_t>(k - 1);
                QCOMPARE(figures.hitCurve[curve].value.has_value(), known && n > 0);
                QCOMPARE(figures.hitCurve[curve].n, n);
                QCOMPARE(figures.mrrCurve[curve].has_value(), known && n > 0);
                QCOMPARE(figures.mrrCurveIntervals[curve].has_value(), known && n > 0);
                if (k <= 5) {
                    QCOMPARE(figures.hitAt.at(k).value.has_value(), known && n > 0);
                    QCOMPARE(figures.hitAtAllAnchors.at(k).value.has_value(), allKnown);
                    QCOMPARE(figures.hitAtAllAnchors.at(k).interval.has_value(), allKnown);
                    QVERIFY(!allKnown || *figures.hitAtAllAnchors.at(k).value == hits / double(all.size()));
                    QCOMPARE(deltas[0].hitAt.at(k).value, known && n > 0 ? std::optional(0.0) : std::nullopt);
                    QCOMPARE(deltas[0].hitAt.at(k).n, n);
                } else {
                    QCOMPARE(figures.mrrAt.at(k).value.has_value(), known && n > 0);
                    QCOMPARE(figures.mrrAt.at(k).interval.has_value(), known && n > 0);
                    QCOMPARE(figures.mrrAtAllAnchors.at(k).value.has_value(), allKnown);
                    QCOMPARE(figures.mrrAtAllAnchors.at(k).interval.has_value(), allKnown);
                    QCOMPARE(deltas[0].mrrAt.at(k).interval.has_value(), known && n > 0);
                }
            }
        }
        QVERIFY(there > 50 && missing > 50);
    }

    void listsThatAreMissingAreCounted() {
        const RegimeFigures figures =
            figuresOf(outcomes({list(1), without(NotAsked::NoList), without(NotAsked::NoVector)}));
        QCOMPARE(figures.noList, std::int64_t{1});
        QCOMPARE(figures.noVector, std::int64_t{1});
        QCOMPARE(figures.asked, std::int64_t{1});
    }

    // Lists without their anchors are no sign of a damaged index.
    void anUnknownSelfAt1IsNotJudged() {
        const auto sound = outcomes({list(1), list(2), list(0)});
        auto run = sound;
        for (AnchorOutcome& outcome : run) {
            for (AnchorSearch& search : outcome.searches) {
                search.selfFirst = search.selfTied = false;
                search.selfUnknown = true;
            }
        }
        const std::vector<GateRule> rules{
            atLeast(GateMeasure::SelfAt1, 0.95), atLeast(GateMeasure::SelfAt1TieAware, 0.95),
            move(GateMeasure::SelfAt1, 0.01), move(GateMeasure::SelfAt1TieAware, 0.01)};
        for (const GateFinding& finding : judge(run, sound, rules).findings) {
            QVERIFY(!finding.judged && !finding.violated && !finding.run);
            QCOMPARE(finding.unjudged, Unjudged::NotKnown);
            QVERIFY(finding.baseline.has_value());
        }
        QCOMPARE(judge(run, sound).worst, Alert::None);
        // Without distances ties are not known, but who came first is.
        run = sound;
        run[0].searches[1].selfFirst = run[0].searches[1].selfTied = false;
        run[0].searches[1].tiesUnknown = true;
        const GateVerdict verdict = judge(run, sound, rules);
        QVERIFY(verdict.findings[0].judged && verdict.findings[0].violated);
        QCOMPARE(verdict.findings[1].unjudged, Unjudged::NotKnown);
        QVERIFY(!verdict.findings[1].violated);
        // A baseline from elsewhere does not say it either.
        for (const GateFinding& finding : judge(sound, run, {rules[1], rules[3]}).findings) {
            QVERIFY(!finding.violated && !finding.baseline);
            QCOMPARE(finding.judged, finding.rule.atLeast.has_value());
        }
    }

    void anUnknownHitDoesNotPass() {
        const auto sound = outcomes({list(1), list(4), list(2)});
        const auto run = outcomes({list(1), cutBehind(3), list(2)});
        const std::vector<GateRule> rules{move(GateMeasure::HitAt, 1), move(GateMeasure::MrrAt, 1),
                                          atLeast(GateMeasure::HitAt, 0)};
        const GateVerdict verdict = judge(run, sound, rules);
        QCOMPARE(verdict.findings.size(), std::size_t{3});
        for (const GateFinding& finding : verdict.findings) {
            QVERIFY(!finding.judged && finding.violated && !finding.run && finding.baseline);
            QCOMPARE(finding.unjudged, Unjudged::NotKnown);
        }
        // Before the cut it is known.
        const GateVerdict before = judge(run, sound, {move(GateMeasure::HitAt, 0.1, 3)});
        QVERIFY(before.findings[0].judged && !before.findings[0].violated);
        // Where only the baseline does not say, the rule is not judged.
        const GateVerdict other = judge(sound, run, {rules[0]});
        QCOMPARE(other.findings[0].unjudged, Unjudged::BaselineUndefined);
        QVERIFY(!other.findings[0].violated);
        // A cut behind gold hides nothing of ranks.
        const GateVerdict known = judge(outcomes({list(1), cutBehind(4, 4), list(2)}), sound, rules);
        QVERIFY(known.findings[0].judged && known.findings[1].judged);
    }

    // As if the run did not have them: neither lost nor misses.
    void anchorsWithoutAListAreLeftOut() {
        const auto sound = outcomes({list(1), list(0), list(1)});
        const std::vector<GateRule> rules{atLeast(GateMeasure::SelfAt1, 0.95),
                                          move(GateMeasure::HitAt, 0.01)};
        const GateVerdict some = judge(outcomes({list(1), list(0), without(NotAsked::NoList)}), sound, rules);
        QCOMPARE(some.worst, Alert::None);
        QCOMPARE(some.findings[0].missed, std::int64_t{0});
        QCOMPARE(some.findings[0].runN, 2 * kTimes);
        QCOMPARE(some.findings[1].lost, std::int64_t{0});
        QCOMPARE(*some.findings[1].move, 0.0);
        QCOMPARE(some.asked[1].lost, std::int64_t{0});
        QCOMPARE(some.asked[1].runAsked, 2 * kTimes);
        QCOMPARE(some.asked[1].runAnchors, 3 * kTimes);
        // Without a single list nothing is known; the hits do not pass, Self@1 is not judged.
        const AnchorSearch none = without(NotAsked::NoList);
        const GateVerdict all = judge(outcomes({none, none, none}), sound, rules);
        QCOMPARE(all.findings[0].unjudged, Unjudged::NotKnown);
        QVERIFY(!all.findings[0].violated);
        QCOMPARE(all.findings[1].unjudged, Unjudged::NotKnown);
        QVERIFY(all.findings[1].violated);
        // One that it says was not asked is lost.
        const GateVerdict lost =
            judge(outcomes({list(1), list(0), without(NotAsked::NoVector)}), sound, rules);
        QCOMPARE(lost.worst, Alert::P0);
        QCOMPARE(lost.findings[1].lost, kTimes);
    }

    // What stands behind the shortest cut was seen of some lists only.
    void distancesEndAtTheShortestCut() {
        auto sound = outcomes({list(1), list(1)});
        for (AnchorOutcome& outcome : sound) {
            for (AnchorSearch& search : outcome.searches) {
                search.results[5].gold = true;
            }
        }
        const auto run = outcomes({cutBehind(4, 1), list(1)});
        const std::vector<GateRule> rules{move(GateMeasure::MedianGoldDistance, 0.05)};
        const GateFinding finding = judge(run, sound, rules).findings[0];
        QCOMPARE(finding.runN, 2 * kTimes);
        QCOMPARE(finding.baselineN, 2 * kTimes);
        QCOMPARE(*finding.move, 0.0);
        QCOMPARE(judge(sound, sound, rules).findings[0].runN, 4 * kTimes);
    }

    void chanceEndsWhereListsWereCut() {
        const auto sound = outcomes({list(1), list(4), list(2)});
        const GateVerdict verdict = judge(outcomes({list(1), cutBehind(3), list(5)}), sound);
        const evaluate::ChanceOfChange& chance = verdict.chances[1];
        QCOMPARE(chance.hits.k, 3);
        QCOMPARE(chance.hits.n, 3 * kTimes);
        QCOMPARE(chance.hits.lost, kTimes); // the third, 2 before, is beyond 3 now
        QCOMPARE(chance.hits.won, std::int64_t{0});
        QVERIFY(std::abs(*chance.ranks.difference + 0.5 / 3) < 1e-12);
        QCOMPARE(judge(outcomes({list(1), cutBehind(0), list(5)}), sound).chances[1].hits.n, std::int64_t{0});
    }
};

ASSAY_TEST(TestNeighbourUnknown)
#include "tst_neighbour_unknown.moc"
