// Gates in a brief: their verdicts in the summary, one table for all, and limits kept for files.
#include "core/results/report/brief_report.h"
#include "tests/core/results/report_parts.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>

using namespace assay;
using namespace assay::results;

namespace {

Table tableNamed(const std::string& name, std::size_t rows) {
    Table table;
    table.name = name;
    table.columns = {{"verdict", "Verdict"}};
    for (std::size_t i = 0; i < rows; ++i) {
        table.rows.push_back({std::string("failed")});
    }
    return table;
}

Figure undefined(const std::string& why) {
    Figure figure;
    figure.why = why;
    return figure;
}

// Two runs with a gate each, of which the second fails, after twelve other runs that pass.
Report reportWithGates() {
    Report report;
    Section summary;
    summary.id = "summary";
    summary.blocks.emplace_back(
        KeyFigures{{{"Hit@5", Cell(std::string("0.5")), Verdict::Bad, "hit_at"},
                    {"Questions", Cell(std::string("60")), Verdict::None, "question_count"}}});
    Section gates;
    gates.id = "run_gates";
    gates.blocks.emplace_back(tableNamed("run_gate_overview", 14));
    for (int i = 1; i <= 14; ++i) {
        Section run;
        run.id = "run_gates_" + std::to_string(i);
        run.title = "Answers: round " + std::to_string(i);
        const bool fails = i == 14;
        run.blocks.emplace_back(KeyFigures{{{"acceptance", Cell(std::string(fails ? "failed" : "passed")),
                                             fails ? Verdict::Bad : Verdict::Good, "run_gate"}}});
        run.blocks.emplace_back(tableNamed(run.id + "_1", 3));
        gates.sections.push_back(std::move(run));
    }
    report.sections = {std::move(summary), std::move(gates)};
    return report;
}

} // namespace

class TestBriefReport : public QObject {
    Q_OBJECT

    words::Wording m_wording;

  private Q_SLOTS:

    void gatesStandInTheSummaryAndInOneTable() {
        Report report = reportWithGates();
        makeBrief(report, m_wording);
        const auto* const judged = std::get_if<KeyFigures>(&report.sections.front().blocks.front());
        QVERIFY(judged != nullptr);
        QCOMPARE(judged->list.size(), std::size_t{9});
        // What fails stands first, of gates before others; each gate says whose it is.
        QCOMPARE(judged->list[0].label, std::string("acceptance (Answers: round 14)"));
        QCOMPARE(judged->list[1].label, std::string("Hit@5"));
        QCOMPARE(judged->list[2].label, std::string("acceptance (Answers: round 1)"));
        const auto* const more = tests::partNamed<Table>(report, "summary_verdicts");
        QVERIFY(more != nullptr);
        QCOMPARE(more->rows.size(), std::size_t{6}); // 15 with a verdict, of which 9 are printed
        const auto* const overview = tests::partNamed<Table>(report, "run_gate_overview");
        QVERIFY(overview != nullptr);
        QCOMPARE(overview->rows.size(), std::size_t{14});
        QVERIFY(overview->shown == std::size_t{8});
        const Section& gates = report.sections.back();
        QVERIFY(gates.id == "run_gates" && gates.sections.empty());
        for (int i = 1; i <= 14; ++i) {
            const auto* const limits =
                tests::partNamed<Table>(report, "run_gates_" + std::to_string(i) + "_1");
            QVERIFY(limits != nullptr);
            QVERIFY(limits->rows.size() == 3 && limits->shown == std::size_t{0}); // in CSV and JSON alone
        }
    }

    void theOrderOfSectionsDoesNotMatter() {
        Report report = reportWithGates();
        std::swap(report.sections[0], report.sections[1]);
        makeBrief(report, m_wording);
        const auto* const judged = std::get_if<KeyFigures>(&report.sections.back().blocks.front());
        QVERIFY(judged != nullptr);
        QCOMPARE(judged->list.front().label, std::string("acceptance (Answers: round 14)"));
    }

    void withoutGatesTheSummaryIsAsItWas() {
        Report report = reportWithGates();
        report.sections.pop_back();
        makeBrief(report, m_wording);
        const auto* const judged = std::get_if<KeyFigures>(&report.sections.front().blocks.front());
        // One verdict alone says little: figures without one stand beside it.
        QVERIFY(judged != nullptr && judged->list.size() == 2);
        QCOMPARE(judged->list.front().label, std::string("Hit@5"));
        QCOMPARE(judged->list.back().label, std::string("Questions"));
    }

