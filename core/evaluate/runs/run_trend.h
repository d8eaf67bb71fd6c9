// One figure of many runs over time: its values, and the mean ± standard deviation of the last rounds.
// Source: FinRAG framework document, 6.1 ("Historical Stability": 82.0% ± 1.8%).
//
//     ASSAY_TRY(const auto values, figureOverTime(reader, rows, "filtered.hit_at.5", stop));
//     const Trend trend = trendOf(values, 6);   // trend.points.back().mean, .deviation
//
// Values are those of the runs as they were kept, in their order. Any thread.
#pragma once

#include "core/base/result.h"
#include "core/statistics/interval.h"
#include "core/workspace/runs/run_index.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Rounds that a band is over, and the fewest that it takes.
inline constexpr std::size_t kTrendRounds = 6;
inline constexpr std::size_t kFewestRounds = 3;

struct TrendValue {
    base::RowId run = 0;
    std::string name;      // of the run
    std::string createdAt; // UTC, ISO 8601
    std::optional<double> value;
    std::int64_t n = 0;
    std::optional<statistics::Interval> interval;
};

// The figure in those of the runs that are finished and have it, oldest first. `runs` in any order, as
// runRows() gives them, narrowed to what can be compared. Main figures come from the index; of a stratum
// ("by.FIELD.VALUE.NAME") each run's document is read, which takes longer. Errors: Cancelled, those of
// reading.
[[nodiscard]] base::Result<std::vector<TrendValue>> figureOverTime(const workspace::Reader& reader,
                                                                   std::span<const workspace::RunRow> runs,
                                                                   std::string_view figure,
                                                                   const std::stop_token& stop);

struct TrendPoint {
    TrendValue of;
    // Over this round and those before it, at most `rounds` that have a value; missing: fewer than
    // kFewestRounds. The deviation is that of a sample (n - 1).
    std::optional<double> mean, deviation;
    std::size_t rounds = 0;
    // The value lies further than two deviations from the mean of the rounds before it. That is a hint to
    // look, not a test: six rounds know their deviation badly.
    bool isUnusual = false;
};

struct Trend {
    std::vector<TrendPoint> points; // oldest first
    std::size_t rounds = kTrendRounds;
    std::size_t undefined = 0; // runs whose figure has no value; they are in no mean
};

[[nodiscard]] Trend trendOf(std::span<const TrendValue> values, std::size_t rounds = kTrendRounds);

} // namespace assay::evaluate
