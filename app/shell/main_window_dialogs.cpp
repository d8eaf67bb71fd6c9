#include "app/log/log.h"
#include "app/settings/settings_dialog.h"
#include "app/shell/about_dialog.h"
#include "app/shell/main_window.h"
#include "app/shell/page.h"

#include <QDesktopServices>
#include <QUrl>

namespace assay::app {

void MainWindow::showSettings(bool shortcuts) {
    if (m_settingsDialog.isNull()) {
        m_settingsDialog = new SettingsDialog(m_settings, m_shortcuts, m_jobs, this);
        m_settingsDialog->setObjectName(QStringLiteral("settingsDialog"));
        m_settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_settingsDialog, &SettingsDialog::layoutResetRequested, this, &MainWindow::resetLayout);
    }
    if (shortcuts) {
        m_settingsDialog->showShortcuts();
    }
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

void MainWindow::showAbout() {
    auto* about = new AboutDialog(this);
    about->setObjectName(QStringLiteral("aboutDialog"));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->show();
}

void MainWindow::showLog() {
    const QString file = logFile();
    if (file.isEmpty() || !QDesktopServices::openUrl(QUrl::fromLocalFile(file))) {
        m_banner->showMessage(MessageBanner::Kind::Notice, file.isEmpty()
                                                               ? tr("No log file is being written.")
                                                               : tr("The log file is %1").arg(file));
    }
}

} // namespace assay::app
