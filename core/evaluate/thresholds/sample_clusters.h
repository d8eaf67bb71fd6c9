// The samples of a scope as clusters that are drawn as one: a contradiction pair together, every other sample
// alone. Clusters that count alike are one kind, so that a draw moves numbers and no samples.
#pragma once

#include "core/evaluate/thresholds/grid_counts.h"
#include "core/model/scored_columns.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::evaluate {

class SampleClusters {
  public:
    // Samples of the scenarios (indexes; empty: all) that have a score. `scores` by position, NaN for none;
    // `thresholds` ascending in [0,1]. A pair that reaches into other scenarios moves with the part of it
    // that lies in these. Throws std::bad_alloc.
    SampleClusters(const model::ScoredColumns& columns, std::span<const double> scores,
                   std::span<const double> thresholds, double nliHard,
                   std::span<const std::uint16_t> scenarios = {});

    [[nodiscard]] std::size_t samples() const noexcept { return m_samples; }

    [[nodiscard]] std::size_t size() const noexcept { return m_kindOf.size(); }

    [[nodiscard]] std::size_t kinds() const noexcept { return m_kindEnds.size(); }

    // By cluster its kind, below kinds().
    [[nodiscard]] const std::vector<std::uint32_t>& kindOf() const noexcept { return m_kindOf; }

    // The thresholds' number of bins: one per number of thresholds reached, and what NLI takes.
    [[nodiscard]] std::size_t bins() const noexcept { return m_bins; }

    // Counts by bin and class of so many clusters of each kind, in the form of matricesOf(). `counts` has
    // bins() entries, which are overwritten.
    void count(std::span<const std::int64_t> ofKind, std::span<LabelCounts> counts) const;

  private:
    std::size_t m_samples = 0;
    std::size_t m_bins = 0;
    std::vector<std::uint32_t> m_kindOf;
    std::vector<std::uint32_t> m_cells;  // of one kind after the other: bin * classes + class
    std::vector<std::size_t> m_kindEnds; // into m_cells
};

} // namespace assay::evaluate
