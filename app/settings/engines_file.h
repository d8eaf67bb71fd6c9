// Where a person's connections to engines stand: a file in their own settings folder, never one of a
// workspace.
#pragma once

#include "core/retrieval/remote/engine_connection.h"
#include "core/retrieval/remote/http_engine.h"

#include <QString>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::app {

// engines.json beside the program's settings; it need not be there. The variable ASSAY_ENGINES names another.
[[nodiscard]] QString enginesFile();
// The folder of a person's own templates, beside it; it need not be there.
[[nodiscard]] QString engineTemplatesFolder();

// Empty where there is no engines.json. Errors: FileNotFound (the file that ASSAY_ENGINES names),
// FileNotReadable, those of readEngineConnections().
[[nodiscard]] base::Result<std::vector<retrieval::EngineConnection>> engineConnections();
// Errors: FileNotWritable, those of checkEngineConnection() and readEngineConnections().
[[nodiscard]] base::Result<>
saveEngineConnections(const std::vector<retrieval::EngineConnection>& connections);

// Error: NotFound (`where` "engine").
[[nodiscard]] base::Result<retrieval::EngineConnection> engineConnection(const std::string& name);

// The key of a connection, from its variable of the environment or the key ring; empty: it names neither. May
// wait for a person who unlocks the ring. Errors: NotFound (`where` "key"), those of keyFromRing().
[[nodiscard]] base::Result<std::string> engineKey(const retrieval::EngineConnection& connection);

// Asks the engine what the collection is. Errors: those of engineKey(), openEngine() and describe().
[[nodiscard]] base::Result<retrieval::RemoteCollection>
probedEngine(const retrieval::EngineConnection& connection, const std::stop_token& stop);

// Opens them by name, for searches. Reads the file when it is asked.
[[nodiscard]] retrieval::EngineSource engineSource();

} // namespace assay::app
