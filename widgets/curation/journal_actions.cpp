#include "widgets/curation/journal_actions.h"

#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeySequence>
#include <QWidget>

namespace assay::widgets {

JournalActions::JournalActions(QWidget* host, std::function<QString()> curator)
    : QObject(host)
    , m_curator(std::move(curator))
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

void JournalActions::setWorkspace(std::shared_ptr<store::Workspace> workspace) {
    m_workspace = std::move(workspace);
    refresh();
}

QString JournalActions::entryText(const curation::JournalEntry& entry) {
    if (entry.entity == "judgement") {
        return tr("the judgement of a sample");
    }
    if (entry.entity == "suite_name") {
        return tr("the name of a suite");
    }
    if (entry.entity == "reports") {
        return tr("the saved reports");
    }
    if (entry.entity == "gate_rules") {
        return tr("the alert thresholds");
    }
    if (entry.entity == "passage") {
        return tr("the text attached to an evidence id");
    }
    const std::string& json = entry.after ? *entry.after : entry.before.value_or("{}");
    const QString name = QJsonDocument::fromJson(QByteArray::fromStdString(json))
                             .object()
                             .value(QLatin1String("name"))
                             .toString();
    if (entry.entity == "decision") {
        return entry.after ? tr("the decision “%1”").arg(name) : tr("the removal of “%1”").arg(name);
    }
    return QString::fromStdString(entry.entity);
}

void JournalActions::setEntity(std::string entity) {
    m_entity = std::move(entity);
    refresh();
}

base::Result<curation::JournalState> JournalActions::ownState() const {
    if (!m_workspace || m_workspace->isReadOnly()) {
        return curation::JournalState();
    }
    const auto reader = m_workspace->reader();
    auto state = reader ? curation::journalState(*reader)
                        : base::Result<curation::JournalState>(tl::unexpected(reader.error()));
    if (state && !m_entity.empty()) {
        for (auto* entry : {&state->undoable, &state->redoable}) {
            if (*entry && (*entry)->entity != m_entity) {
                entry->reset();
            }
        }
    }
    return state;
}

void JournalActions::refresh() {
    curation::JournalState state;
    if (auto read = ownState()) {
        state = std::move(*read);
    } else {
        Q_EMIT failed(read.error());
    }
    m_undo->setEnabled(state.canUndo());
    m_redo->setEnabled(state.canRedo());
    m_undo->setToolTip(state.canUndo() ? tr("Undo %1 by %2 (Ctrl+Z)")
                                             .arg(entryText(*state.undoable),
                                                  QString::fromStdString(state.undoable->editedBy))
                                       : tr("There is nothing to undo"));
    m_redo->setToolTip(state.canRedo() ? tr("Do %1 again (Ctrl+Shift+Z)").arg(entryText(*state.redoable))
                                       : tr("There is nothing to do again"));
}

void JournalActions::step(bool undo) {
    const QString who = m_workspace ? m_curator() : QString();
    if (who.isEmpty()) {
        return;
    }
    // Another window may have edited something since.
    if (const auto state = ownState(); state && !(undo ? state->canUndo() : state->canRedo())) {
        refresh();
        return;
    }
    const auto done = undo ? curation::undo(*m_workspace, who.toStdString())
                           : curation::redo(*m_workspace, who.toStdString());
    refresh();
    if (done) {
        Q_EMIT stepped(*done, undo);
    } else {
        Q_EMIT failed(done.error());
    }
}

} // namespace assay::widgets
