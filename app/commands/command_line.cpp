#include "app/commands/command_line.h"

#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/output_arguments.h"
#include "app/commands/question_commands.h"
#include "app/commands/report_command.h"
#include "app/commands/score_commands.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_names.h"
#include "app/settings/language.h"
#include "core/base/version.h"
#include "core/formats/file_kind.h"

#include <CLI/CLI.hpp>

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <string_view>

namespace assay::app {
namespace {

constexpr std::array<std::string_view, 20> kSubcommands{"screenshot", "embed",      "export",
                                                        "freeze",     "lint",       "diff",
                                                        "import",     "sweep",      "compare-detectors",
                                                        "check",      "demo",       "decisions",
                                                        "dynamic",    "neighbours", "anchors",
                                                        "runs",       "gate",       "lint-figures",
                                                        "report",     "list"};

constexpr const char* kLanguageOption = "--language";

std::string versionLine() {
    return "assay " + std::string(base::version()) + " (" + std::string(base::gitSha()) + ")";
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
                            formats::fileKindNames(formats::isAnyContent));
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

CLI::App* addCheck(CLI::App& program, CheckOptions& options) {
    CLI::App* command =
        program.add_subcommand("check", "Check a workspace: the file, every reference, count and hash in it");
    command->add_option("WORKSPACE", options.workspace, "The workspace")->required();
    addOutputOptions(command, options.output);
    command->footer("Exit code 1 when something is found.\nExample:\n  assay check team.assay");
    return command;
}

CLI::App* addList(CLI::App& program, ListOptions& options) {
    CLI::App* command = program.add_subcommand("list", "List what the things in a workspace are called");
    command->add_option("WORKSPACE", options.workspace, "The workspace")->required();
    std::vector<std::string> keys;
    for (const NamedKind kind : namedKinds()) {
        keys.emplace_back(namedKindKey(kind));
    }
    command->add_option("--kind", options.kind, "Only of this kind")->check(CLI::IsMember(keys));
    addOutputOptions(command, options.output);
    command->footer("A line each: the kind, the name, of what it is, and the number of a run.\nExample:\n"
                    "  assay list team.assay --kind suites");
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
    ListOptions list;
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
    const CLI::App* listCommand = addList(program, list);
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
    } else if (listCommand->parsed()) {
        outcome.exitCode = runList(list);
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
                    ? QStringLiteral(
                          "There is no display for the window. assay --help lists what works without.")
                    : QStringLiteral("\"%1\" is no command, and there is no display to open a workspace in. "
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
