// The picture that `assay screenshot` (app/commands/screenshot_command.h) asks for. GUI thread only.
#pragma once

#include "app/commands/screenshot_command.h"

namespace assay::app {

class MainWindow;

// Opens the workspace, shows the page, waits until nothing is being computed, and saves the window as it then
// looks. Gives the exit code; what the window had to say goes to standard error.
int saveScreenshot(MainWindow& window, const ScreenshotOptions& options);

} // namespace assay::app
