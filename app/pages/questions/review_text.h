// What reviews and their agreement are called on the screen.
#pragma once

#include "core/workspace/suites/reviews.h"

#include <QString>

namespace assay::app {

// "✓ Approve", "⚑ Flag", "? Unsure": told by shape as well.
[[nodiscard]] QString verdictText(model::ReviewVerdict verdict);

// "0.62 [0.41, 0.80], n = 20"; where it is undefined a dash with the reason.
[[nodiscard]] QString agreementText(const statistics::Agreement& agreement);

} // namespace assay::app
