#include "widgets/text/heading_widths.h"

#include <QAbstractItemModel>
#include <QHeaderView>
#include <QStyle>
#include <algorithm>

namespace assay::widgets {

int headingWidth(const QHeaderView& header, int section) {
    if (header.model() == nullptr) {
        return 0;
    }
    const QString text = header.model()->headerData(section, header.orientation()).toString();
    const int margin = header.style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, &header);
    const int sign = header.isSortIndicatorShown()
                         ? header.style()->pixelMetric(QStyle::PM_HeaderMarkSize, nullptr, &header) + margin
                         : 0;
    return text.isEmpty() ? 0
                          : header.fontMetrics().size(0, text).width() + 2 * margin + sign +
                                header.style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, &header);
}

void keepHeading(QHeaderView& header, int section) {
    const int needed = headingWidth(header, section);
    header.setMinimumSectionSize(std::max(header.minimumSectionSize(), needed));
    // A column that takes what room is left keeps the width it has where none is left.
    if (header.sectionSize(section) < needed) {
        header.resizeSection(section, needed);
    }
}

} // namespace assay::widgets
