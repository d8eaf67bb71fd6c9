// What kinds of issues of the data there are, in words. Of this room alone.
#pragma once

#include "core/base/issue.h"
#include "core/words/wording.h"

#include <string>

namespace assay::results {

[[nodiscard]] std::string issueKindText(base::IssueCode code, const words::Wording& wording);
[[nodiscard]] std::string severityText(base::Severity severity, const words::Wording& wording);

} // namespace assay::results
