// Puts the pages into the main window and connects what leads from one to another: what the program shows, in
// one place for the program and for the tests that look at all of it. GUI thread only.
#pragma once

namespace assay::app {

class MainWindow;

// Call once, before the window is shown. The window owns the pages.
void addPages(MainWindow& window);

// From now on the tour is offered when the demo has been opened, whichever way: by the command, from Home, by
// its path, dropped, or again at the start. Until it was ended once (MainWindow::offerTour()).
void offerTourOfDemo(MainWindow& window);

} // namespace assay::app
