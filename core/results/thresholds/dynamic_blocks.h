// A run against a live backend as blocks: how many answered and how fast, and what the answers are worth
// beside the samples' own scores. Pure functions; any thread.
#pragma once

#include "core/evaluate/thresholds/dynamic_summary.h"
#include "core/results/blocks.h"
#include "core/statistics/latency.h"
#include "core/words/wording.h"

#include <optional>
#include <string>
#include <vector>

namespace assay::results::thresholds {

struct DynamicBlocks {
    std::vector<Block> figures;
    std::vector<Block> matrices; // the decisions on the answers, and those on the own scores against them
};

// `judgedBy`: a sentence that names the thresholds.
[[nodiscard]] DynamicBlocks dynamicBlocks(const evaluate::DynamicSummary& summary,
                                          const std::string& judgedBy, const words::Wording& wording);

// Seconds with their interval: "1.20 (0.90–1.60)", and "≥ 90.00" where the time limit ended some of the
// waits. An interval that is open above is left out. `why`: there is no wait.
[[nodiscard]] Cell percentileCell(const std::optional<statistics::LatencyPercentile>& of, int decimals,
                                  const words::Wording& wording, std::string why = {});
[[nodiscard]] Cell meanLatencyCell(const statistics::Latency& latency, int decimals,
                                   const words::Wording& wording);

} // namespace assay::results::thresholds
