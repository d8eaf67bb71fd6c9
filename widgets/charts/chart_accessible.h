// Lets screen readers read what a chart shows. The words are made when somebody asks for them, so that a
// moving slider pays nothing. GUI thread only.
#pragma once

class QWidget;

namespace assay::widgets {

// Makes PlotWidget and ConfusionMatrixView known to QAccessible; does so once.
void installChartAccessibility();

// Tells assistive technology, if any is running, that the chart's words have changed.
void announceChartChange(QWidget* chart);

} // namespace assay::widgets
