// The rule files of resources/rules, patterns and lexicons as data, which are built into the program.
#pragma once

#include <string_view>

namespace assay::base {

// The content of resources/rules/NAME.json; empty when there is none of that name. Any thread.
[[nodiscard]] std::string_view ruleFile(std::string_view name) noexcept;

} // namespace assay::base
