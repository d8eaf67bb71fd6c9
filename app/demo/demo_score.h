// A score of a generated answer as prediction files have it: with what gave it, which is no model here.
#pragma once

#include <nlohmann/json.hpp>

namespace assay::app {

[[nodiscard]] inline nlohmann::ordered_json demoScore(double value) {
    return {{"value", value}, {"model", "generated"}};
}

} // namespace assay::app
