// Puts the pages into the main window and connects what leads from one to another: what the program shows, in
// one place for the program and for the tests that look at all of it. GUI thread only.
#pragma once

namespace assay::app {

class MainWindow;
class Settings;

// Call once, before the window is shown. The window owns the pages.
void addPages(MainWindow& window);

// From now on F1 and Help show the guide, in a window beside this one, so that both can be read; it goes with
// this one. `settings` remembers its place and outlives both.
void offerGuide(MainWindow& window, Settings& settings);

// From now on the tour is offered when the demo has been opened, whichever way: by the command, from Home, by
// its path, dropped, or again at the start. Until it was ended once (MainWindow::offerTour()).
void offerTourOfDemo(MainWindow& window);

} // namespace assay::app
