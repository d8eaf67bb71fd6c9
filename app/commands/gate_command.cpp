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
#include "core/evaluate/runs/run_gate.h"
#include "core/formats/whole_file.h"
#include "core/formats/written_files.h"
#include "core/json/json_document.h"
#include "core/json/settings_reader.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/runs/check_documents.h"
#include "core/results/runs/mlflow_json.h"
#include "core/results/runs/run_gate_blocks.h"
#include "core/results/runs/run_gate_documents.h"
#include "core/words/question_words.h"
#include "core/words/wording.h"
#include "core/workspace/runs/incidents.h"
#include "core/workspace/setting_edits.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <QStringList>
#include <algorithm>
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
    if (!evaluate::doesApply(finding)) {
        text += "  does not apply: neither search measures distances of gold";
    } else if (!finding.judged) {
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

// Names alone do not tell runs apart.
std::string judgedText(const workspace::RunInfo& run, const workspace::RunInfo& baseline) {
    return fmt::format("run {} \"{}\" against run {} \"{}\"\n", run.id, run.name, baseline.id, baseline.name);
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

namespace {

// The form that is asked for, "text" if none is.
std::string formatOf(const GateOptions& options) {
    return options.out.json ? "json" : options.format.empty() ? "text" : options.format;
}

// To the file or to standard output.
Outcome<int> written(const GateOptions& options, const std::string& text, int exitCode) {
    if (options.output.empty()) {
        printOut(text);
        return exitCode;
    }
    const auto done = base::writeFileAtomically(options.output, text);
    return done ? Outcome<int>(exitCode) : failed(done.error());
}

int exitCodeOfState(evaluate::LimitState state) {
    const bool isPassed = state == evaluate::LimitState::Passed || state == evaluate::LimitState::TooClose;
    return isPassed ? kExitDone : kExitFound;
}

// Of one gate as rules for other programs.
std::string rulesText(const std::string& format, const std::string& name, const std::string& run,
                      const std::vector<results::CheckedRule>& rules) {
    return format == "junit" ? results::junitText(name + ": " + run, rules) : results::sarifText(run, rules);
}

// Nothing, where none is named and the kind has none.
Outcome<std::optional<workspace::RunInfo>>
baselineOf(const workspace::Reader& reader, const GateOptions& options, const workspace::RunInfo& run) {
    if (!options.baseline.empty()) {
        const auto named = chooseOnlyRun(reader, options.baseline);
        ASSAY_TRY(named);
        if (named->id == run.id) {
            return wrongUsage(QStringLiteral("Run %1 cannot be judged against itself. Name another one with "
                                             "--baseline.")
                                  .arg(run.id));
        }
        return std::optional(*named);
    }
    const auto known = workspace::baselineRun(reader, run.kind, run.corpus);
    ASSAY_TRY(known);
    return *known;
}

// The line at which the name of a gate or limit stands; 0: it has none.
std::int64_t lineOfName(std::string_view text, const std::string& name) {
    const std::size_t at =
        name.empty()
            ? std::string_view::npos
            : text.find(nlohmann::json(name).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return at == std::string_view::npos ? 0 : 1 + std::ranges::count(text.substr(0, at), '\n');
}

// Why a file of gates cannot be used, with its line where there is one.
QString gatesFault(const std::filesystem::path& file, std::string_view text, const base::Error& error) {
    const QString name = QString::fromStdString(file.string());
    const auto at = [&name](std::int64_t line) {
        return line > 0 ? QStringLiteral("%1, line %2").arg(name).arg(line) : name;
    };
    if (const auto broken = json::brokenJsonLine(text)) {
        return QStringLiteral("%1: this is no JSON from here on.").arg(at(*broken));
    }
    if (error.code == base::ErrorCode::InputNotUsable) {
        return QStringLiteral("%1: gates are an object with one member \"gates\", a list.").arg(name);
    }
    return QStringLiteral(
               "%1: the member \"%2\" of %3 is missing, comes again or has a value that does not fit.")
        .arg(at(lineOfName(text, error.where)), QString::fromStdString(error.detail),
             error.where.empty()
                 ? QStringLiteral("a gate or limit without a name")
                 : QStringLiteral("the gate or limit \"%1\"").arg(QString::fromStdString(error.where)));
}

// What is wrong with a file of gates is wrong with input.
Outcome<std::vector<evaluate::RunGate>> gatesOfFile(const std::filesystem::path& file) {
    base::NoProgress progress;
    const auto text = formats::readWholeFile(file, interruptToken(), progress);
    ASSAY_TRY(text);
    auto gates = evaluate::readRunGates(*text);
    if (!gates) {
        return tl::unexpected(Failure{gatesFault(file, *text, gates.error()), kExitInput});
    }
    return std::move(*gates);
}

Outcome<std::vector<evaluate::RunGate>> gatesOf(const workspace::Reader& reader, const GateOptions& options) {
    if (options.gates.empty()) {
        auto kept = evaluate::workspaceRunGates(reader);
        return kept ? Outcome<std::vector<evaluate::RunGate>>(std::move(*kept)) : failed(kept.error());
    }
    return gatesOfFile(options.gates);
}

// The one that is named, else the only one of the kind.
Outcome<evaluate::RunGate> chosenGate(const std::vector<evaluate::RunGate>& gates, const GateOptions& options,
                                      const workspace::RunInfo& run) {
    QStringList names;
    std::vector<const evaluate::RunGate*> ofKind;
    for (const evaluate::RunGate& gate : gates) {
        if (gate.name == options.gate) {
            return gate;
        }
        if (evaluate::judges(gate, run)) {
            ofKind.push_back(&gate);
            names << QString::fromStdString(gate.name);
        }
    }
    if (options.gate.empty() && ofKind.size() == 1) {
        return *ofKind.front();
    }
    const QString kind = QString::fromStdString(run.kind);
    return wrongUsage(names.isEmpty() ? QStringLiteral("There is no gate of runs of the kind \"%1\". Give "
                                                       "one with --gates.")
                                            .arg(kind)
                                      : QStringLiteral("Name one of the gates of runs of the kind \"%1\" "
                                                       "with --gate: %2.")
                                            .arg(kind, names.join(QStringLiteral(", "))));
}

// An incident of what has failed, with the run and its baseline, where that is asked for.
Outcome<int> recordAlert(const GateOptions& options, const std::optional<results::CalledIncident>& called,
                         const workspace::RunInfo& run, const workspace::RunInfo* baseline) {
    if (!options.record || !called) {
        return kExitDone;
    }
    constexpr std::size_t kDayOfTime = 10;
    workspace::Incident incident;
    incident.title = called->title;
    incident.severity = called->severity;
    incident.happenedOn = run.createdAt.substr(0, kDayOfTime);
    incident.runs = {run.uuid};
    if (baseline != nullptr && baseline->id != run.id) {
        incident.runs.push_back(baseline->uuid);
    }
    auto workspace = workspace::Workspace::open(options.workspace);
    ASSAY_TRY(workspace);
    ASSAY_TRY(workspace::saveIncident(**workspace, incident, options.who));
    if (!options.out.quiet) {
        printMessage(QStringLiteral("Recorded: %1.").arg(QString::fromStdString(incident.title)));
    }
    return kExitDone;
}

Outcome<int> judgeAnyRun(const GateOptions& options, const workspace::Reader& reader,
                         const workspace::RunInfo& run) {
    const auto gates = gatesOf(reader, options);
    ASSAY_TRY(gates);
    const auto gate = chosenGate(*gates, options, run);
    ASSAY_TRY(gate);
    const auto baseline = baselineOf(reader, options, run);
    ASSAY_TRY(baseline);
    ConsoleProgress progress(options.out.quiet);
    const auto verdict = evaluate::judgeByGate(reader, *gate, run, *baseline ? &**baseline : nullptr,
                                               interruptToken(), progress);
    progress.clear();
    if (!verdict) {
        const base::Error& error = verdict.error();
        return error.code == base::ErrorCode::InputNotUsable
                   ? Outcome<int>(tl::unexpected(Failure{
                         QStringLiteral("The gate \"%1\" cannot judge this run (%2: %3).")
                             .arg(QString::fromStdString(gate->name), QString::fromStdString(error.where),
                                  QString::fromStdString(error.detail)),
                         kExitInput}))
                   : Outcome<int>(failed(error));
    }
    const std::string format = formatOf(options);
    const std::string text = format == "json"   ? results::runGateJson(*verdict)
                             : format == "text" ? results::runGateText(*verdict)
                                                : rulesText(format, verdict->gate.name, verdict->run,
                                                            results::gateRulesOf(*verdict));
    if (!options.out.quiet) {
        const std::string state = words::spaced(evaluate::limitStateName(verdict->state));
        printMessage(QStringLiteral("%1, %2: %3.")
                         .arg(QString::fromStdString(verdict->run),
                              QString::fromStdString(verdict->gate.name), QString::fromStdString(state)));
    }
    ASSAY_TRY(
        recordAlert(options, results::calledIncident(*verdict), run, *baseline ? &**baseline : nullptr));
    const int code = verdict->isTrusted() ? exitCodeOfState(verdict->state) : kExitFound;
    return written(options, text, code);
}

Outcome<int> judgeAnchors(const GateOptions& options, const workspace::Reader& reader,
                          const workspace::RunInfo& runInfo) {
    const auto chosen = baselineOf(reader, options, runInfo);
    ASSAY_TRY(chosen);
    if (!*chosen) {
        return wrongUsage(QStringLiteral("There is no baseline of this corpus yet. Name one with "
                                         "--baseline, or set one: assay runs --set-baseline."));
    }
    const base::RowId baselineId = (*chosen)->id;
    if (baselineId == runInfo.id) {
        return wrongUsage(QStringLiteral("Run %1 is the baseline of its corpus and cannot be judged against "
                                         "itself. Name another one with --baseline.")
                              .arg(runInfo.id));
    }
    const auto run = evaluate::loadNeighbourRun(reader, runInfo.id, interruptToken());
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
    const std::string format = formatOf(options);
    const results::GateNames names{run->info.name,
                                   baseline->info.name,
                                   label(*run, options.search),
                                   label(*baseline, options.baselineSearch),
                                   run->info.id,
                                   baseline->info.id};
    const std::string text =
        format == "json"   ? results::gateJson(*verdict, names)
        : format == "text" ? judgedText(run->info, baseline->info) + verdictText(*verdict)
                           : rulesText(format, "neighbour rules", names.run, results::gateRulesOf(*verdict));
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
    ASSAY_TRY(recordAlert(options, results::calledIncident(*verdict, run->info.name, words::Wording()),
                          run->info, &baseline->info));
    return written(options, text, exitCodeOfState(state));
}

// Gates of a file become those of the workspace, once they are known to be gates.
Outcome<int> keepGates(const GateOptions& options) {
    const auto gates = gatesOfFile(options.gates);
    ASSAY_TRY(gates);
    auto workspace = workspace::Workspace::open(options.workspace);
    ASSAY_TRY(workspace);
    ASSAY_TRY(workspace::saveRunGates(**workspace, evaluate::runGatesJson(*gates), options.who));
    return kExitDone;
}

} // namespace

Outcome<int> runGate(const GateOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    if (options.out.json && !options.format.empty() && options.format != "json") {
        return wrongUsage(QStringLiteral("--json prints JSON and --format %1 does not: give one of them.")
                              .arg(QString::fromStdString(options.format)));
    }
    if (!options.output.empty()) {
        const auto there = requireOutputFile(options.output, options.workspace);
        if (!there) {
            return failed(there.error());
        }
    }
    if (options.keepGates) {
        const auto kept = keepGates(options);
        ASSAY_TRY(kept);
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto run = chooseOnlyRun(opened->reader, options.run);
    ASSAY_TRY(run);
    const bool byAnchorRules =
        run->kind == evaluate::kNeighbourRuns && options.gate.empty() && options.gates.empty();
    return byAnchorRules ? judgeAnchors(options, opened->reader, *run)
                         : judgeAnyRun(options, opened->reader, *run);
}

namespace {

// Bodies of MLflow's log-batch request: one to standard output, as many as there are into a folder.
Outcome<int> exportToMlflow(const RunsOptions& options, const workspace::RunInfo& run) {
    const auto described = evaluate::describeRun(run);
    ASSAY_TRY(described);
    const std::vector<std::string> bodies = results::mlflowBatches(*described);
    if (options.output.empty()) {
        if (bodies.size() > 1) {
            return wrongUsage(QStringLiteral("This run needs %1 requests: give a folder with --output.")
                                  .arg(bodies.size()));
        }
        printOut(bodies.front());
        return kExitDone;
    }
    std::vector<formats::WrittenFile> files;
    for (const std::string& body : bodies) {
        files.push_back({fmt::format("log-batch-{:04}.json", files.size() + 1), body});
    }
    const auto written = requireOtherThan(options.workspace, options.output)
                             .and_then([&] { return requireFolderOf(options.output); })
                             .and_then([&] { return formats::saveWrittenFiles(options.output, files); });
    ASSAY_TRY(written);
    if (!options.out.quiet) {
        printMessage(
            QStringLiteral("%1: %2.").arg(QString::fromStdString(options.output.string()),
                                          counted("%n request(s)", static_cast<qint64>(files.size()))));
    }
    return kExitDone;
}

Outcome<int> exportRun(const RunsOptions& options) {
    const bool toMlflow = !options.as.empty();
    if (auto there = options.output.empty() || toMlflow
                         ? base::Result<>()
                         : requireOutputFile(options.output, options.workspace);
        !there) {
        return failed(there.error());
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const auto run = chooseRun(opened->reader, options.exported);
    ASSAY_TRY(run);
    if (toMlflow) {
        return exportToMlflow(options, *run);
    }
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
