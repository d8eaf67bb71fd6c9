// The questions of the run in front that the filter lets through, the hardest first: where what is relevant
// stands in their lists, and why the rest was missed. GUI thread only.
#pragma once

#include "app/pages/retrieval/retrieval_view.h"
#include "widgets/tables/row_table.h"

#include <memory>
#include <string>

namespace assay::app {

class RetrievalListModel : public widgets::RowTable<std::size_t> {
    Q_OBJECT
  public:
    enum Column {
        QuestionId,
        Text,
        FirstRelevant,
        Ranks,
        Found,
        Relevant,
        ReciprocalRank,
        WhyMissed,
        Category
    };

    explicit RetrievalListModel(QObject* parent = nullptr);

    // Null: nothing.
    void show(std::shared_ptr<const RetrievalView> view, const RetrievalFilter& filter);

    [[nodiscard]] int rowOf(const std::string& questionId) const;
    [[nodiscard]] std::string questionAt(int row) const; // its id; empty: no such row

  private:
    std::shared_ptr<const RetrievalView> m_view;
};

} // namespace assay::app
