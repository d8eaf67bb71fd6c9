// The steps that lead from one schema version to the next, and how a file is taken through them.
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::store {

// Brings a file of version `version - 1` to `version`. Throws, or returns a failure, when it cannot.
struct Migration {
    int version = 0;
    std::function<base::Result<>(SQLite::Database&)> apply;
};

// Every step there is, in order, from the empty file (version 0) to kSchemaVersion.
[[nodiscard]] const std::vector<Migration>& schemaMigrations();

// The version to which `migrations` leads.
[[nodiscard]] int newestVersion(const std::vector<Migration>& migrations) noexcept;

// Takes the file behind the writer connection from its own version to the newest one, all steps in one
// transaction: if any fails, the file stays as it was. A file with content is first copied to
// NAME.assay.v<N>.bak (a further number is put in if that name is taken); the copy goes away again when the
// migration fails. Does nothing when the file is up to date. Must not run inside a transaction. Errors:
// WorkspaceBusy, FileNotWritable (the copy), StorageFailure, and what a step returns.
[[nodiscard]] base::Result<> migrate(SQLite::Database& writer, const std::filesystem::path& path,
                                     const std::vector<Migration>& migrations);

} // namespace assay::store
