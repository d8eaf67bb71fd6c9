#include "app/pages/thresholds/threshold_plots.h"
#include "app/pages/thresholds/threshold_tabs.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "core/plot/thinning.h"
#include "tests/app/thresholds/workspace_fixture.h"
#include "tests/support/test_class.h"
#include "widgets/charts/confusion_matrix_view.h"
#include "widgets/charts/plot_grid.h"
#include "widgets/charts/plot_legend.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/jobs/job_runner.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <array>
#include <filesystem>
#include <fstream>

using namespace assay;
using app::Session;
using app::ThresholdsPage;
using model::Label;

namespace {

// A page on a session, as the window puts them together.
struct Opened {
    widgets::JobRunner jobs;
    Session session{jobs};
    ThresholdsPage page;

    explicit Opened(const tests::WorkspaceFixture& fixture) {
        page.setSession(&session);
        page.resize(1'100, 700);
        page.show();
        session.openWorkspace(QString::fromStdString(fixture.path().string()));
    }

    [[nodiscard]] bool waitForSet() {
        return QTest::qWaitFor([this] { return session.hasWorkspace() && page.controller().hasData(); },
                               10'000);
    }

    template <typename Widget>
    Widget* find(const char* name) {
        return page.findChild<Widget*>(QString::fromLatin1(name));
    }
};

} // namespace

class TestThresholdsPage : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::WorkspaceFixture> m_fixture;

