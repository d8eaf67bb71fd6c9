// Groups of blocks below each other in an area that scrolls. The place stays when other figures come. Room
// that is left goes to the groups with a long table, else it stays free below them. GUI thread only.
#pragma once

#include <QList>
#include <QScrollArea>

class QVBoxLayout;

namespace assay::widgets {

class BlocksView;

class BlocksArea : public QScrollArea {
  public:
    explicit BlocksArea(QWidget* parent = nullptr);

    // A group below those that are there; its blocks stand below each other, or side by side.
    [[nodiscard]] BlocksView* addGroup(Qt::Orientation orientation = Qt::Vertical);

    // So high that what has the focus can be seen.
    [[nodiscard]] QSize minimumSizeHint() const override;

  private:
    void shareRoom();

    QVBoxLayout* m_column = nullptr;
    QList<BlocksView*> m_groups;
};

} // namespace assay::widgets
