// The figures of the run in front, a row for each search and regime, with the effective windows; also beside
// luck, over all gold, and by other ways of counting. GUI thread only.
#pragma once

#include "app/pages/neighbours/case_filter.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace assay::results {
struct Table;
}

namespace assay::widgets {
class TableView;
}

namespace assay::app {

class NeighbourController;

class OverviewPane : public QWidget {
    Q_OBJECT
  public:
    explicit OverviewPane(NeighbourController& controller, QWidget* parent = nullptr);

    [[nodiscard]] widgets::TableView* table() const { return m_table; }

  Q_SIGNALS:
    void casesRequested(const assay::app::CaseFilter& filter);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void refresh();
    void showWindows();
    [[nodiscard]] results::Table chosenTable() const;

    NeighbourController& m_controller;
    bool m_stale = false;
    QComboBox* m_which = nullptr; // of the tables
    QLabel* m_windows = nullptr;  // links
    QLabel* m_hint = nullptr;
    QLabel* m_doubts = nullptr; // why the figures are to be doubted
    QLabel* m_note = nullptr;   // of the table
    widgets::TableView* m_table = nullptr;
};

} // namespace assay::app
