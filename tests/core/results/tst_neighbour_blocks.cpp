// Blocks of neighbour tests as pages ask for them: everything of a run in one row, cells that lead to their
// anchors, a run that goes on.
#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/neighbours/neighbour_words.h"
#include "tests/core/results/neighbour_reports.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <limits>

using namespace assay;
using namespace assay::results;

class TestNeighbourBlocks : public QObject, tests::NeighbourReports {
    Q_OBJECT

    static const CasesLink* casesAt(const Table& table, std::size_t row, std::string_view column) {
        const auto place = std::ranges::find(table.columns, column, &Column::key);
        const auto at = static_cast<std::size_t>(place - table.columns.begin());
        const LinkPointer link = at < table.columns.size() ? table.rows[row][at].link : nullptr;
        return link ? std::get_if<CasesLink>(link.get()) : nullptr;
    }

    static std::size_t columnsOf(const Table& table) {
        std::set<std::string> keys;
        for (const Column& column : table.columns) {
            keys.insert(column.key);
        }
        return keys.size();
    }

    static std::string luckVerdictOf(const evaluate::Proportion& figure) {
        return !figure.luckP                ? "cannot be judged: n below 20"
               : figure.isNotToldFromLuck() ? "not told from luck"
                                            : "better than luck";
    }

  private Q_SLOTS:

    void init() { make(); }

    void cleanup() { clear(); }

    // What it can tell goes by its own design effect, as when it is compared with itself.
    void aRunAloneTellsAsMuchAsComparedWithItself() {
        const auto run = finished(fewOf({"exact"}));
        QVERIFY(run);
        const auto rules = evaluate::defaultGateRules();
        const model::NeighbourSettings& settings = run->settings.test;
        const auto verdict = evaluate::judgeNeighbours(run->outcomes, 0, settings, run->outcomes, 0, settings,
                                                       rules, settings.seed);
        QVERIFY(verdict.has_value());
        const auto alone = powerOf(figuresOf(*run), 0, settings, rules);
        QVERIFY(alone && alone->designEffect >= 1);
        QCOMPARE(leastMoveText(*alone, {}), leastMoveText(powerOf(*verdict).value(), {}));
        QVERIFY(!powerOf(figuresOf(*run), 0, settings, {}));
    }

    // Words have no distances: that rule is no finding that wants something.
    void aRuleOnDistancesDoesNotApplyToScores() {
        const auto run = finished(fewOf({"lexical"}));
        QVERIFY(run);
        const model::NeighbourSettings& settings = run->settings.test;
        const auto verdict = evaluate::judgeNeighbours(run->outcomes, 0, settings, run->outcomes, 0, settings,
                                                       evaluate::defaultGateRules(), settings.seed);
        QVERIFY(verdict.has_value());
        GateTally tally;
        tally.searches = 1;
        tally.add(*verdict);
        std::int64_t ofDistances = 0;
        for (const evaluate::GateFinding& finding : verdict->findings) {
            const bool isOfDistance = finding.rule.measure == evaluate::GateMeasure::MedianGoldDistance;
            QCOMPARE(evaluate::doesApply(finding), !isOfDistance);
            ofDistances += isOfDistance ? 1 : 0;
        }
        QCOMPARE(ofDistances, std::int64_t{2});
        const auto others = std::ranges::count_if(verdict->findings, [](const evaluate::GateFinding& one) {
            return !one.judged && one.rule.measure != evaluate::GateMeasure::MedianGoldDistance;
        });
        QCOMPARE(tally.unjudged, others);
        const auto blocks = gateTables(*verdict, {}, {}, {});
        const auto* findings = std::get_if<Table>(&blocks.front());
        QVERIFY(findings != nullptr);
        QCOMPARE(std::ranges::count_if(findings->rows,
                                       [](const TableRow& row) {
                                           const auto* text = std::get_if<std::string>(&row[0]);
                                           return text != nullptr && *text == "does not apply";
                                       }),
                 std::ptrdiff_t{2});
    }

