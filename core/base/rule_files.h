// The rule files of resources/rules, patterns and lexicons as data, and the templates of engines of
// resources/engines, which are built into the program.
#pragma once

#include <string_view>
#include <vector>

namespace assay::base {

// The content of resources/rules/NAME.json or resources/engines/NAME.json; empty when there is none of that
// name. Any thread.
[[nodiscard]] std::string_view ruleFile(std::string_view name) noexcept;

// The names of a folder of resources, "rules" or "engines", in the order of the alphabet. Any thread.
[[nodiscard]] std::vector<std::string_view> ruleFileNames(std::string_view folder);

} // namespace assay::base
