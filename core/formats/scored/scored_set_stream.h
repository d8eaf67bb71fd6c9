// The reading of a scored set from any streams, which the files of readScoredSet() are one kind of. Tests and
// fuzz targets come in here, with blocks as small as they like.
#pragma once

#include "core/formats/scored/scored_mapping.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/json/record_text.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace assay::formats {

struct ScoredSetInput {
    std::string path;       // goes into Issue::file
    std::string name;       // goes into ScoredFile::name
    std::int64_t bytes = 0; // 0 when it is not known
    std::function<base::Result<std::unique_ptr<std::istream>>()> open;
};

struct ScoredSetLimits {
    std::size_t blockBytes = std::size_t{1} << 20;
    std::size_t recordBytes = json::kMaxRecordBytes;
};

// As readScoredSet(). What is read does not depend on the block size.
[[nodiscard]] base::Result<ScoredSetReading>
readScoredSetStreams(std::span<const ScoredSetInput> inputs, std::optional<ScoredSetKind> kind,
                     ScoredSampleSink& sink, std::stop_token stop, base::ProgressSink& progress,
                     base::IssueList* issuesOnFailure = nullptr, const ScoredSetLimits& limits = {},
                     const ScoredMapping& mapping = {});

} // namespace assay::formats
