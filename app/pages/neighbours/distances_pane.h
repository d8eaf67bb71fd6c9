// The cosine distances of the results of one search: of gold and of others, in each regime, with quantiles.
// GUI thread only.
#pragma once

#include <QWidget>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QStandardItemModel;

namespace assay::widgets {
class DataTableView;
class PlotWidget;
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
    void fillTable(std::size_t search);

    NeighbourController& m_controller;
    bool m_stale = false;
    QComboBox* m_search = nullptr;
    std::vector<widgets::PlotWidget*> m_plots; // of the regimes
    QStandardItemModel* m_model = nullptr;
    widgets::DataTableView* m_table = nullptr;
};

} // namespace assay::app
