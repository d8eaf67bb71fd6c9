#include "core/evaluate/thresholds/detectors.h"

#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/rescore.h"

#include <cmath>
#include <string_view>
#include <unordered_map>

namespace assay::evaluate {

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

MatchedSamples matchSamples(std::span<const std::string> idsA, std::span<const model::Label> labelsA,
                            std::span<const std::string> idsB, std::span<const model::Label> labelsB) {
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

} // namespace assay::evaluate
