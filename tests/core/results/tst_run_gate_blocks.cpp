#include "core/results/runs/run_gate_blocks.h"
#include "core/results/runs/run_gate_documents.h"
#include "core/words/definitions.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace assay;
using namespace assay::results;

class TestRunGateBlocks : public QObject {
    Q_OBJECT

    words::Wording m_wording;

    static evaluate::RunLimit limitOf(const std::string& figure, evaluate::LimitKind kind, double limit) {
        evaluate::RunLimit one;
        one.name = "limit of " + figure;
        one.figure = figure;
        one.kind = kind;
        one.limit = limit;
        return one;
    }

    static evaluate::RunFigure figureOf(const std::string& name, double value, bool isShare) {
        evaluate::RunFigure figure;
        figure.name = name;
        figure.value = value;
        figure.n = 60;
        figure.isShare = isShare;
        figure.interval = statistics::Interval{value - 0.05, value + 0.05};
        return figure;
    }

    // A floor that fails, and a move of a share that passes.
    static evaluate::RunGateVerdict verdictOf(const std::string& gate) {
        evaluate::RunGateVerdict verdict;
        verdict.gate.name = gate;
        verdict.gate.kind = "answers";
        verdict.gate.source = "a document";
        verdict.run = "June";
        verdict.baseline = "May";
        evaluate::LimitFinding floor;
        floor.limit = limitOf("bertscore_f", evaluate::LimitKind::AtLeast, 0.8);
        floor.limit.severity = evaluate::LimitSeverity::P1;
        floor.run = figureOf("bertscore_f", 0.7, false);
        floor.items = 60;
        floor.state = evaluate::LimitState::Failed;
        evaluate::LimitFinding move;
        move.limit = limitOf("pass_rate", evaluate::LimitKind::LargestMove, 0.07);
        move.run = figureOf("pass_rate", 0.8, true);
        move.baseline = figureOf("pass_rate", 0.82, true);
        move.move = -0.02;
        move.items = 60;
        move.state = evaluate::LimitState::Passed;
        evaluate::LimitFinding none;
        none.limit = limitOf("by.retrieval_scope.cross_company.bleurt", evaluate::LimitKind::AtLeast, 0.42);
        none.shortage = evaluate::LimitShortage::NoFigure;
        verdict.findings = {floor, move, none};
        verdict.state = evaluate::LimitState::Failed;
        return verdict;
    }

    static const Table* tableOf(const std::vector<Block>& blocks, const std::string& name) {
        for (const Block& block : blocks) {
            const auto* const table = std::get_if<Table>(&block);
            if (table != nullptr && table->name == name) {
                return table;
            }
        }
        return nullptr;
    }

    static std::string textOf(const Cell& cell) {
        const auto* const text = std::get_if<std::string>(&cell);
        return text != nullptr ? *text : std::string();
    }

    static bool isSaid(const std::vector<Block>& blocks, const std::string& words) {
        return std::ranges::any_of(blocks, [&words](const Block& block) {
            const auto* const paragraph = std::get_if<Paragraph>(&block);
            return paragraph != nullptr && paragraph->text.find(words) != std::string::npos;
        });
    }

  private Q_SLOTS:

    void everyLimitHasItsPower() {
        const std::vector<evaluate::RunGateVerdict> verdicts{verdictOf("acceptance")};
        const auto blocks = runGateBlocks(verdicts, "run_gate", m_wording);
        const Table* const table = tableOf(blocks, "run_gate_1");
        QVERIFY(table != nullptr);
        QCOMPARE(table->rows.size(), std::size_t(3));
        for (const TableRow& row : table->rows) {
            QCOMPARE(row.size(), table->columns.size());
        }
        for (const Column& column : table->columns) {
            QVERIFY(column.definition.empty() || words::definitionOf(column.definition) != nullptr);
        }
        QCOMPARE(table->columns.size(), std::size_t(9)); // what a page holds
        const Table* const power = tableOf(blocks, "run_gate_1_power");
        QVERIFY(power != nullptr);
        QCOMPARE(power->rows.size(), table->rows.size());
        const std::size_t least = 1;
        QCOMPARE(power->columns[least].key, std::string("least_told"));
        // Connor's numbers for 60 items, and false alarms at ±7 points.
        QCOMPARE(textOf(power->rows[1][least]), std::string("16.4, 19.1 or 23.3 points"));
        QCOMPARE(textOf(power->rows[1][least + 1]), std::string("1.1, 6.5 or 19.2 %"));
        // Of the floor from its interval: a standard error of 0.0255 tells 0.0715.
        QCOMPARE(textOf(power->rows[0][least]), std::string("0.0715"));
        QCOMPARE(textOf(power->rows[0][least + 1]), std::string("100.0 %")); // it lies below already
        QCOMPARE(textOf(power->rows[2][least]), std::string("not known"));
        QVERIFY(table->note.find("has no such figure") != std::string::npos);
    }

