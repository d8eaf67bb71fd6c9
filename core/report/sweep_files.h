// Writes a threshold sweep as the files that the experimental design names (section 3.9.3.4):
//   {folder}/{scenario}/sweep_static_fhri_{tau}.json   tau as 0_50
//   {folder}/{scenario}/sweep_static_summary.csv
// for each scenario and for "global", and {folder}/sweep.json with everything.
// Same sweep, same bytes. Undefined figures are null in JSON and empty in CSV.
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
[[nodiscard]] std::string sweepJson(const evaluate::ThresholdSweep& sweep,
                                    const std::vector<SweepInput>& inputs);

// The documented columns first, then the others. RFC 4180 with CRLF line ends.
[[nodiscard]] std::string sweepSummaryCsv(const evaluate::ScopeSweep& scope);

// The folder name of a scope: the scenario's name where it is a safe file name, else percent-encoded; never
// "global" for a scenario, "no_scenario" for samples without one.
[[nodiscard]] std::string scopeFolderName(const evaluate::ScopeSweep& scope);

// Writes all files, each under a temporary name first. Gives the paths written. Error: FileNotWritable.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>>
writeSweepFiles(const evaluate::ThresholdSweep& sweep, const std::vector<SweepInput>& inputs,
                const std::filesystem::path& folder);

} // namespace assay::report
