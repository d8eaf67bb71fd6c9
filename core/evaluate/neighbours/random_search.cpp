#include "core/evaluate/neighbours/random_search.h"

#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/base/random.h"

#include <algorithm>
#include <utility>

namespace assay::evaluate {

using retrieval::Hit;
using retrieval::Row;

RandomSearch::RandomSearch(std::shared_ptr<const retrieval::FieldIndex> fields, std::vector<bool> hasVector,
                           std::uint64_t seed)
    : m_fields(std::move(fields))
    , m_hasVector(std::move(hasVector))
    , m_seed(seed) {}

retrieval::Capabilities RandomSearch::capabilities() const {
    retrieval::Capabilities can;
    can.filters = true;
    can.rows = m_fields->rows();
    can.distance = retrieval::DistanceKind::NegativeScore;
    can.label = "random order";
    return can;
}

base::Result<std::vector<std::vector<Hit>>> RandomSearch::search(std::span<const retrieval::Query> queries,
                                                                 std::size_t k,
                                                                 const retrieval::Filter& filter,
                                                                 std::stop_token stop) const {
    return base::guarded("random order", [&]() -> base::Result<std::vector<std::vector<Hit>>> {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto among, m_fields->rowsOf(filter));
        std::vector<Row> rows;
        rows.reserve(among.size());
        for (const retrieval::RowRange& range : among.ranges()) {
            for (Row row = range.first; row < range.last; ++row) {
                if (m_hasVector.empty() || m_hasVector[row]) {
                    rows.push_back(row);
                }
            }
        }
        std::vector<std::vector<Hit>> lists(queries.size());
        for (std::size_t q = 0; q < queries.size(); ++q) {
            base::Random random(base::drawSeed(base::drawSeed(m_seed, queries[q].asker.value_or(0)), q));
            for (std::size_t i = 0; i < rows.size() && lists[q].size() < k; ++i) {
                std::swap(rows[i], rows[i + static_cast<std::size_t>(random.below(rows.size() - i))]);
                if (rows[i] != queries[q].asker) {
                    lists[q].push_back({rows[i], static_cast<float>(i)});
                }
            }
        }
        return lists;
    });
}

base::Result<std::vector<float>> RandomSearch::vectorsOf(std::span<const Row>) const {
    return base::fail(base::ErrorCode::InvalidArgument, "none", "vectors");
}

} // namespace assay::evaluate
