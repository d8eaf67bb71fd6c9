// How much of what exact search finds an approximate one finds, measured with the anchors of a test as they
// will be asked: to the depth that is looked at, within the filters that are used, the asker in neither list.
//
// Recall of one query: which share of its exact results the approximate search has; a row that is as near as
// the last of them counts too, for duplicates are interchangeable. The figure is the mean over queries, and
// its interval (statistics::meanShareInterval) is over queries too: the results of one are found or missed
// together.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/retrieval/search.h"
#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace assay::evaluate {

inline constexpr std::size_t kRecallQueries = 200; // at most

struct SearchRecall {
    double value = 0;
    statistics::Interval interval;
    int at = 0;
    std::uint64_t queries = 0;
};

// With anchors evenly taken from those of the test, in that regime. nullopt: none of them has a vector and a
// result. Errors: those of the searches and the source, Cancelled.
[[nodiscard]] base::Result<std::optional<SearchRecall>>
measureSearchRecall(const NeighbourTest& test, const retrieval::Search& approximate,
                    const retrieval::Search& exact, model::Regime regime, const std::stop_token& stop);

} // namespace assay::evaluate
