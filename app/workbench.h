// Puts the pages into the main window and connects what leads from one to another: what the program shows, in
// one place for the program and for the tests that look at all of it. GUI thread only.
#pragma once

namespace assay::app {

class MainWindow;

// Call once, before the window is shown. The window owns the pages.
void addPages(MainWindow& window);

} // namespace assay::app
