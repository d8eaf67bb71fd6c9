#include "core/metrics/classification/prediction_leak.h"

#include <algorithm>

namespace assay::metrics {

using model::Label;

void PredictionLeak::take(Label truth, Label predicted, double fhri) noexcept {
    ++m_count[model::indexOf(truth)];
    m_wrong[model::indexOf(truth)] += predicted == truth ? 0 : 1;
    if (truth == Label::Accurate) {
        m_lowestAccurate = std::min(m_lowestAccurate, fhri);
    } else if (truth == Label::Hallucination) {
        m_highestHallucination = std::max(m_highestHallucination, fhri);
    }
}

bool PredictionLeak::isLeaked() const noexcept {
    return count(Label::Accurate) >= 2 && count(Label::Hallucination) >= 2 && wrong(Label::Accurate) == 0 &&
           wrong(Label::Hallucination) == 0 && m_highestHallucination >= m_lowestAccurate;
}

} // namespace assay::metrics
