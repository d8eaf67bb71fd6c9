// The thresholds page on one sheet of paper: both charts, matrix, figures, the sweep, and where the samples
// came from. Vector graphics with selectable text. Same state, same picture; the date is that of the set, not
// of the clock.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"

#include <QString>

namespace assay::app {

// A4 landscape. On failure false, with a sentence in `error`.
[[nodiscard]] bool writeThresholdPdf(const ThresholdController& controller, const QString& path,
                                     QString* error);

} // namespace assay::app
