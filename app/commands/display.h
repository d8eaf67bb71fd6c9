// Whether there is a display, and painting without one.
#pragma once

namespace assay::app {

[[nodiscard]] bool hasDisplay();

// Before a QGuiApplication that only paints: where a display may be missing, none is asked for. Windows and
// macOS always have one, and packages there bring no other plug-in.
void paintWithoutDisplay();

} // namespace assay::app
