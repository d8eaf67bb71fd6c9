// Imports results of a neighbour test that was made elsewhere, anchor by anchor: asks for the corpus and for
// what the file leaves open, imports in a Job, and shows what is wrong when nothing could be imported. The
// run comes to the front. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/issue_list.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace assay::app {

class NeighbourController;
class TestSettingsForm;

class ResultsImportDialog : public QDialog {
    Q_OBJECT
  public:
    ResultsImportDialog(NeighbourController& controller, const QString& path, QWidget* parent = nullptr);

  Q_SIGNALS:
    void noticeRaised(const QString& text);

  private:
    void start();
    void refuse(const base::Error& error, const base::IssueList& issues);

    NeighbourController& m_controller;
    QString m_path;
    QComboBox* m_corpus = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_regime = nullptr;
    QLineEdit* m_search = nullptr;
    QSpinBox* m_depth = nullptr;
    QCheckBox* m_ofFile = nullptr;
    TestSettingsForm* m_settings = nullptr;
    QPlainTextEdit* m_issues = nullptr;
    QLabel* m_error = nullptr;
    QPushButton* m_import = nullptr;
};

} // namespace assay::app
