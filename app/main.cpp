// Starts Assay: a headless command if the arguments name one, else the window.
#include "app/commands/command_line.h"
#include "app/commands/console.h"
#include "app/commands/display.h"
#include "app/demo/demo_opening.h"
#include "app/log/log.h"
#include "app/screenshot.h"
#include "app/settings/key_chain.h"
#include "app/settings/language.h"
#include "app/settings/settings.h"
#include "app/shell/english_plurals.h"
#include "app/shell/main_window.h"
#include "app/workbench.h"
#include "core/base/version.h"

#include <QApplication>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <memory>
#include <optional>

namespace {

using namespace assay;

QString versionText() {
    return QString::fromStdString(std::string(base::version()));
}

int runWindow(int argc, char** argv, const app::CommandLineOutcome& outcome) {
    std::optional<app::ScreenshotPlace> place;
    if (outcome.screenshot) {
        place.emplace(*outcome.screenshot);
    }
    QApplication application(argc, argv);
    QApplication::setApplicationVersion(versionText());
    // Of packaging/linux; Flatpak renames it after the program's id.
    QApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", QStringLiteral("assay")));
    const app::KeyChain keyChain;
    app::EnglishPlurals plurals;
    QApplication::installTranslator(&plurals);
    app::Settings settings;
    const app::LanguageScope language(outcome.language ? QString::fromStdString(*outcome.language)
                                      : place          ? QStringLiteral("en")
                                                       : settings.language(),
                                      place ? QLocale::c() : QLocale::system());
    int exitCode = 0;
    {
        app::MainWindow window(settings);
        app::addPages(window);
        app::offerGuide(window, settings);
        auto* demo = new app::DemoOpening(window);
        if (outcome.screenshot) {
            return app::saveScreenshot(window, *outcome.screenshot);
        }
        app::offerTourOfDemo(window);
        if (outcome.workspace && outcome.welcomeDemo) {
            demo->open(*outcome.workspace);
        } else if (outcome.workspace) {
            window.openPaths({QString::fromStdString(outcome.workspace->string())});
        } else {
            window.reopenLastWorkspace();
        }
        window.show();
        exitCode = QApplication::exec();
    }
    return exitCode;
}

// Enough for translations and standard folders; a display is not asked for until a window is needed.
std::unique_ptr<QCoreApplication> headlessApplication(int& argc, char** argv) {
    if (app::isPainting(argc, argv)) {
        app::paintWithoutDisplay();
        return std::make_unique<QGuiApplication>(argc, argv);
    }
    return std::make_unique<QCoreApplication>(argc, argv);
}

} // namespace

int main(int argc, char** argv) {
    app::Settings::setApplicationNames();
    app::CommandLineOutcome outcome;
    {
        const std::unique_ptr<QCoreApplication> headless = headlessApplication(argc, argv);
        app::EnglishPlurals plurals;
        QCoreApplication::installTranslator(&plurals);
        QLocale::setDefault(QLocale::c()); // what is printed is the same everywhere
        QCoreApplication::setApplicationVersion(versionText());
        if (app::isHeadless(argc, argv)) {
            (void)app::interruptToken(); // before any thread starts, so that all of them leave signals to it
        }
        const app::KeyChain keyChain;
        app::startLog({.folder = {}, .verbose = app::isVerbose(argc, argv)});
        outcome = app::runCommandLine(argc, argv);
    }
    int exitCode = 0;
    if (outcome.exitCode) {
        exitCode = *outcome.exitCode;
    } else {
        app::releaseInterrupts();
        exitCode = runWindow(argc, argv, outcome);
    }
    app::stopLog();
    return exitCode;
}
