// The samples of one cell of the matrix, or of a whole scope, as a table. Scores come from memory; texts are
// read from the workspace a page at a time, by row id, with a bounded cache, so that a list of a million rows
// scrolls at once.
#pragma once

#include "app/pages/thresholds/sample_texts.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "widgets/tables/column_table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace assay::app {

// A row is a position in the set's columns.
class SampleListModel : public widgets::ColumnTable<std::uint32_t> {
    Q_OBJECT
  public:
    enum Column { SampleId, Scenario, Truth, Decision, Fhri, Nli, Stored, Question, ColumnCount };

    explicit SampleListModel(ThresholdController& controller, QObject* parent = nullptr);

    // Where the texts are; null closes it. Errors are told by failed().
    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    // The samples to list, as positions in the set's columns.
    void setPositions(std::vector<std::uint32_t> positions);

    [[nodiscard]] const std::vector<std::uint32_t>& positions() const { return m_positions; }

    // The row of a sample, -1 when it is not listed.
    [[nodiscard]] int rowOf(std::uint32_t position) const;

    // The threshold has moved: decisions are shown anew.
    void refreshDecisions();

    // The whole sample of a row; nullopt when it cannot be read.
    [[nodiscard]] std::optional<model::ScoredSample> sample(int row) const;

    // Any sample of the workspace.
    [[nodiscard]] std::optional<model::ScoredSample> read(base::RowId row) const {
        return m_texts->read(row);
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] const std::uint32_t* at(int row) const override;
    // Of samples that are alike in the column, those with the lower FHRI come first; samples by their order
    // in the source. What would need every text is not sorted by: isSortable().
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] static bool isSortable(int column) { return column != Question; }

    [[nodiscard]] int sortColumn() const { return m_sortColumn; }

    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }

  Q_SIGNALS:
    void failed(const assay::base::Error& error) const;

  private:
    [[nodiscard]] std::vector<std::size_t> scenarioRanks() const;
    void sortByGroups();
    [[nodiscard]] const model::ScoredSample* whole(int row) const;
    void describeColumns();
    void applySort();

    ThresholdController& m_controller;
    SampleTexts* m_texts = nullptr;
    std::vector<std::uint32_t> m_positions;
    int m_sortColumn = Fhri;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace assay::app
