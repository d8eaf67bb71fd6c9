#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/cases_pane.h"
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/neighbour_desk.h"
#include "app/pages/neighbours/neighbours_page.h"
#include "app/pages/neighbours/outside_pane.h"
#include "app/pages/neighbours/results_import_dialog.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "tests/app/neighbours/neighbour_fixture.h"
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
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

// The first finds a neighbour first; the second is cut behind one that is none.
constexpr const char* kOutsideLists =
    R"({"anchor":"1_10-K_2020_section_7_4","retrieved":["1_10-K_2020_section_7_6"],"distances":[0.1]}
{"anchor":"1_10-K_2020_section_7_2","retrieved":["1_10-K_2020_section_7_11"],"distances":[0.2]}
)";

} // namespace

class TestNeighboursPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_settings;
    std::unique_ptr<tests::NeighbourFixture> m_fixture;
    std::unique_ptr<widgets::JobRunner> m_jobs;
    std::unique_ptr<app::Session> m_session;
    std::unique_ptr<app::NeighboursPage> m_page;
    QString m_error; // the last one that the page raised

    template <typename T>
    T* child(const char* name) const {
        return m_page->findChild<T*>(QLatin1String(name));
    }

    [[nodiscard]] app::NeighbourDesk& desk() const { return *m_page->desk(); }

    [[nodiscard]] QTabWidget* tabs() const { return child<QTabWidget>("neighbourTabs"); }

    void chooseTab(const QString& title) const {
        for (int i = 0; i < tabs()->count(); ++i) {
            if (tabs()->tabText(i) == title) {
                tabs()->setCurrentIndex(i);
            }
        }
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), title);
    }

    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(m_page.get(), static_cast<Qt::Key>(key), modifiers);
    }

    void showPage(const QString& workspace) {
        m_session = std::make_unique<app::Session>(*m_jobs);
        m_page = std::make_unique<app::NeighboursPage>();
        m_page->setSession(m_session.get());
        m_error.clear();
        connect(m_page.get(), &app::Page::errorRaised, this, [this](const QString& text) { m_error = text; });
        m_page->resize(1'200, 760);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        if (!workspace.isEmpty()) {
            m_session->openWorkspace(workspace);
            QVERIFY(m_jobs->waitForFinished(30'000));
        }
    }

    void runTest(int anchors = 24) {
        chooseTab(u"Set up"_s);
        child<QSpinBox>("anchorCount")->setValue(anchors);
        QTRY_VERIFY(child<QPushButton>("runTest")->isEnabled());
        QTest::mouseClick(child<QPushButton>("runTest"), Qt::LeftButton);
        QVERIFY(desk().isWorking());
        QTRY_VERIFY_WITH_TIMEOUT(!desk().isWorking(), 30'000);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY2(desk().view() != nullptr, qPrintable(m_error));
        QTRY_VERIFY(desk().view()->hasIntervals);
    }

  private Q_SLOTS:

    void init() {
        app::Settings::redirectTo(m_settings.path());
        QSettings().clear();
        app::Settings().setCuratorName(u"Ada"_s);
        m_fixture = std::make_unique<tests::NeighbourFixture>();
        m_jobs = std::make_unique<widgets::JobRunner>();
        showPage(QString::fromStdString(m_fixture->path().string()));
    }

    void cleanup() {
        m_page.reset();
        m_session.reset();
        m_jobs.reset();
    }

    void saysWhyItIsEmpty() {
        m_page.reset();
        showPage({});
        QVERIFY(child<QLabel>("setupEmpty")->text().contains(u"No workspace is open"_s));
        m_session->createWorkspace(
            QString::fromStdString((m_fixture->path().parent_path() / "empty.assay").string()));
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("setupEmpty")->text().contains(u"Drop filings"_s));
        QVERIFY(m_page->summary().isEmpty());
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
        QCOMPARE(desk().view()->run.outcomes.size(), std::size_t(12));
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

    void runsAndShowsFigures() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(desk().runs().size(), std::size_t(1));
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Overview"_s);
        QAbstractItemModel* model = child<widgets::DataTableView>("overviewTable")->model();
        const QAbstractItemModelTester tester(model);
        QCOMPARE(model->columnCount(), 4); // measure, filtered, open, difference
        bool hasHit = false;
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data() == u"Hit@5"_s) {
                hasHit = true;
                const auto& hit = desk().view()->figures.searches[0].regimes[0].hitAt.at(5);
                const QString text = model->index(row, 1).data().toString();
                QVERIFY(text.contains(u"%1/%2"_s.arg(hit.count).arg(hit.n)));
                QVERIFY(text.contains(u'['));
                QVERIFY(model->index(row, 1).data(Qt::ToolTipRole).toString().contains(u"covered"_s));
            }
        }
        QVERIFY(hasHit);
        QVERIFY(model->headerData(1, Qt::Horizontal).toString().contains(u"LSA 16"_s));
    }

    // The figures that grow with the run are those that core computes from all of it.
    void runningFiguresAreThoseOfCore() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        const evaluate::NeighbourRun& run = desk().view()->run;
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
        const auto order = evaluate::hardestCases(desk().view()->run.outcomes, 0);
        QCOMPARE(table->model()->rowCount(), static_cast<int>(order.size()));
        auto* detail = m_page->findChild<app::CaseDetail*>();
        const auto idOf = [&](std::size_t place) {
            return QString::fromStdString(desk().view()->run.outcomes[order[place]].sentenceId);
        };
        press(Qt::Key_Left, Qt::ControlModifier);
        press(Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(detail->sentenceId(), idOf(0));
        press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(detail->sentenceId(), idOf(1));
        QVERIFY(!child<widgets::WindowStrip>("caseStrip")->spec().sentences.isEmpty());
        QCOMPARE(child<QTreeView>("caseGold")->model()->rowCount(),
                 static_cast<int>(desk().view()->run.outcomes[order[1]].gold.size()));
        QVERIFY(child<QTreeView>("caseResults")->model()->rowCount() > 0);
    }

    void aClickOnAFigureShowsItsAnchors() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        auto* table = child<widgets::DataTableView>("overviewTable");
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            if (table->model()->index(row, 0).data() == u"Hit@1"_s) {
                QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                                  table->visualRect(table->model()->index(row, 2)).center());
            }
        }
        QCOMPARE(tabs()->tabText(tabs()->currentIndex()), u"Hardest cases"_s);
        const auto& hit = desk().view()->figures.searches[0].regimes[1].hitAt.at(1);
        auto* cases = child<widgets::DataTableView>("caseTable");
        auto* share = child<QComboBox>("caseShare");
        QTRY_COMPARE(cases->model()->rowCount(), static_cast<int>(hit.n));
        share->setCurrentIndex(1);
        Q_EMIT share->activated(1);
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
        by->setCurrentIndex(1);
        Q_EMIT by->activated(1);
        auto* chart = child<widgets::BarChart>("strataChart");
        QCOMPARE(chart->spec().groups.size(), 3);
        const auto expected = desk().view()->figures.searches[0].regimes[0].bySection[1].coverage.count;
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
        QCOMPARE(desk().notes().at(id).note, std::string("odd"));
        child<QCheckBox>("flag boilerplate")->click();
        QCOMPARE(desk().notes().at(id).flags, std::vector<std::string>{"boilerplate"});
        child<widgets::DataTableView>("caseTable")->setFocus();
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(desk().notes().at(id).flags.empty());
        QVERIFY(!child<QCheckBox>("flag boilerplate")->isChecked());
    }

    void pausedRunsGoOn() {
        chooseTab(u"Set up"_s);
        child<QSpinBox>("anchorCount")->setValue(0); // all
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(desk().isWorking());
        desk().pause();
        QTRY_VERIFY_WITH_TIMEOUT(!desk().isWorking(), 30'000);
        QVERIFY(m_jobs->waitForFinished(30'000));
        if (desk().runs().empty() || desk().runs().front().state == store::RunState::Finished) {
            QSKIP("the pause came before the run was made, or after its end");
        }
        const base::RowId id = desk().runs().front().id;
        desk().choose(id);
        QVERIFY(desk().resume(id));
        QTRY_VERIFY_WITH_TIMEOUT(!desk().isWorking(), 30'000);
        QCOMPARE(desk().run(id)->state, store::RunState::Finished);
        QCOMPARE(desk().run(id)->done, desk().run(id)->items);
    }

    void theGateJudgesAgainstABaseline() {
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        const base::RowId first = desk().chosen();
        QVERIFY(desk().setBaseline(first, true));
        runTest();
        if (QTest::currentTestFailed()) {
            return;
        }
        QVERIFY(desk().chosen() != first);
        chooseTab(u"Gate"_s);
        auto* gate = m_page->findChild<app::GatePane*>();
        QTRY_VERIFY_WITH_TIMEOUT(gate->verdict().has_value(), 30'000);
        for (const evaluate::GateFinding& finding : gate->verdict()->findings) {
            QVERIFY(!finding.move || std::abs(*finding.move) < 1e-12); // the same anchors, the same search
        }
        QVERIFY(child<QLabel>("gateChance")->text().contains(u"no more than chance"_s));
        QVERIFY(child<QComboBox>("gateBaseline")->currentText().contains(u"(baseline)"_s));
    }

    void figuresFromOutsideLightUp() {
        chooseTab(u"From outside"_s);
        QTest::mouseClick(child<QToolButton>("exampleFigures"), Qt::LeftButton);
        auto* pane = m_page->findChild<app::OutsidePane*>();
        QTRY_VERIFY(pane->shown().has_value());
        QVERIFY(!pane->shown()->faults.empty());
        QCOMPARE(desk().runs().front().origin, std::string("outside"));
        QCOMPARE(child<widgets::DataTableView>("outsideFaults")->model()->rowCount(),
                 static_cast<int>(pane->shown()->faults.size()));
    }

    void resultsFromOutsideBecomeARunLikeAnyOther() {
        const std::filesystem::path file = m_fixture->path().parent_path() / "lab.jsonl";
        QVERIFY(base::writeFileAtomically(file, kOutsideLists));
        chooseTab(u"From outside"_s);
        auto* pane = m_page->findChild<app::OutsidePane*>();
        pane->importFile(QString::fromStdString(file.string()));
        auto* dialog = child<app::ResultsImportDialog>("resultsImport");
        QVERIFY(dialog != nullptr && dialog->isVisible());
        // The lists do not say their regime: nothing is imported before somebody does.
        auto* import = dialog->findChild<QPushButton*>(u"resultsImportButton"_s);
        QTest::mouseClick(import, Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(dialog->findChild<QPlainTextEdit*>(u"resultsIssues"_s)->isVisible());
        QVERIFY(dialog->findChild<QPlainTextEdit*>(u"resultsIssues"_s)->toPlainText().contains(u"Line 1"_s));
        QVERIFY(desk().runs().empty());
        auto* regime = dialog->findChild<QComboBox*>(u"resultsRegime"_s);
        regime->setFocus();
        QTest::keyClick(regime, Qt::Key_Down);
        QCOMPARE(regime->currentIndex(), 1);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(u"resultsName"_s), u"lab"_s);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(u"resultsSearch"_s), u"faiss"_s);
        QTest::mouseClick(import, Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY2(desk().view() != nullptr && desk().view()->hasIntervals, qPrintable(m_error));
        QVERIFY(!dialog->isVisible());
        QCOMPARE(desk().runs().front().origin, std::string("outside"));
        QCOMPARE(desk().view()->run.outcomes.size(), std::size_t(2));
        QCOMPARE(desk().view()->searchLabel(0), u"faiss (from outside)"_s);
        QCOMPARE(child<widgets::DataTableView>("runTable")->model()->index(0, 0).data().toString(), u"lab"_s);
        // Self@1 is not known, and said so; the hits are.
        const evaluate::RegimeFigures& figures = desk().view()->figures.searches.front().regimes.front();
        QVERIFY(!figures.selfAt1.value);
        QCOMPARE(*figures.hitAt.at(1).value, 0.5);
        QVERIFY(!figures.mrrAt.at(20).value);
        for (const char* tab : {"Overview", "Strata", "Curves", "Distances", "Hardest cases", "Gate"}) {
            for (int i = 0; i < tabs()->count(); ++i) {
                if (tabs()->tabText(i) == QLatin1String(tab)) {
                    tabs()->setCurrentIndex(i);
                    QVERIFY(tabs()->currentWidget()->isVisible());
                }
            }
        }
        QVERIFY2(m_error.isEmpty(), qPrintable(m_error));
    }

    void runListIsAModel() {
        const QAbstractItemModelTester tester(child<widgets::DataTableView>("runTable")->model());
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        QCOMPARE(child<widgets::DataTableView>("runTable")->model()->rowCount(), 1);
        desk().renameRun(desk().chosen(), u"first"_s);
        QCOMPARE(child<widgets::DataTableView>("runTable")->model()->index(0, 0).data().toString(),
                 u"first"_s);
        desk().removeRun(desk().chosen());
        QTRY_COMPARE(child<widgets::DataTableView>("runTable")->model()->rowCount(), 0);
    }
};

QTEST_MAIN(TestNeighboursPage)
#include "tst_neighbours_page.moc"
