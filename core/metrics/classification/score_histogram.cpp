#include "core/metrics/classification/score_histogram.h"

#include "core/metrics/classification/score_bin.h"
#include "core/metrics/classification/score_order.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace assay::metrics {
namespace {

using model::Label;

template <typename Function>
void forEach(std::size_t count, const std::optional<std::span<const std::uint32_t>>& positions,
             Function function) {
    if (positions) {
        for (const std::uint32_t position : *positions) {
            function(std::size_t{position});
        }
    } else {
        for (std::size_t i = 0; i < count; ++i) {
            function(i);
        }
    }
}

} // namespace

ScoreHistogram scoreHistogram(std::span<const double> scores, std::span<const Label> labels,
                              std::optional<std::span<const std::uint32_t>> positions, std::size_t bins) {
    const std::size_t count = std::max<std::size_t>(bins, 1);
    ScoreHistogram histogram;
    for (ClassHistogram& ofClass : histogram.perClass) {
        ofClass.counts.assign(count, 0);
    }
    std::array<double, model::kLabelCount> sums{};
    forEach(labels.size(), positions, [&](std::size_t i) {
        const std::size_t label = model::indexOf(labels[i]);
        ClassHistogram& ofClass = histogram.perClass[label];
        const double score = scores.empty() ? std::numeric_limits<double>::quiet_NaN() : scores[i];
        if (std::isnan(score)) {
            ++ofClass.missing;
            return;
        }
        ++ofClass.counts[binOf(score, count)];
        ++ofClass.n;
        sums[label] += score;
    });
    for (std::size_t label = 0; label < model::kLabelCount; ++label) {
        ClassHistogram& ofClass = histogram.perClass[label];
        if (ofClass.n > 0) {
            ofClass.mean = sums[label] / static_cast<double>(ofClass.n);
        }
    }
    return histogram;
}

std::optional<double> separation(std::span<const double> scores, std::span<const Label> labels,
                                 std::optional<std::span<const std::uint32_t>> positions) {
    if (scores.empty()) {
        return std::nullopt;
    }
    std::vector<double> chosen; // NaN is left out by the sorter
    std::vector<bool> isAccurate;
    forEach(labels.size(), positions, [&](std::size_t i) {
        if (labels[i] != Label::Contradiction) {
            chosen.push_back(scores[i]);
            isAccurate.push_back(labels[i] == Label::Accurate);
        }
    });
    ScoreSorter sorter;
    const SortedColumn sorted = sorter.sorted(chosen);
    std::int64_t accurateTotal = 0;
    std::int64_t otherTotal = 0;
    std::int64_t doubled = 0; // pairs: 2 in the right order, 1 tied
    for (std::size_t first = 0; first < sorted.size();) {
        std::size_t last = first;
        std::int64_t accurate = 0;
        std::int64_t other = 0;
        for (; last < sorted.size() && sorted.values[last] == sorted.values[first]; ++last) {
            (isAccurate[sorted.positions[last]] ? accurate : other) += 1;
        }
        doubled += accurate * (2 * otherTotal + other);
        accurateTotal += accurate;
        otherTotal += other;
        first = last;
    }
    if (accurateTotal == 0 || otherTotal == 0) {
        return std::nullopt;
    }
    return static_cast<double>(doubled) / 2 / static_cast<double>(accurateTotal) /
           static_cast<double>(otherTotal);
}

} // namespace assay::metrics
