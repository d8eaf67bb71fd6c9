#include "app/commands/comparison_text.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/output_folder.h"
#include "app/commands/search_line.h"
#include "app/commands/stored_run.h"
#include "app/commands/workspace_access.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/runs/run_description.h"
#include "core/formats/whole_file.h"
#include "core/json/settings_reader.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/words/wording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QStringList>
#include <set>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

std::string figure(const std::optional<double>& value, const std::optional<statistics::Interval>& interval,
                   std::int64_t n) {
    std::string text = value ? fmt::format("{:.4f}", *value) : std::string("—");
    if (interval) {
        text += fmt::format(" [{:.4f}, {:.4f}]", interval->low, interval->high);
    }
    return text + fmt::format(" (n = {})", n);
}

std::string whyNot(evaluate::Unjudged why) {
    switch (why) {
    case evaluate::Unjudged::RegimeNotSearched:
        return "the run did not search this regime";
    case evaluate::Unjudged::NoneAsked:
        return "the run could ask no anchor";
    case evaluate::Unjudged::NoneCovered:
        return "no anchor that the run asked is covered";
    case evaluate::Unjudged::NoGoldDistance:
        return "the run has no distance of gold";
    case evaluate::Unjudged::NoPair:
        return "no anchor was asked by both and is covered in both";
    case evaluate::Unjudged::NotKnown:
        return "the lists of the run, made elsewhere, do not say it";
    case evaluate::Unjudged::BaselineUndefined:
        return "the baseline has no such figure";
    default:
        return results::unjudgedText(why, words::Wording());
    }
}

std::string findingText(const evaluate::GateFinding& finding) {
    std::string text = fmt::format("{:<4} {:<28} {:<9} run {}  baseline {}",
                                   finding.violated ? evaluate::alertName(finding.rule.alert)
                                   : finding.judged ? "ok"
                                                    : "—",
                                   finding.rule.name, evaluate::regimeName(finding.regime),
                                   figure(finding.run, finding.runInterval, finding.runN),
                                   figure(finding.baseline, finding.baselineInterval, finding.baselineN));
    if (finding.move) {
        text += fmt::format("  move {:+.4f}", *finding.move);
        if (finding.moveInterval) {
            text += fmt::format(" [{:+.4f}, {:+.4f}]", finding.moveInterval->low, finding.moveInterval->high);
        }
    }
    if (finding.state == evaluate::LimitState::TooClose) {
        text += "  too close to tell";
    }
    if (finding.moveWithLost) {
        text += fmt::format(", {:+.4f} with the {} that the run did not ask as misses", *finding.moveWithLost,
                            finding.lost);
    }
    if (finding.missed > 0) {
        text += fmt::format("  not asked, so misses: {}", finding.missed);
    }
    if (!finding.judged) {
        text += fmt::format("  cannot be judged: {}", whyNot(finding.unjudged));
    }
    return text + "\n";
}

std::string verdictText(const evaluate::GateVerdict& verdict) {
    std::string text = fmt::format("run       {}\nbaseline  {}\n", searchLine(verdict.runSearch),
                                   searchLine(verdict.baselineSearch));
    text += differingText(verdict);
    for (const evaluate::AskedAnchors& asked : verdict.asked) {
        text += fmt::format("{}, anchors asked: run {} of {}, baseline {} of {}",
                            evaluate::regimeName(asked.regime), asked.runAsked, asked.runAnchors,
                            asked.baselineAsked, asked.baselineAnchors);
        text +=
            asked.lost > 0 ? fmt::format("; asked by the baseline, not by the run: {}\n", asked.lost) : "\n";
    }
    for (const evaluate::GateFinding& finding : verdict.findings) {
        text += findingText(finding);
    }
    text += differencesText(verdict);
    return text;
}

