#include "core/evaluate/thresholds/detector_comparison.h"

#include "core/base/guard.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/rescore.h"

#include <cmath>
#include <unordered_map>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using metrics::ConfusionMatrix;
using model::Label;

constexpr double kTie = 1e-12; // rounding never decides a verdict

std::optional<double> deltaOf(const std::optional<double>& left, const std::optional<double>& right) {
    return left && right ? std::optional(*left - *right) : std::nullopt;
}

void addScenarioTests(DetectorComparison& comparison, const model::ScoredColumns& columns,
                      const std::vector<ConfusionMatrix>& matricesA,
                      const std::vector<ConfusionMatrix>& matricesB) {
    std::vector<double> a;
    std::vector<double> b;
    for (std::size_t scenario = 0; scenario < columns.scenarios.size(); ++scenario) {
        const auto f1A = metrics::figuresOf(matricesA[scenario]).macroF1;
        const auto f1B = metrics::figuresOf(matricesB[scenario]).macroF1;
        if (f1A && f1B) {
            comparison.scenarioF1.push_back(
                {columns.scenarios[scenario], matricesA[scenario].total(), *f1A, *f1B});
            a.push_back(*f1A);
            b.push_back(*f1B);
        }
    }
    comparison.pairedT = statistics::pairedT(a, b);
    comparison.wilcoxon = statistics::wilcoxonSignedRank(a, b);
}

base::Result<DetectorComparison> comparisonOf(const model::ScoredColumns& columns,
                                              std::span<const std::uint8_t> a,
                                              std::span<const std::uint8_t> b) {
    if (a.size() != columns.size() || b.size() != columns.size()) {
        return fail(ErrorCode::InvalidArgument, std::to_string(a.size()) + ", " + std::to_string(b.size()),
                    "decisions");
    }
    DetectorComparison comparison;
    std::vector<ConfusionMatrix> matricesA(columns.scenarios.size());
    std::vector<ConfusionMatrix> matricesB(columns.scenarios.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (a[i] >= model::kLabelCount || b[i] >= model::kLabelCount) {
            ++comparison.leftOut;
            continue;
        }
        const std::size_t truth = model::indexOf(columns.label[i]);
        ++matricesA[columns.scenario[i]].cells[truth][a[i]];
        ++matricesB[columns.scenario[i]].cells[truth][b[i]];
        comparison.aRightBWrong += a[i] == truth && b[i] != truth ? 1 : 0;
        comparison.aWrongBRight += a[i] != truth && b[i] == truth ? 1 : 0;
        comparison.withoutEntropy += std::isnan(columns.component(model::Component::E, i)) ? 1 : 0;
    }
    for (std::size_t scenario = 0; scenario < columns.scenarios.size(); ++scenario) {
        comparison.matrixA += matricesA[scenario];
        comparison.matrixB += matricesB[scenario];
    }
    comparison.n = comparison.matrixA.total();
    if (comparison.n == 0) {
        return fail(ErrorCode::InputNotUsable, "no sample that both detectors decide");
    }
    for (std::size_t truth = 0; truth < model::kLabelCount; ++truth) {
        for (std::size_t predicted = 0; predicted < model::kLabelCount; ++predicted) {
            comparison.difference[truth][predicted] =
                comparison.matrixA.cells[truth][predicted] - comparison.matrixB.cells[truth][predicted];
        }
    }
    comparison.a = metrics::figuresOf(comparison.matrixA);
    comparison.b = metrics::figuresOf(comparison.matrixB);
    comparison.mcnemar = statistics::mcNemar(comparison.aRightBWrong, comparison.aWrongBRight);
    addScenarioTests(comparison, columns, matricesA, matricesB);
    comparison.verdict = comparisonVerdict(comparison.macroF1Delta().value_or(0), comparison.mcnemar.p());
    return comparison;
}

} // namespace

std::vector<double> predeterminedThresholds(const model::ScoredColumns& columns) {
    std::vector<double> thresholds;
    for (const std::string& scenario : columns.scenarios) {
        thresholds.push_back(predeterminedThreshold(scenario));
    }
    return thresholds;
}

Decisions decisionsByRule(const model::ScoredColumns& columns, std::span<const double> scores,
                          std::span<const double> nli, std::span<const double> tau, double nliHard) {
    Decisions decisions(columns.size(), model::kNoPrediction);
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        if (!std::isnan(scores[i])) {
            decisions[i] = static_cast<std::uint8_t>(
                model::indexOf(metrics::decide(scores[i], nli[i], tau[columns.scenario[i]], nliHard)));
        }
    }
    return decisions;
}

