// The chart of a result on a page: curves by PlotWidget, bars and boxes by CategoryChart, matrices painted as
// reports paint them, in the colours of the window. GUI thread only.
#pragma once

#include "core/results/blocks.h"

#include <QWidget>

class QStackedLayout;

namespace assay::widgets {

class CategoryChart;
class PlotWidget;

class ChartView : public QWidget {
  public:
    explicit ChartView(QWidget* parent = nullptr);

    void setBlock(const plot::Chart& chart);

    // Of curves; null while none were shown.
    [[nodiscard]] PlotWidget* plot() const { return m_plot; }

  private:
    class Painted;

    QStackedLayout* m_stack = nullptr;
    PlotWidget* m_plot = nullptr;
    CategoryChart* m_categories = nullptr;
    Painted* m_painted = nullptr;
};

} // namespace assay::widgets
