// Figures as JSON, the same in every document that the core writes. Of this room alone.
#pragma once

#include "core/evaluate/thresholds/decision_shares.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/fhri.h"
#include "core/statistics/interval.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

using Json = nlohmann::ordered_json;

[[nodiscard]] Json orNull(const std::optional<double>& value);
[[nodiscard]] Json orNull(std::optional<bool> value);

// By their names.
[[nodiscard]] Json uncheckedJson(const std::vector<metrics::Constraint>& unchecked);

// [low, high], or null.
[[nodiscard]] Json intervalJson(const std::optional<statistics::Interval>& interval);
// The intervals of recall and precision by class and of accuracy, and the design effects of the same names.
[[nodiscard]] Json sharesJson(const evaluate::DecisionShares& shares);

[[nodiscard]] Json labelsJson();

// Rows as arrays.
template <typename Cells>
[[nodiscard]] Json cellsJson(const Cells& cells) {
    Json rows = Json::array();
    for (const auto& row : cells) {
        rows.push_back(row);
    }
    return rows;
}

[[nodiscard]] Json violationsJson(const std::vector<metrics::Violation>& violations);

// {"G":0.25,…}
[[nodiscard]] Json weightsJson(const model::ComponentWeights& weights);

// Adds "confusion_matrix", "per_class", "macro_f1", "classes_counted", "accuracy", "mcc" and "kappa".
void addFigures(Json& json, const metrics::ConfusionMatrix& matrix,
                const metrics::ClassificationFigures& figures);

// The name of a scenario in every document: "no_scenario" for samples without one; a scenario that is called
// like that or "global" has its first letter percent-encoded.
[[nodiscard]] std::string scenarioKey(std::string_view scenario);

// Indented by two, with a final line break. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string documentText(const Json& json);

} // namespace assay::results
