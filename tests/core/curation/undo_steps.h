// Undo and redo of whatever is next, whoever made it: what the program does when somebody agrees to it.
#pragma once

#include "core/curation/edit_journal.h"

#include <string>

namespace assay::tests {

using JournalStep = base::Result<curation::JournalEntry>;

[[nodiscard]] inline JournalStep undo(store::Workspace& workspace, const std::string& who) {
    return workspace.reader()
        .and_then([](const store::Reader& reader) { return curation::journalState(reader); })
        .and_then([&](const curation::JournalState& state) -> JournalStep {
            return state.undoable ? curation::undoEdit(workspace, state.undoable->id, who)
                                  : JournalStep(base::fail(base::ErrorCode::NotFound));
        });
}

[[nodiscard]] inline JournalStep redo(store::Workspace& workspace, const std::string& who) {
    return workspace.reader()
        .and_then([](const store::Reader& reader) { return curation::journalState(reader); })
        .and_then([&](const curation::JournalState& state) -> JournalStep {
            return state.redoable ? curation::redoEdit(workspace, state.redoable->id, who)
                                  : JournalStep(base::fail(base::ErrorCode::NotFound));
        });
}

} // namespace assay::tests
