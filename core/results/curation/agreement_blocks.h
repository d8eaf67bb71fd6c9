// How far reviewers agree, as key figures: for the page of reviews and the report alike.
#pragma once

#include "core/results/blocks.h"
#include "core/words/wording.h"
#include "core/workspace/suites/reviews.h"

namespace assay::results {

// Cohen's kappa and the observed agreement of the two, AC1 where kappa misleads, kappa of each verdict, and
// Krippendorff's alpha and the observed agreement of all.
[[nodiscard]] KeyFigures agreementFigures(const workspace::ReviewAgreement& agreement,
                                          const words::Wording& wording);

} // namespace assay::results
