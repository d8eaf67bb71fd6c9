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
    return text.isEmpty() ? 0
                          : header.fontMetrics().size(0, text).width() + 2 * margin +
                                header.style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, &header);
}

void keepHeading(QHeaderView& header, int section) {
    header.setMinimumSectionSize(std::max(header.minimumSectionSize(), headingWidth(header, section)));
}

} // namespace assay::widgets