    // Predictions that know the labels spoil every figure made from them; records that were not kept do not.
    void leakedPredictionsLeadTheFaults() {
        Report report;
        Section summary;
        summary.id = "summary";
        summary.blocks.emplace_back(
            KeyFigures{{{"Hit@5", Cell(std::string("0.5")), Verdict::Bad, "hit_at"},
                        {"Leaked", Cell(countFigure(10)), Verdict::Bad, "leaked_predictions"}}});
        Section issues;
        issues.id = "issues";
        const auto add = [&issues](const std::string& title, std::vector<TableRow> rows) {
            Table kinds = tableNamed("issues_by_kind_" + std::to_string(issues.sections.size() + 1), 0);
            kinds.columns = {{"severity", "S"}, {"kind", "K"}, {"code", "C"}, {"count", "N"}};
            kinds.rows = std::move(rows);
            issues.sections.push_back({kinds.name, title, {std::move(kinds)}});
        };
        const auto row = [](const char* severity, const char* code, std::int64_t count) {
            return TableRow{std::string(severity), std::string("kind of ") + code, std::string(code),
                            countFigure(count)};
        };
        add("Scored set new", {row("Error", "unknown_label", 49)});
        add("Scored set sweep",
            {row("Warning", "stored_fhri_differs", 1331), row("Warning", "leaked_predictions", 10)});
        report.sections = {std::move(summary), std::move(issues)};
        makeBrief(report, m_wording);
        const auto* const judged = std::get_if<KeyFigures>(&report.sections.front().blocks.front());
        QVERIFY(judged != nullptr);
        QCOMPARE(judged->list.front().label, std::string("Leaked"));
        const auto* const faults = tests::partNamed<Table>(report, "issues_worst");
        QVERIFY(faults != nullptr);
        const auto text = [&](std::size_t at, std::size_t column) {
            return std::get<std::string>(faults->rows.at(at)[column]);
        };
        QCOMPARE(faults->rows.size(), std::size_t{3});
        QCOMPARE(text(0, 2), std::string("kind of leaked_predictions"));
        QCOMPARE(text(0, 0), std::string("Do not trust"));
        QCOMPARE(text(1, 0), std::string("Error"));
        QCOMPARE(text(2, 2), std::string("kind of stored_fhri_differs"));
    }

    // Short runs share a page; what says only sentences has no heading of its own.
    void shortRunsShareAPage() {
        Report report;
        Section runs;
        runs.id = "neighbour_regimes";
        runs.title = "Neighbour test";
        Section gate;
        gate.id = "neighbour_gate";
        gate.title = "Regression gate";
        for (const std::string name : {"newest", "leaflet"}) {
            Section run;
            run.id = "neighbour_regimes_" + name;
            run.title = name;
            run.blocks.emplace_back(KeyFigures{{{"Faults", Cell(std::string("2")), Verdict::Bad, "hit_at"}}});
            Section judged;
            judged.id = "neighbour_gate_" + name;
            judged.title = name;
            if (name == "newest") {
                run.blocks.emplace_back(tableNamed("neighbour_hits", 3));
                judged.blocks.emplace_back(tableNamed("neighbour_gate_findings", 2));
            } else {
                judged.blocks.emplace_back(Paragraph{"Nothing to judge."});
            }
            runs.sections.push_back(std::move(run));
            gate.sections.push_back(std::move(judged));
        }
        report.sections = {std::move(runs), std::move(gate)};
        makeBrief(report, m_wording);
        QCOMPARE(report.sections.size(), std::size_t{1});
        const Section& section = report.sections.front();
        QVERIFY(!section.beginsPage);
        QCOMPARE(section.sections.size(), std::size_t{2});
        QCOMPARE(section.sections[0].title, std::string("leaflet"));
        QVERIFY(!section.sections[0].beginsPage && section.sections[1].beginsPage);
        QVERIFY(section.sections[0].sections.empty());
        const auto* const said = std::get_if<Paragraph>(&section.sections[0].blocks.back());
        QVERIFY(said != nullptr && said->text == "Nothing to judge.");
        QCOMPARE(section.sections[1].sections.size(), std::size_t{1});
        QCOMPARE(section.sections[1].sections[0].title, std::string("Regression gate"));
    }

