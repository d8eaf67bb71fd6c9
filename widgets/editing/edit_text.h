// What an edit of the journal is called: "the approval of P3-002", "the change of 3 questions". For Undo, for
// what it has done, and for the question whether somebody else's may be taken back. GUI thread only.
#pragma once

#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/workspace.h"

#include <QString>

namespace assay::widgets {

// Where the names of things cannot be read, their kind alone: "a question".
[[nodiscard]] QString editText(const workspace::Reader& reader, const workspace::JournalEntry& entry);

// The kind alone, or what the entry itself says: "the judgement of a sample", "the decision “November”".
[[nodiscard]] QString editKindText(const workspace::JournalEntry& entry);

// "Ada", or that nobody signed.
[[nodiscard]] QString editorText(const workspace::JournalEntry& entry);

} // namespace assay::widgets
