// `assay mine`: views and bundles of a corpus (docs/formats.md, docs/guide/command_line.md).
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct MineOptions {
    std::filesystem::path workspace;
    std::string corpus; // may be left out when the workspace has only one
    std::vector<int> views;
    std::filesystem::path patterns; // empty: those of the workspace
    std::uint64_t seed = 42;
    std::filesystem::path output;
    std::string bundles;      // the name of a set that is to hold them; empty: none is made
    std::string draft;        // the suite that drafts are made in; empty: none is
    std::string categories;   // of drafts, "A,C"; empty: all
    std::int64_t drafts = 10; // how many
    std::string name;         // of the run; empty: that of the corpus
    std::string who;
    OutputOptions out;
};

void addMine(CLI::App& command, MineOptions& options);

Outcome<int> runMine(const MineOptions& options);

} // namespace assay::app
