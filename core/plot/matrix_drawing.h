// Draws a matrix of a report. Of this room alone.
#pragma once

#include "core/plot/chart_canvas.h"
#include "core/words/wording.h"

#include <algorithm>

namespace assay::plot {

// What all charts keep.
inline constexpr double kPad = 10;
inline constexpr double kMarkerGap = 6;
inline constexpr double kLine = 1.15;       // from one line of text to the next
inline constexpr double kTallestName = 150; // of what stands upwards below bars and above a matrix

[[nodiscard]] inline double widestOf(const std::vector<std::string>& texts, const ChartCanvas& canvas) {
    double widest = 0;
    for (const std::string& text : texts) {
        widest = std::max(widest, canvas.textWidth(text));
    }
    return widest;
}

// Below `above`; gives the y below it.
double drawMatrix(const MatrixChart& chart, double width, double above, const ChartPalette& palette,
                  const words::Wording& wording, ChartCanvas& canvas);

// The same of a chart with panels: as many side by side as are wide enough.
double drawMatrixPanels(const MatrixChart& chart, double width, double above, const ChartPalette& palette,
                        const words::Wording& wording, ChartCanvas& canvas);

} // namespace assay::plot
