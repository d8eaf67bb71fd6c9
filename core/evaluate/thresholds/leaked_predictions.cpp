#include "core/evaluate/thresholds/leaked_predictions.h"

namespace assay::evaluate {

std::vector<LeakedScenario> leakedPredictions(const model::ScoredColumns& columns) {
    std::vector<metrics::PredictionLeak> ofScenarios(columns.scenarios.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (columns.predicted[i] < model::kLabelCount) {
            ofScenarios[columns.scenario[i]].take(columns.label[i], model::kLabels[columns.predicted[i]],
                                                  columns.fhri[i]);
        }
    }
    std::vector<LeakedScenario> leaked;
    for (std::size_t scenario = 0; scenario < ofScenarios.size(); ++scenario) {
        if (ofScenarios[scenario].isLeaked()) {
            leaked.push_back({columns.scenarios[scenario], ofScenarios[scenario]});
        }
    }
    return leaked;
}

} // namespace assay::evaluate
