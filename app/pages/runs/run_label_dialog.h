// What is written on a run: name, note, tags, baseline. GUI thread only.
#pragma once

#include "core/workspace/runs/run_edits.h"

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;
class QLineEdit;

namespace assay::app {

class RunLabelDialog : public QDialog {
    Q_OBJECT
  public:
    // `isFinished`: it may be a baseline.
    RunLabelDialog(const workspace::RunLabel& label, bool isFinished, QWidget* parent = nullptr);

    [[nodiscard]] workspace::RunLabel label() const;

  private:
    QLineEdit* addLine(const char* name, const QString& text);

    QLineEdit* m_name = nullptr;
    QLineEdit* m_note = nullptr;
    QLineEdit* m_tags = nullptr;
    QCheckBox* m_baseline = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace assay::app
