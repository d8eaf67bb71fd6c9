#include "core/evaluate/runs/run_differences.h"

#include <algorithm>
#include <map>
#include <utility>

namespace assay::evaluate {
namespace {

template <typename Value>
bool allSame(const std::vector<std::optional<Value>>& values) {
    return std::ranges::all_of(values, [&values](const auto& each) { return each == values.front(); });
}

} // namespace

RunDifferences runDifferences(std::span<const RunDescription* const> runs) {
    RunDifferences differences;
    std::map<std::string, std::vector<std::optional<std::string>>> settings;
    std::map<std::pair<std::string, std::size_t>, std::vector<std::optional<RunInput>>> inputs;
    for (std::size_t r = 0; r < runs.size(); ++r) {
        for (const RunSetting& setting : runs[r]->settings) {
            auto& values = settings[setting.name];
            values.resize(runs.size());
            values[r] = setting.value;
        }
        std::map<std::string, std::size_t> ofRole;
        for (const RunInput& input : runs[r]->inputs) {
            auto& values = inputs[{input.role, ofRole[input.role]++}];
            values.resize(runs.size());
            values[r] = input;
        }
    }
    for (auto& [name, values] : settings) {
        if (allSame(values)) {
            ++differences.sameSettings;
        } else {
            differences.settings.push_back({name, std::move(values)});
        }
    }
    for (auto& [role, values] : inputs) {
        if (allSame(values)) {
            ++differences.sameInputs;
        } else {
            differences.inputs.push_back({role.first, std::move(values)});
        }
    }
    return differences;
}

} // namespace assay::evaluate
