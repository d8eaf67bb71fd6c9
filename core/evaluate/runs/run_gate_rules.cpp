// Gates as JSON, those that come along, and those of a workspace.
#include "core/base/rule_files.h"
#include "core/evaluate/runs/run_gate.h"
#include "core/json/field_list.h"
#include "core/workspace/setting_edits.h"

#include <algorithm>
#include <cmath>

namespace assay::evaluate {
namespace {

using GateJson = nlohmann::ordered_json;
using base::ErrorCode;
using base::Result;

tl::unexpected<base::Error> senseless(const std::string& detail, const std::string& name) {
    return base::fail(ErrorCode::InvalidArgument, detail, name);
}

Result<RunLimit> readLimit(const GateJson& json) {
    RunLimit limit;
    std::string wrong;
    json::SettingsReader members(json, {}, wrong);
    members.read("name", limit.name);
    members.readName("severity", limit.severity, kLimitSeverityNames);
    members.read("figure", limit.figure);
    members.read("not_by_luck", limit.notByLuck);
    members.readInteger("least_items", limit.leastItems);
    int kinds = 0;
    for (std::size_t i = 0; i < kLimitKindNames.size(); ++i) {
        const std::string key(kLimitKindNames[i]);
        if (base::memberOf(json, key) != nullptr) {
            members.read(key, limit.limit);
            limit.kind = static_cast<LimitKind>(i);
            ++kinds;
        }
    }
    members.refuseOthers();
    if (!wrong.empty()) {
        return senseless(wrong, limit.name);
    }
    if (kinds != 1) {
        return senseless("at_least", limit.name);
    }
    if (limit.name.empty() || limit.figure.empty()) {
        return senseless(limit.name.empty() ? "name" : "figure", limit.name);
    }
    if (!std::isfinite(limit.limit) || (isMove(limit.kind) && limit.limit < 0)) {
        return senseless(std::string(kLimitKindNames[static_cast<std::size_t>(limit.kind)]), limit.name);
    }
    if (limit.leastItems < 1) {
        return senseless("least_items", limit.name);
    }
    return limit;
}

Result<RunGate> readGate(const GateJson& json) {
    RunGate gate;
    std::string wrong;
    json::SettingsReader members(json, {}, wrong);
    members.read("name", gate.name);
    members.read("kind", gate.kind);
    members.read("rubric", gate.rubric);
    members.read("source", gate.source);
    members.read("phase_one_first", gate.phaseOneFirst);
    const GateJson* const limits = members.take("limits");
    members.refuseOthers();
    if (!wrong.empty()) {
        return senseless(wrong, gate.name);
    }
    if (gate.name.empty() || gate.kind.empty()) {
        return senseless(gate.name.empty() ? "name" : "kind", gate.name);
    }
    if (limits == nullptr || !limits->is_array() || limits->empty()) {
        return senseless("limits", gate.name);
    }
    for (const GateJson& one : *limits) {
        ASSAY_TRY(auto limit, readLimit(one));
        if (std::ranges::count(gate.limits, limit.name, &RunLimit::name) > 0) {
            return senseless("name", limit.name);
        }
        gate.limits.push_back(std::move(limit));
    }
    return gate;
}

GateJson limitJson(const RunLimit& limit) {
    GateJson json{{"name", limit.name},
                  {"severity", kLimitSeverityNames.at(static_cast<std::size_t>(limit.severity))},
                  {"figure", limit.figure}};
    json[std::string(kLimitKindNames.at(static_cast<std::size_t>(limit.kind)))] = limit.limit;
    json["not_by_luck"] = limit.notByLuck;
    json["least_items"] = limit.leastItems;
    return json;
}

} // namespace

std::string runGatesJson(std::span<const RunGate> gates) {
    GateJson list = GateJson::array();
    for (const RunGate& gate : gates) {
        GateJson limits = GateJson::array();
        for (const RunLimit& limit : gate.limits) {
            limits.push_back(limitJson(limit));
        }
        list.push_back({{"name", gate.name},
                        {"kind", gate.kind},
                        {"rubric", gate.rubric},
                        {"source", gate.source},
                        {"phase_one_first", gate.phaseOneFirst},
                        {"limits", std::move(limits)}});
    }
    return GateJson{{"gates", std::move(list)}}.dump(2, ' ', false, GateJson::error_handler_t::replace);
}

bool judges(const RunGate& gate, const workspace::RunInfo& run) {
    if (gate.kind != run.kind || gate.rubric.empty()) {
        return gate.kind == run.kind;
    }
    const GateJson settings = json::parseSettingsJson(run.settings);
    const GateJson* const rubric = base::memberOf(settings, "rubric");
    return rubric != nullptr && base::memberText(*rubric, "name") == gate.rubric;
}

Result<std::vector<RunGate>> readRunGates(std::string_view text) {
    const GateJson document = json::parseSettingsJson(text);
    const GateJson* const list = base::memberOf(document, "gates");
    if (list == nullptr || !list->is_array() || document.size() != 1) {
        return base::fail(ErrorCode::InputNotUsable, "no list of gates", "gates");
    }
    std::vector<RunGate> gates;
    for (const GateJson& one : *list) {
        ASSAY_TRY(auto gate, readGate(one));
        if (std::ranges::count(gates, gate.name, &RunGate::name) > 0) {
            return senseless("name", gate.name);
        }
        gates.push_back(std::move(gate));
    }
    return gates;
}

const std::vector<RunGate>& presetRunGates() {
    static const std::vector<RunGate> presets = readRunGates(base::ruleFile("gates")).value();
    return presets;
}

namespace {

// Those that come along, each replaced by the workspace's of its name, then the others of the workspace.
std::vector<RunGate> withPresets(const std::vector<RunGate>& own) {
    std::vector<RunGate> gates = presetRunGates();
    for (const RunGate& gate : own) {
        const auto place = std::ranges::find(gates, gate.name, &RunGate::name);
        if (place != gates.end()) {
            *place = gate;
        } else {
            gates.push_back(gate);
        }
    }
    return gates;
}

// The workspace's own gates as text, after the edit that saveRunGate() describes; empty: there is none left.
Result<std::string> editedGates(const std::string& stored, const RunGate* seen, const RunGate* gate) {
    std::vector<RunGate> own;
    if (!stored.empty()) {
        ASSAY_TRY(own, readRunGates(stored));
    }
    const std::vector<RunGate> all = withPresets(own);
    if (seen != nullptr && std::ranges::find(all, *seen) == all.end()) {
        return base::fail(ErrorCode::EditConflict, seen->name, "gate");
    }
    const bool isNewName = gate != nullptr && (seen == nullptr || gate->name != seen->name);
    if (isNewName && std::ranges::find(all, gate->name, &RunGate::name) != all.end()) {
        return base::fail(ErrorCode::NameTaken, gate->name, "gate");
    }
    const auto place = seen != nullptr ? std::ranges::find(own, seen->name, &RunGate::name) : own.end();
    const bool comesAlong =
        gate != nullptr && std::ranges::find(presetRunGates(), *gate) != presetRunGates().end();
    if (gate == nullptr || comesAlong) {
        if (place != own.end()) {
            own.erase(place);
        }
    } else if (place != own.end()) {
        *place = *gate;
    } else {
        own.push_back(*gate);
    }
    if (own.empty()) {
        return std::string();
    }
    std::string text = runGatesJson(own);
    ASSAY_TRY(const auto read, readRunGates(text)); // what makes no sense is not kept
    return read.empty() ? std::string() : text;
}

} // namespace

Result<std::vector<RunGate>> workspaceRunGates(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::workspaceSetting(reader, workspace::kRunGatesSetting));
    if (!stored) {
        return presetRunGates();
    }
    ASSAY_TRY(const auto own, readRunGates(*stored));
    return withPresets(own);
}

Result<> saveRunGate(workspace::Workspace& workspace, const RunGate* seen, const RunGate* gate,
                     const std::string& who) {
    return workspace::changeRunGates(
        workspace, [&](const std::string& stored) { return editedGates(stored, seen, gate); }, who);
}

bool isPresetGate(std::string_view name) {
    return std::ranges::find(presetRunGates(), name, &RunGate::name) != presetRunGates().end();
}

} // namespace assay::evaluate
