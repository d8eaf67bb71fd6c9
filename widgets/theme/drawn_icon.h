// Icons that are drawn with lines and areas, sharp at every size: paler while they are disabled, on a white
// ground where they are selected, and with no pixmap kept.
#pragma once

#include <QIcon>
#include <functional>

class QPainter;

namespace assay::widgets {

// `draw` paints into a square of 16 units around the origin, with antialiasing; it is called whenever the
// icon is painted and must not keep the painter.
[[nodiscard]] QIcon drawnIcon(std::function<void(QPainter&)> draw);

// The green disc with a tick of what is done.
void drawTickedDisc(QPainter& painter);

} // namespace assay::widgets
