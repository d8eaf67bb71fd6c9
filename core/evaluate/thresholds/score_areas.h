// Areas under the curves of a score, of samples that are drawn in clusters: the samples are ordered once, and
// a draw only weighs them. Of this room alone. Pure; any thread.
#pragma once

#include "core/evaluate/neighbours/cluster_draws.h"
#include "core/model/label.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace assay::evaluate {

struct ClusterSample {
    std::uint32_t cluster = 0;
    std::uint8_t label = 0;
};

// Samples by a score, ascending; equal scores are one group.
struct OrderedSamples {
    std::vector<ClusterSample> items;
    std::vector<std::size_t> ends; // by group, into `items`
};

// By position its cluster; 0 where it is in none. Throws std::bad_alloc, as what follows.
[[nodiscard]] std::vector<std::uint32_t> clusterNumbers(const ClusteredSamples& samples, std::size_t size);

// The samples at these positions. The other spans are by position; no score is NaN.
[[nodiscard]] OrderedSamples orderedBy(std::span<const double> scores, std::vector<std::uint32_t> positions,
                                       std::span<const std::uint32_t> clusterOf,
                                       std::span<const model::Label> labels);

using ByClass = std::array<std::int64_t, model::kLabelCount>;

// The groups from the highest score down, where each cluster counts as often as `weights` says; gives the sum
// of all.
ByClass weighGroups(const OrderedSamples& ordered, std::span<const std::int64_t> weights,
                    std::vector<ByClass>& groups);

// NaN: undefined.
struct ScoreAreas {
    double averagePrecision = std::numeric_limits<double>::quiet_NaN();
    double rocAuc = std::numeric_limits<double>::quiet_NaN();
};

// Takes groups from the highest score of the class to the lowest.
class AreaSum {
  public:
    // Of all samples that the curve is over.
    AreaSum(std::size_t label, std::int64_t positives, std::int64_t negatives) noexcept
        : m_label(label)
        , m_positives(static_cast<double>(positives))
        , m_negatives(static_cast<double>(negatives)) {}

    void add(const ByClass& group) noexcept;

    // What has no score is last, all at once, and never taken.
    void addUnranked(std::int64_t negatives, std::int64_t positives) noexcept {
        m_pairs += static_cast<double>(negatives) * (m_above + static_cast<double>(positives) / 2);
    }

    [[nodiscard]] ScoreAreas areas() const noexcept;

  private:
    std::size_t m_label;
    double m_positives, m_negatives;
    double m_above = 0; // positives taken so far
    double m_taken = 0;
    double m_precision = 0;
    double m_pairs = 0; // in the right order, a tie as half
};

} // namespace assay::evaluate
