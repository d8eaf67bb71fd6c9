#include "core/metrics/classification/threshold_selection.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using metrics::chooseThreshold;
using metrics::ClassificationFigures;
using metrics::Constraint;
using metrics::Constraints;

namespace {

// Figures as far as the choice looks at them.
ClassificationFigures candidate(double macroF1, std::optional<double> hallucinationRecall,
                                std::optional<double> accuratePrecision = 1.0,
                                std::optional<double> contradictionRecall = 1.0) {
    ClassificationFigures figures;
    figures.n = 10;
    figures.macroF1 = macroF1;
    figures.perClass[0].precision = accuratePrecision;
    figures.perClass[1].recall = hallucinationRecall;
    figures.perClass[2].recall = contradictionRecall;
    return figures;
}

Constraints none() {
    return {{std::nullopt, std::nullopt, std::nullopt}};
}

} // namespace

class TstThresholdSelection : public QObject {
    Q_OBJECT

  private slots:
    void names();
    void highestMacroF1Wins();
    void tieGoesToHigherRecall();
    void fullTieGoesToLowerTau();
    void roundingDoesNotDecide();
    void feasibleBeatsHigherMacroF1();
    void limitsAreReachedByEquality();
    void leastViolating();
    void leastViolatingTies();
    void undefinedPrecisionCountsAsZero();
    void recallWithoutSamplesDoesNotApply();
    void constraintsCanBeSwitchedOff();
    void whatHasNoSamplesCannotBeChecked();
    void violationsSayByHowMuch();
    void withoutCandidatesOrSamples();
};

void TstThresholdSelection::names() {
    for (const Constraint constraint :
         {Constraint::HallucinationRecall, Constraint::AccuratePrecision, Constraint::ContradictionRecall}) {
        QVERIFY(metrics::constraintFromName(metrics::constraintName(constraint)) == constraint);
    }
    QCOMPARE(metrics::constraintName(Constraint::AccuratePrecision), std::string_view("precision_accurate"));
    QVERIFY(!metrics::constraintFromName("recall_accurate"));
}

void TstThresholdSelection::highestMacroF1Wins() {
    const std::vector<ClassificationFigures> candidates{candidate(0.5, 0.9), candidate(0.7, 0.85),
                                                        candidate(0.6, 1.0)};
    const auto best = chooseThreshold(candidates, {});
    QVERIFY(best && best->feasible && best->violated.empty());
    QCOMPARE(best->index, std::size_t{1});
    QCOMPARE(best->highestMacroF1, std::size_t{1});
}

void TstThresholdSelection::tieGoesToHigherRecall() {
    const std::vector<ClassificationFigures> candidates{candidate(0.7, 0.8), candidate(0.7, 0.9),
                                                        candidate(0.6, 1.0)};
    QCOMPARE(chooseThreshold(candidates, {})->index, std::size_t{1});
}

void TstThresholdSelection::fullTieGoesToLowerTau() {
    const std::vector<ClassificationFigures> candidates{candidate(0.6, 1.0), candidate(0.7, 0.9),
                                                        candidate(0.7, 0.9)};
    QCOMPARE(chooseThreshold(candidates, {})->index, std::size_t{1});
}

void TstThresholdSelection::roundingDoesNotDecide() {
    const double once = (0.1 + 0.2 + 0.3) / 3;
    const double again = (0.3 + 0.2 + 0.1) / 3;
    QVERIFY(once != again);
    const std::vector<ClassificationFigures> candidates{candidate(once, 0.8), candidate(again, 0.9)};
    QCOMPARE(chooseThreshold(candidates, {})->index, std::size_t{1});
    const std::vector<ClassificationFigures> turned{candidate(again, 0.8), candidate(once, 0.9)};
    QCOMPARE(chooseThreshold(turned, {})->index, std::size_t{1});
}

void TstThresholdSelection::feasibleBeatsHigherMacroF1() {
    const std::vector<ClassificationFigures> candidates{candidate(0.9, 0.5), candidate(0.4, 0.9)};
    const auto best = chooseThreshold(candidates, {});
    QVERIFY(best->feasible);
    QCOMPARE(best->index, std::size_t{1});
    QCOMPARE(best->highestMacroF1, std::size_t{0});
}

void TstThresholdSelection::limitsAreReachedByEquality() {
    const std::vector<ClassificationFigures> candidates{candidate(0.9, 4.0 / 5.0, 9.0 / 10.0, 7.0 / 10.0)};
    QVERIFY(chooseThreshold(candidates, {})->feasible);
}

void TstThresholdSelection::leastViolating() {
    // Shortfalls 0.5, 0.1 + 0.2, 0.4.
    const std::vector<ClassificationFigures> candidates{candidate(0.9, 0.3), candidate(0.1, 0.7, 0.7),
                                                        candidate(0.8, 0.4)};
    const auto best = chooseThreshold(candidates, {});
    QVERIFY(best && !best->feasible);
    QCOMPARE(best->index, std::size_t{1});
    QCOMPARE(best->highestMacroF1, std::size_t{0});
    QVERIFY(std::abs(best->shortfall - 0.3) < 1e-12);
    QCOMPARE(best->violated.size(), std::size_t{2});
    QCOMPARE(best->violated[0].constraint, Constraint::HallucinationRecall);
    QCOMPARE(best->violated[1].constraint, Constraint::AccuratePrecision);
}

