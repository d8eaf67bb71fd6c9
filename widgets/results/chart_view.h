// The chart of a result on a page: curves by PlotWidget, bars and matrices painted as reports paint them, in
// the colours of the window. GUI thread only.
#pragma once

#include "core/results/blocks.h"
#include "widgets/charts/plot_spec.h"

#include <QWidget>

class QStackedLayout;

namespace assay::widgets {

class PlotWidget;

// A chart of curves as a plot; its spots become points of the overlay.
[[nodiscard]] PlotSpec plotSpecOf(const plot::LineChart& chart, const QString& title);
[[nodiscard]] PlotOverlay plotOverlayOf(const plot::LineChart& chart);

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
    Painted* m_painted = nullptr;
};

} // namespace assay::widgets
