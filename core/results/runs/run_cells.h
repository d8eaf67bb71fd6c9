// Figures that tables about several runs have alike. Of this room alone; pure.
#pragma once

#include "core/results/blocks.h"
#include "core/statistics/interval.h"
#include "core/words/wording.h"

#include <cstdint>
#include <optional>
#include <string>

namespace assay::results {

// A correlation over `systems`, in two decimals. Undefined, it says why: `tooFew` where there are fewer than
// `least`, else that nothing varies.
[[nodiscard]] inline Figure correlationOver(std::int64_t systems, std::int64_t least,
                                            const std::optional<double>& value,
                                            const std::optional<statistics::Interval>& interval,
                                            const char* tooFew, const words::Wording& w) {
    Figure figure{value, FigureKind::Number, 2};
    figure.n = systems;
    figure.interval = interval;
    if (!value) {
        figure.why = systems < least ? w.text(tooFew) : w.text(ASSAY_TEXT("Report", "nothing varies"));
    }
    return figure;
}

[[nodiscard]] inline std::string notInThisRun(const words::Wording& w) {
    return w.text(ASSAY_TEXT("Report", "not in this run"));
}

} // namespace assay::results
