#include "widgets/theme/front_tab.h"

#include <QHash>
#include <QStackedWidget>
#include <QTabWidget>

namespace assay::widgets {
namespace {

template <typename Pages>
void askForFront(Pages& pages) {
    QHash<QWidget*, QSizePolicy> policies;
    for (int i = 0; i < pages.count(); ++i) {
        policies.insert(pages.widget(i), pages.widget(i)->sizePolicy());
    }
    const auto ask = [&pages, policies] {
        for (int i = 0; i < pages.count(); ++i) {
            if (QWidget* const page = pages.widget(i); policies.contains(page)) {
                page->setSizePolicy(i == pages.currentIndex()
                                        ? policies.value(page)
                                        : QSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored));
            }
        }
    };
    QObject::connect(&pages, &Pages::currentChanged, &pages, ask);
    ask();
}

} // namespace

void askForFrontPage(QStackedWidget& pages) {
    askForFront(pages);
}

void askForFrontTab(QTabWidget& tabs) {
    askForFront(tabs);
}

} // namespace assay::widgets
