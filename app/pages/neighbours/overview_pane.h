// The figures of the run in front, regimes side by side for each search, with the effective windows. GUI
// thread only.
#pragma once

#include "app/pages/neighbours/case_filter.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class NeighbourController;
class OverviewModel;

class OverviewPane : public QWidget {
    Q_OBJECT
  public:
    explicit OverviewPane(NeighbourController& controller, QWidget* parent = nullptr);

    [[nodiscard]] widgets::DataTableView* table() const { return m_table; }

  Q_SIGNALS:
    void casesRequested(const assay::app::CaseFilter& filter);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void showWindows();
    void openCell(const QModelIndex& index);

    NeighbourController& m_controller;
    OverviewModel* m_model = nullptr;
    bool m_stale = false;
    std::size_t m_fitted = 0; // columns whose widths were set
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    QLabel* m_windows = nullptr; // links
    QLabel* m_hint = nullptr;
    widgets::DataTableView* m_table = nullptr;
};

} // namespace assay::app
