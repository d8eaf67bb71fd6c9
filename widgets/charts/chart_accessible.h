// Lets screen readers read what a chart shows. The words are made when somebody asks for them, so that a
// moving slider pays nothing. GUI thread only.
#pragma once

#include <QString>

class QWidget;

namespace assay::widgets {

// A widget that draws figures and can say them: derive from it beside QWidget.
class SpokenChart {
  public:
    virtual ~SpokenChart() = default;

    // All that is shown, in words; never empty, also while nothing is shown.
    [[nodiscard]] virtual QString textAlternative() const = 0;
    // What is chosen in it; empty: nothing.
    [[nodiscard]] virtual QString spokenValue() const = 0;
};

// Makes PlotWidget, ConfusionMatrixView and every SpokenChart known to QAccessible; does so once.
void installChartAccessibility();

// Tells assistive technology, if any is running, that the chart's words have changed.
void announceChartChange(QWidget* chart);

} // namespace assay::widgets
