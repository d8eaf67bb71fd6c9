#include "app/commands/command_line.h"

#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/question_commands.h"
#include "app/commands/report_command.h"
#include "app/commands/vector_commands.h"
#include "app/settings/language.h"
#include "core/base/version.h"
#include "core/formats/file_kind.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string_view>

namespace assay::app {
namespace {

constexpr std::array<std::string_view, 19> kSubcommands{"screenshot", "embed",      "export",
                                                        "freeze",     "lint",       "diff",
                                                        "import",     "sweep",      "compare-detectors",
                                                        "check",      "demo",       "decisions",
                                                        "dynamic",    "neighbours", "anchors",
                                                        "runs",       "gate",       "lint-figures",
                                                        "report"};

constexpr const char* kLanguageOption = "--language";

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::CommandLine", text);
}

std::string versionLine() {
    return "assay " + std::string(base::version()) + " (" + std::string(base::gitSha()) + ")";
}

// isVerbose() has read it already; here it is accepted and explained. Not by falling through to the program,
// as then a surplus file name would be taken for the workspace to open.
void addVerbose(CLI::App* command) {
    command->add_flag("--verbose")->description("Log more, and to standard error as well");
}

void addOutputOptions(CLI::App* command, OutputOptions& output) {
    command->add_flag("--json", output.json, "Print one JSON document on standard output");
    command->add_flag("--quiet", output.quiet, "No progress and no summary");
    addVerbose(command);
}

// "fhri-json, fhri-jsonl, …"
std::string kindsOfFiles() {
    std::string names;
    for (const std::string_view name : formats::fileKindNames()) {
        names += (names.empty() ? "" : ", ") + std::string(name);
    }
    return names + ", " + kVectorKindNames + ", " + kResultsKindName;
}

void addResultsOptions(CLI::App* command, ResultsOptions& options) {
    command
        ->add_option("--regime", options.regime,
                     "Of neighbour-results: filtered or open, for lists that say neither")
        ->check(CLI::IsMember({"filtered", "open"}));
    command->add_option("--search", options.search,
                        "Of neighbour-results: the search's name, for lists that have none");
    command
        ->add_option("--depth", options.depth,
                     "Of neighbour-results: how many results were asked for (default: the longest list)")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
    command->add_option("--window", options.window,
                        "Of neighbour-results: fixed:WIDTH or adaptive:BASE,MAX,TARGET (default: as the file "
                        "says, else adaptive:5,12,2)");
    command->add_option("--hit", options.hitAt, "Of neighbour-results: k of Hit@k (default: 1,3,5)")
        ->delimiter(',');
    command->add_option("--mrr", options.mrrAt, "Of neighbour-results: k of MRR@k (default: 20,30)")
        ->delimiter(',');
    command
        ->add_option("--filter", options.filterFields,
                     "Of neighbour-results: the fields that filtered results share with their anchor "
                     "(default: slice)")
        ->delimiter(',');
    command->add_flag("--all-kinds", options.allKinds,
                      "Of neighbour-results: headings and table debris may be gold too");
    command->add_flag("--exclude-navigational", options.excludeNavigational,
                      "Of neighbour-results: cross references are no gold");
}

CLI::App* addImport(CLI::App& program, ImportOptions& options) {
    CLI::App* command = program.add_subcommand("import", "Import files into a workspace");
    command->add_option("WORKSPACE", options.workspace, "The workspace; made when it does not exist")
        ->required();
    command->add_option("FILE", options.files, "Files; several make one set")->required();
    command->add_option("--as", options.kind,
                        "The kind, as docs/formats.md describes them (default: recognised by the content): " +
                            kindsOfFiles());
    command->add_option("--name", options.name,
                        "The name of the set or suite (default: after the file or its folder)");
    command
        ->add_option(
            "--on-collision", options.onCollision,
            "When the suite exists: refuse the import, or add to it; of another question under an id "
            "that it holds then replace (a new revision), skip, or keep-both (all of the import "
            "in a suite of its own)")
        ->check(CLI::IsMember({"refuse", "keep-both", "replace", "skip"}))
        ->capture_default_str();
    command
        ->add_option("--map", options.mapping,
                     "For plain CSV and JSON lines: COLUMN=FIELD, repeated or separated by commas "
                     "(default: by the names of the columns)")
        ->delimiter(',');
    command->add_option("--author", options.who, "Who imports (default: no name is kept)");
    command->add_option(
        "--corpus", options.corpus,
        "Of vectors and neighbour-results: the corpus they belong to (default: the only one)");
    command->add_option("--ids", options.ids,
                        "Of vectors-npy and vectors-raw: a file with a sentence's id a line (default: in the "
                        "order of the corpus)");
    command->add_option("--dimension", options.dimension, "Of vectors: the numbers that one must have");
    command->add_option("--model", options.model, "Of vectors: what they were made with");
    addResultsOptions(command, options.results);
    addOutputOptions(command, options.output);
    command->footer("Examples:\n  assay import team.assay scores/*.json --name \"June run\"\n"
                    "  assay import team.assay p3.json --name P3 --author Ada\n"
                    "  assay import team.assay faq.csv --map Frage=question_text,Antwort=answer_text\n"
                    "  assay import team.assay run.jsonl --as neighbour-results --corpus filings\n"
                    "  assay import team.assay run.trec --as neighbour-results --regime open --depth 100");
    return command;
}

CLI::App* addSweep(CLI::App& program, SweepOptions& options) {
    CLI::App* command = program.add_subcommand("sweep", "Sweep the FHRI threshold, global and per scenario");
    command->add_option("INPUT", options.inputs, "Files of scores (together one set), or one workspace")
        ->required();
    command->add_option("--set", options.set, "The scored set of the workspace");
    command->add_option("--as", options.kind, "The kind of the files: fhri-json, fhri-jsonl, fhri-csv");
    command->add_option("--output", options.folder, "The folder for the files")->required();
    command->add_option("--thresholds", options.thresholds, "FIRST:LAST:STEP, or a comma-separated list")
        ->capture_default_str();
    command->add_option("--scenarios", options.scenarios, "Only these, comma-separated")->delimiter(',');
    command->add_option("--nli-hard", options.nliHard, "From this NLI score on: contradiction")
        ->capture_default_str();
    command->add_option("--nli-soft", options.nliSoft, "From this NLI score on: for manual review")
        ->capture_default_str();
    command->add_option("--constraint", options.constraints,
                        "NAME=VALUE or NAME=off; NAME is recall_hallucination, precision_accurate or "
                        "recall_contradiction (by default 0.80, 0.90, 0.70)");
    command
        ->add_option("--weights", options.weights,
                     "Where FHRI comes from: stored, or recomputed from the components with the weights of "
                     "the document, no-entropy, source (the samples' own), or G,N,T,C,E as five numbers")
        ->capture_default_str();
    command->add_option("--bootstrap", options.bootstrap, "Bootstrap draws of the best threshold; 0: none")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{10'000'000}))
        ->capture_default_str();
    command->add_option("--splits", options.splits, "Random halves for the held-out score; 0: none")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{10'000'000}))
        ->capture_default_str();
    command->add_option("--seed", options.seed, "Of the draws and halves")->capture_default_str();
    command->add_option("--pin", options.pin,
                        "A decision, or a file of thresholds as {\"default\":0.70,\"numeric_kpi\":0.74}: the "
                        "samples whose class changes from there to each scenario's best threshold. A whole "
                        "decision judges with its own weights and NLI limit");
    command->add_option("--decision", options.decision,
                        "A decision, or a file of thresholds, to be measured on the samples");
    command
        ->add_option("--curves", options.curves,
                     "curves.json of every scope: at most so many points a curve, all, or off")
        ->capture_default_str();
    addOutputOptions(command, options.output);
    command->footer(
        "Examples:\n  assay sweep scores/*.json --output results\n"
        "  assay sweep team.assay --set \"June run\" --output results --constraint precision_accurate=off");
    return command;
}

