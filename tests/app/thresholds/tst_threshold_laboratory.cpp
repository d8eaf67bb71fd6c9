// Weights, pin, flips, further charts and deciding, by what a person does and sees.
#include "app/pages/thresholds/curve_plots.h"
#include "app/pages/thresholds/decide_dialog.h"
#include "app/pages/thresholds/flips_pane.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/pages/thresholds/weights_pane.h"
#include "core/evaluate/thresholds/decision_check.h"
#include "core/metrics/classification/rescore.h"
#include "core/plot/thinning.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"
#include "tests/support/user_acts.h"
#include "widgets/charts/plot_grid.h"
#include "widgets/charts/plot_widget.h"
#include "widgets/tables/data_table_view.h"

#include <QtTest/QtTest>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <cmath>

using namespace assay;
using app::ThresholdController;

namespace {

const plot::LineChart& linesOf(const plot::Chart& chart) {
    return std::get<plot::LineChart>(chart.body);
}

std::shared_ptr<app::ThresholdData> makeData(bool components = true, std::size_t count = 600) {
    return std::make_shared<app::ThresholdData>(
        workspace::ScoredSetInfo{},
        tests::generateColumns({.count = count, .scenarios = 4, .components = components}),
        metrics::NliThresholds{});
}

// By a plain pass over the samples.
metrics::ConfusionMatrix recount(const ThresholdController& controller, double tau) {
    const model::ScoredColumns& columns = controller.data()->columns;
    const auto scores = metrics::rescored(columns, controller.scoring());
    metrics::ConfusionMatrix matrix;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const bool inScope = controller.scope() == 0 || columns.scenario[i] + 1 == controller.scope();
        if (inScope && !std::isnan(scores[i])) {
            ++matrix.at(columns.label[i],
                        metrics::decide(scores[i], columns.nli[i], tau, controller.nliThresholds().hard));
        }
    }
    return matrix;
}

} // namespace

class TstThresholdLaboratory : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void sliderRescores();
    void newestSliderPositionWins();
    void weightingsByChoice();
    void renormaliseKeepsTheScores();
    void withoutComponentsNothingMoves();
    void droppedSamplesAreCounted();
    void viewRemembersTheScoring();
    void twoViewsOfOneSetKeepTheirWeights();
    void pinAndFlips();
    void flipsOfAllSamplesGoByScenario();
    void flipsFollowTheInspector();
    void pinnedMatrixOfOtherWeights();
    void chartsOfTheScope();
    void chartsShowThePin();
    void chartsShowTheCheapest();
    void fewScoresAreSteps();
    void curveChoices();
    void scenarioChartsChooseTheScope();
    void decisionHoldsWhatIsShown();
    void decidingNeedsAReason();
    void pinningADecision();
};

void TstThresholdLaboratory::sliderRescores() {
    ThresholdController controller;
    controller.setData(makeData());
    app::WeightsPane pane(controller);
    pane.show();
    QSignalSpy rescored(&controller, &ThresholdController::scoringChanged);
    auto* const slider = pane.findChild<QSlider*>(QStringLiteral("weightE"));
    QVERIFY(slider);
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageUp);
    QTRY_COMPARE(rescored.count(), 1);
    QCOMPARE(controller.scoring().kind, model::ScoringKind::Weights);
    QCOMPARE(controller.scoring().weights[model::indexOf(model::Component::E)], 0.2);
    QVERIFY(controller.matrix() == recount(controller, controller.tau()));
    for (int scope = 1; scope < controller.scopeCount(); ++scope) {
        controller.setScope(scope);
        QVERIFY(controller.matrix() == recount(controller, controller.tau()));
    }
    QCOMPARE(pane.findChild<QLabel*>(QStringLiteral("weightSum"))->text(), QStringLiteral("Sum 1.050"));
}

void TstThresholdLaboratory::newestSliderPositionWins() {
    ThresholdController controller;
    controller.setData(makeData());
    app::WeightsPane pane(controller);
    QSignalSpy rescored(&controller, &ThresholdController::scoringChanged);
    auto* const slider = pane.findChild<QSlider*>(QStringLiteral("weightG"));
    for (int position = 300; position <= 400; position += 10) {
        slider->setValue(position); // as many events as arrive before the program is idle again
    }
    QTRY_COMPARE(rescored.count(), 1);
    QCOMPARE(controller.scoring().weights[0], 0.4);
    QCOMPARE(slider->value(), 400);
}

