// The subcommands: a row each, which the command line walks. A new one is a row, its options and what it
// does.
#pragma once

#include "app/commands/command_line.h"

#include <functional>
#include <span>
#include <string_view>

namespace CLI {
class App;
}

namespace assay::app {

// What a subcommand does once its options are read. It sets the exit code, or leaves the window to do.
using CommandWork = std::function<void(CommandLineOutcome& outcome)>;

struct Command {
    const char* name;
    const char* summary;                       // its line in the list of commands
    CommandWork (*prepare)(CLI::App& command); // declares the options; what it gives keeps them
    bool isPainting = false;                   // it paints pages, so that it needs a QGuiApplication
};

// In the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();

// Null: no command is called so.
[[nodiscard]] const Command* commandNamed(std::string_view name);

} // namespace assay::app
