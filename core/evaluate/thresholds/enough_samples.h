// Whether there are enough samples for a verdict about thresholds or detectors. With fewer, what is said of
// them is that it cannot be judged: never that a threshold is robust or a detector redundant.
//
// Pure; any thread.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/model/label.h"
#include "core/model/scored_columns.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay::evaluate {

inline constexpr std::int64_t kLeastOfClass = 10; // samples of each true class
inline constexpr std::int64_t kLeastDiscordantSamples =
    6; // samples that one of two detectors alone gets right

// What there is too little of.
struct Shortage {
    enum class Of : std::uint8_t { Clusters, Class, Discordant };

    Of of = Of::Clusters;
    model::Label label = model::Label::Accurate; // of Class
    std::int64_t count = 0;
    std::int64_t least = 0;

    friend bool operator==(const Shortage&, const Shortage&) = default;
};

// Of the samples of a matrix, in so many clusters; empty: enough. A class without a sample is asked for only
// where one of `constraints` is about it: what cannot be met or missed cannot be said to hold.
[[nodiscard]] std::vector<Shortage> shortagesOf(const metrics::ConfusionMatrix& matrix, std::int64_t clusters,
                                                const metrics::Constraints* constraints = nullptr);

// In how many clusters samples are: contradiction pairs, and samples without one. Counted no further than a
// verdict needs, so that few samples have to be looked at.
class ClusterCount {
  public:
    void add(const model::ScoredColumns& columns, std::size_t position);

    [[nodiscard]] std::int64_t count() const noexcept { return m_count; }

    [[nodiscard]] bool isEnough() const noexcept;

  private:
    std::vector<std::uint32_t> m_pairs; // that were met
    std::int64_t m_count = 0;
};

} // namespace assay::evaluate
