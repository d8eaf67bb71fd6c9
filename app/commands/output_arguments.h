// How much a subcommand prints: the options that all of them have in common.
#pragma once

namespace CLI {
class App;
}

namespace assay::app {

struct OutputOptions {
    bool json = false;  // one JSON document on standard output
    bool quiet = false; // no progress and no summary on standard error
};

inline constexpr const char* kOneDocument = "Print one JSON document on standard output";
inline constexpr const char* kNoSummary = "No progress and no summary";

// --json, --quiet and --verbose, in this order; `json` and `quiet` explain the first two.
void addOutputOptions(CLI::App* command, OutputOptions& output, const char* json = kOneDocument,
                      const char* quiet = kNoSummary);

// Only --verbose. isVerbose() has read it already; here it is accepted and explained.
void addVerbose(CLI::App* command);

} // namespace assay::app
