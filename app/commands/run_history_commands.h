// The subcommands over all runs of a workspace: incidents, and the history of questions across runs.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct IncidentsOptions {
    std::filesystem::path workspace;
    std::string add;        // the title of a new incident
    std::string addRelease; // the title of a new release
    std::string change;     // number or uuid of one that is changed
    std::string remove;     // number or uuid of one that is removed
    std::string on, severity, cause, resolution, resolvedOn, resolvedBy, note;
    std::vector<std::string> runs; // number, uuid or name
    std::string who;
    bool causes = false; // lists the suggested causes
    OutputOptions output;
};

// Lists incidents and releases, records, changes or removes one.
Outcome<int> runIncidents(const IncidentsOptions& options);
void addIncidents(CLI::App& command, IncidentsOptions& options);

struct HistoryOptions {
    std::filesystem::path workspace;
    std::string suite;    // empty: of all
    std::string question; // this one over time
    std::string figure;   // instead: this figure over the runs of a kind
    std::string kind;
    std::int64_t rounds = 6;
    std::string adjacency; // instead: a neighbour test, by number, uuid or name
    OutputOptions output;
};

// How systems did on each question over time, a figure of runs over time, or how far a neighbour test's
// figures stand for retrieval.
Outcome<int> runHistory(const HistoryOptions& options);
void addHistory(CLI::App& command, HistoryOptions& options);

} // namespace assay::app
