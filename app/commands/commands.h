// The subcommands with their options. Each prints to the console and gives an exit code (exit_code.h).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace assay::app {

struct OutputOptions {
    bool json = false;  // one JSON document on standard output
    bool quiet = false; // no progress and no summary on standard error
};

struct ImportOptions {
    std::filesystem::path workspace; // made when it does not exist
    std::vector<std::filesystem::path> files;
    std::string kind; // empty: recognised from the content
    std::string name; // empty: after the file or its folder
    OutputOptions output;
};

int runImport(const ImportOptions& options);

struct SweepOptions {
    std::vector<std::filesystem::path> inputs; // files of scores, or one workspace
    std::string set;                           // of the workspace; may be left out when it has only one
    std::string kind;
    std::filesystem::path folder; // where the files go
    std::string thresholds = "0.50:0.95:0.05";
    std::vector<std::string> scenarios;
    double nliHard = 0.40;
    double nliSoft = 0.15;
    std::vector<std::string> constraints; // "name=value" or "name=off"
    OutputOptions output;
};

int runSweep(const SweepOptions& options);

struct CheckOptions {
    std::filesystem::path workspace;
    OutputOptions output;
};

int runCheck(const CheckOptions& options);

struct DemoOptions {
    std::filesystem::path workspace; // empty: in the user's data folder
    bool noWindow = false;
    OutputOptions output;
};

// Makes the demo if it is not there yet; the path it is at is put into `workspace`.
int makeDemo(DemoOptions& options);
// Runs the demo's evaluations without a window and says where the results are.
int runDemoHeadless(const DemoOptions& options);

} // namespace assay::app
