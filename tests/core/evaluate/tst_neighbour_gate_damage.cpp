// What the gate says of runs that lost anchors, cannot be judged or looked deeper than their baseline.
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/statistics/clusters.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using evaluate::Alert;
using evaluate::GateFinding;
using evaluate::GateMeasure;
using evaluate::GateRule;
using evaluate::GateVerdict;
using evaluate::Unjudged;
using model::AnchorOutcome;
using model::NotAsked;
using model::Regime;

namespace {

// Anchors of which each found itself, and every one that `hit` names found gold at the first rank.
template <typename Hit>
std::vector<AnchorOutcome> outcomes(int count, const Hit& hit, float distance = 0.5F) {
    std::vector<AnchorOutcome> list;
    for (int i = 0; i < count; ++i) {
        AnchorOutcome outcome;
        outcome.number = static_cast<std::uint32_t>(i);
        outcome.sentenceId = "s" + std::to_string(i);
        outcome.company = "c" + std::to_string(i % 30);
        outcome.gold = {1};
        outcome.searches.resize(2);
        for (model::AnchorSearch& search : outcome.searches) {
            search.selfFirst = true;
            if (hit(i)) {
                search.rankFirstGold = 1;
                search.results = {{1, distance, true}};
                search.bestGoldDistance = distance;
            }
        }
        list.push_back(outcome);
    }
    return list;
}

std::vector<AnchorOutcome> sound(int count = 60) {
    return outcomes(count, [](int i) { return i % 5 != 0; });
}

void loseVectors(std::vector<AnchorOutcome>& list, std::size_t first, NotAsked why = NotAsked::NoVector) {
    for (std::size_t i = first; i < list.size(); ++i) {
        for (model::AnchorSearch& search : list[i].searches) {
            search = {};
            search.notAsked = why;
        }
    }
}

// Of shares over the anchors with these places.
std::optional<statistics::Interval> shareInterval(const std::vector<int>& places,
                                                  const std::vector<double>& values) {
    std::vector<std::uint32_t> companies;
    for (const int place : places) {
        companies.push_back(static_cast<std::uint32_t>(place % 30));
    }
    return statistics::clusteredShare(values, {}, statistics::Clusters(companies)).interval;
}

std::vector<int> placesFrom(int first, int end) {
    std::vector<int> places;
    for (int i = first; i < end; ++i) {
        places.push_back(i);
    }
    return places;
}

GateVerdict judge(const std::vector<AnchorOutcome>& run, const std::vector<AnchorOutcome>& baseline,
                  const std::vector<GateRule>& rules = evaluate::defaultGateRules(),
                  const model::NeighbourSettings& runSettings = {},
                  const model::NeighbourSettings& baselineSettings = {}) {
    auto verdict = evaluate::judgeNeighbours(run, 0, runSettings, baseline, 0, baselineSettings, rules, 42);
    return verdict ? *verdict : GateVerdict{};
}

GateRule moveRule(GateMeasure measure, double largest, std::optional<Regime> regime = Regime::Filtered) {
    return {"move", Alert::P1, measure, 5, regime, std::nullopt, largest};
}

} // namespace

