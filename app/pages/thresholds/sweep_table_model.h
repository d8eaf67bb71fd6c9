// The sweep of the scope in front as a table: one row a threshold of the grid.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"

#include <QAbstractTableModel>

namespace assay::app {

class SweepTableModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column {
        Threshold,
        Accuracy,
        MacroF1,
        HallucinationPrecision,
        HallucinationRecall,
        HallucinationF1,
        AccuratePrecision,
        AccurateF1,
        ContradictionRecall,
        ContradictionF1,
        Mcc,
        Kappa,
        Verdict,
        ColumnCount
    };

    explicit SweepTableModel(ThresholdController& controller, QObject* parent = nullptr);

    // Computes the rows anew; the page calls it when the table is looked at.
    void refresh();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    [[nodiscard]] std::optional<double> value(int row, Column column) const;
    [[nodiscard]] QString verdict(int row) const;

    ThresholdController& m_controller;
    ThresholdController::GridSweep m_sweep;
};

} // namespace assay::app
