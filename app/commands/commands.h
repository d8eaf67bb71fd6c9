// Subcommands with their options: addX() declares them, runX() does it. Each prints to the console and gives
// an exit code (exit_code.h).
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

// Of results of a neighbour test that was made elsewhere: what their file leaves open.
struct ResultsOptions {
    std::string regime;                // of lists that name none
    std::string search;                // likewise
    std::optional<std::int64_t> depth; // how many results were asked for
    std::string window;                // each empty: as in the file, else by default
    std::vector<int> hitAt;
    std::vector<int> mrrAt;
    std::vector<std::string> filterFields;
    bool allKinds = false;
    bool excludeNavigational = false;

    friend bool operator==(const ResultsOptions&, const ResultsOptions&) = default;
};

struct ImportOptions {
    std::filesystem::path workspace; // made when it does not exist
    std::vector<std::filesystem::path> files;
    std::string kind;                   // empty: recognised from the content
    std::string name;                   // empty: after the file or its folder
    std::string onCollision = "refuse"; // keep-both, replace, skip
    std::vector<std::string> mapping;   // "COLUMN=FIELD"
    std::string who;
    std::string corpus;                    // of vectors; may be left out when the workspace has only one
    std::filesystem::path ids;             // of vectors without ids; empty: in the order of the corpus
    std::optional<std::int64_t> dimension; // that vectors must have
    std::string model;                     // that vectors were made with
    ResultsOptions results;
    std::string engine;                 // of a corpus by reference: the connection of the settings
    std::string collection;             // that this connection is to have; empty: any
    std::optional<std::int64_t> slices; // of what the engine lists; 0: all
    std::optional<std::uint64_t> seed;  // that they are drawn by
    OutputOptions output;
};

void addImport(CLI::App& command, ImportOptions& options);
Outcome<int> runImport(const ImportOptions& options);

struct CheckOptions {
    std::filesystem::path workspace;
    std::string format;         // text, json, junit, sarif; empty: text, or JSON where that is asked for
    std::filesystem::path file; // empty: standard output
    OutputOptions output;
};

void addCheck(CLI::App& command, CheckOptions& options);
Outcome<int> runCheck(const CheckOptions& options);

struct MergeCommandOptions {
    std::filesystem::path workspace;
    std::filesystem::path other;
    std::string prefer;              // mine or theirs; empty: conflicts are left
    std::filesystem::path decisions; // JSON; empty: none
    bool onlyLook = false;
    std::string who;
    OutputOptions out;
};

void addMerge(CLI::App& command, MergeCommandOptions& options);
// Takes what another copy of a workspace has.
Outcome<int> runMerge(const MergeCommandOptions& options);

struct ListOptions {
    std::filesystem::path workspace;
    std::string kind; // of namedKinds(); empty: all
    OutputOptions output;
};

void addList(CLI::App& command, ListOptions& options);
// Lists what the things in a workspace are called.
Outcome<int> runList(const ListOptions& options);

struct DemoOptions {
    std::filesystem::path workspace; // empty: in the user's data folder
    bool noWindow = false;
    OutputOptions output;
};

void addDemo(CLI::App& command, DemoOptions& options);
// Makes the demo if it is not there yet; the path it is at is put into `workspace`.
[[nodiscard]] Outcome<void> makeDemo(DemoOptions& options);
// Runs the demo's evaluations without a window and says where the results are.
Outcome<int> runDemoHeadless(const DemoOptions& options);

} // namespace assay::app
