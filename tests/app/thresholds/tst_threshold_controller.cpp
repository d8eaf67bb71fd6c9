#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/threshold_cost.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <cmath>

using namespace assay;
using app::ThresholdController;
using app::ThresholdData;
using model::Label;

namespace {

std::shared_ptr<ThresholdData> makeData(const tests::GeneratorSettings& settings = {.count = 2'000}) {
    return std::make_shared<ThresholdData>(workspace::ScoredSetInfo{}, tests::generateColumns(settings),
                                           metrics::NliThresholds{});
}

// The rule, sample by sample.
metrics::ConfusionMatrix recount(const model::ScoredColumns& columns, int scope, double tau, double hard) {
    metrics::ConfusionMatrix matrix;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (scope != ThresholdController::kAllSamples && columns.scenario[i] != scope - 1) {
            continue;
        }
        Label decided = columns.fhri[i] >= tau ? Label::Accurate : Label::Hallucination;
        if (!std::isnan(columns.nli[i]) && columns.nli[i] >= hard) {
            decided = Label::Contradiction;
        }
        ++matrix.at(columns.label[i], decided);
    }
    return matrix;
}

} // namespace

class TestThresholdController : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void startsAtThePredeterminedThresholds() {
        model::ScoredColumns columns = tests::generateColumns({.count = 100, .scenarios = 2});
        columns.scenarios = {"advice", "numeric_kpi"};
        ThresholdController controller;
        controller.setData(std::make_shared<ThresholdData>(workspace::ScoredSetInfo{}, std::move(columns),
                                                           metrics::NliThresholds{}));
        QCOMPARE(controller.scopeCount(), 3);
        QCOMPARE(controller.tau(0), 0.70);
        QCOMPARE(controller.tau(1), 0.50);
        QCOMPARE(controller.tau(2), 0.75);
    }

    void matrixFollowsEveryControl() {
        ThresholdController controller;
        controller.setData(makeData());
        const model::ScoredColumns& columns = controller.data()->columns;
        for (const int scope : {0, 3, 10}) {
            controller.setScope(scope);
            for (const double tau : {0.0, 0.55, 0.6125, 0.7, 1.0}) {
                for (const double hard : {0.0, 0.3, 0.4, 1.0}) {
                    controller.setTau(tau);
                    controller.setNliHard(hard);
                    QVERIFY(controller.matrix() == recount(columns, scope, tau, hard));
                }
            }
        }
    }

    void eachScopeKeepsItsThreshold() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setTau(0.61);
        controller.setScope(2);
        controller.setTau(0.82);
        controller.setScope(0);
        QCOMPARE(controller.tau(), 0.61);
        controller.setScope(2);
        QCOMPARE(controller.tau(), 0.82);
    }

    void allScopesAreSetInOneStep() {
        ThresholdController controller;
        controller.setData(makeData());
        QSignalSpy changed(&controller, &ThresholdController::scoringChanged);
        const std::vector<double> all(static_cast<std::size_t>(controller.scopeCount()), 0.62);
        controller.setTaus(all);
        QCOMPARE(changed.size(), 1);
        for (int scope = 0; scope < controller.scopeCount(); ++scope) {
            QCOMPARE(controller.tau(scope), 0.62);
        }
        controller.setScope(2);
        QVERIFY(controller.matrix() == recount(controller.data()->columns, 2, 0.62, 0.40));
        controller.setTaus(all);
        controller.setTaus({0.1}); // not of every scope
        QCOMPARE(changed.size(), 1);
        QCOMPARE(controller.tau(), 0.62);
    }

    void tauIsRoundedSoThatTypedEqualsStored() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setTau(0.1 * 3);
        QCOMPARE(controller.tau() == 0.3, true);
        controller.setTau(7.0);
        QCOMPARE(controller.tau(), 1.0);
        controller.setTau(-1.0);
        QCOMPARE(controller.tau(), 0.0);
    }

    void softNeverPassesHard() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setNliSoft(0.6);
        QCOMPARE(controller.nliThresholds().soft, 0.6);
        QCOMPARE(controller.nliThresholds().hard, 0.6);
        controller.setNliHard(0.2);
        QCOMPARE(controller.nliThresholds().soft, 0.2);
        QCOMPARE(controller.nliThresholds().hard, 0.2);
    }

    void aLimitThatWasPulledAlongComesBack() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setNliHard(0.6);
        controller.setNliSoft(0.3);
        controller.setNliHard(0.1);
        QCOMPARE(controller.nliThresholds().soft, 0.1);
        controller.setNliHard(0.2);
        QCOMPARE(controller.nliThresholds().soft, 0.2);
        controller.setNliHard(0.6);
        QCOMPARE(controller.nliThresholds().soft, 0.3);
        controller.setNliSoft(0.9);
        QCOMPARE(controller.nliThresholds().hard, 0.9);
        controller.setNliSoft(0.4);
        QCOMPARE(controller.nliThresholds().hard, 0.6);
        // Set where it was pulled to, it stays there.
        controller.setNliHard(0.1);
        controller.setNliSoft(0.05);
        controller.setNliHard(0.6);
        QCOMPARE(controller.nliThresholds().soft, 0.05);
    }

    void statesOfTheSlidersAreTakenBack() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setScope(2);
        const app::SliderState before = controller.sliderState();
        controller.setTau(0.61);
        controller.setNliHard(0.3);
        controller.setScoring({model::ScoringKind::Weights, model::kNoEntropyWeights});
        QVERIFY(!(controller.sliderState() == before));
        controller.setSliderState(before);
        QVERIFY(controller.sliderState() == before);
        QVERIFY(controller.matrix() ==
                recount(controller.data()->columns, 2, before.tau[2], before.nli.hard));
    }

    void onlyWhatChangedIsTold() {
        ThresholdController controller;
        controller.setData(makeData());
        QSignalSpy tau(&controller, &ThresholdController::tauChanged);
        QSignalSpy rules(&controller, &ThresholdController::rulesChanged);
        QSignalSpy constraints(&controller, &ThresholdController::constraintsChanged);
        controller.setTau(0.7);
        QCOMPARE(tau.count(), 0);
        controller.setTau(0.71);
        QCOMPARE(tau.count(), 1);
        QCOMPARE(rules.count(), 0);
        controller.setNliHard(0.5);
        QCOMPARE(rules.count(), 1);
        QCOMPARE(tau.count(), 1);
        QCOMPARE(constraints.count(), 0);
    }

    void gridSweepAgreesWithTheHeadlessSweep() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setNliHard(0.35);
        metrics::Constraints constraints;
        constraints.of(metrics::Constraint::AccuratePrecision) = 0.7;
        controller.setConstraints(constraints);
        base::NoProgress progress;
        const auto sweep =
            evaluate::thresholdSweep(controller.data()->columns, controller.sweepSettings(), {}, progress);
        QVERIFY(sweep.has_value());
        for (int scope = 0; scope < controller.scopeCount(); ++scope) {
            const evaluate::ScopeSweep& expected =
                scope == 0 ? sweep->global : sweep->scenarios[static_cast<std::size_t>(scope) - 1];
            const ThresholdController::GridSweep shown = controller.gridSweep(scope);
            QCOMPARE(shown.points.size(), expected.points.size());
            for (std::size_t i = 0; i < shown.points.size(); ++i) {
                QVERIFY(shown.points[i].matrix == expected.points[i].matrix);
            }
            QCOMPARE(shown.best.has_value(), expected.best.has_value());
            QCOMPARE(shown.best->index, expected.best->index);
            QCOMPARE(shown.best->feasible, expected.best->feasible);
        }
    }

    void viewSurvivesSavingAndRestoring() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setTau(0.66);
        controller.setScope(4);
        controller.setTau(0.81);
        controller.setNliHard(0.45);
        controller.setNliSoft(0.2);
        metrics::Constraints constraints;
        constraints.of(metrics::Constraint::ContradictionRecall).reset();
        controller.setConstraints(constraints);
        const std::string view = controller.saveView();

        ThresholdController restored;
        restored.setData(makeData(), view);
        QCOMPARE(restored.scope(), 4);
        QCOMPARE(restored.tau(0), 0.66);
        QCOMPARE(restored.tau(4), 0.81);
        QCOMPARE(restored.nliThresholds().hard, 0.45);
        QCOMPARE(restored.nliThresholds().soft, 0.2);
        QVERIFY(restored.constraints() == constraints);
        QCOMPARE(restored.saveView(), view);
    }

    // Another set and back: what was pinned is still there.
    void pinSurvivesSavingAndRestoring() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setTau(0.66);
        controller.setScope(4);
        controller.setTau(0.81);
        controller.setNliHard(0.45);
        controller.pin();
        const std::optional<metrics::ConfusionMatrix> before = controller.pinnedMatrix();
        controller.setTau(0.5);
        controller.setNliHard(0.3);
        const std::string view = controller.saveView();
        controller.setData(makeData());
        QVERIFY(!controller.pinned());
        controller.setData(makeData(), view);
        QVERIFY(controller.pinned().has_value());
        QCOMPARE(controller.tau(), 0.5);
        QCOMPARE(controller.pinned()->tau[0], 0.66);
        QCOMPARE(controller.pinned()->tau[4], 0.81);
        QCOMPARE(controller.pinned()->nli.hard, 0.45);
        QVERIFY(controller.pinnedMatrix() == before);
        QCOMPARE(controller.saveView(), view);
        controller.unpin();
        controller.setData(makeData(), controller.saveView());
        QVERIFY(!controller.pinned());
    }

    void costsHaveAThresholdOfTheirOwn() {
        ThresholdController controller;
        controller.setData(makeData());
        QVERIFY(!controller.gridSweep(0).cheapest);
        QSignalSpy changed(&controller, &ThresholdController::costsChanged);
        controller.setCosts(model::DecisionCosts{5, 1});
        QCOMPARE(changed.count(), 1);
        const ThresholdController::GridSweep sweep = controller.gridSweep(0);
        QVERIFY(sweep.cheapest);
        const auto cost = [&](const ThresholdController::GridPoint& point) {
            return *metrics::costPerSample(point.matrix, {5, 1});
        };
        for (const ThresholdController::GridPoint& point : sweep.points) {
            QVERIFY(cost(sweep.points[*sweep.cheapest]) <= cost(point) + 1e-12);
        }
        // The dearer a miss, the stricter.
        controller.setCosts(model::DecisionCosts{500, 1});
        QVERIFY(*controller.gridSweep(0).cheapest >= *sweep.cheapest);
        const std::string view = controller.saveView();
        controller.setData(makeData());
        QVERIFY(!controller.costs());
        controller.setData(makeData(), view);
        QVERIFY(controller.costs() == (model::DecisionCosts{500, 1}));
    }

    void thePinStaysWithItsSet() {
        ThresholdController controller;
        controller.setData(makeData());
        controller.setTau(0.66);
        controller.setNliHard(0.45);
        controller.pin();
        controller.setTau(0.8);
        controller.setNliHard(0.4);
        const std::string view = controller.saveView();
        controller.setData(makeData()); // another set
        QVERIFY(!controller.pinned());
        controller.setData(makeData(), view);
        QVERIFY(controller.pinned());
        QCOMPARE(controller.pinned()->tau[0], 0.66);
        QCOMPARE(controller.pinned()->nli.hard, 0.45);
        QVERIFY(controller.pinned()->scores == controller.sharedScores());
        QCOMPARE(controller.tau(), 0.8);
        QCOMPARE(controller.saveView(), view);
        model::Decision decision;
        decision.name = "June";
        decision.fallback.tau = 0.6;
        controller.pin(decision);
        const std::string named = controller.saveView();
        controller.setData(makeData(), named);
        QCOMPARE(controller.pinned()->name, QStringLiteral("June"));
        QCOMPARE(controller.pinned()->tau[0], 0.6);
    }

    void unusableViewIsIgnored_data() {
        QTest::addColumn<QByteArray>("view");
        QTest::newRow("no JSON") << QByteArray("{");
        QTest::newRow("array") << QByteArray("[1]");
        QTest::newRow("wrong types") << QByteArray(
            R"({"nli":"x","constraints":[1],"tau_all":"high","tau":{"scenario_01":true},"scenario":7})");
        QTest::newRow("nested deep") << QByteArray(R"({"nli":)") + QByteArray(300'000, '[') +
                                            QByteArray(300'000, ']') + "}";
        QTest::newRow("weights of another type")
            << QByteArray(R"({"scoring":{"kind":"weights","weights":[1,"x",null,{},[]]}})");
        QTest::newRow("a pin of another type") << QByteArray("{\"pin\":[1]}");
        QTest::newRow("out of range") << QByteArray(R"({"nli":{"soft":-1,"hard":9},"tau_all":1.5})");
    }

    void unusableViewIsIgnored() {
        QFETCH(QByteArray, view);
        ThresholdController controller;
        controller.setData(makeData(), view.toStdString());
        QCOMPARE(controller.scope(), 0);
        QCOMPARE(controller.tau(), 0.7);
        QCOMPARE(controller.nliThresholds().hard, 0.4);
        QVERIFY(controller.constraints() == metrics::Constraints{});
    }

    void swingIsTheLargerChangeAtFiveHundredths() {
        ThresholdController controller;
        controller.setData(makeData());
        const ThresholdController::GridSweep sweep = controller.gridSweep(0);
        QVERIFY(sweep.best && sweep.macroF1Swing);
        const double best = sweep.points[sweep.best->index].tau;
        const auto macroF1 = [&](double tau) {
            return *metrics::figuresOf(recount(controller.data()->columns, 0, tau, 0.4)).macroF1;
        };
        const double expected =
            std::max(std::abs(macroF1(std::round((best - 0.05) * 100) / 100) - macroF1(best)),
                     std::abs(macroF1(std::round((best + 0.05) * 100) / 100) - macroF1(best)));
        QCOMPARE(*sweep.macroF1Swing, expected);
    }
};

ASSAY_TEST(TestThresholdController)
#include "tst_threshold_controller.moc"
