// What the fields are called that columns of scores, answers and sentences are mapped to; those of questions
// are in question_words.h.
#pragma once

#include "core/words/wording.h"

#include <string>
#include <string_view>

namespace assay::words {

// "Weight of G" for "scenario_weights.G": of a field by its name in a file (imports::fieldsToMap()).
[[nodiscard]] std::string columnFieldTitle(std::string_view name, const Wording& wording);

} // namespace assay::words
