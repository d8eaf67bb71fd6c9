// Texts that were attached to evidence ids, as edits of the journal: workspace::attachPassage() records them,
// here they are taken back and put there again.
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/suites/passage_rows.h"
#include "core/workspace/suites/passages.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

std::string nameOfPassages(base::RowId passage) {
    return "passage " + std::to_string(passage);
}

// What came with a suite or with bundles is no edit.
constexpr const char* kAttached = " FROM passage WHERE id = ? AND suite_id IS NULL AND bundle_set_id IS NULL";

Result<std::optional<std::string>> readPassageEntity(SQLite::Database& database, base::RowId key) {
    workspace::Cursor row(database, std::string("SELECT sentence_id, text, added_by, added_at") + kAttached,
                          key);
    if (!row.step()) {
        return std::nullopt;
    }
    const workspace::AttachedPassage passage{std::string(row.text(0)), std::string(row.text(1)),
                                             std::string(row.text(2)), std::string(row.text(3))};
    return entityJson(passage, workspace::kAttachedPassageFields);
}

Result<> writePassageEntity(SQLite::Database& database, base::RowId key,
                            const std::optional<std::string>& value) {
    execute(database, std::string("DELETE") + kAttached, key);
    if (!value) {
        return {};
    }
    workspace::AttachedPassage passage;
    const auto document = nlohmann::ordered_json::parse(*value, nullptr, false);
    if (const std::string wrong = json::readLeniently(document, passage, workspace::kAttachedPassageFields);
        !wrong.empty()) {
        return fail(ErrorCode::InvalidArgument, wrong, nameOfPassages(key));
    }
    workspace::insertAttachedPassage(database, key, passage);
    return {};
}

} // namespace

extern constexpr EditEntity kPassageEdits{workspace::kPassageEntity, readPassageEntity, writePassageEntity};

} // namespace assay::workspace
