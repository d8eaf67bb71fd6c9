// The commands about engines over the network: what connections there are, and sending a corpus to one.
#pragma once

#include "app/commands/failure.h"
#include "app/commands/shared_options.h"
#include "core/retrieval/remote/remote_engine.h"

#include <filesystem>
#include <memory>
#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace assay::app {

struct EnginesOptions {
    std::string probe; // asks the engine of this connection what it is
    OutputOptions out;
};

struct SendOptions {
    std::filesystem::path workspace;
    std::string corpus;
    std::string embeddings; // empty: without vectors, unless there is one set
    bool textsOnly = false;
    std::string engine;
    bool onlyEstimate = false;
    bool onlyCheck = false;
    std::string remove; // ENGINE/COLLECTION, as a person confirms it
    OutputOptions out;
};

// The engine of a connection of the settings, with its key. `collection`: that it is to have; empty: any.
Outcome<std::shared_ptr<retrieval::RemoteEngine>> engineOfConnection(const std::string& name,
                                                                     const std::string& collection);

void addEngines(CLI::App& command, EnginesOptions& options);
void addSend(CLI::App& command, SendOptions& options);
Outcome<int> runEngines(const EnginesOptions& options);
Outcome<int> runSend(const SendOptions& options);

} // namespace assay::app
