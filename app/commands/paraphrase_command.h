// `assay paraphrase`: other wordings of gold questions, by hand or from a chat service
// (docs/guide/command_line.md).
#pragma once

#include "app/commands/chat_service_arguments.h"
#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <filesystem>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct ParaphraseOptions {
    std::filesystem::path workspace;
    std::string suite;
    std::vector<std::string> questions; // ids; empty: all without a paraphrase
    std::vector<std::string> texts;     // by hand, of the one question that is named
    std::string endpoint;               // empty: by hand
    std::string model;
    int each = 3;
    ChatServiceOptions service;
    std::string who;
    OutputOptions output;
};

void addParaphrase(CLI::App& command, ParaphraseOptions& options);
Outcome<int> runParaphrase(const ParaphraseOptions& options);

} // namespace assay::app
