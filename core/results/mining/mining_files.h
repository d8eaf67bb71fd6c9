// The files of a mined corpus, as FinRAG names them: views as JSON lines, bundles as its two forms of JSON,
// and mining.json with what was counted. The same corpus, rules and seed give the same bytes.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/mining/mining_run.h"

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::results {

struct MiningFile {
    std::string name; // "view1_kpi_scan.jsonl"
    std::int64_t records = 0;
};

// Writes those that the plan's views ask for into `folder`, which is made; each whole or not at all.
// Progress: Writing, in files. Errors: FileNotWritable, Cancelled, those of reading.
[[nodiscard]] base::Result<std::vector<MiningFile>>
writeMiningFiles(const workspace::Reader& reader, const evaluate::MiningResult& mined,
                 const std::filesystem::path& folder, std::stop_token stop, base::ProgressSink& progress);

// mining.json: miningFigures() indented by two.
[[nodiscard]] std::string miningJson(const evaluate::MiningResult& mined);

} // namespace assay::results
