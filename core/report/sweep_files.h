// Writes a threshold sweep as the files that the experimental design names (section 3.9.3.4):
//   {folder}/{scenario}/sweep_static_fhri_{tau}.json   tau as 0_50
//   {folder}/{scenario}/sweep_static_summary.csv
// for each scenario and for "global", and {folder}/sweep.json with everything.
// Same sweep, same bytes. Undefined figures are null in JSON and empty in CSV; an F1 whose precision or
// recall is undefined is the 0 that enters Macro-F1, and undefined only where the class occurs in neither
// truth nor prediction. Confusion matrices are 3 x 3 arrays, rows true, columns predicted, in the order of
// "labels".
#pragma once

#include "core/base/result.h"
#include "core/evaluate/threshold_sweep.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace assay::report {

// Where the samples came from.
struct SweepInput {
    std::string name;   // the file's name without folders, or the set's name
    std::string sha256; // of the file's bytes, or of the set's inputs
    std::int64_t records = 0;
    std::int64_t rejected = 0;
};

// The whole sweep as one JSON document (the content of sweep.json), indented by two, with a final line break.
// "scenarios" holds one object per scope by scopeKey(), "global" first. Its "best" is the threshold of the
// highest Macro-F1 that meets every constraint; where none does, that of the highest Macro-F1 all the same,
// with "feasible" false and what it violates, and "least_violating" holds the one that falls least short.
[[nodiscard]] std::string sweepJson(const evaluate::ThresholdSweep& sweep,
                                    const std::vector<SweepInput>& inputs);

// One threshold of one scope as a JSON document (the content of sweep_static_fhri_{tau}.json).
[[nodiscard]] std::string sweepPointJson(const evaluate::ScopeSweep& scope,
                                         const evaluate::SweepPoint& point);

// The documented columns first, then the others. RFC 4180 with CRLF line ends.
[[nodiscard]] std::string sweepSummaryCsv(const evaluate::ScopeSweep& scope);

// The name of a scope in files and its key in sweep.json: "global" for the global sweep, "no_scenario" for
// samples without a scenario, else the scenario's own name. A scenario that is itself called like one of
// these two has its first letter percent-encoded ("%67lobal"), so that no name means two things.
[[nodiscard]] std::string scopeKey(const evaluate::ScopeSweep& scope);

// The folder name of a scope: its scopeKey() where that is a safe file name on every system, else with the
// other bytes percent-encoded. Only ASCII letters, digits, '_', '-' and '.' stand for themselves; a leading
// or final '.', the first letter of a name that Windows reserves ("con", "nul.txt") and of "sweep.json" do
// not. A name that would be longer than 120 bytes is cut and ends with '~' and 16 digits of its SHA-256.
[[nodiscard]] std::string scopeFolderName(const evaluate::ScopeSweep& scope);

// The folder names of the global scope and then of every scenario. As scopeFolderName(), but where two differ
// only in case the capitals of both are percent-encoded: on some file systems they would be one folder.
[[nodiscard]] std::vector<std::string> scopeFolderNames(const evaluate::ThresholdSweep& sweep);

// Writes all files, each under a temporary name first. Gives the paths written. Error: FileNotWritable.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>>
writeSweepFiles(const evaluate::ThresholdSweep& sweep, const std::vector<SweepInput>& inputs,
                const std::filesystem::path& folder);

} // namespace assay::report
