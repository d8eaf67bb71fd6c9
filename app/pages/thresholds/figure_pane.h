// The right chart of the thresholds page with the choice of what it shows: the figures along the threshold,
// the scores of each class, or small charts of every scenario. A double click or Return on a small one shows
// it large, where it can be zoomed.
#pragma once

#include "app/pages/thresholds/threshold_plots.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QStackedWidget;

namespace assay::widgets {
class PlotGrid;
class PlotWidget;
} // namespace assay::widgets

namespace assay::app {

class FigurePane : public QWidget {
    Q_OBJECT
  public:
    enum View { Figures, Fhri, Nli, Scenarios, ViewCount };

    explicit FigurePane(ThresholdController& controller, QWidget* parent = nullptr);

    [[nodiscard]] int view() const;
    void setView(int view);

    // Draws the curves anew, in at most so many points each; needs data.
    void refresh(std::size_t drawn = kWholeCurve);
    // Moves the line of the threshold only.
    void showOperatingPoint(const metrics::ClassificationFigures& figures);

  protected:
    void keyPressEvent(QKeyEvent* event) override; // Escape: from one that was opened back to all

  private:
    void refreshScenarios();
    void openLarge(int scope);

    ThresholdController& m_controller;
    QComboBox* m_choice = nullptr;
    QStackedWidget* m_stack = nullptr;
    widgets::PlotWidget* m_plot = nullptr;
    widgets::PlotGrid* m_scenarios = nullptr;
    metrics::ClassificationFigures m_figures; // at the operating point
    int m_opened = -1;                        // the scope whose small chart was opened
    QTimer m_rest;                            // the small charts are drawn when nothing moves
};

} // namespace assay::app
