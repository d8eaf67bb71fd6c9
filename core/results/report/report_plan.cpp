#include "core/results/report/report_plan.h"

#include "core/json/field_list.h"
#include "core/results/report/report_sections.h"

#include <algorithm>
#include <array>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 2> kPapers{"A4", "Letter"};
constexpr std::array<std::string_view, 2> kHardestOf{"first", "all"};
constexpr std::size_t kMostHardest = 1000;

constexpr std::tuple kSectionFields{
    json::field("id", &PlannedSection::id),
    json::field("shown", &PlannedSection::shown),
    json::field("comment", &PlannedSection::comment),
};

bool known(const std::string& id) {
    const auto& kinds = sectionKinds();
    return std::any_of(kinds.begin(), kinds.end(), [&](const SectionKind& kind) { return kind.id == id; });
}

Json sectionsJson(const ReportPlan& plan) {
    Json list = Json::array();
    for (const PlannedSection& section : plan.sections) {
        list.push_back(json::toJson(section, kSectionFields));
    }
    return list;
}

// Each is known, and none stands there twice.
void readSections(json::SettingsReader& reader, const std::string& key, ReportPlan& plan) {
    const Json* const list = reader.take(key);
    if (list == nullptr) {
        return;
    }
    if (!list->is_array()) {
        return reader.complain(key);
    }
    for (const Json& one : *list) {
        const std::string path = key + "[" + std::to_string(plan.sections.size()) + "]";
        if (!one.is_object()) {
            return reader.complain(path);
        }
        PlannedSection section;
        if (const std::string wrong = json::readObject(one, section, kSectionFields, path); !wrong.empty()) {
            return reader.complain(wrong);
        }
        const bool twice = std::any_of(plan.sections.begin(), plan.sections.end(),
                                       [&](const PlannedSection& before) { return before.id == section.id; });
        if (!known(section.id) || twice) {
            return reader.complain(path + ".id");
        }
        plan.sections.push_back(std::move(section));
    }
}

constexpr std::tuple kPlanFields{
    json::field("template", &ReportPlan::name),
    json::field("title", &ReportPlan::title),
    json::field("subtitle", &ReportPlan::subtitle),
    json::named("paper", &ReportPlan::paper, kPapers),
    json::field("scored_sets", &ReportPlan::scoredSets),
    json::field("suites", &ReportPlan::suites),
    json::field("runs", &ReportPlan::runs),
    json::field("hardest_cases", &ReportPlan::hardestCases),
    json::named("hardest_of", &ReportPlan::hardestOf, kHardestOf),
    json::field("brief", &ReportPlan::brief),
    json::own("sections", sectionsJson, readSections),
};

ReportPlan planOf(std::string name, std::string_view group) {
    ReportPlan plan;
    plan.name = std::move(name);
    for (const SectionKind& kind : sectionKinds()) {
        const bool shown = group.empty() || kind.group.empty() || kind.group == group;
        plan.sections.push_back({std::string(kind.id), shown});
    }
    return plan;
}

} // namespace

ReportPlan defaultPlan() {
    return planOf("Review", "");
}

// The sections that are not named follow and are not shown.
ReportPlan briefPlan() {
    constexpr std::array<std::string_view, 13> kShown{"summary",           "issues",
                                                      "run_gates",         "threshold_scenarios",
                                                      "threshold_curves",  "threshold_matrices",
                                                      "neighbour_regimes", "neighbour_gate",
                                                      "retrieval_quality", "answer_quality",
                                                      "curation_flags",    "curation_coverage",
                                                      "provenance"};
    ReportPlan plan;
    plan.name = "Brief";
    plan.hardestCases = 0;
    plan.brief = true;
    for (const std::string_view id : kShown) {
        plan.sections.push_back({std::string(id), true});
    }
    for (const SectionKind& kind : sectionKinds()) {
        if (std::ranges::find(kShown, kind.id) == kShown.end()) {
            plan.sections.push_back({std::string(kind.id), false});
        }
    }
    return plan;
}

std::vector<ReportPlan> builtInPlans() {
    return {briefPlan(),
            defaultPlan(),
            planOf("Thresholds", "thresholds"),
            planOf("Neighbours", "neighbours"),
            planOf("Retrieval", "retrieval"),
            planOf("Answers", "answers"),
            planOf("Curation", "curation")};
}

std::string planJson(const ReportPlan& plan) {
    return json::toJson(plan, kPlanFields).dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<ReportPlan> readPlan(std::string_view text) {
    const Json json = json::parseSettingsJson(text);
    if (!json.is_object()) {
        return fail(ErrorCode::InputNotUsable, "not an object", "report template");
    }
    ReportPlan plan;
    std::string wrong;
    json::SettingsReader members(json, "", wrong);
    json::readFields(members, plan, kPlanFields);
    if (base::memberOf(json, "sections") == nullptr) {
        plan.sections = defaultPlan().sections;
    }
    members.refuseOthers();
    if (wrong.empty() && plan.hardestCases > kMostHardest) {
        wrong = "hardest_cases";
    }
    if (!wrong.empty()) {
        return fail(ErrorCode::InputNotUsable, wrong, "report template");
    }
    for (const SectionKind& kind : sectionKinds()) {
        const bool there = std::any_of(plan.sections.begin(), plan.sections.end(),
                                       [&](const PlannedSection& section) { return section.id == kind.id; });
        if (!there) {
            plan.sections.push_back({std::string(kind.id), false});
        }
    }
    return plan;
}

} // namespace assay::results
