// The tab Weights: which FHRI is judged. Sliders for the component weights with their sum, the usual
// weightings at a click, and beside them how each component is spread over the classes.
//
// While a slider moves only its newest position counts: scores are computed anew when the events at hand are
// done with.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"

#include <QTimer>
#include <QWidget>
#include <array>

class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace assay::widgets {
class PlotGrid;
}

namespace assay::app {

class WeightsPane : public QWidget {
    Q_OBJECT
  public:
    explicit WeightsPane(ThresholdController& controller, QWidget* parent = nullptr);

    // Draws the components' histograms anew; the page calls it when the tab is looked at.
    void refreshHistograms();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    enum Choice { Stored, Document, NoEntropy, Source, Own };

    struct WeightRow {
        QSlider* slider = nullptr;
        QDoubleSpinBox* value = nullptr;
    };

    void makeRows(QGridLayout& layout);
    void choose(int choice);
    void takeSliders();
    void renormalise();
    void readController();
    void showWeights(const model::ComponentWeights& weights);
    [[nodiscard]] model::ComponentWeights shownWeights() const;
    [[nodiscard]] static Choice choiceFor(const model::Scoring& scoring);

    ThresholdController& m_controller;
    QComboBox* m_choice = nullptr;
    std::array<WeightRow, model::kComponentCount> m_rows;
    QLabel* m_sum = nullptr;
    QPushButton* m_renormalise = nullptr;
    QLabel* m_note = nullptr;
    widgets::PlotGrid* m_histograms = nullptr;
    QTimer m_apply;
    bool m_stale = true; // the histograms are of another scope
};

} // namespace assay::app
