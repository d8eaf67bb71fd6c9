// Gives what it holds all the room there is, and scrolls where that is less than it needs: nothing of a page
// is cut off on a small screen or with large text. GUI thread only.
#pragma once

#include <QScrollArea>

namespace assay::app {

class PageScroll : public QScrollArea {
    Q_OBJECT
  public:
    enum class Bars { Both, Vertical };

    // Owns `content`. With a vertical bar only it is never narrower than the content needs, and takes no more
    // width than that.
    explicit PageScroll(QWidget* content, QWidget* parent = nullptr);
    PageScroll(QWidget* content, Bars bars, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] bool isNarrow() const { return m_bars == Bars::Vertical; }

    void fit();
    [[nodiscard]] QSize leastSize(int width) const; // of the content, if it is that wide

    Bars m_bars;
};

} // namespace assay::app
