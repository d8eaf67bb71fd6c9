// Puts widgets one behind the other and goes on in a new line where there is no more room. GUI thread only.
//
//   auto* row = new FlowLayout(bar);
//   row->addTogether({label, box}); // always beside each other
//   row->addStretched(note);        // takes what its line leaves
//   row->addWidget(button);
#pragma once

#include <QHash>
#include <QLayout>
#include <QList>
#include <initializer_list>

class QAction;

namespace assay::widgets {

class FlowLayout final : public QLayout {
  public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;

    // In one line, whatever the room.
    void addTogether(std::initializer_list<QWidget*> widgets);

    // What a line leaves is shared by those in it, by their stretch.
    void addStretched(QWidget* widget, int stretch = 1);

    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override; // of its widest item
    [[nodiscard]] QSize sizeHint() const override;    // in one line
    void setGeometry(const QRect& rect) override;

  private:
    int place(const QRect& rect, bool apply) const; // gives the height

    QList<QLayoutItem*> m_items;
    QHash<const QLayoutItem*, int> m_stretch;
};

// A button of text for each action, called as it with ".button" behind, in as many lines as they need.
[[nodiscard]] QWidget* actionButtons(std::initializer_list<QAction*> actions, QWidget* parent);

} // namespace assay::widgets
