// What lists, trends and histories of questions read of runs without opening their documents: suites and
// system of each run, its figures by name, and of runs over questions which of them were right.
//
// All of it follows from the runs' own documents (evaluate/runs/run_indexing.h makes it) and may be made anew
// at any time; it is no edit and stands in no journal. Reading 10,000 runs takes some 50 ms.
//
//     ASSAY_TRY(const auto rows, runRows(reader));                            // newest first
//     ASSAY_TRY(const auto points, figureOfRuns(reader, "filtered.hit_at.5")); // by run
//
// Reading functions may be called from several threads, each with a reader of its own.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/statistics/interval.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The form of the index; one of another form is made anew.
inline constexpr std::int64_t kRunIndexForm = 1;

// A run as lists show it.
struct RunRow {
    base::RowId id = 0;
    std::string uuid;
    std::string kind;
    std::string name;
    std::string origin; // "assay", "outside"
    base::RowId corpus = 0;
    std::string corpusName; // empty: of none
    std::string createdAt;  // UTC, ISO 8601
    std::string createdBy;
    RunState state = RunState::Running;
    std::string version; // of Assay
    std::int64_t items = 0;
    std::int64_t done = 0;
    std::int64_t durationMs = 0;
    std::string note;
    std::vector<std::string> tags;
    bool baseline = false;
    bool isIndexed = false; // else suites and system are not known yet
    std::vector<std::string> suites;
    std::string system; // empty: not said

    friend bool operator==(const RunRow&, const RunRow&) = default;
};

// All runs, newest first. Error: DamagedWorkspace (tags or suites that are no lists).
[[nodiscard]] base::Result<std::vector<RunRow>> runRows(const Reader& reader);

// What a list is narrowed to; empty members narrow nothing.
struct RunFilter {
    std::string kind;
    std::string suite;
    std::string corpus; // by name
    std::string system;
    std::string tag;
    std::string text; // stands in name, note, a tag or who made it; any case of ASCII

    friend bool operator==(const RunFilter&, const RunFilter&) = default;
};

[[nodiscard]] bool letsPass(const RunFilter& filter, const RunRow& row);

// --- Figures ---

struct IndexedFigure {
    std::string name;
    std::optional<double> value;
    std::int64_t n = 0; // 0: not over items
    std::optional<statistics::Interval> interval;

    friend bool operator==(const IndexedFigure&, const IndexedFigure&) = default;
};

// One figure of one run.
struct RunFigureValue {
    base::RowId run = 0;
    IndexedFigure figure;
};

// Of all finished runs that have it, by run.
[[nodiscard]] base::Result<std::vector<RunFigureValue>> figureOfRuns(const Reader& reader,
                                                                     std::string_view name);
// Of one run, in the order of its description.
[[nodiscard]] base::Result<std::vector<IndexedFigure>> figuresOfRun(const Reader& reader, base::RowId run);

// --- Questions ---

// How one run found one question answered.
struct ItemOutcome {
    base::RowId run = 0;
    std::string key;           // question id
    double value = 0;          // 1 right, 0 wrong, between them the share of its samples that were
    std::int64_t revision = 0; // of the question, that was measured; 0: not known

    friend bool operator==(const ItemOutcome&, const ItemOutcome&) = default;
};

// Of one run, in its order.
[[nodiscard]] base::Result<std::vector<ItemOutcome>> outcomesOfRun(const Reader& reader, base::RowId run);
// Of one question in all runs, by run.
[[nodiscard]] base::Result<std::vector<ItemOutcome>> outcomesOfItem(const Reader& reader,
                                                                    std::string_view key);

// --- Making it ---

struct RunIndexEntry {
    base::RowId run = 0;
    std::vector<std::string> suites;
    std::string system;
    std::vector<IndexedFigure> figures; // a name twice: the first counts
    std::vector<ItemOutcome> outcomes;  // `run` is not looked at
};

// Finished runs that are not in the index, or in another form, oldest first.
[[nodiscard]] base::Result<std::vector<base::RowId>> runsToIndex(const Reader& reader);

// Stores entries in one transaction, in place of what there was. One of a run that is gone is passed over.
// Errors: those of Workspace::write().
[[nodiscard]] base::Result<> storeRunIndex(Workspace& workspace, std::span<const RunIndexEntry> entries);

} // namespace assay::workspace
