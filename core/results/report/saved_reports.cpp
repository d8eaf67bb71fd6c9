#include "core/results/report/saved_reports.h"

#include "core/base/guard.h"
#include "core/json/settings_reader.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"

#include <algorithm>
#include <string_view>

namespace assay::results {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using Json = nlohmann::ordered_json;

struct Entry {
    std::string text; // as it is stored
    std::string name{};
    Result<ReportPlan> plan;
};

// The texts of the elements of a JSON list. Only where they end is looked for: that it is a list is known.
std::vector<std::string> elementsOf(std::string_view list) {
    constexpr std::string_view kBlank = " \t\r\n";
    std::vector<std::string> elements;
    const auto add = [&](std::string_view text) {
        const auto first = text.find_first_not_of(kBlank);
        if (first != std::string_view::npos) {
            elements.emplace_back(text.substr(first, text.find_last_not_of(kBlank) + 1 - first));
        }
    };
    int depth = 0;
    bool quoted = false;
    std::size_t begin = list.find('[') + 1;
    for (std::size_t i = begin; i < list.size(); ++i) {
        const char sign = list[i];
        if (quoted) {
            i += sign == '\\' ? 1 : 0;
            quoted = sign != '"';
        } else if (sign == '"') {
            quoted = true;
        } else if (sign == '[' || sign == '{') {
            ++depth;
        } else if (depth == 0 && (sign == ',' || sign == ']')) {
            add(list.substr(begin, i - begin));
            begin = i + 1;
        } else if (sign == ']' || sign == '}') {
            --depth;
        }
    }
    return elements;
}

std::string nameIn(const Json& json) {
    const auto name = json.is_object() ? json.find("template") : json.end();
    return json.is_object() && name != json.end() && name->is_string() ? name->get<std::string>()
                                                                       : std::string();
}

// Error: InputNotUsable (no list).
Result<std::vector<Entry>> readEntries(const std::string& text) {
    std::vector<Entry> entries;
    if (text.empty()) {
        return entries;
    }
    // The list alone: that one of them is nested too deep is no matter of the others.
    const Json list = Json::parse(text, nullptr, false);
    if (!list.is_array()) {
        return fail(ErrorCode::InputNotUsable, list.is_discarded() ? "no JSON" : "not a list",
                    std::string(workspace::kReportsSetting));
    }
    for (std::string& element : elementsOf(text)) {
        const Json json = json::parseSettingsJson(element);
        auto plan = readPlan(element);
        std::string name = plan ? plan->name : nameIn(json);
        if (plan && name.empty()) {
            plan = fail(ErrorCode::InputNotUsable, "template", "report template"); // could not be chosen
        }
        entries.push_back({std::move(element), std::move(name), std::move(plan)});
    }
    return entries;
}

std::string textOf(std::vector<Entry> entries) {
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.name < b.name; });
    std::string list = "[";
    for (const Entry& entry : entries) {
        list += (list.size() > 1 ? "," : "") + entry.text;
    }
    return list + "]";
}

// Nothing that could not be read is overwritten or removed by its name.
Result<> requireReadable(const std::vector<Entry>& entries, const std::string& name) {
    for (const Entry& entry : entries) {
        if (entry.name == name && !entry.plan) {
            return fail(ErrorCode::InputNotUsable, entry.plan.error().detail, name);
        }
    }
    return {};
}

std::size_t erase(std::vector<Entry>& entries, const std::string& name) {
    return std::erase_if(entries, [&](const Entry& one) { return one.name == name; });
}

template <typename Change>
Result<> changeEntries(workspace::Workspace& workspace, const std::string& name, const std::string& who,
                       const Change& change) {
    const auto changed = [&](const std::string& stored) -> Result<std::string> {
        return base::guarded("reports", [&]() -> Result<std::string> {
            ASSAY_TRY(auto entries, readEntries(stored));
            ASSAY_TRY(requireReadable(entries, name));
            ASSAY_TRY(change(entries));
            return textOf(std::move(entries));
        });
    };
    return workspace::changeReports(workspace, changed, who);
}

} // namespace

SavedReports savedReportsIn(const std::string& stored) {
    SavedReports saved;
    auto entries = readEntries(stored);
    if (!entries) {
        saved.unreadable.push_back({{}, entries.error(), true});
        return saved;
    }
    for (Entry& entry : *entries) {
        if (entry.plan) {
            saved.plans.push_back(std::move(*entry.plan));
        } else {
            saved.unreadable.push_back({entry.name, entry.plan.error()});
        }
    }
    return saved;
}

Result<SavedReports> savedReports(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::workspaceSetting(reader, workspace::kReportsSetting));
    return base::guarded(
        "reports", [&]() -> Result<SavedReports> { return savedReportsIn(stored.value_or(std::string())); });
}

Result<> saveReport(workspace::Workspace& workspace, const ReportPlan& plan, const std::string& who) {
    if (plan.name.empty()) {
        return fail(ErrorCode::InvalidArgument, "no name", "report");
    }
    return changeEntries(workspace, plan.name, who, [&](std::vector<Entry>& entries) -> Result<> {
        erase(entries, plan.name);
        entries.push_back({Json::parse(planJson(plan)).dump(), plan.name, plan});
        return {};
    });
}

Result<> renameReport(workspace::Workspace& workspace, const std::string& name, const std::string& newName,
                      const std::string& who) {
    if (newName.empty()) {
        return fail(ErrorCode::InvalidArgument, "no name", "report");
    }
    return changeEntries(workspace, name, who, [&](std::vector<Entry>& entries) -> Result<> {
        const auto named = [&](const std::string& wanted) {
            return std::find_if(entries.begin(), entries.end(),
                                [&](const Entry& one) { return one.name == wanted; });
        };
        const auto entry = named(name);
        if (entry == entries.end()) {
            return fail(ErrorCode::NotFound, name, "report");
        }
        if (newName == name) {
            return {};
        }
        if (named(newName) != entries.end()) {
            return fail(ErrorCode::NameTaken, newName, "report");
        }
        entry->plan->name = entry->name = newName;
        entry->text = Json::parse(planJson(*entry->plan)).dump();
        return {};
    });
}

Result<> removeReport(workspace::Workspace& workspace, const std::string& name, const std::string& who) {
    return changeEntries(workspace, name, who, [&](std::vector<Entry>& entries) -> Result<> {
        if (erase(entries, name) == 0) {
            return fail(ErrorCode::NotFound, name, "report");
        }
        return {};
    });
}

} // namespace assay::results
