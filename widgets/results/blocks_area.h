// Groups of blocks below each other in an area that scrolls. The place stays when other figures come. GUI
// thread only.
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace assay::widgets {

class BlocksView;

class BlocksArea : public QScrollArea {
  public:
    explicit BlocksArea(QWidget* parent = nullptr);

    // A group below those that are there; its blocks stand below each other, or side by side.
    [[nodiscard]] BlocksView* addGroup(Qt::Orientation orientation = Qt::Vertical);

  private:
    QVBoxLayout* m_column = nullptr;
};

} // namespace assay::widgets
