#include "core/imports/reference_import.h"

#include <utility>

namespace assay::imports {

base::Result<ImportedReference> importReference(workspace::Workspace& workspace,
                                                const evaluate::ReferencePlan& plan,
                                                retrieval::RemoteEngine& engine, const std::stop_token& stop,
                                                base::ProgressSink& progress,
                                                base::IssueList* issuesOnFailure) {
    ASSAY_TRY(auto made, evaluate::referenceCorpus(workspace, plan, engine, stop, progress, issuesOnFailure));
    const workspace::CorpusInfo& corpus = made.made.corpus;
    Imported imported{corpus.files.empty()
                          ? kListedByEngine
                          : std::string(formats::sentenceKindName(corpus.files.front().kind)),
                      corpus.id,
                      corpus.name,
                      corpus.sentences,
                      corpus.rejected,
                      corpus.sourceHash,
                      std::move(made.made.issues),
                      {}};
    imported.made = std::move(made.made);
    return ImportedReference{std::move(imported), std::move(made.reference), made.sampled,
                             std::move(made.missing)};
}

} // namespace assay::imports
