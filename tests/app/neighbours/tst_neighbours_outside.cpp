// Figures and results from outside on the page of neighbour tests.
#include "app/pages/neighbours/gate_pane.h"
#include "app/pages/neighbours/outside_pane.h"
#include "app/pages/neighbours/results_import_dialog.h"
#include "core/base/atomic_file.h"
#include "tests/app/neighbours/page_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

// The first finds a neighbour first; the second is cut behind one that is none.
constexpr const char* kOutsideLists =
    R"({"anchor":"1_10-K_2020_section_7_4","retrieved":["1_10-K_2020_section_7_6"],"distances":[0.1]}
{"anchor":"1_10-K_2020_section_7_2","retrieved":["1_10-K_2020_section_7_11"],"distances":[0.2]}
)";

} // namespace

class TestNeighboursOutside : public tests::NeighboursPageTest {
    Q_OBJECT

  private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void figuresFromOutsideLightUp() {
        chooseTab(u"From outside"_s);
        QTest::mouseClick(child<QToolButton>("exampleFigures"), Qt::LeftButton);
        auto* pane = m_page->findChild<app::OutsidePane*>();
        QTRY_VERIFY(pane->shown().has_value());
        QVERIFY(!pane->shown()->faults.empty());
        QCOMPARE(controller().runs().front().origin, std::string("outside"));
        QCOMPARE(child<widgets::DataTableView>("outsideFaults")->model()->rowCount(),
                 static_cast<int>(pane->shown()->faults.size()));
        const QSignalSpy called(m_page.get(), &app::NeighboursPage::incidentCalled);
        QTest::mouseClick(child<QToolButton>("outsideIncident"), Qt::LeftButton);
        QCOMPARE(called.count(), 1);
        const auto incident = called.front().front().value<workspace::Incident>();
        QVERIFY(!incident.title.empty());
        QCOMPARE(called.front().back().value<QList<qint64>>(),
                 QList<qint64>{qint64(controller().runs().front().id)});
    }

    // A table that was copied from a report: its parts do not come to its total.
    void pastedTablesLightUp() {
        chooseTab(u"From outside"_s);
        auto* pane = m_page->findChild<app::OutsidePane*>();
        const QSignalSpy errors(pane, &app::OutsidePane::errorRaised);
        QGuiApplication::clipboard()->setText(u"no table"_s);
        QTest::mouseClick(child<QToolButton>("pasteFigures"), Qt::LeftButton);
        QCOMPARE(errors.count(), 1);
        QGuiApplication::clipboard()->setText(u"| Tier | Questions |\n|---|---|\n| a | 12 |\n| b | 10 |\n"
                                              "| Total | 21 |\n"_s);
        QTest::mouseClick(child<QToolButton>("pasteFigures"), Qt::LeftButton);
        QTRY_VERIFY(pane->shown().has_value());
        QCOMPARE(pane->shown()->faults.size(), std::size_t(1));
        QCOMPARE(child<widgets::DataTableView>("outsideFigures")->model()->rowCount(), 3);
        QCOMPARE(errors.count(), 1);
    }

    void resultsFromOutsideBecomeARunLikeAnyOther() {
        const std::filesystem::path file = m_fixture->path().parent_path() / "lab.jsonl";
        QVERIFY(base::writeFileAtomically(file, kOutsideLists));
        chooseTab(u"From outside"_s);
        auto* pane = m_page->findChild<app::OutsidePane*>();
        pane->importFile(QString::fromStdString(file.string()));
        const QPointer dialog = child<app::ResultsImportDialog>("resultsImport");
        QVERIFY(!dialog.isNull() && dialog->isVisible());
        // The lists do not say their regime: nothing is imported before somebody does.
        auto* import = dialog->findChild<QPushButton*>(u"resultsImportButton"_s);
        QTest::mouseClick(import, Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY(dialog->findChild<QPlainTextEdit*>(u"resultsIssues"_s)->isVisible());
        QVERIFY(dialog->findChild<QPlainTextEdit*>(u"resultsIssues"_s)->toPlainText().contains(u"Line 1"_s));
        QVERIFY(controller().runs().empty());
        auto* regime = dialog->findChild<QComboBox*>(u"resultsRegime"_s);
        regime->setFocus();
        QTest::keyClick(regime, Qt::Key_Down);
        QCOMPARE(regime->currentIndex(), 1);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(u"resultsName"_s), u"lab"_s);
        QTest::keyClicks(dialog->findChild<QLineEdit*>(u"resultsSearch"_s), u"faiss"_s);
        QTest::mouseClick(import, Qt::LeftButton);
        QVERIFY(m_jobs->waitForFinished(30'000));
        QTRY_VERIFY2(controller().view() != nullptr && controller().view()->hasIntervals,
                     qPrintable(m_error));
        QTRY_VERIFY(dialog.isNull() || !dialog->isVisible()); // it goes when it is done
        QCOMPARE(controller().runs().front().origin, std::string("outside"));
        QCOMPARE(controller().view()->run.outcomes.size(), std::size_t(2));
        QCOMPARE(controller().view()->searchLabel(0), u"faiss (from outside)"_s);
        QCOMPARE(child<widgets::DataTableView>("runTable")->model()->index(0, 0).data().toString(), u"lab"_s);
        // Self@1 is not known, and said so; the hits are.
        const evaluate::RegimeFigures& figures =
            controller().view()->figures.searches.front().regimes.front();
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

        // As a baseline its searches are named as what they are.
        const base::RowId lab = controller().chosen();
        QVERIFY(controller().setBaseline(lab, true));
        runTest(12);
        if (QTest::currentTestFailed()) {
            return;
        }
        QVERIFY(controller().chosen() != lab);
        chooseTab(u"Gate"_s);
        QTRY_COMPARE(child<QComboBox>("gateBaselineSearch")->currentText(), u"faiss (from outside)"_s);
        QCOMPARE(child<QComboBox>("gateBaselineSearch")->count(), 1);
    }
};

ASSAY_TEST(TestNeighboursOutside)
#include "tst_neighbours_outside.moc"
