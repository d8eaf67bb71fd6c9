#include "core/results/report/report_plan.h"

#include "core/json/settings_reader.h"
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

bool known(const std::string& id) {
    const auto& kinds = sectionKinds();
    return std::any_of(kinds.begin(), kinds.end(), [&](const SectionKind& kind) { return kind.id == id; });
}

void readSections(const Json& list, std::vector<PlannedSection>& sections, std::string& wrong) {
    if (!list.is_array()) {
        wrong = "sections";
        return;
    }
    for (const Json& one : list) {
        const std::string path = "sections[" + std::to_string(sections.size()) + "]";
        if (!one.is_object()) {
            wrong = path;
            return;
        }
        PlannedSection section;
        json::SettingsReader members(one, path, wrong);
        members.read("id", section.id);
        members.read("shown", section.shown);
        members.read("comment", section.comment);
        members.refuseOthers();
        const bool twice = std::any_of(sections.begin(), sections.end(),
                                       [&](const PlannedSection& before) { return before.id == section.id; });
        if (wrong.empty() && (!known(section.id) || twice)) {
            wrong = path + ".id";
        }
        if (!wrong.empty()) {
            return;
        }
        sections.push_back(std::move(section));
    }
}

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

std::vector<ReportPlan> builtInPlans() {
    return {defaultPlan(), planOf("Thresholds", "thresholds"), planOf("Neighbours", "neighbours"),
            planOf("Curation", "curation")};
}

std::string planJson(const ReportPlan& plan) {
    Json json;
    json["template"] = plan.name;
    json["title"] = plan.title;
    json["subtitle"] = plan.subtitle;
    json["paper"] = kPapers[static_cast<std::size_t>(plan.paper)];
    json["scored_sets"] = plan.scoredSets;
    json["suites"] = plan.suites;
    json["runs"] = plan.runs;
    json["hardest_cases"] = plan.hardestCases;
    json["hardest_of"] = kHardestOf[static_cast<std::size_t>(plan.hardestOf)];
    json["sections"] = Json::array();
    for (const PlannedSection& section : plan.sections) {
        json["sections"].push_back(
            {{"id", section.id}, {"shown", section.shown}, {"comment", section.comment}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<ReportPlan> readPlan(std::string_view text) {
    const Json json = json::parseSettingsJson(text);
    if (!json.is_object()) {
        return fail(ErrorCode::InputNotUsable, "not an object", "report template");
    }
    ReportPlan plan;
    std::string wrong;
    json::SettingsReader members(json, "", wrong);
    members.read("template", plan.name);
    members.read("title", plan.title);
    members.read("subtitle", plan.subtitle);
    members.readName("paper", plan.paper, kPapers);
    members.readTexts("scored_sets", plan.scoredSets);
    members.readTexts("suites", plan.suites);
    members.readIntegers("runs", plan.runs);
    members.readInteger("hardest_cases", plan.hardestCases);
    members.readName("hardest_of", plan.hardestOf, kHardestOf);
    if (const Json* sections = members.take("sections"); sections != nullptr && wrong.empty()) {
        readSections(*sections, plan.sections, wrong);
    } else if (sections == nullptr) {
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
