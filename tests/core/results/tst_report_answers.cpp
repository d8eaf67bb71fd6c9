// What a report says of answers: of one system, of two, of none.
#include "core/evaluate/answers/answer_run.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/report_writers.h"
#include "core/workspace/predictions/claims.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <memory>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::results;
using namespace assay::tests;

class TstReportAnswers : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::NoProgress m_progress;
    words::Wording m_wording;

    workspace::Reader reader() const { return *m_workspace->reader(); }

    // Forty questions of twenty companies, half of which ask for yes or no.
    void storeGold() {
        const auto suite = workspace::createSuite(*m_workspace, "S");
        ASSAY_VERIFY_OK(suite);
        for (int i = 0; i < 40; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "Question " + std::to_string(i);
            question.answerType = i % 2 == 0 ? "boolean" : "numeric";
            question.answerText = {i % 2 == 0 ? (i % 4 == 0 ? "Yes." : "No.") : std::to_string(100 + i)};
            question.category = i % 2 == 0 ? "G" : "A";
            question.companyName = {"company " + std::to_string(i / 2)};
            ASSAY_VERIFY_OK(workspace::addQuestion(*m_workspace, *suite, question, "me", ""));
        }
    }

    // Right but for every `wrongEach`-th answer.
    void storeAnswers(const std::string& name, int wrongEach, bool judged = false) {
        auto staged = workspace::StagedPredictions::begin(*m_workspace, name, {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        std::vector<formats::PredictionRecord> records;
        for (int i = 0; i < 40; ++i) {
            model::Prediction prediction;
            prediction.questionId = "q" + std::to_string(i);
            const bool isWrong = i % wrongEach == 0;
            prediction.answer = answerTo(i, wrongEach);
            prediction.latencyMs = 100.0 + i;
            if (judged) {
                prediction.scores["judge_pass"] = {isWrong ? 0.0 : 1.0, "judge-1"};
                prediction.scores["judge_overall"] = {isWrong ? 3.0 : 9.0, "judge-1"};
            }
            records.push_back({prediction, {}, {}, 0});
        }
        ASSAY_VERIFY_OK((*staged)->takePredictions(records));
        ASSAY_VERIFY_OK((*staged)->publish({}));
    }

    std::string answerTo(int question, int wrongEach) const {
        const bool isWrong = question % wrongEach == 0;
        const bool isYes = (question % 4 == 0) != isWrong;
        return question % 2 == 0 ? (isYes ? "Yes, it does." : "No, it does not.")
                                 : std::to_string((isWrong ? 900 : 100) + question);
    }

    // Every answer of storeAnswers(name, 5) has one claim, which is invented where the answer is wrong.
    void readBy(const std::string& reader, int questions) {
        for (int i = 0; i < questions; ++i) {
            const std::string answer = answerTo(i, 5);
            model::ClaimSheet sheet;
            sheet.questionId = "q" + std::to_string(i);
            sheet.answerSha256 = workspace::hashOfAnswer(answer);
            sheet.reader = reader;
            sheet.claims = {{0, std::ssize(answer),
                             i % 5 == 0 ? model::ClaimVerdict::Invented : model::ClaimVerdict::Aligned, "",
                             ""}};
            ASSAY_VERIFY_OK(workspace::saveClaims(*m_workspace, sheet));
            workspace::HumanJudgement judgement;
            judgement.questionId = sheet.questionId;
            judgement.answerHash = sheet.answerSha256;
            judgement.reader = reader;
            judgement.verdict = i % 5 == 0 ? workspace::HumanVerdict::Fail : workspace::HumanVerdict::Pass;
            judgement.score = i % 5 == 0 ? 2 : 8;
            judgement.blind = true;
            ASSAY_VERIFY_OK(workspace::saveAnswerVerdict(*m_workspace, judgement));
        }
    }

    base::RowId measured(const std::string& predictions) {
        evaluate::AnswerRunSettings settings;
        settings.suites = {"S"};
        settings.predictions = predictions;
        settings.rubric = *evaluate::rubricPreset("finrag");
        settings.who = "me";
        const auto run = evaluate::runAnswers(*m_workspace, settings, {}, {}, m_progress);
        return run ? *run : 0;
    }

    Report reportOf(std::string_view group, const std::vector<base::RowId>& runs = {}) {
        ReportPlan plan = defaultPlan();
        plan.runs = runs;
        for (PlannedSection& section : plan.sections) {
            section.shown = section.id.starts_with(group) || section.id == "summary" ||
                            section.id == "provenance" || section.id == "definitions";
        }
        auto made = makeReport(reader(), "w", plan, m_wording, {}, {}, m_progress);
        return made ? std::move(*made) : Report();
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = *workspace::Workspace::create(m_folder->path("w.assay"));
        storeGold();
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void withoutARunItSaysSo() {
        const Report report = reportOf("answer_");
        for (const char* id :
             {"answer_quality", "answer_strata", "answer_comparison", "answer_fidelity", "answer_judge"}) {
            const Section* const section = sectionOf(report, id);
            QVERIFY2(section != nullptr, id);
            QCOMPARE(paragraphsOf(*section), std::string("The workspace holds no measured answers.\n"));
        }
    }

    void oneSystem() {
        storeAnswers("one", 5);
        QVERIFY(measured("one") > 0);
        const Report report = reportOf("answer_");
        QCOMPARE(report.title, std::string("Answers of w"));
        QCOMPARE(report.subtitle, std::string("Answers"));
        QCOMPARE(figuresWithoutDefinition(report), std::string());
        QCOMPARE(figuresWithoutInterval(report), std::string());
        const auto* const measures = partNamed<Table>(report, "answer_measures");
        QVERIFY(measures != nullptr);
        const Figure* const right = figureAt(*measures, "Right yes or no", "value");
        QVERIFY(right != nullptr && right->value);
        QCOMPARE(*right->value, 0.8); // of 20, every fifth is wrong
        const Figure* const luck = figureAt(*measures, "Right yes or no", "luck");
        QVERIFY(luck != nullptr && luck->value);
        QCOMPARE(*luck->value, 0.5); // ten say yes, ten no
        QVERIFY(partNamed<Table>(report, "answer_by_category") != nullptr);
        QVERIFY(partNamed<Table>(report, "answer_failures") != nullptr);
        QVERIFY(paragraphsOf(*sectionOf(report, "answer_comparison")).starts_with("No two systems"));
        const auto* const definitions = partNamed<Table>(report, "definition_list");
        QVERIFY(definitions != nullptr);
        QVERIFY(textAt(*definitions, "Right yes or no", "definition") != "(no such cell)");
    }

    void twoSystemsBesideEachOther() {
        storeAnswers("one", 5);
        storeAnswers("other", 2);
        QVERIFY(measured("one") > 0);
        const base::RowId second = measured("other");
        QVERIFY(second > 0);
        const Report report = reportOf("answer_");
        QCOMPARE(sectionOf(report, "answer_quality")->sections.size(), std::size_t{2});
        QCOMPARE(figuresWithoutDefinition(report), std::string());
        QCOMPARE(figuresWithoutInterval(report), std::string());
        const auto* const compared = partNamed<Table>(report, "answer_comparison");
        QVERIFY(compared != nullptr);
        QVERIFY(partNamed<Table>(report, "answer_changed") != nullptr);
        QVERIFY(partNamed<Table>(report, "answer_power") != nullptr);
        QCOMPARE(reportJson(report), reportJson(reportOf("answer_")));
        const Report single = reportOf("answer_", {second}); // as the plan names it
        QVERIFY(sectionOf(single, "answer_quality")->sections.empty());
        QVERIFY(partNamed<Table>(single, "answer_comparison") == nullptr);
        QVERIFY(!reportMarkdown(report, m_wording).empty() && !reportHtml(report, m_wording).empty());
    }

    void whatPeopleReadIsReported() {
        storeAnswers("one", 5, true);
        QVERIFY(measured("one") > 0);
        const Report before = reportOf("answer_");
        QCOMPARE(paragraphsOf(*sectionOf(before, "answer_fidelity")),
                 std::string("Nobody has judged all claims of an answer of this run yet.\n"));
        QVERIFY(paragraphsOf(*sectionOf(before, "answer_judge")).starts_with("Nobody has judged an answer"));
        readBy("ann", 35);
        readBy("bob", 10);
        const Report report = reportOf("answer_");
        QCOMPARE(figuresWithoutDefinition(report), std::string());
        QCOMPARE(figuresWithoutInterval(report), std::string());
        const KeyFigure* const invented = keyFigureOf(report, "answer_fidelity", "Hallucinated");
        QVERIFY(invented != nullptr);
        QCOMPARE(*std::get<Figure>(invented->value).value, 0.2); // 7 of 35
        const auto* const claims = partNamed<Table>(report, "answer_claims");
        QVERIFY(claims != nullptr);
        QCOMPARE(*figureAt(*claims, "Invented", "claims")->value, 9.0); // 7 of one reader, 2 of the other
        const auto* const wanting = partNamed<Table>(report, "answer_not_perfect");
        QVERIFY(wanting != nullptr);
        QCOMPARE(wanting->rows.size(), std::size_t{7});
        QCOMPARE(wanting->shown.value_or(0), std::size_t{5});
        const KeyFigure* const luck = keyFigureOf(report, "answer_judge", "Same verdict by luck");
        QVERIFY(luck != nullptr);
        const double expected = 28.0 / 35 * 28 / 35 + 7.0 / 35 * 7 / 35;
        QVERIFY(std::abs(*std::get<Figure>(luck->value).value - expected) < 1e-12);
        QVERIFY(partNamed<Table>(report, "answer_judge_verdicts") != nullptr);
        // The suite's gate: one invented claim fails it.
        const auto* const targets = partNamed<Table>(report, "answer_targets");
        QVERIFY(targets != nullptr);
        QCOMPARE(textAt(*targets, "Hallucinations", "minimum_state"), std::string("✗ failed"));
        QCOMPARE(reportJson(report), reportJson(reportOf("answer_")));
    }

    void noInventionIsNotJudgedUnread() {
        storeAnswers("one", 5);
        QVERIFY(measured("one") > 0);
        const Report report = reportOf("answer_");
        const auto* const targets = partNamed<Table>(report, "answer_targets");
        QVERIFY(targets != nullptr);
        QCOMPARE(textAt(*targets, "Hallucinations", "minimum_state"), std::string("cannot be judged"));
        QCOMPARE(paragraphsOf(*sectionOf(report, "answer_judge")),
                 std::string("No judge has scored the answers of this run.\n"));
    }

    void othersRunsAreNone() {
        const Report report = reportOf("neighbour_");
        QVERIFY(sectionOf(report, "answer_quality") == nullptr);
        QVERIFY(report.title != "Answers of w");
    }
};

ASSAY_TEST(TstReportAnswers)
#include "tst_report_answers.moc"
