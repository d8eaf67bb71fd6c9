// A splitter whose parts stand one below the other or side by side, as there is room: so the page around it
// need not scroll. GUI thread only.
#pragma once

#include <QList>
#include <QSplitter>

namespace assay::widgets {

class TurningSplitter : public QSplitter {
    Q_OBJECT
  public:
    enum class Prefers {
        Below, // where there is height for it; else side by side where the width allows it
        Beside // where the width allows it
    };

    explicit TurningSplitter(QWidget* parent = nullptr);
    explicit TurningSplitter(Prefers prefers, QWidget* parent = nullptr);

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

    Prefers m_prefers;
    QList<int> m_below, m_beside;
    bool m_fitted = false; // side by side, when last looked at
};

} // namespace assay::widgets
