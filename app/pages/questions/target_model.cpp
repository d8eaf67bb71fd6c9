#include "app/pages/questions/target_model.h"

#include "core/results/curation/curation_words.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <algorithm>

namespace assay::app {

TargetModel::TargetModel(QObject* parent)
    : RowTable(parent) {
    const auto missing = [](const TargetRow& row) { return row.state.missing(); };
    setColumns(
        {{.key = Label, .title = tr("Target"), .width = 40, .text = &TargetRow::label},
         {.key = Wanted,
          .title = tr("Wanted"),
          .width = 9,
          .count = [](const TargetRow& row) { return row.state.wanted; },
          .value = [](const TargetRow& row) { return static_cast<int>(row.state.wanted); },
          .toolTip =
              [this](const TargetRow& row) {
                  return mayEdit(row) ? tr("F2 or a double click changes it")
                                      : widgets::countText(row.state.wanted);
              },
          .editable = [this](const TargetRow& row) { return mayEdit(row); },
          .edit = [this](int row, const QVariant& value) { return setWanted(row, value); }},
         {.key = Have,
          .title = tr("Have"),
          .definition = tr("Questions that fit the cell, without retired ones; a question counts "
                           "in every cell that it fits"),
          .width = 9,
          .count = [](const TargetRow& row) { return row.state.have; }},
         {.key = Missing,
          .title = tr("Missing"),
          .width = 10,
          .text =
              [missing](const TargetRow& row) {
                  return missing(row) == 0 ? tr("✓ none") : shownCount(missing(row));
              },
          .count = missing,
          .bold = [missing](const TargetRow& row) { return row.isTotal || missing(row).value_or(0) > 0; }}},
        ToolTips::Texts);
    setRowData(Qt::FontRole, [](const TargetRow& row) { return boldFont(row.isTotal); });
    setKey(&TargetRow::place);
}

void TargetModel::setMix(const workspace::TargetMix& mix, bool isEditable) {
    m_mix = mix;
    m_progress = {};
    m_isEditable = isEditable;
    setRows(rowsOfMix());
}

void TargetModel::setProgress(const curation::TargetProgress& progress) {
    if (progress.cells.size() == m_mix.cells.size()) {
        m_progress = progress;
        updateRows(rowsOfMix());
    }
}

std::vector<TargetRow> TargetModel::rowsOfMix() const {
    std::vector<TargetRow> rows;
    // In the total, what is too much in one cell does not make up for what is missing in another.
    curation::TargetState total{m_mix.wanted(), 0};
    for (const workspace::TargetCell& cell : m_mix.cells) {
        const std::size_t place = rows.size();
        const auto have = m_progress.cells.empty() ? std::nullopt : m_progress.cells[place].have;
        if (total.have) {
            total.have = have ? std::optional(*total.have + std::min(*have, cell.wanted)) : std::nullopt;
        }
        rows.push_back({static_cast<int>(place),
                        widgets::windowText(results::targetText, cell.label),
                        {cell.wanted, have}});
    }
    if (!rows.empty()) {
        rows.push_back(
            {static_cast<int>(rows.size()), tr("Total (of each cell at most what is wanted)"), total, true});
    }
    return rows;
}

bool TargetModel::setWanted(int row, const QVariant& value) {
    bool isNumber = false;
    const int wanted = value.toInt(&isNumber);
    if (!isNumber || wanted < 0) {
        return false;
    }
    workspace::TargetCell& cell = m_mix.cells[static_cast<std::size_t>(row)];
    if (cell.wanted != wanted) {
        cell.wanted = wanted;
        updateRows(rowsOfMix());
        Q_EMIT edited();
    }
    return true;
}

} // namespace assay::app

#include "moc_target_model.cpp"
