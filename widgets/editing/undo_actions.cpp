#include "widgets/editing/undo_actions.h"

#include "widgets/editing/edit_session.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace assay::widgets {
namespace {

void show(QAction& action, const QString& text, const QString& refusal, bool isThere,
          const QString& nothing) {
    action.setEnabled(isThere);
    action.setText(QString(text).replace(QLatin1Char('&'), QLatin1String("&&"))); // one alone: a mnemonic
    action.setToolTip(!refusal.isEmpty() ? refusal : isThere ? text : nothing);
}

} // namespace

void showJournal(const EditSession& edits, const UndoActions& actions) {
    show(*actions.undo, edits.undoText(), edits.undoRefusal(), edits.canUndo(),
         EditSession::tr("There is nothing to undo."));
    show(*actions.redo, edits.redoText(), edits.redoRefusal(), edits.journal().canRedo(),
         EditSession::tr("There is nothing to do again."));
}

void followJournal(EditSession& edits, const UndoActions& actions) {
    // Buttons say no more than what they are for.
    actions.undo->setIconText(EditSession::tr("Undo"));
    actions.redo->setIconText(EditSession::tr("Redo"));
    QObject::connect(actions.undo, &QAction::triggered, &edits, [&edits] { (void)edits.undo(); });
    QObject::connect(actions.redo, &QAction::triggered, &edits, [&edits] { (void)edits.redo(); });
    QObject::connect(&edits, &EditSession::journalChanged, actions.undo,
                     [&edits, actions] { showJournal(edits, actions); });
    showJournal(edits, actions);
}

UndoActions addUndoActions(EditSession& edits, QWidget* host) {
    const auto make = [host](const char* name, QKeyCombination keys) {
        auto* action = new QAction(host);
        action->setObjectName(QLatin1String(name));
        action->setShortcut(QKeySequence(keys));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        host->addAction(action);
        return action;
    };
    const UndoActions actions{make("journalUndo", Qt::CTRL | Qt::Key_Z),
                              make("journalRedo", Qt::CTRL | Qt::SHIFT | Qt::Key_Z)};
    followJournal(edits, actions);
    return actions;
}

} // namespace assay::widgets
