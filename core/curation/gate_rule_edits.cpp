#include "core/curation/gate_rule_edits.h"

#include "core/base/clock.h"
#include "core/curation/edit_entities.h"
#include "core/curation/edit_journal.h"
#include "core/store/cursor.h"
#include "core/store/runs.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <nlohmann/json.hpp>

#include <optional>

namespace assay::curation {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::string_view kGateRulesEntity = "gate_rules";
constexpr base::RowId kOnly = 1; // a workspace has one list of them

Result<std::optional<std::string>> readEntity(SQLite::Database& database, base::RowId key) {
    if (key != kOnly) {
        return std::optional<std::string>();
    }
    store::Cursor row(database, "SELECT value FROM workspace_setting WHERE name = ?");
    row.bind(1, store::kGateRulesSetting);
    return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
}

// None: the default ones.
Result<> writeEntity(SQLite::Database& database, base::RowId key, const std::optional<std::string>& value) {
    if (key != kOnly || (value && !nlohmann::json::accept(*value))) {
        return fail(ErrorCode::InvalidArgument, value.value_or(std::string()),
                    std::string(store::kGateRulesSetting));
    }
    if (!value) {
        SQLite::Statement remove(database, "DELETE FROM workspace_setting WHERE name = ?");
        remove.bind(1, std::string(store::kGateRulesSetting));
        remove.exec();
        return {};
    }
    SQLite::Statement put(database, "INSERT OR REPLACE INTO workspace_setting (name, value, changed_at)"
                                    " VALUES (?, ?, ?)");
    put.bind(1, std::string(store::kGateRulesSetting));
    put.bind(2, *value);
    put.bind(3, base::utcNow());
    put.exec();
    return {};
}

} // namespace

constexpr EditEntity kGateRuleEdits{kGateRulesEntity, readEntity, writeEntity};

Result<> saveGateRules(store::Workspace& workspace, const std::string& json, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        return edit(database, kGateRulesEntity, kOnly, json, who, {});
    });
}

} // namespace assay::curation
