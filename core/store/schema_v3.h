// What version 3 adds to a workspace: gold questions in suites with their revisions, reviews and suspicions,
// bundles, and the passages that evidence points to.
#pragma once

#include "core/base/result.h"

#include <array>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::store {

inline constexpr std::array<std::string_view, 20> kQuestionTables{"suite",
                                                                  "suite_file",
                                                                  "question",
                                                                  "question_revision",
                                                                  "question_source",
                                                                  "question_issue",
                                                                  "question_rejected",
                                                                  "question_draft",
                                                                  "suite_version",
                                                                  "suite_version_item",
                                                                  "review",
                                                                  "suspicion_mark",
                                                                  "answer_set",
                                                                  "answer_score",
                                                                  "passage",
                                                                  "bundle_set",
                                                                  "bundle",
                                                                  "bundle_issue",
                                                                  "saved_filter",
                                                                  "reference_list"};

// Makes the tables. Throws SQLite::Exception.
[[nodiscard]] base::Result<> createSchemaV3(SQLite::Database& database);

} // namespace assay::store
