// What is wrong with the data, in words: issues, their kinds and how grave they are.
#pragma once

#include "core/base/issue.h"
#include "core/words/wording.h"

#include <string>

namespace assay::words {

// One sentence on what is wrong with the record and what became of it. The line, field and value are columns
// of their own where issues are listed, so they stand here only where the sentence needs them.
[[nodiscard]] std::string issueText(const base::Issue& issue, const Wording& wording);

// A few words, for a list of kinds: "Unknown label".
[[nodiscard]] std::string issueKindText(base::IssueCode code, const Wording& wording);

// "Error", "Warning", "Information".
[[nodiscard]] std::string severityText(base::Severity severity, const Wording& wording);

} // namespace assay::words
