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

struct WrittenMining {
    std::vector<MiningFile> files;
    std::vector<std::string> removed; // files of an earlier mining that this one does not make
    std::vector<std::string> foreign; // what else stands there, and stays; by name
};

// Writes those that the plan's views ask for into `folder`, which is made; all of them or none
// (base/file_exchange.h). Files of an earlier mining are replaced or taken away, so that no folder mixes two.
// Progress: Writing, in files. Errors: FileNotWritable, Cancelled, those of reading.
[[nodiscard]] base::Result<WrittenMining>
writeMiningFiles(const workspace::Reader& reader, const evaluate::MiningResult& mined,
                 const std::filesystem::path& folder, std::stop_token stop, base::ProgressSink& progress);

// mining.json: miningFigures() indented by two.
[[nodiscard]] std::string miningJson(const evaluate::MiningResult& mined);

} // namespace assay::results
