#include "core/report/saved_reports.h"

#include "core/base/settings_reader.h"
#include "core/curation/setting_edits.h"
#include "core/store/runs.h"

#include <algorithm>

namespace assay::report {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

Result<std::vector<ReportPlan>> readPlans(const std::string& text) {
    std::vector<ReportPlan> plans;
    if (text.empty()) {
        return plans;
    }
    const Json list = base::parseSettingsJson(text);
    if (!list.is_array()) {
        return fail(ErrorCode::InputNotUsable, "not a list", std::string(store::kReportsSetting));
    }
    for (const Json& one : list) {
        auto plan = readPlan(one.dump());
        if (!plan) {
            return tl::unexpected(plan.error());
        }
        plans.push_back(std::move(*plan));
    }
    return plans;
}

std::string plansJson(std::vector<ReportPlan> plans) {
    std::sort(plans.begin(), plans.end(),
              [](const ReportPlan& a, const ReportPlan& b) { return a.name < b.name; });
    Json list = Json::array();
    for (const ReportPlan& plan : plans) {
        list.push_back(Json::parse(planJson(plan)));
    }
    return list.dump();
}

} // namespace

Result<std::vector<ReportPlan>> savedReports(const store::Reader& reader) {
    const auto stored = store::workspaceSetting(reader, store::kReportsSetting);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    return readPlans(stored->value_or(std::string()));
}

Result<> saveReport(store::Workspace& workspace, const ReportPlan& plan, const std::string& who) {
    if (plan.name.empty()) {
        return fail(ErrorCode::InvalidArgument, "no name", "report");
    }
    const auto change = [&](const std::string& stored) -> Result<std::string> {
        auto plans = readPlans(stored);
        if (!plans) {
            return tl::unexpected(plans.error());
        }
        std::erase_if(*plans, [&](const ReportPlan& one) { return one.name == plan.name; });
        plans->push_back(plan);
        return plansJson(std::move(*plans));
    };
    return curation::changeReports(workspace, change, who);
}

Result<> removeReport(store::Workspace& workspace, const std::string& name, const std::string& who) {
    const auto change = [&](const std::string& stored) -> Result<std::string> {
        auto plans = readPlans(stored);
        if (!plans) {
            return tl::unexpected(plans.error());
        }
        if (std::erase_if(*plans, [&](const ReportPlan& one) { return one.name == name; }) == 0) {
            return fail(ErrorCode::NotFound, name, "report");
        }
        return plansJson(std::move(*plans));
    };
    return curation::changeReports(workspace, change, who);
}

} // namespace assay::report