    // The gate of a single run has its heading, and what it says of each search is kept.
    void theGateOfASingleRunHasAHeading() {
        Report report;
        Section run;
        run.id = "neighbour_regimes";
        run.title = "Neighbour test";
        run.blocks.emplace_back(tableNamed("neighbour_hits", 15));
        Section gate;
        gate.id = "neighbour_gate";
        gate.title = "Regression gate";
        gate.blocks.emplace_back(
            KeyFigures{{{"Regression gate", Cell(std::string("no alert")), Verdict::Warning, "gate"}}});
        for (const std::string search : {"_search1", "_search2"}) {
            Section of;
            of.id = "neighbour_gate_of" + search;
            of.title = "Search" + search;
            of.blocks.emplace_back(Paragraph{"Left out of moves."});
            of.blocks.emplace_back(tableNamed("neighbour_gate_findings" + search, 4));
            gate.sections.push_back(std::move(of));
        }
        std::get<Table>(gate.sections[1].blocks[1]).rows[2][0] = std::string("✗ P1");
        report.sections = {std::move(run), std::move(gate)};
        makeBrief(report, m_wording);
        QCOMPARE(report.sections.size(), std::size_t{1});
        const Section& section = report.sections.front();
        QCOMPARE(section.blocks.size(), std::size_t{1});
        QCOMPARE(section.sections.size(), std::size_t{1});
        QCOMPARE(section.sections.front().title, std::string("Regression gate"));
        // Of its searches the one that fails is printed.
        QCOMPARE(section.sections.front().sections.size(), std::size_t{1});
        QCOMPARE(section.sections.front().sections.front().title, std::string("Search_search2"));
        const auto* const printed = tests::partNamed<Table>(report, "neighbour_gate_findings_search2");
        const auto* const kept = tests::partNamed<Table>(report, "neighbour_gate_findings_search1");
        QVERIFY(printed != nullptr && printed->shown == std::size_t{3});
        QCOMPARE(std::get<std::string>(printed->rows.front()[0]), std::string("✗ P1"));
        QVERIFY(kept != nullptr && kept->shown == std::size_t{0} && kept->rows.size() == 4);
    }

    // A page has room for eight rows where four would be said to be the first of them.
    void shortTablesAreWhole() {
        for (const auto& [rows, shown] : {std::pair<std::size_t, std::optional<std::size_t>>{4, std::nullopt},
                                          {8, std::nullopt},
                                          {9, 4}}) {
            Report report;
            Section answers;
            answers.id = "answer_quality";
            answers.blocks.emplace_back(tableNamed("answer_measures", rows));
            report.sections = {std::move(answers)};
            makeBrief(report, m_wording);
            QVERIFY(tests::partNamed<Table>(report, "answer_measures")->shown == shown);
        }
    }

    // Eleven sets of scores do not make a brief of thirty pages.
    void ofManySetsTwoHaveTablesAndOneCharts() {
        Report report;
        Section scenarios;
        scenarios.id = "threshold_scenarios";
        scenarios.title = "Thresholds by scenario";
        Section curves;
        curves.id = "threshold_curves";
        curves.title = "Curves";
        for (int i = 1; i <= 11; ++i) {
            const std::string suffix = "_" + std::to_string(i);
            Section set;
            set.id = scenarios.id + suffix;
            set.title = "set " + std::to_string(i);
            set.blocks.emplace_back(tableNamed("threshold_scenarios" + suffix, 4));
            scenarios.sections.push_back(std::move(set));
            Section curve;
            curve.id = curves.id + suffix;
            curve.title = "set " + std::to_string(i);
            plot::Chart chart;
            chart.name = "threshold_figures" + suffix;
            curve.blocks.emplace_back(std::move(chart));
            curve.blocks.emplace_back(Paragraph{"What the chart shows."});
            Table points = tableNamed("threshold_points" + suffix, 3);
            curve.blocks.emplace_back(std::move(points));
            curves.sections.push_back(std::move(curve));
        }
        report.sections = {std::move(scenarios), std::move(curves)};
        makeBrief(report, m_wording);
        const Section& section = report.sections.front();
        QCOMPARE(section.sections.size(), std::size_t{2});
        const auto charts = [](const Section& set) {
            return set.sections.empty()
                       ? 0
                       : std::ranges::count_if(set.sections.front().blocks, [](const Block& block) {
                             return std::holds_alternative<plot::Chart>(block);
                         });
        };
        QCOMPARE(charts(section.sections[0]), 1);
        QCOMPARE(charts(section.sections[1]), 0);
        QVERIFY(section.sections[1].sections.empty()); // nor what would be said of them
        const auto* const kept = tests::partNamed<Table>(report, "threshold_points_2");
        QVERIFY(kept != nullptr && kept->shown == std::size_t{0});
        QVERIFY(!section.sections[1].beginsPage);
        QVERIFY(std::holds_alternative<Paragraph>(section.sections[1].blocks.back()));
    }

