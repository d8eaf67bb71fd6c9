// What a kill -9 leaves of a run that measures answers: all of it or nothing.
#include "core/base/random.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/workspace/predictions/staged_predictions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtCore/QProcess>
#include <QtTest/QtTest>

using namespace assay;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstAnswerRunKill : public QObject {
    Q_OBJECT

    static constexpr int kQuestions = 60;
    static constexpr int kKills = 15;

    StoreFolder m_folder;
    fs::path m_workspace;

    // How many lines it said; a negative number: it was killed after them.
    int measure(const std::string& name, int dieAt) const {
        QProcess victim;
        victim.start(QStringLiteral(ASSAY_MEASURE_VICTIM),
                     {QStringLiteral("run"), QString::fromStdString(m_workspace.string()),
                      QString::fromStdString(name), QString::number(dieAt)});
        if (!victim.waitForFinished(60'000)) {
            return 0;
        }
        const auto lines = static_cast<int>(victim.readAllStandardOutput().count('\n'));
        return victim.exitStatus() == QProcess::NormalExit ? lines : -lines;
    }

  private Q_SLOTS:

    void initTestCase() {
        m_workspace = m_folder.path("w.assay");
        const auto made = workspace::Workspace::create(m_workspace);
        ASSAY_VERIFY_OK(made);
        const auto suite = workspace::createSuite(**made, "S");
        ASSAY_VERIFY_OK(suite);
        base::NoProgress progress;
        auto staged = workspace::StagedPredictions::begin(**made, "P", {}, progress);
        ASSAY_VERIFY_OK(staged);
        std::vector<formats::PredictionRecord> records(kQuestions);
        for (int i = 0; i < kQuestions; ++i) {
            model::Question question;
            question.questionId = "q" + std::to_string(i);
            question.questionText = "Question " + std::to_string(i);
            question.answerText = {"Avgift til staten"};
            ASSAY_VERIFY_OK(workspace::addQuestion(**made, *suite, question, "me", ""));
            model::Prediction& prediction = records[static_cast<std::size_t>(i)].prediction;
            prediction.questionId = question.questionId;
            prediction.answer = "Avgift";
        }
        ASSAY_VERIFY_OK((*staged)->takePredictions(records));
        ASSAY_VERIFY_OK((*staged)->publish({}));
    }

    void allOrNothing() {
        const int reports = measure("whole", -1);
        QVERIFY2(reports > kQuestions, std::to_string(reports).c_str());
        base::Random random(5);
        int killed = 0;
        for (int i = 0; i < kKills; ++i) {
            const auto dieAt = static_cast<int>(random.below(static_cast<std::uint64_t>(reports)));
            killed += measure("killed", dieAt) < 0 ? 1 : 0;
        }
        QVERIFY(killed > 0);
        QCOMPARE(QString::fromStdString(findingsOf(m_workspace)), QString());
        const auto opened = workspace::Workspace::open(m_workspace);
        ASSAY_VERIFY_OK(opened);
        const auto reader = (*opened)->reader();
        ASSAY_VERIFY_OK(reader);
        const auto runs = workspace::runs(*reader, "");
        ASSAY_VERIFY_OK(runs);
        QCOMPARE(std::ssize(*runs), 1 + kKills - killed);
        for (const workspace::RunInfo& run : *runs) {
            QVERIFY(run.state == workspace::RunState::Finished);
            const auto loaded = evaluate::loadAnswerRun(*reader, run.id, {});
            ASSAY_VERIFY_OK(loaded);
            QCOMPARE(std::ssize(loaded->items), std::ptrdiff_t{kQuestions});
        }
    }
};

ASSAY_TEST(TstAnswerRunKill)
#include "tst_answer_run_kill.moc"