QString outcomeText(const evaluate::GateVerdict& verdict, evaluate::LimitState state) {
    switch (state) {
    case evaluate::LimitState::Failed:
        return QString::fromUtf8(evaluate::alertName(verdict.worst));
    case evaluate::LimitState::CannotBeJudged:
        return QStringLiteral("cannot be judged");
    case evaluate::LimitState::TooClose:
        return QStringLiteral("no alert, but too close to a limit to tell");
    case evaluate::LimitState::Passed:
        break;
    }
    return QStringLiteral("no alert");
}

// What is wrong with a file of rules is wrong with input, not with arguments.
Outcome<std::vector<evaluate::GateRule>> rulesOf(const workspace::Reader& reader,
                                                 const GateOptions& options) {
    if (options.rules.empty()) {
        auto kept = evaluate::workspaceGateRules(reader);
        return kept ? Outcome<std::vector<evaluate::GateRule>>(std::move(*kept)) : failed(kept.error());
    }
    base::NoProgress progress;
    const auto text = formats::readWholeFile(options.rules, interruptToken(), progress);
    ASSAY_TRY(text);
    auto rules = evaluate::readGateRules(*text);
    if (rules) {
        return std::move(*rules);
    }
    const base::Error& error = rules.error();
    const QString file = QString::fromStdString(options.rules.string());
    const QString detail = QString::fromStdString(error.detail);
    return tl::unexpected(
        Failure{error.code == base::ErrorCode::InvalidArgument
                    ? QStringLiteral("%1: the rule \"%2\" cannot be used, for \"%3\" does not fit.")
                          .arg(file, QString::fromStdString(error.where), detail)
                    : QStringLiteral("%1 is no file of rules: %2.").arg(file, detail),
                kExitInput});
}

} // namespace

Outcome<int> runGate(const GateOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    const auto runInfo = chooseRun(reader, options.run);
    ASSAY_TRY(runInfo);
    base::RowId baselineId = 0;
    if (!options.baseline.empty()) {
        const auto named = chooseRun(reader, options.baseline);
        ASSAY_TRY(named);
        baselineId = named->id;
    } else {
        const auto known = workspace::baselineRun(reader, evaluate::kNeighbourRuns, runInfo->corpus);
        ASSAY_TRY(known);
        if (!*known) {
            return wrongUsage(QStringLiteral("There is no baseline of this corpus yet. Name one with "
                                             "--baseline, or set one: assay runs --set-baseline."));
        }
        baselineId = (*known)->id;
    }
    const auto run = evaluate::loadNeighbourRun(reader, runInfo->id, interruptToken());
    if (!run) {
        return tl::unexpected(gateFailure(run.error()));
    }
    const auto baseline = evaluate::loadNeighbourRun(reader, baselineId, interruptToken());
    if (!baseline) {
        return tl::unexpected(gateFailure(baseline.error()));
    }
    const auto rules = rulesOf(reader, options);
    ASSAY_TRY(rules);
    const auto search = static_cast<std::size_t>(options.search - 1);
    auto verdict = evaluate::judgeRun(*run, search, *baseline,
                                      static_cast<std::size_t>(options.baselineSearch - 1), *rules);
    if (!verdict) {
        return tl::unexpected(gateFailure(verdict.error()));
    }
    const auto earlier = evaluate::earlierRuns(reader, *run, interruptToken());
    ASSAY_TRY(earlier);
    verdict->noise = evaluate::noiseOf(*run, search, *baseline, *earlier, *rules);
    const auto label = [](const evaluate::NeighbourRun& one, int number) {
        return one.searches[static_cast<std::size_t>(number - 1)].label;
    };
    printOut(options.out.json ? results::gateJson(*verdict, {run->info.name, baseline->info.name,
                                                             label(*run, options.search),
                                                             label(*baseline, options.baselineSearch)})
                              : verdictText(*verdict));
    const evaluate::LimitState state = evaluate::stateOf(*verdict);
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1: %2.").arg(QString::fromStdString(run->info.name),
                                                   outcomeText(*verdict, state)));
        if (verdict->onlyRun + verdict->onlyBaseline > 0) {
            printMessage(
                QStringLiteral("Anchors that only the run has: %1, only the baseline: %2. Absolute limits "
                               "judge those of the run; moves and tests of chance leave both out.")
                    .arg(verdict->onlyRun)
                    .arg(verdict->onlyBaseline));
        }
    }
    const bool isPassed = state == evaluate::LimitState::Passed || state == evaluate::LimitState::TooClose;
    return isPassed ? kExitDone : kExitFound;
}

