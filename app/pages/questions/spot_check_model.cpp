#include "app/pages/questions/spot_check_model.h"

#include "widgets/text/tip_text.h"

#include <algorithm>

namespace assay::app {

SpotCheckModel::SpotCheckModel(QObject* parent)
    : RowTable(parent) {
    setColumns({{.key = QuestionId,
                 .title = tr("Checked, id"),
                 .width = 18,
                 .text = &SpotCheckEntry::questionId,
                 .checked = &SpotCheckEntry::isDone,
                 .check = [this](int row, bool on) { return tick(row, on); }},
                {.key = Category, .title = tr("Category"), .width = 10, .text = &SpotCheckEntry::category},
                {.key = Text, .title = tr("Question"), .width = 60, .text = [](const SpotCheckEntry& entry) {
                     return entry.text.simplified();
                 }}});
    setRowData(Qt::ToolTipRole, [](const SpotCheckEntry& entry) { return widgets::tipLines(entry.text); });
    setKey(&SpotCheckEntry::id);
}

int SpotCheckModel::rowOf(qint64 id) const {
    return rowWhere([id](const SpotCheckEntry& entry) { return entry.id == id; });
}

int SpotCheckModel::doneCount() const {
    return static_cast<int>(std::count_if(rows().begin(), rows().end(),
                                          [](const SpotCheckEntry& entry) { return entry.isDone; }));
}

int SpotCheckModel::nextToCheck(int after) const {
    for (int step = 1; step <= rowCount(); ++step) {
        const int row = (std::max(after, -1) + step) % rowCount();
        if (!at(row)->isDone) {
            return row;
        }
    }
    return -1;
}

bool SpotCheckModel::tick(int row, bool on) {
    SpotCheckEntry entry = *at(row);
    const base::RowId id = entry.id;
    entry.isDone = on;
    replaceAt(row, std::move(entry));
    Q_EMIT ticked(id, on);
    return true;
}

} // namespace assay::app

#include "moc_spot_check_model.cpp"
