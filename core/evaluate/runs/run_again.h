// A stored run made once more from what it says of itself: its settings, and its inputs as the workspace
// holds them now. The same inputs give the same bytes; whether they do is what verifyRun() says.
//
//     ASSAY_TRY(const auto verified, verifyRun(workspace, run, stop, progress));
//     verified.same       // settings, inputs, figures and every item
//     verified.differs    // {"inputs", "figures", "item q17", …}
//
// A run that asked a service or a scorer from outside, or that was made elsewhere, cannot be made again: the
// error says why. One that asked engines over the network asks them again, by the connections that `engines`
// opens: what they hold now may be something else, and then that is said. Of a retrieval run verifyRun() also
// asks for the lists once more, where their set says how (asked_again.h); runAgain() takes them as stored.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/asked_again.h"
#include "core/retrieval/remote/http_engine.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class NotRepeatable : std::uint8_t {
    NotFinished,
    MadeElsewhere, // its origin is another program
    NeedsService,  // it asked one: a chat backend, a judge, a scorer
    NeedsMore,     // its settings do not say all that it was made with: weights of its own, a measured file
    OtherKind      // nothing is known of how runs of this kind are made
};

inline constexpr std::array<std::string_view, 5> kNotRepeatableNames{
    "not_finished", "made_elsewhere", "needs_service", "needs_more", "other_kind"};

// nullopt: it can be.
[[nodiscard]] std::optional<NotRepeatable> notRepeatable(const workspace::RunInfo& run);

// A new run beside it, named as it. Errors: NotFound, InputNotUsable (`detail` is a name of
// kNotRepeatableNames, `where` the run), those of making it: an input that is gone, an engine without a
// connection (NotFound, `where` "engine").
[[nodiscard]] base::Result<base::RowId> runAgain(workspace::Workspace& workspace,
                                                 const workspace::RunInfo& run, const std::string& who,
                                                 const std::stop_token& stop, base::ProgressSink& progress,
                                                 const retrieval::EngineSource& engines = {});

// A figure of both runs that is not the same; missing: undefined, or there is none of that name.
struct DifferingFigure {
    std::string name; // as describeRun() has it
    std::optional<double> first, second;

    friend bool operator==(const DifferingFigure&, const DifferingFigure&) = default;
};

struct RunVerification {
    bool same = false;
    // "lists" (of a retrieval run), "settings", "inputs", "figures", "items" (another number of them),
    // "item KEY", at most kMostDifferingItems of these.
    std::vector<std::string> differs;
    std::int64_t differingItems = 0;
    std::vector<DifferingFigure> figures; // in the order of the first run, at most kMostDifferingFigures
    std::int64_t differingFigures = 0;
    std::vector<std::string> engines; // changedEngines(): those that are not what they were
    bool asked = false;               // a retrieval run whose lists were asked for once more
    std::optional<WhyStored> stored;  // a retrieval run over its lists as they are stored, and why
    std::int64_t differingLists = 0;  // questions
};

inline constexpr std::size_t kMostDifferingItems = 20;
inline constexpr std::size_t kMostDifferingFigures = 20;

// What two stored runs differ in, byte by byte; names, dates, durations (those of queries to engines too),
// authors and versions do not count. Lists are not looked at.
// Errors: NotFound, Cancelled.
[[nodiscard]] base::Result<RunVerification> runsDiffer(const workspace::Reader& reader, base::RowId a,
                                                       base::RowId b, const std::stop_token& stop);

// Makes it again, compares, and removes the second one, also where it was not finished. Errors: those of
// runAgain().
[[nodiscard]] base::Result<RunVerification>
verifyRun(workspace::Workspace& workspace, const workspace::RunInfo& run, const std::stop_token& stop,
          base::ProgressSink& progress, const retrieval::EngineSource& engines = {});

} // namespace assay::evaluate
