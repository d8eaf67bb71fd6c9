// PostgreSQL with pgvector as an engine, by libpq: one table, whose rows are sentences (postgres_sql.h has
// what columns are called). Exact search by default; with `exact: false` the table's HNSW or IVF index is
// used, and lists are no longer than "ef_search" (100). Filters are WHERE clauses; full text is PostgreSQL's
// own, which is no BM25.
//
// Variables of the connection, beside those of postgres_sql.h: "index" ("hnsw", "ivfflat": what is made when
// a corpus has been sent), "ef_search", "probes", "iterative_scan" (pgvector's settings), "sslmode"
// ("verify-full" unless the server is on this machine; there also "disable", "prefer" and "require"),
// "sslrootcert" (a file of certificates; the system's by default).
//
// Each statement has the connection's time limit, on the server and here; what may pass is tried again with
// back-off. At most `maxParallel` connections are open, and kept. Replies above 256 MB are refused.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/retrieval/remote/remote_engine.h"

#include <memory>
#include <string>

namespace assay::retrieval {

inline constexpr std::string_view kPostgresEngine = "postgresql"; // EngineConnection::engine

// `key`: the password; empty: none. Nothing is asked yet. Errors: InvalidArgument (`where` the setting).
[[nodiscard]] base::Result<std::shared_ptr<RemoteEngine>>
makePostgresEngine(const EngineConnection& connection, const std::string& key);

} // namespace assay::retrieval
