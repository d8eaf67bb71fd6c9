#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/cases_pane.h"
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/shell/session.h"
#include "tests/app/neighbours/page_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/neighbours/bar_chart.h"
#include "widgets/neighbours/window_strip.h"
#include "widgets/tables/data_table_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestNeighboursPage : public tests::NeighboursPageTest {
    Q_OBJECT

    [[nodiscard]] static int columnOf(const QAbstractItemModel& model, const QString& title) {
        for (int column = 0; column < model.columnCount(); ++column) {
            if (model.headerData(column, Qt::Horizontal).toString() == title) {
                return column;
            }
        }
        return -1;
    }

    void clickFigure(int row, const QString& title) const {
        auto* table = child<widgets::DataTableView>("overviewTable");
        const QModelIndex index = table->model()->index(row, columnOf(*table->model(), title));
        QVERIFY(index.isValid());
        table->scrollTo(index);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
    }

  private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void saysWhyItIsEmpty() {
        m_page.reset();
        showPage({});
        QVERIFY(child<QLabel>("setupEmpty")->text().contains(u"No workspace is open"_s));
        const auto* runs = child<QLabel>("neighbourRunsEmpty");
        const auto* overview = child<QLabel>("overviewEmpty");
        QCOMPARE(runs->text(), u"No workspace is open."_s);
        QCOMPARE(overview->text(), u"No workspace is open."_s);
        QVERIFY(child<QTableWidget>("gateRules")->parentWidget()->isHidden()); // they are a workspace's
        m_session->createWorkspace(
            QString::fromStdString((m_fixture->path().parent_path() / "empty.assay").string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("setupEmpty")->text().contains(u"Drop filings"_s));
        QVERIFY(m_page->summary().isEmpty());
        QVERIFY(runs->text().contains(u"Set one up"_s));
        QTRY_VERIFY2(overview->text().contains(u"No neighbour test has been run"_s),
                     qPrintable(overview->text()));
    }

    // Each tab that has nothing to show leads to what comes next.
    void emptyTabsLeadToTheNextStep() {
        lookAgain();
        m_page->resize(1'140, 700);
        for (const QString& title :
             {u"Overview"_s, u"Strata"_s, u"Curves"_s, u"Distances"_s, u"Hardest cases"_s, u"Gate"_s}) {
            chooseTab(title);
            QPushButton* step = nullptr;
            const auto isThere = [&] {
                for (auto* each :
                     tabs()->currentWidget()->findChildren<QPushButton*>(u"empty_neighbours.setUp"_s)) {
                    step = !each->visibleRegion().isEmpty() && each->isEnabled() ? each : step;
                }
                return step != nullptr;
            };
            QTRY_VERIFY2(isThere(), qPrintable(title));
            QTest::mouseClick(step, Qt::LeftButton);
            QCOMPARE(tab(), u"Set up"_s);
        }
    }

    // State and name of every run, in the width that a window of 1280 pixels leaves the page.
    void stateOfRunsIsInSight() {
        child<QLineEdit>("runName")->setText(u"edgar_filings of all the companies, LSA 256"_s);
        runTest(12);
        m_page->resize(1'140, 700);
        const auto* runs = child<widgets::DataTableView>("runTable");
        const auto right = [runs](int column) {
            return runs->columnViewportPosition(column) + runs->columnWidth(column);
        };
        QTRY_VERIFY2(right(1) <= runs->viewport()->width(),
                     qPrintable(u"%1 of %2"_s.arg(right(1)).arg(runs->viewport()->width())));
    }

    void withoutVectorsOffersLexicalSearch() {
        m_page.reset();
        m_fixture = std::make_unique<tests::NeighbourFixture>(2, 12, false);
        showPage(QString::fromStdString(m_fixture->path().string()));
        QTRY_VERIFY(child<QLabel>("vectorsHint")->isVisible());
        QCOMPARE(child<QListWidget>("searchList")->item(0)->text(), u"Lexical (BM25)"_s);
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(controller().view()->run.outcomes.size(), std::size_t(12));
    }

    void windowFollowsTheSettings() {
        auto* strip = child<widgets::WindowStrip>("previewStrip");
        QTRY_VERIFY(!strip->spec().sentences.isEmpty());
        child<QComboBox>("windowKind")->setCurrentIndex(1);
        child<QSpinBox>("windowWidth")->setValue(2);
        QTRY_COMPARE(strip->spec().window, 2);
        for (const widgets::StripSentence& each : strip->spec().sentences) {
            if (std::abs(each.position - strip->spec().anchor) > 2) {
                QVERIFY(each.cell != widgets::StripCell::Gold);
            }
        }
        const int before = strip->spec().anchor;
        const QString place = child<QLabel>("previewPlace")->text();
        QTest::mouseClick(child<QToolButton>("nextAnchor"), Qt::LeftButton);
        QTRY_VERIFY(child<QLabel>("previewPlace")->text() != place);
        QTest::mouseClick(child<QToolButton>("previousAnchor"), Qt::LeftButton);
        QTRY_COMPARE(child<QLabel>("previewPlace")->text(), place);
        QCOMPARE(strip->spec().anchor, before);
    }

    void withoutAnAnchorThePreviewSaysWhatToChange() {
        const auto* told = child<QWidget>("setupPower")->findChild<QLabel*>(u"powerTold"_s);
        QTRY_VERIFY2(told->text().contains(u"tell changes"_s), qPrintable(told->text()));
        auto* words = child<QSpinBox>("minWords");
        words->setValue(words->maximum());
        QTRY_VERIFY(child<QLabel>("previewExtent")->text().contains(u"fewer words"_s));
        // Of the anchors before nothing is told any more.
        QVERIFY2(!told->text().contains(u"tell changes"_s), qPrintable(told->text()));
    }

    void runsAndShowsFigures() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(controller().runs().size(), std::size_t(1));
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Overview"_s);
        QAbstractItemModel* model = child<widgets::DataTableView>("overviewTable")->model();
        const QAbstractItemModelTester tester(model);
        // First what a meeting wants, without scrolling: the figure, luck, the verdict.
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(columnOf(*model, u"Hit@5"_s), 2);
        QCOMPARE(columnOf(*model, u"by luck"_s), 3);
        QCOMPARE(columnOf(*model, u"Against luck"_s), 4);
        QVERIFY(model->index(0, 2).data().toString().contains(u'('));
        QVERIFY(!model->index(0, 4).data().toString().isEmpty());
        QTRY_VERIFY(controller().view()->hasIntervals);
        // Nobody has measured questions over this corpus: what neighbours stand for cannot be judged.
        child<QComboBox>("overviewWhich")->setCurrentIndex(5);
        model = child<widgets::DataTableView>("overviewTable")->model();
        QCOMPARE(model->rowCount(), 6); // Hit@1, 3 and 5 in two regimes
        QCOMPARE(model->index(0, 2).data().toString(), u"cannot be judged"_s);
        QVERIFY(child<QLabel>("overviewNote")->text().contains(u"No retrieval on questions"_s));
        child<QComboBox>("overviewWhich")->setCurrentIndex(1);
        model = child<widgets::DataTableView>("overviewTable")->model();
        QCOMPARE(model->rowCount(), 3); // filtered, open, difference
        const int column = columnOf(*model, u"Hit@5"_s);
        QVERIFY(column > 0);
        const auto& hit = controller().view()->figures.searches[0].regimes[0].hitAt.at(5);
        const QModelIndex cell = model->index(0, column);
        QVERIFY(cell.data().toString().contains(
            QString::number(100 * static_cast<double>(hit.count) / static_cast<double>(hit.n), 'f', 1)));
        QVERIFY(cell.data().toString().contains(u'(')); // its interval
        QCOMPARE(model->index(0, columnOf(*model, u"n"_s)).data().toString(), QString::number(hit.n));
        QVERIFY(model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString().contains(u"overed"_s));
        QVERIFY(model->index(0, 0).data().toString().contains(u"LSA 16"_s));
        QCOMPARE(model->index(2, 1).data().toString(), u"filtered − open"_s);
    }

    // The figures that grow with the run are those that core computes from all of it.
    void runningFiguresAreThoseOfCore() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        const evaluate::NeighbourRun& run = controller().view()->run;
        const auto whole = evaluate::neighbourFigures(run.outcomes, run.settings.test, run.searches);
        app::RunningFigures running(run.settings.test, run.searches);
        const std::span<const model::AnchorOutcome> all(run.outcomes);
        running.add(all.first(5));
        running.add(all.subspan(5));
        const auto some = running.figures();
        QCOMPARE(some.coverage.count, whole.coverage.count);
        QVERIFY(some.windows == whole.windows);
        for (std::size_t regime = 0; regime < 2; ++regime) {
            const auto& a = some.searches[0].regimes[regime];
            const auto& b = whole.searches[0].regimes[regime];
            QCOMPARE(a.selfAt1.count, b.selfAt1.count);
            QCOMPARE(a.selfAt1TieAware.count, b.selfAt1TieAware.count);
            for (const auto& [k, hit] : b.hitAt) {
                QCOMPARE(a.hitAt.at(k).count, hit.count);
                QCOMPARE(a.hitAt.at(k).n, hit.n);
                QCOMPARE(a.hitAtAllAnchors.at(k).n, b.hitAtAllAnchors.at(k).n);
            }
            for (const auto& [k, mrr] : b.mrrAt) {
                QVERIFY(std::abs(*a.mrrAt.at(k).value - *mrr.value) < 1e-12);
            }
            QCOMPARE(a.hitCurve.size(), b.hitCurve.size());
            QCOMPARE(a.bySection.size(), b.bySection.size());
            for (std::size_t i = 0; i < b.bySection.size(); ++i) {
                QCOMPARE(a.bySection[i].name, b.bySection[i].name);
                QCOMPARE(a.bySection[i].coverage.count, b.bySection[i].coverage.count);
                QCOMPARE(a.bySection[i].hitAt.at(5).count, b.bySection[i].hitAt.at(5).count);
            }
        }
    }

    void walksThroughTheHardestCases() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Hardest cases"_s);
        auto* table = child<widgets::DataTableView>("caseTable");
        const QAbstractItemModelTester tester(table->model());
        const auto order = evaluate::hardestCases(controller().view()->run.outcomes, 0);
        QCOMPARE(table->model()->rowCount(), static_cast<int>(order.size()));
        auto* detail = m_page->findChild<app::CaseDetail*>();
        const auto idOf = [&](std::size_t place) {
            return QString::fromStdString(controller().view()->run.outcomes[order[place]].sentenceId);
        };
        press(Qt::Key_Left, Qt::ControlModifier);
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(detail->sentenceId(), idOf(0));
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(detail->sentenceId(), idOf(1));
        QVERIFY(!child<widgets::WindowStrip>("caseStrip")->spec().sentences.isEmpty());
        QCOMPARE(child<QTreeView>("caseGold")->model()->rowCount(),
                 static_cast<int>(controller().view()->run.outcomes[order[1]].gold.size()));
        QVERIFY(child<QTreeView>("caseResults")->model()->rowCount() > 0);
    }

    void aClickOnAFigureShowsItsAnchors() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        child<QComboBox>("overviewWhich")->setCurrentIndex(1); // more figures
        clickFigure(1, u"Hit@1"_s);
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Hardest cases"_s);
        const auto& hit = controller().view()->figures.searches[0].regimes[1].hitAt.at(1);
        auto* cases = child<widgets::DataTableView>("caseTable");
        auto* share = child<QComboBox>("caseShare");
        QTRY_COMPARE(cases->model()->rowCount(), static_cast<int>(hit.n));
        chooseItem(share, 1);
        QCOMPARE(cases->model()->rowCount(), static_cast<int>(hit.count));
        QTest::mouseClick(child<QToolButton>("clearFilter"), Qt::LeftButton);
        QVERIFY(!child<QToolButton>("clearFilter")->isVisible());
    }

    void aBarShowsItsAnchors() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        chooseTab(u"Strata"_s);
        auto* by = child<QComboBox>("strataBy");
        chooseItem(by, 1);
        auto* chart = child<widgets::BarChart>("strataChart");
        QCOMPARE(chart->spec().groups.size(), 3);
        const auto expected = controller().view()->figures.searches[0].regimes[0].bySection[1].coverage.count;
        QTest::mouseClick(chart, Qt::LeftButton, {}, chart->barPlace(1, 0).center().toPoint());
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Hardest cases"_s);
        QTRY_COMPARE(child<widgets::DataTableView>("caseTable")->model()->rowCount(),
                     static_cast<int>(expected));
    }

    void notesAreKeptAndUndone() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        chooseTab(u"Hardest cases"_s);
        auto* detail = m_page->findChild<app::CaseDetail*>();
        const std::string id = detail->sentenceId().toStdString();
        QVERIFY(!id.empty());
        press(Qt::Key_F2);
        QTRY_VERIFY(child<QLineEdit>("caseNote")->hasFocus());
        QTest::keyClicks(child<QLineEdit>("caseNote"), u"odd"_s);
        QTest::keyClick(child<QLineEdit>("caseNote"), Qt::Key_Return);
        QCOMPARE(controller().notes().at(id).note, std::string("odd"));
        QVERIFY(child<widgets::DataTableView>("caseTable")->hasFocus()); // on to the next by key
        child<QCheckBox>("flag boilerplate")->click();
        QCOMPARE(controller().notes().at(id).flags, std::vector<std::string>{"boilerplate"});
        child<widgets::DataTableView>("caseTable")->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(controller().notes().at(id).flags.empty());
        QVERIFY(!child<QCheckBox>("flag boilerplate")->isChecked());
    }

    // It is paused when its first batch is stored, which the controller is told of before the next is asked.
    void pausedRunsGoOn() {
        const auto other = m_fixture->open();
        const base::RowId id = makePausedRun(*other);
        QVERIFY(id != 0);
        lookAgain();
        controller().choose(id);
        waitForView(id);
        QVERIFY(controller().run(id)->state == workspace::RunState::Stopped);
        QVERIFY(controller().run(id)->done < controller().run(id)->items);
        QTest::mouseClick(child<QToolButton>("neighbours.resume.button"), Qt::LeftButton);
        QVERIFY(controller().isWorking());
        QTRY_VERIFY_WITH_TIMEOUT(!controller().isWorking(), 30'000);
        QVERIFY(controller().run(id)->state == workspace::RunState::Finished);
        QCOMPARE(controller().run(id)->done, controller().run(id)->items);
        QCOMPARE(static_cast<std::int64_t>(controller().view()->run.outcomes.size()),
                 controller().run(id)->items);
    }

    // A pause at any moment leaves a run that can be gone on with, or none, but never loses one.
    void aPauseLosesNoRun() {
        chooseTab(u"Set up"_s);
        child<QSpinBox>("anchorCount")->setValue(0); // all
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(controller().isWorking());
        // It may be that fast.
        QTRY_VERIFY(controller().working() != 0 ||
                    (!controller().isWorking() && !controller().runs().empty()));
        const base::RowId id =
            controller().working() != 0 ? controller().working() : controller().runs().front().id;
        controller().pause();
        QTRY_VERIFY_WITH_TIMEOUT(!controller().isWorking(), 30'000);
        QVERIFY(m_jobs->waitForFinished(30'000));
        const workspace::RunInfo* run = controller().run(id);
        QVERIFY(run != nullptr);
        // Paused behind its last anchor it has all of them and no figures yet.
        QVERIFY(run->state != workspace::RunState::Finished || run->done == run->items);
        if (run->state != workspace::RunState::Finished) {
            QVERIFY(controller().resume(id));
            QTRY_VERIFY_WITH_TIMEOUT(!controller().isWorking(), 30'000);
        }
        QVERIFY(controller().run(id)->state == workspace::RunState::Finished);
    }

    void modelsAreModels() {
        const QAbstractItemModelTester cases(child<widgets::DataTableView>("caseTable")->model());
        const QAbstractItemModelTester overview(child<widgets::DataTableView>("overviewTable")->model());
        const QAbstractItemModelTester runs(child<widgets::DataTableView>("runTable")->model());
        runTest(24);
        if (QTest::currentTestFailed()) {
            return;
        }
        for (const QString& title : {u"Hardest cases"_s, u"Overview"_s}) {
            chooseTab(title);
        }
        runTest(12);
        chooseTab(u"Hardest cases"_s);
        controller().choose(0);
        QCOMPARE(child<widgets::DataTableView>("caseTable")->model()->rowCount(), 0);
    }

    // "24 of 24" lists all of them, covered or not.
    void anchorsAskedListsThemAll() {
        runTest(24);
        if (QTest::currentTestFailed()) {
            return;
        }
        child<QComboBox>("overviewWhich")->setCurrentIndex(1); // more figures
        clickFigure(0, u"Anchors asked"_s);
        QTRY_COMPARE(child<widgets::DataTableView>("caseTable")->model()->rowCount(), 24);
    }

    void emptyTabsSayWhy() {
        const auto other = m_fixture->open();
        const base::RowId run = makePausedRun(*other);
        lookAgain();
        chooseTab(u"Overview"_s);
        controller().choose(run);
        QVERIFY(child<QLabel>("overviewEmpty")->text().contains(u"being loaded"_s));
        waitForView(run);
        controller().choose(0);
        QVERIFY(child<QLabel>("overviewEmpty")->text().contains(u"No run is chosen"_s));
        chooseTab(u"From outside"_s);
        QTest::mouseClick(child<QToolButton>("exampleFigures"), Qt::LeftButton);
        chooseTab(u"Overview"_s);
        QTRY_VERIFY(child<QLabel>("overviewEmpty")->text().contains(u"from outside"_s));
        chooseTab(u"Hardest cases"_s);
        QVERIFY(child<QLabel>("casesNoRun")->isVisible() &&
                child<QLabel>("casesNoRun")->text().contains(u"from outside"_s));
    }

    // Ctrl+E on another tab, after another run came to the front, does not speak of the case of the run
    // before.
    void aHiddenCaseIsForgottenWithItsRun() {
        const auto other = m_fixture->open();
        const base::RowId first = makePausedRun(*other);
        const base::RowId second = makePausedRun(*other);
        lookAgain();
        controller().choose(first);
        waitForView(first);
        chooseTab(u"Hardest cases"_s);
        auto* detail = m_page->findChild<app::CaseDetail*>();
        QVERIFY(!detail->sentenceId().isEmpty());
        chooseTab(u"Overview"_s);
        controller().choose(second);
        waitForView(second);
        QVERIFY(detail->sentenceId().isEmpty());
    }

    void withoutRunsTheFocusIsWhereOneBegins() {
        m_page->focusContent();
        QCOMPARE(tab(), u"Set up"_s);
        QVERIFY(child<QComboBox>("corpus")->hasFocus());
    }

    // The result that is the gold sentence is found by keys too.
    void goldIsFoundAmongTheResultsByKeys() {
        runTest(24);
        if (QTest::currentTestFailed()) {
            return;
        }
        chooseTab(u"Hardest cases"_s);
        auto* gold = child<QTreeView>("caseGold");
        auto* results = child<QTreeView>("caseResults");
        bool isFound = false;
        for (int cases = 0; cases < 24 && !isFound; ++cases) {
            for (int row = 0; row < gold->model()->rowCount() && !isFound; ++row) {
                const QVariant sentence = gold->model()->index(row, 0).data(app::CaseDetail::kRowRole);
                const auto found =
                    results->model()->match(results->model()->index(0, 0), app::CaseDetail::kRowRole,
                                            sentence, 1, Qt::MatchExactly | Qt::MatchRecursive);
                if (found.isEmpty()) {
                    continue;
                }
                gold->setFocus();
                QTest::keyClick(gold, Qt::Key_Home);
                for (int step = 0; step < row; ++step) {
                    QTest::keyClick(gold, Qt::Key_Down);
                }
                QCOMPARE(results->currentIndex().data(app::CaseDetail::kRowRole), sentence);
                isFound = true;
            }
            press(Qt::Key_Right, Qt::ControlModifier);
        }
        QVERIFY(isFound);
    }

    // What is not in the journal is not undone, and undo does not take back something else in its place.
    void undoSaysWhatItDoesNotCover() {
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        chooseTab(u"Hardest cases"_s);
        const std::string id = m_page->findChild<app::CaseDetail*>()->sentenceId().toStdString();
        child<QCheckBox>("flag boilerplate")->click();
        QVERIFY(controller().notes().contains(id));
        QVERIFY(controller().setNote(controller().chosen(), u"other"_s));
        const QSignalSpy notices(&controller(), &app::NeighbourController::noticed);
        child<widgets::DataTableView>("caseTable")->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notices.size(), 1);
        QVERIFY(controller().notes().contains(id));
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!controller().notes().contains(id));
    }

    void theGateJudgesAgainstABaseline() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        const base::RowId first = controller().chosen();
        QVERIFY(controller().setBaseline(first, true));
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        QVERIFY(controller().chosen() != first);
        chooseTab(u"Gate"_s);
        auto* gate = m_page->findChild<app::GatePane*>();
        QTRY_VERIFY_WITH_TIMEOUT(gate->verdict().has_value(), 30'000);
        for (const evaluate::GateFinding& finding : gate->verdict()->findings) {
            QVERIFY(!finding.move || std::abs(*finding.move) < 1e-12); // the same anchors, the same search
        }
        const QAbstractItemModel* chances = child<widgets::DataTableView>("gateChances")->model();
        QCOMPARE(chances->index(0, columnOf(*chances, u"Verdict"_s)).data().toString(), u"the same"_s);
        QVERIFY(child<QComboBox>("gateBaseline")->currentText().contains(u", baseline)"_s));
    }

    void runListIsAModel() {
        const QAbstractItemModelTester tester(child<widgets::DataTableView>("runTable")->model());
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(child<widgets::DataTableView>("runTable")->model()->rowCount(), 1);
        controller().renameRun(controller().chosen(), u"first"_s);
        QCOMPARE(child<widgets::DataTableView>("runTable")->model()->index(0, 0).data().toString(),
                 u"first"_s);
        controller().removeRun(controller().chosen());
        QTRY_COMPARE(child<widgets::DataTableView>("runTable")->model()->rowCount(), 0);
    }
};

ASSAY_TEST(TestNeighboursPage)
#include "tst_neighbours_page.moc"
