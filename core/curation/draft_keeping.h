// How drafts and paraphrases become questions of a suite. What a question needs to be kept is filled in: an
// id that the suite has never had ("A-001" of category A, "P3V3-Q001-p1" of a paraphrase), the text
// kQuestionTextToWrite where nobody has written one, who made it and when. Any thread; one step of undo each
// (a suite that has to be made is a step of its own).
//
//     ASSAY_TRY(const auto draft, curation::draftOfOffer(bundle, offers.front()));
//     ASSAY_TRY(const auto key, curation::keepDraft(workspace, "Drafts", draft, "Ada", "atlas"));
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/curation/question_drafting.h"
#include "core/model/question.h"
#include "core/workspace/workspace.h"

#include <span>
#include <string>
#include <vector>

namespace assay::curation {

// The suite of that name, which is made if there is none. Errors: those of createSuite().
[[nodiscard]] base::Result<base::RowId> suiteForDrafts(workspace::Workspace& workspace,
                                                       const std::string& suite, const std::string& who);

// What the suite's target mix still wants, most first; empty without a mix, and without such a suite.
[[nodiscard]] base::Result<std::vector<WantedCategory>> wantedOfSuite(const workspace::Reader& reader,
                                                                      const std::string& suite);

// Errors: InvalidArgument (an empty name of the suite), those of Workspace::write().
[[nodiscard]] base::Result<base::RowId> keepDraft(workspace::Workspace& workspace, const std::string& suite,
                                                  const model::Question& draft, const std::string& who,
                                                  const std::string& reason);

// Their keys, in the same order.
[[nodiscard]] base::Result<std::vector<base::RowId>>
keepDrafts(workspace::Workspace& workspace, const std::string& suite, std::span<const model::Question> drafts,
           const std::string& who, const std::string& reason);

// Of a bundle that the workspace holds: both are linked, and the bundle is used then. The id is that of
// workspace::draftFromBundle(). Errors: NotFound, as above.
[[nodiscard]] base::Result<base::RowId> keepDraftOfBundle(workspace::Workspace& workspace, base::RowId bundle,
                                                          const std::string& suite,
                                                          const model::Question& draft,
                                                          const std::string& who);

// Of the texts those that neither the original (of a paraphrase, its original) nor any of its wordings has,
// but for case and white space; each once. Errors: NotFound.
[[nodiscard]] base::Result<std::vector<std::string>>
newWordings(const workspace::Reader& reader, base::RowId original, std::span<const std::string> texts);

// Other wordings of the question `original`, in its suite, linked to it; of a paraphrase, to its original.
// Errors: NotFound; InvalidArgument: `where` "question_text" and `detail` the text that is empty, or that the
// original or another of its wordings has already (but for case and white space), or that comes twice.
[[nodiscard]] base::Result<std::vector<base::RowId>> keepParaphrases(workspace::Workspace& workspace,
                                                                     base::RowId original,
                                                                     std::span<const std::string> texts,
                                                                     const std::string& who);

} // namespace assay::curation
