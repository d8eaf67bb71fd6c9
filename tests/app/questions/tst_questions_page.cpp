#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_workbench.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/questions/suites_menu.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "tests/app/questions/pane_fixture.h"

#include <QAction>
#include <QApplication>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTabWidget>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::QuestionsPage;

// The page as a whole, as the window shows it.
class TestQuestionsPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<tests::PaneFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<QuestionsPage> m_page;
    std::vector<base::RowId> m_ids;

    [[nodiscard]] app::QuestionWorkbench& workbench() const { return *m_page->workbench(); }

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(m_page->window()->windowHandle(), key, modifiers);
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_fixture = std::make_unique<tests::PaneFixture>();
        m_ids.clear();
        for (const char* id : {"q1", "q2", "q3", "q4"}) {
            m_ids.push_back(m_fixture->add(id, "What did it earn?"));
        }
        m_jobs = std::make_unique<widgets::JobRunner>();
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<QuestionsPage>();
        m_page->setSession(m_session.get());
        for (QAction* action : m_page->runActions() + m_page->furtherActions()) {
            m_page->addAction(action); // the window does
        }
        m_page->resize(1'152, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_session->openWorkspace(QString::fromStdString(m_fixture->path("w.assay").string()));
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(workbench().isComplete());
        m_page->focusContent();
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
        m_fixture.reset();
    }

    // What is walked to alone is what the next key is about.
    void walkingByShortcutSelectsOne() {
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(m_page->selectedQuestions(), std::vector<base::RowId>{m_ids[1]});
        press(Qt::Key_Return, Qt::ControlModifier);
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_page->selectedQuestions(), std::vector<base::RowId>{m_ids[3]});
        press(Qt::Key_R);
        QCOMPARE(m_fixture->stored(m_ids[0]).status, model::QuestionStatus::Approved);
        QCOMPARE(m_fixture->stored(m_ids[1]).status, model::QuestionStatus::Approved);
        QCOMPARE(m_fixture->stored(m_ids[2]).status, model::QuestionStatus::Draft);
        QCOMPARE(m_fixture->stored(m_ids[3]).status, model::QuestionStatus::Retired);
    }

    // What was selected stays selected, or is not any more; never another question in the same row.
    void filteringKeepsTheSelection() {
        for (const std::size_t i : {std::size_t{1}, std::size_t{3}}) {
            model::Question question = m_fixture->stored(m_ids[i]);
            question.difficulty = "hard";
            workbench().setCurrent(m_ids[i]);
            QVERIFY(workbench().save(question));
        }
        m_page->table()->selectAll();
        workbench().setFilter({{{curation::Facet::Difficulty, {"hard"}}}, {}});
        QCOMPARE(m_page->selectedQuestions(), (std::vector<base::RowId>{m_ids[1], m_ids[3]}));
        workbench().setFilter({});
        QCOMPARE(m_page->selectedQuestions(), (std::vector<base::RowId>{m_ids[1], m_ids[3]}));
        workbench().setFilter({{{curation::Facet::Difficulty, {"easy"}}}, {}}); // nothing
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        workbench().setFilter({});
        QCOMPARE(m_page->table()->model()->rowCount(), 4);
    }

    // A suite that was imported comes to the front while its questions are still being loaded.
    void aSuiteWithoutQuestionsYetIsShown() {
        const base::RowId other = store::createSuite(m_fixture->workspace(), "Other").value_or(0);
        workbench().goToRow(3);
        workbench().reload();
        m_page->showSuite(other);
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
    }

    // The window is 1,280 wide at least; what is left of the page takes 128.
    void noTabForcesTheWindowWider() {
        auto* tabs = child<QTabWidget>("questionTabs");
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            for (int pane = 0; pane < m_page->detail()->count(); ++pane) {
                m_page->detail()->setCurrentIndex(pane);
                QCoreApplication::processEvents();
                QVERIFY2(
                    m_page->minimumSizeHint().width() <= 1'152,
                    qPrintable(u"%1/%2: %3"_s.arg(tab).arg(pane).arg(m_page->minimumSizeHint().width())));
                QCOMPARE(m_page->width(), 1'152);
            }
        }
    }

    void aNewQuestionGoesToTheChosenSuite() {
        const base::RowId other = store::createSuite(m_fixture->workspace(), "Other").value_or(0);
        workbench().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        workbench().setFilter({{{curation::Facet::Suite, {"Other"}}}, {}});
        QVERIFY(workbench().current().has_value()); // still one of P3
        m_page->actions().newQuestion->trigger();
        QCOMPARE(workbench().current()->suite, other);
        QVERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) != nullptr);
    }

    void aDraftedQuestionIsWrittenOn() {
        m_page->editQuestion(m_ids[2]);
        QCOMPARE(workbench().current()->id, m_ids[2]);
        QVERIFY(m_page->detail()->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) != nullptr);
    }
};

QTEST_MAIN(TestQuestionsPage)
#include "tst_questions_page.moc"