    // The suite in which most is wrong has its page, whatever it is called.
    void ofManySuitesTheWorstHavePages() {
        Report report;
        Section flags;
        flags.id = "curation_flags";
        Section coverage;
        coverage.id = "curation_coverage";
        const std::vector<std::pair<std::string, std::int64_t>> suites{
            {"a", 0}, {"b", 1}, {"c", 0}, {"d", 26}, {"e", 35}};
        for (const auto& [name, open] : suites) {
            Section suite;
            suite.id = "curation_flags_" + name;
            suite.title = name;
            suite.blocks.emplace_back(
                KeyFigures{{{"Open suspicions", countFigure(open), Verdict::None, "suspicion_open"}}});
            suite.blocks.emplace_back(tableNamed("curation_flag_reasons_" + name, 2));
            flags.sections.push_back(std::move(suite));
            Section covered;
            covered.id = "curation_coverage_" + name;
            covered.title = name;
            covered.blocks.emplace_back(Paragraph{"No target mix is set."});
            coverage.sections.push_back(std::move(covered));
        }
        report.sections = {std::move(flags), std::move(coverage)};
        makeBrief(report, m_wording);
        const Section& section = report.sections.front();
        QCOMPARE(section.sections.size(), kMostBriefParts);
        QCOMPARE(section.sections[0].title, std::string("e"));
        QCOMPARE(section.sections[1].title, std::string("d"));
        QCOMPARE(section.sections[2].title, std::string("b"));
    }

    // Where a workspace has everything, each subject has a page and none has three.
    void manySubjectsShareThePages() {
        const std::vector<std::pair<const char*, const char*>> subjects{
            {"threshold_scenarios", "threshold_scenarios_"},
            {"neighbour_regimes", "neighbour_luck_"},
            {"retrieval_quality", "retrieval_metrics_"},
            {"answer_quality", "answer_measures_"},
            {"curation_flags", "curation_flag_reasons_"}};
        Report report;
        for (const auto& [id, stem] : subjects) {
            Section section;
            section.id = id;
            for (const std::string name : {"1", "2", "3"}) {
                Section part;
                part.title = name;
                part.blocks.emplace_back(KeyFigures{{{"Gate", std::string("fails"), Verdict::Bad, "gate"}}});
                part.blocks.emplace_back(tableNamed(stem + name, 9));
                section.sections.push_back(std::move(part));
            }
            report.sections.push_back(std::move(section));
        }
        Report fewer = report;
        fewer.sections.resize(2);
        makeBrief(report, m_wording);
        std::size_t parts = 0;
        for (const auto& [id, stem] : subjects) {
            const Section* const section = tests::sectionOf(report, id);
            QVERIFY2(section != nullptr && !section->sections.empty(), id);
            parts += section->sections.size();
            for (const Section& part : section->sections) {
                const auto* const table = std::get_if<Table>(&part.blocks.back());
                QVERIFY2(table != nullptr && table->shown <= std::size_t{5}, id);
            }
        }
        QCOMPARE(parts, kManySubjects);
        makeBrief(fewer, m_wording);
        QCOMPARE(fewer.sections[0].sections.size() + fewer.sections[1].sections.size(), std::size_t{5});
    }

