#include "app/pages/neighbours/fill_box.h"

#include <QComboBox>
#include <algorithm>

namespace assay::app {

bool fillBox(QComboBox& box, const QStringList& texts) {
    QStringList before;
    for (int i = 0; i < box.count(); ++i) {
        before << box.itemText(i);
    }
    if (before == texts) {
        return false;
    }
    const int index = box.currentIndex();
    box.clear();
    box.addItems(texts);
    const int last = static_cast<int>(texts.size()) - 1;
    box.setCurrentIndex(last < 0 ? -1 : std::clamp(index, 0, last));
    return true;
}

} // namespace assay::app