namespace {

Outcome<int> exportRun(const RunsOptions& options) {
    if (auto there =
            options.output.empty() ? base::Result<>() : requireOutputFile(options.output, options.workspace);
        !there) {
        return failed(there.error());
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto run = chooseRun(opened->reader, options.exported);
    ASSAY_TRY(run);
    const auto document = storedRunJson(opened->reader, run->id);
    ASSAY_TRY(document);
    if (options.output.empty()) {
        printOut(*document);
    } else if (auto written = base::writeFileAtomically(options.output, *document); !written) {
        return failed(written.error());
    }
    return kExitDone;
}

} // namespace

Outcome<int> runRuns(const RunsOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    if (!options.baseline.empty()) {
        auto workspace = workspace::Workspace::open(options.workspace);
        ASSAY_TRY(workspace);
        const auto reader = (*workspace)->reader();
        ASSAY_TRY(reader);
        const auto run = chooseRun(*reader, options.baseline);
        ASSAY_TRY(run);
        ASSAY_TRY(workspace::setBaseline(**workspace, run->id, true));
    }
    if (!options.exported.empty()) {
        return exportRun(options);
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto runs = workspace::runs(opened->reader, options.kind);
    ASSAY_TRY(runs);
    if (runs->empty() && !options.kind.empty()) {
        const auto all = workspace::runs(opened->reader, {});
        ASSAY_TRY(all);
        std::set<std::string> kinds;
        for (const std::string_view kind : evaluate::runKinds()) {
            kinds.emplace(kind);
        }
        for (const workspace::RunInfo& run : *all) {
            kinds.insert(run.kind);
        }
        if (!kinds.contains(options.kind)) {
            QStringList names;
            for (const std::string& kind : kinds) {
                names << QString::fromStdString(kind);
            }
            return wrongUsage(
                QStringLiteral("There are no runs of the kind \"%1\". Kinds: %2.")
                    .arg(QString::fromStdString(options.kind), names.join(QStringLiteral(", "))));
        }
    }
    Json document = Json::array();
    for (const workspace::RunInfo& run : *runs) {
        Json figures = json::parseSettingsJson(run.figures);
        Json inputs = json::parseSettingsJson(run.inputs);
        document.push_back({{"run", run.id},
                            {"uuid", run.uuid},
                            {"kind", run.kind},
                            {"name", run.name},
                            {"origin", run.origin},
                            {"state", workspace::runStateName(run.state)},
                            {"created_at", run.createdAt},
                            {"created_by", run.createdBy},
                            {"items", run.items},
                            {"done", run.done},
                            {"duration_ms", run.durationMs},
                            {"baseline", run.baseline},
                            {"seed", run.seed},
                            {"version", run.version},
                            {"inputs", inputs.is_discarded() ? Json() : std::move(inputs)},
                            {"figures", figures.is_discarded() ? Json() : std::move(figures)}});
        if (!options.out.json) {
            printOut(fmt::format("{:>4}  {}  {}  {}  {} of {}{}{}\n", run.id, run.createdAt,
                                 spelledOut(run.name), workspace::runStateName(run.state), run.done,
                                 run.items, run.baseline ? "  baseline" : "",
                                 run.origin == "outside" ? "  from outside" : ""));
        }
    }
    if (options.out.json) {
        printJson(document);
    } else if (runs->empty() && !options.out.quiet) {
        printMessage(options.kind.empty() ? QStringLiteral("There is no run yet.")
                                          : QStringLiteral("There is no run of the kind \"%1\" yet.")
                                                .arg(QString::fromStdString(options.kind)));
    }
    return kExitDone;
}

} // namespace assay::app