void TstThresholdLaboratory::weightingsByChoice() {
    ThresholdController controller;
    controller.setData(makeData());
    app::WeightsPane pane(controller);
    pane.show();
    auto* const choice = pane.findChild<QComboBox*>(QStringLiteral("scoringChoice"));
    const auto choose = [&](int index) { tests::chooseEntry(*choice, index); };
    const metrics::ConfusionMatrix stored = controller.matrix();
    choose(2);
    QVERIFY(controller.scoring().weights == model::kNoEntropyWeights);
    QCOMPARE(pane.findChild<QSlider*>(QStringLiteral("weightE"))->value(), 0);
    QVERIFY(controller.matrix() == recount(controller, controller.tau()));
    choose(1);
    QVERIFY(controller.scoring().weights == model::kDocumentWeights);
    choose(3);
    QCOMPARE(controller.scoring().kind, model::ScoringKind::SourceWeights);
    choose(0);
    QCOMPARE(controller.scoring().kind, model::ScoringKind::Stored);
    QVERIFY(controller.matrix() == stored);
}

void TstThresholdLaboratory::renormaliseKeepsTheScores() {
    ThresholdController controller;
    controller.setData(makeData());
    app::WeightsPane pane(controller);
    for (const char* const name : {"weightGValue", "weightTValue"}) {
        pane.findChild<QDoubleSpinBox*>(QString::fromLatin1(name))->setValue(0.75);
    }
    QTRY_COMPARE(controller.scoring().weights[0], 0.75);
    const std::vector<double> before(controller.scores().begin(), controller.scores().end());
    auto* const button = pane.findChild<QPushButton*>(QStringLiteral("renormalise"));
    QVERIFY(button->isEnabled());
    button->click();
    QTRY_VERIFY(controller.scoring().weights[0] < 0.75);
    const auto after = controller.scores();
    for (std::size_t i = 0; i < before.size(); ++i) {
        QVERIFY(std::abs(before[i] - after[i]) < 0.002); // weights are shown, and used, to a thousandth
    }
    QTRY_VERIFY(!button->isEnabled());
}

void TstThresholdLaboratory::withoutComponentsNothingMoves() {
    ThresholdController controller;
    controller.setData(makeData(false));
    app::WeightsPane pane(controller);
    QVERIFY(!pane.findChild<QComboBox*>(QStringLiteral("scoringChoice"))->isEnabled());
    QVERIFY(!pane.findChild<QSlider*>(QStringLiteral("weightG"))->isEnabled());
    QVERIFY(pane.findChild<QLabel*>(QStringLiteral("weightNote"))
                ->text()
                .contains(QStringLiteral("no components")));
}

void TstThresholdLaboratory::droppedSamplesAreCounted() {
    ThresholdController controller;
    controller.setData(makeData());
    app::ThresholdsPage page;
    controller.setScoring({model::ScoringKind::Weights, {0, 0, 0, 0, 1}}); // half of the samples have no E
    const auto& entropy = controller.data()->columns.components[model::indexOf(model::Component::E)];
    const auto missing =
        std::count_if(entropy.begin(), entropy.end(), [](double score) { return std::isnan(score); });
    QVERIFY(missing > 0);
    QCOMPARE(controller.droppedCount(), missing);
    QCOMPARE(controller.sampleCount(0), static_cast<std::int64_t>(entropy.size()) - missing);
    QVERIFY(controller.matrix() == recount(controller, controller.tau()));
    QCOMPARE(static_cast<std::int64_t>(controller.samples().size()), controller.sampleCount(0));
}

