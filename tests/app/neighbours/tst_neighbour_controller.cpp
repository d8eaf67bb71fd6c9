// What must not be lost or shown wrongly when runs are gone on with elsewhere, fail, or are left while a
// person writes.
#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/gate_pane.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "tests/app/neighbours/page_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <algorithm>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestNeighbourController : public tests::NeighboursPageTest {
    Q_OBJECT

    void press(const char* lineEdit, int key) {
        QTest::keyClick(child<QLineEdit>(lineEdit), static_cast<Qt::Key>(key));
    }

    void type(const char* lineEdit, const QString& text) {
        auto* edit = child<QLineEdit>(lineEdit);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }

    void chooseRun(base::RowId run) {
        auto* table = child<widgets::DataTableView>("runTable");
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex index = table->model()->index(row, 0);
            if (index.data(widgets::kRowKeyRole).toLongLong() == run) {
                table->scrollTo(index);
                QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
            }
        }
        QCOMPARE(controller().chosen(), run);
        waitForView(run);
    }

  private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    // Another window finishes the run that is in front here: what is shown is the whole of it.
    void aRunThatAnotherWindowFinishesIsLoadedAgain() {
        const auto other = m_fixture->open();
        const base::RowId run = makePausedRun(*other);
        QVERIFY(run != 0);
        lookAgain();
        controller().choose(run);
        waitForView(run);
        QCOMPARE(controller().view()->run.outcomes.size(), std::size_t(64));
        const auto* before = controller().view();
        QVERIFY(goOn(*other, run));
        lookAgain();
        QTRY_VERIFY(controller().view() != nullptr && controller().view() != before);
        QCOMPARE(static_cast<std::int64_t>(controller().view()->run.outcomes.size()),
                 controller().view()->run.info.items);
        QVERIFY(controller().view()->run.info.state == workspace::RunState::Finished);
        QCOMPARE(controller().view()->figures.anchors, controller().view()->run.info.items);
        QVERIFY(m_jobs->waitForFinished(30'000));
    }

    // What a person looks at stays in front when the run is read anew.
    void theCaseInFrontStaysWhenTheRunGrowsElsewhere() {
        const auto other = m_fixture->open();
        const base::RowId run = makePausedRun(*other);
        lookAgain();
        controller().choose(run);
        waitForView(run);
        chooseTab(u"Hardest cases"_s);
        auto* table = child<widgets::DataTableView>("caseTable");
        auto* detail = m_page->findChild<app::CaseDetail*>();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(2, 2)).center());
        const QString id = detail->sentenceId();
        chooseItem(child<QComboBox>("caseRegime"), 1);
        QCOMPARE(detail->sentenceId(), id);
        type("caseNote", u"half a"_s);
        const auto* before = controller().view();
        QVERIFY(goOn(*other, run));
        lookAgain();
        QTRY_VERIFY(controller().view() != before);
        QCOMPARE(detail->sentenceId(), id);
        QCOMPARE(child<QLineEdit>("caseNote")->text(), u"half a"_s);
        QCOMPARE(child<QComboBox>("caseRegime")->currentIndex(), 1);
        QCOMPARE(table->currentIndex().siblingAtColumn(2).data().toString(), id);
        QVERIFY(m_jobs->waitForFinished(30'000));
    }

    // While the new outcomes are being read the old ones are not called finished, nor judged.
    void whatIsShownIsNeverCalledMoreThanItIs() {
        const auto other = m_fixture->open();
        const base::RowId first = makeRun(*other);
        QVERIFY(goOn(*other, first));
        const base::RowId run = makePausedRun(*other);
        lookAgain();
        controller().choose(run);
        waitForView(run);
        chooseTab(u"Gate"_s);
        int wrong = 0;
        const auto look = [&] {
            const app::RunView* view = controller().view();
            wrong += view != nullptr && view->run.info.state == workspace::RunState::Finished &&
                             static_cast<std::int64_t>(view->run.outcomes.size()) != view->run.info.items
                         ? 1
                         : 0;
        };
        connect(&controller(), &app::NeighbourController::runsChanged, this, look);
        connect(&controller(), &app::NeighbourController::viewChanged, this, look);
        QVERIFY(goOn(*other, run));
        lookAgain();
        QTRY_VERIFY(m_page->findChild<app::GatePane*>()->verdict().has_value());
        QCOMPARE(wrong, 0);
    }

    void aRunThatAnotherWindowRemovesLeavesTheFront() {
        const auto other = m_fixture->open();
        const base::RowId first = makePausedRun(*other);
        const base::RowId second = makePausedRun(*other);
        lookAgain();
        controller().choose(second);
        waitForView(second);
        QVERIFY(workspace::removeRun(*other, second, {}));
        lookAgain();
        waitForView(first);
    }

    void aBusyRunStaysInView() {
        const auto other = m_fixture->open();
        const base::RowId run = makePausedRun(*other);
        lookAgain();
        controller().choose(run);
        waitForView(run);
        {
            const auto claim = workspace::claimRun(*other, run);
            QVERIFY(claim && *claim);
            QVERIFY(controller().resume(run));
            QTRY_VERIFY(!controller().isWorking());
            QVERIFY(!m_error.isEmpty());
            waitForView(run);
            QTRY_COMPARE(controller().view()->run.outcomes.size(), std::size_t(64));
            QTRY_VERIFY(controller().view()->hasIntervals);
        }
    }

    void aRunWhoseVectorsAreGoneStaysInView() {
        const auto other = m_fixture->open();
        const base::RowId run = makePausedRun(*other);
        QVERIFY(workspace::removeEmbeddingSet(*other, m_fixture->embeddings()));
        lookAgain();
        controller().choose(run);
        waitForView(run);
        QVERIFY(controller().resume(run));
        QTRY_VERIFY(!controller().isWorking());
        QVERIFY(!m_error.isEmpty());
        QTRY_VERIFY(controller().view() != nullptr && controller().view()->run.outcomes.size() == 64);
        QVERIFY(m_jobs->waitForFinished(30'000));
    }

    // Who signs is asked once, and then what was asked for happens.
    void aTestWaitsForTheName() {
        app::Settings().setCuratorName({});
        controller().setCurator({});
        chooseTab(u"Set up"_s);
        child<QSpinBox>("anchorCount")->setValue(12);
        QTRY_VERIFY(child<QPushButton>("runTest")->isEnabled());
        child<QSpinBox>("anchorCount")->setFocus();
        NeighboursPageTest::press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!controller().isWorking());
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Set up"_s);
        type("curatorName", u"Eve"_s);
        press("curatorName", Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(controller().runs().size(), std::size_t(1), 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(!controller().isWorking(), 30'000);
        QCOMPARE(controller().runs().front().createdBy, std::string("Eve"));
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Overview"_s);
    }

    // Another run's figures are not those of one that could not begin.
    void withoutAnEligibleAnchorTheSetUpStays() {
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        evaluate::NeighbourRunPlan plan;
        plan.corpus = m_fixture->corpus();
        plan.embeddings = m_fixture->embeddings();
        plan.sampling.minWords = 100'000;
        m_error.clear();
        chooseTab(u"Set up"_s);
        QVERIFY(controller().start(plan));
        QTRY_VERIFY_WITH_TIMEOUT(!controller().isWorking(), 30'000);
        QVERIFY2(m_error.contains(u"fewer words"_s), qPrintable(m_error)); // what to change
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Set up"_s);
    }

    void aCaseNoteWithoutANameIsNotLost() {
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        app::Settings().setCuratorName({});
        controller().setCurator({});
        chooseTab(u"Hardest cases"_s);
        auto* detail = m_page->findChild<app::CaseDetail*>();
        const QString id = detail->sentenceId();
        type("caseNote", u"odd"_s);
        press("caseNote", Qt::Key_Return);
        QVERIFY(controller().notes().empty());
        QCOMPARE(child<QLineEdit>("caseNote")->text(), u"odd"_s);
        child<QCheckBox>("flag boilerplate")->click();
        // On to another case and back: what was written is still there.
        NeighboursPageTest::press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(detail->sentenceId() != id);
        QVERIFY(child<QLineEdit>("caseNote")->text().isEmpty());
        NeighboursPageTest::press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(detail->sentenceId(), id);
        QCOMPARE(child<QLineEdit>("caseNote")->text(), u"odd"_s);
        QVERIFY(child<QCheckBox>("flag boilerplate")->isChecked());
        // With a name it is kept, and the focus goes back to where it was written.
        child<QLineEdit>("caseNote")->setFocus();
        press("caseNote", Qt::Key_Return);
        type("curatorName", u"Eve"_s);
        press("curatorName", Qt::Key_Return);
        QTRY_VERIFY(controller().notes().contains(id.toStdString()));
        QCOMPARE(controller().notes().at(id.toStdString()).note, std::string("odd"));
        QCOMPARE(controller().notes().at(id.toStdString()).flags, std::vector<std::string>{"boilerplate"});
        QVERIFY(child<QLineEdit>("caseNote")->hasFocus());
        const QList<QLabel*> labels = detail->findChildren<QLabel*>();
        const auto says = [&labels](const QString& text) {
            return std::ranges::any_of(labels,
                                       [&text](const QLabel* label) { return label->text().contains(text); });
        };
        QVERIFY(!says(u"not saved yet"_s));
        QVERIFY(says(u"Eve, "_s));
    }

    // Ctrl+Right leaves a case without leaving the field.
    void aCaseNoteIsKeptWhenTheCaseIsLeftByKey() {
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        chooseTab(u"Hardest cases"_s);
        auto* detail = m_page->findChild<app::CaseDetail*>();
        const std::string id = detail->sentenceId().toStdString();
        type("caseNote", u"left"_s);
        NeighboursPageTest::press(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(detail->sentenceId().toStdString() != id);
        QCOMPARE(controller().notes().at(id).note, std::string("left"));
    }

    void aRunNoteGoesToItsRun() {
        const auto other = m_fixture->open();
        const base::RowId first = makePausedRun(*other);
        const base::RowId second = makePausedRun(*other);
        lookAgain();
        chooseRun(second);
        if (QTest::currentTestFailed()) {
            return;
        }
        type("runNote", u"of the second"_s);
        chooseRun(first);
        QVERIFY(child<QLineEdit>("runNote")->text().isEmpty());
        QCOMPARE(controller().run(second)->note, std::string("of the second"));
        QVERIFY(controller().run(first)->note.empty());
        // The run in front changes while the field keeps the focus.
        type("runNote", u"of the first"_s);
        controller().choose(second);
        QCOMPARE(child<QLineEdit>("runNote")->text(), u"of the second"_s);
        press("runNote", Qt::Key_Return);
        QCOMPARE(controller().run(first)->note, std::string("of the first"));
        QCOMPARE(controller().run(second)->note, std::string("of the second"));
        waitForView(second);
    }

    void aRunNoteWithoutANameIsNotLost() {
        const auto other = m_fixture->open();
        const base::RowId first = makePausedRun(*other);
        const base::RowId second = makePausedRun(*other);
        lookAgain();
        chooseRun(second);
        app::Settings().setCuratorName({});
        controller().setCurator({});
        type("runNote", u"mine"_s);
        controller().choose(first);
        waitForView(first);
        controller().choose(second);
        waitForView(second);
        QCOMPARE(child<QLineEdit>("runNote")->text(), u"mine"_s);
    }
};

ASSAY_TEST(TestNeighbourController)
#include "tst_neighbour_controller.moc"
