// What version 4 adds to a workspace: corpora and their sentences.
#pragma once

#include "core/base/result.h"

#include <array>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::store {

inline constexpr std::array<std::string_view, 7> kCorpusTables{
    "corpus",       "corpus_file",     "corpus_issue",   "corpus_rejected",
    "corpus_slice", "corpus_metadata", "corpus_sentence"};

// Makes the tables. Throws SQLite::Exception.
[[nodiscard]] base::Result<> createSchemaV4(SQLite::Database& database);

} // namespace assay::store
