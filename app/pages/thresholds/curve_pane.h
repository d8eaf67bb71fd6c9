// The left chart of the thresholds page with the choice of what it shows: precision and recall of the scores
// or of the whole decision, ROC, or reliability.
#pragma once

#include "app/pages/thresholds/curve_plots.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "app/pages/thresholds/threshold_plots.h"

#include <QWidget>

class QComboBox;

namespace assay::widgets {
class PlotWidget;
}

namespace assay::app {

class CurvePane : public QWidget {
    Q_OBJECT
  public:
    enum View { ScorePr, SystemPr, Roc, Reliability, ViewCount };

    explicit CurvePane(ThresholdController& controller, QWidget* parent = nullptr);

    [[nodiscard]] int view() const;
    void setView(int view);

    // Draws the curves anew, in at most so many points each; needs data.
    void refresh(std::size_t drawn = kWholeCurve);
    // Moves the markers only.
    void showOperatingPoint(const metrics::ConfusionMatrix& matrix);

  private:
    ThresholdController& m_controller;
    QComboBox* m_choice = nullptr;
    widgets::PlotWidget* m_plot = nullptr;
    PrPlot m_pr;
    metrics::ConfusionMatrix m_matrix; // at the operating point
};

} // namespace assay::app
