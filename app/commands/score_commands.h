// The subcommands over scored sets, thresholds and decisions: sweep, compare-detectors, dynamic, decisions.
// Each prints to the console and gives an exit code (exit_code.h).
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

struct SweepOptions {
    std::vector<std::filesystem::path> inputs; // files of scores, or one workspace
    std::string set;                           // of the workspace; may be left out when it has only one
    std::string kind;
    bool keep = false;            // as a run of the workspace
    std::string who;              // who keeps it
    std::filesystem::path folder; // where the files go
    std::string thresholds = "0.50:0.95:0.05";
    std::vector<std::string> scenarios;
    double nliHard = 0.40;
    double nliSoft = 0.15;
    std::vector<std::string> constraints;          // "name=value" or "name=off"
    std::optional<double> costMissed, costRefused; // of the cheapest threshold; both nullopt: none
    double beta = 2;                               // of F-beta
    std::string weights = "stored";                // stored, document, no-entropy, source, or "g,n,t,c,e"
    std::int64_t bootstrap = 2'000;                // draws; 0: none
    std::int64_t splits = 200;                     // in halves; 0: none
    std::uint64_t seed = 42;
    std::filesystem::path pin;      // thresholds that flips are counted against; empty: none
    std::filesystem::path decision; // thresholds that are measured on the samples; empty: none
    std::string curves = "10000";   // points a curve at most; "all" or "off"
    OutputOptions output;
};

Outcome<int> runSweep(const SweepOptions& options);

struct CompareDetectorsOptions {
    std::vector<std::filesystem::path> inputs; // files of scores, or one workspace
    std::string set;
    std::string kind;
    std::string a = "full"; // stored, predicted, full, no-entropy, source, or "g,n,t,c,e"
    std::string b = "no-entropy";
    std::vector<std::filesystem::path> filesB; // another set over the same samples; empty: the same set
    std::string setB;                          // another set of the workspace; empty: the same set
    std::string thresholds = "default";        // default, a number for all scenarios, or a file
    std::optional<double> nliHard; // nullopt: of the whole decision that `thresholds` names, else 0.40
    bool keep = false;             // as a run of the workspace
    std::string who;               // who keeps it
    OutputOptions output;
};

Outcome<int> runCompareDetectors(const CompareDetectorsOptions& options);

struct DynamicOptions {
    std::filesystem::path workspace;
    std::string set; // may be left out when the workspace has only one
    std::string url;
    std::filesystem::path settings; // of the backend, as JSON; empty: the defaults
    std::string name;               // of a new run; empty: after the time
    std::string resume;             // the name of a run to go on with
    bool retryFailed = false;
    std::optional<int> perScenario; // each nullopt: as in the settings, the run or by default
    std::optional<std::uint64_t> seed;
    std::optional<int> parallel;
    std::string rate; // "2" or "2/s"; empty: no bound
    std::optional<double> timeoutSeconds;
    std::string thresholds = "default"; // default, a number for all scenarios, or a file
    OutputOptions output;
};

Outcome<int> runDynamic(const DynamicOptions& options);

struct DecisionsOptions {
    std::filesystem::path workspace;
    std::string exportName;           // writes this decision to `output`, or prints it
    std::filesystem::path output;     //
    bool full = false;                // the whole decision, not only the thresholds
    std::filesystem::path importFile; // makes a decision of it, called `name`
    std::string name, author, reason; //
    OutputOptions out;
};

// Lists the decisions, exports one or imports one.
Outcome<int> runDecisions(const DecisionsOptions& options);

// The options of each.
void addSweep(CLI::App& command, SweepOptions& options);
void addCompareDetectors(CLI::App& command, CompareDetectorsOptions& options);
void addDynamic(CLI::App& command, DynamicOptions& options);
void addDecisions(CLI::App& command, DecisionsOptions& options);

} // namespace assay::app
