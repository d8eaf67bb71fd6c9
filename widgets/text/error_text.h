// Errors, issues and stages of work in the language of the window; core/words says them. Usable headless (a
// QCoreApplication is enough, and even that only for translations).
#pragma once

#include "core/base/error.h"
#include "core/base/issue.h"
#include "core/base/progress.h"

#include <QString>

namespace assay::widgets {

// One or two whole sentences in plain text, with the file or argument and the system's reason where there are
// any.
[[nodiscard]] QString errorText(const base::Error& error);

// One sentence on what is wrong with the record and what became of it. The line, field and value are columns
// of their own where issues are listed, so they stand here only where the sentence needs them.
[[nodiscard]] QString issueText(const base::Issue& issue);

// A few words, for a list of kinds: "Unknown label".
[[nodiscard]] QString issueKindText(base::IssueCode code);
// "Error", "Warning", "Information".
[[nodiscard]] QString severityText(base::Severity severity);

// "Reading", "Making visible".
[[nodiscard]] QString stageText(base::Stage stage);

} // namespace assay::widgets
