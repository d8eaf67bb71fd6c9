// Issues as the headless commands print them with --json.
#pragma once

#include "core/base/issue_list.h"

#include <nlohmann/json_fwd.hpp>

namespace assay::app {

// The kept issues in the order found: severity, code, file, line, field, message, value.
[[nodiscard]] nlohmann::ordered_json issuesJson(const base::IssueList& issues);

// What was only counted: severity, code, count.
[[nodiscard]] nlohmann::ordered_json issuesNotListedJson(const base::IssueList& issues);

} // namespace assay::app
