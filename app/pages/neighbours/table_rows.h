// Small tables that are filled anew again and again while someone looks at them: only what is different is
// touched, so that selection, scroll position and column widths stay. GUI thread only.
#pragma once

#include <QList>
#include <QStringList>

class QComboBox;
class QStandardItem;
class QStandardItemModel;

namespace assay::app {

// The texts of the first `keyColumns` cells say which row it is. Takes the items.
void setTableRows(QStandardItemModel& model, const QStringList& headings,
                  const QList<QList<QStandardItem*>>& rows, int keyColumns);

// Its lines, and the present one by its place. True: they were others; else nothing was touched.
bool fillBox(QComboBox& box, const QStringList& texts);

} // namespace assay::app
