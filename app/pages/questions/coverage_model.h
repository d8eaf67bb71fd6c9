// How many questions there are for every combination of chosen facets, as a table with totals; combinations
// without a question are hatched. GUI thread only.
#pragma once

#include "core/curation/coverage.h"
#include "core/curation/question_filter.h"

#include <QAbstractTableModel>
#include <optional>
#include <vector>

namespace assay::app {

// What the table is made of: counts over the facets of the rows and then those of the columns, and over each
// of both alone, since a question with several years is in several cells but only once in a total.
struct CoverageTable {
    std::vector<curation::CoverageFacet> rowFacets;
    std::vector<curation::CoverageFacet> columnFacets;
    curation::CoverageMatrix cells;
    curation::CoverageMatrix rows;
    curation::CoverageMatrix columns;
};

class CoverageModel : public QAbstractTableModel {
    Q_OBJECT
  public:
    // More combinations than these are listed only as far as they occur.
    static constexpr std::size_t kMostRows = 2'000;
    static constexpr std::size_t kMostColumns = 60;

    using QAbstractTableModel::QAbstractTableModel;

    void setTable(std::optional<CoverageTable> table); // nullopt: nothing to show

    [[nodiscard]] bool listsAll() const { return m_listsAll; }

    // nullopt for a heading.
    [[nodiscard]] std::optional<std::int64_t> countAt(const QModelIndex& index) const;
    [[nodiscard]] bool isGap(const QModelIndex& index) const;

    // What the questions of the cell have in common: the values of its facets. Empty for the grand total.
    [[nodiscard]] std::vector<std::pair<curation::CoverageFacet, std::string>>
    valuesAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    using Key = curation::CoverageMatrix::Cell;

    [[nodiscard]] std::vector<Key> keysOf(const curation::CoverageMatrix& matrix, std::size_t most);
    [[nodiscard]] QString labelOf(const curation::CoverageMatrix& matrix, const Key& key) const;

    [[nodiscard]] bool isTotalRow(int row) const { return static_cast<std::size_t>(row) == m_rows.size(); }

    [[nodiscard]] bool isTotalColumn(int column) const {
        return static_cast<std::size_t>(column) == m_columns.size() + 1;
    }

    std::optional<CoverageTable> m_table;
    std::vector<Key> m_rows;
    std::vector<Key> m_columns;
    std::int64_t m_greatest = 0; // of the cells
    bool m_listsAll = true;
};

} // namespace assay::app
