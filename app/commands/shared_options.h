// The options that several subcommands have in common, declared once.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
class Validator;
} // namespace CLI

namespace assay::app {

// How much a subcommand prints.
struct OutputOptions {
    bool json = false;  // one JSON document on standard output
    bool quiet = false; // no progress and no summary on standard error
};

inline constexpr const char* kOneDocument = "Print one JSON document on standard output";
inline constexpr const char* kNoSummary = "No progress and no summary";

// --json, --quiet and --verbose, in this order; `json` and `quiet` explain the first two.
void addOutputOptions(CLI::App& command, OutputOptions& output, const char* json = kOneDocument,
                      const char* quiet = kNoSummary);

// Only --verbose. isVerbose() has read it already; here it is accepted and explained.
void addVerbose(CLI::App& command);

// What counts and prices may be; a message names the range in figures that can be read.
[[nodiscard]] CLI::Validator atLeastOne();
[[nodiscard]] CLI::Validator aPrice(); // from 0

// An empty value is a variable of a script that was not set: it would do as if the option were not there.
[[nodiscard]] const CLI::Validator& notEmpty();

// WORKSPACE, which is required.
void addWorkspace(CLI::App& command, std::filesystem::path& workspace,
                  const char* explained = "The workspace");

// --author; `does` is what they do: "imports".
void addAuthor(CLI::App& command, std::string& who, const std::string& does);

// INPUT, --set and --as: files of scores, or one workspace and which of its sets.
void addScores(CLI::App& command, std::vector<std::filesystem::path>& inputs, std::string& set,
               std::string& kind);

// --thresholds of commands that judge at thresholds which were chosen before.
void addChosenThresholds(CLI::App& command, std::string& thresholds);

} // namespace assay::app
