#include "app/pages/questions/coverage_pane.h"
#include "app/pages/questions/question_actions.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/question_text.h"
#include "app/pages/questions/questions_page.h"
#include "app/pages/questions/review_queue_pane.h"
#include "app/pages/questions/suites_menu.h"
#include "app/pages/questions/target_model.h"
#include "app/settings/settings.h"
#include "app/shell/session.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/setting_edits.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suites.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/reading/reading_card.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QInputDialog>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <algorithm>
#include <fstream>

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

    [[nodiscard]] app::QuestionController& controller() const { return *m_page->controller(); }

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(m_page->window()->windowHandle(), key, modifiers);
    }

    // Makes the second and the fourth hard, and leaves the first in front.
    void makeTwoHard() {
        for (const std::size_t i : {std::size_t{1}, std::size_t{3}}) {
            model::Question question = m_fixture->stored(m_ids[i]);
            question.difficulty = "hard";
            controller().setCurrent(m_ids[i]);
            QVERIFY(controller().save(question, {}, {}));
        }
        controller().setCurrent(m_ids[0]);
    }

    // The box of a value among the facets.
    void clickFacet(const QString& value) const {
        auto* view = child<QTreeView>("facetView");
        const auto found = [&] {
            view->expandAll();
            return view->model()->match(view->model()->index(0, 0), Qt::DisplayRole, value, 1,
                                        Qt::MatchExactly | Qt::MatchRecursive);
        };
        QTRY_COMPARE(found().size(), 1); // counts follow an edit after a moment
        const QModelIndex index = found().constFirst();
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, Qt::NoModifier, view->visualRect(index).center());
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
        QTRY_VERIFY(controller().isComplete());
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

    // The question that an issue is about, with the field that it names.
    void anIssueLeadsToItsQuestion() {
        const std::filesystem::path file = m_fixture->path("gold.json");
        {
            std::ofstream out(file);
            out << "[{\"question_id\": \"A1\",\n\"question_text\": \"One?\"},\n"
                   "{\"question_id\": \"A2\",\n\"question_text\": \"Two?\",\n\"notes\": "
                   "\"TO_FILL_NOTES\"}]\n";
        }
        workspace::QuestionImportOptions options;
        options.suite = "gold";
        options.who = "Ada";
        base::NoProgress progress;
        const auto imported =
            workspace::importQuestions(*m_session->workspace(), std::span(&file, 1), options, {}, progress);
        QVERIFY(imported.has_value() && !imported->issues.issues().empty());
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        base::Issue issue = imported->issues.issues().front();
        QVERIFY(m_page->showIssue(issue));
        QTRY_COMPARE(controller().current()->question.questionId, std::string("A2"));
        QTRY_VERIFY(m_page->focusWidget() != nullptr && m_page->focusWidget() != m_page->table());
        issue.file = "another.json";
        QVERIFY(!m_page->showIssue(issue));
    }

    // The window says what a merge has taken; that one signed it is no news.
    void onesOwnMergeIsNoNews() {
        const std::filesystem::path other = m_fixture->path("other.assay");
        {
            auto made = workspace::Workspace::create(other);
            const auto suite = workspace::createSuite(**made, controller().suites().front().name, "Ben");
            model::Question question;
            question.questionId = "q9";
            question.questionText = "New?";
            QVERIFY(workspace::addQuestion(**made, *suite, question, "Ben", ""));
        }
        QSignalSpy news(m_page.get(), &QuestionsPage::newsRaised);
        const auto merge = [&](const char* who) {
            const auto theirs = workspace::Workspace::open(other, workspace::OpenMode::ReadOnly);
            base::NoProgress progress;
            workspace::MergeOptions options;
            options.who = who;
            return workspace::mergeWorkspace(*m_session->workspace(), *(*theirs)->reader(), options, {},
                                             progress)
                .has_value();
        };
        QVERIFY(merge("Ada"));
        QTRY_COMPARE(controller().columns().size(), std::size_t{5});
        QCOMPARE(news.size(), 0);
    }

    // What was wrong may be right with an edit.
    void anEditReadsTheIssuesAgain() {
        base::IssueList issues;
        issues.add(
            {base::Severity::Warning, base::IssueCode::Placeholder, "gold.json", 1, "notes", "TO_FILL", {}});
        const auto suite = static_cast<base::RowId>(controller().suites().front().id);
        m_session->setIssues(issues, u"gold"_s, false, {{evaluate::IssueSubject::Of::Suite, suite}});
        QCOMPARE(m_session->issues().total(), 1);
        press(Qt::Key_Return, Qt::ControlModifier); // approve and next
        QTRY_COMPARE(m_session->issues().total(), 0);
    }

    // In the header's menu, which the menu Run has too, and in that of the table.
    void aNewQuestionIsInTheMenus() {
        const QAction* const wanted = m_page->actions().newQuestion;
        QVERIFY(m_page->suitesMenu().menu()->actions().contains(wanted));
        QVERIFY(m_page->runActions().contains(m_page->suitesMenu().menu()->menuAction()));
        Q_EMIT m_page->table()->customContextMenuRequested(QPoint(5, 5));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QVERIFY(menu->actions().contains(wanted));
        menu->close();
    }

    // What was drafted elsewhere comes to the front and is edited; what was chosen to be seen stays chosen.
    void aDraftKeepsTheFilter() {
        makeTwoHard();
        curation::QuestionFilter filter;
        filter.chosen[curation::Facet::Difficulty] = {"hard"};
        controller().setFilter(filter);
        const base::RowId drafted = m_fixture->add("q5", "TO_FILL_QUESTION");
        m_page->editDrafted(drafted);
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(controller().columns().size(), std::size_t{5});
        QVERIFY(controller().filter() == filter);
        QCOMPARE(controller().shown().size(), std::size_t{2});
        QCOMPARE(controller().current()->id, drafted);
        QVERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) != nullptr);
    }

    // Once: who comes back to the draft later, leaves its form for the table.
    void escapeLeadsBackToWhereItWasDrafted() {
        const QSignalSpy left(m_page.get(), &QuestionsPage::draftLeft);
        const base::RowId drafted = m_fixture->add("q5", "TO_FILL_QUESTION");
        m_page->editDrafted(drafted, u"bundles"_s);
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) != nullptr);
        QTest::keyClicks(QApplication::focusWidget(), u"What did it sell?"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
        QCOMPARE(left.at(0).at(0).toString(), u"bundles"_s);
        QVERIFY(QString::fromStdString(m_fixture->stored(drafted).questionText).contains(u"sell"_s));
        m_page->editDrafted(drafted, u"bundles"_s);
        controller().setCurrent(m_ids[0]);
        controller().setCurrent(drafted);
        m_page->actions().edit->trigger();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
    }

    // By mouse and by keyboard, and again after a restart.
    void columnsAreChosenBesideTheFilters() {
        auto* button = child<QToolButton>("columnsButton");
        QVERIFY(button->isVisible() && (button->focusPolicy() & Qt::TabFocus) != 0);
        const auto notes = [] { return app::fieldTitle(model::QuestionField::Notes); };
        const auto columnOf = [this](const QString& title) {
            const QAbstractItemModel& model = *m_page->table()->model();
            int column = 0;
            while (column < model.columnCount() &&
                   model.headerData(column, Qt::Horizontal).toString() != title) {
                ++column;
            }
            return column;
        };
        const int column = columnOf(notes());
        QVERIFY(m_page->table()->isColumnHidden(column));
        auto* menu = child<QMenu>("columnsMenu");
        menu->popup(button->mapToGlobal(QPoint(0, button->height())));
        const QList<QAction*> actions = menu->actions();
        const auto found =
            std::ranges::find(actions, notes(), [](const QAction* each) { return each->text(); });
        QVERIFY(found != actions.end());
        menu->setActiveAction(*found);
        QTest::keyClick(menu, Qt::Key_Return);
        QVERIFY(!m_page->table()->isColumnHidden(column));
        m_page->table()->saveState();
        auto* again = new widgets::DataTableView(m_page.get());
        again->setSettingsKey(m_page->table()->settingsKey());
        again->setModel(m_page->table()->model());
        again->hideAtFirst({column});
        QVERIFY(!again->isColumnHidden(column));
        delete again;
    }

    // What was selected stays selected, or is not any more; never another question in the same row.
    void filteringKeepsTheSelection() {
        for (const std::size_t i : {std::size_t{1}, std::size_t{3}}) {
            model::Question question = m_fixture->stored(m_ids[i]);
            question.difficulty = "hard";
            controller().setCurrent(m_ids[i]);
            QVERIFY(controller().save(question, {}, {}));
        }
        m_page->table()->selectAll();
        controller().setFilter({{{curation::Facet::Difficulty, {"hard"}}}, {}});
        QCOMPARE(m_page->selectedQuestions(), (std::vector<base::RowId>{m_ids[1], m_ids[3]}));
        controller().setFilter({});
        QCOMPARE(m_page->selectedQuestions(), (std::vector<base::RowId>{m_ids[1], m_ids[3]}));
        controller().setFilter({{{curation::Facet::Difficulty, {"easy"}}}, {}}); // nothing
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        controller().setFilter({});
        QCOMPARE(m_page->table()->model()->rowCount(), 4);
    }

    void aFacetBringsTheFirstOfItsQuestionsToTheFront() {
        makeTwoHard();
        clickFacet(u"Hard"_s);
        QCOMPARE(m_page->table()->model()->rowCount(), 2);
        QCOMPARE(controller().current()->id, m_ids[1]);
        QCOMPARE(m_page->selectedQuestions(), std::vector<base::RowId>{m_ids[1]});
        QVERIFY2(!m_page->summary().contains(u"outside"_s), qPrintable(m_page->summary()));
        // One that passes stays in front.
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(controller().current()->id, m_ids[3]);
        clickFacet(u"Hard"_s);
        QCOMPARE(m_page->table()->model()->rowCount(), 4);
        QCOMPARE(controller().current()->id, m_ids[3]);
    }

    void aSearchBringsTheFirstFoundToTheFront() {
        model::Question question = m_fixture->stored(m_ids[2]);
        question.questionText = "What about goodwill?";
        controller().setCurrent(m_ids[2]);
        QVERIFY(controller().save(question, {}, {}));
        controller().setCurrent(m_ids[0]);
        press(Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), u"goodwill"_s);
        QTRY_COMPARE(m_page->table()->model()->rowCount(), 1);
        QCOMPARE(controller().current()->id, m_ids[2]);
    }

    // What is typed and cannot be saved yet is not taken from under the hands.
    void whatIsTypedStaysInFrontOfAFilter() {
        makeTwoHard();
        QSignalSpy said(m_page.get(), &app::Page::noticeRaised);
        app::Settings().setCuratorName({});
        controller().setCurator({}); // nobody signs
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        QVERIFY(m_page->detail()->form().isTyped());
        clickFacet(u"Hard"_s);
        QCOMPARE(m_page->table()->model()->rowCount(), 2);
        QCOMPARE(controller().current()->id, m_ids[0]);
        QVERIFY(m_page->detail()->form().isTyped());
        QVERIFY2(m_page->summary().contains(u"q1 is outside of the filter"_s), qPrintable(m_page->summary()));
        QVERIFY(said.count() > 0);
        QVERIFY2(said.last().first().toString().contains(u"q1"_s),
                 qPrintable(said.last().first().toString()));
        clickFacet(u"Hard"_s);
        QVERIFY2(!m_page->summary().contains(u"outside"_s), qPrintable(m_page->summary()));
    }

    // A tab stays under the pointer that has clicked it.
    void theTabsStayWhereTheyAre() {
        auto* tabs = child<QTabBar>("questionTabs");
        const auto place = [&](int tab) { return tabs->mapTo(m_page.get(), tabs->tabRect(tab).topLeft()); };
        std::vector<QPoint> before;
        for (int tab = 0; tab < tabs->count(); ++tab) {
            before.push_back(place(tab));
        }
        QVERIFY(child<QTreeView>("facetView")->isVisible());
        for (int tab = tabs->count() - 1; tab >= 0; --tab) {
            QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(tab).center());
            QCOMPARE(tabs->currentIndex(), tab);
            QCoreApplication::processEvents();
            for (int each = 0; each < tabs->count(); ++each) {
                QCOMPARE(place(each), before[static_cast<std::size_t>(each)]);
            }
        }
        m_page->actions().showFacets->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(place(0), before[0]);
        // By keys as well.
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Right);
        QCOMPARE(tabs->currentIndex(), 1);
        QTest::keyClick(tabs, Qt::Key_Left);
        QCOMPARE(tabs->currentIndex(), 0);
    }

    // A queue that was clicked on can be worked through by keys at once.
    void aTabThatIsClickedHasTheKeyboard() {
        auto* tabs = child<QTabBar>("questionTabs");
        m_page->table()->setFocus();
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(2).center());
        QCOMPARE(QApplication::focusWidget(), child<widgets::DataTableView>("queueView"));
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(0).center());
        QCOMPARE(QApplication::focusWidget(), m_page->table());
    }

    void coverageIsOfTheSuiteThatIsChosen() {
        auto* tabs = child<QTabBar>("questionTabs");
        (void)workspace::createSuite(m_fixture->workspace(), "Other");
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        auto* coverage = m_page->findChild<app::CoveragePane*>();
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(3).center());
        QCOMPARE(coverage->suite(), m_fixture->suite()); // of the question in front
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(0).center());
        clickFacet(u"P3"_s);
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(3).center());
        QCOMPARE(coverage->suite(), m_fixture->suite());
        QTRY_VERIFY(child<QLabel>("coverageGaps")->text().contains(u"P3"_s));
    }

    // From one start of the program to the next.
    void suspicionsOfAllSuitesStayChosen() {
        (void)workspace::createSuite(m_fixture->workspace(), "Other");
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        auto* suites = child<QComboBox>("detectorSuite");
        QTRY_COMPARE(suites->count(), 3); // with all
        suites->setCurrentIndex(0);
        const QByteArray state = m_page->saveState();
        suites->setCurrentIndex(1);
        m_page->restoreState(state);
        QCOMPARE(suites->currentIndex(), 0);
        suites->setCurrentIndex(1);
        m_page->restoreState(m_page->saveState());
        QCOMPARE(suites->currentIndex(), 1);
    }

    // A suite that was imported comes to the front while its questions are still being loaded.
    void aSuiteWithoutQuestionsYetIsShown() {
        const base::RowId other = workspace::createSuite(m_fixture->workspace(), "Other").value_or(0);
        controller().goToRow(3);
        controller().reload();
        m_page->showSuite(other);
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
    }

    // The window is 1,280 wide at least; what is left of the page takes 128.
    void noTabForcesTheWindowWider() {
        auto* tabs = child<QTabBar>("questionTabs");
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
        const base::RowId other = workspace::createSuite(m_fixture->workspace(), "Other").value_or(0);
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        controller().setFilter({{{curation::Facet::Suite, {"Other"}}}, {}});
        QVERIFY(controller().current().has_value()); // still one of P3
        m_page->actions().newQuestion->trigger();
        QCOMPARE(controller().current()->suite, other);
        QVERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) != nullptr);
        QCOMPARE(controller().current()->question.questionId, std::string("Q001"));
    }

    // Its id follows the newest one, and what is typed takes the place of the text.
    void aNewQuestionHasAnIdAndItsTextSelected() {
        m_page->actions().newQuestion->trigger();
        QCOMPARE(controller().current()->question.questionId, std::string("q5"));
        auto* const text = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
        QVERIFY(text != nullptr);
        QTest::keyClicks(text, u"Why?"_s);
        QCOMPARE(text->toPlainText(), u"Why?"_s);
    }

    // Reviews, edits, queues: all of it is the new person's from that moment on.
    void aNewQuestionIsSaidByItsId() {
        const QSignalSpy done(&controller().edits(), &widgets::EditSession::done);
        press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        const QString id = QString::fromStdString(controller().current()->question.questionId);
        QVERIFY(!done.isEmpty());
        QCOMPARE(done.last().first().toString(), id + u" added."_s);
    }

    // The suite and the question that were in front, of the same workspace.
    void aRestartComesBackToTheQuestion() {
        const auto other = workspace::createSuite(m_fixture->workspace(), "Other");
        model::Question question;
        question.questionId = "elsewhere";
        question.questionText = "What?";
        QVERIFY(workspace::addQuestion(m_fixture->workspace(), *other, question, "Ada", {}).has_value());
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        m_page->showSuite(m_fixture->suite());
        controller().setCurrent(m_ids[2]);
        const QByteArray state = m_page->saveState();
        const QString path = QString::fromStdString(m_fixture->path("w.assay").string());
        const auto restart = [&](const QString& opened) {
            m_page.reset();
            m_session = std::make_unique<app::Session>(*m_jobs);
            m_page = std::make_unique<QuestionsPage>();
            m_page->setSession(m_session.get());
            m_page->restoreState(state);
            m_page->show();
            m_session->openWorkspace(opened);
            QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
            QTRY_VERIFY(controller().isComplete());
        };
        restart(path);
        QVERIFY(controller().current().has_value());
        QCOMPARE(controller().current()->id, m_ids[2]);
        QCOMPARE(controller().suiteInFront(), m_fixture->suite());
        QCOMPARE(controller().filter().chosen.count(curation::Facet::Suite), std::size_t(1));
        QCOMPARE(m_page->table()->currentIndex().row(), 2);
        // In another workspace the same numbers are of other questions.
        tests::PaneFixture elsewhere;
        for (const char* id : {"a", "b", "c", "d"}) {
            elsewhere.add(id, "Which?");
        }
        restart(QString::fromStdString(elsewhere.path("w.assay").string()));
        QVERIFY(controller().filter().isEmpty());
        QCOMPARE(controller().currentRow(), 0);
        m_page.reset();
        m_session.reset();
    }

    void theFlaggedOfASuiteComeAlone() {
        QVERIFY(controller().flag({m_ids[3]}, u"ambiguous"_s, {}));
        m_page->showFlagged(m_fixture->suite());
        QTRY_COMPARE(m_page->table()->model()->rowCount(), 1);
        QCOMPARE(controller().current()->id, m_ids[3]);
        QCOMPARE(controller().suiteInFront(), m_fixture->suite());
    }

    void anotherNameSignsAtOnce() {
        QCOMPARE(controller().curator(), u"Ada"_s);
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        app::Settings().setCuratorName(u"Bob"_s); // as the dialog does
        QCOMPARE(controller().curator(), u"Bob"_s);
        // What Ada had typed is hers.
        QCOMPARE(controller().current()->changedBy, std::string("Ada"));
        QVERIFY(QString::fromStdString(m_fixture->stored(m_ids[0]).questionText).contains(u"typed"_s));
        m_page->focusContent();
        press(Qt::Key_Return, Qt::ControlModifier);
        controller().setCurrent(m_ids[0]);
        QCOMPARE(controller().current()->changedBy, std::string("Bob"));
    }

    void theNameThatIsAskedForSavesWhatIsTyped() {
        app::Settings().setCuratorName({});
        const auto* head = child<QLabel>("questionHead");
        QVERIFY(!head->text().contains(u"not saved"_s));
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        QVERIFY2(head->text().contains(u"not saved yet"_s), qPrintable(head->text()));
        m_page->table()->setFocus(); // leaves the field
        auto* name = child<QLineEdit>("curatorName");
        QVERIFY(name->isVisible());
        QVERIFY(head->text().contains(u"not saved yet"_s));
        QVERIFY(!QString::fromStdString(m_fixture->stored(m_ids[0]).questionText).contains(u"typed"_s));
        QTest::keyClicks(name, u"Ada"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(QString::fromStdString(m_fixture->stored(m_ids[0]).questionText).contains(u"typed"_s));
        QVERIFY(!m_page->detail()->form().isTyped());
        QVERIFY2(!head->text().contains(u"not saved"_s), qPrintable(head->text()));
    }

    // A name that something in a window of its own needs is asked for there, not behind it.
    // What was asked for before the form was written in is not done with it.
    void theNameThatIsGivenForTheFormDoesNothingElse() {
        app::Settings().setCuratorName({});
        press(Qt::Key_R);
        auto* name = child<QLineEdit>("curatorName");
        QVERIFY(name->hasFocus());
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        m_page->table()->setFocus(); // leaves the form, which asks as well
        QTest::keyClicks(name, u"Ada"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(QString::fromStdString(m_fixture->stored(m_ids[0]).questionText).contains(u"typed"_s));
        QCOMPARE(m_fixture->stored(m_ids[0]).status, model::QuestionStatus::Draft);
    }

    // The form is left for the name: that does not replace what the name was asked for.
    void anApprovalOutOfTheFormWaitsForTheName() {
        app::Settings().setCuratorName({});
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        auto* name = child<QLineEdit>("curatorName");
        QVERIFY(name->hasFocus());
        QTest::keyClicks(name, u"Ada"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(QString::fromStdString(m_fixture->stored(m_ids[0]).questionText).contains(u"typed"_s));
        QCOMPARE(m_fixture->stored(m_ids[0]).status, model::QuestionStatus::Approved);
    }

    // An empty queue and no detail: nobody sees which question is in front.
    void nothingIsDoneToAQuestionThatNobodySees_data() {
        QTest::addColumn<int>("tab");
        QTest::newRow("suspicions") << int(QuestionsPage::Suspicions);
        QTest::newRow("reviews") << int(QuestionsPage::Reviews);
    }

    void nothingIsDoneToAQuestionThatNobodySees() {
        QFETCH(const int, tab);
        m_page->showTab(static_cast<QuestionsPage::Tab>(tab));
        if (tab == QuestionsPage::Reviews) {
            child<app::ReviewQueuePane>("reviewQueuePane")->chooseQueue(app::ReviewQueuePane::Disagreed);
            QTRY_COMPARE(child<widgets::DataTableView>("queueView")->model()->rowCount(), 0);
        }
        m_page->actions().showDetail->setChecked(false);
        m_page->focusContent();
        QVERIFY(m_page->selectedQuestions().empty());
        press(Qt::Key_Return, Qt::ControlModifier);
        m_page->actions().retire->trigger();
        QCOMPARE(m_fixture->stored(m_ids[0]).status, model::QuestionStatus::Draft);
        m_page->actions().showDetail->setChecked(true);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_ids[0]).status, model::QuestionStatus::Approved);
    }

    void aDialogAsksForTheNameInFrontOfItself() {
        app::Settings().setCuratorName({});
        QDialog dialog(m_page.get());
        dialog.show();
        dialog.activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), &dialog);
        QVERIFY(!controller().retire({m_ids[0]}));
        auto* asked = dialog.findChild<QInputDialog*>(u"curatorDialog"_s);
        QVERIFY(asked != nullptr && asked->isVisible());
        asked->setTextValue(u"Ada"_s);
        asked->accept();
        QCOMPARE(controller().curator(), u"Ada"_s);
        QVERIFY(controller().retire({m_ids[0]}));
    }

    // The queue marks the question that a verdict is about, and the keys walk the queue, not the table.
    void verdictsGoToTheQuestionThatTheQueueMarks() {
        controller().setOrder(curation::QuestionOrder::Id, true); // the table runs the other way
        m_page->showTab(QuestionsPage::Reviews);
        auto* queue = child<widgets::DataTableView>("queueView");
        QTRY_COMPARE(queue->model()->rowCount(), 4);
        const auto marked = [&] { return queue->currentIndex().row(); };
        controller().setCurrent(m_ids[0]);
        QCOMPARE(marked(), 0);
        m_page->focusContent();
        press(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(controller().current()->id, m_ids[1]);
        QCOMPARE(marked(), 1);
        const auto reviewsOf = [&](std::size_t i) {
            return workspace::reviewsOf(*m_fixture->workspace().reader(), m_ids[i])
                .value_or(std::vector<workspace::Review>{});
        };
        // Whatever comes to the front is what is marked, and a click on a marked row never does nothing.
        controller().setCurrent(m_ids[3]);
        QCOMPARE(marked(), 3);
        controller().setCurrent(m_ids[1]);
        QTest::mouseClick(queue->viewport(), Qt::LeftButton, Qt::NoModifier,
                          queue->visualRect(queue->model()->index(1, 0)).center());
        QCOMPARE(controller().current()->id, m_ids[1]);
        QVERIFY(queue->hasFocus());
        press(Qt::Key_1);
        QCOMPARE(reviewsOf(1).size(), std::size_t(1));
        QCOMPARE(reviewsOf(1).front().verdict, model::ReviewVerdict::Approve);
        // The next one at once, so that the next key is not about the same.
        QCOMPARE(controller().current()->id, m_ids[2]);
        press(Qt::Key_3);
        QCOMPARE(reviewsOf(1).size(), std::size_t(1));
        QCOMPARE(reviewsOf(1).front().verdict, model::ReviewVerdict::Approve);
        QCOMPARE(reviewsOf(2).front().verdict, model::ReviewVerdict::Unsure);
        QTRY_COMPARE(queue->model()->rowCount(), 2);
        QTRY_COMPARE(controller().current()->id, m_ids[3]);
        QCOMPARE(marked(), 1);
        QVERIFY(reviewsOf(0).empty());
        QVERIFY(reviewsOf(3).empty());
        // One that is not in the queue: nothing is marked, and a key in the queue judges nothing.
        controller().setCurrent(m_ids[1]);
        QVERIFY(queue->selectionModel()->selectedRows().isEmpty());
        press(Qt::Key_2);
        QCOMPARE(reviewsOf(1).front().verdict, model::ReviewVerdict::Approve);
        QVERIFY(reviewsOf(0).empty());
    }

    // What is judged can be read where it is judged.
    void theReviewsSayWhatIsJudged() {
        m_page->showTab(QuestionsPage::Reviews);
        controller().setCurrent(m_ids[2]);
        const auto* card = child<widgets::ReadingCard>("reviewCard");
        QVERIFY(card->isVisible());
        const QString text = card->wholeText();
        for (const QString& part :
             {u"q3"_s, u"What did it earn?"_s, u"The company reported that sales grew."_s, u"Evidence"_s}) {
            QVERIFY2(text.contains(part), qPrintable(text));
        }
    }

    // No action on a question that the list does not show.
    void nothingIsDoneToAQuestionOutsideOfTheFilter() {
        controller().setCurrent(m_ids[0]);
        QVERIFY(m_page->actions().retire->isEnabled());
        controller().setFilter({{}, "nothing has this word"});
        QCOMPARE(m_page->table()->model()->rowCount(), 0);
        for (const QAction* action : m_page->actions().forSelection()) {
            QVERIFY2(!action->isEnabled(), qPrintable(action->text()));
            QVERIFY2(action->toolTip().contains(u"q1"_s), qPrintable(action->toolTip()));
        }
        press(Qt::Key_R);
        QCOMPARE(m_fixture->stored(m_ids[0]).status, model::QuestionStatus::Draft);
        controller().setFilter({});
        QVERIFY(m_page->actions().retire->isEnabled());
        QVERIFY(!m_page->actions().retire->toolTip().contains(u"q1"_s));
    }

    // What was drafted elsewhere is judged by every key and button, though the filter leaves it out.
    void aDraftOutsideOfTheFilterIsJudged() {
        makeTwoHard();
        controller().setFilter({{{curation::Facet::Difficulty, {"hard"}}}, {}});
        const base::RowId drafted = m_fixture->add("q5", "What did it sell?");
        m_page->editDrafted(drafted, u"bundles"_s);
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        QTRY_COMPARE(controller().columns().size(), std::size_t{5});
        QCOMPARE(controller().currentRow(), -1);
        for (const QAction* action : m_page->actions().forSelection()) {
            QVERIFY2(action->isEnabled(), qPrintable(action->text()));
            QVERIFY2(action->toolTip().contains(u"q5"_s), qPrintable(action->toolTip()));
        }
        press(Qt::Key_Return, Qt::ControlModifier); // with the keyboard in its form
        QCOMPARE(m_fixture->stored(drafted).status, model::QuestionStatus::Approved);
        QCOMPARE(controller().current()->id, drafted); // nothing of the list is next to it
        m_page->table()->setFocus();
        press(Qt::Key_F);
        auto* menu = child<QMenu>("flagMenu");
        QVERIFY(menu != nullptr);
        QTest::keyClick(menu, Qt::Key_1);
        QTRY_COMPARE(m_fixture->stored(drafted).status, model::QuestionStatus::Flagged);
        press(Qt::Key_R);
        QCOMPARE(m_fixture->stored(drafted).status, model::QuestionStatus::Retired);
        // A filter that is chosen afterwards puts it away.
        controller().setFilter({{}, "nothing has this word"});
        QVERIFY(!m_page->actions().retire->isEnabled());
    }

    // What another page edited is not taken back without a question.
    void undoAsksAboutWhatIsOfAnotherPage() {
        QVERIFY(workspace::saveMiningRules(m_fixture->workspace(), "{}", "Ada").has_value());
        const QSignalSpy asked(m_page.get(), &app::Page::questionRaised);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(asked.count(), 1);
        QVERIFY(workspace::workspaceSetting(*m_fixture->workspace().reader(), workspace::kMiningRulesSetting)
                    ->has_value());
        asked.first().at(2).value<std::function<void()>>()();
        QVERIFY(!workspace::workspaceSetting(*m_fixture->workspace().reader(), workspace::kMiningRulesSetting)
                     ->has_value());
    }

    // Unless it is being edited: then the actions say which one they are about.
    void aQuestionThatIsEditedCanBeActedOn() {
        makeTwoHard();
        app::Settings().setCuratorName({});
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        controller().setFilter({{{curation::Facet::Difficulty, {"hard"}}}, {}});
        QCOMPARE(controller().current()->id, m_ids[0]);
        QVERIFY(m_page->actions().retire->isEnabled());
        QVERIFY2(m_page->actions().retire->toolTip().contains(u"q1"_s),
                 qPrintable(m_page->actions().retire->toolTip()));
    }

    void aPlaceholderIsTypedOver() {
        model::Question question = m_fixture->stored(m_ids[2]);
        question.questionText = "TO_FILL_QUESTION";
        controller().setCurrent(m_ids[2]);
        QVERIFY(controller().save(question, {}, {}));
        m_page->editQuestion(m_ids[2]);
        auto* text = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
        QVERIFY(text != nullptr);
        QTest::keyClicks(text, u"How much?"_s);
        QCOMPARE(text->toPlainText(), u"How much?"_s);
    }

    // What this window did on another page is no news to it.
    void whatWasDraftedHereIsNoNews() {
        QSignalSpy news(&controller(), &app::QuestionController::changedElsewhere);
        const base::RowId suite = workspace::createSuite(m_fixture->workspace(), "Drafts").value_or(0);
        model::Question question;
        question.questionId = "d1";
        question.questionText = "TO_FILL_QUESTION";
        const base::RowId id =
            workspace::addQuestion(m_fixture->workspace(), suite, question, "Ada", {}).value_or(0);
        m_page->editDrafted(id);
        QCOMPARE(controller().current()->id, id);
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(controller().rowOf(id) >= 0);
        controller().edits().tellDone({});
        QCOMPARE(news.count(), 0);
    }

    // Of other things only what others did is told.
    void whatOneDoesOnOtherPagesIsNoNews() {
        QSignalSpy news(&controller(), &app::QuestionController::changedElsewhere);
        QVERIFY(workspace::attachPassage(m_fixture->workspace(), "note_1", "Sales rose.", "Ada").has_value());
        controller().edits().look();
        QCOMPARE(news.count(), 0);
        QVERIFY(workspace::attachPassage(m_fixture->workspace(), "note_2", "Sales fell.", "Bo").has_value());
        controller().edits().look();
        QCOMPARE(news.count(), 1);
        QVERIFY(news.first().first().toString().startsWith(u"Bo made 1 edit"_s));
    }

    // As the coverage does.
    void theQueuesAreOfTheSuiteInFront() {
        const base::RowId other = workspace::createSuite(m_fixture->workspace(), "A first").value_or(0);
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        for (const auto& [tab, name] : {std::pair(QuestionsPage::Suspicions, "detectorSuite"),
                                        {QuestionsPage::Reviews, "queueSuite"}}) {
            m_page->showTab(QuestionsPage::Table);
            controller().setFilter({});
            controller().setCurrent(m_ids[1]);
            m_page->showTab(tab);
            QVERIFY2(child<QComboBox>(name)->currentText().startsWith(u"P3"_s),
                     qPrintable(child<QComboBox>(name)->currentText()));
            m_page->showTab(QuestionsPage::Table);
            controller().setFilter({{{curation::Facet::Suite, {"A first"}}}, {}});
            m_page->showTab(tab);
            QVERIFY2(child<QComboBox>(name)->currentText().startsWith(u"A first"_s),
                     qPrintable(child<QComboBox>(name)->currentText()));
        }
        QVERIFY(other != 0);
    }

    // The key that edits a question edits the number where the keyboard is in the list of targets.
    void theTargetsAreEditedByKey() {
        m_page->showTab(QuestionsPage::Coverage);
        auto* mix = child<QComboBox>("targetMix");
        mix->setFocus();
        press(Qt::Key_Down); // the first of the presets
        auto* targets = child<widgets::DataTableView>("targetTable");
        QTRY_COMPARE(targets->model()->rowCount(), 6);
        for (const int column : {int(app::TargetModel::Wanted), int(app::TargetModel::Label)}) {
            targets->setFocus();
            targets->setCurrentIndex(targets->model()->index(0, column));
            press(Qt::Key_F2);
            QCOMPARE(child<QTabBar>("questionTabs")->currentIndex(), int(QuestionsPage::Coverage));
            QVERIFY(targets->isAncestorOf(QApplication::focusWidget()));
            press(Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(QApplication::focusWidget(), QString::number(40 + column));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTRY_COMPARE(m_fixture->settings().target->cells[0].wanted, std::int64_t(40 + column));
        }
        QCOMPARE(m_fixture->stored(m_ids[0]).questionText, std::string("What did it earn?"));
    }

    // What stands for reasons that are hidden is none.
    void hiddenReasonsAreNotOffered() {
        workspace::NewReview said;
        said.question = m_ids[1];
        said.verdict = model::ReviewVerdict::Flag;
        said.reason = "ambiguous";
        said.revision = 1;
        said.blind = true;
        QVERIFY(workspace::saveReview(m_fixture->workspace(), said, "Bo").has_value());
        controller().reload();
        QVERIFY(m_jobs->waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(!controller().context().withheld.empty());
        QTRY_VERIFY(std::ranges::any_of(controller().facets()[std::size_t(curation::Facet::Flag)],
                                        [](const auto& each) { return each.value == curation::kWithheld; }));
        m_page->focusContent();
        press(Qt::Key_F);
        auto* menu = child<QMenu>("flagMenu");
        QVERIFY(menu != nullptr);
        for (const QAction* action : menu->actions()) {
            QVERIFY2(!action->text().contains(u"(withheld)"_s), qPrintable(action->text()));
        }
        menu->close();
    }

    void aDraftedQuestionIsWrittenOn() {
        m_page->editQuestion(m_ids[2]);
        QCOMPARE(controller().current()->id, m_ids[2]);
        QVERIFY(m_page->detail()->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()) != nullptr);
    }
};

ASSAY_TEST(TestQuestionsPage)
#include "tst_questions_page.moc"
