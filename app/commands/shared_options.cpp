#include "app/commands/shared_options.h"

#include "core/formats/file_kind.h"

#include <CLI/CLI.hpp>

namespace assay::app {

void addOutputOptions(CLI::App& command, OutputOptions& output, const char* json, const char* quiet) {
    command.add_flag("--json", output.json, json);
    command.add_flag("--quiet", output.quiet, quiet);
    addVerbose(command);
}

// To each subcommand by itself, not by falling through to the program: a surplus file name would then be
// taken for the workspace to open.
void addVerbose(CLI::App& command) {
    command.add_flag("--verbose")->description("Log more, and to standard error as well");
}

CLI::Validator atLeastOne() {
    constexpr std::int64_t kMost = 1'000'000'000;
    return CLI::Range(std::int64_t{1}, kMost);
}

CLI::Validator aPrice() {
    constexpr double kMost = 1e9;
    return CLI::Range(0.0, kMost);
}

const CLI::Validator& notEmpty() {
    static const CLI::Validator validator(
        [](const std::string& text) {
            return text.empty() ? std::string("the value is empty") : std::string();
        },
        "", "notEmpty");
    return validator;
}

void addWorkspace(CLI::App& command, std::filesystem::path& workspace, const char* explained) {
    command.add_option("WORKSPACE", workspace, explained)->required();
}

void addAuthor(CLI::App& command, std::string& who, const std::string& does) {
    command.add_option("--author", who, "Who " + does + " (default: no name is kept)");
}

void addScores(CLI::App& command, std::vector<std::filesystem::path>& inputs, std::string& set,
               std::string& kind) {
    command.add_option("INPUT", inputs, "Files of scores (together one set), or one workspace")->required();
    command.add_option("--set", set, "The scored set of the workspace");
    command.add_option("--as", kind,
                       "The kind of the files: " + formats::fileKindNames([](formats::FileContent content) {
                           return content == formats::FileContent::ScoredSet;
                       }));
}

void addChosenThresholds(CLI::App& command, std::string& thresholds) {
    command
        .add_option("--thresholds", thresholds,
                    "default (predetermined, by scenario), one number for all, or a file as "
                    "{\"default\":0.70,\"numeric_kpi\":0.74}")
        ->capture_default_str();
}

} // namespace assay::app
