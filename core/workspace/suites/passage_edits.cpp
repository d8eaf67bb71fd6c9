// Texts that were attached to evidence ids, as edits of the journal: workspace::attachPassage() records them,
// here they are taken back and put there again.
#include "core/base/json_members.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/suites/passage_rows.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

std::string nameOf(base::RowId passage) {
    return "passage " + std::to_string(passage);
}

// What came with a suite or with bundles is no edit.
constexpr const char* kAttached = " FROM passage WHERE id = ? AND suite_id IS NULL AND bundle_set_id IS NULL";

Result<std::optional<std::string>> readEntity(SQLite::Database& database, base::RowId key) {
    workspace::Cursor row(database, std::string("SELECT sentence_id, text, added_by, added_at") + kAttached,
                          key);
    return row.step()
               ? std::optional(workspace::passageJson(row.text(0), row.text(1), row.text(2), row.text(3)))
               : std::nullopt;
}

Result<> writeEntity(SQLite::Database& database, base::RowId key, const std::optional<std::string>& value) {
    execute(database, std::string("DELETE") + kAttached, key);
    if (!value) {
        return {};
    }
    const auto json = nlohmann::json::parse(*value, nullptr, false);
    workspace::AttachedPassage passage;
    for (const auto& [name, text] :
         {std::pair("sentence_id", &passage.sentenceId), std::pair("text", &passage.text),
          std::pair("added_by", &passage.addedBy), std::pair("added_at", &passage.addedAt)}) {
        const auto* const found = base::memberOf(json, name);
        if (found == nullptr || !found->is_string()) {
            return fail(ErrorCode::InvalidArgument, name, nameOf(key));
        }
        *text = found->get<std::string>();
    }
    workspace::insertAttachedPassage(database, key, passage);
    return {};
}

} // namespace

constexpr EditEntity kPassageEdits{workspace::kPassageEntity, readEntity, writeEntity};

} // namespace assay::workspace
