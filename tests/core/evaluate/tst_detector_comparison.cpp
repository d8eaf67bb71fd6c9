#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/thresholds/comparison_json.h"
#include "core/workspace/scored/scored_sets.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace assay;
using evaluate::ComparisonVerdict;
using evaluate::Decisions;
using model::Label;

class TestDetectorComparison : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void figuresAreThoseOfARecount() {
        const model::ScoredColumns columns = tests::laboratoryColumns(700, 21);
        const std::vector<double> tau{0.5, 0.6, 0.7, 0.8};
        const Decisions a =
            evaluate::decisionsByRule(columns, tests::gappyScores(columns), columns.nli, tau, 0.40);
        const Decisions& b = columns.predicted; // half of them are there
        const auto found = evaluate::compareDetectors(columns, a, b);
        QVERIFY(found);
        std::int64_t n = 0;
        std::int64_t onlyA = 0;
        std::int64_t onlyB = 0;
        std::int64_t withoutEntropy = 0;
        metrics::ConfusionMatrix matrixA;
        metrics::ConfusionMatrix matrixB;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const bool scored = i % 7 != 3;
            if (scored) {
                const Label rule =
                    metrics::decide(columns.fhri[i], columns.nli[i], tau[columns.scenario[i]], 0.40);
                QCOMPARE(a[i], static_cast<std::uint8_t>(rule));
            } else {
                QCOMPARE(a[i], model::kNoPrediction);
            }
            if (!scored || b[i] == model::kNoPrediction) {
                continue;
            }
            ++n;
            ++matrixA.at(columns.label[i], static_cast<Label>(a[i]));
            ++matrixB.at(columns.label[i], static_cast<Label>(b[i]));
            const bool rightA = static_cast<Label>(a[i]) == columns.label[i];
            const bool rightB = static_cast<Label>(b[i]) == columns.label[i];
            onlyA += rightA && !rightB ? 1 : 0;
            onlyB += rightB && !rightA ? 1 : 0;
            withoutEntropy += std::isnan(columns.component(model::Component::E, i)) ? 1 : 0;
        }
        QVERIFY(n > 200 && onlyA > 0 && onlyB > 0);
        QCOMPARE(found->n, n);
        QCOMPARE(found->leftOut, static_cast<std::int64_t>(columns.size()) - n);
        QCOMPARE(found->matrixA, matrixA);
        QCOMPARE(found->matrixB, matrixB);
        QCOMPARE(found->aRightBWrong, onlyA);
        QCOMPARE(found->aWrongBRight, onlyB);
        QCOMPARE(found->withoutEntropy, withoutEntropy);
        QCOMPARE(found->difference[1][0], matrixA.cells[1][0] - matrixB.cells[1][0]);
        QCOMPARE(*found->macroF1Delta(),
                 *metrics::figuresOf(matrixA).macroF1 - *metrics::figuresOf(matrixB).macroF1);
        QCOMPARE(found->scenarioF1.size(), std::size_t{4});
        QVERIFY(found->pairedT && found->pairedT->df == 3);
        QVERIFY(found->wilcoxon);
    }

    void thresholdsAreThoseOfTheFirstSet() {
        // The same samples, filed under other scenarios and in another order in the second set.
        const model::ScoredColumns columns = tests::laboratoryColumns(300, 9);
        model::ScoredColumns other = tests::laboratoryColumns(300, 10);
        other.scenarios = {"entirely", "other", "scenario", "names"};
        std::vector<std::string> idsA;
        std::vector<std::string> idsB;
        for (std::size_t i = 0; i < 300; ++i) {
            idsA.push_back("s" + std::to_string(i));
            idsB.push_back("s" + std::to_string(299 - i + 40)); // 40 of each are only there
        }
        const auto matched = evaluate::matchSamples(idsA, columns.label, idsB, other.label);
        QCOMPARE(matched.pairs.size(), std::size_t{260});
        for (const model::Scoring& scoring :
             {model::Scoring{}, model::Scoring{model::ScoringKind::Weights, model::kNoEntropyWeights}}) {
            const evaluate::Detector detector{false, scoring, {0.3, 0.5, 0.7, 0.9}, 0.55};
            const auto theirs = metrics::rescored(other, scoring);
            const Decisions found = evaluate::decisionsElsewhere(detector, columns, other, matched);
            QCOMPARE(found.size(), columns.size());
            for (std::size_t a = 0; a < 300; ++a) {
                const std::size_t b = 299 + 40 - a;
                if (b >= 300 || std::isnan(theirs[b])) {
                    QCOMPARE(found[a], model::kNoPrediction);
                    continue;
                }
                const Label label =
                    metrics::decide(theirs[b], other.nli[b], detector.tau[columns.scenario[a]], 0.55);
                QCOMPARE(found[a], static_cast<std::uint8_t>(label));
            }
        }
        const Decisions predicted =
            evaluate::decisionsElsewhere({true, {}, {}, 0.4}, columns, other, matched);
        for (std::size_t a = 0; a < 300; ++a) {
            QCOMPARE(predicted[a], a < 40 ? model::kNoPrediction : other.predicted[299 + 40 - a]);
        }
        QCOMPARE(evaluate::decisionsOf({true, {}, {}, 0.4}, columns), columns.predicted);
    }

    void sameDetectorsDoNotDiffer() {
        const model::ScoredColumns columns = tests::laboratoryColumns(100, 4);
        const Decisions a = evaluate::decisionsByRule(columns, columns.fhri, columns.nli,
                                                      evaluate::predeterminedThresholds(columns), 0.40);
        const auto found = evaluate::compareDetectors(columns, a, a);
        QVERIFY(found);
        QCOMPARE(found->verdict, ComparisonVerdict::Redundant);
        QCOMPARE(found->mcnemar.p(), 1.0);
        QVERIFY(!found->pairedT);
        QVERIFY(!found->wilcoxon);
    }

    void verdicts() {
        QCOMPARE(evaluate::comparisonVerdict(0.06, 0.01), ComparisonVerdict::Significant);
        QCOMPARE(evaluate::comparisonVerdict(0.06, 0.05), ComparisonVerdict::Inconclusive);
        QCOMPARE(evaluate::comparisonVerdict(0.75 - 0.70, 0.01), ComparisonVerdict::Inconclusive);
        QCOMPARE(evaluate::comparisonVerdict(0.02, 0.01), ComparisonVerdict::Inconclusive);
        QCOMPARE(evaluate::comparisonVerdict(0.52 - 0.50, 0.01), ComparisonVerdict::Inconclusive);
        QCOMPARE(evaluate::comparisonVerdict(0.019, 0.01), ComparisonVerdict::Redundant);
        QCOMPARE(evaluate::comparisonVerdict(-0.02, 0.01), ComparisonVerdict::Redundant);
        QCOMPARE(evaluate::comparisonVerdict(-0.03, 0.9), ComparisonVerdict::Worse);
    }

    void samplesAreMatchedById() {
        const std::vector<std::string> idsA{"a", "b", "c", "a"};
        const std::vector<std::string> idsB{"c", "x", "a", "c"};
        const std::vector<Label> labelsA{Label::Accurate, Label::Accurate, Label::Hallucination,
                                         Label::Accurate};
        const std::vector<Label> labelsB{Label::Accurate, Label::Accurate, Label::Accurate, Label::Accurate};
        const auto matched = evaluate::matchSamples(idsA, labelsA, idsB, labelsB);
        using Pair = evaluate::MatchedSamples::Pair;
        QCOMPARE(matched.pairs, (std::vector<Pair>{{0, 2}, {2, 0}}));
        QCOMPARE(matched.onlyInA, (std::vector<std::uint32_t>{1, 3}));
        QCOMPARE(matched.onlyInB, (std::vector<std::uint32_t>{1, 3}));
        QCOMPARE(matched.labelsDiffer, std::vector<std::size_t>{1});
    }

    void refusals() {
        const model::ScoredColumns columns = tests::laboratoryColumns(10, 4);
        QCOMPARE(evaluate::compareDetectors(columns, columns.predicted, {}).error().code,
                 base::ErrorCode::InvalidArgument);
        const Decisions none(columns.size(), model::kNoPrediction);
        QCOMPARE(evaluate::compareDetectors(columns, columns.predicted, none).error().code,
                 base::ErrorCode::InputNotUsable);
    }

    // Twelve samples, counted by hand (README.md beside them).
    void goldenCase() {
        const std::filesystem::path folder = std::filesystem::path(ASSAY_GOLDEN_DIR) / "detectors";
        base::NoProgress progress;
        const std::vector<std::filesystem::path> files{folder / "samples.csv"};
        const auto read = workspace::readScoredColumns(files, std::nullopt, {}, progress);
        QVERIFY(read);
        const model::ScoredColumns& columns = read->columns;
        results::ComparisonContext context;
        context.a = "full";
        context.b = "no-entropy";
        context.tau = evaluate::predeterminedThresholds(columns);
        context.isEntropy = true;
        const auto decisions = [&](const model::ComponentWeights& weights) {
            return evaluate::decisionsByRule(
                columns, metrics::rescored(columns, {model::ScoringKind::Weights, weights}), columns.nli,
                context.tau, 0.40);
        };
        const auto found = evaluate::compareDetectors(columns, decisions(model::kDocumentWeights),
                                                      decisions(model::kNoEntropyWeights));
        QVERIFY(found);
        const auto json = nlohmann::json::parse(results::comparisonJson(*found, columns, context));
        std::ifstream file(folder / "expected.json");
        const auto expected = nlohmann::json::parse(file);
        for (const auto& [key, value] : expected.items()) {
            QVERIFY2(json.contains(key), key.c_str());
            const auto& actual = json[key];
            const auto flatActual = actual.flatten();
            const auto flatExpected = value.flatten();
            for (const auto& [path, part] : flatExpected.items()) {
                const std::string at = key + path;
                QVERIFY2(flatActual.contains(path), at.c_str());
                if (part.is_number_float()) {
                    QVERIFY2(std::abs(flatActual[path].get<double>() - part.get<double>()) < 1e-12,
                             at.c_str());
                } else {
                    QVERIFY2(flatActual[path] == part, at.c_str());
                }
            }
        }
    }
};

ASSAY_TEST(TestDetectorComparison)
#include "tst_detector_comparison.moc"
