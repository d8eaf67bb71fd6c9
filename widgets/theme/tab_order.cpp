#include "widgets/theme/tab_order.h"

#include <QGridLayout>
#include <QList>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <algorithm>
#include <tuple>

namespace assay::widgets {
namespace {

void collect(QWidget& widget, QList<QWidget*>& found);

void collect(const QLayout& layout, QList<QWidget*>& found) {
    QList<std::tuple<int, int, QLayoutItem*>> items;
    const auto* grid = qobject_cast<const QGridLayout*>(&layout);
    for (int i = 0; i < layout.count(); ++i) {
        int row = i;
        int column = 0;
        int rows = 0;
        int columns = 0;
        if (grid != nullptr) {
            grid->getItemPosition(i, &row, &column, &rows, &columns);
        }
        items.append({row, column, layout.itemAt(i)});
    }
    std::stable_sort(items.begin(), items.end(), [](const auto& a, const auto& b) {
        return std::pair(std::get<0>(a), std::get<1>(a)) < std::pair(std::get<0>(b), std::get<1>(b));
    });
    for (const auto& [row, column, item] : std::as_const(items)) {
        if (item->widget() != nullptr) {
            collect(*item->widget(), found);
        } else if (item->layout() != nullptr) {
            collect(*item->layout(), found);
        }
    }
}

void collect(QWidget& widget, QList<QWidget*>& found) {
    if (auto* tabs = qobject_cast<QTabWidget*>(&widget)) {
        found.append(&widget);
        for (int i = 0; i < tabs->count(); ++i) {
            collect(*tabs->widget(i), found);
        }
    } else if (auto* splitter = qobject_cast<QSplitter*>(&widget)) {
        for (int i = 0; i < splitter->count(); ++i) {
            collect(*splitter->widget(i), found);
        }
    } else if (auto* stack = qobject_cast<QStackedWidget*>(&widget)) {
        for (int i = 0; i < stack->count(); ++i) {
            collect(*stack->widget(i), found);
        }
    } else if (auto* area = qobject_cast<QScrollArea*>(&widget);
               area != nullptr && area->widget() != nullptr) {
        collect(*area->widget(), found);
    } else {
        if (widget.focusPolicy() != Qt::NoFocus) {
            found.append(&widget);
        }
        if (widget.layout() != nullptr) {
            collect(*widget.layout(), found);
        }
    }
}

} // namespace

void tabAsLaidOut(QWidget& root) {
    QList<QWidget*> controls;
    collect(root, controls);
    for (qsizetype i = 1; i < controls.size(); ++i) {
        QWidget::setTabOrder(controls[i - 1], controls[i]);
    }
}

} // namespace assay::widgets
