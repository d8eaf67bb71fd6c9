#include "widgets/results/blocks_area.h"

#include "widgets/results/blocks_view.h"

#include <QApplication>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::widgets {

BlocksArea::BlocksArea(QWidget* parent)
    : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // what is in it takes the focus, and it follows
    auto* const groups = new QWidget(this);
    m_column = new QVBoxLayout(groups);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addStretch(1);
    setWidget(groups);
    // Qt does so within an area only; a click is left alone, as what it is at must not move away under it.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && widget()->isAncestorOf(now) && QApplication::mouseButtons() == Qt::NoButton) {
            ensureWidgetVisible(now);
        }
    });
}

QSize BlocksArea::minimumSizeHint() const {
    constexpr int kLeastLines = 5;
    return QScrollArea::minimumSizeHint().expandedTo(QSize(0, fontMetrics().lineSpacing() * kLeastLines));
}

BlocksView* BlocksArea::addGroup(Qt::Orientation orientation) {
    auto* const group = new BlocksView(widget(), orientation);
    m_column->insertWidget(m_column->count() - 1, group);
    m_groups += group;
    connect(group, &BlocksView::blocksChanged, this, &BlocksArea::shareRoom);
    return group;
}

void BlocksArea::shareRoom() {
    const auto wants = [](const BlocksView* group) { return group->wantsRoom(); };
    for (BlocksView* const group : m_groups) {
        m_column->setStretchFactor(group, wants(group) ? 1 : 0);
    }
    m_column->setStretch(m_column->count() - 1, std::ranges::any_of(m_groups, wants) ? 0 : 1);
}

} // namespace assay::widgets
