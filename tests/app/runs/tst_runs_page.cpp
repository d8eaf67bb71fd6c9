#include "app/pages/runs/runs_controller.h"
#include "tests/app/runs/runs_window.h"
#include "tests/support/shown_texts.h"
#include "tests/support/test_class.h"
#include "widgets/results/blocks_view.h"
#include "widgets/tables/data_table_view.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <algorithm>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

class TestRunsPage : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::RunsWindow> m_window;

    template <typename T>
    T* child(const char* name) const {
        return m_window->child<T>(name);
    }

    [[nodiscard]] app::RunsController& controller() const { return m_window->controller(); }

    [[nodiscard]] widgets::DataTableView* table() const { return child<widgets::DataTableView>("runs"); }

    template <typename Dialog = QDialog>
    Dialog* dialog(const char* name) const {
        return m_window->page().findChild<Dialog*>(QLatin1String(name));
    }

    static void save(const QDialog& dialog) {
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QVERIFY(buttons->button(QDialogButtonBox::Save)->isEnabled());
        buttons->button(QDialogButtonBox::Save)->click();
    }

  private Q_SLOTS:

    void init() {
        m_window = std::make_unique<tests::RunsWindow>();
        QVERIFY(m_window->fill() && m_window->show() && m_window->open());
    }

    void cleanup() { m_window.reset(); }

    void saysWhyItIsEmpty() {
        QVERIFY(m_window->show());
        QVERIFY(child<QLabel>("runsEmpty")->isVisible());
        QVERIFY(child<QLabel>("runsEmpty")->text().contains(u"No workspace is open"_s));
        QCOMPARE(child<QLabel>("incidentsEmpty")->text(), u"No workspace is open."_s);
        const auto empty = m_window->path().parent_path() / "empty.assay";
        m_window->session().createWorkspace(QString::fromStdString(empty.string()));
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_VERIFY(child<QLabel>("runsEmpty")->text().contains(u"Nothing has been measured"_s));
        QVERIFY(child<QPushButton>("empty_runsShowAll") == nullptr);
        QVERIFY(child<QLabel>("incidentsEmpty")->text().contains(u"No incident"_s));
    }

    void theListIsNarrowed() {
        QCOMPARE(table()->model()->rowCount(), 2);
        QVERIFY(m_window->page().summary().startsWith(u"2 run"_s));
        auto* system = child<QComboBox>("runsSystem");
        system->setCurrentIndex(system->findData(u"Fjord"_s));
        Q_EMIT system->activated(system->currentIndex());
        QCOMPARE(table()->model()->rowCount(), 1);
        QVERIFY(m_window->page().summary().startsWith(u"1 of 2 run"_s));
        child<QLineEdit>("runsText")->setText(u"no such words"_s);
        QVERIFY(child<QLabel>("runsEmpty")->isVisible());
        child<QPushButton>("empty_runsShowAll")->click();
        QCOMPARE(table()->model()->rowCount(), 2);
        QVERIFY(child<QLineEdit>("runsText")->text().isEmpty());
    }

    // In the width that a window of 1280 pixels leaves the page: system, date and state of every run.
    void whatTellsRunsApartIsInSight() {
        for (const workspace::RunRow& run : controller().runs()) {
            QVERIFY(controller().saveLabel(
                run.id, {"baseline_comparison: " + run.system + ", golden_dataset, florida", "", {}, false}));
        }
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        m_window->page().resize(1'140, 700);
        const QAbstractItemModel& model = *table()->model();
        QTRY_VERIFY(model.index(0, 0).data().toString().startsWith(u"baseline_comparison"_s));
        for (const QString& heading : {u"Run"_s, u"System"_s, u"Made"_s, u"State"_s}) {
            int column = 0;
            while (column < model.columnCount() &&
                   model.headerData(column, Qt::Horizontal).toString() != heading) {
                ++column;
            }
            QVERIFY2(column < model.columnCount(), qPrintable(heading));
            const auto isInSight = [&] {
                const int left = table()->columnViewportPosition(column);
                return left >= 0 && left + table()->columnWidth(column) <= table()->viewport()->width();
            };
            QTRY_VERIFY2(isInSight(), qPrintable(heading));
        }
    }

    // A figure that the run has, and the one that sums it up before others.
    void theFirstFigureIsOneThatTheRunHas() {
        const auto& run = controller().view()->runs.front();
        const evaluate::RunFigure* const shown = run.find(controller().figure());
        QVERIFY2(shown != nullptr && shown->value, controller().figure().c_str());
        QCOMPARE(child<QComboBox>("runsFigure")->currentData().toString(), u"overall"_s);
        QCOMPARE(controller().figure(), std::string("overall"));
        const auto* const figures = child<QTableView>("run_figures");
        const QAbstractItemModel& rows = *figures->model();
        bool isUndefined = false;
        for (int row = 0; row < rows.rowCount(); ++row) {
            const bool isDash = rows.index(row, 1).data().toString().startsWith(u"—"_s);
            QVERIFY2(isDash || !isUndefined, qPrintable(rows.index(row, 0).data().toString()));
            isUndefined = isDash;
        }
    }

    void aRunIsShownAndFollowed() {
        QCOMPARE(controller().selected().size(), std::size_t(1));
        const auto& view = controller().view();
        QVERIFY(view->stale.empty());
        QVERIFY(view->runs.front().find("pass_rate") != nullptr);
        auto* figure = child<QComboBox>("runsFigure");
        const int place = figure->findData(u"pass_rate"_s);
        QVERIFY(place >= 0);
        figure->setCurrentIndex(place);
        Q_EMIT figure->activated(place);
        // Fjord's and Skerry's figures make no line with each other.
        QTRY_COMPARE(controller().trend().points.size(), std::size_t(1));
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QVERIFY(controller().trend().points.front().of.value.has_value());
    }

    void twoRunsStandSideBySide() {
        table()->selectAll();
        QTRY_VERIFY(controller().view() != nullptr && controller().view()->runs.size() == 2);
        QVERIFY(controller().view()->whyNotCompared.isEmpty());
        QVERIFY(!controller().view()->comparison.empty());
    }

    void threeRunsStandSideBySide() {
        {
            const auto workspace = workspace::Workspace::open(m_window->path());
            QVERIFY(workspace.has_value());
            QVERIFY(tests::measureAnswers(**workspace, "P3", "Fjord").has_value());
        }
        QVERIFY(m_window->show() && m_window->open(3));
        auto* const tabs = child<QTabWidget>("runsTabs");
        auto* const shown = child<QWidget>("runsSideBySide");
        tabs->setCurrentIndex(2);
        table()->selectAll();
        QTRY_VERIFY(controller().view() != nullptr && controller().view()->runs.size() == 3);
        QVERIFY(controller().view()->comparison.empty()); // tests are of two
        QVERIFY(controller().view()->whyNotCompared.isEmpty());
        QTRY_VERIFY(tests::shownTexts(*shown).contains(u"are of two runs"_s));
        const auto columnsOf = [shown](const char* name) {
            const auto* const one = shown->findChild<QTableView*>(QLatin1String(name));
            return one != nullptr ? one->model()->columnCount() : 0;
        };
        QCOMPARE(columnsOf("runs_figures"), 4); // the figure, and a column of each run
        QCOMPARE(columnsOf("runs_inputs"), 4);
        // Fjord was measured twice, Skerry once.
        const auto* const inputs = shown->findChild<QTableView*>(u"runs_inputs"_s);
        QStringList predictions;
        for (int row = 0; row < inputs->model()->rowCount(); ++row) {
            for (int column = 1; column < 4; ++column) {
                predictions += inputs->model()->index(row, column).data().toString().section(u' ', 0, 0);
            }
        }
        QCOMPARE(predictions.count(u"Fjord"_s), 2);
        QCOMPARE(predictions.count(u"Skerry"_s), 1);
        // Two of the three are compared again.
        table()->selectionModel()->select(table()->model()->index(2, 0),
                                          QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
        QTRY_VERIFY(controller().view() != nullptr && controller().view()->runs.size() == 2);
        QVERIFY(!controller().view()->comparison.empty());
        QVERIFY(!tests::shownTexts(*shown).contains(u"are of two runs"_s));
    }

    void labelsAreWrittenAndTakenBack() {
        table()->setFocus();
        m_window->page().runActions().front()->trigger();
        auto* label = dialog("runLabelDialog");
        QVERIFY(label != nullptr);
        label->findChild<QLineEdit*>(u"runLabelName"_s)->setText(u"November"_s);
        label->findChild<QLineEdit*>(u"runLabelTags"_s)->setText(u"monthly, system: Pipeline"_s);
        label->findChild<QCheckBox*>(u"runLabelBaseline"_s)->setChecked(true);
        save(*label);
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_COMPARE(controller().runs().front().name, std::string("November"));
        QVERIFY(controller().runs().front().baseline);
        QCOMPARE(controller().runs().front().tags.size(), std::size_t(2));
        m_window->page().editActions().front()->trigger();
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_VERIFY(!controller().runs().front().baseline);
        QVERIFY(controller().runs().front().name != "November");
    }

    void incidentsAreRecorded() {
        m_window->page().runActions().at(1)->trigger();
        auto* form = dialog("incidentDialog");
        QVERIFY(form != nullptr);
        auto* buttons = form->findChild<QDialogButtonBox*>();
        QVERIFY(!buttons->button(QDialogButtonBox::Save)->isEnabled()); // nothing is said yet
        form->findChild<QLineEdit*>(u"incidentTitle"_s)->setText(u"Pass rate fell"_s);
        auto* cause = form->findChild<QComboBox*>(u"incidentCause"_s);
        QVERIFY(cause->count() > 5);
        cause->setCurrentIndex(1);
        QVERIFY(form->findChild<QLabel*>(u"incidentHint"_s)->isVisible());
        form->findChild<QLineEdit*>(u"incidentDay"_s)->setText(u"April"_s);
        QVERIFY(!buttons->button(QDialogButtonBox::Save)->isEnabled());
        form->findChild<QLineEdit*>(u"incidentDay"_s)->setText(u"2024-04-01"_s);
        save(*form);
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_COMPARE(controller().incidents().size(), std::size_t(1));
        const workspace::Incident& kept = controller().incidents().front();
        QVERIFY(kept.isOpen() && kept.recordedBy == "Ada" && kept.runs.size() == 1 && !kept.cause.empty());
        child<widgets::DataTableView>("incidents")->selectRow(0);
        child<QPushButton>("incidentRemove")->click();
        QVERIFY(m_window->jobs().waitForFinished(30'000));
        QTRY_VERIFY(controller().incidents().empty());
    }

    void questionsHaveAHistory() {
        auto* tabs = child<QTabWidget>("runsTabs");
        tabs->setCurrentIndex(tabs->count() - 1);
        QTRY_VERIFY(controller().history() != nullptr);
        const auto& history = *controller().history();
        QCOMPARE(history.systems.size(), std::size_t(2));
        // Both systems give the same right answer; where texts differ, the rubric has no verdict without a
        // cosine.
        const auto both = std::ranges::find(history.questions, "a3", &evaluate::QuestionRecord::questionId);
        QVERIFY(both != history.questions.end());
        QCOMPARE(both->systems, std::int64_t{2});
        QVERIFY(both->standing == evaluate::QuestionStanding::AllRight ||
                both->standing == evaluate::QuestionStanding::AllWrong);
        QCOMPARE(controller().roundsOf(u"a3"_s).size(), std::size_t(2));
    }
};

ASSAY_TEST(TestRunsPage)
#include "tst_runs_page.moc"
