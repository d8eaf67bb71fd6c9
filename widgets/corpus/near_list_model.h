// The sentences nearest to another one as a table, nearest first. GUI thread only.
#pragma once

#include "widgets/corpus/nearest_provider.h"
#include "widgets/tables/row_table.h"

#include <optional>
#include <vector>

namespace assay::widgets {

class NearListModel : public RowTable<NearSentence> {
    Q_OBJECT
  public:
    enum Column { Distance, Text, Place, Id, ColumnCount };

    explicit NearListModel(QObject* parent = nullptr);

    void setSentences(std::vector<NearSentence> sentences);

    // They answer an earlier question than the one that is being asked: greyed until the answer is there.
    void setStale(bool on);

    [[nodiscard]] bool isStale() const { return m_isStale; }

    [[nodiscard]] std::optional<workspace::SentenceRow> rowAt(int index) const;

  private:
    bool m_isStale = false;
};

} // namespace assay::widgets
