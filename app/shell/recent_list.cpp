#include "app/shell/recent_list.h"

#include "app/settings/settings.h"
#include "widgets/theme/symbol_icon.h"

#include <QDir>
#include <QFileInfo>

namespace assay::app {
namespace {

constexpr int kLinesWanted = 4; // two workspaces

} // namespace

RecentList::RecentList(Settings& settings, QWidget* parent)
    : QListWidget(parent)
    , m_settings(settings) {
    setAccessibleName(tr("Recent workspaces"));
    setTextElideMode(Qt::ElideMiddle);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        if (item->flags().testFlag(Qt::ItemIsEnabled)) {
            Q_EMIT workspaceRequested(item->data(Qt::UserRole).toString());
        }
    });
    connect(&m_settings, &Settings::recentWorkspacesChanged, this, &RecentList::fill);
    fill();
}

QSize RecentList::sizeHint() const {
    return {QListWidget::sizeHint().width(), fontMetrics().lineSpacing() * kLinesWanted + 2 * frameWidth()};
}

void RecentList::fill() {
    const QStringList paths = m_settings.recentWorkspaces();
    clear();
    for (const QString& path : paths) {
        const QFileInfo info(path);
        const bool missing = !info.exists();
        auto* item = new QListWidgetItem(this);
        const QString name =
            missing ? tr("%1 (missing)").arg(info.completeBaseName()) : info.completeBaseName();
        item->setText(name + u'\n' + QDir::toNativeSeparators(info.path()));
        item->setIcon(widgets::symbolIcon(QStringLiteral("workspace")));
        item->setToolTip(QDir::toNativeSeparators(path));
        item->setData(Qt::UserRole, path);
        if (missing) {
            item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
        }
    }
    if (paths.isEmpty()) {
        auto* item = new QListWidgetItem(tr("None yet"), this);
        item->setFlags(Qt::NoItemFlags);
    }
}

} // namespace assay::app

#include "moc_recent_list.cpp"
