// What changes gold in the window: only what a person sees and means, said with a way back, and one's own.
#include "app/pages/questions/detector_pane.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/question_detail.h"
#include "app/pages/questions/question_form.h"
#include "app/pages/questions/questions_page.h"
#include "app/settings/settings.h"
#include "app/shell/main_window.h"
#include "app/shell/message_banner.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>
#include <set>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::QuestionsPage;

class TestGoldEdits : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<tests::PaneFixture> m_fixture;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;
    QuestionsPage* m_page = nullptr;
    std::vector<base::RowId> m_ids;

    [[nodiscard]] app::QuestionController& controller() const { return *m_page->controller(); }

    template <typename T>
    [[nodiscard]] T* child(const char* name) const {
        return m_window->findChild<T*>(QLatin1String(name));
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(m_window->windowHandle(), key, modifiers);
    }

    void click(const char* button) const {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // messages that are gone
        auto* found = child<QPushButton>(button);
        QVERIFY2(found != nullptr, button);
        QTest::mouseClick(found, Qt::LeftButton);
    }

    // The newest message of the window.
    [[nodiscard]] QString said() const { return m_window->banner().messages().value(0); }

    [[nodiscard]] model::QuestionStatus status(std::size_t i) const {
        return m_fixture->stored(m_ids[i]).status;
    }

    [[nodiscard]] std::size_t reviews(std::size_t i) const {
        return workspace::reviewsOf(*m_fixture->workspace().reader(), m_ids[i])->size();
    }

    void noteBy(const char* who, std::size_t i, const std::string& text) const {
        QVERIFY(workspace::editQuestions(m_fixture->workspace(), std::span(&m_ids[i], 1),
                                         [&](model::Question& question) {
                                             question.notes = text;
                                             return true;
                                         },
                                         who, {})
                    .has_value());
    }

    void giveName() const {
        auto* name = child<QLineEdit>("curatorName");
        QTRY_VERIFY(name->hasFocus());
        QTest::keyClicks(name, u"Ada"_s);
        QTest::keyClick(name, Qt::Key_Return);
    }

    void forgetName() const { app::Settings().setCuratorName({}); }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_folder.path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_fixture = std::make_unique<tests::PaneFixture>();
        m_ids.clear();
        for (const char* id : {"q1", "q2", "q3"}) {
            m_ids.push_back(m_fixture->add(id, "What did it earn?"));
        }
        m_settings = std::make_unique<app::Settings>();
        m_window = std::make_unique<app::MainWindow>(*m_settings);
        m_page = new QuestionsPage;
        m_window->addPage(m_page);
        m_window->showPage(m_page->navigationKey());
        m_window->resize(1'280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->openPaths({QString::fromStdString(m_fixture->path("w.assay").string())});
        QVERIFY(m_window->jobs().waitForFinished(tests::kJobsMs));
        QTRY_VERIFY(controller().isComplete());
        m_window->banner().dismissAll();
        m_page->focusContent();
        QVERIFY(m_page->table()->hasFocus());
    }

    void cleanup() {
        m_window.reset();
        m_settings.reset();
        m_fixture.reset();
    }

    // --- Keys of one letter ---

    void aLetterSaysWhatItDidToWhatAndOffersTheWayBack() {
        press(Qt::Key_R);
        QCOMPARE(status(0), model::QuestionStatus::Retired);
        QCOMPARE(said(), u"q1 retired."_s);
        QVERIFY(m_page->table()->hasFocus()); // the message takes nothing
        press(Qt::Key_Down);
        press(Qt::Key_R);
        QCOMPARE(status(1), model::QuestionStatus::Retired);
        click("messageUndo");
        QCOMPARE(status(1), model::QuestionStatus::Draft);
        QCOMPARE(status(0), model::QuestionStatus::Retired);
        QCOMPARE(said(), u"Undone: the retirement of q2."_s);
    }

    void aLetterDoesNothingWhereTheKeyboardIsElsewhere() {
        auto* tabs = child<QTabBar>("questionTabs");
        tabs->setFocus();
        press(Qt::Key_R);
        QCOMPARE(status(0), model::QuestionStatus::Draft);
        QVERIFY2(said().contains(u"Retire"_s) && said().contains(u"nothing was done"_s), qPrintable(said()));
    }

    // The pane beside still shows the question of another suite.
    void aLetterDoesNothingToAQuestionOfAnotherSuite() {
        (void)workspace::createSuite(m_fixture->workspace(), "Other");
        controller().reload();
        QVERIFY(m_window->jobs().waitForFinished(tests::kJobsMs));
        auto* tabs = child<QTabBar>("questionTabs");
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier,
                          tabs->tabRect(QuestionsPage::Suspicions).center());
        m_page->focusContent();
        press(Qt::Key_R); // nothing is suspected: no row is chosen
        QCOMPARE(status(0), model::QuestionStatus::Draft);
        auto* suites = child<QComboBox>("detectorSuite");
        suites->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 3 && !suites->currentText().startsWith(u"Other"_s); ++i) {
            QTest::keyClick(suites, Qt::Key_Up);
        }
        for (int i = 0; i < 3 && !suites->currentText().startsWith(u"Other"_s); ++i) {
            QTest::keyClick(suites, Qt::Key_Down);
        }
        QVERIFY(suites->currentText().startsWith(u"Other"_s));
        QVERIFY(!controller().current()); // it does not stay in front of the other suite's queue
        child<widgets::DataTableView>("detectorView")->setFocus();
        press(Qt::Key_R);
        for (std::size_t i = 0; i < m_ids.size(); ++i) {
            QCOMPARE(status(i), model::QuestionStatus::Draft);
        }
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(QuestionsPage::Table).center());
        QVERIFY(controller().current().has_value());
    }

    // One key, wherever the keyboard is on the page.
    void oneKeyListsWhatIsSuspectedInAllSuites() {
        (void)workspace::createSuite(m_fixture->workspace(), "Other");
        controller().reload();
        QVERIFY(m_window->jobs().waitForFinished(tests::kJobsMs));
        press(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        auto* queue = child<widgets::DataTableView>("detectorView");
        QTRY_VERIFY(queue->model()->rowCount() > 0); // the three are alike
        QVERIFY(queue->isVisible());
        QVERIFY(child<QComboBox>("detectorSuite")->currentText().startsWith(u"All suites"_s));
    }

    // The queue's own order, not that of the table behind it; and what is in front is what the queue marks.
    void approvingInTheQueueGoesOnInTheQueue() {
        controller().setOrder(curation::QuestionOrder::Id, true); // the table runs the other way
        auto* tabs = child<QTabBar>("questionTabs");
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier,
                          tabs->tabRect(QuestionsPage::Suspicions).center());
        auto* queue = child<widgets::DataTableView>("detectorView");
        click("detectorCheck");
        QTRY_VERIFY(queue->model()->rowCount() > 0); // the three are alike
        queue->setFocus();
        QTest::keyClick(queue, Qt::Key_Home, Qt::ControlModifier);
        std::set<base::RowId> seen;
        for (;;) {
            const base::RowId before = controller().current()->id;
            QVERIFY(seen.insert(before).second);
            press(Qt::Key_Return, Qt::ControlModifier);
            QCOMPARE(m_fixture->stored(before).status, model::QuestionStatus::Approved);
            QVERIFY(child<app::DetectorPane>("detectorPane")->marksQuestion());
            if (controller().current()->id == before) {
                break; // the last one
            }
        }
        QVERIFY(seen.size() > 1);
    }

    void undoInTheQueueGoesBackToTheQuestion() {
        auto* tabs = child<QTabBar>("questionTabs");
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier,
                          tabs->tabRect(QuestionsPage::Suspicions).center());
        auto* queue = child<widgets::DataTableView>("detectorView");
        click("detectorCheck");
        QTRY_VERIFY(queue->model()->rowCount() > 0);
        queue->setFocus();
        QTest::keyClick(queue, Qt::Key_Home, Qt::ControlModifier);
        const auto* detector = child<app::DetectorPane>("detectorPane");
        std::vector<base::RowId> approved;
        for (int i = 0; i < 2; ++i) {
            approved.push_back(controller().current()->id);
            press(Qt::Key_Return, Qt::ControlModifier);
            QCOMPARE(m_fixture->stored(approved.back()).status, model::QuestionStatus::Approved);
        }
        QVERIFY(approved[0] != approved[1]);
        while (!approved.empty()) {
            press(Qt::Key_Z, Qt::ControlModifier);
            const model::Question back = m_fixture->stored(approved.back());
            QCOMPARE(back.status, model::QuestionStatus::Draft);
            QCOMPARE(said(), u"Undone: the approval of %1."_s.arg(QString::fromStdString(back.questionId)));
            QCOMPARE(controller().current()->id, approved.back());
            QVERIFY(detector->marksQuestion() && queue->hasFocus());
            approved.pop_back();
        }
        const base::RowId first = controller().current()->id;
        press(Qt::Key_R);
        QCOMPARE(m_fixture->stored(first).status, model::QuestionStatus::Retired);
    }

    // --- The name ---

    void theFirstActionIsDoneOnceTheNameIsGiven() {
        forgetName();
        press(Qt::Key_R);
        QCOMPARE(status(0), model::QuestionStatus::Draft);
        giveName();
        QCOMPARE(status(0), model::QuestionStatus::Retired);
        QCOMPARE(said(), u"q1 retired."_s);
        QVERIFY(m_page->table()->hasFocus());
    }

    void approvingGoesOnOnceTheNameIsGiven() {
        forgetName();
        press(Qt::Key_Return, Qt::ControlModifier);
        giveName();
        QCOMPARE(status(0), model::QuestionStatus::Approved);
        QCOMPARE(controller().current()->id, m_ids[1]);
        QVERIFY(m_page->table()->hasFocus());
    }

    void theFirstReviewIsGivenOnceTheNameIs() {
        forgetName();
        m_page->showTab(QuestionsPage::Reviews);
        m_page->focusContent();
        auto* queue = child<widgets::DataTableView>("queueView");
        QTRY_COMPARE(queue->model()->rowCount(), 3);
        QTRY_VERIFY(!queue->selectionModel()->selectedRows().isEmpty());
        press(Qt::Key_1);
        QCOMPARE(reviews(0), std::size_t(0));
        giveName();
        QCOMPARE(reviews(0), std::size_t(1));
        QVERIFY2(said().contains(u"q1"_s), qPrintable(said()));
        QVERIFY(queue->hasFocus());
    }

    void thePromptSaysWhatWaitsForTheName() {
        forgetName();
        const auto* waiting = child<QLabel>("curatorWaiting");
        press(Qt::Key_R);
        QVERIFY(waiting->isVisible());
        QVERIFY2(waiting->text().endsWith(u"Retiring questions: q1"_s), qPrintable(waiting->text()));
        press(Qt::Key_Escape);
        QVERIFY(!waiting->isVisible());
        press(Qt::Key_Down);
        press(Qt::Key_F);
        QVERIFY2(waiting->text().endsWith(u"Flag: q2"_s), qPrintable(waiting->text()));
        // What is typed in the form stays what waits for the name last, not what is left by the prompt.
        press(Qt::Key_Escape);
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(waiting->text().endsWith(u"Approve and next: q2"_s), qPrintable(waiting->text()));
    }

    void theFirstReviewWaitsByItsName() {
        forgetName();
        m_page->showTab(QuestionsPage::Reviews);
        m_page->focusContent();
        auto* queue = child<widgets::DataTableView>("queueView");
        QTRY_COMPARE(queue->model()->rowCount(), 3);
        QTRY_VERIFY(!queue->selectionModel()->selectedRows().isEmpty());
        press(Qt::Key_1);
        const QString waiting = child<QLabel>("curatorWaiting")->text();
        QVERIFY2(waiting.contains(u"Your review of q1"_s), qPrintable(waiting));
    }

    // F and, at once, the 1 of its reason: no name, and not lost without a word.
    void aKeyOfTheActionIsNoName() {
        forgetName();
        press(Qt::Key_F);
        press(Qt::Key_1);
        auto* name = child<QLineEdit>("curatorName");
        QVERIFY(name->hasFocus());
        QCOMPARE(name->text(), QString());
        const QString waiting = child<QLabel>("curatorWaiting")->text();
        QVERIFY2(waiting.contains(u"“1” was not taken"_s) && waiting.contains(u"Flag: q1"_s),
                 qPrintable(waiting));
        giveName();
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu != nullptr && menu->objectName() == u"flagMenu"_s);
        QTest::keyClick(menu, Qt::Key_1);
        QCOMPARE(status(0), model::QuestionStatus::Flagged);
    }

    void flaggingGoesOnAsApprovingDoes() {
        const auto flag = [&] {
            press(Qt::Key_F);
            QWidget* menu = QApplication::activePopupWidget();
            QVERIFY(menu != nullptr && menu->objectName() == u"flagMenu"_s);
            QTest::keyClick(menu, Qt::Key_1);
        };
        flag();
        QCOMPARE(status(0), model::QuestionStatus::Flagged);
        QCOMPARE(controller().current()->id, m_ids[1]);
        app::Settings().setFlagGoesOn(false);
        flag();
        QCOMPARE(status(1), model::QuestionStatus::Flagged);
        QCOMPARE(controller().current()->id, m_ids[1]);
    }

    void theWhyOfAnEditStandsInTheHistory() {
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        auto* why = child<QLineEdit>("formWhy");
        why->setFocus();
        QTest::keyClicks(why, u"the filing says so"_s);
        QTest::keyClick(why, Qt::Key_Return);
        QVERIFY(QString::fromStdString(m_fixture->stored(m_ids[0]).questionText).contains(u"typed"_s));
        QVERIFY(why->text().isEmpty());
        const auto history = workspace::questionHistory(*m_fixture->workspace().reader(), m_ids[0]);
        QVERIFY(history.has_value());
        QCOMPARE(history->front().reason, std::string("the filing says so"));
    }

    void escapeAtTheNameGivesTheActionUp() {
        forgetName();
        press(Qt::Key_R);
        QTest::keyClick(child<QLineEdit>("curatorName"), Qt::Key_Escape);
        QVERIFY(m_page->table()->hasFocus());
        app::Settings().setCuratorName(u"Ada"_s);
        QCOMPARE(status(0), model::QuestionStatus::Draft);
    }

    // --- Undo ---

    void undoTakesBackOnesOwnAndNamesIt() {
        press(Qt::Key_R);
        noteBy("Bo", 1, "theirs");
        QTRY_VERIFY(m_page->editActions().first()->text() == u"Undo the retirement of q1"_s);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(0), model::QuestionStatus::Draft);
        QCOMPARE(m_fixture->stored(m_ids[1]).notes, std::string("theirs"));
        QCOMPARE(said(), u"Undone: the retirement of q1."_s);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(status(0), model::QuestionStatus::Retired);
        QCOMPARE(said(), u"Done again: the retirement of q1."_s);
    }

    void somebodyElsesEditIsTakenBackOnlyAfterAsking_data() {
        QTest::addColumn<bool>("accept");
        QTest::newRow("taken back") << true;
        QTest::newRow("left") << false;
    }

    void somebodyElsesEditIsTakenBackOnlyAfterAsking() {
        QFETCH(bool, accept);
        press(Qt::Key_R);
        noteBy("Bo", 0, "theirs"); // on top of one's own
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_ids[0]).notes, std::string("theirs"));
        QVERIFY2(said().contains(u"Not your edit: the change of q1 (Notes), by Bo"_s), qPrintable(said()));
        click(accept ? "messageAccept" : "messageLeave");
        QCOMPARE(m_fixture->stored(m_ids[0]).notes, accept ? std::string() : std::string("theirs"));
        QCOMPARE(status(0), model::QuestionStatus::Retired);
        // The keyboard is where it was, and keys work.
        QVERIFY(m_page->table()->hasFocus());
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(0), accept ? model::QuestionStatus::Draft : model::QuestionStatus::Retired);
        QVERIFY2(said().startsWith(accept ? u"Undone"_s : u"Not your edit"_s), qPrintable(said()));
    }

    // Its entry in the journal is of one question, and what it did to that is the least of it.
    void anImportOfSomebodyElseIsNamedAsOne() {
        controller().approve({m_ids[0]});
        app::Settings().setCuratorName(u"Cy"_s); // who has edited nothing
        const std::filesystem::path file = m_fixture->path("more.json");
        std::ofstream(file) << "[{\"question_id\":\"q1\",\"question_text\":\"Which?\","
                               "\"answer_type\":\"span\",\"answer_text\":\"Yes.\"},"
                               "{\"question_id\":\"q8\",\"question_text\":\"Which?\","
                               "\"answer_type\":\"span\",\"answer_text\":\"Yes.\"}]";
        workspace::QuestionImportOptions options;
        options.suite = "P3";
        options.kind = formats::QuestionKind::FinragJson;
        options.onCollision = workspace::CollisionChoice::Replace;
        options.who = "Bo";
        base::NoProgress progress;
        QVERIFY(workspace::importQuestions(m_fixture->workspace(), std::span(&file, 1), options, {}, progress)
                    .has_value());
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(
            said().startsWith(u"Not your edit: the import of 2 question(s) from more.json into P3, by Bo"_s),
            qPrintable(said()));
        click("messageAccept");
        QCOMPARE(status(0), model::QuestionStatus::Approved);
        QVERIFY2(said().startsWith(u"Undone: the import of 2 question(s)"_s), qPrintable(said()));
    }

    // A box of choice and a button of the form give the key away: it is about the form's question all the
    // same.
    void undoInTheFormNamesWhatIsElsewhere_data() {
        QTest::addColumn<int>("where");
        QTest::newRow("a line") << static_cast<int>(model::QuestionField::Tolerance);
        QTest::newRow("a choice that can be typed") << static_cast<int>(model::QuestionField::Difficulty);
        QTest::newRow("a choice") << static_cast<int>(model::QuestionField::CitationRequired);
    }

    void undoInTheFormNamesWhatIsElsewhere() {
        QFETCH(int, where);
        press(Qt::Key_Down);
        press(Qt::Key_R);
        QCOMPARE(status(1), model::QuestionStatus::Retired);
        press(Qt::Key_Up);
        press(Qt::Key_F2);
        m_page->detail()->editField(static_cast<model::QuestionField>(where));
        const QWidget* field = QApplication::focusWidget();
        QVERIFY(m_page->detail()->form().isAncestorOf(field));
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(status(1), model::QuestionStatus::Retired);
        QCOMPARE(controller().current()->id, m_ids[0]);
        QVERIFY(field->hasFocus());
        QVERIFY2(said().contains(u"Nothing of q1"_s) && said().contains(u"the retirement of q2"_s),
                 qPrintable(said()));
        click("messageUndo");
        QCOMPARE(status(1), model::QuestionStatus::Draft);
    }

    void theMenuTakesBackWhatItNamesFromTheFormToo() {
        press(Qt::Key_Down);
        press(Qt::Key_R);
        press(Qt::Key_Up);
        press(Qt::Key_F2);
        auto* tolerance = child<QLineEdit>("field_tolerance");
        tolerance->setFocus(Qt::TabFocusReason);
        QAction* undo = m_page->editActions().first();
        QCOMPARE(undo->text(), u"Undo the retirement of q2"_s);
        undo->trigger(); // as the menu does
        QCOMPARE(status(1), model::QuestionStatus::Draft);
    }

    // --- The form ---

    void approvalWithInvalidInputIsBlocked() {
        press(Qt::Key_F2);
        auto* tolerance = child<QLineEdit>("field_tolerance");
        tolerance->setFocus();
        QTest::keyClicks(tolerance, u"much"_s);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(status(0), model::QuestionStatus::Draft);
        QCOMPARE(controller().current()->id, m_ids[0]);
        QCOMPARE(tolerance->text(), u"much"_s);
        QVERIFY(tolerance->hasFocus());
        QVERIFY2(said().startsWith(u"Not approved: Tolerance of q1"_s), qPrintable(said()));
        QTRY_VERIFY(controller().draftOf(m_ids[0]).has_value());
        // Coming back to it does not make the draft go away.
        controller().setCurrent(m_ids[1]);
        controller().setCurrent(m_ids[0]);
        m_page->focusContent();
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(status(0), model::QuestionStatus::Draft);
        QVERIFY2(said().startsWith(u"Not approved: what was typed into q1"_s), qPrintable(said()));
    }

    void controlAndSSavesTheVisit() {
        press(Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), u"typed "_s);
        auto* unit = child<QLineEdit>("field_answer_unit");
        unit->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(unit, u"USD"_s);
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_ids[0]).answerUnit, std::string("USD"));
        QCOMPARE(workspace::questionRevisions(*m_fixture->workspace().reader(), m_ids[0])->size(),
                 std::size_t(2));
        QCOMPARE(said(), u"q1 saved: Question text, Answer unit."_s);
        QVERIFY(unit->hasFocus());
        press(Qt::Key_Escape);
        QVERIFY(m_page->table()->hasFocus());
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_fixture->stored(m_ids[0]).answerUnit, std::string());
        QCOMPARE(said(), u"Undone: the change of q1 (Question text, Answer unit)."_s);
    }

    void controlAndSSavesGuidelines() {
        auto* detail = child<QTabWidget>("questionDetail");
        detail->setCurrentWidget(child<QWidget>("guidelines"));
        auto* text = child<QPlainTextEdit>("guidelinesText");
        text->setFocus();
        QTest::keyClicks(text, u"By the filing alone."_s);
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(m_fixture->settings().guidelines, std::string("By the filing alone."));
        QVERIFY(text->hasFocus());
    }

    // The keys that the pane names work where it is in front: in the list, and in its own card.
    void digitsReviewWhereThePaneIsInFront() {
        press(Qt::Key_1);
        QCOMPARE(reviews(0), std::size_t(0)); // nothing says there what it would do
        auto* detail = child<QTabWidget>("questionDetail");
        detail->setCurrentWidget(child<QWidget>("reviewsPane"));
        m_page->focusContent();
        QVERIFY(m_page->table()->hasFocus());
        press(Qt::Key_1);
        QCOMPARE(reviews(0), std::size_t(1));
        QVERIFY2(said().startsWith(u"Your review of q1"_s), qPrintable(said()));
        press(Qt::Key_0);
        QCOMPARE(reviews(0), std::size_t(0));
        child<QWidget>("reviewCard")->setFocus();
        press(Qt::Key_3);
        QCOMPARE(reviews(0), std::size_t(1));
        // Several are selected: of which of them it would be is not clear.
        controller().setCurrent(m_ids[1]);
        m_page->table()->setFocus();
        m_page->table()->selectAll();
        press(Qt::Key_1);
        QCOMPARE(reviews(1), std::size_t(0));
    }

    void paraphrasesAreTakenBackByName() {
        controller().setCurrent(m_ids[1]);
        press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        auto* dialog = child<QDialog>("paraphraseDialog");
        QVERIFY(dialog != nullptr);
        QVERIFY(QTest::qWaitForWindowActive(dialog));
        QVERIFY2(dialog->fontMetrics().horizontalAdvance(dialog->windowTitle()) +
                         dialog->fontMetrics().averageCharWidth() * 24 <
                     dialog->width(),
                 "the title has no room");
        auto* text = dialog->findChild<QPlainTextEdit*>(u"paraphraseText"_s);
        QTest::keyClicks(text, u"How much did it earn?"_s);
        QTest::keyClick(text, Qt::Key_Return);
        QTest::keyClicks(text, u"What were its earnings?"_s);
        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!dialog->isVisible());
        QTRY_COMPARE(m_page->table()->model()->rowCount(), 5);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_page->focusContent();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(said().startsWith(u"Undone: 2 paraphrase"_s) && said().endsWith(u" of q2."_s),
                 qPrintable(said()));
        QCOMPARE(controller().current()->id, m_ids[1]);
    }
};

ASSAY_TEST(TestGoldEdits)
#include "tst_gold_edits.moc"
