// GUI thread only.
#pragma once

class QWidget;

namespace assay::widgets {

// Tab goes through the controls in `root` as they stand: in the order of its layouts, line by line, and
// through the parts of splitters, stacks and areas that scroll. To be called again when controls have been
// made anew.
void tabAsLaidOut(QWidget& root);

} // namespace assay::widgets