    void theOverviewSaysWhatTheThreeTablesSay() {
        const auto run = finished(fewOf({"exact", "lexical"}));
        QVERIFY(run);
        const evaluate::NeighbourFigures figures = figuresOf(*run);
        const auto deltas = evaluate::regimeDeltas(run->outcomes, run->settings.test, 2);
        const MeasuredTest test{run->settings, run->searches, figures, deltas};
        const words::Wording wording;
        const RankChoice whole = wholeChoice(run->settings.test);
        const Table overview = overviewTable(test, whole, {}, wording);
        QCOMPARE(overview.rows.size(), std::size_t{6}); // two searches: filtered, open, difference
        QCOMPARE(columnsOf(overview), overview.columns.size());
        const Table ranks = rankTable(test, whole, {}, wording);
        const Table selves = selfTable(test, {}, wording);
        const Table all = allAnchorsTable(test, whole, {}, wording);
        for (std::size_t row = 0; row < overview.rows.size(); ++row) {
            QCOMPARE(overview.rows[row].size(), overview.columns.size());
            QCOMPARE(tests::figureAt(overview, row, "hit_at_5").value,
                     tests::figureAt(ranks, row, "hit_at_5").value);
            QCOMPARE(tests::figureAt(overview, row, "mrr_at_30").interval,
                     tests::figureAt(ranks, row, "mrr_at_30").interval);
        }
        for (std::size_t search = 0; search < 2; ++search) {
            for (std::size_t regime = 0; regime < 2; ++regime) {
                const std::size_t row = 3 * search + regime;
                const std::size_t plain = 2 * search + regime;
                QCOMPARE(tests::figureAt(overview, row, "self_at_1_tie_aware").value,
                         tests::figureAt(selves, plain, "self_at_1_tie_aware").value);
                QCOMPARE(tests::figureAt(overview, row, "hit_at_5_all").value,
                         tests::figureAt(all, plain, "hit_at_5").value);
                const CasesLink* hit = casesAt(overview, row, "hit_at_5");
                QVERIFY(hit != nullptr);
                const CasesLink expected{search, regime, "hit", 5, {}, false, {}};
                QVERIFY(*hit == expected);
                QVERIFY(casesAt(overview, row, "mrr_at_30_all")->overAll);
                QCOMPARE(casesAt(overview, row, "coverage")->measure, std::string("all"));
            }
            QVERIFY(casesAt(overview, 3 * search + 2, "hit_at_5") == nullptr); // of no anchors
            QVERIFY(tests::figureAt(overview, 3 * search + 2, "hit_at_5").isDifference);
        }
        std::set<std::string> keys;
        for (const TableRow& row : overview.rows) {
            keys.insert(row.key);
        }
        QCOMPARE(keys.size(), overview.rows.size());
    }

