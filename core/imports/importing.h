// Imports files into a workspace, whatever they hold: the one way in, for the window and the commands alike.
// Whole or not at all, and visible at once. What the name or the questions of a plan collide with is decided
// in the transaction that makes it visible; who imports brings the choice, or is asked:
//
//   ASSAY_TRY(auto outcome, importOrAsk(workspace, plan, {.decidedOn = plan.seen.held}, stop, progress));
//   if (!outcome.imported) {
//       ask(outcome.toAsk); // and come back with onCollision
//   }
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/imports/import_plan.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

namespace assay::imports {

struct ImportChoice {
    // Of questions whose suite is there.
    workspace::CollisionChoice onCollision = workspace::CollisionChoice::Refuse;
    // What that was chosen about, by a person who saw it. Without it, it is a rule for whatever is there.
    std::optional<workspace::HeldQuestions> decidedOn{};
    // The name is a suggestion. Of anything else whose name is taken: it gets a number (set_name.h) instead
    // of NameTaken. Judgements go to the only suite where none is called so.
    bool isNumbered = false;
    std::string who{};
};

// What an import of any kind has to say.
struct Imported {
    std::string kind; // of the first file, as it was read
    base::RowId id = 0;
    std::string name; // that it has in the workspace
    std::int64_t records = 0;
    std::int64_t rejected = 0;
    std::string inputSha256; // of the file; of several: over theirs, in order
    base::IssueList issues;
    // What only its content has to say; the issues are above.
    std::variant<workspace::ScoredSetImport, workspace::QuestionImport, workspace::BundleImport,
                 workspace::AnswerSetImport, workspace::ReferenceListImport, workspace::CorpusImport>
        made;
};

// The options of a plan of questions.
[[nodiscard]] workspace::QuestionImportOptions questionOptions(const ImportPlan& plan,
                                                               const ImportChoice& choice);

// The plan has a name. Errors: those of the workspace's imports, above all NameTaken and, of questions,
// EditConflict (`decidedOn` is no longer what the suite holds); InvalidArgument (`where` "kind") of Vectors
// and NeighbourResults, which need a corpus (core/evaluate).
[[nodiscard]] base::Result<Imported> importFiles(workspace::Workspace& workspace, const ImportPlan& plan,
                                                 const ImportChoice& choice, const std::stop_token& stop,
                                                 base::ProgressSink& progress,
                                                 base::IssueList* issuesOnFailure = nullptr);

struct ImportOutcome {
    std::optional<Imported> imported;
    ImportPlan toAsk; // without it: the plan, with what the suite holds by now
};

// The same for somebody who can be asked: questions that collide with a suite in a way that was not chosen
// about are not an error, but a plan to ask about.
[[nodiscard]] base::Result<ImportOutcome> importOrAsk(workspace::Workspace& workspace, const ImportPlan& plan,
                                                      const ImportChoice& choice, const std::stop_token& stop,
                                                      base::ProgressSink& progress,
                                                      base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::imports
