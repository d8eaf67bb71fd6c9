// What the fields of a question, and the reasons to flag it, are called in the window; core/words says it.
#pragma once

#include "core/model/question_field.h"

#include <QString>
#include <string_view>

namespace assay::widgets {

[[nodiscard]] QString fieldTitle(model::QuestionField field);
[[nodiscard]] QString fieldTitle(std::string_view name); // of a field, or of what is beside them ("status")

// "Out of scope"; a reason of somebody's own as it is written, without underscores; "(no reason given)".
[[nodiscard]] QString flagReasonText(std::string_view reason);

} // namespace assay::widgets
