// The runs of the workspace, what the one in front was made of, how far the one at work is; what can be done
// with them. GUI thread only.
#pragma once

#include "core/base/ids.h"

#include <QString>
#include <QWidget>
#include <map>

class QLabel;
class QLineEdit;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
class JobProgress;
} // namespace assay::widgets

namespace assay::app {

class NeighbourController;
class RunListModel;

struct RunActions {
    QAction* pause = nullptr;
    QAction* resume = nullptr;
    QAction* discard = nullptr;
    QAction* rename = nullptr;
    QAction* baseline = nullptr; // checkable
    QAction* remove = nullptr;
    QAction* settings = nullptr; // of the run in front, to run it again
};

class RunPane : public QWidget {
    Q_OBJECT
  public:
    // The actions are the page's.
    RunPane(NeighbourController& controller, const RunActions& actions, QWidget* parent = nullptr);

    [[nodiscard]] widgets::DataTableView* table() const { return m_table; }

    void askName();
    void askRemoval();
    void askDiscarding();

  private:
    void refresh();
    void showRun();
    void syncRow();
    void keepNote(); // of the run that it was written for
    void keepUnsaved();
    [[nodiscard]] QString aboutRun() const;

    NeighbourController& m_controller;
    RunActions m_actions;
    RunListModel* m_model = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_empty = nullptr;
    widgets::DataTableView* m_table = nullptr;
    widgets::JobProgress* m_work = nullptr;
    QLabel* m_about = nullptr;
    QLineEdit* m_note = nullptr;
    base::RowId m_noteOf = 0;                 // the run that the text in the field belongs to
    std::map<base::RowId, QString> m_unsaved; // what could not be saved, by run
    bool m_syncing = false;
};

} // namespace assay::app
