#include "app/demo/demo_opening.h"

#include "app/shell/main_window.h"
#include "widgets/text/error_text.h"

#include <stop_token>
#include <utility>

namespace assay::app {

DemoOpening::DemoOpening(MainWindow& window, std::filesystem::path path)
    : QObject(&window)
    , m_window(window)
    , m_path(std::move(path)) {
    connect(&window, &MainWindow::demoRequested, this, &DemoOpening::makeAndOpen);
}

void DemoOpening::makeAndOpen() {
    if (m_making) {
        return;
    }
    m_making = true;
    m_window.jobs().start<void>(
        tr("Making the demo"),
        [path = m_path](const std::stop_token& stop, base::ProgressSink& progress) {
            return ensureDemoWorkspace(path, stop, progress);
        },
        this, [this](const base::Result<>& made) { finish(made); });
}

void DemoOpening::finish(const base::Result<>& made) {
    m_making = false;
    if (made) {
        open(m_path);
    } else {
        m_window.banner().showMessage(MessageBanner::Kind::Error, widgets::errorText(made.error()));
    }
}

void DemoOpening::open(const std::filesystem::path& path) {
    m_window.openPaths({QString::fromStdString(path.string())});
    m_window.showPage(QStringLiteral("thresholds"));
}

} // namespace assay::app

#include "moc_demo_opening.cpp"
