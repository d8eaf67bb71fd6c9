#include "app/commands/command_line.h"

#include "app/commands/command_table.h"
#include "app/commands/console.h"
#include "app/commands/display.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/shared_options.h"
#include "app/settings/language.h"
#include "core/base/version.h"

#include <CLI/CLI.hpp>

#include <QtGlobal>
#include <algorithm>
#include <chrono>
#include <map>
#include <string_view>

namespace assay::app {
namespace {

constexpr const char* kLanguageOption = "--language";

std::string versionLine() {
    return "assay " + std::string(base::version()) + " (" + std::string(base::gitSha()) + ")";
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

// Without a subcommand.
Outcome<std::optional<int>> openWindow(const std::filesystem::path& workspace, CommandLineOutcome& outcome) {
    if (hasDisplay()) {
        outcome.workspace = workspace.empty() ? std::nullopt : std::optional(workspace);
        return std::nullopt;
    }
    return wrongUsage(
        workspace.empty()
            ? QStringLiteral("There is no display for the window. assay --help lists what works without.")
            : QStringLiteral("\"%1\" is no command, and there is no display to open a workspace in. "
                             "assay --help lists the commands.")
                  .arg(QString::fromStdString(workspace.string())));
}

CommandLineOutcome run(int argc, const char* const* argv) {
    CommandLineOutcome outcome;
    CLI::App program(
        "Assay tests gold: it measures financial question answering, and the gold it is measured with.",
        "assay");
    program.set_version_flag("--version", versionLine());
    program.require_subcommand(0, 1);
    addVerbose(program);
    addLanguage(program, outcome.language);
    program.footer(
        "Without a subcommand the window opens.\nExit codes: 0 done, 1 a check found something, 2 wrong "
        "usage, 3 the input is not usable,\n4 file or workspace trouble, 5 a remote service failed, 130 "
        "interrupted.");
    std::map<const CLI::App*, CommandWork> works;
    for (const Command& row : commands()) {
        CLI::App* command = program.add_subcommand(row.name, row.summary);
        works[command] = row.prepare(*command);
    }
    std::filesystem::path workspace;
    program.add_option("WORKSPACE", workspace, "The workspace to open in the window");
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        outcome.exitCode = program.exit(error) == 0 ? kExitDone : kExitUsage;
        return outcome;
    }
    const auto started = std::chrono::steady_clock::now();
    const auto parsed = program.get_subcommands();
    if (!parsed.empty()) {
        qInfo("%s: %s", versionLine().c_str(), parsed.front()->get_name().c_str());
    }
    const auto done = parsed.empty() ? openWindow(workspace, outcome) : works[parsed.front()](outcome);
    outcome.exitCode = done ? *done : printFailure(done.error());
    if (outcome.exitCode) {
        const auto duration = std::chrono::steady_clock::now() - started;
        qInfo(
            "exit code %d after %lld ms", *outcome.exitCode,
            static_cast<long long>(std::chrono::duration_cast<std::chrono::milliseconds>(duration).count()));
    }
    return outcome;
}

// Options that are answered without a command.
bool isAnswered(std::string_view option) {
    return option == "--help" || option == "-h" || option == "--version";
}

// The first argument that says what is wanted: a command, a workspace to open, or one of those options.
std::string_view firstWord(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument == kLanguageOption) {
            ++i; // what follows is no name
        } else if (!argument.starts_with("-") || isAnswered(argument)) {
            return argument;
        }
    }
    return {};
}

} // namespace

bool isHeadless(int argc, const char* const* argv) {
    const std::string_view word = firstWord(argc, argv);
    return isAnswered(word) || commandNamed(word) != nullptr;
}

bool isPainting(int argc, const char* const* argv) {
    const Command* const command = commandNamed(firstWord(argc, argv));
    return command != nullptr && command->isPainting;
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
