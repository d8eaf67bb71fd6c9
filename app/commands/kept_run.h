// What a command computed of a scored set of a workspace, kept there as a run.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/scored_set_source.h"
#include "core/evaluate/runs/threshold_runs.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace assay::app {

// --keep and who does.
inline void addKeeping(CLI::App& command, bool& keep, std::string& who) {
    command.add_flag("--keep", keep, "Keep it as a run of the workspace that the set is of");
    command.add_option("--author", who, "Who keeps it (default: no name is kept)");
}

// Wrong usage where the samples are of files: there is no workspace to keep it in.
inline Outcome<int> keepAsRun(const ScoredSetSource& source, evaluate::DecidedRun run,
                              const std::vector<std::filesystem::path>& inputs) {
    if (!source.workspace) {
        return wrongUsage(QStringLiteral("--keep needs a workspace; files of scores keep no runs."));
    }
    run.measured = source.set.name;
    run.measuredHash = source.set.dataHash;
    auto workspace = workspace::Workspace::open(inputs.front());
    ASSAY_TRY(workspace);
    const auto kept = evaluate::keepDecidedRun(**workspace, run);
    ASSAY_TRY(kept);
    return 0;
}

} // namespace assay::app
