// `assay screenshot`: a page of the window as a PNG file, rendered without a display. The guide's pictures
// are made so; app/screenshot.h makes them. The window is that of the program; its settings are fresh and
// thrown away, and neither the system's language nor its time zone counts, so that the picture depends on the
// workspace and the arguments alone.
#pragma once

#include "app/commands/failure.h"

#include <QSize>
#include <QTemporaryDir>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace assay::app {

struct ScreenshotOptions {
    std::filesystem::path workspace;
    std::filesystem::path output;
    std::string page = "home";         // its key
    std::vector<std::string> selected; // rows of its lists and tables, by the text of a cell; before the tabs
    std::vector<std::string> tabs;     // chosen one after the other, by their texts
    std::string theme = "light";
    std::string size = "1280x800";
};

void addScreenshot(CLI::App& command, ScreenshotOptions& options);

// "1280x800"; nullopt: no size, or one that is too small or too large.
[[nodiscard]] std::optional<QSize> sizeOfScreenshot(const std::string& text);

// Checks what can be checked without a window.
[[nodiscard]] Outcome<void> checkScreenshot(const ScreenshotOptions& options);

// Made before the QApplication and kept as long as it: the platform that shows nothing, settings of its own,
// and the time of Greenwich.
class ScreenshotPlace {
  public:
    explicit ScreenshotPlace(const ScreenshotOptions& options);

  private:
    QTemporaryDir m_settings;
};

} // namespace assay::app
