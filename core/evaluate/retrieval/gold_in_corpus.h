// How much of what is relevant to the questions of a suite stands in a corpus: what any search over it can
// find at all, known before it is asked.
//
//   const auto gold = goldInCorpus(reader, "P1", corpus, RelevanceRule::Automatic, stop);
//   results::goldInCorpusText(*gold, wording);
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/retrieval/question_relevance.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace assay::evaluate {

struct GoldInCorpus {
    std::int64_t gold = 0;          // sentences that questions name, by evidence or judgements; each once
    std::int64_t held = 0;          // of them in the corpus
    std::int64_t questions = 0;     // that name any
    std::int64_t questionsWith = 0; // of them with at least one in the corpus
    bool isKnown = true;            // false: not all sentences of the corpus are listed, `held` is not known
    std::int64_t named = 0;         // questions that are judged by names of sources or by citations
    bool holdsNamed = true;         // false: nothing in the corpus has any of these names

    friend bool operator==(const GoldInCorpus&, const GoldInCorpus&) = default;
};

// `suite` as workspace::questionsToMeasure() takes it. Of questions that are judged by names of files or by
// citations it is said only whether anything in the corpus has one of them: which of their results are
// relevant shows when they are found. Reads the corpus where nothing has. Errors: NotFound, Cancelled.
[[nodiscard]] base::Result<GoldInCorpus> goldInCorpus(const workspace::Reader& reader,
                                                      const std::string& suite, base::RowId corpus,
                                                      RelevanceRule rule, const std::stop_token& stop);

} // namespace assay::evaluate
