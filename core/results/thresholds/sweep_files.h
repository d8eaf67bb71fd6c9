// Writes a threshold sweep as the files that the experimental design names (section 3.9.3.4):
//   {folder}/{scenario}/sweep_static_fhri_{tau}.json   tau as 0_50
//   {folder}/{scenario}/sweep_static_summary.csv
//   {folder}/{scenario}/curves.json                    with the laboratory
// for each scenario and for "global", and {folder}/sweep.json with everything else.
// Same sweep, same bytes. Undefined figures are null in JSON and empty in CSV; an F1 whose precision or
// recall is undefined is the 0 that enters Macro-F1, and undefined only where the class occurs in neither
// truth nor prediction. Confusion matrices are 3 x 3 arrays, rows true, columns predicted, in the order of
// "labels".
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/thresholds/laboratory.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/results/thresholds/curves_json.h"
#include "core/results/thresholds/dynamic_json.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::results {

// A file that the samples came from.
struct SweepInput {
    std::string name;   // without folders
    std::string sha256; // of its bytes
    std::int64_t records = 0;
    std::int64_t rejected = 0;
};

// Where the samples came from, and how many issues of each code their import found.
struct SweepInputs {
    SweepInputs() = default;

    SweepInputs(std::initializer_list<SweepInput> list)
        : files(list) {}

    std::vector<SweepInput> files;
    std::optional<std::map<base::IssueCode, std::int64_t>> issueCounts; // nullopt: not known, null in JSON
};

[[nodiscard]] SweepInputs sweepInputs(const std::vector<formats::ScoredFile>& files);
[[nodiscard]] SweepInputs sweepInputs(const std::vector<formats::ScoredFile>& files,
                                      const base::IssueList& issues);

// What sweep.json holds beside the sweep: computed under the same settings, so that both have the same
// scopes. `columns` are those that the laboratory ran over.
struct SweepLaboratory {
    const evaluate::Laboratory& laboratory;
    const model::ScoredColumns& columns;
    std::span<const std::string> ids{};                    // of the samples, by position; empty: not known
    std::span<const StoredDynamicRun> dynamicRuns{};       // of the set, in a workspace
    std::optional<std::size_t> curvePoints = kCurvePoints; // see curvesJson(); nullopt: no curves
};

// The whole sweep as one JSON document (the content of sweep.json), indented by two, with a final line break.
// "scenarios" holds one object per scope by scopeKey(), "global" first. Its "best" is the threshold of the
// highest Macro-F1 that meets every constraint; where none does, that of the highest Macro-F1 all the same,
// with "feasible" false and what it violates, and "least_violating" holds the one that falls least short.
// docs/formats.md describes every key.
[[nodiscard]] std::string sweepJson(const evaluate::ThresholdSweep& sweep, const SweepInputs& inputs,
                                    const SweepLaboratory* laboratory = nullptr);

// One threshold of one scope as a JSON document (the content of sweep_static_fhri_{tau}.json).
[[nodiscard]] std::string sweepPointJson(const evaluate::ScopeSweep& scope,
                                         const evaluate::SweepPoint& point);

// "sweep_static_fhri_0_50.json" for a threshold of 0.5.
[[nodiscard]] std::string sweepPointFileName(const evaluate::SweepPoint& point);

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

// Writes all files and gives their paths. They appear together or not at all (core/base/file_exchange.h): a
// stop or a failure leaves `folder` as it was. In the scenarios' folders the files of thresholds and curves
// that are not part of this sweep, left by an earlier one, are removed; folders of other scenarios are left
// alone. sweep.json is taken away first and comes back last: who finds it finds all that it speaks of.
// Progress: Writing, in files. Errors: Cancelled, FileNotWritable, StorageFailure (not enough memory).
[[nodiscard]] base::Result<std::vector<std::filesystem::path>>
writeSweepFiles(const evaluate::ThresholdSweep& sweep, const SweepInputs& inputs,
                const std::filesystem::path& folder, std::stop_token stop, base::ProgressSink& progress,
                const SweepLaboratory* laboratory = nullptr);

} // namespace assay::results
