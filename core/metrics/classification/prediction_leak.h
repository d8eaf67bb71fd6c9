// Whether stored predictions know what the scores cannot tell, so that the labels must have leaked into them.
//
//     PredictionLeak leak;
//     for (const auto& sample : samplesOfScenario) leak.take(sample.label, sample.predicted, sample.fhri);
//     if (leak.isLeaked()) ...
//
// Pure; a value.
#pragma once

#include "core/model/label.h"

#include <array>
#include <cstdint>

namespace assay::metrics {

class PredictionLeak {
  public:
    // A sample that has a stored prediction and a score.
    void take(model::Label truth, model::Label predicted, double fhri) noexcept;

    // Every accurate answer and every hallucination, at least two of each, is predicted rightly, although a
    // hallucination scores as high as an accurate answer: no threshold on the scores can give that.
    // Contradictions do not count, since the NLI score may give theirs.
    [[nodiscard]] bool isLeaked() const noexcept;

    // Samples taken, and how many of them are predicted wrongly.
    [[nodiscard]] std::int64_t count(model::Label truth) const noexcept {
        return m_count[model::indexOf(truth)];
    }

    [[nodiscard]] std::int64_t wrong(model::Label truth) const noexcept {
        return m_wrong[model::indexOf(truth)];
    }

  private:
    std::array<std::int64_t, model::kLabelCount> m_count{};
    std::array<std::int64_t, model::kLabelCount> m_wrong{};
    double m_lowestAccurate = 2;
    double m_highestHallucination = -1;
};

} // namespace assay::metrics
