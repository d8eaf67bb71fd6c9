// Labels that wrap and are never cut off at the bottom. GUI thread only.
#pragma once

class QLabel;

namespace assay::widgets {

// Layouts ask for the height that a width needs, but splitters, tabs and forms in them do not. Such a label
// asks for it itself, by its least height, each time its width or its text changes.
void keepWhole(QLabel& label);

} // namespace assay::widgets
