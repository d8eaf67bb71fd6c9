#include "core/evaluate/runs/run_trend.h"

#include "core/evaluate/runs/run_description.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr double kUnusualDeviations = 2;

struct MeanAndDeviation {
    double mean = 0;
    double deviation = 0;
};

// nullopt: too few.
std::optional<MeanAndDeviation> bandOf(std::span<const double> values) {
    if (values.size() < kFewestRounds) {
        return std::nullopt;
    }
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    const double mean = sum / static_cast<double>(values.size());
    double squares = 0;
    for (const double value : values) {
        squares += (value - mean) * (value - mean);
    }
    return MeanAndDeviation{mean, std::sqrt(squares / static_cast<double>(values.size() - 1))};
}

TrendValue trendValueOf(const workspace::RunRow& run) {
    TrendValue value;
    value.run = run.id;
    value.name = run.name;
    value.createdAt = run.createdAt;
    return value;
}

// Oldest first; runs of another workspace that was merged have later numbers.
std::vector<const workspace::RunRow*> inTime(std::span<const workspace::RunRow> runs) {
    std::vector<const workspace::RunRow*> sorted;
    for (const workspace::RunRow& run : runs) {
        if (run.state == workspace::RunState::Finished) {
            sorted.push_back(&run);
        }
    }
    std::ranges::sort(sorted, {},
                      [](const workspace::RunRow* run) { return std::pair(run->createdAt, run->id); });
    return sorted;
}

// From the run's own document; nullopt: it has no such figure.
Result<std::optional<TrendValue>> valueFromDocument(const workspace::Reader& reader,
                                                    const workspace::RunRow& run, std::string_view figure) {
    ASSAY_TRY(const auto info, workspace::runInfo(reader, run.id));
    const auto figures = runFigures(info.kind, info.figures);
    if (!figures) {
        return std::optional<TrendValue>(); // assay check names it
    }
    const auto found = std::ranges::find(*figures, figure, &RunFigure::name);
    if (found == figures->end()) {
        return std::optional<TrendValue>();
    }
    TrendValue value = trendValueOf(run);
    value.value = found->value;
    value.n = found->n;
    value.interval = found->interval;
    return std::optional(std::move(value));
}

} // namespace

Result<std::vector<TrendValue>> figureOverTime(const workspace::Reader& reader,
                                               std::span<const workspace::RunRow> runs,
                                               std::string_view figure, const std::stop_token& stop) {
    const bool isOfStratum = figure.starts_with("by.");
    ASSAY_TRY(const auto indexed, workspace::figureOfRuns(reader, figure));
    std::vector<TrendValue> values;
    for (const workspace::RunRow* const run : inTime(runs)) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        const auto found = std::ranges::lower_bound(indexed, run->id, {}, &workspace::RunFigureValue::run);
        if (found != indexed.end() && found->run == run->id) {
            TrendValue value = trendValueOf(*run);
            value.value = found->figure.value;
            value.n = found->figure.n;
            value.interval = found->figure.interval;
            values.push_back(std::move(value));
        } else if (isOfStratum || !run->isIndexed) {
            ASSAY_TRY(auto value, valueFromDocument(reader, *run, figure));
            if (value) {
                values.push_back(std::move(*value));
            }
        }
    }
    return values;
}

Trend trendOf(std::span<const TrendValue> values, std::size_t rounds) {
    Trend trend;
    trend.rounds = std::max(rounds, kFewestRounds);
    std::vector<double> seen;
    for (const TrendValue& value : values) {
        TrendPoint point;
        point.of = value;
        if (!value.value || !std::isfinite(*value.value)) {
            ++trend.undefined;
            trend.points.push_back(std::move(point));
            continue;
        }
        const auto last = [&] { return std::span(seen).last(std::min(trend.rounds, seen.size())); };
        if (const auto before = bandOf(last())) {
            point.isUnusual = std::abs(*value.value - before->mean) > kUnusualDeviations * before->deviation;
        }
        seen.push_back(*value.value);
        point.rounds = last().size();
        if (const auto band = bandOf(last())) {
            point.mean = band->mean;
            point.deviation = band->deviation;
        }
        trend.points.push_back(std::move(point));
    }
    return trend;
}

} // namespace assay::evaluate
