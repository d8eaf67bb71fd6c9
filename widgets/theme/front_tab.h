// Of several pages that lie one behind the other only the one in front asks for room: what nobody sees makes
// nothing wider or higher. GUI thread only.
#pragma once

class QStackedWidget;
class QTabWidget;

namespace assay::widgets {

// Of the pages that there are now, as long as they live; those that are added later ask as usual.
void askForFrontPage(QStackedWidget& pages);
void askForFrontTab(QTabWidget& tabs);

} // namespace assay::widgets
