#include "core/evaluate/thresholds/decision_check.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/scored_subset.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <map>
#include <utility>

using namespace assay;
using model::Label;
using tests::recountScores;

class TestDecisionCheck : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void figuresAreThoseOfARecount() {
        const model::ScoredColumns columns = tests::laboratoryColumns(900, 31);
        const std::vector<double> scores = tests::gappyScores(columns);
        model::Decision decision;
        decision.nliHard = 0.5;
        decision.fallback.tau = 0.66;
        decision.scenarios["scenario_01"].tau = 0.74;
        decision.scenarios["scenario_01"].macroF1 = 0.5;
        decision.scenarios["elsewhere"].tau = 0.9;
        decision.constraints["recall_hallucination"] = 1.0;
        decision.constraints["precision_accurate"] = std::nullopt;
        const auto check = evaluate::checkDecision(columns, scores, decision);
        QVERIFY(check);
        QCOMPARE(check->notInData, std::vector<std::string>{"elsewhere"});
        QCOMPARE(check->scopes.size(), std::size_t{5});
        metrics::ConfusionMatrix together;
        for (std::size_t i = 0; i < 4; ++i) {
            const evaluate::DecisionScope& scope = check->scopes[i + 1];
            const double tau = i == 1 ? 0.74 : 0.66;
            const auto matrix = recountScores(columns, scores, i, tau, 0.5);
            QCOMPARE(scope.scenario, columns.scenarios[i]);
            QCOMPARE(*scope.tau, tau);
            QCOMPARE(scope.decided, i == 1);
            QCOMPARE(scope.matrix, matrix);
            QCOMPARE(scope.recordedMacroF1.has_value(), i == 1);
            QCOMPARE(scope.violated.size(), std::size_t{1});
            together += matrix;
        }
        QVERIFY(std::abs(*check->scopes[2].macroF1Difference - (*check->scopes[2].figures.macroF1 - 0.5)) <
                1e-15);
        QCOMPARE(check->scopes[0].matrix, together);
        QVERIFY(!check->scopes[0].tau && !check->scopes[0].recordedMacroF1);
        QCOMPARE(check->scopes[0].n + check->withoutScore, std::int64_t{900});
    }

    void aDefaultAloneIsTheGlobalRecord() {
        const model::ScoredColumns columns = tests::laboratoryColumns(100, 31);
        model::Decision decision;
        decision.fallback.macroF1 = 0.6;
        const auto check = evaluate::checkDecision(columns, columns.fhri, decision);
        QVERIFY(check && check->scopes[0].macroF1Difference);
        QVERIFY(check->scopes[0].violated.empty());
        QCOMPARE(evaluate::checkDecision(columns, {}, decision).error().code,
                 base::ErrorCode::InvalidArgument);
    }

    void whatWasRecordedOfAllSamplesIsCompared() {
        const model::ScoredColumns columns = tests::laboratoryColumns(900, 31);
        model::Decision decision;
        decision.fallback.macroF1 = 0.6; // of all samples at the default alone
        decision.macroF1 = 0.5;          // of each at its own
        decision.scenarios["scenario_01"].tau = 0.74;
        const auto check = evaluate::checkDecision(columns, columns.fhri, decision);
        QVERIFY(check);
        QCOMPARE(*check->scopes[0].recordedMacroF1, 0.5);
        QCOMPARE(*check->scopes[0].macroF1Difference, *check->scopes[0].figures.macroF1 - 0.5);
        const auto part =
            evaluate::checkDecision(columns, columns.fhri, decision, std::vector<std::uint16_t>{1});
        QVERIFY(part && !part->scopes[0].recordedMacroF1);
    }

    void chosenScenariosAreMeasuredAlone() {
        const model::ScoredColumns columns = tests::laboratoryColumns(900, 31);
        const std::vector<double> scores = tests::gappyScores(columns);
        model::Decision decision;
        decision.fallback.tau = 0.66;
        decision.fallback.macroF1 = 0.6;
        const std::vector<std::uint16_t> chosen{1, 3};
        const auto check = evaluate::checkDecision(columns, scores, decision, chosen);
        QVERIFY(check);
        QCOMPARE(check->scopes.size(), std::size_t{3});
        metrics::ConfusionMatrix together;
        std::int64_t samples = 0;
        for (const std::uint16_t scenario : columns.scenario) {
            samples += scenario == 1 || scenario == 3 ? 1 : 0;
        }
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(check->scopes[i + 1].scenario, columns.scenarios[chosen[i]]);
            const auto matrix = recountScores(columns, scores, chosen[i], 0.66, 0.40);
            QCOMPARE(check->scopes[i + 1].matrix, matrix);
            together += matrix;
        }
        QCOMPARE(check->scopes[0].matrix, together);
        QCOMPARE(check->scopes[0].n + check->withoutScore, samples);
        // What was recorded is of all samples: nothing to compare a part with.
        QVERIFY(!check->scopes[0].recordedMacroF1 && !check->scopes[0].macroF1Difference);
        const auto all =
            evaluate::checkDecision(columns, scores, decision, std::vector<std::uint16_t>{0, 1, 2, 3});
        QVERIFY(all && all->scopes[0].macroF1Difference);
    }

    void thePinJudgesByItsOwnRule() {
        const model::ScoredColumns columns = tests::laboratoryColumns(900, 33);
        evaluate::LaboratorySettings settings;
        settings.draws = settings.splits = 0;
        settings.sweep.scenarios = {columns.scenarios[0], columns.scenarios[2]};
        settings.pin.emplace();
        settings.pin->fallback.tau = 0.6;
        settings.pin->scenarios[columns.scenarios[2]].tau = 0.75;
        settings.pin->scoring = {model::ScoringKind::Weights, model::ComponentWeights{1, 0, 0, 0, 0}};
        settings.pin->nliHard = 0.8;
        base::NoProgress progress;
        const auto found = evaluate::laboratory(columns, columns.fhri, settings, {}, progress);
        QVERIFY(found && found->flips);
        QCOMPARE(found->chosen, (std::vector<std::uint16_t>{0, 2}));
        const evaluate::Flips& flips = found->flips->flips;
        std::map<std::uint32_t, std::pair<Label, Label>> expected;
        std::int64_t n = 0;
        for (std::uint32_t i = 0; i < columns.size(); ++i) {
            const std::uint16_t scenario = columns.scenario[i];
            const double before = columns.component(model::Component::G, i);
            if ((scenario != 0 && scenario != 2) || std::isnan(before)) {
                continue;
            }
            ++n;
            const Label from = metrics::decide(before, columns.nli[i], scenario == 2 ? 0.75 : 0.6, 0.8);
            const Label to =
                metrics::decide(columns.fhri[i], columns.nli[i], found->flips->to[scenario], 0.4);
            if (from != to) {
                expected[i] = {from, to};
            }
        }
        QVERIFY(n > 300 && expected.size() > 50);
        QCOMPARE(flips.n, n);
        QCOMPARE(flips.list.size(), expected.size());
        for (const evaluate::Flip& flip : flips.list) {
            QVERIFY(expected.contains(flip.position));
            QCOMPARE(flip.from, expected[flip.position].first);
            QCOMPARE(flip.to, expected[flip.position].second);
        }
    }

    void theSubsetIsWhatHasAScore() {
        const model::ScoredColumns columns = tests::laboratoryColumns(50, 3);
        const std::vector<double> scores = tests::gappyScores(columns);
        const model::ScoredColumns subset = evaluate::scoredSubset(columns, scores);
        std::size_t at = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (std::isnan(scores[i])) {
                continue;
            }
            QCOMPARE(subset.fhri[at], scores[i]);
            QCOMPARE(subset.rowId[at], columns.rowId[i]);
            QCOMPARE(subset.label[at], columns.label[i]);
            QCOMPARE(subset.pairOf(at), columns.pairOf(i));
            QCOMPARE(subset.component(model::Component::G, at), columns.component(model::Component::G, i));
            ++at;
        }
        QCOMPARE(subset.size(), at);
        QCOMPARE(subset.unscored, static_cast<std::int64_t>(50 - at));
        QVERIFY(subset.weightSet.empty());
    }

    void theLaboratoryIsItsParts() {
        const model::ScoredColumns columns = tests::laboratoryColumns(400, 12);
        evaluate::LaboratorySettings settings;
        settings.draws = 40;
        settings.splits = 10;
        settings.sweep.scenarios = {columns.scenarios[2]};
        settings.pin.emplace();
        settings.pin->fallback.tau = 0.5;
        settings.decision = settings.pin;
        base::NoProgress progress;
        const auto found = evaluate::laboratory(columns, columns.fhri, settings, {}, progress);
        QVERIFY(found);
        QCOMPARE(found->scopes.size(), std::size_t{2});
        QCOMPARE(found->scopes[0].bootstrap->counts, found->scopes[1].bootstrap->counts);
        const auto alone =
            evaluate::bootstrapThreshold(columns, columns.fhri, settings.sweep, {40, 42}, {}, progress);
        QCOMPARE(found->scopes[1].bootstrap->counts, alone->counts);
        QVERIFY(found->flips && found->decisionCheck);
        QCOMPARE(found->flips->to[2], found->table.rows[1].atOwn.threshold);
        QCOMPARE(found->flips->flips.n, found->table.rows[1].n);
        settings.draws = 0;
        settings.splits = 0;
        const auto none = evaluate::laboratory(columns, columns.fhri, settings, {}, progress);
        QVERIFY(none && !none->scopes[0].bootstrap && !none->scopes[0].halfSplit);
    }
};

ASSAY_TEST(TestDecisionCheck)
#include "tst_decision_check.moc"
