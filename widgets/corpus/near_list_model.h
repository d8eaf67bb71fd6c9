// The sentences nearest to another one as a table, nearest first. GUI thread only.
#pragma once

#include "widgets/corpus/nearest_provider.h"

#include <QAbstractTableModel>
#include <optional>
#include <vector>

namespace assay::widgets {

class NearListModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { Distance, Text, Place, Id, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setSentences(std::vector<NearSentence> sentences);

    [[nodiscard]] std::optional<store::SentenceRow> rowAt(int index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<NearSentence> m_sentences;
};

} // namespace assay::widgets
