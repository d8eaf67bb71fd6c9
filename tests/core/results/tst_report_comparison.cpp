// What a report says of a neighbour test beside others: the gate against the baseline, figures and ranked
// lists that came from outside.
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/outside_results.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/formats/rankings/outside_figures.h"
#include "core/workspace/setting_edits.h"
#include "tests/core/results/neighbour_reports.h"
#include "tests/support/test_class.h"

using namespace assay;
using namespace assay::results;
using namespace assay::words;
using namespace assay::tests;

class TstReportComparison : public QObject, NeighbourReports {
    Q_OBJECT

    [[nodiscard]] base::Result<base::RowId> importLists(const std::string& text) {
        const auto reading = formats::readNeighbourResults(text, "run.jsonl", {}, {});
        ASSAY_TRY(const auto settings,
                  reading ? evaluate::settingsOfResults(reading->results) : tl::unexpected(reading.error()));
        base::IssueList issues;
        const auto imported = evaluate::importOutsideResults(
            *m_workspace, *reading, {"theirs", "run.jsonl", m_corpus, settings, "Ada"}, issues, {},
            m_progress);
        return imported ? base::Result<base::RowId>(imported->run) : tl::unexpected(imported.error());
    }

  private Q_SLOTS:

    void init() { make(); }

    void cleanup() { clear(); }

    void theGateJudgesAgainstTheBaseline() {
        auto plan = fewOf({"exact", "lexical"});
        plan.name = "before";
        const auto before = finished(plan);
        QVERIFY(before);
        QVERIFY(textsOf({sectionIn(report(), "neighbour_gate")}).find("nothing to judge against") !=
                std::string::npos);
        ASSAY_VERIFY_OK(workspace::setBaseline(*m_workspace, before->info.id, true));
        QVERIFY(textsOf({sectionIn(report(), "neighbour_gate")}).find("is the baseline") !=
                std::string::npos);
        plan.name = "after";
        plan.searches = searches({"lexical", "exact", "hybrid:0.5"});
        const auto after = finished(plan);
        QVERIFY(after);
        const auto rules = evaluate::workspaceGateRules(reader());
        QVERIFY(rules);
        const auto verdict = evaluate::judgeRun(*after, 1, *before, 0, *rules); // exact against exact
        QVERIFY(verdict);
        const Report made = report();
        const Section& gate = sectionIn(made, "neighbour_gate");
        QCOMPARE(gate.sections.size(), std::size_t{2});
        QVERIFY(textsOf({gate}).find("Not judged, for the baseline has no such search: hybrid") !=
                std::string::npos);
        const Table findings = tableOf(made, "neighbour_gate_findings_search2");
        QCOMPARE(findings.rows.size(), verdict->findings.size());
        for (std::size_t i = 0; i < findings.rows.size(); ++i) {
            QCOMPARE(figureAt(findings, i, "run").value, verdict->findings[i].run);
            QCOMPARE(figureAt(findings, i, "run").n, std::optional(verdict->findings[i].runN));
            QCOMPARE(figureAt(findings, i, "baseline").value, verdict->findings[i].baseline);
            QCOMPARE(figureAt(findings, i, "move").value, verdict->findings[i].move);
        }
        const Table chances = tableOf(made, "neighbour_gate_chances_search2");
        QCOMPARE(figureAt(chances, 0, "p").value, std::optional(1.0));
        QCOMPARE(textAt(chances, 0, "verdict"), std::string("the same"));
        // The lexical search has no median distance, to which that rule does not apply; hybrid is not judged.
        const KeyFigure whole = blocksOf<KeyFigures>({gate}).front().list.front();
        QCOMPARE(whole.verdict, Verdict::Warning);
        QCOMPARE(std::get<std::string>(whole.value), std::string("no alert; searches judged: 2 of 3"));
        plan.name = "again";
        plan.searches = searches({"exact"});
        QVERIFY(finished(plan));
        const KeyFigure passes =
            blocksOf<KeyFigures>({sectionIn(report(), "neighbour_gate")}).front().list.front();
        // In twelve sections every anchor's finding itself is no proof of 95 %.
        QCOMPARE(std::get<std::string>(passes.value), std::string("passes; findings too close to tell: 2"));
        QCOMPARE(passes.verdict, Verdict::Warning);
        // A threshold that nothing passes.
        evaluate::GateRule strict;
        strict.name = "impossible";
        strict.alert = evaluate::Alert::P0;
        strict.measure = evaluate::GateMeasure::HitAt;
        strict.k = 1;
        strict.atLeast = 1;
        ASSAY_VERIFY_OK(
            workspace::saveGateRules(*m_workspace, evaluate::gateRulesJson({strict}).value(), "Ada"));
        const Report strictly = report();
        const KeyFigure summary = blocksOf<KeyFigures>({sectionIn(strictly, "summary")}).front().list.front();
        QCOMPARE(std::get<std::string>(summary.value), std::string("fails with P0"));
        QCOMPARE(summary.verdict, Verdict::Bad);
        QCOMPARE(textAt(tableOf(strictly, "neighbour_gate_findings"), 0, "rule"),
                 std::string("impossible (Hit@1)"));
    }

