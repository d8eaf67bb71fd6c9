#include "widgets/charts/chart_font.h"

#include <QFontInfo>
#include <algorithm>
#include <cmath>

namespace assay::widgets {

QFont pixelFont(const QFont& font, double factor) {
    QFont result = font;
    const int pixels = font.pixelSize() > 0 ? font.pixelSize() : QFontInfo(font).pixelSize();
    result.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels * factor))));
    return result;
}

QFont emphasisFont(const QFont& font) {
    QFont result = font;
    result.setWeight(QFont::DemiBold);
    return result;
}

} // namespace assay::widgets
