// A framed place that says files can be dropped; the window takes the drop wherever it happens. GUI thread
// only.
#pragma once

#include <QWidget>

namespace assay::app {

class DropArea : public QWidget {
    Q_OBJECT
  public:
    explicit DropArea(QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void clicked(); // by mouse, Space or Return

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fitHeight();
};

} // namespace assay::app
