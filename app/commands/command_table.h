// The subcommands: a row each, which the command line walks. A new one is a row, its options and what it
// does.
#pragma once

#include "app/commands/command_line.h"
#include "app/commands/failure.h"

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace CLI {
class App;
}

namespace assay::app {

// What a subcommand does once its options are read. It gives the exit code, or nullopt and says in `outcome`
// what the window is to do.
using CommandWork = std::function<Outcome<std::optional<int>>(CommandLineOutcome& outcome)>;

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
