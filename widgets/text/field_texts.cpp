#include "widgets/text/field_texts.h"

#include "widgets/theme/font_measure.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <algorithm>

namespace assay::widgets {
namespace {

constexpr int kMargins = 16; // of the frame, the cursor and a rounded width

} // namespace

void setHint(QLineEdit& field, const QString& hint, int leastCharacters) {
    field.setPlaceholderText(hint);
    keepMeasure(field, [&field, leastCharacters] {
        const QFontMetrics metrics = field.fontMetrics();
        const int button = field.isClearButtonEnabled() ? metrics.height() + 4 : 0;
        field.setMinimumWidth(std::min(metrics.horizontalAdvance(field.placeholderText()),
                                       metrics.averageCharWidth() * leastCharacters) +
                              kMargins + button);
    });
    field.setToolTip(field.toolTip().isEmpty() ? hint : hint + QLatin1Char('\n') + field.toolTip());
}

void tellWholeEntry(QComboBox& box, const QString& toolTip) {
    const auto tell = [&box, toolTip](const QString& entry) {
        box.setToolTip(toolTip.isEmpty() || entry.isEmpty() ? entry + toolTip
                                                            : entry + QLatin1Char('\n') + toolTip);
    };
    QObject::connect(&box, &QComboBox::currentTextChanged, &box, tell);
    tell(box.currentText());
}

void wrapEntries(QListWidget& list) {
    list.setWordWrap(true);
    list.setResizeMode(QListView::Adjust);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

} // namespace assay::widgets
