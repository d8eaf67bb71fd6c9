#include "app/commands/comparison_text.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/results/neighbours/neighbour_json.h"

#include <fmt/format.h>

#include <cstddef>

namespace assay::app {
namespace {

std::string rankText(int rank) {
    return rank > 0 ? std::to_string(rank) : std::string("none");
}

std::string comparisonText(const evaluate::GateVerdict& verdict, const results::GateNames& names) {
    std::string text = fmt::format("A  {}, {}\nB  {}, {}\n", names.baseline, names.baselineSearch, names.run,
                                   names.runSearch);
    text += differingText(verdict) + differencesText(verdict);
    if (!verdict.changes) {
        return text;
    }
    const evaluate::AnchorChanges& changes = *verdict.changes;
    text += fmt::format("{}: B better at {}, the same at {}, worse at {}\n",
                        evaluate::regimeName(changes.regime), changes.wins, changes.ties, changes.losses);
    for (const evaluate::ChangedAnchor& changed : changes.most) {
        text += fmt::format("  {}  first gold at {} in A, {} in B\n", changed.sentenceId,
                            rankText(changed.baselineRank), rankText(changed.runRank));
    }
    return text;
}

} // namespace

Outcome<int> runCompare(const CompareOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    const auto load = [&reader](const std::string& text) -> Outcome<evaluate::NeighbourRun> {
        const auto info = chooseRun(reader, text);
        ASSAY_TRY(info);
        auto run = evaluate::loadNeighbourRun(reader, info->id, interruptToken());
        return run ? Outcome<evaluate::NeighbourRun>(std::move(*run))
                   : tl::unexpected(gateFailure(run.error()));
    };
    const auto a = load(options.a);
    ASSAY_TRY(a);
    const auto b = load(options.b);
    ASSAY_TRY(b);
    const auto searchA = static_cast<std::size_t>(options.searchA - 1);
    const auto searchB = static_cast<std::size_t>(options.searchB - 1);
    auto verdict = evaluate::judgeRun(*b, searchB, *a, searchA, {});
    if (!verdict) {
        return tl::unexpected(gateFailure(verdict.error()));
    }
    const auto earlier = evaluate::earlierRuns(reader, *b, interruptToken());
    ASSAY_TRY(earlier);
    verdict->noise = evaluate::noiseOf(*b, searchB, *a, *earlier, {});
    const results::GateNames names{b->info.name, a->info.name, b->searches[searchB].label,
                                   a->searches[searchA].label};
    printOut(options.out.json ? results::comparisonJson(*verdict, names) : comparisonText(*verdict, names));
    return kExitDone;
}

} // namespace assay::app
