#include "core/evaluate/answers/answer_intervals.h"

#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/statistics/clusters.h"

#include <algorithm>
#include <limits>

namespace assay::evaluate {
namespace {

constexpr std::size_t kMeanDraws = statistics::kBootstrapDraws;
constexpr std::size_t kDrawsOfTask = 16;    // whose counts are walked through together
constexpr std::size_t kMeansAtOnce = 4'000; // so much of what was drawn is held

// How often each cluster comes in each draw of a task: by cluster, then by draw.
std::vector<std::uint32_t> drawCounts(std::size_t first, std::size_t draws, std::size_t clusters,
                                      std::uint64_t seed) {
    std::vector<std::uint32_t> counts(clusters * kDrawsOfTask, 0);
    for (std::size_t draw = 0; draw < draws; ++draw) {
        base::Random random(base::drawSeed(seed, first + draw));
        for (std::size_t i = 0; i < clusters; ++i) {
            ++counts[static_cast<std::size_t>(random.below(clusters)) * kDrawsOfTask + draw];
        }
    }
    return counts;
}

// By draw the sums of all columns over the clusters that were drawn.
void addUp(const ClusterRows& rows, const std::vector<std::uint32_t>& counts, std::vector<double>& sums) {
    sums.assign(rows.width * kDrawsOfTask, 0);
    for (std::size_t row = 0; row < rows.clusters.size(); ++row) {
        const double* const values = rows.sums.data() + row * rows.width;
        const std::uint32_t* const drawn = counts.data() + rows.clusters[row] * kDrawsOfTask;
        for (std::size_t draw = 0; draw < kDrawsOfTask; ++draw) {
            if (drawn[draw] == 0) {
                continue;
            }
            const auto times = static_cast<double>(drawn[draw]);
            double* const into = sums.data() + draw * rows.width;
            for (std::size_t column = 0; column < rows.width; ++column) {
                into[column] += times * values[column];
            }
        }
    }
}

// Some of the means in all draws: by mean, then by draw. False: stopped.
bool drawMeans(std::span<const ClusterRows> rows, std::span<const DrawnMean> means, std::size_t clusters,
               std::uint64_t seed, unsigned threads, const std::stop_token& stop,
               std::vector<std::vector<double>>& drawn) {
    drawn.assign(means.size(), std::vector<double>(kMeanDraws, std::numeric_limits<double>::quiet_NaN()));
    constexpr std::size_t kTasks = (kMeanDraws + kDrawsOfTask - 1) / kDrawsOfTask;
    return retrieval::runNumberedTasks(kTasks, threads, stop, [&](std::size_t task) {
        const std::size_t first = task * kDrawsOfTask;
        const std::size_t draws = std::min(kDrawsOfTask, kMeanDraws - first);
        const auto counts = drawCounts(first, draws, clusters, seed);
        std::vector<double> sums;
        for (std::size_t mean = 0; mean < means.size(); ++mean) {
            const DrawnMean& one = means[mean];
            const ClusterRows& of = rows[one.rows];
            if (mean == 0 || means[mean - 1].rows != one.rows) {
                addUp(of, counts, sums);
            }
            for (std::size_t draw = 0; draw < draws; ++draw) {
                const double count = sums[draw * of.width + one.below];
                if (count > 0) {
                    drawn[mean][first + draw] = sums[draw * of.width + one.above] / count;
                }
            }
        }
    });
}

} // namespace

std::optional<std::vector<std::optional<statistics::Interval>>>
drawnMeanIntervals(std::span<const ClusterRows> rows, std::span<const DrawnMean> means, std::size_t clusters,
                   std::uint64_t seed, unsigned threads, const std::stop_token& stop) {
    std::vector<std::optional<statistics::Interval>> intervals(means.size());
    if (clusters < statistics::kLeastClusters) {
        return intervals;
    }
    std::vector<std::vector<double>> drawn;
    for (std::size_t first = 0; first < means.size(); first += kMeansAtOnce) {
        const auto some = means.subspan(first, std::min(kMeansAtOnce, means.size() - first));
        if (!drawMeans(rows, some, clusters, seed, threads, stop, drawn)) {
            return std::nullopt;
        }
        for (std::size_t mean = 0; mean < some.size(); ++mean) {
            intervals[first + mean] = statistics::levelInterval(
                statistics::drawnInterval(std::move(drawn[mean]), some[mean].clusters));
        }
    }
    return intervals;
}

} // namespace assay::evaluate
