#include "app/commands/command_table.h"

#include "app/commands/answers_command.h"
#include "app/commands/ask_command.h"
#include "app/commands/commands.h"
#include "app/commands/display.h"
#include "app/commands/engine_commands.h"
#include "app/commands/exit_code.h"
#include "app/commands/mining_command.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/paraphrase_command.h"
#include "app/commands/question_commands.h"
#include "app/commands/report_command.h"
#include "app/commands/retrieval_command.h"
#include "app/commands/rubric_command.h"
#include "app/commands/run_history_commands.h"
#include "app/commands/score_commands.h"
#include "app/commands/screenshot_command.h"
#include "app/commands/vector_commands.h"
#include "app/settings/language.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <memory>
#include <type_traits>

namespace assay::app {
namespace {

// A report is in the program's language when it has none of its own, but never in the system's.
Outcome<std::optional<int>> report(ReportOptions& options, CommandLineOutcome& outcome) {
    if (!options.language && outcome.language != systemLanguage().toStdString()) {
        options.language = outcome.language;
    }
    return runReport(options);
}

Outcome<std::optional<int>> screenshot(const ScreenshotOptions& options, CommandLineOutcome& outcome) {
    ASSAY_TRY(checkScreenshot(options));
    outcome.screenshot = options;
    return std::nullopt;
}

Outcome<std::optional<int>> demo(DemoOptions& options, CommandLineOutcome& outcome) {
    ASSAY_TRY(makeDemo(options));
    if (options.noWindow || options.output.json || !hasDisplay()) {
        return runDemoHeadless(options);
    }
    outcome.workspace = options.workspace;
    outcome.welcomeDemo = true;
    return std::nullopt;
}

template <typename Options, void (*add)(CLI::App&, Options&), auto run>
CommandWork prepare(CLI::App& command) {
    const auto options = std::make_shared<Options>();
    add(command, *options);
    return [options](CommandLineOutcome& outcome) -> Outcome<std::optional<int>> {
        if constexpr (std::is_invocable_v<decltype(run), const Options&>) {
            return run(*options);
        } else {
            return run(*options, outcome);
        }
    };
}

constexpr std::array<Command, 35> kCommands{{
    {"import", "Import files into a workspace", prepare<ImportOptions, addImport, runImport>},
    {"embed", "Make the vectors of a corpus: from its own words (LSA), or by an embeddings service",
     prepare<EmbedOptions, addEmbed, runEmbed>},
    {"engines", "List the connections to engines over the network, or ask one what it is",
     prepare<EnginesOptions, addEngines, runEngines>},
    {"send", "Send a corpus to an engine, go on with it, or remove what was sent",
     prepare<SendOptions, addSend, runSend>},
    {"export",
     "Write a suite or a frozen version of one in any supported format, or bundles, answers or "
     "a list as they came",
     prepare<ExportOptions, addExport, runExport>},
    {"freeze", "Freeze a suite as it is now, as a version that never changes",
     prepare<FreezeOptions, addFreeze, runFreeze>},
    {"lint", "Check the questions of a suite, and suspect the bad ones",
     prepare<LintOptions, addLint, runLint>},
    {"similar", "Find the questions nearest to one, by vectors of their texts",
     prepare<SimilarOptions, addSimilar, runSimilar>},
    {"diff", "List what one suite or version has that another has not: added, removed, changed",
     prepare<DiffOptions, addDiff, runDiff>},
    {"neighbours", "Test whether a search finds the sentences that stand beside an anchor",
     prepare<NeighboursOptions, addNeighbours, runNeighbours>},
    {"anchors", "List, draw, import or export the anchor sets of a corpus",
     prepare<AnchorsOptions, addAnchors, runAnchors>},
    {"runs", "List the runs of a workspace, newest first", prepare<RunsOptions, addRuns, runRuns>},
    {"gate", "Judge a run of any kind by limits, absolute or against its baseline",
     prepare<GateOptions, addGate, runGate>},
    {"compare", "Show by how much two runs of one kind differ, and whether that is luck",
     prepare<CompareOptions, addCompare, runCompare>},
    {"rerun", "Make a stored run again, and say whether it is the same",
     prepare<RerunOptions, addRerun, runRerun>},
    {"lint-figures", "Check whether figures from elsewhere can be true together",
     prepare<FiguresLintOptions, addFiguresLint, runFiguresLint>},
    {"mine", "Find figures, risks and definitions in a corpus, and bundles for questions",
     prepare<MineOptions, addMine, runMine>},
    {"paraphrase", "Add other wordings of gold questions, by hand or from a chat service",
     prepare<ParaphraseOptions, addParaphrase, runParaphrase>},
    {"retrieval", "Measure ranked lists: files as trec_eval does, or what answers a suite's questions",
     prepare<RetrievalOptions, addRetrieval, runRetrieval>},
    {"tune-alpha", "Find how much of a hybrid search should be vectors, from two lists",
     prepare<TuneAlphaOptions, addTuneAlpha, runTuneAlpha>},
    {"answers", "Measure the answers of a system against gold questions by a rubric",
     prepare<AnswersOptions, addAnswers, runAnswersCommand>},
    {"rubric", "List the rubrics of a workspace, or write and read one as JSON",
     prepare<RubricOptions, addRubric, runRubric>},
    {"ask", "Let a system answer a suite, through a chat service", prepare<AskOptions, addAsk, runAsk>},
    {"report", "Write a report of a workspace: the review pack", prepare<ReportOptions, addReport, report>,
     true},
    {"sweep", "Sweep the FHRI threshold, global and per scenario", prepare<SweepOptions, addSweep, runSweep>},
    {"compare-detectors", "Compare two detectors over the same samples, and say whether they differ",
     prepare<CompareDetectorsOptions, addCompareDetectors, runCompareDetectors>},
    {"dynamic", "Ask a chat backend a sample of a set's questions, and judge what it answers",
     prepare<DynamicOptions, addDynamic, runDynamic>},
    {"check", "Check a workspace: the file, every reference, count and hash in it",
     prepare<CheckOptions, addCheck, runCheck>},
    {"merge", "Take what another copy of a workspace has: questions, reviews, runs",
     prepare<MergeCommandOptions, addMerge, runMerge>},
    {"list", "List what the things in a workspace are called", prepare<ListOptions, addList, runList>},
    {"demo", "Make the demo workspace and open it", prepare<DemoOptions, addDemo, demo>},
    {"decisions", "List, export or import the decided thresholds of a workspace",
     prepare<DecisionsOptions, addDecisions, runDecisions>},
    {"history", "Show how systems did on each question over time, or a figure of runs over time",
     prepare<HistoryOptions, addHistory, runHistory>},
    {"incidents", "List, record, change or remove incidents and releases",
     prepare<IncidentsOptions, addIncidents, runIncidents>},
    {"screenshot", "Save a picture of a page of the window, without a display",
     prepare<ScreenshotOptions, addScreenshot, screenshot>},
}};

} // namespace

std::span<const Command> commands() {
    return kCommands;
}

const Command* commandNamed(std::string_view name) {
    const auto* const found =
        std::ranges::find_if(kCommands, [name](const Command& command) { return command.name == name; });
    return found == kCommands.end() ? nullptr : found;
}

} // namespace assay::app
