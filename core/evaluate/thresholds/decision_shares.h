// Precision and recall of each class, and accuracy, with intervals that know of contradiction pairs: the two
// samples of a pair stand or fall together and count for less than two (statistics/clusters.h).
//
//   const PairedSamples pairs(columns, [&](std::size_t i) { return !std::isnan(scores[i]); });
//   const auto shares = decisionShares(matrix, pairs, [&](std::size_t i) { return decisions[i]; });
//   shares.precision[model::indexOf(model::Label::Accurate)].interval
//
// Pure; any thread.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"
#include "core/model/scored_columns.h"
#include "core/statistics/clusters.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace assay::evaluate {

// By class. A share without a sample in its denominator has no value.
struct DecisionShares {
    std::array<statistics::ClusteredShare, model::kLabelCount> recall;
    std::array<statistics::ClusteredShare, model::kLabelCount> precision;
    statistics::ClusteredShare accuracy;

    [[nodiscard]] const statistics::ClusteredShare& recallOf(model::Label label) const noexcept {
        return recall[model::indexOf(label)];
    }

    [[nodiscard]] const statistics::ClusteredShare& precisionOf(model::Label label) const noexcept {
        return precision[model::indexOf(label)];
    }
};

// The samples of a scope that are of a pair, pair by pair.
class PairedSamples {
  public:
    PairedSamples() = default;
    PairedSamples(const model::ScoredColumns& columns, const std::function<bool(std::size_t position)>& isIn);

    struct Sample {
        std::uint32_t position = 0; // in the columns
        std::uint8_t truth = 0;     // model::indexOf()
    };

    [[nodiscard]] const std::vector<Sample>& samples() const noexcept { return m_samples; }

    // By pair, into samples().
    [[nodiscard]] const std::vector<std::size_t>& ends() const noexcept { return m_ends; }

  private:
    std::vector<Sample> m_samples;
    std::vector<std::size_t> m_ends;
};

// `matrix`: of all samples of the scope. `decided`: how a sample of `pairs` was decided, below
// model::kLabelCount, as the matrix counts it.
[[nodiscard]] DecisionShares decisionShares(const metrics::ConfusionMatrix& matrix,
                                            const PairedSamples& pairs,
                                            const std::function<std::uint8_t(std::size_t position)>& decided);

// Of samples that are known to have no pair, or of which only the matrix is known.
[[nodiscard]] DecisionShares decisionShares(const metrics::ConfusionMatrix& matrix);

// So many of `items` samples. `pairs`: of these samples; `isSuccess`: whether one of them counts.
[[nodiscard]] statistics::ClusteredShare
pairedShare(std::int64_t items, std::int64_t successes, const PairedSamples& pairs,
            const std::function<bool(std::size_t position)>& isSuccess);

} // namespace assay::evaluate
