// Compares two suites, frozen versions or gold versions: what was added, removed and changed, word by word.
// Not modal. GUI thread only.
#pragma once

#include "app/pages/questions/suite_difference_model.h"
#include "core/workspace/workspace.h"

#include <QDialog>
#include <QPointer>
#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class CompareDialog : public QDialog {
    Q_OBJECT
  public:
    // `names`: of everything that can be compared. `jobs` outlives the dialog.
    CompareDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                  const QStringList& names, QWidget* parent = nullptr);
    ~CompareDialog() override;

    // Who compares: of what is reviewed blind, statuses that this person may not know yet stay out. Compares
    // again.
    void setViewer(const QString& viewer);

    void choose(const QString& before, const QString& after);

    // There are others to compare now; what is chosen stays so where it still is there. Compares again.
    void setNames(const QStringList& names);
    void compare();

  private:
    void showRow();

    std::shared_ptr<workspace::Workspace> m_workspace;
    widgets::JobRunner& m_jobs;
    QString m_viewer;
    QComboBox* m_before;
    QComboBox* m_after;
    QLabel* m_summary;
    SuiteDifferenceModel* m_model;
    widgets::DataTableView* m_table;
    QTextBrowser* m_text;
    QPushButton* m_save = nullptr;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
};

} // namespace assay::app
