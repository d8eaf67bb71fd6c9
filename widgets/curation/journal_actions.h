// Undo and redo of what one has edited in the workspace: two actions with the usual keys, which act on the
// whole journal wherever they are shown. What somebody else edited is named, and not taken back here. One
// edit is one short write on the GUI thread.
#pragma once

#include "core/workspace/journal/edit_journal.h"

#include <QObject>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>

class QAction;
class QWidget;

namespace assay::widgets {

class JournalActions : public QObject {
    Q_OBJECT
  public:
    // The keys work in `host` and its children. `present` gives who signs, empty while nobody has said; `ask`
    // the same, but asks for it: while it gives nothing, nothing is done.
    JournalActions(QWidget* host, std::function<QString()> present, std::function<QString()> ask);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    // Steps over things of this kind only: while the journal's next step is of another, nothing is done, and
    // the actions say why. Empty: everything.
    void setEntity(std::string entity);

    [[nodiscard]] QAction* undoAction() const { return m_undo; }

    [[nodiscard]] QAction* redoAction() const { return m_redo; }

    // Something was edited: what can be undone is looked up again.
    void refresh();

    // "the judgement of a sample", "the decision “November”": what an entry is about.
    [[nodiscard]] static QString entryText(const workspace::JournalEntry& entry);

  Q_SIGNALS:
    // The thing that the entry is about is now as `undone` says: as before it, or as after it.
    void stepped(const assay::workspace::JournalEntry& entry, bool undone);
    void failed(const assay::base::Error& error);
    // The step that was asked for waits for one that belongs elsewhere, or to somebody else: a sentence that
    // says of what.
    void blocked(const QString& why);

  private:
    struct OwnState {
        workspace::JournalState state;
        std::optional<workspace::JournalEntry> beforeUndo, beforeRedo; // of another kind or person, and next
    };

    void step(bool undo);
    [[nodiscard]] base::Result<OwnState> ownState() const;
    [[nodiscard]] QString blockedText(const workspace::JournalEntry& entry, bool undo) const;

    std::shared_ptr<workspace::Workspace> m_workspace;
    std::function<QString()> m_present, m_ask;
    std::string m_entity;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
};

} // namespace assay::widgets