void TstThresholdLaboratory::viewRemembersTheScoring() {
    ThresholdController controller;
    controller.setData(makeData());
    const model::Scoring scoring{model::ScoringKind::Weights, {0.5, 0.1, 0.1, 0.2, 0.1}};
    controller.setScoring(scoring);
    const metrics::ConfusionMatrix matrix = controller.matrix();
    const std::string view = controller.saveView();
    ThresholdController again;
    again.setData(makeData(), view);
    QVERIFY(again.scoring() == scoring);
    QVERIFY(again.matrix() == matrix);
    ThresholdController withoutComponents; // what cannot apply is left
    withoutComponents.setData(makeData(false), view);
    QCOMPARE(withoutComponents.scoring().kind, model::ScoringKind::Stored);
}

// What is written of the page may be written after the page has moved on.
void TstThresholdLaboratory::twoViewsOfOneSetKeepTheirWeights() {
    const auto data = makeData();
    ThresholdController page;
    page.setData(data);
    ThresholdController written;
    written.setData(data, page.saveView());
    const metrics::ConfusionMatrix before = page.matrix();
    page.setScoring({model::ScoringKind::Weights, {1, 0, 0, 0, 0}});
    const metrics::ConfusionMatrix after = page.matrix();
    QVERIFY(before != after);
    QVERIFY(written.matrix() == before);
    QCOMPARE(written.score(7), data->columns.fhri[7]);
    QVERIFY(page.matrix() == after);
    QCOMPARE(page.score(7), data->columns.components[0][7]);
}

void TstThresholdLaboratory::pinAndFlips() {
    ThresholdController controller;
    controller.setData(makeData());
    app::FlipsPane pane(controller);
    pane.show();
    auto* const caption = pane.findChild<QLabel*>(QStringLiteral("flipsCaption"));
    QVERIFY(caption->text().contains(QStringLiteral("Nothing is pinned")));
    const metrics::ConfusionMatrix before = controller.matrix();
    pane.findChild<QPushButton*>(QStringLiteral("pinNow"))->click();
    QVERIFY(controller.pinned());
    controller.setTau(controller.tau() - 0.1);
    auto* const view = pane.findChild<widgets::DataTableView*>(QStringLiteral("flipsView"));
    QTRY_VERIFY(view->model()->rowCount() > 0);
    QVERIFY(*controller.pinnedMatrix() == before);

    // Every sample between the two thresholds that NLI leaves, nearest to the present one first.
    const model::ScoredColumns& columns = controller.data()->columns;
    int expected = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        expected += columns.fhri[i] >= controller.tau() && columns.fhri[i] < controller.tau() + 0.1 &&
                            !(columns.nli[i] >= 0.4)
                        ? 1
                        : 0;
    }
    QCOMPARE(view->model()->rowCount(), expected);
    double last = 0;
    for (int row = 0; row < expected; ++row) {
        const double distance =
            view->model()->index(row, app::FlipsModel::Distance).data().toString().toDouble();
        QVERIFY(distance >= last);
        last = distance;
        QCOMPARE(view->model()->index(row, app::FlipsModel::Before).data().toString(),
                 QStringLiteral("hallucination"));
        QCOMPARE(view->model()->index(row, app::FlipsModel::Now).data().toString(),
                 QStringLiteral("accurate"));
    }
    QVERIFY(caption->text().contains(QStringLiteral("for %1 sample").arg(expected)));
    pane.findChild<QPushButton*>(QStringLiteral("unpin"))->click();
    QTRY_COMPARE(view->model()->rowCount(), 0);
    QVERIFY(!controller.pinnedMatrix());
}

