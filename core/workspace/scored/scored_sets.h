// The scored sets of a workspace: importing, listing, loading, reading single samples.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/scored/scored_set_reader.h"
#include "core/model/scored_columns.h"
#include "core/model/scored_sample.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct ScoredSetInfo {
    base::RowId id = 0;
    std::string name;
    std::string createdAt; // UTC, ISO 8601
    std::string dataHash;  // SHA-256 over the SHA-256 of its files, in order
    std::int64_t records = 0;
    std::int64_t rejected = 0;
    std::int64_t unscored = 0;
    std::vector<formats::ScoredFile> files;
};

struct ScoredSetImport {
    ScoredSetInfo info;
    base::IssueList issues;
};

// Reads the files and stores them as one set: staged in short transactions by a second thread, made visible
// in one. A crash, a cancel or an error leaves nothing of it. Progress: Cleaning (what an earlier import left
// behind), the reader's, Publishing. Errors: those of formats::readScoredSet(), NameTaken, InvalidArgument
// (an empty name), ReadOnlyWorkspace, WorkspaceBusy (another import is under way), StorageFailure.
[[nodiscard]] base::Result<ScoredSetImport>
importScoredSet(Workspace& workspace, const std::string& name, std::span<const std::filesystem::path> files,
                std::optional<formats::ScoredSetKind> kind, std::stop_token stop,
                base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

// What follows sees visible sets only; every other one is NotFound.

// Newest first.
[[nodiscard]] base::Result<std::vector<ScoredSetInfo>> scoredSets(const Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<ScoredSetInfo> findScoredSet(const Reader& reader, const std::string& name);

// The issues of its import, in the order found, with the counts of those that were not kept.
[[nodiscard]] base::Result<base::IssueList> scoredSetIssues(const Reader& reader, base::RowId set);

// Every scored sample, in import order. `scenarios` are those of scored samples. Errors: NotFound, Cancelled,
// InputNotUsable (more scenarios than an index of 16 bits can tell apart).
[[nodiscard]] base::Result<model::ScoredColumns>
loadScoredColumns(const Reader& reader, base::RowId set, std::stop_token stop, base::ProgressSink& progress);

// The ids of those samples, in the same order. Errors: NotFound, Cancelled.
[[nodiscard]] base::Result<std::vector<std::string>> scoredSampleIds(const Reader& reader, base::RowId set,
                                                                     std::stop_token stop);

// The columns from files, without a workspace: rowId is the record's number from 1. For headless use.
struct ScoredColumnsFromFiles {
    model::ScoredColumns columns;
    formats::ScoredSetReading reading;
};

[[nodiscard]] base::Result<ScoredColumnsFromFiles>
readScoredColumns(std::span<const std::filesystem::path> files, std::optional<formats::ScoredSetKind> kind,
                  std::stop_token stop, base::ProgressSink& progress,
                  base::IssueList* issuesOnFailure = nullptr);

// Whole samples by row id, in the order asked; at most 1,000 at a time (else InvalidArgument). A row that
// does not exist is NotFound.
[[nodiscard]] base::Result<std::vector<model::ScoredSample>> scoredSamples(const Reader& reader,
                                                                           std::span<const base::RowId> rows);

// Rejected records in import order, by keyset: those with a row id above `after`, at most `limit`.
struct StoredRejection {
    base::RowId row = 0;
    std::string file;
    formats::RejectedRecord record;
};

[[nodiscard]] base::Result<std::vector<StoredRejection>>
rejectedRecords(const Reader& reader, base::RowId set, base::RowId after, int limit);

// The record that stands at a line of an imported file: the one that begins there or last before it. At most
// one of the two is set; neither when the file has no record up to there. Scans the set's rows: not for the
// GUI thread. Error: NotFound (no such set, or no such file in it).
struct RecordAtLine {
    std::optional<base::RowId> sample;
    std::optional<StoredRejection> rejected;
};

[[nodiscard]] base::Result<RecordAtLine> recordAtLine(const Reader& reader, base::RowId set,
                                                      const std::string& file, std::int64_t line);

// Errors: NotFound, NameTaken, InvalidArgument (an empty name).
[[nodiscard]] base::Result<> renameScoredSet(Workspace& workspace, base::RowId set, const std::string& name);

// Removes the set and everything that belongs to it, in short transactions after it has become invisible. A
// stop before that is Cancelled; afterwards the set is gone for everybody, and the rows that a stop leaves
// are deleted at the next opening. The room in the file is used again by later imports.
[[nodiscard]] base::Result<> removeScoredSet(Workspace& workspace, base::RowId set, std::stop_token stop,
                                             base::ProgressSink& progress);

// What the threshold page remembers of a set, as one JSON document; empty when nothing was saved. It is
// stored as it comes. Error: NotFound.
[[nodiscard]] base::Result<std::string> thresholdView(const Reader& reader, base::RowId set);
[[nodiscard]] base::Result<> saveThresholdView(Workspace& workspace, base::RowId set,
                                               const std::string& json);

} // namespace assay::workspace
