// The samples that a curator reads, as a table: those in the soft band, or all pairs, orphans, and pairs out
// of order, each with what was judged of it.
#pragma once

#include "app/pages/thresholds/sample_texts.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/contradiction_pairs.h"
#include "core/evaluate/thresholds/judged_matrix.h"
#include "core/workspace/scored/judgements.h"
#include "widgets/tables/row_table.h"

#include <unordered_map>
#include <vector>

namespace assay::app {

// One sample to judge, and its baseline where it has one: positions in the set's columns.
struct ReviewItem {
    std::uint32_t sample = 0;
    std::uint32_t baseline = model::kNone;
    base::RowId row = 0; // of the sample; valid also when another set has been loaded meanwhile
};

class ReviewModel : public widgets::RowTable<ReviewItem> {
    Q_OBJECT
  public:
    enum Column { Verdict, SampleId, Scenario, Truth, Decision, Fhri, Nli, Note, ColumnCount };

    enum Filter { SoftBand, AllPairs, Orphans, OrderFaults, Unpaired };

    explicit ReviewModel(ThresholdController& controller, QObject* parent = nullptr);

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    // Another set was loaded: its judgements are read and nothing is listed until rebuild().
    void takeData();
    // Pairs and the list anew: after another set, other NLI limits or another scope.
    void rebuild();
    void setFilter(Filter filter);
    // The judgements of the set, from the workspace. False when they cannot be read; failed() tells why.
    bool reloadJudgements();
    // The threshold or the weights have moved.
    void refreshDecisions();

    [[nodiscard]] base::RowId rowId(int row) const;    // of the sample; 0 when there is no such row
    [[nodiscard]] int rowOf(base::RowId sample) const; // -1 when it is not listed
    [[nodiscard]] const workspace::Judgement* judgement(base::RowId sample) const;
    [[nodiscard]] int judgedRows() const; // of those listed
    // The first row below `row` that is not judged; -1 for none.
    [[nodiscard]] int nextToJudge(int row) const;
    [[nodiscard]] std::optional<model::ScoredSample> sampleAt(std::uint32_t position) const;

    // One that need not be listed.
    [[nodiscard]] std::optional<model::ScoredSample> read(base::RowId sample) const {
        return m_texts->read(sample);
    }

    [[nodiscard]] bool listsBaselines() const; // some of what is listed has one
    // Of the whole set.
    [[nodiscard]] std::vector<evaluate::JudgedPosition> judgedPositions() const;

    [[nodiscard]] static QString verdictText(std::optional<workspace::Verdict> verdict);

  Q_SIGNALS:
    void failed(const assay::base::Error& error) const;

  private:
    void describeColumns();
    [[nodiscard]] std::vector<ReviewItem> listed() const;
    [[nodiscard]] bool readJudgements();

    ThresholdController& m_controller;
    std::shared_ptr<workspace::Workspace> m_workspace;
    SampleTexts* m_texts = nullptr;
    Filter m_filter = SoftBand;
    evaluate::ContradictionPairs m_pairs;
    std::unordered_map<base::RowId, workspace::Judgement> m_judgements;
};

} // namespace assay::app
