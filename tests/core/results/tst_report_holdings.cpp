// Whether a page notices that what it shows is outdated.
#include "core/results/report/report_drafts.h"
#include "core/results/report/report_holdings.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/run_edits.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>

using namespace assay;
using namespace assay::results;
using tests::explanation;

class TstReportHoldings : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void everyChangeIsNoticedAndNothingElse() {
        const tests::StoreFolder folder;
        const auto workspace = std::move(*workspace::Workspace::create(folder.path("w.assay")));
        const std::filesystem::path gold = folder.write(
            "gold.json", R"([{"question_id": "A1", "question_text": "How much?", "answer_text": "12",
                              "years": [2019]}])");
        const std::filesystem::path scores =
            folder.write("scores.csv", "question_id,answer,rouge\nA1,12,0.5\n");
        base::NoProgress progress;
        base::RowId suite = 0;
        base::RowId run = 0;
        std::set<std::string> seen;
        const auto isNew = [&](const std::string& why) {
            const auto now = reportHoldings(*workspace->reader());
            if (!why.empty() || !now) {
                qWarning("%s %s", why.c_str(), explanation(now).c_str());
                return false;
            }
            return seen.insert(*now).second;
        };
        QVERIFY(isNew({}));
        QVERIFY(!isNew({}));
        QVERIFY(isNew(explanation(tests::storeSet(*workspace, "june", tests::randomSamples(1, 20)))));
        workspace::QuestionImportOptions options;
        options.suite = "P3";
        options.who = "Ada";
        const auto imported =
            workspace::importQuestions(*workspace, std::span(&gold, 1), options, {}, progress);
        QVERIFY(isNew(explanation(imported)));
        suite = workspace::findSuite(*workspace->reader(), "P3")->id;
        QVERIFY(isNew(explanation(workspace::renameSuite(*workspace, suite, "P4", "Ada"))));
        QVERIFY(isNew(explanation(workspace::freezeSuite(*workspace, suite, "P4.v1", "", "Ada"))));
        QVERIFY(isNew(
            explanation(workspace::importAnswerScores(*workspace, scores, "answers", {}, {}, progress))));
        workspace::NewRun test;
        test.kind = "neighbours";
        test.name = "first";
        test.settings = test.inputs = "{}";
        const auto added = workspace::addFinishedRun(*workspace, test, {}, "{}");
        QVERIFY(isNew(explanation(added)));
        run = *added;
        QVERIFY(isNew(explanation(workspace::renameRun(*workspace, run, "second", "Ada"))));
        QVERIFY(isNew(explanation(workspace::setRunNote(*workspace, run, "with commas"))));
        QVERIFY(isNew(explanation(workspace::setBaseline(*workspace, run, true))));
        model::Decision decision;
        decision.name = "November";
        decision.author = "Ada";
        QVERIFY(isNew(explanation(workspace::saveDecision(*workspace, decision, "Ada"))));
        QVERIFY(isNew(explanation(tests::undo(*workspace, "Ada"))));

        // What is merely kept for the page says nothing else.
        QVERIFY(saveReportDraft(*workspace, {defaultPlan(), std::nullopt, "Ada"}).has_value());
        QVERIFY(rememberChosenReport(*workspace, "Thresholds").has_value());
        QVERIFY(!isNew({}));
    }
};

ASSAY_TEST(TstReportHoldings)
#include "tst_report_holdings.moc"
