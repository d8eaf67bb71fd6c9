#include "widgets/theme/text_size.h"

#include <QApplication>
#include <QFont>
#include <QWidget>
#include <algorithm>
#include <cmath>
#include <optional>

namespace assay::widgets {
namespace {

struct Present {
    int percent = 100;
    std::optional<QFont> system; // before the first change
};

Present& present() {
    static Present instance;
    return instance;
}

} // namespace

void applyTextSize(QApplication& /*application*/, int percent) {
    Present& now = present();
    const int wanted = std::clamp(percent, kLeastTextPercent, kMostTextPercent);
    if (wanted == now.percent) {
        return;
    }
    if (!now.system) {
        now.system = QApplication::font();
    }
    now.percent = wanted;
    QFont font = *now.system;
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * wanted / 100.0);
    } else {
        font.setPixelSize(static_cast<int>(std::lround(font.pixelSize() * wanted / 100.0)));
    }
    QApplication::setFont(font);
    // A window takes its font when it is made and when it is shown; what is measured in between is to be
    // measured in the new one.
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* window : windows) {
        if (!window->testAttribute(Qt::WA_SetFont)) {
            window->setFont(QFont());
        }
    }
}

int currentTextPercent() {
    return present().percent;
}

} // namespace assay::widgets
