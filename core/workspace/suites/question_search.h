// What was typed to search for questions, cut into pieces at white space, and the questions whose own fields
// have them. Inside the storage alone: core/workspace/suites/questions.h and evidence_words.h search.
#pragma once

#include "core/base/ids.h"

#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

struct SearchPiece {
    std::string text;         // folded, as what is in the index
    bool isBeginning = false; // the last piece: words may go on

    // For FTS5, quoted so that no character of it is an operator.
    [[nodiscard]] std::string query() const;
};

[[nodiscard]] std::vector<SearchPiece> searchPieces(std::string_view typed);

// Questions of suites that are there, rising. Throws SQLite::Exception.
[[nodiscard]] std::vector<base::RowId> questionsMatching(SQLite::Database& database,
                                                         const std::string& query);

} // namespace assay::workspace
