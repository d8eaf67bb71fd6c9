// Makes a corpus by reference of what an engine holds, as any other import: for the window and the command
// alike.
#pragma once

#include "core/evaluate/neighbours/corpus_referencing.h"
#include "core/imports/importing.h"

#include <stop_token>

namespace assay::imports {

inline constexpr const char* kListedByEngine = "engine"; // Imported::kind of what no file lists

struct ImportedReference {
    Imported imported;
    workspace::CorpusReference reference;
    std::size_t sampled = 0;          // ids that were looked up there; 0: the engine gives none by id
    std::vector<std::string> missing; // of them, those that the engine has not
};

// Errors: those of evaluate::referenceCorpus().
[[nodiscard]] base::Result<ImportedReference>
importReference(workspace::Workspace& workspace, const evaluate::ReferencePlan& plan,
                retrieval::RemoteEngine& engine, const std::stop_token& stop, base::ProgressSink& progress,
                base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::imports
