// Fonts of what is painted: by size in pixels, so that a scaled painter scales text with shapes.
#pragma once

#include <QFont>

namespace assay::widgets {

// The font with its size in pixels instead of points, times `factor`.
[[nodiscard]] QFont pixelFont(const QFont& font, double factor = 1);

// As lines that stand out are labelled.
[[nodiscard]] QFont emphasisFont(const QFont& font);

} // namespace assay::widgets
