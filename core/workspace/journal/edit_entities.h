// What the journal can edit. Each kind of thing has one entry in a table: how a row is read as JSON, and how
// it is written from it. The same thing always gives the same JSON.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace SQLite {
class Database;
}

namespace assay::workspace {

struct EditEntity {
    std::string_view name;
    // nullopt: there is no such row. May throw SQLite::Exception.
    base::Result<std::optional<std::string>> (*read)(SQLite::Database& database, base::RowId key) = nullptr;
    // nullopt removes the row. May throw as well.
    base::Result<> (*write)(SQLite::Database& database, base::RowId key,
                            const std::optional<std::string>& value) = nullptr;
};

// Null when there is none of that name: an entry of a newer program.
[[nodiscard]] const EditEntity* findEntity(std::string_view name) noexcept;

[[nodiscard]] std::span<const EditEntity* const> editEntities() noexcept;

extern const EditEntity kJudgementEdits;        // judgements.cpp
extern const EditEntity kDecisionEdits;         // decisions.cpp
extern const EditEntity kBundleEdits;           // bundles.cpp
extern const EditEntity kQuestionEdits;         // question_edits.cpp
extern const EditEntity kReviewEdits;           // reviews.cpp
extern const EditEntity kSuspicionEdits;        // suspicion_marks.cpp
extern const EditEntity kSuiteEdits;            // suite_setting_edits.cpp
extern const EditEntity kSuiteNameEdits;        // name_edits.cpp
extern const EditEntity kSuitePresenceEdits;    // suite_presence_edits.cpp
extern const EditEntity kPassageEdits;          // passage_edits.cpp
extern const EditEntity kCaseNoteEdits;         // case_notes.cpp
extern const EditEntity kCorpusNameEdits;       // name_edits.cpp
extern const EditEntity kEmbeddingSetNameEdits; // name_edits.cpp
extern const EditEntity kGateRuleEdits;         // setting_edits.cpp
extern const EditEntity kReportEdits;           // setting_edits.cpp

} // namespace assay::workspace
