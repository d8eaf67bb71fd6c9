// The years that the corpus of a suite covers, of all companies and of single ones. Not modal. GUI thread
// only.
#pragma once

#include "core/workspace/suites/suite_settings.h"
#include "core/workspace/suites/suites.h"

#include <QDialog>
#include <optional>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

class SuiteSettingsDialog : public QDialog {
    Q_OBJECT
  public:
    SuiteSettingsDialog(const workspace::SuiteInfo& suite, const workspace::SuiteSettings& settings,
                        QWidget* parent = nullptr);

  Q_SIGNALS:
    void chosen(const std::optional<assay::workspace::Coverage>& coverage); // nullopt: not known

  private:
    void check();

    QCheckBox* m_known;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QPlainTextEdit* m_companies; // "CIK FIRST LAST" a line
    QLabel* m_hint;
    QPushButton* m_save = nullptr;
    std::optional<workspace::Coverage> m_coverage;
};

} // namespace assay::app
