#include "core/evaluate/runs/incident_causes.h"

#include "core/base/json_members.h"
#include "core/base/rule_files.h"
#include "core/json/field_list.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::evaluate {
namespace {

constexpr std::tuple kIncidentCauseFields{
    json::required(json::field("id", &IncidentCause::id)),
    json::field("severity", &IncidentCause::severity),
    json::field("figure", &IncidentCause::figure),
    json::required(json::field("cause", &IncidentCause::cause)),
    json::field("check", &IncidentCause::check),
};

} // namespace

base::Result<std::vector<IncidentCause>> readIncidentCauses(std::string_view text) {
    const nlohmann::ordered_json document = json::parseSettingsJson(text);
    const auto* const list = base::memberOf(document, "causes");
    if (list == nullptr || !list->is_array()) {
        return base::fail(base::ErrorCode::InputNotUsable, "no list", "causes");
    }
    std::vector<IncidentCause> causes;
    for (const auto& one : *list) {
        IncidentCause cause;
        if (const std::string wrong = json::readObject(one, cause, kIncidentCauseFields); !wrong.empty()) {
            return base::fail(base::ErrorCode::InputNotUsable, wrong, "causes");
        }
        causes.push_back(std::move(cause));
    }
    return causes;
}

base::Result<std::vector<IncidentCause>> incidentCauses() {
    return readIncidentCauses(base::ruleFile("incident_causes"));
}

std::vector<IncidentCause> causesFor(std::vector<IncidentCause> causes, std::string_view figure) {
    std::ranges::stable_partition(causes, [figure](const IncidentCause& cause) {
        return !figure.empty() && !cause.figure.empty() &&
               figure.find(cause.figure) != std::string_view::npos;
    });
    return causes;
}

} // namespace assay::evaluate
