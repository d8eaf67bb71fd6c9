// What a report says of answers: of one system, of two, of none.
#include "core/evaluate/answers/answer_run.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/report_writers.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/results/report_parts.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

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
    void storeAnswers(const std::string& name, int wrongEach) {
        auto staged = workspace::StagedPredictions::begin(*m_workspace, name, {}, m_progress);
        ASSAY_VERIFY_OK(staged);
        std::vector<formats::PredictionRecord> records;
        for (int i = 0; i < 40; ++i) {
            model::Prediction prediction;
            prediction.questionId = "q" + std::to_string(i);
            const bool isWrong = i % wrongEach == 0;
            const bool isYes = (i % 4 == 0) != isWrong;
            prediction.answer = i % 2 == 0 ? (isYes ? "Yes, it does." : "No, it does not.")
                                           : std::to_string((isWrong ? 900 : 100) + i);
            prediction.latencyMs = 100.0 + i;
            records.push_back({prediction, {}, {}, 0});
        }
        ASSAY_VERIFY_OK((*staged)->takePredictions(records));
        ASSAY_VERIFY_OK((*staged)->publish({}));
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
        for (const char* id : {"answer_quality", "answer_strata", "answer_comparison"}) {
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

    void othersRunsAreNone() {
        const Report report = reportOf("neighbour_");
        QVERIFY(sectionOf(report, "answer_quality") == nullptr);
        QVERIFY(report.title != "Answers of w");
    }
};

ASSAY_TEST(TstReportAnswers)
#include "tst_report_answers.moc"
