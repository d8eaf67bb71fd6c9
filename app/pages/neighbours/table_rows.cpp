#include "app/pages/neighbours/table_rows.h"

#include "widgets/tables/table_export.h"

#include <QComboBox>
#include <QSet>
#include <QStandardItemModel>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kOwnRoles = 8; // from Qt::UserRole on, that the panes use themselves

QString keyOf(const QList<QStandardItem*>& row, int columns) {
    QStringList parts;
    for (int column = 0; column < columns && column < row.size(); ++column) {
        parts << row[column]->text();
    }
    return parts.join(QChar(0x1f));
}

QString keyOf(const QStandardItemModel& model, int row, int columns) {
    QStringList parts;
    for (int column = 0; column < columns; ++column) {
        parts << model.index(row, column).data().toString();
    }
    return parts.join(QChar(0x1f));
}

void take(QStandardItem& item, const QStandardItem& from) {
    const auto role = [&](int which) {
        if (item.data(which) != from.data(which)) {
            item.setData(from.data(which), which);
        }
    };
    for (const int which : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::TextAlignmentRole),
                            int(widgets::kExportRole)}) {
        role(which);
    }
    for (int which = Qt::UserRole; which < Qt::UserRole + kOwnRoles; ++which) {
        role(which);
    }
}

} // namespace

void setTableRows(QStandardItemModel& model, const QStringList& headings,
                  const QList<QList<QStandardItem*>>& rows, int keyColumns) {
    QStringList before;
    for (int column = 0; column < model.columnCount(); ++column) {
        before << model.headerData(column, Qt::Horizontal).toString();
    }
    if (before != headings) {
        model.clear();
        model.setHorizontalHeaderLabels(headings);
    }
    QSet<QString> wanted;
    for (const QList<QStandardItem*>& row : rows) {
        wanted.insert(keyOf(row, keyColumns));
    }
    for (int row = model.rowCount() - 1; row >= 0; --row) {
        if (!wanted.contains(keyOf(model, row, keyColumns))) {
            model.removeRow(row);
        }
    }
    for (int row = 0; row < rows.size(); ++row) {
        const QList<QStandardItem*>& items = rows[row];
        if (row >= model.rowCount() || keyOf(model, row, keyColumns) != keyOf(items, keyColumns)) {
            model.insertRow(row, items);
            continue;
        }
        for (int column = 0; column < items.size(); ++column) {
            if (QStandardItem* item = model.item(row, column)) {
                take(*item, *items[column]);
                delete items[column];
            } else {
                model.setItem(row, column, items[column]);
            }
        }
    }
    model.setRowCount(static_cast<int>(rows.size())); // rows that changed places leave doubles behind
}

bool fillBox(QComboBox& box, const QStringList& texts) {
    QStringList before;
    for (int i = 0; i < box.count(); ++i) {
        before << box.itemText(i);
    }
    if (before == texts) {
        return false;
    }
    const int index = box.currentIndex();
    box.clear();
    box.addItems(texts);
    const int last = static_cast<int>(texts.size()) - 1;
    box.setCurrentIndex(last < 0 ? -1 : std::clamp(index, 0, last));
    return true;
}

} // namespace assay::app
