// Texts of fields that may not find room: they keep a sensible least width, and say the rest on hover. GUI
// thread only.
#pragma once

#include <QString>

class QComboBox;
class QLineEdit;
class QListWidget;

namespace assay::widgets {

// The hint of an empty field. The field stays wide enough for it, or for `leastCharacters` if that is less;
// what is cut off stands in the tool tip, before what the tool tip says already.
void setHint(QLineEdit& field, const QString& hint, int leastCharacters = 14);

// For boxes whose entries come from data and may be longer than the box: the tool tip is the present entry,
// and `toolTip` under it.
void tellWholeEntry(QComboBox& box, const QString& toolTip = {});

// Entries that are too long take another line; the list never scrolls sideways.
void wrapEntries(QListWidget& list);

} // namespace assay::widgets
