// Asks to which frozen version, or to which moment, a suite goes back. Not modal. GUI thread only.
#pragma once

#include "core/workspace/suites/suites.h"

#include <QDialog>

class QComboBox;
class QDateTimeEdit;
class QRadioButton;

namespace assay::app {

class RestoreDialog : public QDialog {
    Q_OBJECT
  public:
    explicit RestoreDialog(const workspace::SuiteInfo& suite, QWidget* parent = nullptr);

  Q_SIGNALS:
    void versionChosen(qint64 version, const QString& name);
    void momentChosen(const QString& moment); // UTC, ISO 8601

  private:
    QRadioButton* m_toVersion;
    QComboBox* m_version;
    QRadioButton* m_toMoment;
    QDateTimeEdit* m_moment;
};

} // namespace assay::app
