// What another copy of a workspace has that this one has not, taken in one transaction and as one step of
// undo: corpora with sets of anchors, vectors and indices, scored sets with dynamic runs, lists, frozen
// versions, questions and their edits, flags and statuses, reviews, suspicions that were settled, settings of
// suites (guidelines and assignments among them), attached texts, bundles and what is said of them,
// prediction sets, judgements of samples, decisions, verdicts and claims of answers, rubrics, notes of cases,
// runs with their labels, incidents, gates, rules of mining, and kept reports.
//
// Suites belong together by their names, questions by suite and id, reviews by question and reviewer, runs
// and incidents by their uuids, sets of bundles, answers, samples and sentences by their content, decisions
// and rubrics by their names; gates, limits and kept reports by the names in their lists. A question that
// both changed is merged field by field, from the newest revision that both copies hold: what one side
// changed is taken, what both changed in the same way is the same, and what both changed differently is a
// conflict. So is a review that one person gave differently in both.
//
//     MergeOptions options;
//     options.who = "Ada";
//     ASSAY_TRY(const auto merged, mergeWorkspace(workspace, otherReader, options, stop, progress));
//     merged.conflicts          // {what, id, field, mine, theirs}: what stands here has stayed
//
// Corpora, scored sets, lists and sets of anchors are the same by what they hold; another one of a name that
// is taken is called "NAME (2)". A frozen version is the same of the same name, or the same moment and
// person, with the same questions. A dynamic run is the same of the same moment, plan and seed; a copy that
// was gone on with brings the replies that are lacking, and never replaces one.
//
// A conflict without a choice leaves what stands here. Merging the same copy again changes nothing, unless
// the merge was taken back: then it has seen nothing, and all is asked again. A question that was undone here
// is taken where they made the same of it themselves; where they have it from here, the undo is the newer
// edit. Runs, versions, lists, corpora and sets of all kinds are append-only and stay when the merge is
// undone. What a person removed in one copy (reviews, judgements, decisions, claims, verdicts, settled
// suspicions, incidents, rubrics, notes of cases, attached texts) is removed in both; where the other one has
// changed it since, it is a conflict. Taking back that something was made is no removal. So it is with
// suites, as long as they are not deleted for good: one that was removed on one side goes on the other,
// unless questions or reviews of it have changed there since. Suites that were deleted for good here do not
// come again, nor do sets, lists, corpora, vectors and runs; removed there they stay here, as nothing would
// bring them back.
//
// Vectors and indices come with their files beside the other workspace, copied when they are whole
// (merged_files.h): a copy that was sent without its data folder brings none, which is said.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

enum class MergeSide : std::uint8_t { Mine, Theirs };

struct MergeConflict {
    std::string what;  // "question", "review", "incident", "decision", … (docs/formats.md, "Merging")
    std::string id;    // "SUITE/QUESTION", and of a review " by REVIEWER"; of an incident its uuid
    std::string field; // of the document, of a review "verdict", "record" where all of it is meant
    std::string mine;  // JSON; "null": it has none
    std::string theirs;

    friend bool operator==(const MergeConflict&, const MergeConflict&) = default;
};

// What a person decided of a conflict.
struct MergeDecision {
    std::string what, id, field;
    MergeSide side = MergeSide::Mine;
};

struct MergeOptions {
    std::optional<MergeSide> prefer; // of every conflict that no decision names
    std::vector<MergeDecision> decisions;
    std::string who;
    bool onlyLook = false; // nothing is written
};

struct MergeResult {
    std::map<std::string, std::int64_t> taken; // "suites", "questions", "runs", "decisions", … how many
    std::int64_t same = 0;                     // things that both have, with nothing to take
    std::vector<MergeConflict> conflicts;      // that nobody decided; of questions first, in their order
    // "CORPUS/SET" of vectors that are not taken: their files do not lie whole beside the other workspace.
    std::vector<std::string> withoutFiles{};
};

// Progress: Reading, in questions; Writing, in bytes of files. Errors: InvalidArgument (the other is this
// workspace), Cancelled, NewerWorkspace (the other one has what this program does not know), DamagedWorkspace
// (`where` is the file that is), those of Workspace::write(). Nothing is taken with an error.
[[nodiscard]] base::Result<MergeResult> mergeWorkspace(Workspace& workspace, const Reader& other,
                                                       const MergeOptions& options,
                                                       const std::stop_token& stop,
                                                       base::ProgressSink& progress);

// Whether a merge wrote it: all that one merge wrote is one step of undo.
[[nodiscard]] bool isOfMerge(const JournalEntry& entry);

} // namespace assay::workspace