CLI::App* addCompareDetectors(CLI::App& program, CompareDetectorsOptions& options) {
    CLI::App* command = program.add_subcommand(
        "compare-detectors", "Compare two detectors over the same samples, and say whether they differ");
    command->add_option("INPUT", options.inputs, "Files of scores (together one set), or one workspace")
        ->required();
    command->add_option("--set", options.set, "The scored set of the workspace");
    command->add_option("--as", options.kind, "The kind of the files: fhri-json, fhri-jsonl, fhri-csv");
    command
        ->add_option("--a", options.a,
                     "The first detector: stored (the samples' FHRI), predicted (their stored prediction), "
                     "full, no-entropy, source (their own weights), or G,N,T,C,E as five weights")
        ->capture_default_str();
    command->add_option("--b", options.b, "The second one")->capture_default_str();
    CLI::Option* filesB =
        command->add_option("--b-files", options.filesB,
                            "Files of scores for the second one: the same samples, matched by their ids");
    command
        ->add_option(
            "--b-set", options.setB,
            "Another set of the workspace for the second one: the same samples, matched by their ids")
        ->excludes(filesB);
    command
        ->add_option("--thresholds", options.thresholds,
                     "default (predetermined, by scenario), one number for all, or a file as "
                     "{\"default\":0.70,\"numeric_kpi\":0.74}")
        ->capture_default_str();
    command
        ->add_option("--nli-hard", options.nliHard,
                     "From this NLI score on: contradiction (default: that of the decision where "
                     "--thresholds names a whole one, else 0.4)")
        ->check(CLI::Range(0.0, 1.0));
    addOutputOptions(command, options.output);
    command->footer("Examples:\n  assay compare-detectors scores/*.json --json\n"
                    "  assay compare-detectors team.assay --set \"June run\" --a predicted --b stored\n"
                    "  assay compare-detectors june.jsonl --a stored --b stored --b-files july.jsonl\n"
                    "  assay compare-detectors team.assay --set \"June run\" --b-set \"July run\" "
                    "--a stored --b stored");
    return command;
}