void TstThresholdSelection::leastViolatingTies() {
    // All fall short by 0.2 in all.
    const std::vector<ClassificationFigures> byMacroF1{candidate(0.5, 0.6), candidate(0.6, 0.9, 0.7)};
    QCOMPARE(chooseThreshold(byMacroF1, {})->index, std::size_t{1});
    const std::vector<ClassificationFigures> byRecall{candidate(0.5, 0.6), candidate(0.5, 0.9, 0.7)};
    QCOMPARE(chooseThreshold(byRecall, {})->index, std::size_t{1});
    const std::vector<ClassificationFigures> byTau{candidate(0.5, 0.6), candidate(0.5, 0.6)};
    QCOMPARE(chooseThreshold(byTau, {})->index, std::size_t{0});
}

void TstThresholdSelection::undefinedPrecisionCountsAsZero() {
    const ClassificationFigures figures = candidate(0.5, 0.9, std::nullopt);
    const auto violated = metrics::violationsOf(figures, {});
    QCOMPARE(violated.size(), std::size_t{1});
    QCOMPARE(violated[0].constraint, Constraint::AccuratePrecision);
    QVERIFY(!violated[0].reached);
    QCOMPARE(metrics::totalShortfall(violated), 0.90);
    QVERIFY(metrics::violationsOf(figures, {{0.80, 0.0, 0.70}}).empty());
}

void TstThresholdSelection::recallWithoutSamplesDoesNotApply() {
    const std::vector<ClassificationFigures> candidates{candidate(0.5, std::nullopt, 0.95, std::nullopt)};
    QVERIFY(chooseThreshold(candidates, {})->feasible);
}

void TstThresholdSelection::constraintsCanBeSwitchedOff() {
    const ClassificationFigures poor = candidate(0.5, 0.1, 0.1, 0.1);
    QCOMPARE(metrics::violationsOf(poor, {}).size(), std::size_t{3});
    for (const Constraint off :
         {Constraint::HallucinationRecall, Constraint::AccuratePrecision, Constraint::ContradictionRecall}) {
        Constraints constraints;
        constraints.of(off) = std::nullopt;
        const auto violated = metrics::violationsOf(poor, constraints);
        QCOMPARE(violated.size(), std::size_t{2});
        for (const auto& violation : violated) {
            QVERIFY(violation.constraint != off);
        }
    }
    QVERIFY(metrics::violationsOf(poor, none()).empty());
}

// Neither met nor violated: it never counts as passed.
void TstThresholdSelection::whatHasNoSamplesCannotBeChecked() {
    auto figures = candidate(0.9, 0.9, 0.95, 0.9);
    QVERIFY(metrics::uncheckedOf(figures, {}).empty());
    QCOMPARE(metrics::meets(figures, {}), std::optional(true));
    figures.perClass[model::indexOf(model::Label::Contradiction)].recall.reset();
    QCOMPARE(metrics::uncheckedOf(figures, {}), std::vector{Constraint::ContradictionRecall});
    QCOMPARE(metrics::meets(figures, {}), std::optional<bool>());
    QVERIFY(metrics::uncheckedOf(figures, {{0.80, 0.90, std::nullopt}}).empty());
    QCOMPARE(metrics::meets(figures, {{0.80, 0.90, std::nullopt}}), std::optional(true));
    const auto best = metrics::chooseThreshold(std::vector{figures}, {});
    QVERIFY(best && best->feasible);
    QCOMPARE(best->unchecked, std::vector{Constraint::ContradictionRecall});
    figures.perClass[model::indexOf(model::Label::Hallucination)].recall = 0.1;
    QCOMPARE(metrics::meets(figures, {}), std::optional(false)); // what is violated is known
    // Of no sample at all nothing is known, not even a precision.
    const auto nothing = metrics::figuresOf({});
    QVERIFY(metrics::violationsOf(nothing, {}).empty());
    QCOMPARE(metrics::uncheckedOf(nothing, {}),
             (std::vector{Constraint::HallucinationRecall, Constraint::AccuratePrecision,
                          Constraint::ContradictionRecall}));
    QCOMPARE(metrics::meets(nothing, {}), std::optional<bool>());
    QCOMPARE(metrics::uncheckedOf(nothing, {{std::nullopt, 0.90, std::nullopt}}),
             std::vector{Constraint::AccuratePrecision});
}

void TstThresholdSelection::violationsSayByHowMuch() {
    const auto violated = metrics::violationsOf(candidate(0.5, 0.75, 0.95, 0.5), {});
    QCOMPARE(violated.size(), std::size_t{2});
    QCOMPARE(violated[0].required, 0.80);
    QCOMPARE(*violated[0].reached, 0.75);
    QCOMPARE(violated[1].required, 0.70);
    QCOMPARE(*violated[1].reached, 0.5);
}

void TstThresholdSelection::withoutCandidatesOrSamples() {
    QVERIFY(!chooseThreshold({}, {}));
    const std::vector<ClassificationFigures> empty{ClassificationFigures{}};
    QVERIFY(!chooseThreshold(empty, {}));
}

ASSAY_TEST(TstThresholdSelection)
#include "tst_threshold_selection.moc"
