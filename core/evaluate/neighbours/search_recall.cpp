#include "core/evaluate/neighbours/search_recall.h"

#include "core/evaluate/neighbours/anchor_filters.h"
#include "core/statistics/quantile.h"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

namespace assay::evaluate {
namespace {

using base::Result;
using retrieval::Filter;
using retrieval::Hit;
using retrieval::Query;

using Lists = std::vector<std::vector<Hit>>;

std::vector<std::uint32_t> queriesOf(std::span<const std::uint32_t> anchors) {
    const std::size_t count = std::min(anchors.size(), kRecallQueries);
    std::vector<std::uint32_t> rows;
    for (std::size_t i = 0; i < count; ++i) {
        rows.push_back(anchors[i * anchors.size() / count]);
    }
    return rows;
}

// The `depth` best without the asker, which deeper lists were asked for.
std::vector<Hit> without(std::vector<Hit> hits, retrieval::Row asker, std::size_t depth) {
    std::erase_if(hits, [asker](const Hit& hit) { return hit.row == asker; });
    hits.resize(std::min(hits.size(), depth));
    return hits;
}

// nullopt: there is nothing to find.
std::optional<double> recallOf(const std::vector<Hit>& found, const std::vector<Hit>& exact) {
    if (exact.empty()) {
        return std::nullopt;
    }
    const float last = exact.back().distance;
    const auto near = std::ranges::count_if(found, [last](const Hit& hit) { return hit.distance <= last; });
    return std::min(1.0, static_cast<double>(near) / static_cast<double>(exact.size()));
}

bool hasDirection(std::span<const float> vector) {
    return std::ranges::any_of(vector, [](float value) { return value != 0; });
}

} // namespace

Result<std::optional<SearchRecall>> measureSearchRecall(const NeighbourTest& test,
                                                        const retrieval::Search& approximate,
                                                        const retrieval::Search& exact, model::Regime regime,
                                                        const std::stop_token& stop) {
    const std::vector<std::uint32_t> rows = queriesOf(test.anchors);
    if (rows.empty()) {
        return std::optional<SearchRecall>();
    }
    ASSAY_TRY(const auto vectors, test.source->vectors(rows));
    ASSAY_TRY(const auto filters, anchorFilters(test, regime, needsProseFilter(test), rows));
    const std::size_t dimension = vectors.size() / rows.size();
    std::map<Filter, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (hasDirection(std::span(vectors).subspan(i * dimension, dimension))) {
            groups[filters[i]].push_back(i);
        }
    }
    const auto depth = static_cast<std::size_t>(test.settings.depth());
    std::vector<double> recalls;
    for (const auto& [filter, members] : groups) {
        std::vector<Query> queries;
        for (const std::size_t i : members) {
            queries.push_back({std::span(vectors).subspan(i * dimension, dimension), {}, rows[i]});
        }
        ASSAY_TRY(const Lists found, approximate.search(queries, depth + 1, filter, stop));
        ASSAY_TRY(const Lists due, exact.search(queries, depth + 1, filter, stop));
        for (std::size_t q = 0; q < queries.size(); ++q) {
            const retrieval::Row asker = rows[members[q]];
            if (const auto recall =
                    recallOf(without(found[q], asker, depth), without(due[q], asker, depth))) {
                recalls.push_back(*recall);
            }
        }
    }
    const auto value = statistics::mean(recalls);
    if (!value) {
        return std::optional<SearchRecall>();
    }
    SearchRecall recall;
    recall.value = *value;
    recall.interval = *statistics::meanShareInterval(recalls, static_cast<double>(depth));
    recall.at = static_cast<int>(depth);
    recall.queries = recalls.size();
    return std::optional(recall);
}

} // namespace assay::evaluate
