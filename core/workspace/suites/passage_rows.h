// The rows of texts that people attach to evidence ids: written when one is attached and when that is undone
// or done again.
#pragma once

#include "core/base/ids.h"
#include "core/json/field_list.h"

#include <string>
#include <tuple>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// As the journal holds it, too.
struct AttachedPassage {
    std::string sentenceId;
    std::string text;
    std::string addedBy;
    std::string addedAt; // UTC, ISO 8601
};

inline constexpr std::tuple kAttachedPassageFields{
    json::required(json::field("sentence_id", &AttachedPassage::sentenceId)),
    json::required(json::field("text", &AttachedPassage::text)),
    json::required(json::field("added_by", &AttachedPassage::addedBy)),
    json::required(json::field("added_at", &AttachedPassage::addedAt)),
};

// `id` 0: the next one, which it gives. What the sentence id says of company, year and place is filled in.
// Throws SQLite::Exception.
base::RowId insertAttachedPassage(SQLite::Database& database, base::RowId id, const AttachedPassage& passage);

} // namespace assay::workspace
