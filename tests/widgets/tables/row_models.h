// Models for the tests of tables: one of any size that fetches page by page, and one that reloads on sorting.
#pragma once

#include "widgets/tables/table_export.h"

#include <QAbstractTableModel>
#include <algorithm>
#include <utility>
#include <vector>

namespace assay::tests {

// `total` rows of which a page at a time is known; the value of row r is r / 3 in full precision.
class PagedModel : public QAbstractTableModel {
  public:
    explicit PagedModel(int total, int page = 1000, QObject* parent = nullptr)
        : QAbstractTableModel(parent)
        , m_total(total)
        , m_page(page)
        , m_known(std::min(total, page)) {}

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_known; }

    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 3; }

    bool canFetchMore(const QModelIndex& parent) const override {
        return !parent.isValid() && m_known < m_total;
    }

    void fetchMore(const QModelIndex& parent) override {
        if (!canFetchMore(parent)) {
            return;
        }
        const int next = std::min(m_total, m_known + m_page);
        beginInsertRows({}, m_known, next - 1);
        m_known = next;
        endInsertRows();
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) {
            return {};
        }
        const int row = index.row();
        if (role == Qt::DisplayRole) {
            ++m_asked;
            switch (index.column()) {
            case 0:
                return QStringLiteral("sample %1").arg(row);
            case 1:
                return QString::number(row / 3.0, 'f', 2);
            default:
                return QStringLiteral("text, \"quoted\"");
            }
        }
        if (role == widgets::kExportRole && index.column() == 1) {
            return row / 3.0;
        }
        if (role == Qt::TextAlignmentRole && index.column() == 1) {
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        }
        return {};
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        static const char* const kNames[] = {"id", "score", "answer"};
        return orientation == Qt::Horizontal && role == Qt::DisplayRole && section >= 0 && section < 3
                   ? QVariant(QString::fromLatin1(kNames[section]))
                   : QVariant();
    }

    [[nodiscard]] int known() const { return m_known; }

    [[nodiscard]] int cellsAsked() const { return m_asked; }

  private:
    int m_total;
    int m_page;
    int m_known;
    mutable int m_asked = 0;
};

// Rows that a data base would sort: sorting resets the model, rows are told apart by key.
class ReloadingModel : public QAbstractTableModel {
  public:
    explicit ReloadingModel(int rows, QObject* parent = nullptr)
        : QAbstractTableModel(parent) {
        for (int i = 0; i < rows; ++i) {
            m_keys.push_back(i);
        }
    }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_keys.size());
    }

    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 2; }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) {
            return {};
        }
        const int key = m_keys[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole) {
            return index.column() == 0 ? QStringLiteral("row %1").arg(key) : QString::number(key * 7 % 10);
        }
        return role == widgets::kRowKeyRole ? QVariant(key) : QVariant();
    }

    void sort(int /*column*/, Qt::SortOrder order) override {
        beginResetModel();
        std::sort(m_keys.begin(), m_keys.end(),
                  [order](int a, int b) { return order == Qt::AscendingOrder ? a < b : a > b; });
        endResetModel();
    }

    void removeKey(int key) {
        beginResetModel();
        m_keys.erase(std::remove(m_keys.begin(), m_keys.end(), key), m_keys.end());
        endResetModel();
    }

  private:
    std::vector<int> m_keys;
};

} // namespace assay::tests