  private Q_SLOTS:

    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("assay-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_thresholds_page"));
        QSettings().clear();
    }

    void init() {
        m_fixture = std::make_unique<tests::WorkspaceFixture>(tests::GeneratorSettings{.count = 3'000});
        QVERIFY2(m_fixture->isValid(), m_fixture->failure().c_str());
    }

    void saysWhyItIsEmpty() {
        widgets::JobRunner jobs;
        Session session(jobs);
        ThresholdsPage page;
        page.setSession(&session);
        page.show();
        auto* text = page.findChild<QLabel*>(QStringLiteral("emptyText"));
        QVERIFY(text->isVisible());
        QVERIFY(text->text().contains(QStringLiteral("No workspace")));
    }

    // Nothing is judged of a set in which no sample has a score, and both charts say why they are empty.
    void withoutScoresNothingIsJudged() {
        const std::filesystem::path file = m_fixture->folder() / "unscored.jsonl";
        std::ofstream(file) << R"({"sample_id":"a","label":"accurate","scenario":"advice"})"
                            << "\n"
                            << R"({"sample_id":"b","label":"hallucination","scenario":"advice"})"
                            << "\n";
        base::NoProgress progress;
        const std::array files{file};
        QVERIFY(
            workspace::importScoredSet(*m_fixture->open(), "unscored", files, {}, {}, progress).has_value());
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        for (const workspace::ScoredSetInfo& set : opened.session.scoredSets()) {
            if (set.name == "unscored") {
                opened.session.selectScoredSet(set.id);
            }
        }
        QTRY_VERIFY(opened.page.summary().contains(QStringLiteral("unscored")));
        for (const char* const name : {"constraint0Reached", "constraint1Reached", "constraint2Reached"}) {
            const auto* reached = opened.find<QLabel>(name);
            QTRY_VERIFY2(reached->text().startsWith(u'?'), qPrintable(reached->text()));
            QVERIFY2(reached->accessibleName().contains(QStringLiteral("cannot be checked")),
                     qPrintable(reached->accessibleName()));
            QVERIFY2(!reached->toolTip().contains(QStringLiteral("not met")), qPrintable(reached->toolTip()));
        }
        const QString why =
            QString::fromStdString(opened.find<widgets::PlotWidget>("prPlot")->lines().emptyText);
        QVERIFY2(why.contains(QStringLiteral("no scored sample")), qPrintable(why));
        QCOMPARE(QString::fromStdString(opened.find<widgets::PlotWidget>("tauPlot")->lines().emptyText), why);
    }

    void showsTheSetWithItsScenarios() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* scenarios = opened.find<QTableView>("scenarioView");
        QCOMPARE(scenarios->model()->rowCount(), 11);
        QCOMPARE(scenarios->model()->index(0, 1).data().toString(), QLocale().toString(3'000));
        QVERIFY(opened.page.summary().contains(QStringLiteral("first")));
        QCOMPARE(opened.find<widgets::PlotWidget>("prPlot")->lines().series.size(), std::size_t{3});
    }

    void keysMoveTheThreshold() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* slider = opened.find<QSlider>("tauSlider");
        slider->setFocus();
        const metrics::ConfusionMatrix before =
            opened.find<widgets::ConfusionMatrixView>("confusionMatrix")->matrix();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(opened.page.controller().tau(), 0.701);
        QTest::keyClick(slider, Qt::Key_PageUp);
        QCOMPARE(opened.page.controller().tau(), 0.751);
        const metrics::ConfusionMatrix after =
            opened.find<widgets::ConfusionMatrixView>("confusionMatrix")->matrix();
        QVERIFY(!(before == after));
        QVERIFY(after == opened.page.controller().matrix());
        QCOMPARE(opened.find<QDoubleSpinBox>("tauValue")->value(), 0.751);
        QCOMPARE(opened.find<widgets::PlotWidget>("tauPlot")->overlay().marks.front().x, 0.751);
    }

    // The matrix at once, the curves when there is time.
    void limitsOfNliAreFollowed() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* plot = opened.find<widgets::PlotWidget>("tauPlot");
        auto* slider = opened.find<QSlider>("nliHardSlider");
        slider->setFocus();
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(slider, Qt::Key_PageUp);
            QVERIFY(opened.find<widgets::ConfusionMatrixView>("confusionMatrix")->matrix() ==
                    opened.page.controller().matrix());
        }
        const auto pointsOf = [](const plot::LineChart& lines) {
            std::vector<std::pair<double, double>> points;
            for (const plot::ChartSeries& series : lines.series) {
                for (const plot::ChartPoint& point : series.points) {
                    points.emplace_back(point.x, point.y);
                }
            }
            return points;
        };
        const plot::Chart whole = app::tauPlot(opened.page.controller());
        QTRY_VERIFY(pointsOf(plot->lines()) == pointsOf(std::get<plot::LineChart>(whole.body)));
    }

    // While something moves at most 200 points of a curve are drawn, and all of them when it rests.
    void movingCurvesAreLight() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        const auto mostDrawn = [&](const char* name) {
            std::size_t most = 0;
            for (const plot::ChartSeries& series : opened.find<widgets::PlotWidget>(name)->lines().series) {
                std::size_t drawn = 0;
                for (const auto& piece : plot::drawnPieces(series)) {
                    drawn += piece.size();
                }
                most = std::max(most, drawn);
            }
            return most;
        };
        auto* slider = opened.find<QSlider>("nliHardSlider");
        slider->setFocus();
        for (const char* name : {"prPlot", "tauPlot"}) {
            QTRY_VERIFY(mostDrawn(name) > 200);
            QTest::keyClick(slider, Qt::Key_PageUp);
            QVERIFY(mostDrawn(name) <= 200);
            QTRY_VERIFY(mostDrawn(name) > 200);
            QVERIFY(mostDrawn(name) <= plot::kDrawnPoints);
        }
    }

    // A picture that is copied says of what data it is.
    void copiedChartsSaySetScopeAndThreshold() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        opened.page.controller().setScope(2);
        opened.page.controller().setTau(0.615);
        QTemporaryDir folder;
        const QString set = QString::fromStdString(opened.page.controller().data()->info.name);
        const QString scope = opened.page.controller().scopeName(2);
        const QString n =
            QStringLiteral("n = ") + QLocale().toString(opened.page.controller().sampleCount(2));
        for (const char* name : {"prPlot", "tauPlot"}) {
            const QString path = folder.filePath(QLatin1String(name) + QStringLiteral(".svg"));
            QVERIFY(opened.find<widgets::PlotWidget>(name)->exportTo(path));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString svg = QString::fromUtf8(file.readAll());
            for (const QString& part : {set, scope, n, QStringLiteral("τ 0.615")}) {
                QVERIFY2(svg.contains(part), qPrintable(part));
            }
        }
        auto* const matrix = opened.find<widgets::ConfusionMatrixView>("confusionMatrix");
        const QString path = folder.filePath(QStringLiteral("matrix.svg"));
        QVERIFY(matrix->exportTo(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(file.readAll()).contains(scope));
        QCOMPARE(QString::fromStdString(opened.find<widgets::PlotWidget>("tauPlot")->lines().y.title),
                 QStringLiteral("F1, recall, precision"));
    }

    void smallChartsHaveRoom() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        opened.find<QComboBox>("figureChoice")->setCurrentIndex(3);
        opened.page.controller().pin();
        auto* grid = opened.find<widgets::PlotGrid>("scenarioPlots");
        QTRY_COMPARE(grid->plots().size(), 11);
        for (const widgets::PlotWidget* plot : grid->plots()) {
            QTRY_VERIFY2(plot->area().height() >= 110, qPrintable(QString::number(plot->area().height())));
        }
        QVERIFY(grid->legend() != nullptr && grid->legend()->isVisible());
    }

    void typedValueMovesTheThreshold() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* value = opened.find<QDoubleSpinBox>("tauValue");
        value->setFocus();
        value->selectAll();
        QTest::keyClicks(value, QLocale().toString(0.6125, 'f', 4));
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(opened.page.controller().tau(), 0.6125);
        QCOMPARE(opened.find<QSlider>("tauSlider")->value(), 613);
        // Showing the typed value on the coarser slider must not round the threshold itself.
        QCOMPARE(opened.page.controller().tau(), 0.6125);
    }

    void decimalCommaIsADecimalSign() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* value = opened.find<QDoubleSpinBox>("tauValue");
        value->setFocus();
        for (const char* typed : {"0,62", "0.62", ",62"}) {
            opened.page.controller().setTau(0.9);
            value->selectAll();
            QTest::keyClicks(value, QString::fromLatin1(typed));
            QTest::keyClick(value, Qt::Key_Return);
            QCOMPARE(opened.page.controller().tau(), 0.62);
        }
        value->selectAll();
        QTest::keyClicks(value, QStringLiteral("abc1,000.5")); // only what can be a proportion is taken
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(opened.page.controller().tau(), 1.0);
    }

    void chartsHaveTheirRoomWhateverPageWasShownFirst() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        for (const char* name : {"prPlot", "tauPlot"}) {
            auto* plot = opened.find<widgets::PlotWidget>(name);
            QTRY_VERIFY(plot->width() >= 320 && plot->height() >= 220);
        }
    }

    void doubleClickOnTheChartSetsTheThreshold() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* plot = opened.find<widgets::PlotWidget>("tauPlot");
        const double before = opened.page.controller().tau();
        QTest::mouseClick(plot, Qt::LeftButton, {}, plot->toPixel({0.4, 0.5}).toPoint());
        QCOMPARE(opened.page.controller().tau(), before); // who zooms clicks the chart first
        QTest::mouseDClick(plot, Qt::LeftButton, {}, plot->toPixel({0.4, 0.5}).toPoint());
        QVERIFY(std::abs(opened.page.controller().tau() - 0.4) < 0.01);
    }

    void cellListsItsSamplesAndTheInspectorShowsOne() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* matrix = opened.find<widgets::ConfusionMatrixView>("confusionMatrix");
        auto* samples = opened.find<QTableView>("sampleView");
        QTRY_COMPARE(samples->model()->rowCount(), 3'000);
        matrix->setFocus();
        QTest::keyClick(matrix, Qt::Key_Home);
        QTest::keyClick(matrix, Qt::Key_Return);
        QVERIFY(matrix->selected().has_value());
        const auto cell = *matrix->selected();
        QTRY_COMPARE(samples->model()->rowCount(),
                     static_cast<int>(opened.page.controller().matrix().at(cell.truth, cell.predicted)));
        samples->setFocus();
        QTest::keyClick(samples, Qt::Key_Down);
        QVERIFY(opened.page.inspector() == nullptr); // on a page of this width the charts keep their room
        QSignalSpy asked(&opened.page, &app::Page::inspectorRequested);
        QTest::keyClick(samples, Qt::Key_Return);
        QCOMPARE(asked.size(), 1);
        auto* inspector = qobject_cast<QTextBrowser*>(opened.page.inspector());
        QVERIFY(inspector);
        const QString id = samples->model()->index(samples->currentIndex().row(), 0).data().toString();
        QVERIFY(!id.isEmpty());
        QTRY_VERIFY(inspector->toPlainText().contains(id));
        QVERIFY(inspector->toPlainText().contains(QStringLiteral("What was the revenue")));
        QTest::keyClick(matrix, Qt::Key_Escape);
        QTRY_COMPARE(samples->model()->rowCount(), 3'000);
    }

    void theInspectorComesByItselfWhereThereIsRoom() {
        Opened opened(*m_fixture);
        opened.page.resize(1'800, 900);
        QVERIFY(opened.waitForSet());
        auto* samples = opened.find<QTableView>("sampleView");
        QTRY_COMPARE(samples->model()->rowCount(), 3'000);
        samples->setFocus();
        QTest::keyClick(samples, Qt::Key_Down);
        QVERIFY(opened.page.inspector() != nullptr);
    }

    // As wide as the page is beside the inspector on a small screen.
    void nothingScrollsSidewaysBesideTheInspector() {
        Opened opened(*m_fixture);
        opened.page.resize(830, 750);
        QVERIFY(opened.waitForSet());
        QVERIFY(opened.find<widgets::ConfusionMatrixView>("confusionMatrix")->isVisible());
        const QList<QScrollArea*> areas = opened.page.findChildren<QScrollArea*>();
        for (const QScrollArea* area : areas) {
            QTRY_COMPARE(area->isVisible() ? area->horizontalScrollBar()->maximum() : 0, 0);
        }
    }

    void listFollowsTheThreshold() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* matrix = opened.find<widgets::ConfusionMatrixView>("confusionMatrix");
        auto* samples = opened.find<QTableView>("sampleView");
        matrix->setFocus();
        QTest::keyClick(matrix, Qt::Key_Home);
        QTest::keyClick(matrix, Qt::Key_Return);
        const auto cell = *matrix->selected();
        QTest::keyClick(opened.find<QSlider>("tauSlider"), Qt::Key_PageUp);
        QTRY_COMPARE(samples->model()->rowCount(),
                     static_cast<int>(opened.page.controller().matrix().at(cell.truth, cell.predicted)));
    }

    void constraintsChangeTheVerdict() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* verdicts = opened.find<QTableView>("scenarioView")->model();
        auto* required = opened.find<QDoubleSpinBox>("constraint0Value");
        required->setValue(1.0); // every hallucination found: only thresholds above all their scores
        opened.find<QDoubleSpinBox>("constraint1Value")->setValue(1.0);
        QTRY_COMPARE(verdicts->index(0, 4).data().toString(), QStringLiteral("infeasible"));
        QVERIFY(opened.find<QLabel>("constraint1Reached")->text().startsWith(QStringLiteral("✗")));
        QVERIFY(opened.find<widgets::PlotWidget>("tauPlot")->lines().bands.empty());
        for (const char* name : {"constraint0", "constraint1", "constraint2"}) {
            opened.find<QCheckBox>(name)->setChecked(false);
        }
        QTRY_VERIFY(verdicts->index(0, 4).data().toString() != QStringLiteral("infeasible"));
        QCOMPARE(opened.find<widgets::PlotWidget>("tauPlot")->lines().bands.size(), std::size_t{1});
    }

    void decidingStoresOrKeepsWhatWasTyped() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* const tabs = opened.find<app::ThresholdTabs>("thresholdTabs");
        tabs->setCurator({}); // nobody has told a name yet
        const auto decisions = [&] { return opened.find<QTableView>("decisionsView")->model()->rowCount(); };
        const auto decide = [&](const QString& expectedName, const QString& name) {
            tabs->decide();
            const QPointer<QDialog> dialog = opened.find<QDialog>("decideDialog");
            auto* const nameField = dialog->findChild<QLineEdit*>(QStringLiteral("decisionName"));
            QCOMPARE(nameField->text(), expectedName);
            nameField->setText(name);
            dialog->findChild<QLineEdit*>(QStringLiteral("decisionAuthor"))->setText(QStringLiteral("Ada"));
            auto* const reason = dialog->findChild<QPlainTextEdit*>(QStringLiteral("decisionReason"));
            reason->setPlainText(QStringLiteral("why"));
            const int before = decisions();
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            reason->setFocus();
            QTest::keyClick(reason, Qt::Key_Return, Qt::ControlModifier);
            if (dialog && dialog->isVisible()) { // refused: another name, and what was typed is used
                QCOMPARE(decisions(), before);
                nameField->setText(QStringLiteral("free"));
                dialog->findChild<QPushButton*>(QStringLiteral("decideButton"))->click();
            }
            QTRY_VERIFY(!dialog);
            QCOMPARE(decisions(), before + 1);
        };
        const QString preset = QStringLiteral("Thresholds for first");
        decide(preset, preset);
        decide(preset + QStringLiteral(" 2"), preset + QStringLiteral(" 2"));
        decide(preset + QStringLiteral(" 3"), preset);
        QCOMPARE(opened.find<QTableView>("decisionsView")->model()->index(0, 0).data().toString(),
                 QStringLiteral("free"));
    }

    void buttonsGoToBestAndDefault() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        const auto sweep = opened.page.controller().gridSweep(0);
        QTest::mouseClick(opened.find<QToolButton>("goToBest"), Qt::LeftButton);
        QCOMPARE(opened.page.controller().tau(), sweep.points[sweep.best->index].tau);
        QTest::mouseClick(opened.find<QToolButton>("goToDefault"), Qt::LeftButton);
        QCOMPARE(opened.page.controller().tau(), 0.7);
    }

    void costsAreTypedAndGoneTo() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* const button = opened.find<QToolButton>("goToCheapest");
        QVERIFY(!button->isEnabled());
        opened.find<QDoubleSpinBox>("missedCost")->setValue(5);
        QVERIFY(opened.page.controller().costs() == (model::DecisionCosts{5, 1}));
        QVERIFY(button->isEnabled());
        const auto sweep = opened.page.controller().gridSweep(0);
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(opened.page.controller().tau(), sweep.points[*sweep.cheapest].tau);
        opened.find<QDoubleSpinBox>("missedCost")->setValue(0);
        QVERIFY(!opened.page.controller().costs());
        QVERIFY(!button->isEnabled());
    }

    // At the smallest window four scenarios are seen, and the figures of the classes without scrolling.
    void theClassesAreInSightInASmallWindow() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        opened.page.resize(1'140, 740);
        auto* const figures = opened.find<QTableView>("figuresView");
        auto* const scenarios = opened.find<QTableView>("scenarioView");
        QTRY_VERIFY(!figures->visibleRegion().isEmpty());
        QVERIFY(scenarios->viewport()->height() >= 3 * scenarios->rowHeight(0));
    }

    void betaStandsInTheName() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* const overall = opened.find<QLabel>("overallFigures");
        QVERIFY2(overall->text().contains(QStringLiteral("F2 of hallucination")),
                 qPrintable(overall->text()));
        opened.find<QDoubleSpinBox>("beta")->setValue(0.5);
        QCOMPARE(opened.page.controller().beta(), 0.5);
        QVERIFY2(overall->text().contains(QStringLiteral("F0.5 of hallucination")),
                 qPrintable(overall->text()));
        opened.find<QDoubleSpinBox>("beta")->setValue(2);
        QVERIFY(overall->text().contains(QStringLiteral("F2 of hallucination")));
    }

    void thresholdsOfScenariosAreRemembered() {
        {
            Opened opened(*m_fixture);
            QVERIFY(opened.waitForSet());
            auto* scenarios = opened.find<QTableView>("scenarioView");
            scenarios->setFocus();
            QTest::keyClick(scenarios, Qt::Key_Down);
            QCOMPARE(opened.page.controller().scope(), 1);
            QTest::keyClick(opened.find<QSlider>("tauSlider"), Qt::Key_PageDown);
            QCOMPARE(opened.page.controller().tau(), 0.65);
        } // closed at once, before anything was saved by rest
        Opened again(*m_fixture);
        QVERIFY(again.waitForSet());
        QCOMPARE(again.page.controller().scope(), 1);
        QCOMPARE(again.page.controller().tau(), 0.65);
        QCOMPARE(again.page.controller().tau(0), 0.7);
    }

    void anotherSetCanBeChosen() {
        QVERIFY(m_fixture->importAgain("second"));
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        auto* choice = opened.find<QComboBox>("setChoice");
        QCOMPARE(choice->count(), 2);
        const QString other = choice->itemText(1 - choice->currentIndex());
        choice->setFocus();
        QTest::keyClick(choice, choice->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
        QTRY_VERIFY(opened.page.controller().hasData() &&
                    QString::fromStdString(opened.page.controller().data()->info.name) == other);
    }

    void infeasibleVerdictStandsWholeInThePdf() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        metrics::Constraints all;
        all.required = {1.0, 1.0, 1.0};
        opened.page.controller().setConstraints(all);
        const QString path = QString::fromStdString((m_fixture->folder() / "page.pdf").string());
        opened.page.exports().writePdf(opened.page.controller(), path);
        const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (pdftotext.isEmpty()) {
            QSKIP("pdftotext is not installed: the text of the PDF is not checked");
        }
        QProcess process;
        process.start(pdftotext, {path, QStringLiteral("-")});
        QVERIFY(process.waitForFinished());
        const QString text = QString::fromUtf8(process.readAllStandardOutput()).simplified();
        QVERIFY2(text.contains(QStringLiteral("Least violating")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Recall of contradiction is")));
        const std::size_t violated = opened.page.controller().gridSweep(0).best->violated.size();
        QVERIFY(violated >= 2);
        QCOMPARE(text.count(QStringLiteral("short of")), static_cast<qsizetype>(violated));
        QCOMPARE(opened.find<QToolButton>("goToBest")->text(), QStringLiteral("Least violating"));
        const auto* const verdict = opened.find<QLabel>("gridVerdict"); // on the page itself, in words
        QVERIFY(verdict->isVisible());
        QCOMPARE(verdict->text().count(QStringLiteral("short of")), static_cast<qsizetype>(violated));
    }

    void leakedPredictionsAreSaidOnThePage() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        const auto* const banner = opened.find<QLabel>("leakBanner");
        QVERIFY(!banner->isVisible());
        model::ScoredColumns columns = opened.page.controller().data()->columns;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.predicted[i] = static_cast<std::uint8_t>(model::indexOf(columns.label[i]));
        }
        opened.page.controller().setData(std::make_shared<app::ThresholdData>(
            opened.page.controller().data()->info, std::move(columns), metrics::NliThresholds{}));
        QVERIFY(banner->isVisible());
        QVERIFY(banner->text().contains(QStringLiteral("Labels have leaked")));
    }

    void thePinIsThereAgainAfterAnotherSet() {
        tests::WorkspaceFixture fixture({.count = 200, .scenarios = 2});
        QVERIFY(fixture.isValid() && fixture.importAgain("second"));
        Opened opened(fixture);
        QVERIFY(opened.waitForSet());
        const base::RowId first = opened.page.controller().data()->info.id;
        const auto other = std::ranges::find_if(opened.session.scoredSets(),
                                                [&](const auto& set) { return set.id != first; });
        opened.page.controller().setTau(0.64);
        opened.page.controller().pin();
        opened.session.selectScoredSet(other->id);
        QTRY_VERIFY(opened.page.controller().hasData() &&
                    opened.page.controller().data()->info.id == other->id);
        QVERIFY(!opened.page.controller().pinned());
        QTRY_VERIFY(opened.jobs.isIdle()); // what was moved is saved
        opened.session.selectScoredSet(first);
        QTRY_VERIFY(opened.page.controller().hasData() && opened.page.controller().data()->info.id == first);
        QTRY_VERIFY(opened.page.controller().pinned());
        QCOMPARE(opened.page.controller().pinned()->tau[0], 0.64);
    }

    void aClosedWorkspaceIsLetGo() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        const std::weak_ptr<workspace::Workspace> workspace = opened.session.workspace();
        opened.find<QSlider>("tauSlider")->setValue(640);
        opened.session.closeWorkspace();
        QVERIFY(!opened.page.controller().hasData());
        QVERIFY(opened.find<QLabel>("emptyText")->isVisible());
        QTRY_VERIFY(workspace.expired()); // once what was moved is saved
        Opened again(*m_fixture);
        QVERIFY(again.waitForSet());
        QCOMPARE(again.page.controller().tau(), 0.64);
    }

    void anotherWorkspaceIsNotMistakenForTheFirst() {
        // Both hold a set with the same row id.
        const tests::WorkspaceFixture other(tests::GeneratorSettings{.count = 500, .seed = 7});
        QVERIFY2(other.isValid(), other.failure().c_str());
        QCOMPARE(other.set().id, m_fixture->set().id);
        Opened opened(*m_fixture);
        QTRY_VERIFY_WITH_TIMEOUT(opened.session.hasWorkspace(), 10'000);
        // At once, while the first set may still be loading.
        opened.session.openWorkspace(QString::fromStdString(other.path().string()));
        QTRY_VERIFY_WITH_TIMEOUT(opened.session.workspacePath() ==
                                         QString::fromStdString(other.path().string()) &&
                                     opened.page.controller().hasData(),
                                 10'000);
        QCOMPARE(opened.page.controller().data()->columns.size(), std::size_t{500});
        QVERIFY(opened.session.jobs().waitForFinished(10'000));
        QCOMPARE(opened.page.controller().data()->columns.size(), std::size_t{500});
    }

    void movesAreSavedWhenAnotherSetIsChosen() {
        QVERIFY(m_fixture->importAgain("second"));
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        const base::RowId first = opened.page.controller().data()->info.id;
        opened.find<QSlider>("tauSlider")->setValue(610);
        const base::RowId second = first == m_fixture->set().id ? first + 1 : m_fixture->set().id;
        opened.session.selectScoredSet(second);
        QTRY_VERIFY_WITH_TIMEOUT(
            opened.page.controller().hasData() && opened.page.controller().data()->info.id == second, 10'000);
        QCOMPARE(opened.page.controller().tau(), 0.70);
        opened.session.selectScoredSet(first);
        QTRY_VERIFY_WITH_TIMEOUT(
            opened.page.controller().hasData() && opened.page.controller().data()->info.id == first, 10'000);
        QCOMPARE(opened.page.controller().tau(), 0.61);
    }

    void aRenamedSetIsShownByItsNewName() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        opened.session.renameScoredSet(m_fixture->set().id, QStringLiteral("June run"));
        QTRY_VERIFY(opened.page.summary().contains(QStringLiteral("June run")));
    }

    void issueLeadsToItsRecord() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        base::Issue issue;
        issue.file = m_fixture->samplesFile().string();
        issue.line = 1'234;
        QVERIFY(opened.page.showIssue(issue));
        auto* samples = opened.find<QTableView>("sampleView");
        QTRY_COMPARE(samples->model()->index(samples->currentIndex().row(), 0).data().toString(),
                     QStringLiteral("s0001233"));
        auto* inspector = qobject_cast<QTextBrowser*>(opened.page.inspector());
        QVERIFY(inspector && inspector->toPlainText().contains(QStringLiteral("s0001233")));
        issue.line = 0; // of the whole file
        QVERIFY(!opened.page.showIssue(issue));
    }

    void issueLeadsToARejectedRecord() {
        const std::filesystem::path file = m_fixture->folder() / "bad.csv";
        QVERIFY(base::writeFileAtomically(
            file, "sample_id,label,fhri\na,accurate,0.9\nb,perhaps,0.4\nc,hallucination,0.3\n"));
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        opened.session.importFiles({QString::fromStdString(file.string())});
        QTRY_VERIFY_WITH_TIMEOUT(opened.page.controller().hasData() &&
                                     opened.page.controller().data()->columns.size() == 2,
                                 10'000);
        QCOMPARE(opened.session.issues().issues().size(), std::size_t{1});
        QVERIFY(opened.page.showIssue(opened.session.issues().issues().front()));
        QTRY_VERIFY(opened.page.inspector() != nullptr);
        auto* inspector = qobject_cast<QTextBrowser*>(opened.page.inspector());
        QTRY_VERIFY(inspector->toPlainText().contains(QStringLiteral("b,perhaps,0.4")));
    }

    void pageAsPdf() {
        Opened opened(*m_fixture);
        QVERIFY(opened.waitForSet());
        const QString path = QString::fromStdString((m_fixture->folder() / "page.pdf").string());
        opened.page.exports().writePdf(opened.page.controller(), path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == QByteArrayLiteral("%PDF-"));
        const QString pdftotext = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (pdftotext.isEmpty()) {
            QSKIP("pdftotext is not installed: the text of the PDF is not checked");
        }
        QProcess process;
        // Every word lies on the sheet, whole.
        process.start(pdftotext, {QStringLiteral("-bbox"), path, QStringLiteral("-")});
        QVERIFY(process.waitForFinished());
        const QString boxes = QString::fromUtf8(process.readAllStandardOutput());
        static const QRegularExpression word(QStringLiteral(
            "xMin=\"([-.0-9]+)\" yMin=\"([-.0-9]+)\" xMax=\"([-.0-9]+)\" yMax=\"([-.0-9]+)\""));
        int words = 0;
        for (auto found = word.globalMatch(boxes); found.hasNext(); ++words) {
            const QRegularExpressionMatch box = found.next();
            QVERIFY(box.captured(1).toDouble() >= 0 && box.captured(2).toDouble() >= 0);
            QVERIFY2(box.captured(3).toDouble() <= 842 && box.captured(4).toDouble() <= 595,
                     qPrintable(box.captured(0)));
        }
        QVERIFY(words > 100);
        process.start(pdftotext, {QStringLiteral("-layout"), path, QStringLiteral("-")});
        QVERIFY(process.waitForFinished());
        const QString text = QString::fromUtf8(process.readAllStandardOutput());
        for (const char* expected : {"FHRI thresholds", "first", "Macro-F1", "hallucination", "Recall",
                                     "SHA-256", "Contrad. recall", "Precision", "0.95"}) {
            QVERIFY2(text.contains(QString::fromLatin1(expected)), expected);
        }
        QCOMPARE(text.count(QLatin1Char('\f')), 1); // one page
    }
};

ASSAY_TEST(TestThresholdsPage)
#include "tst_thresholds_page.moc"