    // What there is none of is a sentence at the end, and no column of dashes is printed.
    void whatIsNotThereTakesNoRoom() {
        Report report = reportWithGates();
        Table suites{.name = "curation_summary",
                     .title = "Suites",
                     .columns = {{"suite", "Suite"}, {"open", "Open"}, {"alpha", "α"}},
                     .rows = {}};
        suites.rows.push_back({std::string("a"), countFigure(1), undefined("not part of it")});
        suites.rows.push_back({std::string("b"), undefined("none"), undefined("not part of it")});
        report.sections.front().blocks.emplace_back(std::move(suites));
        for (const char* const id : {"answer_quality", "threshold_scenarios", "threshold_curves"}) {
            Section none;
            none.id = id;
            none.title = id;
            none.blocks.emplace_back(
                Paragraph{std::string("The workspace holds no ") +
                          (none.id == "answer_quality" ? "measured answers." : "scored set.")});
            report.sections.push_back(std::move(none));
        }
        Section provenance;
        provenance.id = "provenance";
        report.sections.push_back(std::move(provenance));
        makeBrief(report, m_wording);
        QCOMPARE(report.sections.size(), std::size_t{3});
        const auto* const said = std::get_if<Paragraph>(&report.sections.back().blocks.back());
        QVERIFY(said != nullptr);
        QCOMPARE(said->text,
                 std::string("The workspace holds no measured answers. The workspace holds no scored set."));
        const auto* const table = tests::partNamed<Table>(report, "curation_summary");
        QVERIFY(table != nullptr);
        QCOMPARE(table->columns.size(), std::size_t{2});
        QCOMPARE(table->rows[0].size(), std::size_t{2});
    }

    void provenanceIsATable() {
        Report report;
        Section provenance;
        provenance.id = "provenance";
        for (const std::string name : {"one", "two"}) {
            provenance.blocks.emplace_back(
                Facts{{{"Run over answers", name}, {"Identifier", "id-" + name}, {"Seed", "42"}}});
        }
        provenance.blocks.emplace_back(Facts{{{"Scored set", "sweep"}, {"Imported at", "today"}}});
        provenance.blocks.emplace_back(Facts{{{"Intervals", "bootstrap"}}});
        report.sections = {std::move(provenance)};
        makeBrief(report, m_wording);
        const auto* const table = tests::partNamed<Table>(report, "provenance_sources");
        QVERIFY(table != nullptr && !table->shown.has_value());
        QCOMPARE(table->rows.size(), std::size_t{3});
        QVERIFY(std::get<std::string>(table->rows[1][1]) == "two");
        QVERIFY(std::get<std::string>(table->rows[1][2]) == "id-two");
        QVERIFY(std::get<std::string>(table->rows[2][2]) == "today");
        const auto* const kept = tests::partNamed<Table>(report, "provenance_facts"); // the seeds
        QVERIFY(kept != nullptr && kept->rows.size() == 2 && kept->shown == std::size_t{0});
    }

    // A table says which limits fail; the verdicts of the other gates stand in the summary.
    void gatesThatFailArePrinted() {
        Report report = reportWithGates();
        Table& overview = std::get<Table>(report.sections.back().blocks.front());
        overview.columns.push_back({"failed_limits", "Limits that fail"});
        for (std::size_t i = 0; i < overview.rows.size(); ++i) {
            overview.rows[i].cells.emplace_back(std::string(i == 1 ? "Pass rate" : ""));
        }
        makeBrief(report, m_wording);
        const auto* const printed = tests::partNamed<Table>(report, "run_gate_overview");
        QVERIFY(printed != nullptr && printed->shown == std::size_t{2} && printed->rows.size() == 14);
    }