    // The chance level of a figure is that of the same anchors; totals name how they count.
    void luckStandsBesideTheFigures() {
        const auto run = finished(fewOf({"exact", "lexical"}));
        QVERIFY(run);
        const evaluate::NeighbourFigures figures = figuresOf(*run);
        const MeasuredTest test{run->settings, run->searches, figures};
        const words::Wording wording;
        const RankChoice choice = headlineChoice(run->settings.test);
        QCOMPARE(choice.hits, std::vector<int>{5});
        const Table luck = luckTable(test, choice, {}, wording);
        const Table gold = allGoldTable(test, choice, {}, wording);
        const Table totals = totalsTable(test, choice, {}, wording);
        const Table overview = overviewTable(test, wholeChoice(run->settings.test), {}, wording);
        for (const Table* table : {&luck, &gold, &totals}) {
            QCOMPARE(columnsOf(*table), table->columns.size());
            for (const TableRow& row : table->rows) {
                QCOMPARE(row.size(), table->columns.size());
            }
        }
        // In short: the same figures in the order of a meeting, each leading to its anchors.
        const Table headline = headlineTable(test, {}, wording);
        QCOMPARE(headline.rows.size(), std::size_t{4});
        std::vector<std::string> keys;
        for (const Column& column : headline.columns) {
            keys.push_back(column.key);
        }
        QVERIFY(keys == (std::vector<std::string>{"search", "regime", "hit_at_5", "chance_hit_at_5",
                                                  "verdict", "n", "mrr_at_30", "chance_mrr_at_30"}));
        for (std::size_t row = 0; row < headline.rows.size(); ++row) {
            QCOMPARE(headline.rows[row].size(), headline.columns.size());
            QCOMPARE(tests::figureAt(headline, row, "hit_at_5").value,
                     tests::figureAt(luck, row, "hit_at_5").value);
            QCOMPARE(tests::figureAt(headline, row, "chance_hit_at_5").value,
                     tests::figureAt(luck, row, "chance_hit_at_5").value);
            const CasesLink* hit = casesAt(headline, row, "hit_at_5");
            QVERIFY(hit != nullptr && hit->search == row / 2 && hit->regime == row % 2 && hit->k == 5);
        }
        QCOMPARE(luck.rows.size(), std::size_t{4});
        QCOMPARE(gold.rows.size(), std::size_t{4});
        QCOMPARE(totals.rows.size(), std::size_t{12}); // as drawn, weighted, each text once
        const auto& hit = figures.searches[0].regimes[0].hitAt.at(5);
        QVERIFY(hit.chance && *hit.chance > 0 && *hit.chance <= 1);
        QCOMPARE(tests::figureAt(luck, 0, "chance_hit_at_5").value, hit.chance);
        QCOMPARE(tests::figureAt(luck, 0, "lift_hit_at_5").value, hit.lift());
        QCOMPARE(tests::figureAt(overview, 0, "chance_hit_at_5").value, hit.chance);
        QCOMPARE(tests::figureAt(gold, 0, "recall_at_5").value,
                 figures.searches[0].regimes[0].recallAt.at(5).value);
        QCOMPARE(tests::figureAt(totals, 0, "hit_at_5").value, hit.value);
        QCOMPARE(tests::figureAt(totals, 1, "hit_at_5").value,
                 figures.searches[0].regimes[0].weighted->hitAt.at(5).value);
        QCOMPARE(luckVerdictOf(hit), tests::textAt(luck, 0, "verdict"));
    }

    // A verdict is the p of luck alone; why there is none is told: too few anchors, or a p that was not
    // found.
    void whatIsSaidOfLuck() {
        const words::Wording wording;
        evaluate::Proportion hit;
        hit.value = 0.5;
        hit.n = evaluate::kLeastForLuck;
        QCOMPARE(luckVerdict(hit, wording), std::string());
        hit.chance = 0.1;
        QCOMPARE(luckVerdict(hit, wording), std::string("cannot be judged"));
        hit.n = evaluate::kLeastForLuck - 1;
        QCOMPARE(luckVerdict(hit, wording), std::string("cannot be judged: n below 20"));
        hit.n = evaluate::kLeastForLuck;
        hit.luckP = 0.9;
        QCOMPARE(luckVerdict(hit, wording), std::string("not told from luck"));
        hit.luckP = 1e-6;
        QCOMPARE(luckVerdict(hit, wording), std::string("better than luck"));
    }

    // While a run goes on there are no differences yet, and the distances are to come.
    void whatIsToComeIsSaid() {
        const auto run = finished(fewOf({"exact"}));
        QVERIFY(run);
        evaluate::NeighbourFigures figures = figuresOf(*run);
        figures.searches.front().regimes.front().goldDistance = {};
        MeasuredTest test{run->settings, run->searches, figures};
        test.isWhole = false;
        const words::Wording wording;
        const Table overview = overviewTable(test, wholeChoice(run->settings.test), {}, wording);
        QCOMPARE(overview.rows.size(), std::size_t{2});
        QCOMPARE(tests::figureAt(overview, 0, "median_gold_distance").why,
                 std::string("it follows when the run pauses or ends"));
        QCOMPARE(tests::figureAt(quantileTable(test, 0, {}, wording), 0, "median").why,
                 std::string("it follows when the run pauses or ends"));
    }

