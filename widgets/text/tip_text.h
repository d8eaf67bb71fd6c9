// Texts of tool tips. GUI thread only.
#pragma once

#include <QString>

namespace assay::widgets {

// The text in lines of at most some eighty characters, broken at spaces: tool tips are plain, since what they
// tell comes from data, and plain ones are not wrapped.
[[nodiscard]] QString tipLines(const QString& text);

} // namespace assay::widgets
