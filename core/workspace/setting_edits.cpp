#include "core/workspace/setting_edits.h"

#include "core/base/clock.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <optional>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr base::RowId kOnly = 1; // a workspace has one of each

// As what it is in the journal, and as what in the table of settings.
struct JournaledSetting {
    std::string_view entity;
    std::string_view name;
};

constexpr JournaledSetting kGateRules{"gate_rules", workspace::kGateRulesSetting};
constexpr JournaledSetting kMiningRules{"mining_rules", kMiningRulesSetting};
constexpr JournaledSetting kRunGates{"run_gates", kRunGatesSetting};
constexpr JournaledSetting kReports{"reports", workspace::kReportsSetting};
constexpr JournaledSetting kReadingQueues{"reading_queues", kReadingQueuesSetting};

template <const JournaledSetting& setting>
Result<std::optional<std::string>> readSettingEntity(SQLite::Database& database, base::RowId key) {
    if (key != kOnly) {
        return std::optional<std::string>();
    }
    workspace::Cursor row(database, "SELECT value FROM workspace_setting WHERE name = ?", setting.name);
    return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
}

// None: as by default.
template <const JournaledSetting& setting>
Result<> writeSettingEntity(SQLite::Database& database, base::RowId key,
                            const std::optional<std::string>& value) {
    if (key != kOnly || (value && !nlohmann::json::accept(*value))) {
        return fail(ErrorCode::InvalidArgument, value.value_or(std::string()), std::string(setting.name));
    }
    if (!value) {
        execute(database, "DELETE FROM workspace_setting WHERE name = ?", setting.name);
        return {};
    }
    execute(database,
            "INSERT OR REPLACE INTO workspace_setting (name, value, changed_at)"
            " VALUES (?, ?, ?)",
            setting.name, *value, base::utcNow());
    return {};
}

template <const JournaledSetting& setting>
constexpr EditEntity kEntity{setting.entity, readSettingEntity<setting>, writeSettingEntity<setting>};

template <const JournaledSetting& setting>
Result<> changeSetting(workspace::Workspace& workspace, const ChangeSetting& change, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto stored, readSettingEntity<setting>(database, kOnly));
        ASSAY_TRY(const auto changed, change(stored.value_or(std::string())));
        return edit(database, setting.entity, kOnly, changed.empty() ? std::nullopt : std::optional(changed),
                    who, {});
    });
}

} // namespace

extern constexpr EditEntity kGateRuleEdits = kEntity<kGateRules>;
extern constexpr EditEntity kMiningRuleEdits = kEntity<kMiningRules>;
extern constexpr EditEntity kRunGateEdits = kEntity<kRunGates>;
extern constexpr EditEntity kReportEdits = kEntity<kReports>;
extern constexpr EditEntity kReadingQueueEdits = kEntity<kReadingQueues>;

Result<> saveGateRules(workspace::Workspace& workspace, const std::string& json, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        return edit(database, kGateRules.entity, kOnly, json, who, {});
    });
}

Result<> saveRunGates(workspace::Workspace& workspace, const std::string& json, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        return edit(database, kRunGates.entity, kOnly, json.empty() ? std::nullopt : std::optional(json), who,
                    {});
    });
}

Result<> changeRunGates(workspace::Workspace& workspace, const ChangeSetting& change,
                        const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto stored, readSettingEntity<kRunGates>(database, kOnly));
        ASSAY_TRY(const auto changed, change(stored.value_or(std::string())));
        if (changed == stored.value_or(std::string())) {
            return {};
        }
        return edit(database, kRunGates.entity, kOnly,
                    changed.empty() ? std::nullopt : std::optional(changed), who, {});
    });
}

Result<> saveMiningRules(workspace::Workspace& workspace, const std::string& json, const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        return edit(database, kMiningRules.entity, kOnly, json.empty() ? std::nullopt : std::optional(json),
                    who, {});
    });
}

Result<> changeReports(workspace::Workspace& workspace, const ChangeSetting& change, const std::string& who) {
    return changeSetting<kReports>(workspace, change, who);
}

Result<> changeReadingQueues(workspace::Workspace& workspace, const ChangeSetting& change,
                             const std::string& who) {
    return changeSetting<kReadingQueues>(workspace, change, who);
}

} // namespace assay::workspace
