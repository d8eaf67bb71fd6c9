// How an edit of a question is written: a revision, put in force by way of the journal. Inside a transaction
// of the writer; throws SQLite::Exception. Of this room alone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/journal/journal_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// What the journal says of a question: which revision is in force.
[[nodiscard]] std::string revisionJson(std::int64_t revision);
[[nodiscard]] std::int64_t revisionIn(const std::optional<std::string>& json); // 0: none

struct QuestionInForce {
    std::int64_t revision = 0;
    model::Question question;
    std::string document;
};

// Error: NotFound.
[[nodiscard]] base::Result<QuestionInForce> questionInForce(SQLite::Database& database, base::RowId id);

// Gives the number of the new revision.
[[nodiscard]] base::Result<std::int64_t> reviseQuestion(SQLite::Database& database, base::RowId id,
                                                        const std::string& document, const std::string& who,
                                                        const std::string& reason,
                                                        std::optional<std::int64_t> batch);

} // namespace assay::workspace
