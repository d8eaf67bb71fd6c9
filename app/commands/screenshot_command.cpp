#include "app/commands/screenshot_command.h"

#include "app/commands/console.h"
#include "app/commands/display.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/shared_options.h"
#include "app/commands/workspace_access.h"
#include "app/settings/settings.h"

#include <CLI/CLI.hpp>

#include <QStringList>

namespace assay::app {
namespace {

constexpr int kSmallestSide = 200;
constexpr int kLargestSide = 8000;

} // namespace

std::optional<QSize> sizeOfScreenshot(const std::string& text) {
    const QStringList sides = QString::fromStdString(text).split(u'x');
    if (sides.size() != 2) {
        return std::nullopt;
    }
    bool wide = false;
    bool high = false;
    const QSize size(sides[0].toInt(&wide), sides[1].toInt(&high));
    const auto usable = [](int side) { return side >= kSmallestSide && side <= kLargestSide; };
    if (!wide || !high || !usable(size.width()) || !usable(size.height())) {
        return std::nullopt;
    }
    return size;
}

void addScreenshot(CLI::App& command, ScreenshotOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("FILE", options.output, "The PNG file")->required();
    command.add_option("--page", options.page, "home, thresholds, …; another word lists them")
        ->capture_default_str();
    command.add_option("--select", options.selected,
                       "A row of a list or table of the page, by the text of a cell; may be repeated");
    command.add_option("--tab", options.tabs,
                       "A tab of the page, by its text; may be repeated for a tab within a tab");
    command.add_option("--theme", options.theme, "light or dark")
        ->check(CLI::IsMember({"light", "dark"}))
        ->capture_default_str();
    command.add_option("--size", options.size, "WIDTHxHEIGHT in pixels")->capture_default_str();
    addVerbose(command);
    command.footer("Your own settings are neither used nor changed.\nExample:\n"
                   "  assay screenshot team.assay thresholds.png --page thresholds --theme dark");
}

Outcome<void> checkScreenshot(const ScreenshotOptions& options) {
    if (!sizeOfScreenshot(options.size)) {
        return wrongUsage(QStringLiteral("\"%1\" is no size: WIDTHxHEIGHT, from %2 to %3 pixels.")
                              .arg(QString::fromStdString(options.size))
                              .arg(kSmallestSide)
                              .arg(kLargestSide));
    }
    ASSAY_TRY(openToRead(options.workspace));
    return {};
}

ScreenshotPlace::ScreenshotPlace(const ScreenshotOptions& options) {
    paintWithoutDisplay();
    qputenv("TZ", "UTC0");
    Settings::redirectTo(m_settings.path());
    Settings settings;
    settings.setTheme(options.theme == "dark" ? widgets::ThemeChoice::Dark : widgets::ThemeChoice::Light);
}

} // namespace assay::app
