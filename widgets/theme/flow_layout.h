// Puts widgets one behind the other and goes on in a new line where there is no more room. GUI thread only.
#pragma once

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
};

// A button of text for each action, called as it with ".button" behind, in as many lines as they need.
[[nodiscard]] QWidget* actionButtons(std::initializer_list<QAction*> actions, QWidget* parent);

} // namespace assay::widgets
