// Reads FHRI scored sets, whatever their form, as a stream of samples with issues. Memory is bounded by the
// longest record (64 MiB) and a batch; beyond that only 32 to 64 bytes a sample for its id are remembered,
// and the pairs that are still open.
//
// Forms, recognised by content:
//   fhri-json   an object with `detailed_results` (evaluation results) or `samples` (data set), or a bare
//   array;
//               elements may be nested lists, which are flattened in order
//   fhri-jsonl  one JSON object a line
//   fhri-csv    a header line, then RFC 4180 records; fields may hold line breaks
// UTF-8 with or without BOM, LF or CRLF. Key names of every form are accepted in each (docs/formats.md lists
// them, and every rule). Required: a label, and in a CSV header FHRI or at least one component; a record
// without any score is kept as unscored. Every unknown key is kept in ScoredSample::extra. Functions may be
// called from several threads at once, each with a sink of its own.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/rejected_record.h"
#include "core/model/scored_sample.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

enum class ScoredSetKind : std::uint8_t { Json, JsonLines, Csv };
inline constexpr std::size_t kScoredSetKindCount = 3;

// "fhri-json", "fhri-jsonl", "fhri-csv".
[[nodiscard]] std::string_view scoredSetKindName(ScoredSetKind kind) noexcept;
[[nodiscard]] std::optional<ScoredSetKind> scoredSetKindFromName(std::string_view name) noexcept;

// Looks at the beginning of the file (at most 1 MiB). Errors: FileNotFound, FileNotReadable, UnknownFormat.
[[nodiscard]] base::Result<ScoredSetKind> recogniseScoredSet(const std::filesystem::path& path);

struct ScoredFile {
    std::string name; // without folders
    ScoredSetKind kind = ScoredSetKind::Json;
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t records = 0; // kept
    std::int64_t rejected = 0;
    std::string
        metadata; // the keys beside the list of samples, as one JSON object; empty when there are none
};

// Receives what is read. Return a failure to stop reading; it is handed to the caller of readScoredSet().
class ScoredSampleSink {
  public:
    virtual ~ScoredSampleSink() = default;

    // In file order; a batch has at most 4,096 samples. The batch may be moved from.
    virtual base::Result<> takeSamples(std::span<model::ScoredSample> samples) = 0;
    virtual base::Result<> takeRejected(std::span<RejectedRecord> records) = 0;
};

struct ScoredSetReading {
    std::vector<ScoredFile> files;
    base::IssueList issues; // Issue::file is the file's name as given to readScoredSet()
    std::int64_t records = 0;
    std::int64_t rejected = 0;
    std::int64_t unscored = 0; // kept, without an FHRI
};

// Several files make one set: ids are unique over all of them, pairs may span them in the order given. `kind`
// overrides recognition for every file. Issues stand in the order in which they were found; those that only
// the end of the set shows come last, and those of the whole set have no file and line 0. Errors: those of
// recogniseScoredSet(); InputNotUsable when a CSV header lacks a column (`detail` is "label" or "fhri") or
// when no single record was kept in any file (`detail` as "0 of 12 records"; the issues are then in
// `issuesOnFailure` when given); Cancelled; and the sink's own.
[[nodiscard]] base::Result<ScoredSetReading> readScoredSet(std::span<const std::filesystem::path> files,
                                                           std::optional<ScoredSetKind> kind,
                                                           ScoredSampleSink& sink, std::stop_token stop,
                                                           base::ProgressSink& progress,
                                                           base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
