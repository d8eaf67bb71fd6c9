// The tabs that ask systems and judges: nothing is sent before somebody has seen what it takes.
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_runs_pane.h"
#include "app/pages/answers/ask_pane.h"
#include "app/pages/answers/judge_pane.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "tests/app/answers/answers_fixture.h"
#include "tests/support/chat_service.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using assay::tests::goodChat;
using assay::tests::lastMessageOf;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackServer;

namespace {

constexpr int kPaneJobsMs = 60'000;

} // namespace

class TestJudgePanes : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::AnswersController> m_controller;

    template <typename Widget>
    static Widget* child(QWidget& pane, const char* name) {
        return pane.findChild<Widget*>(QLatin1String(name));
    }

    app::AnswersRunActions runActions() {
        const auto made = [this] { return new QAction(m_controller.get()); };
        return {made(), made(), made(), made(), made()};
    }

    void fillService(QWidget& pane, const QString& prefix, const LoopbackServer& server) {
        pane.findChild<QLineEdit*>(prefix + u"Url"_s)->setText(QString::fromStdString(server.url() + "/v1"));
        pane.findChild<QLineEdit*>(prefix + u"Model"_s)->setText(u"m1"_s);
        pane.findChild<QLineEdit*>(prefix + u"Key"_s)->clear();
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const std::filesystem::path folder(m_folder->path().toStdString());
        {
            const auto made = workspace::Workspace::create(folder / "w.assay");
            QVERIFY(made.has_value());
            QVERIFY(tests::fillAnswers(**made, folder, "P3").has_value());
            QVERIFY(tests::measureAnswers(**made, "P3", "Fjord").has_value());
        }
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_controller = std::make_unique<app::AnswersController>(*m_jobs);
        m_controller->setCurator(u"Ada"_s);
        auto opened = workspace::Workspace::open(folder / "w.assay");
        QVERIFY(opened.has_value());
        m_controller->setWorkspace(std::shared_ptr<workspace::Workspace>(std::move(*opened)));
        QVERIFY(m_jobs->waitForFinished(kPaneJobsMs));
        QTRY_VERIFY(m_controller->view() != nullptr);
    }

    void cleanup() {
        m_controller.reset();
        m_jobs.reset();
        m_folder.reset();
    }

    void askingIsEstimatedFirst() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodChat("To " + lastMessageOf(request)); });
        app::AskPane pane(*m_controller);
        pane.resize(900, 700);
        pane.show();
        auto* const estimate = child<QPushButton>(pane, "askEstimate");
        auto* const ask = child<QPushButton>(pane, "askStart");
        QVERIFY(!estimate->isEnabled()); // no model, no name
        fillService(pane, u"askService"_s, server);
        child<QLineEdit>(pane, "askName")->setText(u"live"_s);
        QVERIFY(estimate->isEnabled());
        QVERIFY(!ask->isEnabled());
        QTest::mouseClick(estimate, Qt::LeftButton);
        QTRY_VERIFY(ask->isEnabled());
        QVERIFY(child<QLabel>(pane, "askState")->text().contains(u"12"_s));
        QCOMPARE(server.requestCount(), 0);
        child<QLineEdit>(pane, "askName")->setText(u"live 2"_s);
        QVERIFY(!ask->isEnabled()); // what was estimated is another asking
        QTest::mouseClick(estimate, Qt::LeftButton);
        QTRY_VERIFY(ask->isEnabled());
        QTest::mouseClick(ask, Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(kPaneJobsMs));
        QCOMPARE(server.requestCount(), tests::kAnswerQuestions);
        QCOMPARE(m_controller->predictionSets().front().name, std::string("live 2"));
    }

    // Two prompts to one service, one of them checked off, then both: a set of answers for each.
    void severalPromptsAreAskedInOneGo() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodChat("To " + lastMessageOf(request)); });
        app::AskPane pane(*m_controller);
        pane.resize(900, 700);
        pane.show();
        auto* const list = child<QListWidget>(pane, "askSystems");
        auto* const add = child<QPushButton>(pane, "askAddSystem");
        auto* const estimate = child<QPushButton>(pane, "askEstimate");
        QVERIFY(!add->isEnabled()); // no model yet
        fillService(pane, u"askService"_s, server);
        child<QLineEdit>(pane, "askName")->setText(u"both"_s);
        QTest::mouseClick(add, Qt::LeftButton);
        child<QPlainTextEdit>(pane, "askPrompt")->setPlainText(u"In one word: {question}"_s);
        child<QLineEdit>(pane, "askPromptName")->setText(u"short"_s);
        QTest::mouseClick(add, Qt::LeftButton);
        QCOMPARE(list->count(), 2);
        QVERIFY(list->item(1)->text().startsWith(u"short @ "_s));
        list->item(0)->setCheckState(Qt::Unchecked);
        list->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(!estimate->isEnabled()); // nothing is checked
        list->item(0)->setCheckState(Qt::Checked);
        list->item(1)->setCheckState(Qt::Checked);
        QTest::mouseClick(estimate, Qt::LeftButton);
        auto* const ask = child<QPushButton>(pane, "askStart");
        QTRY_VERIFY(ask->isEnabled());
        QTest::mouseClick(ask, Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(kPaneJobsMs));
        QCOMPARE(server.requestCount(), 2 * tests::kAnswerQuestions);
        QSet<QString> names;
        for (const workspace::AnswerSetInfo& set : m_controller->predictionSets()) {
            names.insert(QString::fromStdString(set.name));
        }
        QVERIFY(names.contains(u"both: plain @ m1"_s));
        QVERIFY(names.contains(u"both: short @ m1"_s));
        list->setCurrentRow(0);
        QTest::mouseClick(child<QPushButton>(pane, "askRemoveSystem"), Qt::LeftButton);
        QCOMPARE(list->count(), 1);
    }

    void aJudgeIsOfferedAndNotAsked() {
        LoopbackServer server([](const LoopbackRequest&) { return goodChat("{}"); });
        app::JudgePane pane(*m_controller);
        pane.resize(1'000, 700);
        pane.show();
        fillService(pane, u"judgeService"_s, server);
        auto* const offer = child<QPushButton>(pane, "judgeOffer");
        QVERIFY(!offer->isEnabled());
        QTest::mouseClick(child<QPushButton>(pane, "judgeEstimate"), Qt::LeftButton);
        QTRY_VERIFY(offer->isEnabled());
        QTest::mouseClick(offer, Qt::LeftButton);
        QCOMPARE(m_controller->scoreOffers().size(), std::size_t{1});
        QVERIFY(m_controller->scoreOffers().front().title.contains(u"m1"_s));
        QCOMPARE(server.requestCount(), 0);
    }

    // Offered one after the other, ticked together: each has its scores, and the pane says which is shown.
    void twoJudgesStandSideBySide() {
        LoopbackServer server([](const LoopbackRequest&) {
            return goodChat("{\"correctness\": 8, \"completeness\": 8, \"citation_accuracy\": 8, "
                            "\"clarity\": 8, \"hallucinations\": []}");
        });
        app::JudgePane pane(*m_controller);
        pane.resize(1'000, 700);
        pane.show();
        auto* const choice = child<QComboBox>(pane, "judgeChoice");
        QVERIFY(!choice->isVisible()); // no judge yet
        fillService(pane, u"judgeService"_s, server);
        QStringList keys;
        for (const QString& model : {u"m1"_s, u"m2"_s}) {
            child<QLineEdit>(pane, "judgeServiceModel")->setText(model);
            QTest::mouseClick(child<QPushButton>(pane, "judgeEstimate"), Qt::LeftButton);
            QTRY_VERIFY(child<QPushButton>(pane, "judgeOffer")->isEnabled());
            QTest::mouseClick(child<QPushButton>(pane, "judgeOffer"), Qt::LeftButton);
            keys << m_controller->scoreOffers().back().key;
        }
        QCOMPARE(m_controller->scoreOffers().size(), std::size_t{2});
        QVERIFY(m_controller->start(m_controller->view()->run.settings, keys));
        QVERIFY(m_jobs->waitForFinished(kPaneJobsMs));
        QTRY_COMPARE(choice->count(), 2);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->itemText(0), u"m1, florida"_s);
        QCOMPARE(choice->itemText(1), u"m2, florida"_s);
        const evaluate::AnswerRun& run = m_controller->view()->run;
        QVERIFY(run.figures.find("judge_overall") != nullptr);
        QVERIFY(run.figures.find(keys[1].toStdString() + ".judge_overall") != nullptr);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentIndex(), 1);
        QTRY_VERIFY(child<QLabel>(pane, "judgeVerdict")->text().contains(u"30"_s)); // cannot be judged yet
    }

    // The list of judges beside the runs: figures, why and queues go by the one that is chosen there.
    void aRunIsShownByTheChosenJudge() {
        const app::AnswersRunActions actions = runActions();
        app::AnswersRunsPane pane(*m_controller, actions);
        pane.resize(320, 700);
        pane.show();
        auto* const choice = child<QComboBox>(pane, "answerRunJudge");
        QVERIFY(!choice->isVisible()); // no judge has scored
        LoopbackServer server([](const LoopbackRequest& request) {
            const std::string score = request.body.find("mild") != std::string::npos ? "9" : "3";
            return goodChat("{\"correctness\": " + score + ", \"completeness\": " + score +
                            ", \"citation_accuracy\": " + score + ", \"clarity\": " + score +
                            ", \"hallucinations\": []}");
        });
        app::JudgePane judge(*m_controller);
        judge.resize(1'000, 700);
        judge.show();
        fillService(judge, u"judgeService"_s, server);
        QStringList keys;
        for (const QString& model : {u"mild"_s, u"strict"_s}) {
            child<QLineEdit>(judge, "judgeServiceModel")->setText(model);
            QTest::mouseClick(child<QPushButton>(judge, "judgeEstimate"), Qt::LeftButton);
            QTRY_VERIFY(child<QPushButton>(judge, "judgeOffer")->isEnabled());
            QTest::mouseClick(child<QPushButton>(judge, "judgeOffer"), Qt::LeftButton);
            keys << m_controller->scoreOffers().back().key;
        }
        QVERIFY(m_controller->start(m_controller->view()->run.settings, keys));
        QVERIFY(m_jobs->waitForFinished(kPaneJobsMs));
        QTRY_COMPARE(choice->count(), 2);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->currentText(), u"mild, florida"_s);
        const auto mean = [this] { return *m_controller->view()->run.figures.find("judge_overall")->mean; };
        QCOMPARE(mean(), 9.0);
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QTRY_COMPARE(mean(), 3.0);
        QCOMPARE(choice->currentText(), u"strict, florida"_s);
        QCOMPARE(m_controller->view()->judges.front().model, std::string("mild")); // as they were asked
        QTRY_VERIFY(m_controller->explained() != nullptr);
        QCOMPARE(m_controller->explained()->answers.scores.front().value("judge_overall"),
                 std::optional(3.0));
        QTest::keyClick(choice, Qt::Key_Up);
        QTRY_COMPARE(mean(), 9.0);
    }

    void aVerdictIsSaidBeforeTheJudgeIsSeen() {
        app::JudgePane pane(*m_controller);
        pane.resize(1'000, 700);
        pane.show();
        m_controller->goToRow(3);
        QTRY_VERIFY(m_controller->explained() != nullptr);
        QTRY_VERIFY(child<QPushButton>(pane, "judgePass")->isEnabled());
        QVERIFY(child<QTextBrowser>(pane, "judgeText")->toPlainText().contains(u"What did Firm"_s));
        QVERIFY(
            child<QTextBrowser>(pane, "judgeText")->toPlainText().contains(u"Must include: 12.5 million"_s));
        QVERIFY(child<QLabel>(pane, "judgeJudged")->text().isEmpty());
        child<QDoubleSpinBox>(pane, "judgeScore")->setValue(8.5);
        QTest::mouseClick(child<QPushButton>(pane, "judgePass"), Qt::LeftButton);
        QTRY_VERIFY(!child<QLabel>(pane, "judgeJudged")->text().isEmpty());
        const auto said = workspace::answerVerdicts(*m_controller->reader());
        QVERIFY(said.has_value());
        QCOMPARE(said->size(), std::size_t{1});
        QCOMPARE(said->front().reader, std::string("Ada"));
        QCOMPARE(*said->front().score, 8.5);
        QVERIFY(said->front().blind);
        // A change of mind afterwards is not blind.
        QTest::mouseClick(child<QPushButton>(pane, "judgeFail"), Qt::LeftButton);
        const auto changed = workspace::answerVerdicts(*m_controller->reader());
        QVERIFY(changed->front().verdict == workspace::HumanVerdict::Fail);
        QVERIFY(!changed->front().blind);
        QTRY_VERIFY(child<QLabel>(pane, "judgeVerdict")->text().contains(u"30"_s)); // cannot be judged yet
    }
};

ASSAY_TEST(TestJudgePanes)
#include "tst_judge_panes.moc"
