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

    // They answer an earlier question than the one that is being asked: greyed until the answer is there.
    void setStale(bool on);

    [[nodiscard]] bool isStale() const { return m_isStale; }

    [[nodiscard]] std::optional<workspace::SentenceRow> rowAt(int index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<NearSentence> m_sentences;
    bool m_isStale = false;
};

} // namespace assay::widgets
