#include "widgets/curation/journal_actions.h"

#include "core/curation/edit_entities.h"

#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeySequence>
#include <QWidget>
#include <string_view>
#include <utility>

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
    const std::string& json = entry.after ? *entry.after : entry.before.value_or("{}");
    const QString name = QJsonDocument::fromJson(QByteArray::fromStdString(json))
                             .object()
                             .value(QLatin1String("name"))
                             .toString();
    const std::pair<std::string_view, QString> texts[] = {
        {curation::kJudgementEdits.name, tr("the judgement of a sample")},
        {curation::kDecisionEdits.name,
         entry.after ? tr("the decision “%1”").arg(name) : tr("the removal of “%1”").arg(name)},
        {curation::kBundleEdits.name, tr("a bundle")},
        {curation::kQuestionEdits.name, tr("a question")},
        {curation::kReviewEdits.name, tr("the review of a question")},
        {curation::kSuspicionEdits.name, tr("what was said of a suspicion")},
        {curation::kSuiteEdits.name, tr("the settings of a suite")},
        {curation::kSuiteNameEdits.name, tr("the name of a suite")},
        {curation::kSuitePresenceEdits.name, tr("a suite as a whole")},
        {curation::kPassageEdits.name, tr("the text attached to an evidence id")},
        {curation::kCaseNoteEdits.name, tr("the note on a case")},
        {curation::kCorpusNameEdits.name, tr("the name of a corpus")},
        {curation::kEmbeddingSetNameEdits.name, tr("the name of an embedding set")},
        {curation::kGateRuleEdits.name, tr("the alert thresholds")},
        {curation::kReportEdits.name, tr("the saved reports")}};
    for (const auto& [entity, text] : texts) {
        if (entity == entry.entity) {
            return text;
        }
    }
    return QString::fromStdString(entry.entity); // of a newer program
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
    auto state = reader ? curation::journalState(*reader)
                        : base::Result<curation::JournalState>(tl::unexpected(reader.error()));
    if (!state) {
        return tl::unexpected(state.error());
    }
    own.state = std::move(*state);
    const auto setAside = [this](auto& entry, auto& aside) {
        if (entry && !m_entity.empty() && entry->entity != m_entity) {
            aside = std::exchange(entry, std::nullopt);
        }
    };
    setAside(own.state.undoable, own.beforeUndo);
    setAside(own.state.redoable, own.beforeRedo);
    return own;
}

QString JournalActions::blockedText(const curation::JournalEntry& entry, bool undo) {
    const QString who = QString::fromStdString(entry.editedBy);
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
    const curation::JournalState& state = own.state;
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
    const QString who = m_workspace ? m_curator() : QString();
    if (who.isEmpty()) {
        return;
    }
    const auto done = undo ? curation::undo(*m_workspace, who.toStdString(), m_entity)
                           : curation::redo(*m_workspace, who.toStdString(), m_entity);
    refresh();
    if (done) {
        Q_EMIT stepped(*done, undo);
    } else {
        Q_EMIT failed(done.error());
    }
}

} // namespace assay::widgets

#include "moc_journal_actions.cpp"
