// How the files of a corpus were cut, as a table: one row for each section of a filing, and one for each file
// of another form. GUI thread only.
#pragma once

#include "core/workspace/corpora/corpora.h"
#include "widgets/tables/row_table.h"

#include <vector>

namespace assay::widgets {

struct CutRow {
    const workspace::CorpusFile* file = nullptr;
    const formats::SectionCut* cut = nullptr; // null: the whole file
};

class CutsModel : public RowTable<CutRow> {
    Q_OBJECT
  public:
    enum Column {
        File,
        Form,
        Section,
        Sentences,
        Headings,
        TableDebris,
        Doubtful,
        Rejected,
        Bytes,
        ColumnCount
    };

    explicit CutsModel(QObject* parent = nullptr);

    void setFiles(std::vector<workspace::CorpusFile> files);

  private:
    std::vector<workspace::CorpusFile> m_files;
};

} // namespace assay::widgets