    void withoutMovesNothingIsSaidOfThem() {
        std::vector<evaluate::RunGateVerdict> verdicts{verdictOf("acceptance")};
        verdicts.front().findings.erase(verdicts.front().findings.begin() + 1);
        const auto blocks = runGateBlocks(verdicts, "g", m_wording);
        const Table* const table = tableOf(blocks, "g_1");
        QVERIFY(table != nullptr);
        QCOMPARE(table->columns.size(), std::size_t(8));
        QVERIFY(std::ranges::find(table->columns, "move", &Column::key) == table->columns.end());
        QCOMPARE(table->rows.front().size(), table->columns.size());
        QCOMPARE(textOf(table->rows.front()[6]), std::string("0.0715"));
    }

    void aReasonIsSaidOnceForAllItsLimits() {
        std::vector<evaluate::RunGateVerdict> verdicts{verdictOf("acceptance")};
        evaluate::LimitFinding further = verdicts.front().findings.back();
        further.limit.name = "another";
        verdicts.front().findings.push_back(further);
        const auto blocks = runGateBlocks(verdicts, "g", m_wording);
        const Table* const table = tableOf(blocks, "g_1");
        QVERIFY(table != nullptr);
        QVERIFY(
            table->note.find("limit of by.retrieval_scope.cross_company.bleurt, another cannot be judged: "
                             "the run has no such figure.") != std::string::npos);
        QCOMPARE(table->note.find("no such figure"), table->note.rfind("no such figure"));
    }

    // Times are of a machine: that is said of those that are there, and of those that are not.
    void timesAreOfAMachine() {
        const auto noteWith = [this](const std::optional<evaluate::RunFigure>& run) {
            std::vector<evaluate::RunGateVerdict> verdicts{verdictOf("acceptance")};
            evaluate::LimitFinding timed = verdicts.front().findings.back();
            timed.limit.figure = "filtered.query_seconds.p95";
            timed.run = run;
            timed.shortage = run ? evaluate::LimitShortage::None : evaluate::LimitShortage::NoFigure;
            verdicts.front().findings.push_back(timed); // a gate that knows no figure has no table
            const auto blocks = runGateBlocks(verdicts, "g", m_wording);
            const Table* const table = tableOf(blocks, "g_1");
            return table == nullptr ? std::string() : table->note;
        };
        evaluate::RunFigure seconds;
        seconds.name = "filtered.query_seconds.p95";
        seconds.value = 0.012;
        QVERIFY(noteWith(seconds).find("this machine measured") != std::string::npos);
        const std::string untimed = noteWith(std::nullopt);
        QVERIFY2(untimed.find("not timed on this machine") != std::string::npos, untimed.c_str());
        QVERIFY(untimed.find("this machine measured") == std::string::npos);
    }

    void rulesAreWritten() {
        using evaluate::LimitKind;
        QCOMPARE(limitRuleText(limitOf("x", LimitKind::AtLeast, 0.9), true, m_wording),
                 std::string("at least 90.0 %"));
        QCOMPARE(limitRuleText(limitOf("x", LimitKind::LargestMove, 0.03), true, m_wording),
                 std::string("moves by at most 3.0 points"));
        QCOMPARE(limitRuleText(limitOf("x", LimitKind::AtLeast, 0.825), false, m_wording),
                 std::string("at least 0.825"));
        QCOMPARE(limitRuleText(limitOf("x", LimitKind::AtLeast, 10), false, m_wording),
                 std::string("at least 10"));
        QCOMPARE(limitRuleText(limitOf("x", LimitKind::AtMost, 0), false, m_wording),
                 std::string("at most 0"));
        evaluate::RunLimit tested = limitOf("x", LimitKind::LargestLoss, 0.05);
        tested.notByLuck = true;
        QCOMPARE(limitRuleText(tested, false, m_wording),
                 std::string("gets worse by at most 0.05, and larger than luck"));
        QVERIFY(limitFigureTitle("answers", "by.retrieval_scope.cross_company.bleurt", m_wording)
                    .find("cross_company") != std::string::npos);
    }

    void aLossTripsHalfAsOften() {
        evaluate::LimitFinding finding = verdictOf("g").findings[1];
        const double either = falseAlarmShare(finding);
        finding.limit.kind = evaluate::LimitKind::LargestLoss;
        QVERIFY(std::abs(falseAlarmShare(finding) - either / 2) < 1e-12);
    }

    void whilePhaseOneFailsNothingIsTrusted() {
        std::vector<evaluate::RunGateVerdict> verdicts{verdictOf("acceptance")};
        verdicts.front().state = evaluate::LimitState::Passed;
        QVERIFY(!isSaid(runGateBlocks(verdicts, "g", m_wording), "Phase 1"));
        verdicts.front().phaseOne = evaluate::PhaseOne{"July", evaluate::LimitState::Failed};
        const auto blocks = runGateBlocks(verdicts, "g", m_wording);
        QVERIFY(isSaid(blocks, "Phase 1 fails (July)"));
        const auto& key = std::get<KeyFigures>(blocks.front());
        QVERIFY(textOf(key.list.front().value).find("not to be trusted") != std::string::npos);
        QVERIFY(key.list.front().verdict == Verdict::Bad);
    }