    void whatIsNotAskedDoesNotPass() {
        auto plan = fewOf({"exact"});
        const auto before = finished(plan);
        QVERIFY(before);
        ASSAY_VERIFY_OK(workspace::setBaseline(*m_workspace, before->info.id, true));
        plan.name = "after";
        plan.searches = searches({"exact", "hybrid:0.5"});
        QVERIFY(finished(plan));
        const KeyFigure half = blocksOf<KeyFigures>({sectionIn(report(), "summary")}).front().list.front();
        QCOMPARE(std::get<std::string>(half.value), std::string("no alert; searches judged: 1 of 2"));
        QCOMPARE(half.verdict, Verdict::Warning);
        ASSAY_VERIFY_OK(workspace::saveGateRules(*m_workspace, evaluate::gateRulesJson({}).value(), "Ada"));
        const Report made = report();
        QVERIFY(blocksOf<KeyFigures>({sectionIn(made, "neighbour_gate")}).empty());
        QVERIFY(textsOf({sectionIn(made, "summary")}).find("asks for nothing") != std::string::npos);
        QVERIFY(textsOf({sectionIn(made, "neighbour_gate")}).find("asks for nothing") != std::string::npos);
    }

    // The summary alone is of all that the workspace holds.
    void generalSectionsAloneHaveSomethingToSay() {
        const auto run = finished(fewOf({"exact"}));
        QVERIFY(run);
        ReportPlan plan = neighbourPlan();
        for (PlannedSection& section : plan.sections) {
            section.shown = section.id == "summary" || section.id == "provenance";
        }
        const auto made = makeReport(reader(), "w", plan, {}, {}, {}, m_progress);
        QVERIFY(made);
        QCOMPARE(made->date, run->info.createdAt);
        QVERIFY(!blocksOf<KeyFigures>({sectionIn(*made, "summary")}).empty());
        QCOMPARE(made->facts.list.size(), std::size_t{1}); // its corpus
        plan.sections = {{"definitions", true}};
        const auto none = makeReport(reader(), "w", plan, {}, {}, {}, m_progress);
        QVERIFY(none);
        QVERIFY(none->facts.list.empty() && none->date.empty());
    }

    void whatCannotBeComparedIsSaid() {
        auto plan = fewOf({"lexical"});
        const auto before = finished(plan);
        QVERIFY(before);
        ASSAY_VERIFY_OK(workspace::setBaseline(*m_workspace, before->info.id, true));
        plan.settings.window.base = 2;
        QVERIFY(finished(plan));
        const Report made = report();
        QVERIFY(textsOf({sectionIn(made, "neighbour_gate")}).find("differ in “window”") != std::string::npos);
        const KeyFigure unjudged =
            blocksOf<KeyFigures>({sectionIn(made, "neighbour_gate")}).front().list.front();
        QCOMPARE(std::get<std::string>(unjudged.value), std::string("cannot be judged"));
        QCOMPARE(unjudged.verdict, Verdict::Warning);
        QVERIFY(textsOf({sectionIn(made, "summary")}).find("differ in “window”") != std::string::npos);
        plan = fewOf({"hybrid:0.5"}); // no search in common: the first against the first
        QVERIFY(finished(plan));
        QVERIFY(
            textsOf({sectionIn(report(), "neighbour_gate")}).find("two different searches are compared") !=
            std::string::npos);
    }