// What the thresholds of the scenarios decide, by a plain pass over the samples.
void TstThresholdLaboratory::flipsOfAllSamplesGoByScenario() {
    ThresholdController controller;
    controller.setData(makeData());
    const model::ScoredColumns& columns = controller.data()->columns;
    const auto decided = [&](std::size_t i, const std::vector<double>& tau) {
        return metrics::decide(controller.score(static_cast<std::uint32_t>(i)), columns.nli[i],
                               tau[columns.scenario[i]], controller.nliThresholds().hard);
    };
    const auto present = [&] {
        std::vector<double> tau;
        for (int scope = 1; scope < controller.scopeCount(); ++scope) {
            tau.push_back(controller.tau(scope));
        }
        return tau;
    };
    app::FlipsPane pane(controller);
    pane.show();
    const auto flipped = [&] {
        return pane.findChild<widgets::DataTableView*>(QStringLiteral("flipsView"))->model()->rowCount();
    };
    auto* const caption = pane.findChild<QLabel*>(QStringLiteral("flipsCaption"));
    controller.pin();
    const std::vector<double> before = present();
    controller.setScope(2);
    controller.setTau(0.5);
    QTRY_VERIFY(flipped() > 0);
    const int ofScenario = flipped();
    controller.setScope(ThresholdController::kAllSamples);
    QTRY_VERIFY2(caption->text().contains(QStringLiteral("own τ")), qPrintable(caption->text()));
    QCOMPARE(flipped(), ofScenario);
    controller.setScope(3);
    controller.setTau(0.9);
    controller.setScope(ThresholdController::kAllSamples);
    int expected = 0;
    metrics::ConfusionMatrix pinned;
    metrics::ConfusionMatrix now;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const model::Label was = decided(i, before);
        const model::Label is = decided(i, present());
        ++pinned.at(columns.label[i], was);
        ++now.at(columns.label[i], is);
        expected += was != is ? 1 : 0;
    }
    QVERIFY(expected > ofScenario);
    QTRY_COMPARE(flipped(), expected);
    // The difference beside the matrix says the same.
    const metrics::ConfusionMatrix shown = controller.matrix();
    const metrics::ConfusionMatrix against = controller.pinnedMatrix().value();
    for (const model::Label truth : model::kLabels) {
        for (const model::Label predicted : model::kLabels) {
            QCOMPARE(shown.at(truth, predicted) - against.at(truth, predicted),
                     now.at(truth, predicted) - pinned.at(truth, predicted));
        }
    }
}

void TstThresholdLaboratory::flipsFollowTheInspector() {
    ThresholdController controller;
    controller.setData(makeData());
    app::FlipsPane pane(controller);
    pane.show();
    controller.pin();
    controller.setTau(0.5);
    auto* const view = pane.findChild<widgets::DataTableView*>(QStringLiteral("flipsView"));
    QTRY_VERIFY(view->model()->rowCount() > 2);
    QSignalSpy walked(&pane, &app::FlipsPane::currentRowChanged);
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    QTest::keyClick(view, Qt::Key_Down);
    QVERIFY(walked.count() >= 1);
    QCOMPARE(walked.last().at(0).toInt(), view->currentIndex().row());
}

void TstThresholdLaboratory::pinnedMatrixOfOtherWeights() {
    ThresholdController controller;
    controller.setData(makeData());
    controller.setScope(2);
    const metrics::ConfusionMatrix before = controller.matrix();
    controller.pin();
    controller.setScoring({model::ScoringKind::Weights, model::kNoEntropyWeights});
    controller.setNliHard(0.6);
    QVERIFY(*controller.pinnedMatrix() == before);
    QVERIFY(controller.matrix() == recount(controller, controller.tau()));
}

void TstThresholdLaboratory::chartsOfTheScope() {
    ThresholdController controller;
    controller.setData(makeData());
    const app::CurvePlot system = app::systemPrPlot(controller);
    QCOMPARE(linesOf(system.chart).series.size(), std::size_t{3});
    // No point at which nothing is taken can be chosen: every one took something.
    for (std::size_t series = 0; series < 3; ++series) {
        for (std::size_t point = 0; point < linesOf(system.chart).series[series].points.size(); ++point) {
            QVERIFY(!system.hover(static_cast<int>(series), static_cast<int>(point))
                         .contains(QStringLiteral(" of 0 taken")));
        }
    }
    const app::CurvePlot roc = app::rocPlot(controller);
    QCOMPARE(linesOf(roc.chart).series.size(), std::size_t{4}); // and the line of chance
    QVERIFY(roc.hover(0, 0).isEmpty());
    QVERIFY(roc.hover(0, 1).contains(QStringLiteral("true positive rate")));
    const app::CurvePlot reliability = app::reliabilityPlot(controller);
    QVERIFY(linesOf(reliability.chart).series.front().name.find("ECE") != std::string::npos);
    QCOMPARE(linesOf(reliability.chart).series.front().low.size(),
             linesOf(reliability.chart).series.front().points.size());
    QVERIFY(reliability.hover(0, 0).contains(QStringLiteral("Wilson")));

    // The areas of the histograms are the counts.
    const app::CurvePlot fhri = app::fhriPlot(controller);
    double total = 0;
    for (const plot::ChartSeries& series : linesOf(fhri.chart).series) {
        for (std::size_t i = 1; i + 1 < series.points.size(); i += 2) {
            total += series.points[i].y;
        }
    }
    QCOMPARE(static_cast<std::int64_t>(total), controller.sampleCount(0));
    const app::CurvePlot nli = app::nliPlot(controller);
    QCOMPARE(linesOf(nli.chart).marks.size(), std::size_t{2});
    QCOMPARE(linesOf(nli.chart).marks[1].x, 0.40);
    QVERIFY(linesOf(nli.chart).x.title.find("without") != std::string::npos);
    QCOMPARE(app::scenarioPlots(controller).size(), 5);
    QVERIFY(app::componentPlot(controller.data()->columns, model::Component::G, controller.samples())
                .title.starts_with("G, AUC"));
}