    void boxesShowTheQuantilesOfTheTable() {
        const auto run = finished(fewOf({"exact", "lexical"}));
        QVERIFY(run);
        evaluate::NeighbourFigures figures = figuresOf(*run);
        const words::Wording wording;
        const auto boxesOf = [&](std::size_t search) {
            return distanceBoxes({run->settings, run->searches, figures}, search, {}, wording);
        };
        const auto chart = boxesOf(0);
        QVERIFY(chart.has_value() && !chart->alternative.empty() && !chart->caption.empty());
        const auto& body = std::get<plot::BoxChart>(chart->body);
        QCOMPARE(body.categories.size(), std::size_t{2}); // filtered, open
        QCOMPARE(body.series.size(), std::size_t{2});     // gold, others
        const auto& summary = figures.searches[0].regimes[1].goldDistance;
        const auto& box = body.series[0].boxes[1];
        QVERIFY(box.has_value());
        QCOMPARE(box->low, *summary.p5);
        QCOMPARE(box->median, *summary.median);
        QCOMPARE(box->high, *summary.p95);
        QVERIFY(body.y.max >= box->high);
        QVERIFY(!boxesOf(1)); // ranks by scores
        figures.searches[0].regimes[0].goldDistance = {};
        QVERIFY(!std::get<plot::BoxChart>(boxesOf(0)->body).series[0].boxes[0].has_value());
        for (auto& regime : figures.searches[0].regimes) {
            regime.goldDistance = regime.otherDistance = {};
        }
        QVERIFY(!boxesOf(0)); // while a run goes on
    }

    void strataLeadToTheirAnchors() {
        const auto run = finished(fewOf({"exact"}));
        QVERIFY(run);
        const evaluate::NeighbourFigures figures = figuresOf(*run);
        const MeasuredTest test{run->settings, run->searches, figures};
        const Table table = strataTable(test,
                                        {.search = 0,
                                         .grouping = Grouping::Section,
                                         .ranks = wholeChoice(run->settings.test),
                                         .most = std::numeric_limits<std::size_t>::max()},
                                        {}, words::Wording());
        QVERIFY(!table.rows.empty() && !table.shown);
        const std::string& name = figures.searches[0].regimes[0].bySection.front().name;
        const auto* row = std::get_if<CasesLink>(table.rows.front().link.get());
        QVERIFY(row != nullptr && row->stratum);
        QCOMPARE(row->stratum->grouping, std::string("section"));
        QCOMPARE(row->stratum->name, name);
        QCOMPARE(casesAt(table, 0, "hit_at_1")->k, 1);
        QCOMPARE(casesAt(table, 1, "hit_at_1")->regime, std::size_t{1});
    }

