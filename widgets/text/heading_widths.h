// Room for the headings of columns. GUI thread only.
#pragma once

class QHeaderView;

namespace assay::widgets {

// How wide a column is that shows its heading whole; 0 without a heading.
[[nodiscard]] int headingWidth(const QHeaderView& header, int section);

// No column is narrower than `section`'s heading needs, also where columns share what room there is.
void keepHeading(QHeaderView& header, int section);

} // namespace assay::widgets
