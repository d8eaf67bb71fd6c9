#include "app/pages/questions/target_model.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QFont>

namespace assay::app {

void TargetModel::setMix(const workspace::TargetMix& mix, bool isEditable) {
    beginResetModel();
    m_mix = mix;
    m_progress = {};
    m_isEditable = isEditable;
    endResetModel();
}

void TargetModel::setProgress(const curation::TargetProgress& progress) {
    if (progress.cells.size() != m_mix.cells.size()) {
        return;
    }
    m_progress = progress;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int TargetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_mix.cells.empty() ? 0 : static_cast<int>(m_mix.cells.size()) + 1;
}

int TargetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

curation::TargetState TargetModel::stateOf(int row) const {
    const auto place = static_cast<std::size_t>(row);
    if (place < m_mix.cells.size()) {
        return {m_mix.cells[place].wanted,
                m_progress.cells.empty() ? std::nullopt : m_progress.cells[place].have};
    }
    // The total: what is too much in one cell does not make up for what is missing in another.
    curation::TargetState total{m_mix.wanted(), 0};
    for (std::size_t i = 0; i < m_mix.cells.size() && total.have; ++i) {
        const curation::TargetState cell = stateOf(static_cast<int>(i));
        total.have =
            cell.have ? std::optional(*total.have + std::min(*cell.have, cell.wanted)) : std::nullopt;
    }
    return total;
}

QVariant TargetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const bool isTotal = static_cast<std::size_t>(index.row()) == m_mix.cells.size();
    const curation::TargetState state = stateOf(index.row());
    const auto number = [&]() -> std::optional<std::int64_t> {
        return index.column() == Wanted ? std::optional(state.wanted)
               : index.column() == Have ? state.have
                                        : state.missing();
    };
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Label) {
            return isTotal ? tr("Total (of each cell at most what is wanted)")
                           : QString::fromStdString(m_mix.cells[static_cast<std::size_t>(index.row())].label);
        }
        if (const auto value = number(); value) {
            return index.column() == Missing && *value == 0 ? tr("✓ none") : widgets::countText(*value);
        }
        return widgets::undefinedText();
    case Qt::EditRole:
        return index.column() == Wanted ? QVariant(static_cast<int>(state.wanted)) : QVariant();
    case widgets::kExportRole:
        if (index.column() == Label) {
            return data(index, Qt::DisplayRole);
        }
        return number() ? QVariant::fromValue<qint64>(*number()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == Label ? QVariant() : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::FontRole:
        if (isTotal || (index.column() == Missing && state.missing().value_or(0) > 0)) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::ToolTipRole:
        return index.column() == Wanted && m_isEditable && !isTotal ? tr("F2 or a double click changes it")
                                                                    : QVariant(data(index, Qt::DisplayRole));
    default:
        return {};
    }
}

bool TargetModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    bool isNumber = false;
    const int wanted = value.toInt(&isNumber);
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable) || !isNumber || wanted < 0) {
        return false;
    }
    workspace::TargetCell& cell = m_mix.cells[static_cast<std::size_t>(index.row())];
    if (cell.wanted != wanted) {
        cell.wanted = wanted;
        Q_EMIT dataChanged(this->index(0, 0), this->index(rowCount() - 1, ColumnCount - 1));
        Q_EMIT edited();
    }
    return true;
}

Qt::ItemFlags TargetModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Wanted && m_isEditable &&
                   static_cast<std::size_t>(index.row()) < m_mix.cells.size()
               ? flags | Qt::ItemIsEditable
               : flags;
}

QVariant TargetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    switch (section) {
    case Label:
        return tr("Target");
    case Wanted:
        return tr("Wanted");
    case Have:
        return role == Qt::DisplayRole
                   ? tr("Have")
                   : tr("Questions that fit the cell, without retired ones; a question counts "
                        "in every cell that it fits");
    case Missing:
        return tr("Missing");
    default:
        return {};
    }
}

} // namespace assay::app

#include "moc_target_model.cpp"
