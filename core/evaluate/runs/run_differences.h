// In what two or more runs differ beside their figures: settings and inputs.
#pragma once

#include "core/evaluate/runs/run_description.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

struct SettingDifference {
    std::string name;                                 // the path in the settings
    std::vector<std::optional<std::string>> values{}; // by run, JSON; nullopt: it has no such setting

    friend bool operator==(const SettingDifference&, const SettingDifference&) = default;
};

struct InputDifference {
    std::string role;
    std::vector<std::optional<RunInput>> inputs{}; // by run; nullopt: it has none in this role

    friend bool operator==(const InputDifference&, const InputDifference&) = default;
};

struct RunDifferences {
    std::vector<SettingDifference> settings; // by name
    std::vector<InputDifference> inputs;     // by role; the n-th of a role stands against the n-th
    std::size_t sameSettings = 0;            // that all of them share
    std::size_t sameInputs = 0;              // with the same name and content
};

// Of one run nothing differs. Pure.
[[nodiscard]] RunDifferences runDifferences(std::span<const RunDescription* const> runs);

} // namespace assay::evaluate
