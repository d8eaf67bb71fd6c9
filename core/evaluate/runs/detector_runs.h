// Comparisons of detectors, and sweeps of scores that were weighted anew, as runs that can be made once more:
// what they were made with stands in their settings, by which they are made again.
//
//     DecidedRun run = detectorRun(compared, columns, ids, ofA, ofB);
//     run.settings = detectorSettingsJson({full, without, true}, columns);
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/thresholds/detectors.h"
#include "core/model/scored_columns.h"
#include "core/model/scoring.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

struct ComparedDetectors {
    Detector a, b;
    bool isAboutEntropy = false;
    std::string setB{}, hashB{}; // what b judges, where that is another set of the workspace
    bool isOfFiles = false;      // b judges files: such a run cannot be made again
};

// {"a", "b": {"predicted", "scoring"}, "nli_hard", "tau": {SCENARIO: number}, "about_entropy", "b_set":
// {"name", "sha256"} or null, "b_files"}; a scoring is {"kind": "stored", "weights" or "source_weights",
// "weights": [G, N, T, C, E]}. Limit and thresholds are those of a; where b has others, it holds its own
// "nli_hard" and "tau".
[[nodiscard]] std::string detectorSettingsJson(const ComparedDetectors& compared,
                                               const model::ScoredColumns& columns);

// Settings with "scoring" in them, but for stored scores, of which they say nothing.
[[nodiscard]] std::string withScoring(const std::string& settings, const model::Scoring& scoring);
// Of such settings; without any, that of stored scores. nullopt: it makes no sense.
[[nodiscard]] std::optional<model::Scoring> scoringOfSettings(std::string_view settings);

// As commands are told it: "stored", "document", "no-entropy", "source", or five weights,
// "0.4,0.3,0.2,0.1,0"; of a detector that gives stored predictions "predicted".
[[nodiscard]] std::string scoringName(const model::Scoring& scoring);
[[nodiscard]] std::string detectorName(const Detector& detector);

struct DetectorRunPlan {
    std::string name{}; // empty: made from the kind and the set
    std::string set{};  // of the workspace: what a judges
    ComparedDetectors compared{};
    std::string system{}; // empty: the names of both
    std::string who{};
};

// Compares them and keeps it as a run. Errors: NotFound (a set is gone), InputNotUsable (the other set is not
// what its hash says), those of compareDetectors() and workspace::addFinishedRun(). Not of files.
[[nodiscard]] base::Result<base::RowId> keepDetectorRun(workspace::Workspace& workspace,
                                                        const DetectorRunPlan& plan,
                                                        const std::stop_token& stop,
                                                        base::ProgressSink& progress);

// Whether the run says all that compareAgain() needs.
[[nodiscard]] bool canCompareAgain(std::string_view settings);

// The comparison once more, kept as a run. Errors: DamagedWorkspace (settings that cannot be read), those of
// keepDetectorRun().
[[nodiscard]] base::Result<base::RowId> compareAgain(workspace::Workspace& workspace,
                                                     const RunDescription& before, const std::string& who,
                                                     const std::stop_token& stop,
                                                     base::ProgressSink& progress);

} // namespace assay::evaluate
