// The anchors of a run that a filter lets pass, the hardest first. Copies nothing but places. GUI thread
// only.
#pragma once

#include "app/pages/neighbours/case_filter.h"
#include "app/pages/neighbours/neighbour_controller.h"
#include "widgets/tables/row_table.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace assay::app {

// A row is a place among the outcomes.
class CaseListModel : public widgets::RowTable<std::uint32_t> {
    Q_OBJECT
  public:
    enum Column {
        Rank,
        Distance,
        Anchor,
        Company,
        Year,
        Section,
        Length,
        Gold,
        Window,
        Diagnosis,
        Notes,
        ColumnCount
    };

    // The controller outlives the model.
    explicit CaseListModel(NeighbourController& controller, QObject* parent = nullptr);

    // Which cases, and in whose answers.
    void setCases(const CaseFilter& filter, std::vector<std::uint32_t> cases);

    [[nodiscard]] int outcomeAt(int row) const;                // place among the outcomes; -1: no such row
    [[nodiscard]] int rowOfNumber(std::uint32_t number) const; // of the anchor; -1: not shown

  private:
    void describeColumns();
    [[nodiscard]] QString notesOf(const model::AnchorOutcome& outcome) const;
    void forget();

    NeighbourController& m_controller;
    CaseFilter m_filter;
    std::shared_ptr<const RunView> m_view; // that the cases are of
};

// "Near-duplicate boilerplate, short section"; empty: none of the diagnoses.
[[nodiscard]] QString diagnosesText(const RunView& view, std::size_t outcome, const CaseFilter& filter);

} // namespace assay::app
