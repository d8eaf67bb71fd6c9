// What the status of a question is called on the screen, and its icon.
#pragma once

#include "core/model/question.h"

#include <QIcon>
#include <QString>

namespace assay::widgets {

[[nodiscard]] QString questionStatusText(model::QuestionStatus status);

// A ring, a disc with a tick, a flag, a square with a bar: told by shape as well as by colour.
[[nodiscard]] QIcon questionStatusIcon(model::QuestionStatus status);

} // namespace assay::widgets