CLI::App* addDynamic(CLI::App& program, DynamicOptions& options) {
    CLI::App* command = program.add_subcommand(
        "dynamic", "Ask a chat backend a sample of a set's questions, and judge what it answers");
    command->add_option("WORKSPACE", options.workspace, "The workspace; every reply is kept in it")
        ->required();
    command->add_option("--set", options.set, "The scored set");
    command->add_option("--url", options.url, "The backend; questions go to URL/ask")->required();
    command->add_option("--settings", options.settings,
                        "A JSON file: the body, where in the reply what stands, attempts, back-off");
    command->add_option("--per-scenario", options.perScenario, "Samples drawn from each scenario (20)");
    command->add_option("--seed", options.seed, "Of the draw (42)");
    command->add_option("--parallel", options.parallel, "Requests at once (4)");
    command->add_option("--rate", options.rate, "Requests a second at most, as 2 or 2/s");
    command->add_option("--timeout", options.timeoutSeconds, "Seconds for each request (90)");
    CLI::Option* resume = command->add_option("--resume", options.resume, "Go on with the run of this name");
    command->add_option("--name", options.name, "The new run's name (default: after the time)")
        ->excludes(resume);
    command->add_flag("--retry-failed", options.retryFailed, "Ask again what failed")->needs(resume);
    command
        ->add_option("--thresholds", options.thresholds,
                     "default (predetermined, by scenario), one number for all, or a file as "
                     "{\"default\":0.70,\"numeric_kpi\":0.74}")
        ->capture_default_str();
    addOutputOptions(command, options.output);
    command->footer("A token for the backend is taken from the environment variable ASSAY_ASK_TOKEN and kept "
                    "nowhere.\nExit code 5 when the backend answered nothing.\nExample:\n"
                    "  assay dynamic team.assay --set \"June run\" --url http://localhost:8000");
    return command;
}

CLI::App* addCheck(CLI::App& program, CheckOptions& options) {
    CLI::App* command =
        program.add_subcommand("check", "Check a workspace: the file, every reference, count and hash in it");
    command->add_option("WORKSPACE", options.workspace, "The workspace")->required();
    addOutputOptions(command, options.output);
    command->footer("Exit code 1 when something is found.\nExample:\n  assay check team.assay");
    return command;
}

CLI::App* addDecisions(CLI::App& program, DecisionsOptions& options) {
    CLI::App* command =
        program.add_subcommand("decisions", "List, export or import the decided thresholds of a workspace");
    command->add_option("WORKSPACE", options.workspace, "The workspace")->required();
    CLI::Option* exported =
        command->add_option("--export", options.exportName, "Export the decision of this name");
    command->add_option("--output", options.output, "The file for it (default: standard output)")
        ->needs(exported);
    command->add_flag("--full", options.full, "All of the decision, not only its thresholds")
        ->needs(exported);
    CLI::Option* imported = command->add_option("--import", options.importFile,
                                                "Import thresholds from a JSON file as a decision");
    imported->excludes(exported);
    command->add_option("--name", options.name, "The decision's name (default: as in the file, or its name)")
        ->needs(imported);
    command->add_option("--author", options.author, "Who decided")->needs(imported);
    command->add_option("--reason", options.reason, "Why")->needs(imported);
    command->add_flag("--json", options.json, "Print one JSON document on standard output");
    command->add_flag("--quiet", options.quiet, "No summary");
    addVerbose(command);
    command->footer("Examples:\n  assay decisions team.assay --export November --output thresholds.json\n"
                    "  assay decisions team.assay --import thresholds.json --name November --author Ada");
    return command;
}

