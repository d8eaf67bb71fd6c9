// Figures of the curation sections. Of this room alone.
#pragma once

#include "core/results/report/report.h"
#include "core/statistics/agreement.h"
#include "core/words/wording.h"

#include <cstdint>
#include <string>

namespace assay::results {

[[nodiscard]] Figure undefinedCount(std::string why);
// part / whole in percent, with n; undefined for a whole of 0.
[[nodiscard]] Figure shareFigure(std::int64_t part, std::int64_t whole, const words::Wording& wording);

// Kappa, alpha or a share of equal verdicts, with its interval and the number of questions.
[[nodiscard]] Figure agreementFigure(const statistics::Agreement& agreement, const words::Wording& wording);

} // namespace assay::results