// What was pinned stands in the charts over the threshold, that of each scenario in its own.
void TstThresholdLaboratory::chartsShowThePin() {
    ThresholdController controller;
    controller.setData(makeData());
    const auto pinOf = [](const plot::Chart& chart) {
        std::vector<double> found;
        for (const plot::ChartMark& mark : linesOf(chart).marks) {
            if (mark.label.starts_with("pinned")) {
                found.push_back(mark.x);
            }
        }
        return found;
    };
    QVERIFY(pinOf(app::tauPlot(controller)).empty());
    controller.setTau(0.612);
    controller.setScope(2);
    controller.setTau(0.345);
    controller.pin();
    controller.setTau(0.5);
    QCOMPARE(pinOf(app::tauPlot(controller)), std::vector<double>{0.345});
    QCOMPARE(pinOf(app::fhriPlot(controller).chart), std::vector<double>{0.345});
    const QList<plot::Chart> all = app::scenarioPlots(controller);
    QCOMPARE(pinOf(all[0]), std::vector<double>{0.612});
    QCOMPARE(pinOf(all[2]), std::vector<double>{0.345});
    controller.unpin();
    QVERIFY(pinOf(app::tauPlot(controller)).empty());
}

// Where errors have a price: a line of its own kind, named, and its cost in the read-out.
void TstThresholdLaboratory::chartsShowTheCheapest() {
    ThresholdController controller;
    controller.setData(makeData());
    const auto byCost = [&] {
        std::vector<plot::ChartMark> found;
        const plot::Chart chart = app::tauPlot(controller);
        for (const plot::ChartMark& mark : linesOf(chart).marks) {
            if (mark.style == plot::LineStyle::LongDash) {
                found.push_back(mark);
            }
        }
        return found;
    };
    QVERIFY(byCost().empty());
    QVERIFY(!app::tauHover(controller, app::tauPlot(controller)));
    controller.setCosts(model::DecisionCosts{5, 1});
    const auto sweep = controller.gridSweep(controller.scope());
    const auto marks = byCost();
    QCOMPARE(marks.size(), std::size_t{1});
    QCOMPARE(marks.front().x, sweep.points[*sweep.cheapest].tau);
    QVERIFY2(marks.front().label.starts_with("by cost "), marks.front().label.c_str());
    const auto hover = app::tauHover(controller, app::tauPlot(controller));
    QVERIFY(hover);
    const QString text = hover(0, 0);
    QVERIFY2(text.startsWith(QStringLiteral("Macro-F1")) &&
                 text.contains(QStringLiteral("Least cost at τ")) && text.contains(QStringLiteral("5.0")),
             qPrintable(text));
    controller.setCosts(std::nullopt);
    QVERIFY(byCost().empty());
}