    // A page shows all curves in one chart and says n; a report parts them where they are many.
    void aPageHasAllCurvesInOneChart() {
        const auto run = finished(fewOf({"exact", "lexical", "hybrid:0.5"}));
        QVERIFY(run);
        const evaluate::NeighbourFigures figures = figuresOf(*run);
        const MeasuredTest test{run->settings, run->searches, figures};
        const words::Wording wording;
        const auto charts = wholeCurves(test, std::nullopt, wording);
        QVERIFY(leavesOutBands(test, std::nullopt) && !leavesOutBands(test, 0));
        for (const plot::ChartSeries& series : std::get<plot::LineChart>(charts[0].body).series) {
            QVERIFY(series.low.empty());
        }
        // One search alone has room for its bands.
        for (const plot::Chart& chart : wholeCurves(test, 1, wording)) {
            const auto& alone = std::get<plot::LineChart>(chart.body);
            QVERIFY(!alone.series.empty());
            for (const plot::ChartSeries& series : alone.series) {
                const bool isLuck = series.name.starts_with("by luck");
                QCOMPARE(series.low.size(), isLuck ? std::size_t{0} : series.points.size());
            }
        }
        const auto& body = std::get<plot::LineChart>(charts[0].body);
        QVERIFY(body.series.size() >= 8); // six searches, and luck
        // One curve of luck for each regime: the searches may return the same rows.
        QCOMPARE(body.series[6].name, std::string("by luck, filtered"));
        QCOMPARE(body.series[7].name, std::string("by luck, open"));
        for (const plot::ChartSeries& series : body.series) {
            const bool isLuck = series.name.starts_with("by luck");
            QCOMPARE(series.style == std::optional(plot::LineStyle::Luck), isLuck);
        }
        const auto& hits = figures.searches[0].regimes[0].hitCurve;
        QCOMPARE(body.series[6].points.size(), hits.size());
        QCOMPARE(body.series[6].points[4].y, *hits[4].chance);
        const auto& means = std::get<plot::LineChart>(charts[1].body);
        QCOMPARE(means.series[6].points.back().y, *figures.searches[0].regimes[0].mrrCurveChance.back());
        const std::string n = "n = " + std::to_string(figures.searches[0].regimes[0].covered);
        // Once below the axis where it is the same everywhere, else with each.
        QVERIFY(body.x.title.ends_with(n) != body.series[0].name.ends_with(n));
        QCOMPARE(rankCurves(test, {}, wording).size(), std::size_t{4});
    }

    // What is judged over a part of the anchors has passed on these only; a page says so in its row.
    void aVerdictOnAPartSaysOnHowMany() {
        evaluate::GateVerdict verdict;
        verdict.onlyRun = 3;
        verdict.onlyBaseline = 5;
        verdict.asked.push_back({model::Regime::Filtered, 24, 24, 26, 26, 0});
        evaluate::GateFinding finding;
        finding.rule.largestMove = 0.07;
        finding.judged = true;
        finding.state = evaluate::LimitState::Passed;
        verdict.findings.push_back(finding);
        const words::Wording wording;
        const auto findings = [&](GateChoice choice) {
            return std::get<Table>(gateTables(verdict, choice, {}, wording).front());
        };
        QCOMPARE(tests::textAt(findings({}), 0, "verdict"), std::string("✓ passes"));
        const Table page = findings({.saysCommon = true});
        QCOMPARE(tests::textAt(page, 0, "verdict"), std::string("✓ on 21 in common"));
        QCOMPARE(
            page.rows[0][0].reason,
            std::string("Judged over the 21 anchors that both runs have; this run has 24, the baseline 26."));
        verdict.findings[0].state = evaluate::LimitState::TooClose;
        QCOMPARE(tests::textAt(findings({}), 0, "verdict"), std::string("≈ within, too close to tell"));
        verdict.findings[0].violated = true;
        QCOMPARE(tests::textAt(findings({}), 0, "verdict"), std::string("✗ P2, too close to tell"));
        verdict.findings[0] = {};
        verdict.findings[0].unjudged = evaluate::Unjudged::TooFewAnchors;
        QCOMPARE(tests::textAt(findings({}), 0, "verdict"), std::string("cannot be judged"));
        QCOMPARE(findings({}).rows[0][0].reason, std::string("fewer than 30 anchors, too few to judge"));
        GateTally tally;
        tally.searches = 1;
        tally.add(verdict);
        QCOMPARE(std::get<std::string>(gateFigure(tally, wording).value),
                 std::string("cannot be judged: too few anchors in common"));
    }

