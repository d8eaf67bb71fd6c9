#include "core/results/report/report_drafts.h"

#include "core/base/guard.h"
#include "core/json/settings_reader.h"
#include "core/workspace/journal/kept_values.h"

#include <string_view>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

constexpr std::string_view kDrafts = "report_draft";
constexpr std::string_view kChosen = "chosen_report"; // one, without a name

Result<ReportDraft> readDraft(const workspace::KeptValue& stored) {
    const Json json = json::parseSettingsJson(stored.document);
    ReportDraft draft;
    std::string wrong;
    json::SettingsReader members(json, "", wrong);
    members.read("saved_by", draft.savedBy);
    const Json* const plan = members.take("plan");
    const Json* const base = members.take("base");
    members.refuseOthers();
    if (!wrong.empty() || plan == nullptr) {
        return fail(ErrorCode::InputNotUsable, wrong.empty() ? "plan" : wrong, stored.name);
    }
    ASSAY_TRY(auto read, readPlan(plan->dump()));
    draft.plan = std::move(read);
    if (base != nullptr) {
        ASSAY_TRY(auto before, readPlan(base->dump()));
        draft.base = std::move(before);
    }
    draft.savedAt = stored.keptAt;
    return draft;
}

} // namespace

Result<ReportDrafts> reportDrafts(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::keptValues(reader, kDrafts));
    return base::guarded("drafts of reports", [&]() -> Result<ReportDrafts> {
        ReportDrafts list;
        for (const workspace::KeptValue& one : stored) {
            if (auto draft = readDraft(one)) {
                list.drafts.push_back(std::move(*draft));
            } else {
                list.unreadable.push_back({one.name, draft.error()});
            }
        }
        return list;
    });
}

Result<> saveReportDraft(workspace::Workspace& workspace, const ReportDraft& draft) {
    return base::guarded("drafts of reports", [&] {
        Json json;
        json["saved_by"] = draft.savedBy;
        json["plan"] = Json::parse(planJson(draft.plan));
        if (draft.base) {
            json["base"] = Json::parse(planJson(*draft.base));
        }
        return workspace::keepValue(
            workspace, kDrafts, {draft.plan.name, json.dump(-1, ' ', false, Json::error_handler_t::replace)});
    });
}

Result<std::string> chosenReport(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::keptValues(reader, kChosen));
    return base::guarded("chosen report", [&]() -> Result<std::string> {
        const Json name = stored.empty() ? Json() : json::parseSettingsJson(stored.front().document);
        return name.is_string() ? name.get<std::string>() : std::string();
    });
}

Result<> rememberChosenReport(workspace::Workspace& workspace, const std::string& name) {
    return base::guarded("chosen report", [&] {
        return workspace::keepValue(workspace, kChosen,
                                    {{}, Json(name).dump(-1, ' ', false, Json::error_handler_t::replace)});
    });
}

Result<> dropReportDraft(workspace::Workspace& workspace, const std::string& name) {
    return workspace::dropValue(workspace, kDrafts, name);
}

} // namespace assay::results
