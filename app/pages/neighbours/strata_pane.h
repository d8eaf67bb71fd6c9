// The figures of the run in front by section length, section, year or company: a chart with intervals and the
// table behind it. A bar or a row shows its anchors. GUI thread only.
#pragma once

#include "app/pages/neighbours/case_filter.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;

namespace assay::widgets {
class BarChart;
class TableView;
} // namespace assay::widgets

namespace assay::app {

class NeighbourController;

class StrataPane : public QWidget {
    Q_OBJECT
  public:
    explicit StrataPane(NeighbourController& controller, QWidget* parent = nullptr);

  Q_SIGNALS:
    void casesRequested(const assay::app::CaseFilter& filter);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void fillChoices();
    void refresh();
    void openStratum(int stratum, std::size_t regime);

    NeighbourController& m_controller;
    bool m_stale = false;
    QComboBox* m_grouping = nullptr;
    QComboBox* m_measure = nullptr; // data: "coverage", "hit 5", "mrr 20"
    QComboBox* m_search = nullptr;
    QLabel* m_hint = nullptr;
    widgets::BarChart* m_chart = nullptr;
    widgets::TableView* m_table = nullptr;
};

} // namespace assay::app
