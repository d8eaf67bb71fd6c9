// What errors, and the stages of work, are called: what happened, with the facts, and what to do about it.
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/words/wording.h"

#include <string>

namespace assay::words {

// One or two whole sentences in plain text, with the file or argument and the system's reason where there are
// any.
[[nodiscard]] std::string errorText(const base::Error& error, const Wording& wording);

// "Reading", "Making visible".
[[nodiscard]] std::string stageText(base::Stage stage, const Wording& wording);

// A name in quotation marks and on one line; "(not named)" where there is none.
[[nodiscard]] std::string quotedName(const std::string& name, const Wording& wording);

} // namespace assay::words
