// The figures at the operating point as a small table: a row per class, then the figures over all classes.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"

#include <QAbstractTableModel>

namespace assay::app {

class FiguresModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Name, Precision, Recall, F1, Support, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFigures(const metrics::ClassificationFigures& figures);
    void clear();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    metrics::ClassificationFigures m_figures;
    bool m_empty = true;
};

// "Macro-F1 0.6793 · accuracy 0.7400 · MCC 0.5120 · κ 0.4810"; says so when a class is absent from the mean.
[[nodiscard]] QString overallFiguresText(const metrics::ClassificationFigures& figures);

} // namespace assay::app
