// `assay rubric`: the rubrics of a workspace, listed, written and read as JSON.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <filesystem>
#include <string>

namespace CLI {
class App;
}

namespace assay::app {

struct RubricOptions {
    std::filesystem::path workspace;
    std::string exportName;           // a preset or a rubric of the workspace
    std::string version;              // of it: its number; empty: the one in force
    std::filesystem::path output;     // empty: standard output
    std::filesystem::path importFile; // saved as a new rubric, or as the next version of the one of its name
    std::string name;                 // of the imported one; empty: what the file calls it
    std::string reason;
    std::string who;
    OutputOptions out;
};

void addRubric(CLI::App& command, RubricOptions& options);
Outcome<int> runRubric(const RubricOptions& options);

} // namespace assay::app
