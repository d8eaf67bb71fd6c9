// The subcommands of neighbour tests: anchors, neighbours, runs, gate, compare, with their options.
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

// How anchors are drawn, of both commands that draw some.
struct SamplingOptions {
    std::string anchors = "2000"; // a number or "all"
    std::uint64_t seed = 42;
    std::string strata = "length";
    std::string strataField;             // in its place
    std::string shares = "proportional"; // or "equal"
    int minSection = 0;
    int minWords = 0;
    std::vector<std::string> excludeBuckets;
    std::string only; // FIELD=VALUE
    bool excludeNavigational = false;
    bool allKinds = false;
};

struct NeighboursOptions {
    std::filesystem::path workspace;
    std::string corpus;     // may be left out when the workspace has only one
    std::string embeddings; // may be left out when the corpus has only one, or none is needed
    std::string anchorSet;  // empty: drawn
    SamplingOptions sampling;
    std::string window = "adaptive:5,12,2";
    std::vector<std::string> regimes;
    std::vector<int> hitAt;
    std::vector<int> mrrAt;
    std::string clusters = "automatic";
    std::vector<std::string> searches;
    std::vector<std::string> filterFields;
    std::string name;   // of the run
    std::string resume; // a run to go on with: nothing else counts then
    bool perAnchor = false;
    std::size_t hardest = 10;
    std::filesystem::path output; // the JSON document; empty: standard output with --json
    std::filesystem::path csv;    // the cases of the first search and regime
    std::string who;
    OutputOptions out;
};

Outcome<int> runNeighbours(const NeighboursOptions& options);

struct AnchorsOptions {
    std::filesystem::path workspace;
    std::string corpus;
    std::string draw; // the name of a new set
    SamplingOptions sampling;
    std::filesystem::path importFile; // makes a set called `name`
    std::string name;
    std::string exportName;
    std::filesystem::path output; // empty: standard output
    std::string who;
    OutputOptions out;
};

// Lists the anchor sets, draws, imports or exports one.
Outcome<int> runAnchors(const AnchorsOptions& options);

struct RunsOptions {
    std::filesystem::path workspace;
    std::string kind;
    std::string baseline;         // makes this run the baseline
    std::string exported;         // the document of this run is written instead of the list
    std::string as;               // empty: as the document of its kind; "mlflow-json"
    std::filesystem::path output; // where to; empty: standard output
    OutputOptions out;
};

Outcome<int> runRuns(const RunsOptions& options);

struct GateOptions {
    std::filesystem::path workspace;
    std::string run;
    std::string baseline; // empty: the baseline of its corpus
    int search = 1;       // which of the run's, from 1
    int baselineSearch = 1;
    std::filesystem::path rules; // JSON; empty: the workspace's, else the default ones
    std::string gate;            // by name; empty: the rules of neighbour tests, else the one of the kind
    std::filesystem::path gates; // JSON, in place of those of the workspace
    bool keepGates = false;      // in the workspace from now on
    bool record = false;         // an incident in the workspace, when the gate fails
    std::string format;          // text, json, junit, sarif; empty: text, or json
    std::filesystem::path output;
    std::string who;
    OutputOptions out;
};

Outcome<int> runGate(const GateOptions& options);

struct CompareOptions {
    std::filesystem::path workspace;
    std::string a, b;
    int searchA = 1; // from 1, of neighbour tests
    int searchB = 1;
    std::string headline; // the figure that is judged first; empty: that of the kind
    OutputOptions out;
};

Outcome<int> runCompare(const CompareOptions& options);

struct RerunOptions {
    std::filesystem::path workspace;
    std::string run;
    bool verify = false;
    std::string who;
    OutputOptions out;
};

// Makes a stored run of any kind again.
Outcome<int> runRerun(const RerunOptions& options);

struct FiguresLintOptions {
    std::filesystem::path file;
    std::filesystem::path workspace; // keeps them as a run from outside; empty: only checked
    OutputOptions out;
};

Outcome<int> runFiguresLint(const FiguresLintOptions& options);

void addNeighbours(CLI::App& command, NeighboursOptions& options);
void addAnchors(CLI::App& command, AnchorsOptions& options);
void addRuns(CLI::App& command, RunsOptions& options);
void addGate(CLI::App& command, GateOptions& options);
void addCompare(CLI::App& command, CompareOptions& options);
void addRerun(CLI::App& command, RerunOptions& options);
void addFiguresLint(CLI::App& command, FiguresLintOptions& options);

} // namespace assay::app