    void gatesAboutOtherRunsAreNamed() {
        std::vector<evaluate::RunGateVerdict> verdicts{verdictOf("acceptance"), verdictOf("florida")};
        for (evaluate::LimitFinding& finding : verdicts.back().findings) {
            finding.run.reset();
        }
        const auto blocks = runGateBlocks(verdicts, "g", m_wording);
        QVERIFY(tableOf(blocks, "g_1") != nullptr && tableOf(blocks, "g_2") == nullptr);
        QVERIFY(isSaid(blocks, "florida"));
        QVERIFY(runGateBlocks({}, "g", m_wording).empty());
    }

    void theOverviewHasTheWorstFirst() {
        evaluate::RunGateVerdict passed = verdictOf("florida");
        passed.state = evaluate::LimitState::Passed;
        evaluate::RunGateVerdict about = verdictOf("other runs");
        for (evaluate::LimitFinding& finding : about.findings) {
            finding.run.reset();
        }
        evaluate::RunGateVerdict distrusted = passed;
        distrusted.gate.name = "norway";
        distrusted.phaseOne = evaluate::PhaseOne{"July", evaluate::LimitState::Failed};
        const std::vector<GatedRun> runs{{"Answers: May", {passed, about}},
                                         {"Answers: June", {verdictOf("acceptance"), distrusted}}};
        const Table table = runGateOverview(runs, m_wording);
        QVERIFY(table.columns.size() <= 9); // what a page holds
        QCOMPARE(table.rows.size(), std::size_t(3));
        for (const TableRow& row : table.rows) {
            QCOMPARE(row.size(), table.columns.size());
        }
        QCOMPARE(textOf(table.rows[0][0]), std::string("✗ failed"));
        QCOMPARE(textOf(table.rows[0][1]), std::string("acceptance"));
        QCOMPARE(textOf(table.rows[0][2]), std::string("Answers: June"));
        QCOMPARE(textOf(table.rows[0][8]), std::string("limit of bertscore_f"));
        const auto countOf = [&table](std::size_t row, std::size_t column) {
            return std::get<Figure>(table.rows[row][column]).value;
        };
        QVERIFY(countOf(0, 3) == 3.0 && countOf(0, 4) == 1.0 && countOf(0, 5) == 0.0);
        QVERIFY(countOf(0, 6) == 1.0 && countOf(0, 7) == 1.0);
        QVERIFY(textOf(table.rows[1][0]).find("not to be trusted") != std::string::npos);
        QCOMPARE(textOf(table.rows[2][0]), std::string("✓ passed"));
    }

    // Every run of answers says what people have read of it.
    void gatesOnReadingsAloneAreAboutAllAnswers() {
        evaluate::RunGateVerdict verdict = verdictOf("read");
        verdict.findings.resize(2);
        verdict.findings[0].limit.figure = evaluate::kReadingFigures[1];
        verdict.findings[1].run.reset();
        QVERIFY(!verdict.knowsAFigure());
        verdict.findings.resize(1);
        QVERIFY(verdict.knowsAFigure());
    }

    void whatFailedCallsForAnIncident() {
        evaluate::RunGateVerdict verdict = verdictOf("acceptance");
        const auto called = calledIncident(verdict);
        QVERIFY(called.has_value());
        QCOMPARE(called->title, std::string("acceptance, June: limit of bertscore_f"));
        QCOMPARE(called->severity, std::string("P1"));
        verdict.findings.front().limit.severity = evaluate::LimitSeverity::Target;
        QVERIFY(!calledIncident(verdict).has_value());
        evaluate::GateVerdict anchors;
        QVERIFY(!calledIncident(anchors, "July", m_wording).has_value());
        anchors.worst = evaluate::Alert::P1;
        evaluate::GateFinding finding;
        finding.rule.name = "Hit@5 filtered";
        finding.violated = true;
        finding.move = -0.077;
        anchors.findings = {finding};
        const auto ofAnchors = calledIncident(anchors, "July", m_wording);
        QVERIFY(ofAnchors.has_value());
        QVERIFY(ofAnchors->title.starts_with("July: Hit@5 filtered ("));
        QCOMPARE(ofAnchors->severity, std::string("P1"));
    }

    void theDocumentHasThePower() {
        const auto json = nlohmann::json::parse(runGateJson(verdictOf("acceptance")));
        const auto& findings = json["findings"];
        QVERIFY(findings[0]["power"].is_null());
        QVERIFY(std::abs(findings[0]["least_told"].get<double>() - 0.0715) < 1e-4);
        QVERIFY(findings[0]["false_alarm"].get<double>() > 0.99);
        QVERIFY(findings[1]["power"].is_object() && findings[1]["least_told"].is_null());
        QVERIFY(runGateText(verdictOf("acceptance")).find("from the limit") != std::string::npos);
    }

  private:
    // Of its plan at 10 % of the items, as the document has it.
    static double falseAlarmShare(const evaluate::LimitFinding& finding) {
        const auto json = powerJson(*powerOfLimit(finding).plan);
        return json["false_alarms"][1]["per_check"].get<double>();
    }
};

ASSAY_TEST(TestRunGateBlocks)
#include "tst_run_gate_blocks.moc"
