// What people do with bundles: use, reject, note, link with questions, draft a question. Every change is an
// entry of the journal and can be undone. Functions run on any thread; those that change take one short
// transaction.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/question.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/workspace.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// As one step of undo. Bundles of which that is true already stay as they are. The reason of a rejection is
// kept with the bundle as long as it is rejected; rejecting without one keeps what was said. Error: NotFound.
[[nodiscard]] base::Result<> setBundleStatus(workspace::Workspace& workspace,
                                             std::span<const base::RowId> bundles,
                                             workspace::BundleStatus status, const std::string& who,
                                             const std::string& reason = {});

// Error: NotFound.
[[nodiscard]] base::Result<> setBundleNote(workspace::Workspace& workspace, base::RowId bundle,
                                           const std::string& note, const std::string& who);

// Links a bundle with a question that there is already; the bundle is used then. Error: NotFound (no such
// bundle or question).
[[nodiscard]] base::Result<> linkQuestion(workspace::Workspace& workspace, base::RowId bundle,
                                          base::RowId question, const std::string& who);

// A used bundle without a question left is unused again. Error: NotFound (no such bundle or link).
[[nodiscard]] base::Result<> unlinkQuestion(workspace::Workspace& workspace, base::RowId bundle,
                                            base::RowId question, const std::string& who);

// The bundles that a question is linked with, in the order of their ids.
[[nodiscard]] base::Result<std::vector<workspace::StoredBundle>>
bundlesOfQuestion(const workspace::Reader& reader, base::RowId question);

// --- Drafting (bundle_draft.cpp)
// ----------------------------------------------------------------------------

// A question with everything that follows from the bundle; its text, its answer and its id stay missing.
// Companies, ciks and years as the bundle has them, each once; evidence the sentence ids in order, each once;
// section hints the sections in order of first occurrence.
//   scope        cross_company with several companies, else cross_year with several years, else local
//   answer type  list with several companies, else span
//   category     by what the bundle holds (FinRAG framework document, 4.2 and 4.3): definitions H,
//                verifications G; else by scope E, D; else C for risks, A for figures
//   difficulty   E and G hard, A easy, the others medium
// A bundle of the view of several companies that holds the sentences of one alone (several sentences of a
// company count once) is local therefore. The notes name the bundle; `origin` is where it lies ("v3 #12").
[[nodiscard]] model::Question draftQuestion(const model::Bundle& bundle, std::string_view origin = {});

// The text of a draft that nobody has written yet; the checks of a suite report it as a placeholder.
inline constexpr std::string_view kQuestionTextToWrite = "TO_FILL_QUESTION";

// The bundle with the sentences at these places alone, and with those of its companies and years that they
// are of (all of them where a sentence does not say which). No place: the bundle as it is.
[[nodiscard]] model::Bundle withSentences(const model::Bundle& bundle, std::span<const std::size_t> places);

// Adds the bundle's draft, of the sentences at these places alone if there are any, to a suite, links both
// and calls the bundle used: one step of undo. What the draft needs to be kept is filled in: an id that is
// new in the suite ("V3-B012" of the twelfth bundle), the text kQuestionTextToWrite, who made it and when.
// Gives the question's key. Errors: NotFound (no such bundle or suite), InvalidArgument (the bundle has no
// sentences).
[[nodiscard]] base::Result<base::RowId> draftFromBundle(workspace::Workspace& workspace, base::RowId bundle,
                                                        base::RowId suite, const std::string& who,
                                                        std::span<const std::size_t> sentences = {});

// The same with a question that a person has edited first: it is added as it is, without an id with the one
// that draftFromBundle() gives. Error: as of addQuestion().
[[nodiscard]] base::Result<base::RowId> addQuestionOfBundle(workspace::Workspace& workspace,
                                                            base::RowId bundle, base::RowId suite,
                                                            const model::Question& question,
                                                            const std::string& who);

} // namespace assay::workspace
