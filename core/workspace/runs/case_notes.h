// What curators write beside a case of a neighbour test: a note and flags. They belong to the sentence that
// is the anchor, so that they are there again in next month's run. Edits go through the journal and can be
// undone.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

struct CaseNote {
    base::RowId corpus = 0;
    std::string sentenceId;
    std::string note;
    std::vector<std::string> flags; // "bad gold", "boilerplate", … by name, rising, none twice
    std::string who;
    std::string when; // UTC, ISO 8601

    friend bool operator==(const CaseNote&, const CaseNote&) = default;
};

// Of the corpus, by sentence id.
[[nodiscard]] base::Result<std::vector<CaseNote>> caseNotes(const workspace::Reader& reader,
                                                            base::RowId corpus);

// An empty note without flags removes it. `who` and `when` are set here. Errors: NotFound (the corpus),
// InvalidArgument (no sentence id), those of Workspace::write().
[[nodiscard]] base::Result<> saveCaseNote(workspace::Workspace& workspace, const CaseNote& note,
                                          std::string_view who);

} // namespace assay::workspace
