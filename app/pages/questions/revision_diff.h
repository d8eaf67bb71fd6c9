// What two states of a question differ in, field by field and word by word, as HTML.
#pragma once

#include "core/model/question.h"

#include <QPalette>
#include <QString>

namespace assay::app {

// Says so when nothing differs.
[[nodiscard]] QString revisionDiffHtml(const model::Question& before, const model::Question& after,
                                       const QPalette& palette);

// Every field that holds something.
[[nodiscard]] QString questionHtml(const model::Question& question, const QPalette& palette);

} // namespace assay::app
