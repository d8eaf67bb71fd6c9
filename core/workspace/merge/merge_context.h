// What the parts of a merge share. Of this room alone; functions throw SQLite::Exception.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/merge/workspace_merge.h"

#include <cstdint>
#include <map>
#include <stop_token>
#include <string>
#include <tuple>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// Who wins a conflict, looked up in the decisions and then in the preference.
class MergeChoices {
  public:
    explicit MergeChoices(const MergeOptions& options);

    // 1: theirs, 0: mine, -1: nobody says.
    [[nodiscard]] int of(const std::string& what, const std::string& id, const std::string& field) const;

  private:
    std::map<std::tuple<std::string, std::string, std::string>, MergeSide> m_decisions;
    int m_otherwise = -1;
};

class MergedFiles;

inline constexpr const char* kMergeReason = "merged"; // of the journal
// Of a revision that is here because something of theirs speaks of it: it says nothing of whether what
// stands there has been decided on.
inline constexpr const char* kReferredReason = "merged, as read";

struct MergeContext {
    SQLite::Database& mine;
    SQLite::Database& theirs;
    const MergeOptions& options;
    const MergeChoices& choices;
    const std::stop_token& stop;
    MergedFiles& files;
    std::int64_t batch = 0;
    MergeResult result{};
    // Of theirs, what it is here; what is not here is not in them.
    std::map<base::RowId, base::RowId> suites{}, questions{}, bundles{};
};

// Reviews of questions that are here. After the questions. Errors: Cancelled, DamagedWorkspace.
[[nodiscard]] base::Result<> mergeReviews(MergeContext& context);

// Vectors of models that questions here lack, of what they say here. After the questions. Error: Cancelled.
[[nodiscard]] base::Result<> takeQuestionVectors(MergeContext& context);

// Sets of bundles and prediction sets that are not here, whole; bundles are known by set and record. Error:
// Cancelled.
[[nodiscard]] base::Result<> takeSets(MergeContext& context);

// Corpora with their sentences, sets of anchors and vectors that are not here. Before the runs, which name
// them. Errors: Cancelled, DamagedWorkspace, those of MergedFiles.
[[nodiscard]] base::Result<> takeCorpora(MergeContext& context);

// Scored sets that are not here, dynamic runs or the replies that one here lacks, and lists. Error:
// Cancelled.
[[nodiscard]] base::Result<> takeMeasured(MergeContext& context);

// Frozen versions that are not here, with the revisions that they name. After the questions. Error:
// Cancelled.
[[nodiscard]] base::Result<> takeVersions(MergeContext& context);

// What people wrote beside questions and reviews: settings of suites and of the workspace, what is said of
// bundles, samples, answers and anchors, decisions, rubrics, texts attached to evidence, labels of runs,
// incidents.
// After takeSets() and the runs. Errors: Cancelled, DamagedWorkspace, those of the things.
[[nodiscard]] base::Result<> mergeThings(MergeContext& context);

// The rubrics among them: each with its versions.
[[nodiscard]] base::Result<> mergeRubrics(MergeContext& context);

} // namespace assay::workspace
