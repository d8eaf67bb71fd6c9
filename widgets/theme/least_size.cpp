#include "widgets/theme/least_size.h"

#include <QLayout>
#include <QWidget>
#include <algorithm>

namespace assay::widgets {

QSize leastSizeAt(const QWidget& widget, int width) {
    // Not the widget's own hint, which may ask here.
    const QLayout* const layout = widget.layout();
    QSize least = layout != nullptr ? layout->totalMinimumSize() : widget.minimumSizeHint();
    least = least.expandedTo(widget.minimumSize());
    if (layout != nullptr && layout->hasHeightForWidth()) {
        least.setHeight(std::max(widget.minimumHeight(),
                                 layout->totalMinimumHeightForWidth(std::max(width, least.width()))));
    }
    return least;
}

} // namespace assay::widgets