// With few distinct scores nothing is drawn between them that is not so.
void TstThresholdLaboratory::fewScoresAreSteps() {
    const auto data = makeData();
    model::ScoredColumns columns = data->columns;
    for (double& score : columns.fhri) {
        score = std::round(score * 4) / 4;
    }
    ThresholdController controller;
    controller.setData(
        std::make_shared<app::ThresholdData>(workspace::ScoredSetInfo{}, columns, metrics::NliThresholds{}));
    const QList<plot::Chart> all = app::scenarioPlots(controller);
    for (int scope = 0; scope < controller.scopeCount(); ++scope) {
        for (const plot::ChartSeries& series : linesOf(all[scope]).series) {
            QVERIFY(series.steps == plot::CurveSteps::Back);
        }
        const auto recall = [&](double tau) {
            return metrics::figuresOf(controller.indexOfScope(scope).confusionAt(tau))
                .of(model::Label::Hallucination)
                .recall;
        };
        for (const plot::ChartSeries& series : linesOf(all[scope]).series) {
            for (const auto& piece : plot::drawnPieces(series)) {
                for (std::size_t i = 1; i < piece.size(); ++i) {
                    const bool isLevel = piece[i].y == piece[i - 1].y;
                    QVERIFY(isLevel || piece[i].x == piece[i - 1].x); // no slope
                    if (isLevel && series.name == "halluc. recall" && piece[i].x > piece[i - 1].x) {
                        QCOMPARE(piece[i].y, *recall((piece[i].x + piece[i - 1].x) / 2));
                    }
                }
            }
        }
    }
}

