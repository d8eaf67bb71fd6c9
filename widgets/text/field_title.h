// What the fields of a question, and the reasons to flag it, are called on the screen.
#pragma once

#include "core/model/question_field.h"

#include <QString>
#include <string_view>

namespace assay::widgets {

// "answer_type" as "Answer type".
[[nodiscard]] QString spacedName(std::string_view name);

[[nodiscard]] QString fieldTitle(model::QuestionField field);
[[nodiscard]] QString fieldTitle(std::string_view name); // of a field, or of what is beside them ("status")

// "Out of scope"; a reason of somebody's own as it is written, without underscores.
[[nodiscard]] QString flagReasonText(std::string_view reason);

} // namespace assay::widgets
