// How the files of a corpus were cut, as a table: one row for each section of a filing, and one for each file
// of another form. GUI thread only.
#pragma once

#include "core/workspace/corpora/corpora.h"

#include <QAbstractTableModel>
#include <vector>

namespace assay::widgets {

class CutsModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    enum Column { File, Form, Section, Sentences, Headings, TableDebris, Rejected, Bytes, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setFiles(std::vector<workspace::CorpusFile> files);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

  private:
    struct Row {
        std::size_t file = 0;
        const formats::SectionCut* cut = nullptr; // null: the whole file
    };

    [[nodiscard]] QVariant value(const Row& row, int column) const; // locale-free; not valid: not known
    void arrange();

    std::vector<workspace::CorpusFile> m_files;
    std::vector<Row> m_rows;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace assay::widgets
