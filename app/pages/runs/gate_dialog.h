// One gate: what it is called, which kind of runs it judges, and its limits as rows of a table. GUI thread
// only.
#pragma once

#include "core/evaluate/runs/run_gate.h"

#include <QDialog>
#include <QStringList>
#include <vector>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace assay::widgets {
class RowsEditor;
}

namespace assay::app {

class GateDialog : public QDialog {
    Q_OBJECT
  public:
    // `figures` are those of the run in front, by name, offered for limits.
    GateDialog(const evaluate::RunGate& gate, const QStringList& figures, QWidget* parent = nullptr);

    // As it was given, with what the form says.
    [[nodiscard]] const evaluate::RunGate& gate() const { return m_gate; }

  private:
    void makeLimits(const QStringList& figures);
    void takeLimits();
    void check();

    evaluate::RunGate m_gate;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_source = nullptr;
    QLineEdit* m_rubric = nullptr;
    QCheckBox* m_phaseOne = nullptr;
    widgets::RowsEditor* m_limits = nullptr;
    QLabel* m_wrong = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::app
