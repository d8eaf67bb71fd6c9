// The sentences of a corpus that look badly cut, as a table: where each stands and what is doubtful about it.
// Of a section only the first ones are kept; CutsModel has the counts. GUI thread only.
#pragma once

#include "core/workspace/corpora/corpora.h"
#include "widgets/tables/row_table.h"

#include <QString>
#include <string>
#include <vector>

namespace assay::widgets {

struct DoubtRow {
    std::string file;
    std::string section;
    std::string sentenceId;
    std::string doubt; // the name of a text::CutDoubt
};

class DoubtsModel : public RowTable<DoubtRow> {
    Q_OBJECT
  public:
    enum Column { Sentence, Doubt, Section, File, ColumnCount };

    explicit DoubtsModel(QObject* parent = nullptr);

    void setFiles(const std::vector<workspace::CorpusFile>& files);

    [[nodiscard]] QString idAt(int row) const; // empty: not there
};

} // namespace assay::widgets
