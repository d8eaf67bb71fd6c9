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
class QTableWidget;
class QToolButton;

namespace assay::app {

class GateDialog : public QDialog {
    Q_OBJECT
  public:
    // `figures` are those of the run in front, by name, offered for limits.
    GateDialog(const evaluate::RunGate& gate, QStringList figures, QWidget* parent = nullptr);

    // As it was given, with what the form says.
    [[nodiscard]] const evaluate::RunGate& gate() const { return m_gate; }

  private:
    void makeTable();
    void showLimits();
    void showRow(int row);
    QComboBox* addBox(int row, int column, const QString& title, const QStringList& entries, int current);
    void takeCell(int row, int column);
    void addLimit();
    void removeLimit();
    void check();

    evaluate::RunGate m_gate;
    QStringList m_figures;
    bool m_filling = false;
    QLineEdit* m_name = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_source = nullptr;
    QCheckBox* m_phaseOne = nullptr;
    QTableWidget* m_limits = nullptr;
    QToolButton* m_remove = nullptr;
    QLabel* m_wrong = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::app
