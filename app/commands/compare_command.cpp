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
#include "core/evaluate/runs/run_comparison.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/runs/run_json.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>

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

namespace {

Outcome<int> compareAnchors(const CompareOptions& options, const workspace::Reader& reader,
                            const workspace::RunInfo& infoA, const workspace::RunInfo& infoB) {
    const auto load = [&reader](const workspace::RunInfo& info) -> Outcome<evaluate::NeighbourRun> {
        auto run = evaluate::loadNeighbourRun(reader, info.id, interruptToken());
        return run ? Outcome<evaluate::NeighbourRun>(std::move(*run))
                   : tl::unexpected(gateFailure(run.error()));
    };
    const auto a = load(infoA);
    ASSAY_TRY(a);
    const auto b = load(infoB);
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

std::string compared(const std::optional<double>& value) {
    return value ? fmt::format("{:.4f}", *value) : std::string("undefined");
}

std::string metricText(const evaluate::MetricComparison& metric) {
    std::string text =
        fmt::format("  {:<28} A {:>9}  B {:>9}", metric.metric, compared(metric.a), compared(metric.b));
    if (metric.difference) {
        text += fmt::format("  B - A {:+.4f}", 0.0 - *metric.difference); // of 0 not -0
    }
    if (metric.interval) {
        text += fmt::format(" [{:+.4f}, {:+.4f}]", 0.0 - metric.interval->high, 0.0 - metric.interval->low);
    }
    if (metric.judgedP()) {
        text += fmt::format("  p {:.4g}", *metric.judgedP());
    }
    return text + fmt::format("  n = {}  {}\n", metric.n, results::changeVerdict(metric));
}

std::string comparedRunsText(const evaluate::RunComparison& comparison) {
    std::string text = fmt::format("A  {}\nB  {}\n", comparison.a.info.name, comparison.b.info.name);
    for (const evaluate::SettingDifference& setting : comparison.differing.settings) {
        const auto side = [&setting](std::size_t run) { return setting.values[run].value_or("not there"); };
        text += fmt::format("  setting {}: {} in A, {} in B\n", setting.name, side(0), side(1));
    }
    for (const evaluate::InputDifference& input : comparison.differing.inputs) {
        const auto side = [&input](std::size_t run) {
            return input.inputs[run] ? input.inputs[run]->name : std::string("not there");
        };
        text += side(0) == side(1) ? fmt::format("  {}: {} has other content\n", input.role, side(0))
                                   : fmt::format("  {}: {} in A, {} in B\n", input.role, side(0), side(1));
    }
    for (const evaluate::MetricComparison& metric : comparison.tested.metrics) {
        text += metricText(metric);
    }
    for (const evaluate::FigurePair& pair : comparison.figures) {
        if (comparison.tested.find(pair.a.name) == nullptr) {
            text += fmt::format("  {:<28} A {:>9}  B {:>9}  not tested\n", pair.a.name,
                                compared(pair.a.value), compared(pair.b.value));
        }
    }
    if (const evaluate::MetricComparison* const headline = comparison.headline()) {
        text += fmt::format("by {}: B better at {}, the same at {}, worse at {}\n", headline->metric,
                            headline->losses, headline->ties, headline->wins);
        for (const evaluate::QuestionDifference& change : comparison.mostChanged) {
            text += fmt::format("  {}  {:.4f} in A, {:.4f} in B\n",
                                comparison.items.questionIds[change.question], change.a, change.b);
        }
    }
    return text;
}

// What cannot be compared is said by its names.
Failure comparisonFailure(const base::Error& error) {
    return error.code == base::ErrorCode::InputNotUsable
               ? Failure{QStringLiteral("The two runs cannot be compared (%1): %2.")
                             .arg(QString::fromStdString(error.where), QString::fromStdString(error.detail)),
                         kExitInput}
               : failed(error).value();
}

} // namespace

Outcome<int> runCompare(const CompareOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    const auto infoA = chooseOnlyRun(reader, options.a);
    ASSAY_TRY(infoA);
    const auto infoB = chooseOnlyRun(reader, options.b);
    ASSAY_TRY(infoB);
    if (infoA->kind == evaluate::kNeighbourRuns && infoB->kind == evaluate::kNeighbourRuns) {
        return compareAnchors(options, reader, *infoA, *infoB);
    }
    ConsoleProgress progress(options.out.quiet);
    evaluate::RunComparisonSettings settings;
    settings.headline = options.headline;
    const auto comparison =
        evaluate::compareRuns(reader, *infoA, *infoB, settings, interruptToken(), progress);
    progress.clear();
    if (!comparison) {
        return tl::unexpected(comparisonFailure(comparison.error()));
    }
    printOut(options.out.json ? results::runComparisonJson(*comparison) : comparedRunsText(*comparison));
    return kExitDone;
}

} // namespace assay::app
