// The size of the program's text, as a share of what the system says. GUI thread only.
#pragma once

class QApplication;

namespace assay::widgets {

inline constexpr int kLeastTextPercent = 100;
inline constexpr int kMostTextPercent = 200;

// May be called again at any time; 100 gives the system's own fonts back. Anything outside the limits is
// brought inside. What a widget measured when it was made keeps that measure until it is made again.
void applyTextSize(QApplication& application, int percent);
[[nodiscard]] int currentTextPercent();

} // namespace assay::widgets
