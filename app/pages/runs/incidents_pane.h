// Incidents and releases: the list, and what adds, changes and removes one. GUI thread only.
#pragma once

#include "app/pages/runs/runs_controller.h"

#include <QWidget>
#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace assay::widgets {
class DataTableView;
}

namespace assay::app {

class IncidentsModel;

class IncidentsPane : public QWidget {
    Q_OBJECT
  public:
    explicit IncidentsPane(RunsController& controller, QWidget* parent = nullptr);

    // A new one, linked with the selected runs.
    void askForNew();
    // One that an alert calls for; the rest is asked.
    void askFor(workspace::Incident incident);

  private:
    QPushButton* addButton(const char* name, const QString& text);
    void edit(const workspace::Incident& incident);
    [[nodiscard]] std::optional<QString> nameOfRun(const std::string& uuid) const;
    void refresh();
    [[nodiscard]] const workspace::Incident* current() const;

    RunsController& m_controller;
    IncidentsModel* m_model = nullptr;
    QLabel* m_empty = nullptr;
    QStackedWidget* m_stack = nullptr;
    widgets::DataTableView* m_table = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_remove = nullptr;
};

} // namespace assay::app
