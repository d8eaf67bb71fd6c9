#include "app/pages/questions/spot_check_model.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/tip_text.h"

#include <algorithm>

namespace assay::app {

void SpotCheckModel::setEntries(std::vector<SpotCheckEntry> entries) {
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int SpotCheckModel::rowOf(qint64 id) const {
    const auto at = std::find_if(m_entries.begin(), m_entries.end(),
                                 [id](const SpotCheckEntry& entry) { return entry.id == id; });
    return at == m_entries.end() ? -1 : static_cast<int>(at - m_entries.begin());
}

int SpotCheckModel::doneCount() const {
    return static_cast<int>(
        std::count_if(m_entries.begin(), m_entries.end(), [](const auto& entry) { return entry.isDone; }));
}

int SpotCheckModel::nextToCheck(int after) const {
    const int count = static_cast<int>(m_entries.size());
    for (int step = 1; step <= count; ++step) {
        const int row = (std::max(after, -1) + step) % count;
        if (!m_entries[static_cast<std::size_t>(row)].isDone) {
            return row;
        }
    }
    return -1;
}

int SpotCheckModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int SpotCheckModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SpotCheckModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const SpotCheckEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == QuestionId ? entry.questionId
               : index.column() == Category ? entry.category
                                            : entry.text.simplified();
    case Qt::CheckStateRole:
        return index.column() == QuestionId ? QVariant(entry.isDone ? Qt::Checked : Qt::Unchecked)
                                            : QVariant();
    case Qt::ToolTipRole:
        return widgets::tipLines(entry.text);
    case widgets::kRowKeyRole:
        return QVariant::fromValue<qint64>(entry.id);
    default:
        return {};
    }
}

bool SpotCheckModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != QuestionId) {
        return false;
    }
    SpotCheckEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    entry.isDone = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index);
    Q_EMIT ticked(entry.id, entry.isDone);
    return true;
}

Qt::ItemFlags SpotCheckModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == QuestionId ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant SpotCheckModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == QuestionId ? tr("Checked, id") : section == Category ? tr("Category") : tr("Question");
}

} // namespace assay::app

#include "moc_spot_check_model.cpp"
