// A splitter whose parts stand one below the other where there is height for them, and side by side where
// there is not but the width allows it: so the page around it need not scroll. GUI thread only.
#pragma once

#include <QList>
#include <QSplitter>

namespace assay::widgets {

class TurningSplitter : public QSplitter {
    Q_OBJECT
  public:
    explicit TurningSplitter(QWidget* parent = nullptr);

    // Of the parts, as with setSizes() and well above their least ones; what a person has dragged stays, for
    // each arrangement by itself.
    void setShares(const QList<int>& below, const QList<int>& beside);

    // Does not depend on how the parts stand just now.
    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] QSize least(Qt::Orientation orientation) const;
    [[nodiscard]] bool fitsBeside() const;
    void turn();

    QList<int> m_below, m_beside;
    bool m_fitted = false; // side by side, when last looked at
};

} // namespace assay::widgets
