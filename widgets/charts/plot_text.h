// A plot in words: for screen readers, for the copy of its description, for the read-out. GUI thread only.
#pragma once

#include "widgets/charts/plot_overlay.h"

#include <QSizeF>
#include <QString>

class QFontMetricsF;

namespace assay::widgets {

// Title, axes, bands, what each series spans, marks and spots. Of a line chart.
[[nodiscard]] QString describePlot(const plot::Chart& chart, const PlotOverlay& overlay = {});

// With how many decimals figures along an axis are said: none of whole numbers, else as many as the data
// have, up to four digits that count of the greatest of them, and never fewer than the axis says. Ticks need
// only as many as tell them apart.
struct ReadDecimals {
    int x = 0;
    int y = 0;
};

[[nodiscard]] ReadDecimals readDecimals(const plot::LineChart& chart);

// Three short lines: the series, x, y.
[[nodiscard]] QString describePoint(const plot::LineChart& chart, int series, int point);

// A read-out that fits into the room when its lines are wrapped: where they do not, names are shortened in
// their middle before their figures, and what is too much is left out, with "…" for it.
[[nodiscard]] QString fittedReadOut(const QString& text, const QFontMetricsF& metrics, const QSizeF& room);

} // namespace assay::widgets
