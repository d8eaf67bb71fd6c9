// Engines over HTTP: one client, whose requests and replies are those of a template (engine_template.h).
// Requests go over kept connections, at most `maxParallel` at once and `maxPerSecond` a second; what may pass
// (408, 429, 5xx, a failed connection) is tried again with back-off, half of it left to chance, honouring
// Retry-After, as long as the time limit lasts, which is for all attempts of a request. Certificates are
// verified, redirects not followed, replies bounded. A document is named by its sentence id, so that writing
// one twice leaves one.
//
//     ASSAY_TRY(auto engine, openEngine(connection, key, templatesFolder));
//     ASSAY_TRY(auto answers, engine->query(RemoteMode::Vector, queries, stop));
//     if (answers[0].failure) { … } // counted, never a miss
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/retrieval/remote/engine_template.h"
#include "core/retrieval/remote/remote_engine.h"

#include <functional>
#include <memory>
#include <string>

namespace assay::retrieval {

// `key`: the secret; empty: none. Nothing is sent yet. Errors: InvalidArgument (settings; `where` "key").
[[nodiscard]] base::Result<std::shared_ptr<RemoteEngine>>
makeHttpEngine(const EngineConnection& connection, std::shared_ptr<const EngineTemplate> form,
               const std::string& key);

// The engine of a connection, whichever it is. `folder`: of the user's own templates ("": none). Errors:
// NotFound (no such template), those of makeHttpEngine().
[[nodiscard]] base::Result<std::shared_ptr<RemoteEngine>>
openEngine(const EngineConnection& connection, const std::string& key, const std::string& folder);

// Opens the engine that a connection of the user's settings names. Errors: NotFound (`where` "engine": there
// is no connection of that name), those of openEngine().
using EngineSource = std::function<base::Result<std::shared_ptr<RemoteEngine>>(const std::string& name)>;

} // namespace assay::retrieval
