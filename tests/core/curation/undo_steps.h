// Undo and redo of whatever is next, whoever made it, as the program does when somebody agrees to it; and of
// what is one's own, as it does unasked.
#pragma once

#include "core/workspace/journal/edit_journal.h"

#include <string>

namespace assay::tests {

using JournalStep = base::Result<workspace::JournalEntry>;

[[nodiscard]] inline JournalStep undo(workspace::Workspace& workspace, const std::string& who) {
    return workspace.reader()
        .and_then([](const workspace::Reader& reader) { return workspace::journalState(reader); })
        .and_then([&](const workspace::JournalState& state) -> JournalStep {
            return state.undoable ? workspace::undoEdit(workspace, state.undoable->id, who)
                                  : JournalStep(base::fail(base::ErrorCode::NotFound));
        });
}

[[nodiscard]] inline JournalStep redo(workspace::Workspace& workspace, const std::string& who) {
    return workspace.reader()
        .and_then([](const workspace::Reader& reader) { return workspace::journalState(reader); })
        .and_then([&](const workspace::JournalState& state) -> JournalStep {
            return state.redoable ? workspace::redoEdit(workspace, state.redoable->id, who)
                                  : JournalStep(base::fail(base::ErrorCode::NotFound));
        });
}

[[nodiscard]] inline JournalStep undoOwn(workspace::Workspace& workspace, const std::string& who) {
    return workspace.reader()
        .and_then([&](const workspace::Reader& reader) { return workspace::journalStateOf(reader, who); })
        .and_then([&](const workspace::JournalState& state) -> JournalStep {
            return state.undoable && state.undoesOwn ? workspace::undoEdit(workspace, state.undoable->id, who)
                                                     : JournalStep(base::fail(base::ErrorCode::NotFound));
        });
}

[[nodiscard]] inline JournalStep redoOwn(workspace::Workspace& workspace, const std::string& who) {
    return workspace.reader()
        .and_then([&](const workspace::Reader& reader) { return workspace::journalStateOf(reader, who); })
        .and_then([&](const workspace::JournalState& state) -> JournalStep {
            return state.redoable && state.redoesOwn ? workspace::redoEdit(workspace, state.redoable->id, who)
                                                     : JournalStep(base::fail(base::ErrorCode::NotFound));
        });
}

} // namespace assay::tests
