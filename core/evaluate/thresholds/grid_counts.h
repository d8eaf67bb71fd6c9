// Samples counted by how many thresholds of an ascending list their score reaches: every matrix at every
// threshold follows from these counts, whatever the number of samples.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/scored_columns.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::evaluate {

// How many of the thresholds a score reaches, that is for how many `score >= threshold` holds. Constant time.
class GridBins {
  public:
    // Ascending, each in [0,1], at most 65,534.
    explicit GridBins(std::span<const double> thresholds);

    // `score` is no NaN.
    [[nodiscard]] std::size_t operator()(double score) const noexcept {
        // The cell's lower end is at most the score, so the guess is never too high; then it is corrected by
        // the very comparison of the rule.
        const double inside = score < 0 ? 0 : score > 1 ? 1 : score;
        std::size_t reached = m_guess[static_cast<std::size_t>(inside * kCellsAsDouble)];
        while (score >= m_thresholds[reached]) {
            ++reached;
        }
        return reached;
    }

  private:
    static constexpr std::size_t kCells = 4096;
    static constexpr double kCellsAsDouble = 4096;

    std::vector<double> m_thresholds; // a sentinel that no score reaches is the last
    std::array<std::uint16_t, kCells + 1> m_guess{};
};

// A count per true class.
using LabelCounts = std::array<std::int64_t, model::kLabelCount>;

// The matrices at every threshold from the counts of one scope: `counts` has one entry per number of
// thresholds reached (0 to all) and a last one for what NLI takes, so two more than `matrices`.
void matricesOf(std::span<const LabelCounts> counts, std::span<metrics::ConfusionMatrix> matrices) noexcept;

// Every scenario's matrices at every threshold (ascending, in [0,1], at most 65,534), in one pass without
// sorting: result [scenario][threshold]. `scores` is by position; a sample whose score is NaN is in no
// figure. Throws std::bad_alloc.
[[nodiscard]] std::vector<std::vector<metrics::ConfusionMatrix>>
gridMatrices(const model::ScoredColumns& columns, std::span<const double> scores,
             std::span<const double> thresholds, double nliHard);

} // namespace assay::evaluate
