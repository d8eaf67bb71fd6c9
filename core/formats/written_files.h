// Puts an export where it belongs: one file, or a folder of several (BEIR).
#pragma once

#include "core/base/result.h"
#include "core/formats/question_format.h"

#include <filesystem>
#include <span>
#include <vector>

namespace assay::formats {

// Files in the folder `target`, relative to it and in order, that are not of this export and that its import
// would read with it: judgements (qrels/*.tsv) and a corpus of another set. None for an export that is one
// file. Error: FileNotReadable.
[[nodiscard]] base::Result<std::vector<std::filesystem::path>>
filesInTheWay(const std::filesystem::path& target, std::span<const WrittenFile> files);

// One file appears whole or not at all. Several are all written first and then put in place one after the
// other, queries.jsonl last: until it is there, what stands in the folder is no data set. What is replaced is
// gone, what else is there stays. Makes missing folders. Nothing is written outside the folder: a name that
// leads out of it is InvalidArgument, a link on the way FileNotWritable; a link at a file's own place is
// replaced, and what it led to stays as it is. Error: FileNotWritable, also where filesInTheWay()
// finds some, and for what somebody guards (base::requireUnguarded()); nothing has changed then, unless a
// file could be written and not be put in place.
[[nodiscard]] base::Result<> saveWrittenFiles(const std::filesystem::path& target,
                                              std::span<const WrittenFile> files);

} // namespace assay::formats
