// `assay ask`: a system answers a suite through a chat service.
#pragma once

#include "app/commands/chat_service_arguments.h"
#include "app/commands/failure.h"
#include "app/commands/shared_options.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct AskOptions {
    std::filesystem::path workspace;
    std::string suite;
    std::string name;
    std::vector<std::string> endpoints;
    std::vector<std::string> models;            // of each endpoint, or one for all
    std::vector<std::filesystem::path> prompts; // empty: the question as it is
    ChatServiceOptions service;
    std::optional<std::int64_t> limit;
    bool resume = false;
    bool leaveFailed = false;
    bool onlyEstimate = false;
    OutputOptions output;
};

void addAsk(CLI::App& command, AskOptions& options);
Outcome<int> runAsk(const AskOptions& options);

} // namespace assay::app
