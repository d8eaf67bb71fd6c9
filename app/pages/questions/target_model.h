// A target mix as a table: what is wanted, what there is, what is missing. The wanted number can be edited.
// GUI thread only.
#pragma once

#include "core/curation/coverage.h"
#include "widgets/tables/row_table.h"

#include <QString>

namespace assay::app {

// A cell of the mix, or under all of them their total.
struct TargetRow {
    int place = 0;
    QString label;
    curation::TargetState state;
    bool isTotal = false;
};

class TargetModel : public widgets::RowTable<TargetRow> {
    Q_OBJECT
  public:
    enum Column { Label, Wanted, Have, Missing, ColumnCount };

    explicit TargetModel(QObject* parent = nullptr);

    void setMix(const workspace::TargetMix& mix, bool isEditable);
    void setProgress(const curation::TargetProgress& progress); // of the mix; of another one it is ignored

    [[nodiscard]] const workspace::TargetMix& mix() const { return m_mix; }

  Q_SIGNALS:
    void edited(); // by the person: mix() is to be stored

  private:
    [[nodiscard]] std::vector<TargetRow> rowsOfMix() const;

    [[nodiscard]] bool mayEdit(const TargetRow& row) const { return m_isEditable && !row.isTotal; }

    bool setWanted(int row, const QVariant& value);

    workspace::TargetMix m_mix;
    curation::TargetProgress m_progress;
    bool m_isEditable = false;
};

} // namespace assay::app
