// Random samples for the evaluations, with ties, missing scores and pairs, and the slow, obvious count.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/fhri.h"
#include "core/model/scored_columns.h"
#include "tests/support/sample_generator.h"

#include <cmath>
#include <optional>
#include <span>
#include <vector>

namespace assay::tests {

inline model::ScoredColumns laboratoryColumns(std::size_t count, std::uint64_t seed, int decimals = 2,
                                              int scenarios = 4) {
    GeneratorSettings settings;
    settings.count = count;
    settings.seed = seed;
    settings.decimals = decimals;
    settings.scenarios = scenarios;
    settings.components = true;
    return generateColumns(settings);
}

// The stored scores, every seventh missing.
inline std::vector<double> gappyScores(const model::ScoredColumns& columns) {
    std::vector<double> scores = columns.fhri;
    for (std::size_t i = 3; i < scores.size(); i += 7) {
        scores[i] = model::kNoScore;
    }
    return scores;
}

inline metrics::ConfusionMatrix recountScores(const model::ScoredColumns& columns,
                                              std::span<const double> scores,
                                              std::optional<std::size_t> scenario, double tau, double hard) {
    metrics::ConfusionMatrix matrix;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if ((!scenario || columns.scenario[i] == *scenario) && !std::isnan(scores[i])) {
            ++matrix.at(columns.label[i], metrics::decide(scores[i], columns.nli[i], tau, hard));
        }
    }
    return matrix;
}

} // namespace assay::tests
