#include "widgets/tables/row_memory.h"

#include "widgets/tables/table_export.h"

#include <QAbstractItemModel>
#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

constexpr int kMaxRememberedRows = 1'000;
// Looking through a million would cost more than choosing again.
constexpr int kMaxSearchedRows = 20'000;

} // namespace

void RowMemory::remember(const QAbstractItemModel& model, const QModelIndex& current,
                         const QList<int>& selected) {
    m_current = current.data(kRowKeyRole);
    m_selected.clear();
    if (selected.size() > kMaxRememberedRows) {
        return;
    }
    for (const int row : selected) {
        const QVariant key = model.index(row, 0).data(kRowKeyRole);
        if (key.isValid()) {
            m_selected.append(key);
        }
    }
}

RowMemory::Rows RowMemory::take(const QAbstractItemModel& model) {
    const QList<QVariant> keys = std::exchange(m_selected, {});
    const QVariant current = std::exchange(m_current, {});
    Rows found;
    const int rows = std::min(model.rowCount(), kMaxSearchedRows);
    qsizetype missing = keys.size() + (current.isValid() ? 1 : 0);
    for (int row = 0; row < rows && missing > 0; ++row) {
        const QVariant key = model.index(row, 0).data(kRowKeyRole);
        if (!key.isValid()) {
            continue;
        }
        if (keys.contains(key)) {
            found.selection.select(model.index(row, 0), model.index(row, model.columnCount() - 1));
            --missing;
        }
        if (current.isValid() && key == current) {
            found.current = model.index(row, 0);
            --missing;
        }
    }
    return found;
}

} // namespace assay::widgets
