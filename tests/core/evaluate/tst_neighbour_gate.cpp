#include "core/base/random.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <map>

using namespace assay;
using evaluate::Alert;
using evaluate::GateFinding;
using evaluate::GateMeasure;
using evaluate::GateRule;
using evaluate::GateVerdict;
using evaluate::LimitState;
using evaluate::Unjudged;
using model::AnchorOutcome;
using model::Regime;

namespace {

// Anchors of which so many have their first gold at rank 1, the others none, alike in both regimes.
std::vector<AnchorOutcome> outcomes(int count, int hits, int selfs, float distance = 0.5F) {
    std::vector<AnchorOutcome> list;
    for (int i = 0; i < count; ++i) {
        AnchorOutcome outcome;
        outcome.number = static_cast<std::uint32_t>(i);
        outcome.sentenceId = "s" + std::to_string(i);
        outcome.company = "c" + std::to_string(i % 25);
        outcome.gold = {1};
        outcome.searches.resize(2);
        for (model::AnchorSearch& search : outcome.searches) {
            search.selfFirst = i < selfs;
            if (i < hits) {
                search.rankFirstGold = 1;
                search.results = {{1, distance, true}};
                search.bestGoldDistance = distance;
            }
        }
        list.push_back(outcome);
    }
    return list;
}

base::Result<GateVerdict> judge(const std::vector<AnchorOutcome>& run,
                                const std::vector<AnchorOutcome>& baseline,
                                const std::vector<GateRule>& rules = evaluate::defaultGateRules()) {
    const model::NeighbourSettings settings;
    return evaluate::judgeNeighbours(run, 0, settings, baseline, 0, settings, rules, 42);
}

} // namespace

