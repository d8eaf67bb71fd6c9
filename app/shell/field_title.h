// What the fields of a question are called on the screen.
#pragma once

#include "core/model/question_field.h"

#include <QString>
#include <string_view>

namespace assay::app {

// "answer_type" as "Answer type".
[[nodiscard]] QString spacedName(std::string_view name);

[[nodiscard]] QString fieldTitle(model::QuestionField field);
[[nodiscard]] QString fieldTitle(std::string_view name); // of a field, or of what is beside them ("status")

} // namespace assay::app
