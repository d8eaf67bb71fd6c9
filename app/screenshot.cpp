#include "app/screenshot.h"

#include "app/commands/command_line.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/shell/main_window.h"
#include "app/shell/page.h"
#include "core/base/atomic_file.h"
#include "core/base/path_guard.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QBuffer>
#include <QEventLoop>
#include <QPixmap>
#include <QTabBar>
#include <QTimer>

namespace assay::app {
namespace {

constexpr int kQuietMs = 400;       // longer than what the pages wait before they compute
constexpr int kLongestMs = 120'000; // for large workspaces on slow machines

// Runs the event loop until no job has run for a while; false when the time is up.
bool waitUntilQuiet(widgets::JobRunner& jobs) {
    QEventLoop loop;
    QTimer quiet;
    quiet.setSingleShot(true);
    quiet.setInterval(kQuietMs);
    QObject::connect(&jobs, &widgets::JobRunner::activeCountChanged, &quiet, [&quiet] { quiet.start(); });
    QObject::connect(&quiet, &QTimer::timeout, &loop, [&] {
        if (jobs.isIdle()) {
            loop.quit();
        } else {
            quiet.start();
        }
    });
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, &loop, [&loop] { loop.exit(1); });
    quiet.start();
    limit.start(kLongestMs);
    return loop.exec() == 0;
}

QString plainTabText(const QTabBar& tabs, int index) {
    return tabs.tabText(index).remove(u'&');
}

// Of all tabs that the page shows now.
Outcome<int> chooseTab(const Page& page, const QString& text) {
    QStringList there;
    const QList<QTabBar*> all = page.findChildren<QTabBar*>();
    for (QTabBar* tabs : all) {
        for (int i = 0; tabs->isVisibleTo(&page) && i < tabs->count(); ++i) {
            if (plainTabText(*tabs, i) == text) {
                tabs->setCurrentIndex(i);
                return i;
            }
            there.append(plainTabText(*tabs, i));
        }
    }
    return there.isEmpty() ? wrongUsage(QStringLiteral("The page has no tabs."))
                           : wrongUsage(QStringLiteral("The page has no tab \"%1\". It has: %2.")
                                            .arg(text, there.join(QStringLiteral(", "))));
}

Outcome<int> selectRow(const Page& page, const QString& text) {
    const QList<QAbstractItemView*> views = page.findChildren<QAbstractItemView*>();
    for (QAbstractItemView* view : views) {
        QAbstractItemModel* model = view->model();
        for (int column = 0; view->isVisibleTo(&page) && column < model->columnCount(); ++column) {
            const QModelIndexList found =
                model->match(model->index(0, column), Qt::DisplayRole, text, 1,
                             Qt::MatchFixedString | Qt::MatchCaseSensitive | Qt::MatchRecursive);
            if (!found.isEmpty()) {
                view->setCurrentIndex(found.front());
                return found.front().row();
            }
        }
    }
    return wrongUsage(QStringLiteral("Nothing on the page is called \"%1\".").arg(text));
}

QString pageKeys(const MainWindow& window) {
    QStringList keys;
    const QList<Page*> pages = window.findChildren<Page*>();
    for (const Page* page : pages) {
        keys.append(page->navigationKey());
    }
    keys.sort();
    return keys.join(QStringLiteral(", "));
}

base::Result<> save(const QPixmap& picture, const std::filesystem::path& file) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!picture.save(&buffer, "PNG")) {
        return base::fail(base::ErrorCode::FileNotWritable, "PNG", file.string());
    }
    return base::requireUnguarded(file).and_then(
        [&] { return base::writeFileAtomically(file, std::string_view(bytes.constData(), bytes.size())); });
}

} // namespace

int saveScreenshot(MainWindow& window, const ScreenshotOptions& options) {
    QApplication::setCursorFlashTime(0); // a cursor that blinks would be there now and then
    const QString key = QString::fromStdString(options.page);
    if (window.page(key) == nullptr) {
        return printFailure(
            wrongUsage(QStringLiteral("There is no page \"%1\". There are: %2.").arg(key, pageKeys(window)))
                .value());
    }
    window.resize(*sizeOfScreenshot(options.size));
    window.show();
    window.activateWindow();
    // Not into the list of recent workspaces, which is in the picture: where a file lies is nobody's
    // business.
    QObject::disconnect(&window.session(), &Session::workspaceOpened, nullptr, nullptr);
    window.session().openWorkspace(QString::fromStdString(options.workspace.string()));
    const auto settled = [&window] {
        if (waitUntilQuiet(window.jobs())) {
            return true;
        }
        printMessage(QStringLiteral("After two minutes something was still being computed."));
        return false;
    };
    if (!settled()) {
        return kExitFile;
    }
    window.showPage(key);
    window.currentPage()->focusContent();
    for (const std::string& row : options.selected) {
        if (!settled()) {
            return kExitFile;
        }
        if (const auto found = selectRow(*window.currentPage(), QString::fromStdString(row)); !found) {
            return printFailure(found.error());
        }
    }
    for (const std::string& tab : options.tabs) {
        if (!settled()) {
            return kExitFile;
        }
        if (const auto chosen = chooseTab(*window.currentPage(), QString::fromStdString(tab)); !chosen) {
            return printFailure(chosen.error());
        }
    }
    if (!settled()) {
        return kExitFile;
    }
    const QStringList messages = window.banner().messages();
    for (const QString& message : messages) {
        printMessage(message);
    }
    window.banner().dismissAll();
    if (!window.session().hasWorkspace()) {
        return kExitFile;
    }
    if (const auto saved = save(window.grab(), options.output); !saved) {
        return printError(saved.error());
    }
    return kExitDone;
}

} // namespace assay::app