    void figuresFromOutsideAreMarkedWithTheirFaults() {
        const auto reading = formats::readOutsideFigures(formats::frameworkFiguresJson(), "example");
        QVERIFY(reading);
        model::OutsideFigures figures = reading->figures;
        figures.source = "/home/ada/private/figures.json";
        const auto kept = evaluate::keepOutsideFigures(*m_workspace, figures, "Ada");
        ASSAY_VERIFY_OK(kept);
        const auto faults = evaluate::lintFigures(figures);
        QVERIFY(!faults.empty());
        const Report made = report();
        const Table given = tableOf(made, "neighbour_outside");
        std::int64_t marked = 0;
        for (std::size_t row = 0; row < given.rows.size(); ++row) {
            marked += static_cast<std::int64_t>(*figureAt(given, row, "faults").value);
            QVERIFY(figureAt(given, row, "value").value); // what did not come is not there
        }
        QCOMPARE(marked, static_cast<std::int64_t>(faults.size()));
        const Table wrong = tableOf(made, "neighbour_outside_faults");
        QCOMPARE(wrong.rows.size(), faults.size());
        bool named = false; // what a figure contradicts has the name that people know
        for (const TableRow& row : wrong.rows) {
            const std::string& why = std::get<std::string>(row[5]);
            QVERIFY2(why.find("hit_at.") == std::string::npos, why.c_str());
            named = named || why.find("Hit@1") != std::string::npos;
        }
        QVERIFY(named);
        const KeyFigure summary = blocksOf<KeyFigures>({sectionIn(made, "summary")}).front().list.front();
        QCOMPARE(std::get<Figure>(summary.value).value, std::optional(static_cast<double>(faults.size())));
        QCOMPARE(summary.verdict, Verdict::Bad);
        QCOMPARE(figureAt(tableOf(made, "neighbour_quantiles"), 0, "median").value, std::optional(0.537));
        QVERIFY(!figureAt(tableOf(made, "neighbour_quantiles"), 0, "p5").value);
        const std::string bytes = allBytes(made);
        QVERIFY(bytes.find("From outside") != std::string::npos);
        QVERIFY(bytes.find("figures.json") != std::string::npos);
        QVERIFY(bytes.find("/home/ada") == std::string::npos);
        // A test of one's own comes before them.
        QVERIFY(finished(fewOf({"lexical"})));
        const Report both = report();
        QCOMPARE(sectionIn(both, "neighbour_regimes").sections[1].title.find("from outside") !=
                     std::string::npos,
                 true);
    }

    void listsFromOutsideShowWhatTheySay() {
        const auto imported = importLists(
            "{\"anchor\":\"0_2018_0_5\",\"regime\":\"open\",\"retrieved\":[\"0_2018_0_6\",\"0_2018_0_20\"]}\n"
            "{\"anchor\":\"0_2018_0_20\",\"regime\":\"open\",\"retrieved\":[\"1_2018_0_6\",\"0_2018_0_1\"]}"
            "\n");
        ASSAY_VERIFY_OK(imported);
        const Report made = report();
        const Table hits = tableOf(made, "neighbour_hits");
        QCOMPARE(hits.rows.size(), std::size_t{1});
        QVERIFY(textAt(hits, 0, "search").ends_with("(from outside)"));
        QCOMPARE(figureAt(hits, 0, "hit_at_1").value, std::optional(0.5));
        QVERIFY(!figureAt(hits, 0, "hit_at_5").value);
        QCOMPARE(figureAt(hits, 0, "hit_at_5").why, std::string("lists end before rank 5 or are missing"));
        const Table self = tableOf(made, "neighbour_self");
        QCOMPARE(figureAt(self, 0, "self_at_1").why, std::string("the lists lack their anchors"));
        QCOMPARE(figureAt(self, 0, "median_gold_distance").why, std::string("the lists hold no distances"));
        const Table sentences = tableOf(made, "neighbour_case_sentences_open");
        QCOMPARE(figureAt(sentences, 4, "score").value, std::nullopt);
        QVERIFY(textsOf(made.sections).find("From outside: the ranked lists were made elsewhere") !=
                std::string::npos);
    }
};

ASSAY_TEST(TstReportComparison)
#include "tst_report_comparison.moc"
