// What reviews are called on the screen.
#pragma once

#include "core/workspace/suites/reviews.h"

#include <QString>

namespace assay::app {

// "✓ Approve", "⚑ Flag", "? Unsure": told by shape as well.
[[nodiscard]] QString verdictText(model::ReviewVerdict verdict);

} // namespace assay::app
