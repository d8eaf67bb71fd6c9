// An incident or a release, with causes to choose from or to write. GUI thread only.
#pragma once

#include "core/evaluate/runs/incident_causes.h"
#include "core/workspace/runs/incidents.h"

#include <QDialog>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace assay::app {

class IncidentDialog : public QDialog {
    Q_OBJECT
  public:
    // `causes` are suggested in their order; `runs` says the linked ones by name.
    IncidentDialog(const workspace::Incident& incident, std::vector<evaluate::IncidentCause> causes,
                   const QString& runs, QWidget* parent = nullptr);

    // As it was given, with what the form says.
    [[nodiscard]] workspace::Incident incident() const;

  private:
    QLineEdit* addLine(QFormLayout& form, const char* name, const QString& label, const std::string& text);
    void makeFields(QFormLayout& form, const QString& runs);
    void showKind();
    void showHint();
    void check();

    workspace::Incident m_incident;
    std::vector<evaluate::IncidentCause> m_causes;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_title = nullptr;
    QComboBox* m_severity = nullptr;
    QLineEdit* m_happenedOn = nullptr;
    QComboBox* m_cause = nullptr;
    QLabel* m_hint = nullptr;
    QLineEdit* m_resolution = nullptr;
    QLineEdit* m_resolvedOn = nullptr;
    QLineEdit* m_resolvedBy = nullptr;
    QLineEdit* m_note = nullptr;
    QLabel* m_wrong = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::app
