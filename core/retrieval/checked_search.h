// What every search of this program does before it searches: looks at what it is asked. For corpus_searches
// alone.
#pragma once

#include "core/base/guard.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::retrieval {

using Lists = std::vector<std::vector<Hit>>; // of each query

// Errors: InvalidArgument: `where` "query" (`detail` what it lacks, or how its vector is wrong) or
// "dimension" (`detail` has both).
[[nodiscard]] base::Result<> checkQueries(std::span<const Query> queries, bool needsVector, bool needsText,
                                          std::size_t dimension);

class CheckedSearch : public Search {
  public:
    [[nodiscard]] Capabilities capabilities() const override { return m_capabilities; }

    [[nodiscard]] base::Result<Lists> search(std::span<const Query> queries, std::size_t k,
                                             const Filter& filter, std::stop_token stop) const final {
        return base::guarded("search", [&]() -> base::Result<Lists> {
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            if (k == 0) {
                return base::fail(base::ErrorCode::InvalidArgument, "0", "k");
            }
            ASSAY_TRY(checkQueries(queries, m_capabilities.needsVector, m_capabilities.needsText,
                                   m_capabilities.dimension));
            return checkedSearch(queries, k, filter, stop);
        });
    }

  protected:
    explicit CheckedSearch(Capabilities capabilities)
        : m_capabilities(std::move(capabilities)) {}

    // k is above 0, and every query has what the capabilities say.
    [[nodiscard]] virtual base::Result<Lists> checkedSearch(std::span<const Query> queries, std::size_t k,
                                                            const Filter& filter,
                                                            const std::stop_token& stop) const = 0;

  private:
    Capabilities m_capabilities;
};

} // namespace assay::retrieval
