// Hit@k and MRR@k against k, for every search and regime of the run in front. GUI thread only.
#pragma once

#include <QWidget>

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
    widgets::PlotWidget* m_hits = nullptr;
    widgets::PlotWidget* m_mrr = nullptr;
};

} // namespace assay::app