CLI::App* addDemo(CLI::App& program, DemoOptions& options) {
    CLI::App* command = program.add_subcommand("demo", "Make the demo workspace and open it");
    command->add_option("FILE", options.workspace, "Where (default: in your data folder)");
    command->add_flag("--no-window", options.noWindow, "Run the demo's evaluations without a window");
    addOutputOptions(command, options.output);
    command->footer(
        "All of the demo is generated (seed 42); its companies do not exist.\nExample:\n  assay demo");
    return command;
}

void addLanguage(CLI::App& program, std::optional<std::string>& language) {
    std::vector<std::string> choices{systemLanguage().toStdString()};
    for (const Language& each : languages()) {
        choices.push_back(each.tag.toStdString());
    }
    program
        .add_option(kLanguageOption, language,
                    "The window's language (default: as in the settings), or a report's")
        ->check(CLI::IsMember(choices));
}

#if defined(_WIN32) || defined(__APPLE__)
constexpr bool kAlwaysHasDisplay = true;
#else
constexpr bool kAlwaysHasDisplay = false;
#endif

bool hasDisplay() {
    const auto set = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return kAlwaysHasDisplay || set("DISPLAY") || set("WAYLAND_DISPLAY") || set("QT_QPA_PLATFORM");
}

CommandLineOutcome run(int argc, const char* const* argv) {
    CommandLineOutcome outcome;
    CLI::App program(
        "Assay tests gold: it measures financial question answering, and the gold it is measured with.",
        "assay");
    program.set_version_flag("--version", versionLine());
    program.require_subcommand(0, 1);
    addVerbose(&program);
    addLanguage(program, outcome.language);
    program.footer(
        "Without a subcommand the window opens.\nExit codes: 0 done, 1 a check found something, 2 wrong "
        "usage, 3 the input is not usable,\n4 file or workspace trouble, 5 a remote service failed, 130 "
        "interrupted.");
    EmbedOptions embed;
    ImportOptions import;
    SweepOptions sweep;
    CompareDetectorsOptions compare;
    DynamicOptions dynamic;
    CheckOptions check;
    DemoOptions demo;
    DecisionsOptions decisions;
    ExportOptions exporting;
    FreezeOptions freeze;
    LintOptions lint;
    DiffOptions diff;
    NeighboursOptions neighbours;
    AnchorsOptions anchors;
    RunsOptions runs;
    GateOptions gate;
    FiguresLintOptions figures;
    ReportOptions report;
    ScreenshotOptions screenshot;
    const CLI::App* importCommand = addImport(program, import);
    const CLI::App* embedCommand = addEmbed(program, embed);
    const CLI::App* exportCommand = addExport(program, exporting);
    const CLI::App* freezeCommand = addFreeze(program, freeze);
    const CLI::App* lintCommand = addLint(program, lint);
    const CLI::App* diffCommand = addDiff(program, diff);
    const CLI::App* neighboursCommand = addNeighbours(program, neighbours);
    const CLI::App* anchorsCommand = addAnchors(program, anchors);
    const CLI::App* runsCommand = addRuns(program, runs);
    const CLI::App* gateCommand = addGate(program, gate);
    const CLI::App* figuresCommand = addFiguresLint(program, figures);
    const CLI::App* reportCommand = addReport(program, report);
    const CLI::App* sweepCommand = addSweep(program, sweep);
    const CLI::App* compareCommand = addCompareDetectors(program, compare);
    const CLI::App* dynamicCommand = addDynamic(program, dynamic);
    const CLI::App* checkCommand = addCheck(program, check);
    const CLI::App* demoCommand = addDemo(program, demo);
    const CLI::App* decisionsCommand = addDecisions(program, decisions);
    const CLI::App* screenshotCommand = addScreenshot(program, screenshot);
    std::filesystem::path workspace;
    program.add_option("WORKSPACE", workspace, "The workspace to open in the window");
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        outcome.exitCode = program.exit(error) == 0 ? kExitDone : kExitUsage;
        return outcome;
    }
    const auto started = std::chrono::steady_clock::now();
    for (const CLI::App* command : program.get_subcommands()) {
        qInfo("%s: %s", versionLine().c_str(), command->get_name().c_str());
    }
    if (importCommand->parsed()) {
        outcome.exitCode = runImport(import);
    } else if (embedCommand->parsed()) {
        outcome.exitCode = runEmbed(embed);
    } else if (exportCommand->parsed()) {
        outcome.exitCode = runExport(exporting);
    } else if (freezeCommand->parsed()) {
        outcome.exitCode = runFreeze(freeze);
    } else if (lintCommand->parsed()) {
        outcome.exitCode = runLint(lint);
    } else if (diffCommand->parsed()) {
        outcome.exitCode = runDiff(diff);
    } else if (neighboursCommand->parsed()) {
        outcome.exitCode = runNeighbours(neighbours);
    } else if (anchorsCommand->parsed()) {
        outcome.exitCode = runAnchors(anchors);
    } else if (runsCommand->parsed()) {
        outcome.exitCode = runRuns(runs);
    } else if (gateCommand->parsed()) {
        outcome.exitCode = runGate(gate);
    } else if (figuresCommand->parsed()) {
        outcome.exitCode = runFiguresLint(figures);
    } else if (reportCommand->parsed()) {
        if (!report.language && outcome.language != systemLanguage().toStdString()) {
            report.language = outcome.language;
        }
        outcome.exitCode = runReport(report);
    } else if (sweepCommand->parsed()) {
        outcome.exitCode = runSweep(sweep);
    } else if (compareCommand->parsed()) {
        outcome.exitCode = runCompareDetectors(compare);
    } else if (dynamicCommand->parsed()) {
        outcome.exitCode = runDynamic(dynamic);
    } else if (checkCommand->parsed()) {
        outcome.exitCode = runCheck(check);
    } else if (decisionsCommand->parsed()) {
        outcome.exitCode = runDecisions(decisions);
    } else if (screenshotCommand->parsed()) {
        const int checked = checkScreenshot(screenshot);
        if (checked == kExitDone) {
            outcome.screenshot = screenshot;
        } else {
            outcome.exitCode = checked;
        }
    } else if (demoCommand->parsed()) {
        const int made = makeDemo(demo);
        if (made != kExitDone) {
            outcome.exitCode = made;
        } else if (demo.noWindow || demo.output.json || !hasDisplay()) {
            outcome.exitCode = runDemoHeadless(demo);
        } else {
            outcome.workspace = demo.workspace;
            outcome.welcomeDemo = true;
        }
    } else if (!hasDisplay()) {
        outcome.exitCode = printFailure(
            wrongUsage(
                workspace.empty()
                    ? translated("There is no display for the window. assay --help lists what works without.")
                    : translated("\"%1\" is no command, and there is no display to open a workspace in. "
                                 "assay --help lists the commands.")
                          .arg(QString::fromStdString(workspace.string())))
                .value());
    } else if (!workspace.empty()) {
        outcome.workspace = workspace;
    }
    if (outcome.exitCode) {
        const auto duration = std::chrono::steady_clock::now() - started;
        qInfo(
            "exit code %d after %lld ms", *outcome.exitCode,
            static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(duration).count()));
    }
    return outcome;
}

} // namespace

bool isHeadless(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == "--help" || argument == "-h" || argument == "--version") {
            return true;
        }
        if (argument == kLanguageOption) {
            ++i; // what follows is no file
            continue;
        }
        if (argument.starts_with("-")) {
            continue;
        }
        for (const std::string_view name : kSubcommands) {
            if (argument == name) {
                return true;
            }
        }
        return false; // a workspace to open
    }
    return false;
}

bool isPainting(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == kLanguageOption) {
            ++i; // what follows is no command
        } else if (!argument.starts_with("-")) {
            return argument == "report";
        }
    }
    return false;
}

void paintWithoutDisplay() {
    if (!kAlwaysHasDisplay) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

bool isVerbose(int argc, const char* const* argv) {
    return std::any_of(argv + std::min(argc, 1), argv + argc,
                       [](std::string_view argument) { return argument == "--verbose"; });
}

CommandLineOutcome runCommandLine(int argc, const char* const* argv) {
    CommandLineOutcome outcome;
    const int exitCode = runCaught([&] {
        outcome = run(argc, argv);
        return kExitDone;
    });
    if (exitCode != kExitDone) {
        outcome.exitCode = exitCode;
    }
    return outcome;
}

} // namespace assay::app
