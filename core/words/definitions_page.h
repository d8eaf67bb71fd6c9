// The guide's page of all definitions, in Markdown: docs/guide/definitions.md is what definitionsPage() gives
// in English, and a test compares the two.
#pragma once

#include "core/words/wording.h"

#include <string>

namespace assay::words {

// A table for each group: name and id, what it means with how its interval is made, its source. By name.
[[nodiscard]] std::string definitionsPage(const Wording& wording);

} // namespace assay::words
