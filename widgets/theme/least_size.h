// What a widget needs where it is so wide: Qt's own hint knows nothing of texts and rows that take more lines
// in a narrow place. GUI thread only.
#pragma once

#include <QSize>

class QWidget;

namespace assay::widgets {

[[nodiscard]] QSize leastSizeAt(const QWidget& widget, int width);

} // namespace assay::widgets
