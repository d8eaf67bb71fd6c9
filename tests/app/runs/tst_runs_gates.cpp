#include "app/pages/runs/gates_pane.h"
#include "tests/app/runs/runs_window.h"
#include "tests/support/test_class.h"
#include "widgets/results/blocks_view.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QToolButton>
#include <algorithm>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

// The tab of gates: verdicts of the selected run, editing of gates, an incident out of what failed.
class TestRunsGates : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::RunsWindow> m_window;

    template <typename T>
    T* child(const char* name) const {
        return m_window->child<T>(name);
    }

    [[nodiscard]] app::RunsController& controller() const { return m_window->controller(); }

    [[nodiscard]] app::GatesPane* pane() const { return child<app::GatesPane>("runGates"); }

    void settle() {
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_VERIFY(!pane()->gates().isJudging() && pane()->gates().judged() != nullptr);
    }

    [[nodiscard]] const evaluate::RunGateVerdict* verdict(const std::string& gate) const {
        const auto& judged = pane()->gates().judged();
        if (judged == nullptr) {
            return nullptr;
        }
        for (const evaluate::RunGateVerdict& one : judged->verdicts) {
            if (one.gate.name == gate) {
                return &one;
            }
        }
        return nullptr;
    }

    void chooseGate(const QString& name) {
        auto* box = child<QComboBox>("gatesGate");
        const int place = box->findText(name);
        QVERIFY2(place >= 0, qPrintable(name));
        box->setCurrentIndex(place);
        Q_EMIT box->activated(place);
    }

  private Q_SLOTS:

    void init() {
        m_window = std::make_unique<tests::RunsWindow>();
        QVERIFY(m_window->fill() && m_window->show() && m_window->open());
        child<QTabWidget>("runsTabs")->setCurrentWidget(pane()->parentWidget());
        settle();
    }

    void cleanup() { m_window.reset(); }

    void theSelectedRunIsJudged() {
        const evaluate::RunGateVerdict* const norwegian = verdict("norwegian");
        QVERIFY(verdict("florida") == nullptr); // of another rubric
        QVERIFY(norwegian != nullptr && norwegian->knowsAFigure());
        QCOMPARE(norwegian->run, controller().runs().front().name);
        QVERIFY(norwegian->baseline.empty());
        auto* baseline = child<QComboBox>("gatesBaseline");
        QCOMPARE(baseline->count(), 2); // none, and the other run
        baseline->setCurrentIndex(1);
        Q_EMIT baseline->activated(1);
        settle();
        QCOMPARE(verdict("norwegian")->baseline, controller().runs().back().name);
    }

    void gatesAreEditedAndTakenBack() {
        chooseGate(u"norwegian"_s);
        QVERIFY(!child<QPushButton>("gatesRemove")->isEnabled()); // it comes along as it is
        QTest::mouseClick(child<QPushButton>("gatesChange"), Qt::LeftButton);
        auto* form = m_window->page().findChild<QDialog*>(u"gateDialog"_s);
        QVERIFY(form != nullptr);
        auto* limits = form->findChild<QTableWidget*>(u"gateLimits"_s);
        auto* save = form->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        QCOMPARE(limits->rowCount(), 1);
        // What is no number is not taken: what is kept stands there again.
        const QString kept = limits->item(0, 3)->text();
        limits->item(0, 3)->setText(u"much"_s);
        QCOMPARE(limits->item(0, 3)->text(), kept);
        limits->item(0, 3)->setText(QLocale().toString(0.01));
        QVERIFY(save->isEnabled());
        form->findChild<QToolButton*>(u"gateAddLimit"_s)->click();
        QCOMPARE(limits->rowCount(), 2);
        form->findChild<QToolButton*>(u"gateRemoveLimit"_s)->click();
        save->click();
        settle();
        QCOMPARE(verdict("norwegian")->gate.limits.size(), std::size_t(1));
        QCOMPARE(verdict("norwegian")->gate.limits.front().limit, 0.01);
        QVERIFY(child<QPushButton>("gatesRemove")->isEnabled());
        m_window->page().editActions().front()->trigger();
        settle();
        QTRY_VERIFY(verdict("norwegian") != nullptr && verdict("norwegian")->gate.limits.front().limit > 0.5);
    }

    void aNewGateFailsAndMakesAnIncident() {
        QTest::mouseClick(child<QPushButton>("gatesNew"), Qt::LeftButton);
        auto* form = m_window->page().findChild<QDialog*>(u"gateDialog"_s);
        QVERIFY(form != nullptr);
        auto* save = form->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        QVERIFY(!save->isEnabled()); // no name, no limit
        form->findChild<QLineEdit*>(u"gateName"_s)->setText(u"ours"_s);
        form->findChild<QToolButton*>(u"gateAddLimit"_s)->click();
        auto* limits = form->findChild<QTableWidget*>(u"gateLimits"_s);
        auto* figure = qobject_cast<QComboBox*>(limits->cellWidget(0, 1));
        QVERIFY(figure != nullptr);
        figure->setCurrentText(u"answers_read"_s); // nobody has read one here
        limits->item(0, 3)->setText(u"2"_s);
        limits->item(0, 6)->setText(u"1"_s);
        QVERIFY(save->isEnabled());
        save->click();
        settle();
        QTRY_VERIFY(verdict("ours") != nullptr);
        QVERIFY(verdict("ours")->knowsAFigure());
        auto* incident = child<QPushButton>("gatesIncident");
        QVERIFY(verdict("ours")->state == evaluate::LimitState::Failed);
        QVERIFY(incident->isEnabled());
        QTest::mouseClick(incident, Qt::LeftButton);
        auto* record = m_window->page().findChild<QDialog*>(u"incidentDialog"_s);
        QVERIFY(record != nullptr);
        QVERIFY(!record->findChild<QLineEdit*>(u"incidentTitle"_s)->text().isEmpty());
        QVERIFY(!record->findChild<QLineEdit*>(u"incidentDay"_s)->text().isEmpty());
        record->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_COMPARE(controller().incidents().size(), std::size_t(1));
        QVERIFY(controller().incidents().front().isOpen());
        QCOMPARE(controller().incidents().front().runs.front(), controller().runs().front().uuid);
    }
};

ASSAY_TEST(TestRunsGates)
#include "tst_runs_gates.moc"
