// The page of answers as a curator and a researcher use it, by keys and clicks.
#include "app/pages/answers/answer_facets_pane.h"
#include "app/pages/answers/answers_cases_pane.h"
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_page.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "tests/app/answers/answers_fixture.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_card.h"
#include "widgets/results/blocks_view.h"
#include "widgets/tables/bar_delegate.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <fstream>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::AnswersPage;

namespace {

constexpr int kJobsMs = 60'000;

} // namespace

class TestAnswersPage : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<AnswersPage> m_page;

    [[nodiscard]] std::filesystem::path path(const char* name) const {
        return std::filesystem::path(m_folder->path().toStdString()) / name;
    }

    template <typename Widget>
    [[nodiscard]] Widget* child(const char* name) const {
        return m_page->findChild<Widget*>(QLatin1String(name));
    }

    [[nodiscard]] app::AnswersController& controller() const { return *m_page->controller(); }

    [[nodiscard]] widgets::DataTableView* table() const {
        return child<widgets::DataTableView>("answerTable");
    }

    [[nodiscard]] QString card() const { return child<widgets::ReadingCard>("readingCard")->wholeText(); }

    [[nodiscard]] QTabWidget* tabs() const { return child<QTabWidget>("answerTabs"); }

    void showTab(const QString& title) const { tests::showTab(*tabs(), title); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        tests::pressIn(*m_page, key, modifiers);
    }

    void openPage() {
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<AnswersPage>();
        m_page->setSession(m_session.get());
        m_page->resize(1'152, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    }

    void open(bool withRuns) {
        {
            const auto workspace = workspace::Workspace::create(path("w.assay"));
            QVERIFY(workspace.has_value());
            QVERIFY(tests::fillAnswers(**workspace, path(""), "P3").has_value());
            if (withRuns) {
                QVERIFY(tests::measureAnswers(**workspace, "P3", "Skerry").has_value());
                QVERIFY(tests::measureAnswers(**workspace, "P3", "Fjord").has_value());
            }
        }
        openPage();
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        if (withRuns) {
            QTRY_VERIFY(controller().view() != nullptr);
            showTab(u"Questions"_s);
            QTRY_VERIFY(controller().explained() != nullptr);
        }
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        app::Settings::redirectTo(m_folder->path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
        m_folder.reset();
    }

    void emptyPagesSayWhatToDo() {
        openPage();
        QVERIFY(child<QLabel>("answersSetupEmpty")->text().contains(u"No workspace"_s));
        QCOMPARE(child<QLabel>("answerRunsEmpty")->text(), u"No workspace is open."_s);
        QVERIFY(!child<QPushButton>("readingQueueSave")->isEnabled());
        QVERIFY(workspace::Workspace::create(path("empty.assay")).has_value());
        m_session->openWorkspace(QString::fromStdString(path("empty.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY(child<QLabel>("answersSetupEmpty")->text().contains(u"no gold questions"_s));
        QVERIFY(child<QLabel>("answerRunsEmpty")->text().contains(u"this workspace"_s));
    }

    // Each tab that has nothing to show without a run leads to where one is set up.
    void emptyTabsLeadToTheNextStep() {
        open(false);
        auto* tabs = child<QTabWidget>("answerTabs");
        for (const QString& title : {u"Questions"_s, u"Overview"_s, u"Strata"_s, u"Distributions"_s,
                                     u"Compare"_s, u"Costs"_s, u"Judge"_s, u"Claims"_s}) {
            showTab(title);
            auto* step = tabs->currentWidget()->findChild<QPushButton*>(u"empty_answers.setUp"_s);
            QVERIFY2(step != nullptr && step->isVisible() && step->isEnabled(), qPrintable(title));
            QTest::mouseClick(step, Qt::LeftButton);
            QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Set up"_s);
        }
    }

    void answersAreMeasuredFromTheForm() {
        open(false);
        showTab(u"Set up"_s);
        QTRY_COMPARE(child<QListWidget>("answersSuites")->count(), 1);
        auto* predictions = child<QComboBox>("answersPredictions");
        predictions->setCurrentIndex(predictions->findData(u"Fjord"_s));
        auto* rubric = child<QComboBox>("answersRubric");
        rubric->setCurrentIndex(rubric->findData(u"norwegian"_s));
        QVERIFY2(child<QPushButton>("answersRun")->isEnabled(),
                 qPrintable(child<QLabel>("answersProblem")->text()));
        QTest::mouseClick(child<QPushButton>("answersRun"), Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY(controller().view() != nullptr);
        QCOMPARE(controller().runs().size(), std::size_t(1));
        QCOMPARE(controller().runs().front().createdBy, std::string("Ada"));
        QCOMPARE(table()->model()->rowCount(), tests::kAnswerQuestions);
        QVERIFY2(m_page->summary().contains(u"Fjord"_s), qPrintable(m_page->summary()));
    }

    // Lists without a single answer are no answers of a system, and the message of what could not be measured
    // goes with the next try or another choice.
    void rankedListsAreNoAnswers() {
        open(false);
        const std::filesystem::path file = path("ranked.jsonl");
        std::ofstream(file) << R"({"question_id":"a1","contexts":[{"id":"s1","rank":1}]})"
                            << "\n";
        std::ofstream(path("late.jsonl")) << R"({"question_id":"z9","answer":"Of another suite."})"
                                          << "\n";
        base::NoProgress progress;
        QVERIFY(workspace::importAnswerScores(*m_session->workspace(), file, "own: lexical", {}, {}, progress)
                    .has_value());
        QVERIFY(workspace::importAnswerScores(*m_session->workspace(), path("late.jsonl"), "Elsewhere", {},
                                              {}, progress)
                    .has_value());
        controller().reload();
        showTab(u"Set up"_s);
        auto* predictions = child<QComboBox>("answersPredictions");
        QTRY_VERIFY(predictions->findData(u"Elsewhere"_s) >= 0);
        QCOMPARE(predictions->findData(u"own: lexical"_s), -1);
        QCOMPARE(predictions->count(), 3);

        QSignalSpy failed(m_page.get(), &app::Page::errorRaised);
        QSignalSpy mended(m_page.get(), &app::Page::errorMended);
        predictions->setCurrentIndex(predictions->findData(u"Elsewhere"_s));
        QTest::mouseClick(child<QPushButton>("answersRun"), Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(failed.count(), 1);
        mended.clear();
        predictions->setCurrentIndex(predictions->findData(u"Fjord"_s)); // set otherwise
        QVERIFY(mended.count() > 0);
        mended.clear();
        QTest::mouseClick(child<QPushButton>("answersRun"), Qt::LeftButton); // tried again
        QVERIFY(mended.count() > 0);
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_VERIFY(controller().view() != nullptr);
        QCOMPARE(failed.count(), 1);
    }

    // Each measure has a bar in each cell that has a value, and none where it has not.
    void everyMeasureHasItsBars() {
        open(true);
        QTRY_COMPARE(table()->model()->rowCount(), tests::kAnswerQuestions);
        QVERIFY(table()->findChild<widgets::BarDelegate*>() != nullptr);
        const QAbstractItemModel& model = *table()->model();
        int bars = 0;
        for (int column = 3; column < model.columnCount(); ++column) {
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex cell = model.index(row, column);
                const QVariant share = cell.data(widgets::kBarShareRole);
                if (!share.isValid()) {
                    continue;
                }
                ++bars;
                QVERIFY(share.toDouble() >= 0 && share.toDouble() <= 1);
                QVERIFY(!cell.data().toString().isEmpty()); // the value stands beside it
            }
        }
        QVERIFY(bars > tests::kAnswerQuestions); // of more than one measure
    }

    void theFormSaysWhatIsMissing() {
        open(false);
        showTab(u"Set up"_s);
        auto* suites = child<QListWidget>("answersSuites");
        QTRY_COMPARE(suites->count(), 1);
        suites->item(0)->setCheckState(Qt::Unchecked);
        QVERIFY(!child<QPushButton>("answersRun")->isEnabled());
        QVERIFY(child<QLabel>("answersProblem")->text().contains(u"suite"_s));
    }

    void theCardShowsQuestionGoldAnswerAndWhy() {
        open(true);
        QVERIFY(controller().showQuestion(u"P3"_s, u"a3"_s));
        QTRY_VERIFY(controller().explained() != nullptr);
        const QString text = card();
        for (const QString& part : {u"What did Firm 3 earn?"_s, u"Gold answer"_s, u"Answer of Fjord"_s,
                                    u"Why "_s, u"Weight"_s, u"Evidence"_s, u"P3"_s}) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
        // What is missing of a wrong one is listed.
        QVERIFY(controller().showQuestion(u"P3"_s, u"a1"_s));
        QTRY_VERIFY(controller().explained() != nullptr);
        QVERIFY2(card().contains(u"Not in the answer"_s) && card().contains(u"12.5 million"_s),
                 qPrintable(card()));
        // Nobody answered the last one.
        QVERIFY(controller().showQuestion(u"P3"_s, u"a12"_s));
        QTRY_VERIFY(controller().explained() != nullptr);
        QVERIFY2(card().contains(u"said nothing"_s), qPrintable(card()));
    }

    void keysWalkThroughTheQuestions() {
        open(true);
        QSignalSpy edited(m_page.get(), &AnswersPage::questionRequested);
        table()->setFocus();
        controller().goToRow(0);
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(controller().current()->questionId, std::string("a2"));
        QCOMPARE(table()->currentIndex().row(), 1);
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(controller().current()->questionId, std::string("a1"));
        press(Qt::Key_F2);
        QCOMPARE(edited.count(), 1);
        QCOMPARE(edited.front().front().toLongLong(), controller().current()->question);
        press(Qt::Key_F, Qt::ControlModifier);
        auto* search = child<QLineEdit>("answerSearch");
        QVERIFY(search->hasFocus());
        QTest::keyClicks(search, u"firm 7"_s);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(controller().current()->questionId, std::string("a7"));
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(table()->model()->rowCount(), tests::kAnswerQuestions);
    }

    void facetsChooseAndCount() {
        open(true);
        auto* facets = child<QTreeWidget>("answerFacets");
        const auto value = [facets](const QString& text) {
            facets->expandAll();
            return facets->findItems(text, Qt::MatchExactly | Qt::MatchRecursive).value(0);
        };
        QTRY_VERIFY(value(u"Hard"_s) != nullptr);
        QCOMPARE(value(u"Hard"_s)->text(1), u"2"_s);
        facets->setFocus();
        facets->setCurrentItem(value(u"Hard"_s));
        press(Qt::Key_Space);
        QTRY_COMPARE(table()->model()->rowCount(), 2);
        QVERIFY(m_page->summary().contains(u"2 shown"_s));
        QTRY_VERIFY(value(u"Hard"_s) != nullptr && value(u"Hard"_s)->checkState(0) == Qt::Checked);
        QTRY_VERIFY(child<QToolButton>("clearAnswerFacets")->isEnabled());
        QTest::mouseClick(child<QToolButton>("clearAnswerFacets"), Qt::LeftButton);
        QTRY_COMPARE(table()->model()->rowCount(), tests::kAnswerQuestions);
        // What nobody answered is a value of the verdict.
        facets->setCurrentItem(value(u"not answered"_s));
        press(Qt::Key_Space);
        QTRY_COMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(controller().current()->questionId, std::string("a12"));
    }

    void columnsSortWithWhatIsMissingLast() {
        open(true);
        QAbstractItemModelTester tester(table()->model());
        table()->sortByColumn(3, Qt::AscendingOrder); // overall
        const auto overall = [this](int row) {
            return controller().view()->item(controller().shown()[static_cast<std::size_t>(row)]).overall;
        };
        // Two cannot be judged without a cosine, and one is not answered.
        QVERIFY(overall(0) && overall(8));
        QVERIFY(*overall(0) <= *overall(8));
        QVERIFY(!overall(9) && !overall(10) && !overall(11));
        table()->sortByColumn(3, Qt::DescendingOrder);
        QVERIFY(*overall(0) >= *overall(8));
        QVERIFY(!overall(9) && !overall(11));
    }

    void theFiguresAreBlocks() {
        open(true);
        for (const auto& [title, name] : {std::pair(u"Overview"_s, "answersOverview"),
                                          {u"Strata"_s, "answersStrata"},
                                          {u"Distributions"_s, "answersDistributions"},
                                          {u"Costs"_s, "answersCosts"}}) {
            showTab(title);
            auto* blocks = child<QWidget>(name)->findChild<widgets::BlocksView*>();
            QTRY_VERIFY2(blocks->isVisible(), name);
            QVERIFY2(!blocks->findChildren<QWidget*>().isEmpty(), name);
        }
    }

    void twoSystemsStandSideBySide() {
        open(true);
        showTab(u"Compare"_s);
        auto* other = child<QComboBox>("answersOther");
        QCOMPARE(other->count(), 2); // nothing, and the other run
        QVERIFY(child<QLabel>("answersCompareEmpty")->isVisible());
        other->setCurrentIndex(1);
        Q_EMIT other->activated(1);
        QTRY_VERIFY(controller().other() != nullptr);
        QTRY_VERIFY(child<QWidget>("answersCompare")->findChild<widgets::BlocksView*>()->isVisible());
        QVERIFY(m_page->summary().contains(u"Skerry"_s));
        showTab(u"Questions"_s);
        QVERIFY(controller().showQuestion(u"P3"_s, u"a8"_s));
        QTRY_VERIFY(controller().explained() != nullptr && controller().explained()->other.has_value());
        QVERIFY2(card().contains(u"Answer of Fjord"_s) && card().contains(u"Answer of Skerry"_s),
                 qPrintable(card()));
    }

    void theCardIsCopiedAsText() {
        open(true);
        auto* shown = child<widgets::ReadingCard>("readingCard");
        shown->setFocus();
        press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), shown->wholeText());
    }

    void whatWasInFrontIsRemembered() {
        open(true);
        const base::RowId first = controller().runs().back().id;
        controller().choose(first);
        QTRY_VERIFY(controller().view() != nullptr);
        showTab(u"Strata"_s);
        const QByteArray state = m_page->saveState();
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
        openPage();
        m_page->restoreState(state);
        m_session->openWorkspace(QString::fromStdString(path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(kJobsMs));
        QTRY_COMPARE(controller().chosen(), first);
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Strata"_s);
    }
};

ASSAY_TEST(TestAnswersPage)
#include "tst_answers_page.moc"
