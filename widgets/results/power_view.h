// What a comparison over so many items can tell from luck, how many items a wished change needs, and how
// often each limit is passed by an unchanged system: two sentences, and the tables behind them unfolded by a
// button. Everything follows at once when the items, the limits or the wish change. GUI thread only.
//
//     auto* power = new PowerView(this);
//     power->setPlan({.items = covered, .limits = limits}); // the wish is the view's own
#pragma once

#include "core/results/power_blocks.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QToolButton;

namespace assay::widgets {

class BlocksView;

class PowerView : public QWidget {
    Q_OBJECT
  public:
    explicit PowerView(QWidget* parent = nullptr);

    // But for the wish, which is what the user typed.
    void setPlan(results::PowerPlan plan);

    [[nodiscard]] const results::PowerPlan& plan() const { return m_plan; }

  private:
    void showPlan();

    results::PowerPlan m_plan;
    QLabel* m_told = nullptr;
    QDoubleSpinBox* m_wish = nullptr; // in points
    QToolButton* m_unfold = nullptr;
    BlocksView* m_tables = nullptr;
};

} // namespace assay::widgets
