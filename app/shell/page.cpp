#include "app/shell/page.h"

#include "widgets/editing/edit_session.h"

namespace assay::app {

bool Page::showIssue(const base::Issue&) {
    return false;
}

void Page::restoreState(const QByteArray&) {}

void Page::showEdits(widgets::EditSession& edits) {
    using widgets::EditSession;
    connect(&edits, &EditSession::asked, this, &Page::questionRaised);
    connect(&edits, &EditSession::done, this, [this, &edits](const QString& text, qint64 edit) {
        if (edit == 0) {
            Q_EMIT noticeRaised(text);
            return;
        }
        Q_EMIT doneRaised(text, [&edits, edit, workspace = edits.workspace()] {
            if (workspace == edits.workspace()) {
                (void)edits.undoEdit(edit);
            }
        });
    });
}

} // namespace assay::app

#include "moc_page.cpp"