Decisions decisionsOf(const Detector& detector, const model::ScoredColumns& columns) {
    return detector.isPredicted ? columns.predicted
                                : decisionsByRule(columns, metrics::rescored(columns, detector.scoring),
                                                  columns.nli, detector.tau, detector.nliHard);
}

Decisions decisionsElsewhere(const Detector& detector, const model::ScoredColumns& columns,
                             const model::ScoredColumns& other, const MatchedSamples& matched) {
    if (detector.isPredicted) {
        Decisions decisions(columns.size(), model::kNoPrediction);
        for (const MatchedSamples::Pair& pair : matched.pairs) {
            decisions[pair.a] = other.predicted[pair.b];
        }
        return decisions;
    }
    const auto theirs = metrics::rescored(other, detector.scoring);
    std::vector<double> scores(columns.size(), model::kNoScore);
    std::vector<double> nli(columns.size(), model::kNoScore);
    for (const MatchedSamples::Pair& pair : matched.pairs) {
        scores[pair.a] = theirs[pair.b];
        nli[pair.a] = other.nli[pair.b];
    }
    return decisionsByRule(columns, scores, nli, detector.tau, detector.nliHard);
}

MatchedSamples matchSamples(std::span<const std::string> idsA, std::span<const Label> labelsA,
                            std::span<const std::string> idsB, std::span<const Label> labelsB) {
    std::unordered_map<std::string_view, std::uint32_t> positions;
    positions.reserve(idsB.size());
    for (std::size_t i = 0; i < idsB.size(); ++i) {
        positions.try_emplace(idsB[i], static_cast<std::uint32_t>(i));
    }
    MatchedSamples matched;
    std::vector<bool> isMatched(idsB.size(), false);
    for (std::size_t i = 0; i < idsA.size(); ++i) {
        const auto found = positions.find(idsA[i]);
        if (found == positions.end() || isMatched[found->second]) {
            matched.onlyInA.push_back(static_cast<std::uint32_t>(i));
            continue;
        }
        isMatched[found->second] = true;
        if (labelsA[i] != labelsB[found->second]) {
            matched.labelsDiffer.push_back(matched.pairs.size());
        }
        matched.pairs.push_back({static_cast<std::uint32_t>(i), found->second});
    }
    for (std::size_t i = 0; i < idsB.size(); ++i) {
        if (!isMatched[i]) {
            matched.onlyInB.push_back(static_cast<std::uint32_t>(i));
        }
    }
    return matched;
}

std::string_view verdictName(ComparisonVerdict verdict) noexcept {
    switch (verdict) {
    case ComparisonVerdict::Significant:
        return "significant";
    case ComparisonVerdict::Redundant:
        return "redundant";
    case ComparisonVerdict::Inconclusive:
        return "inconclusive";
    case ComparisonVerdict::Worse:
        return "worse";
    }
    return "";
}

ComparisonVerdict comparisonVerdict(double macroF1Difference, double p) noexcept {
    constexpr double kSignificantAbove = 0.05;
    constexpr double kRedundantBelow = 0.02;
    constexpr double kSignificance = 0.05;
    if (macroF1Difference < -kRedundantBelow - kTie) {
        return ComparisonVerdict::Worse;
    }
    if (macroF1Difference < kRedundantBelow - kTie) {
        return ComparisonVerdict::Redundant;
    }
    return macroF1Difference > kSignificantAbove + kTie && p < kSignificance
               ? ComparisonVerdict::Significant
               : ComparisonVerdict::Inconclusive;
}

std::optional<double> DetectorComparison::accuracyDelta() const {
    return deltaOf(a.accuracy, b.accuracy);
}

std::optional<double> DetectorComparison::macroF1Delta() const {
    return deltaOf(a.macroF1, b.macroF1);
}

std::optional<double> DetectorComparison::hallucinationRecallDelta() const {
    return deltaOf(a.of(Label::Hallucination).recall, b.of(Label::Hallucination).recall);
}

base::Result<DetectorComparison> compareDetectors(const model::ScoredColumns& columns,
                                                  std::span<const std::uint8_t> a,
                                                  std::span<const std::uint8_t> b) {
    return base::guarded({}, [&] { return comparisonOf(columns, a, b); });
}

} // namespace assay::evaluate
