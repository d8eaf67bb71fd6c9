// Where a headless command gets its samples from: files of scores, or a set of a workspace.
#pragma once

#include "app/commands/failure.h"
#include "core/base/progress.h"
#include "core/model/scored_columns.h"
#include "core/results/thresholds/sweep_files.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace assay::app {

struct ScoredSetChoice {
    std::vector<std::filesystem::path> inputs; // files that make one set, or one workspace
    std::string set;                           // of the workspace; may be left out when it has only one
    std::string kind;                          // of the files; empty: recognised from the content
    bool quiet = false;                        // no issues on standard error
    bool withIds = false;                      // whether sample ids are wanted
    std::string setOption = "--set";           // what the person chooses the set with
};

struct ScoredSetSource {
    model::ScoredColumns columns;
    results::SweepInputs inputs;
    std::vector<std::string> ids;                    // by position, when they were asked for
    std::unique_ptr<workspace::Workspace> workspace; // read-only, that the set is of; null: from files
    workspace::ScoredSetInfo set;                    // of the workspace
};

// The one of that name; without a name the only one. `option` is what the person chooses it with.
[[nodiscard]] Outcome<workspace::ScoredSetInfo> chooseScoredSet(const workspace::Reader& reader,
                                                                const std::string& name,
                                                                const std::string& option = "--set");

// Prints the issues of files to standard error.
[[nodiscard]] Outcome<ScoredSetSource> readScoredSetSource(const ScoredSetChoice& choice,
                                                           base::ProgressSink& progress);

} // namespace assay::app
