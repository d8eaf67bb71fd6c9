// Asks under which name a suite is frozen, and for a note. Not modal; stays open until the version is stored.
// GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/workspace/suites/suites.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace assay::app {

class FreezeDialog : public QDialog {
    Q_OBJECT
  public:
    FreezeDialog(const workspace::SuiteInfo& suite, const QString& name, QWidget* parent = nullptr);

    void showError(const base::Error& error);

  Q_SIGNALS:
    void chosen(const QString& name, const QString& note);

  private:
    QLineEdit* m_name;
    QPlainTextEdit* m_note;
    QLabel* m_error;
    QPushButton* m_freeze = nullptr;
};

} // namespace assay::app
