// A list that keeps its rows: a ColumnTable that also replaces, inserts, removes and sorts them, telling
// views no more than what has changed. GUI thread only.
//
//     setKey(&SetInfo::id);
//     updateRows(session.sets()); // new rows are inserted, lost ones removed, the others told as changed
#pragma once

#include "widgets/tables/column_table.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <concepts>
#include <numeric>

namespace assay::widgets {

template <typename Row>
class RowTable : public ColumnTable<Row> {
  public:
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] const Row* at(int row) const final {
        return row < 0 || row >= rowCount() ? nullptr : &m_rows[place(row)];
    }

    [[nodiscard]] QVariant rowKey(int row) const override {
        const Row* const found = m_key ? at(row) : nullptr;
        return found != nullptr ? m_key(*found, row) : QVariant();
    }

    // In the order given, however the table is sorted.
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }

    // The first row for which that holds, as the table is sorted; -1: none.
    template <std::predicate<const Row&> Holds>
    [[nodiscard]] int rowWhere(Holds holds) const {
        for (int row = 0; row < rowCount(); ++row) {
            if (holds(m_rows[place(row)])) {
                return row;
            }
        }
        return -1;
    }

    // Of sortable tables, with equal rows in the order given; -1: the order given.
    void sort(int column, Qt::SortOrder order) override {
        if (!m_isSortable || (column == m_sortColumn && order == m_sortOrder)) {
            return;
        }
        Q_EMIT this->layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
        const QModelIndexList before = this->persistentIndexList();
        std::vector<std::size_t> places;
        for (const QModelIndex& index : before) {
            places.push_back(place(index.row()));
        }
        m_sortColumn = column;
        m_sortOrder = order;
        arrange();
        if (!before.isEmpty()) {
            std::vector<int> rowOf(m_rows.size());
            for (int row = 0; row < rowCount(); ++row) {
                rowOf[place(row)] = row;
            }
            QModelIndexList after;
            for (qsizetype i = 0; i < before.size(); ++i) {
                after += this->index(rowOf[places[static_cast<std::size_t>(i)]], before[i].column());
            }
            this->changePersistentIndexList(before, after);
        }
        Q_EMIT this->layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    }

  protected:
    using ColumnTable<Row>::ColumnTable;

    // What tells rows apart. A function of the row alone.
    void setKey(Cell<Row> key) { m_key = std::move(key); }

    // By the columns' sort values.
    void setSortable() { m_isSortable = true; }

    // Other rows, as a reset; `change` changes what the columns read besides them.
    template <std::invocable Change>
    void setRows(std::vector<Row> rows, Change change) {
        this->beginResetModel();
        change();
        m_rows = std::move(rows);
        arrange();
        this->endResetModel();
    }

    void setRows(std::vector<Row> rows) {
        setRows(std::move(rows), [] {});
    }

    // Other rows, most of which may be those that are there: told by stretches of removed, inserted and
    // changed ones. A reset where keys are missing or occur twice, or where rows change places.
    void updateRows(std::vector<Row> rows) {
        QHash<QString, int> placeOf;
        for (int i = 0; m_key && i < static_cast<int>(rows.size()); ++i) {
            placeOf.insert(keyOf(rows[static_cast<std::size_t>(i)]), i);
        }
        const bool isTold = m_order.empty() && placeOf.size() == static_cast<qsizetype>(rows.size());
        if (!isTold || !keepsOrder(placeOf)) {
            setRows(std::move(rows));
            return;
        }
        removeLost(placeOf);
        insertNew(rows);
        std::swap(m_rows, rows);
        tellChanged(rows);
    }

    // Before the row that is there now; in tables that are not sorted.
    void insertAt(int row, Row inserted) {
        this->beginInsertRows({}, row, row);
        m_rows.insert(m_rows.begin() + row, std::move(inserted));
        this->endInsertRows();
    }

    void removeAt(int row) {
        this->beginRemoveRows({}, row, row);
        m_rows.erase(m_rows.begin() + row);
        this->endRemoveRows();
    }

    // Another value for the row, of the same key; it stays where it is.
    void replaceAt(int row, Row replaced) {
        m_rows[place(row)] = std::move(replaced);
        this->tellRow(row);
    }

  private:
    [[nodiscard]] std::size_t place(int row) const {
        return m_order.empty() ? static_cast<std::size_t>(row) : m_order[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] QString keyOf(const Row& row) const { return m_key(row, -1).toString(); }

    void arrange() {
        m_order.clear();
        if (m_sortColumn < 0) {
            return;
        }
        std::vector<QVariant> keys;
        for (int row = 0; row < rowCount(); ++row) {
            keys.push_back(this->index(row, m_sortColumn).data(kSortRole));
        }
        std::vector<std::size_t> order(m_rows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return ColumnTableBase::sortsBefore(keys[a], keys[b], m_sortOrder);
        });
        m_order = std::move(order);
    }

    // Whether the rows that stay do so in the order they have.
    [[nodiscard]] bool keepsOrder(const QHash<QString, int>& placeOf) const {
        int last = -1;
        for (const Row& row : m_rows) {
            const int next = placeOf.value(keyOf(row), -1);
            if (next >= 0 && next <= last) {
                return false;
            }
            last = std::max(last, next);
        }
        return true;
    }

    void removeLost(const QHash<QString, int>& placeOf) {
        const auto isLost = [&](int row) { return !placeOf.contains(keyOf(m_rows[place(row)])); };
        for (int end = rowCount(); end > 0;) {
            int begin = end;
            while (begin > 0 && isLost(begin - 1)) {
                --begin;
            }
            if (begin < end) {
                this->beginRemoveRows({}, begin, end - 1);
                m_rows.erase(m_rows.begin() + begin, m_rows.begin() + end);
                this->endRemoveRows();
            }
            end = begin - 1;
        }
    }

    // All that is there is among them, in the same order.
    void insertNew(const std::vector<Row>& rows) {
        QSet<QString> known;
        for (const Row& row : m_rows) {
            known.insert(keyOf(row));
        }
        const auto count = static_cast<int>(rows.size());
        const auto isNew = [&](int row) {
            return !known.contains(keyOf(rows[static_cast<std::size_t>(row)]));
        };
        for (int begin = 0; begin < count; ++begin) {
            int end = begin;
            while (end < count && isNew(end)) {
                ++end;
            }
            if (begin < end) {
                this->beginInsertRows({}, begin, end - 1);
                m_rows.insert(m_rows.begin() + begin, rows.begin() + begin, rows.begin() + end);
                this->endInsertRows();
                begin = end;
            }
        }
    }

    // Rows that differ from what they were; rows that cannot be compared count as changed.
    void tellChanged(const std::vector<Row>& before) {
        const auto isSame = [&](int row) {
            if constexpr (std::equality_comparable<Row>) {
                return m_rows[static_cast<std::size_t>(row)] == before[static_cast<std::size_t>(row)];
            } else {
                return false;
            }
        };
        for (int begin = 0; begin < rowCount(); ++begin) {
            int end = begin;
            while (end < rowCount() && !isSame(end)) {
                ++end;
            }
            if (begin < end) {
                Q_EMIT this->dataChanged(this->index(begin, 0),
                                         this->index(end - 1, this->columnCount() - 1));
                begin = end;
            }
        }
    }

    std::vector<Row> m_rows;
    std::vector<std::size_t> m_order; // places in m_rows as they are shown; empty: as they are
    Cell<Row> m_key;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    bool m_isSortable = false;
};

} // namespace assay::widgets
