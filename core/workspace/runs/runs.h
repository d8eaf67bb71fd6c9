// The runs of a workspace: every evaluation with what it measured, how, and the result of each item.
// Append-only: a finished run never changes but for its name and note.
//
// Reading functions may be called from several threads, each with a reader of its own.
#pragma once

#include "core/base/file_lock.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

enum class RunState : std::uint8_t {
    Running = 0, // or ended early, by a crash for example: it can be gone on with
    Stopped = 1, // by a person: paused or cancelled
    Finished = 2
};

// "running" (or ended early), "stopped", "finished".
[[nodiscard]] std::string_view runStateName(RunState state) noexcept;

struct NewRun {
    std::string kind;             // "neighbours"
    std::string name;             // not empty; need not be unique
    std::string origin = "assay"; // or "outside": figures that were imported
    base::RowId corpus = 0;       // 0: none
    std::string settings;         // JSON, without any secret
    std::string inputs;           // JSON: names and content hashes of what is measured
    std::uint64_t seed = 0;
    std::int64_t items = 0; // that there will be
    std::string who;
};

struct RunInfo {
    base::RowId id = 0;
    std::string uuid; // unique across workspaces
    std::string kind;
    std::string name;
    std::string origin;
    base::RowId corpus = 0;
    std::string createdAt; // UTC, ISO 8601
    std::string createdBy;
    RunState state = RunState::Running;
    std::string settings;
    std::string inputs;
    std::uint64_t seed = 0;
    std::string version; // of Assay, with the git SHA where it is known
    std::int64_t items = 0;
    std::int64_t done = 0;       // items that are stored
    std::int64_t durationMs = 0; // spent so far
    std::string figures;         // JSON; until it is finished empty or what noteRunFigures() keeps
    std::string note;
    bool baseline = false;
};

struct RunItem {
    std::int64_t number = 0; // from 0
    std::string key;         // of the item: a sentence id, a question id
    std::string document;    // JSON
};

// Errors: NotFound (the corpus), InvalidArgument (an empty name or kind, JSON that is none), those of
// Workspace::write().
[[nodiscard]] base::Result<base::RowId> createRun(Workspace& workspace, const NewRun& run);

// Who works on a run holds its claim meanwhile. nullopt: another process or window has it. It is a lock
// beside the workspace that ends with its holder. Error: FileNotWritable.
[[nodiscard]] base::Result<std::optional<base::FileLock>> claimRun(const Workspace& workspace,
                                                                   base::RowId run);

// Stores items in one transaction, safe from a crash of the program when it returns; one of the same number
// is replaced. `spentMs` is added to the duration. A stopped run is running again. Errors: NotFound,
// InvalidArgument (a finished run, a number below 0, JSON that is none).
[[nodiscard]] base::Result<> saveRunItems(Workspace& workspace, base::RowId run,
                                          std::span<const RunItem> items, std::int64_t spentMs);

// Errors: NotFound, InvalidArgument (a finished run).
[[nodiscard]] base::Result<> stopRun(Workspace& workspace, base::RowId run);
[[nodiscard]] base::Result<> finishRun(Workspace& workspace, base::RowId run, std::string_view figures);

// What is known before the end, replaced by what finishRun() gets. Errors: NotFound, InvalidArgument (a
// finished run, JSON that is none).
[[nodiscard]] base::Result<> noteRunFigures(Workspace& workspace, base::RowId run, std::string_view figures);

// Newest first. An empty kind: of all.
[[nodiscard]] base::Result<std::vector<RunInfo>> runs(const Reader& reader, std::string_view kind);
// Error: NotFound.
[[nodiscard]] base::Result<RunInfo> runInfo(const Reader& reader, base::RowId run);
// By number ("3"), uuid, or name (of several, the newest). Error: NotFound.
[[nodiscard]] base::Result<RunInfo> findRun(const Reader& reader, const std::string& text);

// In order of their numbers, from `first` on; `take` says whether to go on. Error: Cancelled.
[[nodiscard]] base::Result<> forEachRunItem(const Reader& reader, base::RowId run, std::int64_t first,
                                            std::stop_token stop,
                                            const std::function<bool(const RunItem&)>& take);

// Its name is an edit of the journal (run_edits.h). Error: NotFound.
[[nodiscard]] base::Result<> setRunNote(Workspace& workspace, base::RowId run, const std::string& note);

// At most one run is the baseline of a kind and corpus; the one before is none any more. Errors: NotFound,
// InvalidArgument (a run that is not finished).
[[nodiscard]] base::Result<> setBaseline(Workspace& workspace, base::RowId run, bool baseline);
[[nodiscard]] base::Result<std::optional<RunInfo>> baselineRun(const Reader& reader, std::string_view kind,
                                                               base::RowId corpus);

// With its items, in short transactions. Error: NotFound.
[[nodiscard]] base::Result<> removeRun(Workspace& workspace, base::RowId run, std::stop_token stop);

// A run that is whole when it becomes visible, in one transaction: one that was made elsewhere. Errors: those
// of createRun(), saveRunItems() and finishRun().
[[nodiscard]] base::Result<base::RowId> addFinishedRun(Workspace& workspace, const NewRun& run,
                                                       std::span<const RunItem> items,
                                                       std::string_view figures, std::int64_t spentMs = 0);

// The same of many items, which are asked for one after the other within the transaction: false when there
// are no more, an error takes everything back. `spentMs` is the duration.
using NextRunItem = std::function<base::Result<bool>(RunItem&)>;
[[nodiscard]] base::Result<base::RowId> addFinishedRun(Workspace& workspace, const NewRun& run,
                                                       const NextRunItem& next, std::string_view figures,
                                                       std::int64_t spentMs);

// What teams set for the whole workspace, JSON by name; written as edits of the journal (setting_edits.h).
// nullopt: never set.
inline constexpr std::string_view kGateRulesSetting = "neighbour_gate"; // evaluate::gateRulesJson()
inline constexpr std::string_view kReportsSetting = "reports";          // results::savedReports()
[[nodiscard]] base::Result<std::optional<std::string>> workspaceSetting(const Reader& reader,
                                                                        std::string_view name);

// Runs whose removal was not finished.
[[nodiscard]] base::Result<> removeRunLeftovers(Workspace& workspace, std::stop_token stop);

} // namespace assay::workspace
