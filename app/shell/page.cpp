#include "app/shell/page.h"

namespace assay::app {

bool Page::showIssue(const base::Issue&) {
    return false;
}

void Page::restoreState(const QByteArray&) {}

} // namespace assay::app

#include "moc_page.cpp"
