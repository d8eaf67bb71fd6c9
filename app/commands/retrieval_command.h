// `assay retrieval`: measures of ranked lists, as trec_eval has them.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct RetrievalOptions {
    std::filesystem::path qrels;
    std::vector<std::filesystem::path> runs; // "-": standard input
    std::vector<std::string> measures;       // empty: "official"
    bool eachQuery = false;
    bool complete = false;
    bool judgedOnly = false;
    bool noSummary = false;
    std::int32_t level = 1;
    std::optional<std::int64_t> depth;
    OutputOptions output;
};

void addRetrieval(CLI::App& command, RetrievalOptions& options);
Outcome<int> runRetrieval(const RetrievalOptions& options);

} // namespace assay::app