    void anchorsThatChangedMostAreListed() {
        evaluate::GateVerdict verdict;
        verdict.changes =
            evaluate::AnchorChanges{model::Regime::Open, 1, 40, 2, {{"s7", 1, 0}, {"s3", 9, 2}}};
        const words::Wording wording;
        const auto blocks = gateTables(verdict, {}, {}, wording);
        QCOMPARE(blocks.size(), std::size_t{3});
        const auto table = std::get<Table>(blocks.back());
        QCOMPARE(table.name, std::string("neighbour_gate_changed"));
        QCOMPARE(tests::textAt(table, 0, "sentence_id"), std::string("s7"));
        QCOMPARE(tests::figureAt(table, 0, "rank_baseline").value, std::optional(1.0));
        QVERIFY(!tests::figureAt(table, 0, "rank_run").value &&
                !tests::figureAt(table, 0, "rank_run").why.empty());
        QVERIFY(table.note.find("better: 1, worse: 2, the same: 40") != std::string::npos);
    }

    // Anchors that were drawn in two ways differ in choices, not in one long text.
    void whatTwoRunsDifferInIsSaidChoiceByChoice() {
        const words::Wording english;
        const std::array differing{
            evaluate::DifferingSetting{
                "anchors", R"({"count":5029,"seed":7,"strata":"length","allocation":"proportional"})",
                R"({"count":60,"seed":7,"strata":"none","allocation":"proportional"})", true, false},
            evaluate::DifferingSetting{"corpus", R"("open")", R"("open")", true, true},
            evaluate::DifferingSetting{"filter_fields", R"(["cik"])", R"(["slice"])", false, false}};
        const auto said = results::differencesInWords(differing, english);
        QCOMPARE(said.size(), std::size_t{4});
        QCOMPARE(said[0].title, std::string("Anchors to draw"));
        QCOMPARE(said[0].run + " " + said[0].baseline, std::string("5029 60"));
        QCOMPARE(said[1].title, std::string("Strata of the draw"));
        QCOMPARE(said[1].run + " " + said[1].baseline, std::string("section length none"));
        QCOMPARE(said[2].run, std::string("open")); // a name stays as it is
        QCOMPARE(said[2].baseline, std::string("open, with other content"));
        QCOMPARE(said[3].run + " " + said[3].baseline, std::string("cik slice"));
    }

    void differencesNameSettingsAndNoHashes() {
        evaluate::GateVerdict verdict;
        verdict.differing = {{"filter_fields", R"(["cik","year"])", R"(["slice"])", false, false},
                             {"embeddings", R"("monthly")", R"("monthly")", true, true},
                             {"anchors", R"({"count":60,"seed":42})", R"("spring")", true, false}};
        const words::Wording wording;
        const auto table = std::get<Table>(gateTables(verdict, {}, {}, wording).back());
        QCOMPARE(tests::textAt(table, 0, "setting"), std::string("Fields of the filter"));
        QCOMPARE(tests::textAt(table, 0, "run"), std::string("cik, year"));
        QCOMPARE(tests::textAt(table, 1, "baseline"), std::string("monthly, with other content"));
        QCOMPARE(tests::textAt(table, 2, "run"), std::string("Anchors to draw 60, Seed of the draw 42"));
    }

    void searchesAndRunsHaveOneName() {
        const words::Wording wording;
        const auto title = [&](const char* spec) {
            return specTitle(evaluate::readSearchSpec(spec).value(), wording);
        };
        QCOMPARE(title("exact"), std::string("Exact, by vector"));
        QCOMPARE(title("hybrid:0.5"), std::string("Hybrid, alpha 0.5"));
        QCOMPARE(title("lexical+window:3"), std::string("Lexical (BM25) + window ±3"));
        workspace::RunInfo run;
        run.state = workspace::RunState::Stopped;
        QCOMPARE(runStateTitle(run, wording), std::string("paused"));
        run.origin = evaluate::kOutsideOrigin;
        QCOMPARE(runStateTitle(run, wording), std::string("from outside"));
        QCOMPARE(windowCounts({{2, 40}, {5, 1200}}, wording), std::string("±2: 40 · ±5: 1,200"));
        QCOMPARE(stratumTitle({}, wording), std::string("not known"));
    }
};

ASSAY_TEST(TestNeighbourBlocks)
#include "tst_neighbour_blocks.moc"
