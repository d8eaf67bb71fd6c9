// What is said of the gold of a suite before a corpus is asked its questions. Pure; any thread.
#pragma once

#include "core/evaluate/retrieval/gold_in_corpus.h"
#include "core/words/wording.h"

#include <string>

namespace assay::results {

// How much of it any search over the corpus can find; empty: no question names sentences.
[[nodiscard]] std::string goldInCorpusText(const evaluate::GoldInCorpus& gold, const words::Wording& wording);

// Something of it is not there, so that figures would be lower than the search is good, or none.
[[nodiscard]] bool lacksGold(const evaluate::GoldInCorpus& gold) noexcept;

} // namespace assay::results