class TestNeighbourGateDamage : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void anIndexWithoutVectorsFails() {
        auto run = sound();
        loseVectors(run, 0);
        const GateVerdict verdict = judge(run, sound());
        QCOMPARE(verdict.worst, Alert::P0);
        QCOMPARE(verdict.findings.size(), std::size_t{6});
        for (const GateFinding& finding : verdict.findings) {
            QVERIFY(finding.violated);
            const bool absolute = finding.rule.atLeast.has_value();
            QCOMPARE(finding.judged, absolute); // Self@1 of 60 misses is 0
            QCOMPARE(finding.unjudged, absolute ? Unjudged::Judged : Unjudged::NoneAsked);
            QCOMPARE(finding.run, absolute ? std::optional(0.0) : std::nullopt);
            QVERIFY(finding.baseline.has_value());
        }
        QCOMPARE(verdict.asked.size(), std::size_t{2});
        QCOMPARE(verdict.asked[0].runAsked, std::int64_t{0});
        QCOMPARE(verdict.asked[0].runAnchors, std::int64_t{60});
        QCOMPARE(verdict.asked[0].baselineAsked, std::int64_t{60});
        QCOMPARE(verdict.asked[0].lost, std::int64_t{60});
        // The other way round nothing is lost: the baseline could not be asked.
        const GateVerdict repaired = judge(sound(), run);
        QCOMPARE(repaired.worst, Alert::None);
        QCOMPARE(repaired.findings[2].unjudged, Unjudged::BaselineUndefined);
    }

    void anchorsThatTheRunLostAreMisses() {
        auto run = sound();
        loseVectors(run, 43);
        const GateVerdict verdict = judge(run, sound());
        QCOMPARE(verdict.worst, Alert::P0);
        const GateFinding& self = verdict.findings[0];
        QVERIFY(self.judged && self.violated);
        QCOMPARE(*self.run, 43.0 / 60);
        QCOMPARE(self.runN, std::int64_t{60});
        QCOMPARE(self.missed, std::int64_t{17});
        std::vector<double> found(60, 1.0);
        QVERIFY(self.baselineInterval == shareInterval(placesFrom(0, 60), found));
        std::fill(found.begin() + 43, found.end(), 0.0);
        QVERIFY(self.runInterval == shareInterval(placesFrom(0, 60), found));
        QVERIFY(!self.move); // the two are over different anchors
        // Moves are over the anchors that both asked; the lost ones as misses violate the limit.
        const GateFinding& hits = verdict.findings[2];
        QCOMPARE(hits.runN, std::int64_t{43});
        QCOMPARE(hits.baselineN, std::int64_t{43});
        QCOMPARE(*hits.move, 0.0);
        QCOMPARE(hits.lost, std::int64_t{17});
        int lostHits = 0; // of the baseline
        for (int i = 43; i < 60; ++i) {
            lostHits += i % 5 != 0 ? 1 : 0;
        }
        QVERIFY(std::abs(*hits.moveWithLost + lostHits / 60.0) < 1e-12);
        QVERIFY(hits.violated);
        // A lost anchor or two move less than the limit.
        auto nearly = sound();
        loseVectors(nearly, 58);
        QVERIFY(!judge(nearly, sound()).findings[2].violated);
        QCOMPARE(judge(nearly, sound()).findings[2].lost, std::int64_t{2});
    }

    // Sentences without words, and those that are not searched, are so in every run.
    void whatCanNeverBeAskedIsNoMiss() {
        for (const NotAsked why : {NotAsked::NoText, NotAsked::NotSearched}) {
            auto run = sound();
            loseVectors(run, 50, why);
            const GateVerdict same = judge(run, run);
            QCOMPARE(same.worst, Alert::None);
            QCOMPARE(same.findings[0].runN, std::int64_t{50});
            QCOMPARE(same.findings[0].missed, std::int64_t{0});
            // Unless the baseline asked them.
            const GateVerdict lost = judge(run, sound());
            QCOMPARE(*lost.findings[0].run, 50.0 / 60);
            QCOMPARE(lost.worst, Alert::P0);
        }
        auto none = sound();
        loseVectors(none, 0, NotAsked::NotSearched);
        const GateVerdict verdict = judge(none, none);
        QCOMPARE(verdict.worst, Alert::P0); // an absolute limit that nothing is known of
        QVERIFY(verdict.findings[0].violated && !verdict.findings[0].judged);
        QCOMPARE(verdict.findings[0].unjudged, Unjudged::NoneAsked);
        QVERIFY(!verdict.findings[2].violated && !verdict.findings[2].judged);
    }

    void aRegimeThatTheRunLeftOutFails() {
        model::NeighbourSettings filtered;
        filtered.regimes = {Regime::Filtered};
        auto run = sound();
        for (AnchorOutcome& outcome : run) {
            outcome.searches.resize(1);
        }
        const GateVerdict verdict = judge(run, sound(), evaluate::defaultGateRules(), filtered);
        QCOMPARE(verdict.worst, Alert::P2);
        const auto open = std::ranges::find(verdict.findings, std::string("Hit@5 open"),
                                            [](const GateFinding& one) { return one.rule.name; });
        QVERIFY(open != verdict.findings.end());
        QVERIFY(open->violated && !open->judged);
        QCOMPARE(open->unjudged, Unjudged::RegimeNotSearched);
        QVERIFY(open->baseline.has_value());
        // The baseline did not search it either.
        QCOMPARE(judge(run, run, evaluate::defaultGateRules(), filtered, filtered).worst, Alert::None);
        const GateRule absolute{"a", Alert::P1, GateMeasure::HitAt, 5, Regime::Open, 0.1, std::nullopt};
        QCOMPARE(judge(run, run, {absolute}, filtered, filtered).worst, Alert::P1);
    }

    void movesAreOverPairs() {
        // The anchors that the run did not ask, or that one of them has not covered, are the baseline's
        // misses: each side over its own anchors would look like a move.
        const auto hit = [](int i) { return i >= 20; };
        auto run = outcomes(60, hit);
        auto baseline = outcomes(60, hit);
        for (std::size_t i = 0; i < 10; ++i) {
            run[i].gold.clear();
        }
        loseVectors(baseline, 50);
        for (const GateMeasure measure : {GateMeasure::HitAt, GateMeasure::MrrAt, GateMeasure::SelfAt1,
                                          GateMeasure::MedianGoldDistance}) {
            const GateVerdict verdict = judge(run, baseline, {moveRule(measure, 0.001)});
            const GateFinding& finding = verdict.findings.front();
            QVERIFY(finding.judged && !finding.violated);
            QCOMPARE(*finding.move, 0.0);
            QCOMPARE(finding.runN, finding.baselineN);
            QCOMPARE(finding.runN, std::int64_t{measure == GateMeasure::SelfAt1              ? 50
                                                : measure == GateMeasure::MedianGoldDistance ? 30
                                                                                             : 40});
            QCOMPARE(finding.lost, std::int64_t{0});
        }
        const GateVerdict verdict = judge(run, baseline, {moveRule(GateMeasure::HitAt, 0.07)});
        QCOMPARE(verdict.findings[0].runN, verdict.chances[0].hits.n);
        std::vector<double> hits(40, 1.0);
        std::fill(hits.begin(), hits.begin() + 10, 0.0);
        QVERIFY(verdict.findings[0].runInterval == shareInterval(placesFrom(10, 50), hits));
    }

    void goldBeyondTheCommonDepthDoesNotMoveTheMedian() {
        model::NeighbourSettings shallow;
        shallow.hitAt = {1};
        shallow.mrrAt = {2};
        auto baseline = outcomes(40, [](int) { return true; }, 0.2F);
        auto run = baseline;
        for (AnchorOutcome& outcome : run) {
            for (model::AnchorSearch& search : outcome.searches) {
                search.results.push_back({2, 0.5F, false});
                for (std::uint32_t row = 3; row < 9; ++row) {
                    search.results.push_back({row, 0.8F, true});
                }
            }
        }
        const std::vector<GateRule> rules{moveRule(GateMeasure::MedianGoldDistance, 0.05)};
        const GateVerdict deeper = judge(run, baseline, rules, {}, shallow);
        QCOMPARE(*deeper.findings[0].move, 0.0);
        QCOMPARE(deeper.worst, Alert::None);
        QCOMPARE(deeper.findings[0].runN, std::int64_t{40});
        QVERIFY(*judge(run, baseline, rules).findings[0].move > 0.5); // at the same depth it has moved
        // An absolute limit is on all that the run looked at.
        const GateRule limit{"limit", Alert::P2,   GateMeasure::MedianGoldDistance, 5, Regime::Filtered,
                             0.5,     std::nullopt};
        QVERIFY(*judge(run, baseline, {limit}, {}, shallow).findings[0].run > 0.5);
    }

    void aMeanHasItsBootstrap() {
        const auto run = sound();
        const GateVerdict verdict = judge(run, run, {moveRule(GateMeasure::MrrAt, 0.1)});
        std::vector<double> ranks;
        std::vector<std::uint32_t> companies;
        for (const AnchorOutcome& outcome : run) {
            ranks.push_back(outcome.searches[0].rankFirstGold == 1 ? 1 : 0);
            companies.push_back(outcome.number % 30);
        }
        const std::vector<double> ones(ranks.size(), 1.0);
        QVERIFY(verdict.findings[0].runInterval ==
                statistics::clusteredRatioInterval(ranks, ones, statistics::Clusters(companies), 42));
    }

    void noGoldFoundIsNoPass() {
        const auto none = outcomes(60, [](int) { return false; });
        const std::vector<GateRule> rules{moveRule(GateMeasure::MedianGoldDistance, 0.05)};
        const GateVerdict worse = judge(none, sound(), rules);
        QCOMPARE(worse.worst, Alert::P1);
        QCOMPARE(worse.findings[0].unjudged, Unjudged::NoGoldDistance);
        const GateVerdict better = judge(sound(), none, rules);
        QCOMPARE(better.worst, Alert::None);
        QVERIFY(!better.findings[0].judged);
        QCOMPARE(better.findings[0].unjudged, Unjudged::BaselineUndefined);
        QCOMPARE(judge(none, none, rules).worst, Alert::None); // a search by scores, of both
        // Of a few anchors not even that is known.
        const GateVerdict few = judge(outcomes(3, [](int) { return false; }), sound(3), rules);
        QVERIFY(!few.findings[0].violated);
        QCOMPARE(few.findings[0].unjudged, Unjudged::TooFewAnchors);
        QCOMPARE(evaluate::stateOf(few), evaluate::LimitState::CannotBeJudged);
    }
};

ASSAY_TEST(TestNeighbourGateDamage)
#include "tst_neighbour_gate_damage.moc"
