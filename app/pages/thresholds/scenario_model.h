// The scopes of the thresholds page as a table: all samples first, then each scenario, with n, the threshold
// set, the best one on the grid and a word on it. The grid figures are brought up to date when changes come
// to rest.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "widgets/tables/row_table.h"

#include <QTimer>
#include <vector>

namespace assay::app {

struct ScopeRow {
    int scope = 0;
    ThresholdController::GridSweep sweep;
};

class ScenarioModel : public widgets::RowTable<ScopeRow> {
    Q_OBJECT
  public:
    enum Column { Name, Count, Tau, Best, Verdict, ColumnCount };

    explicit ScenarioModel(ThresholdController& controller, QObject* parent = nullptr);

  private:
    void describeColumns();
    [[nodiscard]] std::vector<ScopeRow> scopes() const;

    ThresholdController& m_controller;
    QTimer m_refresh;
};

} // namespace assay::app
