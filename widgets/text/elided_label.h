// A line of text that gives way: where there is no room for it, it ends in "…" and the tool tip says it
// whole, so that no number is ever cut into another one. GUI thread only.
#pragma once

#include <QLabel>

namespace assay::widgets {

class ElidedLabel : public QLabel {
  public:
    explicit ElidedLabel(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QString m_told; // in the tool tip, by itself
};

} // namespace assay::widgets
