// Embedding sets and index files of a corpus that both workspaces have. Of the merge alone; throws
// SQLite::Exception.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/merge/merge_context.h"

#include <string>

namespace assay::workspace {

// Sets of vectors that the corpus here lacks, with their files, and then indices over what both have. A set
// is the same of the same model and content. One whose files are not beside the other workspace, or are
// others than its row says, is named in MergeResult::withoutFiles; such an index stays away, as it is made
// anew when somebody needs it. Errors: Cancelled, those of MergedFiles.
[[nodiscard]] base::Result<> takeVectors(MergeContext& context, base::RowId theirCorpus, base::RowId myCorpus,
                                         const std::string& corpusName);

} // namespace assay::workspace
