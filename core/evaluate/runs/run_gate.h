// Limits on any figure of a run of any kind, absolute or against a baseline, as data: gates that come along
// (resources/rules/gates.json), those of a workspace in their place or beside them, and what a run is worth
// by one. Sources: FinRAG framework document, 1.2, 6.2 and 6.3, the documents that the gates name.
//
// A limit has three states: passed, too close (the 95 % interval of the figure or of the move holds the
// limit), failed; or it cannot be judged. An absolute limit is judged from `leastItems` items on and, where
// the figure can have an interval, with one; a count is judged as it is, and so is a limit of 0 that
// something is above. A move is paired over the items that both runs have: from kLeastAnchors of them on,
// from statistics::kLeastClusters clusters and from kLeastInCommon of the baseline's items. Figures without
// items (medians, waits) are compared as they stand. A value within 1e-12 of a limit counts as that limit.
//
// A gate fails when a limit fails that is no target; it cannot be judged when one of these cannot; it is too
// close when one of these is. Targets are said and fail nothing.
//
// The rules on neighbour tests alone (neighbour_gate.h) stand beside these: they know anchors that were lost.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/runs/run_comparison.h"
#include "core/evaluate/runs/run_description.h"
#include "core/workspace/runs/run_index.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class LimitSeverity : std::uint8_t { Target, P2, P1, P0, Required }; // only Target fails nothing

inline constexpr std::array<std::string_view, 5> kLimitSeverityNames{"target", "P2", "P1", "P0", "required"};

enum class LimitKind : std::uint8_t { AtLeast, AtMost, MoreThan, LessThan, LargestMove, LargestLoss };

inline constexpr std::array<std::string_view, 6> kLimitKindNames{"at_least",  "at_most",      "more_than",
                                                                 "less_than", "largest_move", "largest_loss"};

// Of the last two: against the baseline, either way, or only to the worse.
[[nodiscard]] constexpr bool isMove(LimitKind kind) noexcept {
    return kind == LimitKind::LargestMove || kind == LimitKind::LargestLoss;
}

struct RunLimit {
    std::string name;
    LimitSeverity severity = LimitSeverity::Required;
    std::string figure; // a name of run_description.h, or one of kReadingFigures
    LimitKind kind = LimitKind::AtLeast;
    double limit = 0;
    // Of a move: it fails only where the difference is larger than luck, too.
    bool notByLuck = false;
    std::int64_t leastItems = kLeastAnchors; // fewer cannot be judged

    friend bool operator==(const RunLimit&, const RunLimit&) = default;
};

struct RunGate {
    std::string name;
    std::string kind;           // of the runs that it judges
    std::string rubric{};       // of runs of answers: only those by this one; empty: by any
    std::string source;         // who set it; may be empty
    bool phaseOneFirst = false; // while phase 1 fails, it is not to be trusted (FinRAG 1.2)
    std::vector<RunLimit> limits;

    friend bool operator==(const RunGate&, const RunGate&) = default;
};

// Beside its own figures a run of answers has what people read of it: claims found invented, a mean over the
// questions that were read, and how many these are.
inline constexpr std::array<std::string_view, 2> kReadingFigures{"invented_claims", "answers_read"};

// {"gates": [{"name", "kind", "rubric", "source", "phase_one_first", "limits": [{"name", "severity",
// "figure", one of kLimitKindNames: a number, "not_by_luck", "least_items"}]}]}. Read strictly. Errors:
// InputNotUsable (no such document), InvalidArgument (a gate or limit that makes no sense; `where` is its
// name).
[[nodiscard]] std::string runGatesJson(std::span<const RunGate> gates);
[[nodiscard]] base::Result<std::vector<RunGate>> readRunGates(std::string_view json);

// Whether the gate is about runs like this one: of its kind and, where it names one, by its rubric.
[[nodiscard]] bool judges(const RunGate& gate, const workspace::RunInfo& run);

// Those that come along.
[[nodiscard]] const std::vector<RunGate>& presetRunGates();

// Those that come along, each replaced by the workspace's of its name, then the others of the workspace.
[[nodiscard]] base::Result<std::vector<RunGate>> workspaceRunGates(const workspace::Reader& reader);

// Puts `gate` in place of `seen`, as the journal keeps it; null `seen`: a new one. Null `gate`: takes `seen`
// away, so that the one that comes along under its name holds again, where there is one. Errors: EditConflict
// (somebody else has changed it meanwhile), NameTaken, InvalidArgument (a gate or limit that makes no sense;
// `where` is its name), those of Workspace::write().
[[nodiscard]] base::Result<> saveRunGate(workspace::Workspace& workspace, const RunGate* seen,
                                         const RunGate* gate, const std::string& who);

// Whether one that comes along has this name.
[[nodiscard]] bool isPresetGate(std::string_view name);

