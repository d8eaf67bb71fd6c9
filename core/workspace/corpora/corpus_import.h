// Imports a corpus whose columns somebody has mapped.
#pragma once

#include "core/formats/sentences/sentence_mapping.h"
#include "core/workspace/corpora/corpora.h"

namespace assay::workspace {

// As importCorpus() of corpora.h.
[[nodiscard]] base::Result<CorpusImport>
importCorpus(Workspace& workspace, std::span<const std::filesystem::path> files,
             const CorpusImportOptions& options, const formats::SentenceMapping& mapping,
             std::stop_token stop, base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::workspace
