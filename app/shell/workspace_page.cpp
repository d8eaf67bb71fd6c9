#include "app/shell/workspace_page.h"

#include "app/shell/session.h"
#include "widgets/curation/curator_field.h"

#include <QApplication>
#include <QVBoxLayout>

namespace assay::app {

WorkspacePage::WorkspacePage(const QString& key, QWidget* parent)
    : Page(parent)
    , m_key(key) {
    setObjectName(key + QStringLiteral("Page"));
    m_curator = new widgets::CuratorField(this);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(6, 4, 6, 4);
    m_column->setSpacing(4);
    m_column->addWidget(m_curator);
    connect(m_curator, &widgets::CuratorField::named, this, [this](const QString& name) {
        const QWidget* const focus = QApplication::focusWidget();
        if (focus == nullptr || m_curator->isAncestorOf(focus)) {
            focusContent();
        }
        m_settings.setCuratorName(name);
        nameSigner(); // what waits for the name is done now
    });
    connect(&m_settings, &Settings::curatorNameChanged, this, &WorkspacePage::nameSigner);
}

void WorkspacePage::setSession(Session* session) {
    m_session = session;
    setUp(*session);
    nameSigner();
    connect(m_session, &Session::workspaceChanged, this, [this] {
        m_hasTaken = false;
        takeWorkspace(nullptr);
        if (isVisible()) {
            ensureWorkspace();
        }
        refreshPage();
    });
    refreshPage();
}

void WorkspacePage::ensureWorkspace() {
    if (m_hasTaken || m_session == nullptr) {
        return;
    }
    m_hasTaken = true;
    takeWorkspace(m_session->workspace());
    refreshPage();
}

QAction* WorkspacePage::addPageAction(const char* name, const QString& text, const QKeySequence& shortcut,
                                      const QString& toolTip) {
    auto* action = new QAction(text, this);
    action->setObjectName(m_key + QLatin1Char('.') + QLatin1String(name));
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    if (!toolTip.isEmpty()) {
        action->setToolTip(toolTip);
    }
    addAction(action);
    return action;
}

void WorkspacePage::nameSigner() {
    const QString name = m_settings.curatorName();
    m_curator->setName(name);
    if (m_session != nullptr) {
        signAs(name);
    }
}

void WorkspacePage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    nameSigner(); // it may have been set on another page
    ensureWorkspace();
    if (m_session != nullptr) {
        setWatching(true);
    }
}

void WorkspacePage::hideEvent(QHideEvent* event) {
    if (m_session != nullptr) {
        setWatching(false);
    }
    Page::hideEvent(event);
}

} // namespace assay::app

#include "moc_workspace_page.cpp"
