#include "widgets/theme/flow_layout.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>
#include <QWidget>
#include <algorithm>
#include <utility>

namespace assay::widgets {

FlowLayout::FlowLayout(QWidget* parent)
    : QLayout(parent) {}

FlowLayout::~FlowLayout() {
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.append(item);
    invalidate();
}

void FlowLayout::addTogether(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing());
    for (QWidget* widget : widgets) {
        row->addWidget(widget);
    }
    addChildLayout(row);
    addItem(row);
}

void FlowLayout::addStretched(QWidget* widget, int stretch) {
    addWidget(widget);
    m_stretch.insert(m_items.constLast(), stretch);
}

int FlowLayout::count() const {
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return m_items.value(index);
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= m_items.size()) {
        return nullptr;
    }
    m_stretch.remove(m_items.at(index));
    return m_items.takeAt(index);
}

Qt::Orientations FlowLayout::expandingDirections() const {
    return {};
}

bool FlowLayout::hasHeightForWidth() const {
    return true;
}

int FlowLayout::heightForWidth(int width) const {
    return place(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : m_items) {
        least = least.expandedTo(item->minimumSize());
    }
    const QMargins around = contentsMargins();
    return least + QSize(around.left() + around.right(), around.top() + around.bottom());
}

QSize FlowLayout::sizeHint() const {
    const QMargins around = contentsMargins();
    QSize whole(0, 0);
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty()) {
            whole.rwidth() += item->sizeHint().width() + (whole.width() > 0 ? spacing() : 0);
            whole.rheight() = std::max(whole.height(), item->sizeHint().height());
        }
    }
    return whole + QSize(around.left() + around.right(), around.top() + around.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const int needed = place(rect, true);
    // For parents that do not ask for the height of a width.
    QWidget* const owner = parentWidget();
    if (owner != nullptr && owner->layout() == this && owner->minimumHeight() != needed) {
        owner->setMinimumHeight(needed);
    }
}

int FlowLayout::place(const QRect& rect, bool apply) const {
    const QMargins around = contentsMargins();
    const QRect room = rect.marginsRemoved(around);
    int x = room.left();
    int y = room.top();
    int lineHeight = 0;
    QList<std::pair<QLayoutItem*, QRect>> line;
    // In the middle of their line: a label beside a box.
    const auto finishLine = [&] {
        int stretch = 0;
        for (const auto& [item, at] : line) {
            stretch += m_stretch.value(item);
        }
        int left = line.isEmpty() ? 0 : std::max(room.right() - line.constLast().second.right(), 0);
        int shift = 0;
        for (const auto& [item, at] : line) {
            const int own = m_stretch.value(item);
            const int more = own > 0 ? left * own / stretch : 0;
            item->setGeometry(at.translated(shift, (lineHeight - at.height()) / 2).adjusted(0, 0, more, 0));
            shift += more;
            left -= more;
            stretch -= own;
        }
        line.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size(std::min(item->sizeHint().width(), std::max(room.width(), 1)),
                         item->sizeHint().height());
        if (x > room.left() && x + size.width() > room.right() + 1) {
            finishLine();
            x = room.left();
            y += lineHeight + spacing();
            lineHeight = 0;
        }
        if (apply) {
            line.append({item, QRect(QPoint(x, y), size)});
        }
        x += size.width() + spacing();
        lineHeight = std::max(lineHeight, size.height());
    }
    finishLine();
    return y + lineHeight - rect.top() + around.bottom();
}

QWidget* actionButtons(std::initializer_list<QAction*> actions, QWidget* parent) {
    auto* row = new QWidget(parent);
    auto* layout = new FlowLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (QAction* action : actions) {
        auto* button = new QToolButton(row);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setObjectName(action->objectName() + QStringLiteral(".button"));
        layout->addWidget(button);
    }
    return row;
}

} // namespace assay::widgets
