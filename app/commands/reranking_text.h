// What reranking gained, as lines for a terminal.
#pragma once

#include "core/evaluate/retrieval/retrieval_comparison.h"

#include <string>

namespace assay::app {

// What was scored, then a line for each measure, the headline first and marked with an asterisk. Without a
// final line break.
[[nodiscard]] std::string rerankingText(const evaluate::RerankingGain& gain);

} // namespace assay::app