class TestNeighbourGate : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void verdictsFollowTheLimits_data() {
        QTest::addColumn<int>("runHits");
        QTest::addColumn<int>("runSelfs");
        QTest::addColumn<float>("runDistance");
        QTest::addColumn<int>("worst");
        const auto row = [](const char* name, int hits, int selfs, float distance, Alert worst) {
            QTest::newRow(name) << hits << selfs << distance << static_cast<int>(worst);
        };
        // The baseline: 82 of 100 hits, 98 found themselves, distances of 0.5.
        row("the same", 82, 98, 0.5F, Alert::None);
        row("5 points down", 77, 98, 0.5F, Alert::None);
        row("5 points up", 87, 98, 0.5F, Alert::None);
        row("6 points", 76, 98, 0.5F, Alert::P2);
        row("7 points down", 75, 98, 0.5F, Alert::P2);
        row("7 points up", 89, 98, 0.5F, Alert::P2);
        row("8 points down", 74, 98, 0.5F, Alert::P1);
        row("8 points up", 90, 98, 0.5F, Alert::P1);
        row("95 % are enough", 82, 95, 0.5F, Alert::None);
        row("94 % are not", 82, 94, 0.5F, Alert::P0);
        row("distance by 0.05", 82, 98, 0.55F, Alert::None);
        row("distance by less", 82, 98, 0.45F, Alert::None);
        row("distance by more", 82, 98, 0.5501F, Alert::P2);
    }

    void verdictsFollowTheLimits() {
        QFETCH(int, runHits);
        QFETCH(int, runSelfs);
        QFETCH(float, runDistance);
        QFETCH(int, worst);
        const auto verdict = judge(outcomes(100, runHits, runSelfs, runDistance), outcomes(100, 82, 98));
        QVERIFY(verdict.has_value());
        QCOMPARE(static_cast<int>(verdict->worst), worst);
        QCOMPARE(verdict->findings.size(), std::size_t{6}); // two rules for each regime, two for one
    }

    void aMoveOfExactlyTheLimitIsNotMore() {
        GateRule rule{"move", Alert::P1, GateMeasure::HitAt, 5, Regime::Filtered, std::nullopt, 0};
        model::NeighbourSettings settings;
        settings.regimes = {Regime::Filtered};
        settings.hitAt = {5};
        settings.mrrAt = {5};
        for (const int n : {30, 55, 60, 100, 140, 200}) {
            for (const int points : {1, 3, 5, 7, 14}) {
                for (int hits = 0; hits <= n; hits += 1 + n / 3) {
                    for (int moved : {n * points / 100, n * points / 100 + 1}) {
                        if (hits + moved > n) {
                            continue;
                        }
                        rule.largestMove = points / 100.0;
                        const auto verdict =
                            evaluate::judgeNeighbours(outcomes(n, hits + moved, n), 0, settings,
                                                      outcomes(n, hits, n), 0, settings, {rule}, 42);
                        // moved / n > points / 100, in integers
                        QCOMPARE(verdict->findings[0].violated, 100 * moved > points * n);
                    }
                }
            }
        }
    }

    void figuresAndChanceAreThoseOfTheDefinitions() {
        base::Random random(8);
        for (int round = 0; round < 8; ++round) {
            const auto make = [&random](int offset) {
                auto list = outcomes(60, 0, 0);
                for (AnchorOutcome& outcome : list) {
                    outcome.sentenceId =
                        "s" + std::to_string(outcome.number + static_cast<std::uint32_t>(offset));
                    if (random.below(6) == 0) {
                        outcome.gold.clear();
                    }
                    for (model::AnchorSearch& search : outcome.searches) {
                        search.selfFirst = random.below(30) != 0;
                        if (random.below(9) == 0) {
                            search = {};
                            search.notAsked = model::NotAsked::NoVector;
                        } else if (outcome.covered()) {
                            search.rankFirstGold = static_cast<int>(random.below(12));
                        }
                    }
                }
                random.shuffle(std::span(list));
                return list;
            };
            const auto run = make(10);
            const auto baseline = make(0);
            const auto verdict = judge(run, baseline);
            QVERIFY(verdict.has_value());
            QCOMPARE(verdict->onlyRun, std::int64_t{10});
            QCOMPARE(verdict->onlyBaseline, std::int64_t{10});
            std::map<std::string, const AnchorOutcome*> ofBaseline;
            for (const AnchorOutcome& outcome : baseline) {
                ofBaseline[outcome.sentenceId] = &outcome;
            }
            std::map<std::uint32_t, const AnchorOutcome*> ofRun; // by number
            for (const AnchorOutcome& outcome : run) {
                ofRun[outcome.number] = &outcome;
            }
            for (std::size_t r = 0; r < 2; ++r) {
                int onlyRun = 0;
                int onlyBaseline = 0;
                std::vector<double> differences;
                std::vector<double> hits;
                std::vector<double> hitDifferences;
                std::vector<std::uint32_t> companies;
                for (const auto& [number, outcome] : ofRun) {
                    const auto other = ofBaseline.find(outcome->sentenceId);
                    if (other == ofBaseline.end()) {
                        continue;
                    }
                    const model::AnchorSearch& a = outcome->searches[r];
                    const model::AnchorSearch& b = other->second->searches[r];
                    const bool askedA = a.notAsked == model::NotAsked::Asked && outcome->covered();
                    const bool hitA = a.rankFirstGold > 0 && a.rankFirstGold <= 5;
                    const bool hitB = b.rankFirstGold > 0 && b.rankFirstGold <= 5;
                    if (!askedA || b.notAsked != model::NotAsked::Asked || !other->second->covered()) {
                        continue;
                    }
                    hits.push_back(hitA ? 1 : 0);
                    hitDifferences.push_back((hitA ? 1 : 0) - (hitB ? 1 : 0));
                    companies.push_back(static_cast<std::uint32_t>(std::stoi(outcome->company.substr(1))));
                    onlyRun += hitA && !hitB ? 1 : 0;
                    onlyBaseline += hitB && !hitA ? 1 : 0;
                    differences.push_back((a.rankFirstGold > 0 ? 1.0 / a.rankFirstGold : 0) -
                                          (b.rankFirstGold > 0 ? 1.0 / b.rankFirstGold : 0));
                }
                const evaluate::ChanceOfChange& chance = verdict->chances[r];
                const statistics::Clusters clusters(companies);
                const std::vector<double> ones(differences.size(), 1.0);
                QCOMPARE(chance.hits.n, static_cast<std::int64_t>(differences.size()));
                QCOMPARE(chance.hits.clusters, static_cast<std::int64_t>(clusters.size()));
                QCOMPARE(chance.hits.lost, std::int64_t{onlyBaseline});
                QCOMPARE(chance.hits.won, std::int64_t{onlyRun});
                QCOMPARE(chance.hits.p, statistics::signFlipP(hitDifferences, clusters, 42));
                QCOMPARE(chance.hits.asIndependent->p(), statistics::mcNemar(onlyBaseline, onlyRun).p());
                QCOMPARE(chance.ranks.difference, statistics::mean(differences));
                QCOMPARE(chance.ranks.p, statistics::signFlipP(differences, clusters, 42));
                QVERIFY(chance.ranks.interval ==
                        statistics::clusteredRatioInterval(differences, ones, clusters, 42));
                QCOMPARE(verdict->findings[2 + r].run, statistics::mean(hits)); // Hit@5 filtered, then open
            }
        }
    }

    void aLargeChangeIsMoreThanChance() {
        const auto verdict = judge(outcomes(100, 40, 100), outcomes(100, 80, 100));
        QVERIFY(verdict->chances[0].hits.isMoreThanChance());
        QVERIFY(verdict->chances[0].ranks.isMoreThanChance());
        QCOMPARE(verdict->chances[0].hits.lost, std::int64_t{40});
        QVERIFY(*verdict->chances[0].ranks.difference < 0);
        const auto same = judge(outcomes(100, 80, 100), outcomes(100, 80, 100));
        QVERIFY(!same->chances[0].hits.isMoreThanChance());
        QVERIFY(!same->chances[0].ranks.isMoreThanChance());
        QCOMPARE(same->chances[0].hits.p, std::optional(1.0));
    }

    // One of the tests of a comparison is named before; the others are corrected for their number.
    void manyTestsAreCorrectedForTheirNumber() {
        auto run = outcomes(100, 70, 100);
        const auto verdict = judge(run, outcomes(100, 80, 100));
        QCOMPARE(verdict->differences.size(), std::size_t{10}); // Hit@1, 3, 5 and MRR@20, 30, each regime
        std::vector<double> family;
        std::vector<double> corrected;
        for (const evaluate::RankDifference& difference : verdict->differences) {
            QVERIFY(difference.p.has_value());
            if (difference.isHeadline) {
                QVERIFY(difference.k == 5 && difference.regime == Regime::Filtered);
                QVERIFY(difference.measure == GateMeasure::HitAt && !difference.holm);
            } else {
                family.push_back(*difference.p);
                corrected.push_back(*difference.holm);
            }
        }
        QCOMPARE(family.size(), std::size_t{9});
        QCOMPARE(corrected, statistics::holmAdjusted(family));
        QVERIFY(corrected[0] > family[0]);
    }

    // From one anchor, or from many of one filing, nothing is known.
    void fewAnchorsAndFewClustersCannotBeJudged_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("companies");
        QTest::addColumn<int>("why");
        const auto row = [](const char* name, int count, int companies, Unjudged why) {
            QTest::newRow(name) << count << companies << static_cast<int>(why);
        };
        row("one anchor", 1, 1, Unjudged::TooFewAnchors);
        row("three", 3, 3, Unjudged::TooFewAnchors);
        row("29", 29, 29, Unjudged::TooFewAnchors);
        row("30 of one company", 30, 1, Unjudged::TooFewClusters);
        row("30 of five", 30, 5, Unjudged::TooFewClusters);
        row("30 of six", 30, 6, Unjudged::Judged);
    }

    void fewAnchorsAndFewClustersCannotBeJudged() {
        QFETCH(int, count);
        QFETCH(int, companies);
        QFETCH(int, why);
        auto run = outcomes(count, count, count);
        for (AnchorOutcome& outcome : run) {
            outcome.company = "c" + std::to_string(static_cast<int>(outcome.number) % companies);
        }
        auto worse = run;
        for (model::AnchorSearch& search : worse.front().searches) {
            search.rankFirstGold = 2; // RR 1 -> 0.5
        }
        const bool isJudged = static_cast<Unjudged>(why) == Unjudged::Judged;
        const auto verdict = judge(worse, run);
        QVERIFY(verdict.has_value());
        for (const GateFinding& finding : verdict->findings) {
            QCOMPARE(static_cast<int>(finding.unjudged), why);
            QCOMPARE(finding.judged, isJudged);
            QVERIFY(!finding.violated);
            QVERIFY(isJudged || finding.state == LimitState::CannotBeJudged);
        }
        QCOMPARE(verdict->worst, Alert::None);
        QVERIFY((evaluate::stateOf(*verdict) == LimitState::CannotBeJudged) != isJudged);
        for (const evaluate::RankDifference& difference : verdict->differences) {
            QVERIFY(!difference.isMoreThanChance());
            QCOMPARE(difference.p.has_value(), companies >= 6);
            QCOMPARE(difference.interval.has_value(), companies >= 6);
        }
    }

    void aPartOfTheBaselinesAnchorsCannotBeJudged() {
        const auto baseline = outcomes(100, 80, 100);
        auto run = baseline;
        run.resize(80);
        QCOMPARE(evaluate::stateOf(*judge(run, baseline)), LimitState::TooClose); // Self@1 of 25 companies
        run.resize(79);
        const auto verdict = judge(run, baseline);
        QCOMPARE(evaluate::stateOf(*verdict), LimitState::CannotBeJudged);
        for (const GateFinding& finding : verdict->findings) {
            QCOMPARE(finding.unjudged, finding.rule.atLeast ? Unjudged::Judged : Unjudged::TooFewInCommon);
        }
        // More anchors than the baseline has are no harm.
        QCOMPARE(judge(baseline, run)->findings[2].unjudged, Unjudged::Judged);
    }

    void distancesOfTwoModelsAreNotJudged() {
        const auto baseline = outcomes(100, 80, 100, 0.2F);
        const auto run = outcomes(100, 80, 100, 0.9F);
        const model::NeighbourSettings settings;
        const auto verdict = evaluate::judgeNeighbours(run, 0, settings, baseline, 0, settings,
                                                       evaluate::defaultGateRules(), 42, false);
        QCOMPARE(verdict->worst, Alert::None);
        QCOMPARE(verdict->findings.back().unjudged, Unjudged::OtherModel);
        QVERIFY(!verdict->findings.back().judged && !verdict->findings.back().violated);
        QVERIFY(evaluate::stateOf(*verdict) != LimitState::CannotBeJudged);
        QCOMPARE(judge(run, baseline)->worst, Alert::P2);
    }

    // The alert goes by the figure, the state by its interval.
    void limitsHaveThreeStates() {
        const auto stateAt = [](int runHits, double limit, bool absolute) {
            const GateRule rule{"hits",
                                Alert::P1,
                                GateMeasure::HitAt,
                                5,
                                Regime::Filtered,
                                absolute ? std::optional(limit) : std::nullopt,
                                absolute ? std::nullopt : std::optional(limit)};
            const auto verdict = judge(outcomes(200, runHits, 200), outcomes(200, 160, 200), {rule});
            return verdict->findings.front();
        };
        const GateFinding same = stateAt(160, 0.05, false);
        QVERIFY(same.state == LimitState::Passed && !same.violated);
        QVERIFY(same.moveInterval == statistics::Interval(0, 0));
        const GateFinding close = stateAt(152, 0.05, false);
        QVERIFY(close.state == LimitState::TooClose && !close.violated);
        const GateFinding over = stateAt(148, 0.05, false);
        QVERIFY(over.state == LimitState::TooClose && over.violated);
        const GateFinding far = stateAt(80, 0.05, false);
        QVERIFY(far.state == LimitState::Failed && far.violated);
        QCOMPARE(stateAt(160, 0.5, true).state, LimitState::Passed);
        QCOMPARE(stateAt(160, 0.79, true).state, LimitState::TooClose);
        QVERIFY(stateAt(160, 0.81, true).state == LimitState::TooClose && stateAt(160, 0.81, true).violated);
        QCOMPARE(stateAt(160, 0.95, true).state, LimitState::Failed);
    }

    void aRunAgainstItselfPasses() {
        const auto run = outcomes(100, 80, 100);
        const auto verdict = judge(run, run);
        QCOMPARE(verdict->worst, Alert::None);
        for (const GateFinding& finding : verdict->findings) {
            QVERIFY(finding.judged && !finding.violated);
            QVERIFY(finding.rule.atLeast || finding.state == LimitState::Passed);
        }
        for (const evaluate::RankDifference& difference : verdict->differences) {
            QVERIFY(difference.difference == 0.0 && difference.lost + difference.won == 0);
        }
    }

    void aTextThatStandsTwiceIsNoDamage() {
        auto run = outcomes(100, 80, 90);
        for (AnchorOutcome& outcome : run) {
            for (model::AnchorSearch& search : outcome.searches) {
                search.selfTied = true;
            }
        }
        QCOMPARE(judge(run, run)->worst, Alert::None);
        auto strict = evaluate::defaultGateRules();
        strict[0].measure = GateMeasure::SelfAt1;
        QCOMPARE(judge(run, run, strict)->worst, Alert::P0);
    }

    // Every anchor finds itself once ties count, 98 % without them: that is 95 % for sure.
    void allThatTieIsNoLessSureThanWhatComesFirst() {
        auto run = outcomes(1000, 800, 980);
        for (AnchorOutcome& outcome : run) {
            for (model::AnchorSearch& search : outcome.searches) {
                search.selfTied = true;
            }
        }
        const auto verdict = judge(run, run);
        const auto of = std::ranges::find(verdict->findings, GateMeasure::SelfAt1TieAware,
                                          [](const GateFinding& one) { return one.rule.measure; });
        QVERIFY(of != verdict->findings.end());
        QCOMPARE(of->run, 1.0);
        QVERIFY(of->runInterval->low > 0.96);
        QCOMPARE(of->state, LimitState::Passed);
    }

    void runsThatDoNotCompareAreRefused() {
        const auto list = outcomes(10, 5, 10);
        model::NeighbourSettings a;
        model::NeighbourSettings b;
        const auto where = [&] {
            const auto verdict =
                evaluate::judgeNeighbours(list, 0, a, list, 0, b, evaluate::defaultGateRules(), 1);
            return verdict ? std::string() : verdict.error().where;
        };
        QCOMPARE(where(), std::string());
        b.window.width = 9; // of no account: the window is adaptive
        b.filterFields = {"slice", "form_type"};
        QCOMPARE(where(), std::string());
        b.window.max = 9;
        QCOMPARE(where(), std::string("window"));
        b = a;
        b.onlyProse = false;
        QCOMPARE(where(), std::string("only_prose"));
        b = a;
        b.excludeNavigational = true;
        QCOMPARE(where(), std::string("exclude_navigational"));
        b = a;
        b.hitAt = {1};
        b.mrrAt = {3};
        QCOMPARE(where(), std::string("hit_at"));
        auto others = list;
        for (AnchorOutcome& outcome : others) {
            outcome.sentenceId += "x";
        }
        QCOMPARE(judge(list, others).error().code, base::ErrorCode::InputNotUsable);
    }

    void rulesAreData() {
        auto rules = evaluate::defaultGateRules();
        rules.push_back({"MRR@20 open", Alert::P2, GateMeasure::MrrAt, 20, Regime::Open, 0.3, std::nullopt});
        const auto json = evaluate::gateRulesJson(rules);
        QVERIFY(json.has_value());
        const auto read = evaluate::readGateRules(*json);
        QVERIFY(read.has_value());
        QVERIFY(*read == rules);
        QCOMPARE(*evaluate::gateRulesJson(*read), *json);
        // A file is the list alone, as the document says.
        const std::size_t begin = json->find('[');
        const auto list = evaluate::readGateRules(json->substr(begin, json->rfind(']') + 1 - begin));
        QVERIFY(list.has_value());
        QVERIFY(*list == rules);
        QVERIFY(evaluate::readGateRules("[]")->empty());
    }

    void badRulesAreRefused_data() {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<std::string>("detail");
        QTest::addColumn<bool>("unusable");
        const auto row = [](const char* name, const std::string& rule, const char* detail) {
            QTest::newRow(name) << R"({"rules":[)" + rule + "]}" << std::string(detail) << false;
        };
        QTest::newRow("no JSON") << std::string("{") << std::string("no list of rules") << true;
        QTest::newRow("nested too deep") << std::string(1'000'000, '[') + std::string(1'000'000, ']')
                                         << std::string("no list of rules") << true;
        QTest::newRow("rules of another type")
            << std::string(R"({"rules":5})") << std::string("no list of rules") << true;
        QTest::newRow("no object") << std::string("[5]") << std::string("a rule without a name") << true;
        QTest::newRow("no name") << std::string(R"({"rules":[{}]})") << std::string("a rule without a name")
                                 << true;
        QTest::newRow("an empty name")
            << std::string(
                   R"({"rules":[{"name":"","alert":"P0","measure":"self_at_1","k":7,"at_least":0.9}]})")
            << std::string("a rule without a name") << true;
        row("no limit", R"({"name":"a","alert":"P1","measure":"hit_at","k":5})", "at_least");
        row("two limits",
            R"({"name":"a","alert":"P1","measure":"hit_at","k":5,"at_least":0.5,"largest_move":0.1})",
            "at_least");
        row("no alert", R"({"name":"a","alert":"none","measure":"hit_at","k":5,"at_least":0.5})", "alert");
        row("alert", R"({"name":"a","alert":"P9","measure":"hit_at","k":5,"at_least":0.5})", "alert");
        row("measure", R"({"name":"a","alert":"P1","measure":"luck","at_least":0.5})", "measure");
        row("no k", R"({"name":"a","alert":"P1","measure":"mrr_at","at_least":0.5})", "k");
        row("k of a share", R"({"name":"a","alert":"P0","measure":"self_at_1","k":7,"at_least":0.5})", "k");
        row("k", R"({"name":"a","alert":"P1","measure":"hit_at","k":0,"at_least":0.5})", "k");
        row("k too large", R"({"name":"a","alert":"P1","measure":"hit_at","k":4294967301,"at_least":0.5})",
            "k");
        row("k is a text", R"({"name":"a","alert":"P1","measure":"hit_at","k":"5","at_least":0.5})", "k");
        row("alert is a number", R"({"name":"a","alert":1,"measure":"hit_at","k":5,"at_least":0.5})",
            "alert");
        row("regime is a number",
            R"({"name":"a","alert":"P1","measure":"self_at_1","regime":1,"at_least":0.5})", "regime");
        row("regime", R"({"name":"a","alert":"P1","measure":"self_at_1","regime":"x","at_least":0.5})",
            "regime");
        row("limit", R"({"name":"a","alert":"P1","measure":"self_at_1","at_least":95})", "at_least");
        row("text", R"({"name":"a","alert":"P1","measure":"self_at_1","largest_move":"7"})", "largest_move");
        row("unknown", R"({"name":"a","alert":"P1","measure":"self_at_1","largest_move":0.1,"x":1})", "x");
        row("twice",
            R"({"name":"a","alert":"P1","measure":"self_at_1","at_least":0.1},)"
            R"({"name":"a","alert":"P1","measure":"self_at_1","at_least":0.1})",
            "name");
    }

    void badRulesAreRefused() {
        QFETCH(std::string, json);
        QFETCH(std::string, detail);
        QFETCH(bool, unusable);
        const auto rules = evaluate::readGateRules(json);
        QVERIFY(!rules.has_value());
        QCOMPARE(rules.error().detail, detail);
        QCOMPARE(rules.error().code,
                 unusable ? base::ErrorCode::InputNotUsable : base::ErrorCode::InvalidArgument);
    }
};

ASSAY_TEST(TestNeighbourGate)
#include "tst_neighbour_gate.moc"
