// Finds texts that do not fit: for tests of large fonts, long languages and small windows.
#pragma once

#include <QStringList>

class QWidget;

namespace assay::tests {

// One line for each text that is not shown whole in what is visible of `root`, which must be shown and laid
// out: what holds it, the text, and what it lacks. Looks at labels (also those that wrap), buttons, check
// boxes and radio buttons, boxes of choice, spin boxes, hints in empty fields, titles of groups, tabs and
// headings of columns; at short values in tables, such as states and numbers; at trees whose counts are out
// of sight; and at controls that stick out of what they are in, unless that scrolls.
//
// Not counted: a text that gives way on purpose and whose tool tip says it whole; contents of fields and
// lists, long ones of tables; what scrolls out of sight.
[[nodiscard]] QStringList clippedTexts(const QWidget& root);

} // namespace assay::tests
