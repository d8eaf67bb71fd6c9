// A run that grows under the hands of a person: the test feeds it batch by batch while the worker is held up.
#include "app/pages/neighbours/case_detail.h"
#include "app/pages/neighbours/run_feed.h"
#include "tests/app/neighbours/page_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/tables/data_table_view.h"

#include <QComboBox>
#include <QPointer>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTableWidget>
#include <algorithm>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestNeighboursLive : public tests::NeighboursPageTest {
    Q_OBJECT

    std::unique_ptr<workspace::Workspace> m_other;
    std::vector<model::AnchorOutcome> m_outcomes; // the easiest first
    std::size_t m_fed = 0;
    QSemaphore m_held;

    // Stored by the page 64, fed from 0 on.
    void beginGrowing() {
        m_other = m_fixture->open();
        const base::RowId whole = makeRun(*m_other);
        QVERIFY(goOn(*m_other, whole));
        const auto run = evaluate::loadNeighbourRun(*m_other->reader(), whole, {});
        QVERIFY(run.has_value());
        m_outcomes.clear();
        const auto order = evaluate::hardestCases(run->outcomes, 0);
        for (auto place = order.rbegin(); place != order.rend(); ++place) {
            m_outcomes.push_back(run->outcomes[*place]);
        }
        const base::RowId paused = makePausedRun(*m_other);
        lookAgain();
        controller().choose(paused);
        waitForView(paused);
        m_jobs->start<int>(
            u"held up"_s,
            [this](const std::stop_token&, base::ProgressSink&) -> base::Result<int> {
                m_held.acquire();
                return 0;
            },
            nullptr, [](const base::Result<int>&) {});
        QVERIFY(controller().resume(paused));
        QVERIFY(controller().feed() != nullptr);
        controller().feed()->made(paused);
        controller().feed()->opened(run->searches);
        m_fed = 0;
        QTRY_VERIFY(controller().view() != nullptr && controller().view()->run.outcomes.empty());
    }

    void grow(std::size_t by) {
        by = std::min(by, m_outcomes.size() - m_fed);
        QVERIFY(by > 0);
        controller().feed()->stored(std::span(m_outcomes).subspan(m_fed, by));
        m_fed += by;
        QTRY_COMPARE(controller().view()->run.outcomes.size(), m_fed);
    }

    [[nodiscard]] QString hardest() const { return QString::fromStdString(m_outcomes[m_fed - 1].sentenceId); }

  private Q_SLOTS:

    void init() { begin(4, 1); }

    void cleanup() {
        controller().pause();
        m_held.release();
        QTRY_VERIFY(!controller().isWorking());
        QVERIFY(m_jobs->waitForFinished(30'000));
        end();
        m_other.reset();
    }

    // Until a case is chosen the hardest one so far is in front, and the list stays where it was scrolled to.
    void theListCanBeWatched() {
        beginGrowing();
        chooseTab(u"Hardest cases"_s);
        auto* table = child<widgets::DataTableView>("caseTable");
        auto* detail = m_page->findChild<app::CaseDetail*>();
        grow(40);
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(detail->sentenceId(), hardest());
        grow(10);
        QCOMPARE(table->currentIndex().row(), 0);
        QCOMPARE(detail->sentenceId(), hardest());
        QScrollBar* bar = table->verticalScrollBar();
        QVERIFY(bar->maximum() > 12);
        bar->setValue(10);
        for (int batch = 0; batch < 4; ++batch) {
            grow(8);
            QCOMPARE(bar->value(), 10);
        }
    }

    void aChosenCaseStays() {
        beginGrowing();
        chooseTab(u"Hardest cases"_s);
        auto* table = child<widgets::DataTableView>("caseTable");
        auto* detail = m_page->findChild<app::CaseDetail*>();
        grow(40);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(1, 2)).center());
        const QString chosen = detail->sentenceId();
        QVERIFY(chosen != hardest());
        for (int batch = 0; batch < 4; ++batch) {
            grow(8);
            QCOMPARE(detail->sentenceId(), chosen);
            QCOMPARE(table->currentIndex().siblingAtColumn(2).data().toString(), chosen);
            QVERIFY(table->viewport()->rect().intersects(table->visualRect(table->currentIndex())));
        }
        // Away from it the list stays away.
        table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum());
        const int place = table->verticalScrollBar()->value();
        grow(8);
        QCOMPARE(table->verticalScrollBar()->value(), place);
    }

    void boxesAndTablesStayAsTheyAre() {
        beginGrowing();
        grow(24);
        chooseTab(u"Strata"_s);
        auto* strata = child<widgets::DataTableView>("strataTable");
        auto* measure = child<QComboBox>("strataMeasure");
        strata->setFocus();
        QTest::keyClick(strata, Qt::Key_Down);
        QTest::keyClick(strata, Qt::Key_Down);
        const int row = strata->currentIndex().row();
        QVERIFY(row > 0);
        const QString stratum = strata->currentIndex().siblingAtColumn(0).data().toString();
        const QSignalSpy refilled(measure->model(), &QAbstractItemModel::rowsRemoved);
        const QSignalSpy reset(measure->model(), &QAbstractItemModel::modelReset);
        measure->showPopup();
        QTest::keyClick(measure->view(), Qt::Key_Home);
        const auto anchors = [&] {
            QStringList all;
            int column = 0;
            while (strata->model()->headerData(column, Qt::Horizontal).toString() != u"n"_s) {
                if (++column == strata->model()->columnCount()) {
                    return QStringList{u"no such column"_s};
                }
            }
            for (int each = 0; each < strata->model()->rowCount(); ++each) {
                all << strata->model()->index(each, column).data().toString();
            }
            return all;
        };
        const QStringList before = anchors();
        for (int batch = 0; batch < 5; ++batch) {
            grow(8);
        }
        QVERIFY(measure->view()->isVisible());
        QCOMPARE(measure->view()->currentIndex().row(), 0);
        measure->hidePopup();
        QCOMPARE(refilled.size() + reset.size(), 0);
        QVERIFY(strata->currentIndex().isValid());
        QCOMPARE(strata->currentIndex().siblingAtColumn(0).data().toString(), stratum);
        QVERIFY(strata->selectionModel()->isRowSelected(strata->currentIndex().row()));
        QVERIFY(anchors() != before); // it did grow
        chooseTab(u"Distances"_s);
        auto* search = child<QComboBox>("distanceSearch");
        const QSignalSpy others(search->model(), &QAbstractItemModel::rowsRemoved);
        grow(8);
        QCOMPARE(others.size(), 0);
    }

    void theRulesOfTheGateStay() {
        beginGrowing();
        grow(24);
        chooseTab(u"Gate"_s);
        auto* rules = child<QTableWidget>("gateRules");
        const QPointer<QWidget> box = rules->cellWidget(0, 1);
        QVERIFY(box != nullptr);
        box->setFocus();
        for (int batch = 0; batch < 3; ++batch) {
            grow(8);
        }
        QVERIFY(box != nullptr);
        QVERIFY(box->hasFocus());
    }
};

ASSAY_TEST(TestNeighboursLive)
#include "tst_neighbours_live.moc"