    void whatTheHeadingSaysIsNotSaidAgain() {
        Report report;
        Section section;
        section.id = "retrieval_quality";
        Section run;
        run.id = "retrieval_quality_run1";
        run.title = "gold, asked by words (run 3)";
        run.blocks.emplace_back(
            Facts{{{"Gold", "gold"}, {"Ranked lists of", "asked by words"}, {"Search", "BM25"}}});
        KeyFigures figures;
        for (int i = 0; i < 8; ++i) {
            figures.list.push_back({"Figure " + std::to_string(i), Cell(std::string("0.5")),
                                    i == 7 ? Verdict::Bad : Verdict::None, "hit_at"});
        }
        run.blocks.emplace_back(std::move(figures));
        section.sections.push_back(std::move(run));
        report.sections = {std::move(section)};
        makeBrief(report, m_wording);
        const Section& printed = report.sections[0].sections[0];
        const auto* const facts = std::get_if<Facts>(&printed.blocks[0]);
        QVERIFY(facts != nullptr && facts->list.size() == 1 && facts->list[0].first == "Search");
        const auto* const cut = tests::partNamed<Table>(report, "retrieval_quality_run1_facts");
        QVERIFY(cut != nullptr && cut->rows.size() == 2 && cut->shown == std::size_t{0});
        // Of the figures six, and every one with a verdict; the others are kept.
        const auto* const large = std::get_if<KeyFigures>(&printed.blocks[1]);
        QVERIFY(large != nullptr && large->list.size() == 7);
        QVERIFY(large->list.back().verdict == Verdict::Bad);
        const auto* const more = tests::partNamed<Table>(report, "retrieval_quality_run1_figures");
        QVERIFY(more != nullptr && more->rows.size() == 1 && more->shown == std::size_t{0});
    }

    void aMetTargetIsAFigure() {
        for (const double missing : {0.0, 2.0}) {
            Report report;
            Section section;
            section.id = "curation_coverage";
            Table target = tableNamed("curation_target_1", 1);
            target.columns.push_back({"missing", "Missing"});
            target.rows[0].cells.emplace_back(Figure{.value = missing, .kind = FigureKind::Count});
            section.blocks.emplace_back(std::move(target));
            report.sections = {std::move(section)};
            makeBrief(report, m_wording);
            const auto* const kept = tests::partNamed<Table>(report, "curation_target_1");
            QVERIFY(kept != nullptr && kept->rows.size() == 1);
            QCOMPARE(kept->shown == std::size_t{0}, missing == 0.0);
        }
    }

    // Where all of them are printed, their reasons are said.
    void flaggedQuestionsAreShort() {
        for (const int count : {3, 4}) {
            Report report;
            Section section;
            section.id = "curation_flags";
            section.blocks.emplace_back(tableNamed("curation_flag_reasons_2", 2));
            Table flagged{
                .name = "curation_flagged_2", .title = "Flagged questions", .columns = {}, .rows = {}};
            flagged.columns = {{"question_id", "Id"}, {"question", "Question"},
                               {"reason", "Reason"},  {"note", "Note"},
                               {"by", "By"},          {"trigger", "What triggered it"}};
            for (int i = 0; i < count; ++i) {
                flagged.rows.push_back({"Q" + std::to_string(i), std::string("What?"),
                                        std::string("Boilerplate"), std::string("again"), std::string("Ada"),
                                        std::string("words: 15")});
            }
            section.blocks.emplace_back(std::move(flagged));
            report.sections = {std::move(section)};
            makeBrief(report, m_wording);
            const auto* const printed = tests::partNamed<Table>(report, "curation_flagged_brief_2");
            QVERIFY(printed != nullptr && printed->columns.size() == 4);
            QVERIFY(static_cast<int>(printed->rows.size()) == count);
            QVERIFY(printed->shown == (count == 3 ? std::nullopt : std::optional<std::size_t>(3)));
            QVERIFY(std::get<std::string>(printed->rows[2][0]) == "Q2" && printed->rows[2].size() == 4);
            const auto* const reasons = tests::partNamed<Table>(report, "curation_flag_reasons_2");
            QVERIFY(reasons != nullptr);
            QCOMPARE(reasons->shown == std::size_t{0}, count == 3);
            const auto* const kept = tests::partNamed<Table>(report, "curation_flagged_2");
            QVERIFY(kept != nullptr && kept->columns.size() == 6 && kept->shown == std::size_t{0});
        }
    }

    // What is said of a suite in several sentences takes no line more than it needs.
    void sentencesThatFollowEachOtherAreOneParagraph() {
        Report report;
        Section section;
        section.id = "curation_flags";
        section.blocks = {Paragraph{"None is flagged."}, tableNamed("curation_other", 2),
                          Paragraph{"No target is set."}, tableNamed("curation_open_suspicions", 2),
                          Paragraph{"No category is known."}};
        report.sections = {std::move(section)};
        makeBrief(report, m_wording);
        const auto& blocks = report.sections.front().blocks;
        QCOMPARE(blocks.size(), std::size_t{4}); // the first table is not printed
        QCOMPARE(std::get<Paragraph>(blocks.front()).text, std::string("None is flagged. No target is set."));
        QCOMPARE(std::get<Paragraph>(blocks.back()).text, std::string("No category is known."));
    }

