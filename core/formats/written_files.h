// Puts an export where it belongs: one file, or a folder of several (BEIR).
#pragma once

#include "core/base/result.h"
#include "core/formats/questions/question_format.h"

#include <filesystem>
#include <span>
#include <vector>

namespace assay::formats {

// Files in the folder `target`, relative to it and in order, that are not of this export and that its import
// would read with it: judgements (qrels/*.tsv) and a corpus of another set. None for an export that is one
// file. Error: FileNotReadable.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>>
filesInTheWay(const std::filesystem::path& target, std::span<const WrittenFile> files);

// One file appears whole or not at all, and so do several together (core/base/file_exchange.h), queries.jsonl
// last: until it is there, what stands in the folder is no data set. What is replaced is gone, what else is
// there stays. Makes missing folders. Nothing is written outside the folder: a name that leads out of it is
// InvalidArgument, a link on the way FileNotWritable; a link at a file's own place is replaced, and what it
// led to stays as it is. Error, with nothing changed: FileNotWritable, also where filesInTheWay() finds some,
// and for what somebody guards (base::requireUnguarded()).
[[nodiscard]] base::Result<> saveWrittenFiles(const std::filesystem::path& target,
                                              std::span<const WrittenFile> files);

} // namespace assay::formats
