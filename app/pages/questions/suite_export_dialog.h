// Writes a suite, or one of its frozen versions, in a format of one's choice; what that format cannot hold is
// listed before anything is written. Not modal. GUI thread only.
#pragma once

#include "app/pages/questions/question_choice_box.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <QDialog>
#include <QPointer>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class SuiteExportDialog : public QDialog {
    Q_OBJECT
  public:
    SuiteExportDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                      const workspace::SuiteInfo& suite, QWidget* parent = nullptr);
    ~SuiteExportDialog() override;

    void setOffers(const QuestionOffers& offers) { m_choice->setOffers(offers); }

    // Who exports: of a suite that is reviewed blind they take along what they may see.
    void setViewer(const QString& name);

    // Writes what is shown: a file of this name, or a folder where the format has several files.
    void saveTo(const QString& path);

  Q_SIGNALS:
    void saved(const QString& text); // a sentence

  private:
    void prepare();
    [[nodiscard]] workspace::QuestionChoice whatIsChosen() const;
    void askWhere();
    void askToReplace(const QString& folder);

    std::shared_ptr<workspace::Workspace> m_workspace;
    widgets::JobRunner& m_jobs;
    workspace::SuiteInfo m_suite;
    std::string m_viewer;
    QComboBox* m_what;
    QComboBox* m_format;
    QuestionChoiceBox* m_choice;
    QCheckBox* m_retired;
    QCheckBox* m_curation;
    bool m_withCuration = true; // as it was chosen last
    QLabel* m_summary;
    QTableWidget* m_lost;
    QPushButton* m_save = nullptr;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    std::shared_ptr<const std::vector<formats::WrittenFile>> m_files; // null while it is not ready
};

} // namespace assay::app
