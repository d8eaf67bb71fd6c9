#include "app/commands/output_arguments.h"

#include <CLI/CLI.hpp>

namespace assay::app {

void addOutputOptions(CLI::App* command, OutputOptions& output, const char* json, const char* quiet) {
    command->add_flag("--json", output.json, json);
    command->add_flag("--quiet", output.quiet, quiet);
    addVerbose(command);
}

// To each subcommand by itself, not by falling through to the program: a surplus file name would then be
// taken for the workspace to open.
void addVerbose(CLI::App* command) {
    command->add_flag("--verbose")->description("Log more, and to standard error as well");
}

} // namespace assay::app