// Why a limit cannot be judged.
enum class LimitShortage : std::uint8_t {
    None,
    NoFigure,      // the run has none of that name
    Undefined,     // it has, without a value
    NoBaseline,    // a move, and there is none
    NotInBaseline, // the baseline has no such figure
    TooFewItems,
    TooFewClusters,
    TooFewInCommon,
    OtherModel, // scores of other models, or by other rubrics, have no scale in common
    NoInterval, // the figure should have one
    NotRead     // nobody has read an answer of it
};

inline constexpr std::array<std::string_view, 11> kLimitShortageNames{"",
                                                                      "no_figure",
                                                                      "undefined",
                                                                      "no_baseline",
                                                                      "not_in_baseline",
                                                                      "too_few_items",
                                                                      "too_few_clusters",
                                                                      "too_few_in_common",
                                                                      "other_model",
                                                                      "no_interval",
                                                                      "not_read"};

struct LimitFinding {
    RunLimit limit;
    std::optional<RunFigure> run, baseline; // missing: it has none of that name
    std::optional<double> move;             // run - baseline, of a move, over common items where it is paired
    std::optional<statistics::Interval> moveInterval;
    std::optional<double> p;   // of the move alone, by sign flips of clusters
    std::int64_t items = 0;    // that it is judged over
    std::int64_t clusters = 0; // of a paired move
    std::optional<double> designEffect;
    LimitState state = LimitState::CannotBeJudged;
    LimitShortage shortage = LimitShortage::None;
};

// What phase 1 says: the newest finished neighbour test of the workspace by its gate, against the baseline of
// its corpus where there is one, else by its absolute limits.
struct PhaseOne {
    std::string run; // its name
    LimitState state = LimitState::CannotBeJudged;
};

struct RunGateVerdict {
    RunGate gate;
    std::string run, baseline; // names; no baseline: empty
    std::vector<LimitFinding> findings;
    LimitState state = LimitState::CannotBeJudged;
    std::optional<PhaseOne> phaseOne; // of a gate that asks for it, where there is a neighbour test
    // What an item took each of the two, in milliseconds, with all that the run did, on the machine that it
    // ran on; missing: not known. No limit goes by it: it differs from run to run.
    std::optional<double> runMsPerItem, baselineMsPerItem;

    [[nodiscard]] bool isTrusted() const noexcept {
        return !phaseOne || phaseOne->state != LimitState::Failed;
    }

    // False: the run has none of the figures that the gate names, but for kReadingFigures, which every run of
    // answers has: unless the gate names no others. Such a gate is about other runs.
    [[nodiscard]] bool knowsAFigure() const noexcept;
};

// Of one limit by what is known; `compared` null: there is no baseline. Pure.
[[nodiscard]] LimitFinding judgeLimit(const RunLimit& limit, const RunDescription& run,
                                      const RunComparison* compared);
[[nodiscard]] LimitState stateOf(std::span<const LimitFinding> findings) noexcept;

// Errors: InputNotUsable (a run of another kind than the gate's, one that is not finished), those of
// compareRuns() and of reading, Cancelled.
[[nodiscard]] base::Result<RunGateVerdict>
judgeByGate(const workspace::Reader& reader, const RunGate& gate, const workspace::RunInfo& run,
            const workspace::RunInfo* baseline, const std::stop_token& stop, base::ProgressSink& progress);

// By every gate of the workspace for its kind, in their order; the run is read and compared once. Errors:
// those of judgeByGate() and workspaceRunGates().
[[nodiscard]] base::Result<std::vector<RunGateVerdict>>
judgeByGates(const workspace::Reader& reader, const workspace::RunInfo& run,
             const workspace::RunInfo* baseline, const std::stop_token& stop, base::ProgressSink& progress);

// Against the marked baseline of its kind and corpus; without it where it is the run itself, or where the two
// cannot be compared. Errors: those of judgeByGates().
[[nodiscard]] base::Result<std::vector<RunGateVerdict>> judgeAgainstMarked(const workspace::Reader& reader,
                                                                           const workspace::RunInfo& run,
                                                                           const std::stop_token& stop,
                                                                           base::ProgressSink& progress);

// Of `rows`, which stand newest first, the newest finished run of each kind, suites, corpus and system that
// one of the gates may be about, the newest first.
[[nodiscard]] std::vector<workspace::RunRow> newestGatedRuns(std::span<const workspace::RunRow> rows,
                                                             std::span<const RunGate> gates);

// The first search of a neighbour test by the rules on anchors (neighbour_gate.h), against the same search of
// the baseline; without a baseline, or with one that cannot be compared, by absolute limits alone. Errors:
// those of loadNeighbourRun() and judgeRun().
[[nodiscard]] base::Result<GateVerdict> judgeAnchorsOf(const workspace::Reader& reader,
                                                       const workspace::RunInfo& run,
                                                       const workspace::RunInfo* baseline,
                                                       const std::stop_token& stop);

[[nodiscard]] base::Result<std::optional<PhaseOne>> phaseOneOf(const workspace::Reader& reader,
                                                               const std::stop_token& stop);

} // namespace assay::evaluate
