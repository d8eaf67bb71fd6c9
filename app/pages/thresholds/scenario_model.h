// The scopes of the thresholds page as a table: all samples first, then each scenario, with n, the threshold
// set, the best one on the grid and a word on it. The grid figures are brought up to date when changes come
// to rest.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"

#include <QAbstractTableModel>
#include <QTimer>
#include <vector>

namespace assay::app {

class ScenarioModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Name, Count, Tau, Best, Verdict, ColumnCount };

    explicit ScenarioModel(ThresholdController& controller, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    void reset();
    void refreshSweeps();
    [[nodiscard]] QVariant text(int row, Column column) const;
    [[nodiscard]] QString verdictDetail(int row) const;

    ThresholdController& m_controller;
    std::vector<ThresholdController::GridSweep> m_sweeps;
    QTimer m_refresh;
};

} // namespace assay::app