    // Runs without a page are marked among the sources.
    void whatIsLeftOutIsMarked() {
        Report report;
        Section answers;
        answers.id = "answer_quality";
        answers.title = "Answers";
        Section provenance;
        provenance.id = "provenance";
        for (const std::string name : {"new", "old"}) {
            Section run;
            run.id = "answer_quality_" + name;
            run.title = name;
            run.blocks.emplace_back(Paragraph{"Read."});
            answers.sections.push_back(std::move(run));
            provenance.blocks.emplace_back(Facts{{{"Run over answers", name}, {"Identifier", "id-" + name}}});
        }
        report.sections = {std::move(answers), std::move(provenance)};
        makeBrief(report, m_wording);
        QVERIFY(report.isBrief);
        const auto* const sources = tests::partNamed<Table>(report, "provenance_sources");
        QVERIFY(sources != nullptr && sources->columns.size() == 4 && sources->columns[3].key == "page");
        QCOMPARE(std::get<std::string>(sources->rows[0][3]), std::string("in Review"));
        QCOMPARE(std::get<std::string>(sources->rows[1][3]), std::string());
        QVERIFY(sources->note.starts_with("In Review:"));
        const auto* const names = tests::partNamed<Table>(report, "left_out");
        QVERIFY(names != nullptr && names->rows.size() == 1 && names->shown == std::size_t{0});
    }

    // What stands in no list of sources is named, and nothing else is printed twice.
    void whatIsNoSourceIsNamed() {
        Report report;
        Section answers;
        answers.id = "answer_quality";
        answers.title = "Answers";
        for (const std::string name : {"new", "old", "unlisted"}) {
            Section run;
            run.id = "answer_quality_" + name;
            run.title = name;
            run.blocks.emplace_back(Paragraph{"Read."});
            answers.sections.push_back(std::move(run));
        }
        Section provenance;
        provenance.id = "provenance";
        provenance.blocks.emplace_back(Facts{{{"Run over answers", "new"}, {"Identifier", "id-new"}}});
        provenance.blocks.emplace_back(Facts{{{"Run over answers", "old"}, {"Identifier", "id-old"}}});
        report.sections = {std::move(answers), std::move(provenance)};
        makeBrief(report, m_wording);
        const auto* const sources = tests::partNamed<Table>(report, "provenance_sources");
        QCOMPARE(std::get<std::string>(sources->rows[0][3]), std::string("in Review"));
        const auto* const names = tests::partNamed<Table>(report, "left_out");
        QVERIFY(names != nullptr && names->rows.size() == 2 && names->shown == std::size_t{0});
        QCOMPARE(std::get<std::string>(names->rows[0][1]), std::string("unlisted"));
        const auto& blocks = report.sections.back().blocks;
        QVERIFY(std::ranges::any_of(blocks, [](const Block& block) {
            const auto* const said = std::get_if<Paragraph>(&block);
            return said != nullptr && said->text.ends_with("has them: unlisted (Answers).");
        }));
    }

    void theSummaryPrintsTheFirstSentences() {
        Report report = reportWithGates();
        for (int i = 0; i < 10; ++i) {
            report.sections.front().blocks.emplace_back(Paragraph{"Sentence " + std::to_string(i)});
        }
        makeBrief(report, m_wording);
        const Section& summary = report.sections.front();
        QCOMPARE(
            std::ranges::count_if(
                summary.blocks, [](const Block& block) { return std::holds_alternative<Paragraph>(block); }),
            std::ptrdiff_t{7});
        const auto* const more = tests::partNamed<Table>(report, "summary_sentences");
        QVERIFY(more != nullptr && more->rows.size() == 3 && more->shown == std::size_t{0});
        QVERIFY(std::get<std::string>(more->rows[2][0]) == "Sentence 9");
    }
};

ASSAY_TEST(TestBriefReport)
#include "tst_brief_report.moc"
