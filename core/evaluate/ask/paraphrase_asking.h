// Other wordings of gold questions from a chat service, kept beside their originals. The prompt is
// resources/rules/paraphrase_prompt.json. Source: FinRAG framework document, 7.2.
//
// A reply is one JSON object {"paraphrases": [texts]}; anything else is refused and counted, nothing of it is
// repaired. A wording that the original or another of its wordings has already is left out. What came is a
// draft: a person reads it before it is approved.
#pragma once

#include "core/base/ids.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/ask/chat_batch.h"
#include "core/model/question.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr int kMostParaphrases = 20; // of a question, at once

// What is sent. Empty: the question has no text.
[[nodiscard]] base::Result<std::vector<endpoint::ChatMessage>>
paraphraseMessages(const model::Question& question, int count);

// At most kMostParaphrases texts without white space at their ends. Errors: InputNotUsable (`detail` what is
// wrong: no such object, an entry that is no text or a blank one, too many).
[[nodiscard]] base::Result<std::vector<std::string>> readParaphraseReply(std::string_view content);

// What came for one question, for a person to choose from: nothing of it is kept but the reply.
struct WordingsAsked {
    std::vector<std::string> fresh; // as they came; neither the original nor its wordings say them already
    std::int64_t repeated = 0;      // that are there already
    ChatSpending spent;
};

// Asks for `each` wordings of the question `original`; the scope of `chat` is set here. A reply that is
// stored is not asked for again. Progress: Evaluating. Errors: NotFound, InvalidArgument (`where` "each"),
// RemoteFailure (no reply; `where` the address), InputNotUsable (a reply that cannot be read, `where`
// "paraphrases"; a question without a text, `where` "question_text"), those of askInBatch().
[[nodiscard]] base::Result<WordingsAsked> askForWordings(workspace::Workspace& workspace,
                                                         const ChatBatchSettings& chat, base::RowId original,
                                                         int each, const std::stop_token& stop,
                                                         base::ProgressSink& progress);

struct ParaphraseAsking {
    ChatBatchSettings chat; // its scope is set here
    std::string suite;
    std::vector<std::string> questions; // ids of originals; empty: all without a paraphrase, retired ones not
    int each = 3;                       // 1 … kMostParaphrases
    std::string who;
};

struct ParaphrasesAsked {
    std::int64_t originals = 0;      // that were asked about
    std::vector<base::RowId> added;  // in the order of their originals
    std::int64_t repeated = 0;       // wordings that were there already
    std::vector<std::string> failed; // ids of originals without a reply that can be read
    ChatSpending spent;
};

// Progress: Evaluating, in questions. Errors: NotFound (the suite; a question: `detail` its id),
// InvalidArgument
// (`where` "each"), those of askInBatch() and of keeping.
[[nodiscard]] base::Result<ParaphrasesAsked> askForParaphrases(workspace::Workspace& workspace,
                                                               const ParaphraseAsking& asking,
                                                               const std::stop_token& stop,
                                                               base::ProgressSink& progress);

} // namespace assay::evaluate
