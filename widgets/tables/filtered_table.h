// The table of a page with a filter; when nothing passes, in its place why that is so and a button that gives
// the filter up. GUI thread only.
#pragma once

#include <QStackedWidget>

class QAbstractItemModel;
class QLabel;
class QPushButton;

namespace assay::widgets {
class DataTableView;
}

namespace assay::widgets {

class FilteredTable : public QStackedWidget {
    Q_OBJECT
  public:
    // The name is what the table is called to be found; its settings are kept as "KEY".
    FilteredTable(const QString& name, const QString& settingsKey, const QString& showAllText,
                  QWidget* parent = nullptr);

    [[nodiscard]] DataTableView* table() const { return m_table; }

    // In the model's own order until a head is clicked; a third click gives that order up again.
    void setModel(QAbstractItemModel* model);

    // Why nothing is shown; empty: the table is shown.
    // `canShowAll`: whether giving up the filter would show something.
    void setReason(const QString& reason, bool canShowAll = true);

    // The row is the table's current one, and selected if none is; -1: none is selected.
    void showRow(int row);

  Q_SIGNALS:
    void showAllRequested();

  private:
    DataTableView* m_table = nullptr;
    QLabel* m_reason = nullptr;
    QPushButton* m_showAll = nullptr;
};

} // namespace assay::widgets