void TstThresholdLaboratory::curveChoices() {
    app::ThresholdsPage page;
    page.resize(1'200, 760);
    page.show();
    page.controller().setData(makeData());
    auto* const curve = page.findChild<widgets::PlotWidget*>(QStringLiteral("prPlot"));
    auto* const choice = page.findChild<QComboBox*>(QStringLiteral("curveChoice"));
    choice->setFocus();
    QStringList seen;
    for (int i = 0; i < choice->count(); ++i) {
        choice->setCurrentIndex(i);
        QVERIFY(!curve->lines().series.empty());
        seen += curve->textAlternative();
    }
    QCOMPARE(seen.removeDuplicates(), 0);
    auto* const figures = page.findChild<widgets::PlotWidget*>(QStringLiteral("tauPlot"));
    auto* const other = page.findChild<QComboBox*>(QStringLiteral("figureChoice"));
    other->setCurrentIndex(1);
    QCOMPARE(figures->overlay().marks.front().x, page.controller().tau());
    page.controller().setTau(0.61);
    QCOMPARE(figures->overlay().marks.front().x, 0.61);
    const QByteArray state = page.saveState();
    other->setCurrentIndex(0);
    page.restoreState(state);
    QCOMPARE(other->currentIndex(), 1);
}

void TstThresholdLaboratory::scenarioChartsChooseTheScope() {
    app::ThresholdsPage page;
    page.resize(1'400, 900);
    page.show();
    page.controller().setData(makeData());
    page.findChild<QComboBox*>(QStringLiteral("figureChoice"))->setCurrentIndex(3);
    auto* const grid = page.findChild<widgets::PlotGrid*>(QStringLiteral("scenarioPlots"));
    QTRY_COMPARE(grid->plots().size(), 5);
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto* const large = page.findChild<widgets::PlotWidget*>(QStringLiteral("tauPlot"));
    QVERIFY(!large->isVisible());
    const double tau = page.controller().tau(3);
    QTest::mouseDClick(grid->plots()[3], Qt::LeftButton);
    QCOMPARE(page.controller().scope(), 3);
    QCOMPARE(page.controller().tau(3), tau); // the second click meets no chart that chooses
    QVERIFY(large->isVisible() && large->hasFocus() && !grid->isVisible());
    const auto width = [large] { return large->seenLines().x.max - large->seenLines().x.min; };
    const double whole = width();
    QTest::keyClick(large, Qt::Key_Plus);
    QVERIFY(width() < whole);
    QTest::keyClick(large, Qt::Key_Escape);
    if (large->isVisible()) { // the first one may hide the crosshair that zooming has shown
        QTest::keyClick(large, Qt::Key_Escape);
    }
    QVERIFY(grid->isVisible() && grid->plots()[3]->hasFocus());
    QTest::keyClick(grid->plots()[1], Qt::Key_Return);
    QCOMPARE(page.controller().scope(), 1);
    QVERIFY(large->isVisible());
}

void TstThresholdLaboratory::decisionHoldsWhatIsShown() {
    ThresholdController controller;
    auto data = makeData();
    data->info.name = "set";
    data->info.dataHash = "abc";
    controller.setData(data);
    controller.setScope(2);
    controller.setTau(0.62);
    const model::Decision decision = app::decisionOf(controller, [](int scope) {
        return scope == 2 ? app::ThresholdSupport{0.55, 0.65, 0.7} : app::ThresholdSupport{};
    });
    QCOMPARE(decision.setName, std::string("set"));
    QCOMPARE(decision.dataHash, std::string("abc"));
    QCOMPARE(decision.scenarios.size(), std::size_t{4});
    const model::DecidedThreshold& decided = decision.scenarios.at(data->columns.scenarios[1]);
    QCOMPARE(decided.tau, 0.62);
    QCOMPARE(decided.n, controller.sampleCount(2));
    QVERIFY(decided.macroF1 == metrics::figuresOf(recount(controller, 0.62)).macroF1);
    QCOMPARE(decided.bootstrapLow.value(), 0.55);
    QCOMPARE(decided.heldOutMacroF1.value(), 0.7);
    QVERIFY(!decision.fallback.bootstrapLow);
    QCOMPARE(decision.macroF1.value(), *evaluate::checkDecision(data->columns, data->columns.fhri, decision)
                                            ->scopes.front()
                                            .figures.macroF1);
    QCOMPARE(decision.tauOf("never seen"), decision.fallback.tau);
}

void TstThresholdLaboratory::decidingNeedsAReason() {
    ThresholdController controller;
    controller.setData(makeData());
    bool refused = true;
    app::DecideDialog dialog(
        controller, {},
        [&refused](const model::Decision& made) -> base::Result<> {
            return refused ? base::fail(base::ErrorCode::NameTaken, made.name) : base::Result<>();
        },
        QStringLiteral("Kari"));
    QSignalSpy decided(&dialog, &app::DecideDialog::decided);
    dialog.show();
    auto* const button = dialog.findChild<QPushButton*>(QStringLiteral("decideButton"));
    QVERIFY(!button->isEnabled());
    QTest::keyClicks(dialog.findChild<QPlainTextEdit*>(QStringLiteral("decisionReason")),
                     QStringLiteral("recall first"));
    QVERIFY(button->isEnabled());
    controller.setTau(0.58);
    button->click();
    // What was typed is not lost where it could not be stored.
    QCOMPARE(decided.count(), 0);
    QVERIFY(dialog.isVisible());
    auto* const error = dialog.findChild<QLabel*>(QStringLiteral("decisionError"));
    QVERIFY(error->isVisible() && error->text().contains(QStringLiteral("Thresholds for")));
    QCOMPARE(dialog.findChild<QPlainTextEdit*>(QStringLiteral("decisionReason"))->toPlainText(),
             QStringLiteral("recall first"));
    dialog.findChild<QLineEdit*>(QStringLiteral("decisionName"))->setText(QStringLiteral("Another"));
    QVERIFY(!error->isVisible());
    refused = false;
    button->click();
    QVERIFY(!dialog.isVisible());
    QCOMPARE(decided.count(), 1);
    const auto decision = decided.first().first().value<model::Decision>();
    QCOMPARE(decision.author, std::string("Kari"));
    QCOMPARE(decision.reason, std::string("recall first"));
    QCOMPARE(decision.fallback.tau, 0.58);
    QVERIFY(!decision.decidedAt.empty());
}

void TstThresholdLaboratory::pinningADecision() {
    ThresholdController controller;
    controller.setData(makeData());
    model::Decision decision;
    decision.name = "November";
    decision.fallback.tau = 0.5;
    decision.nliHard = 0.3;
    decision.scoring = {model::ScoringKind::Weights, model::kNoEntropyWeights};
    controller.pin(decision);
    QCOMPARE(controller.pinned()->name, QStringLiteral("November"));
    const auto pinned = controller.pinnedMatrix();
    controller.apply(decision);
    QCOMPARE(controller.tau(), 0.5);
    QVERIFY(controller.matrix() == *pinned);
    QVERIFY(controller.matrix() == recount(controller, 0.5));
}

ASSAY_TEST(TstThresholdLaboratory)
#include "tst_threshold_laboratory.moc"
