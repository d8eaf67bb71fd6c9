// What kinds of issues of the data there are, in words. Of this room alone.
#pragma once

#include "core/base/issue.h"
#include "core/report/wording.h"

#include <string>

namespace assay::report {

[[nodiscard]] std::string issueKindText(base::IssueCode code, const Wording& wording);
[[nodiscard]] std::string severityText(base::Severity severity, const Wording& wording);

} // namespace assay::report
