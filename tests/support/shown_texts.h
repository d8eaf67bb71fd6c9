// What a part of a window says: the texts of its labels and the cells of its tables, a line each.
#pragma once

#include <QAbstractItemModel>
#include <QLabel>
#include <QString>
#include <QStringList>
#include <QTableView>

namespace assay::tests {

[[nodiscard]] inline QString shownTexts(const QWidget& part) {
    QStringList texts;
    for (const QLabel* const label : part.findChildren<QLabel*>()) {
        texts += label->text();
    }
    for (const QTableView* const table : part.findChildren<QTableView*>()) {
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                texts += table->model()->index(row, column).data().toString();
            }
        }
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace assay::tests
