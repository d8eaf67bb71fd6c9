// The headless command line: `assay SUBCOMMAND …`. Reads the arguments, runs one command, gives the exit
// code. No display is needed; nothing is shown in a window.
#pragma once

#include "app/commands/screenshot_command.h"

#include <filesystem>
#include <optional>
#include <string>

namespace assay::app {

// What is left to do after the arguments were read.
struct CommandLineOutcome {
    std::optional<int> exitCode; // set when the process is to end with it
    std::optional<std::filesystem::path>
        workspace;                               // else the window opens, on this workspace if one is named
    bool welcomeDemo = false;                    // the window opens on the demo, just made
    std::optional<ScreenshotOptions> screenshot; // the window is only rendered, into a file
    std::optional<std::string> language;         // the window's, instead of the one in the settings
};

// Whether the arguments name a subcommand (or ask for help or the version), so that no display is needed.
// `demo` may still open the window afterwards.
[[nodiscard]] bool isHeadless(int argc, const char* const* argv);

// Whether the command paints pages, so that it needs a QGuiApplication, without a display.
[[nodiscard]] bool isPainting(int argc, const char* const* argv);

// Whether --verbose is among the arguments, so that the log can start before they are read.
[[nodiscard]] bool isVerbose(int argc, const char* const* argv);

// Needs a QCoreApplication. Logs the command, its inputs, counts, duration and exit code; nothing of what
// stands in the data. Throws nothing: what should never have been thrown is printed and gives exit code 4.
[[nodiscard]] CommandLineOutcome runCommandLine(int argc, const char* const* argv);

} // namespace assay::app
