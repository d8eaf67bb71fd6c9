#include "app/commands/search_line.h"

#include "core/evaluate/neighbours/neighbour_figures.h"

#include <fmt/format.h>

namespace assay::app {

std::string searchLine(const retrieval::Capabilities& search) {
    if (evaluate::isExactSearch(search)) {
        return search.label;
    }
    if (!search.recall || search.recallAt <= 0) {
        return search.label + "  recall not known";
    }
    std::string line = fmt::format("{}  recall@{} {:.3f}", search.label, search.recallAt, *search.recall);
    const auto interval = evaluate::recallInterval(search);
    return interval ? fmt::format("{} [{:.3f}, {:.3f}] (n = {})", line, interval->low, interval->high,
                                  search.recallQueries)
                    : line + " (n not known)";
}

} // namespace assay::app
