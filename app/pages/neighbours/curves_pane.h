// Hit@k and MRR@k against k, for every search and regime of the run in front. GUI thread only.
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;

namespace assay::widgets {
class PlotWidget;
}

namespace assay::app {

class NeighbourController;

class CurvesPane : public QWidget {
    Q_OBJECT
  public:
    explicit CurvesPane(NeighbourController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();

    NeighbourController& m_controller;
    bool m_stale = false;
    QComboBox* m_search = nullptr; // of several; the first line is all of them
    QLabel* m_hint = nullptr;      // that the bands are left out
    widgets::PlotWidget* m_hits = nullptr;
    widgets::PlotWidget* m_mrr = nullptr;
};

} // namespace assay::app
