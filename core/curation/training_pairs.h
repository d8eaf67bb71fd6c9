// Pairs of a question and a candidate sentence with a label, as a reranker is trained with: 1 for the
// question's evidence, 0 for hard negatives, which a search found for it and which are no evidence of it.
// Source: FinRAG framework document, 8.1.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace assay::curation {

struct TrainingPairs {
    std::string lines; // JSON lines
    std::int64_t positives = 0;
    std::int64_t negatives = 0;
    std::int64_t withoutEvidence = 0; // questions of which no evidence is held: they are in no pair
    std::int64_t sameText = 0;        // results left out: another id, but the text of evidence
};

// One line a pair: question_id, question, sentenceID, sentence_text, label (1 or 0), origin ("evidence" or
// the prediction set's name), rank (1-based in that set's contexts; null of evidence). By question in the
// order given, its evidence first, then at most `mostNegatives` results by rank. Retired questions, and those
// without text, are left out. Texts of results that came without one are those that the workspace holds under
// their id. `set` 0: evidence alone. Errors: NotFound, Cancelled, those of reading.
[[nodiscard]] base::Result<TrainingPairs> trainingPairs(const workspace::Reader& reader,
                                                        std::span<const workspace::NamedQuestion> questions,
                                                        base::RowId set, const std::string& setName,
                                                        std::size_t mostNegatives, std::stop_token stop);

} // namespace assay::curation
