// A dynamic run as a JSON document (docs/formats.md, "Dynamic runs").
#pragma once

#include "core/evaluate/thresholds/dynamic_summary.h"

#include <cstdint>
#include <optional>
#include <string>

namespace assay::results {

struct DynamicContext {
    std::string run; // its name
    std::string set;
    std::string url;
    std::uint64_t seed = 42;
    int perScenario = 20;
    double nliHard = 0.40;
};

// A run that a workspace keeps, judged anew.
struct StoredDynamicRun {
    DynamicContext context;
    std::string createdAt;
    std::string state; // "running" (or ended early), "stopped", "finished"
    std::optional<evaluate::DynamicSummary> summary;
    std::string notUsable; // why there is none
};

// Indented by two, with a final line break; undefined figures are null.
[[nodiscard]] std::string dynamicJson(const evaluate::DynamicSummary& summary, const DynamicContext& context);

} // namespace assay::results
