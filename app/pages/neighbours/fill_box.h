// Combo boxes that are filled anew again and again while someone looks at them. GUI thread only.
#pragma once

#include <QStringList>

class QComboBox;

namespace assay::app {

// Its lines, and the present one by its place. True: they were others; else nothing was touched, and a list
// that is open stays as it is.
bool fillBox(QComboBox& box, const QStringList& texts);

} // namespace assay::app
