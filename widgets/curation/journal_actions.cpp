#include "widgets/curation/journal_actions.h"

#include "widgets/editing/edit_text.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>
#include <utility>

namespace assay::widgets {

JournalActions::JournalActions(QWidget* host, std::function<QString()> present, std::function<QString()> ask)
    : QObject(host)
    , m_present(std::move(present))
    , m_ask(std::move(ask))
    , m_undo(new QAction(tr("Undo"), host))
    , m_redo(new QAction(tr("Redo"), host)) {
    m_undo->setObjectName(QStringLiteral("journalUndo"));
    m_redo->setObjectName(QStringLiteral("journalRedo"));
    m_undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    for (QAction* action : {m_undo, m_redo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        host->addAction(action);
    }
    connect(m_undo, &QAction::triggered, this, [this] { step(true); });
    connect(m_redo, &QAction::triggered, this, [this] { step(false); });
    refresh();
}

void JournalActions::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_workspace = std::move(workspace);
    refresh();
}

QString JournalActions::entryText(const workspace::JournalEntry& entry) {
    return editKindText(entry);
}

void JournalActions::setEntity(std::string entity) {
    m_entity = std::move(entity);
    refresh();
}

base::Result<JournalActions::OwnState> JournalActions::ownState() const {
    OwnState own;
    if (!m_workspace || m_workspace->isReadOnly()) {
        return own;
    }
    const auto reader = m_workspace->reader();
    ASSAY_TRY(auto state, reader ? workspace::journalStateOf(*reader, m_present().toStdString())
                                 : base::Result<workspace::JournalState>(tl::unexpected(reader.error())));
    own.state = std::move(state);
    const bool isSigned = !m_present().isEmpty(); // else the name is asked for first
    const auto setAside = [this](auto& entry, bool isOwn, auto& aside) {
        if (entry && (!isOwn || (!m_entity.empty() && entry->entity != m_entity))) {
            aside = std::exchange(entry, std::nullopt);
        }
    };
    setAside(own.state.undoable, own.state.undoesOwn || !isSigned, own.beforeUndo);
    setAside(own.state.redoable, own.state.redoesOwn || !isSigned, own.beforeRedo);
    return own;
}

QString JournalActions::blockedText(const workspace::JournalEntry& entry, bool undo) const {
    const QString who = editorText(entry);
    if (m_entity.empty() || entry.entity == m_entity) {
        return undo ? tr("The last edit is not yours: %1, by %2. It is not taken back here.")
                          .arg(entryText(entry), who)
                    : tr("Somebody else took back %1, by %2. It is not done again here.")
                          .arg(entryText(entry), who);
    }
    return undo ? tr("The last edit is not of this page: %1, by %2. Undo it on its own page first.")
                      .arg(entryText(entry), who)
                : tr("What comes next is not of this page: %1, by %2. Do it again on its own page first.")
                      .arg(entryText(entry), who);
}

void JournalActions::refresh() {
    OwnState own;
    if (auto read = ownState()) {
        own = std::move(*read);
    } else {
        Q_EMIT failed(read.error());
    }
    const workspace::JournalState& state = own.state;
    // One that is blocked can be asked for: it says why.
    m_undo->setEnabled(state.canUndo() || own.beforeUndo);
    m_redo->setEnabled(state.canRedo() || own.beforeRedo);
    m_undo->setToolTip(state.canUndo() ? tr("Undo %1 by %2 (Ctrl+Z)")
                                             .arg(entryText(*state.undoable),
                                                  QString::fromStdString(state.undoable->editedBy))
                       : own.beforeUndo ? blockedText(*own.beforeUndo, true)
                                        : tr("There is nothing to undo"));
    m_redo->setToolTip(state.canRedo()  ? tr("Do %1 again (Ctrl+Shift+Z)").arg(entryText(*state.redoable))
                       : own.beforeRedo ? blockedText(*own.beforeRedo, false)
                                        : tr("There is nothing to do again"));
}

void JournalActions::step(bool undo) {
    // Another window may have edited something since.
    const auto own = ownState();
    if (!own) {
        Q_EMIT failed(own.error());
        return;
    }
    if (!(undo ? own->state.canUndo() : own->state.canRedo())) {
        refresh();
        if (const auto& before = undo ? own->beforeUndo : own->beforeRedo) {
            Q_EMIT blocked(blockedText(*before, undo));
        }
        return;
    }
    const QString who = m_workspace ? m_ask() : QString();
    if (who.isEmpty()) {
        return;
    }
    const auto done = undo ? workspace::undoOwn(*m_workspace, who.toStdString(), m_entity)
                           : workspace::redoOwn(*m_workspace, who.toStdString(), m_entity);
    refresh();
    if (done) {
        Q_EMIT stepped(*done, undo);
    } else {
        Q_EMIT failed(done.error());
    }
}

} // namespace assay::widgets

#include "moc_journal_actions.cpp"
