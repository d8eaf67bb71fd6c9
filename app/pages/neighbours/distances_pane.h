// The cosine distances of the results of one search: of gold and of others, in each regime, with quantiles.
// GUI thread only.
#pragma once

#include <QWidget>
#include <vector>

class QComboBox;
class QHBoxLayout;

namespace assay::widgets {
class PlotWidget;
class TableView;
} // namespace assay::widgets

namespace assay::app {

class NeighbourController;

class DistancesPane : public QWidget {
    Q_OBJECT
  public:
    explicit DistancesPane(NeighbourController& controller, QWidget* parent = nullptr);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();

    NeighbourController& m_controller;
    bool m_stale = false;
    QComboBox* m_search = nullptr;
    std::vector<widgets::PlotWidget*> m_plots; // of the regimes
    widgets::TableView* m_table = nullptr;
};

} // namespace assay::app
