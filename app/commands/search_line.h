// A search as the terminal names it, with what is known of its recall.
#pragma once

#include "core/retrieval/search.h"

#include <string>

namespace assay::app {

// "exact, LSA 256", "HNSW M=16 ef=128, LSA 256  recall@10 0.987 [0.981, 0.991] (n = 200)", "…  recall not
// known". n: the queries that it was measured with.
[[nodiscard]] std::string searchLine(const retrieval::Capabilities& search);

} // namespace assay::app
