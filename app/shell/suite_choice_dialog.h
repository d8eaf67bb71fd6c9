// Asks which suite judgements are for, where a file judges questions of several. Not modal. GUI thread only.
#pragma once

#include "core/imports/import_plan.h"

#include <QDialog>

class QComboBox;

namespace assay::app {

class SuiteChoiceDialog : public QDialog {
    Q_OBJECT
  public:
    // `plan` has the suites; the first, which has the most judged questions, is proposed.
    explicit SuiteChoiceDialog(const imports::ImportPlan& plan, QWidget* parent = nullptr);

  Q_SIGNALS:
    void chosen(const assay::imports::ImportPlan& plan); // with the name of the suite

  private:
    void import();

    imports::ImportPlan m_plan;
    QComboBox* m_suite;
};

} // namespace assay::app
