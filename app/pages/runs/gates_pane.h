// What the gates say of the selected run against a baseline, with the power of each limit, and what edits the
// gates of its kind. GUI thread only.
#pragma once

#include "app/pages/runs/run_gates_controller.h"

#include <QWidget>

class QComboBox;
class QPushButton;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class GatesPane : public QWidget {
    Q_OBJECT
  public:
    explicit GatesPane(RunsController& controller, QWidget* parent = nullptr);

    [[nodiscard]] const RunGatesController& gates() const { return *m_gates; }

  Q_SIGNALS:
    // Of what has failed, with the run and its baseline.
    void incidentCalled(const assay::workspace::Incident& incident);
    void errorRaised(const QString& text);
    void noticeRaised(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    QPushButton* addButton(const char* name, const QString& text, const QString& toolTip);
    QComboBox* addBox(const char* name, const QString& title);
    void refresh();
    void fillBaselines();
    void fillGates();
    void showVerdicts();
    void editGate(bool isNew);
    void removeGate();
    void callIncident();
    [[nodiscard]] const evaluate::RunGate* chosenGate() const;
    [[nodiscard]] std::optional<workspace::Incident> called() const;

    RunGatesController* m_gates = nullptr;
    QComboBox* m_baseline = nullptr;
    QComboBox* m_gate = nullptr;
    QPushButton* m_change = nullptr;
    QPushButton* m_new = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_incident = nullptr;
    widgets::BlocksView* m_verdicts = nullptr;
};

} // namespace assay::app
