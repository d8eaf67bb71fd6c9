// A search that knows nothing: it ranks what meets the filter in a random order, for the chance level of
// searches that make more of a ranking than its first results, such as window expansion.
//
// The order depends on the seed, the query's asker and the query's place among those that are asked together,
// on nothing else. The asker is not among the results: it is not what luck could find.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/field_index.h"
#include "core/retrieval/search.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace assay::evaluate {

class RandomSearch final : public retrieval::Search {
  public:
    // `hasVector` by row: only these are ranked; empty: all are.
    RandomSearch(std::shared_ptr<const retrieval::FieldIndex> fields, std::vector<bool> hasVector,
                 std::uint64_t seed);

    [[nodiscard]] retrieval::Capabilities capabilities() const override;

    [[nodiscard]] base::Result<std::vector<std::vector<retrieval::Hit>>>
    search(std::span<const retrieval::Query> queries, std::size_t k, const retrieval::Filter& filter,
           std::stop_token stop) const override;

    [[nodiscard]] base::Result<std::vector<float>>
    vectorsOf(std::span<const retrieval::Row> rows) const override;

  private:
    std::shared_ptr<const retrieval::FieldIndex> m_fields;
    std::vector<bool> m_hasVector;
    std::uint64_t m_seed;
};

} // namespace assay::evaluate
