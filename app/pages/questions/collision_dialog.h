// Before questions of a suite are replaced by those of a file: what each of them would change, field by field
// and word by word, and the choice. Not modal. GUI thread only.
#pragma once

#include "core/imports/import_plan.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <QDialog>
#include <QPointer>
#include <memory>

class QLabel;
class QTextBrowser;

namespace assay::widgets {
class DataTableView;
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class SuiteDifferenceModel;

class CollisionDialog : public QDialog {
    Q_OBJECT
  public:
    // `jobs` outlives the dialog. Whoever has not said who he is may not replace.
    CollisionDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                    const imports::ImportPlan& plan, bool mayReplace, QWidget* parent = nullptr);
    ~CollisionDialog() override;

    [[nodiscard]] const imports::ImportPlan& plan() const { return m_plan; }

  Q_SIGNALS:
    // Refuse: it was closed without a choice.
    void chosen(const assay::imports::ImportPlan& plan, assay::workspace::CollisionChoice choice);

  private:
    void compare(std::shared_ptr<workspace::Workspace> workspace);
    void choose(workspace::CollisionChoice choice);
    void showRow();

    widgets::JobRunner& m_jobs;
    imports::ImportPlan m_plan;
    QLabel* m_summary;
    SuiteDifferenceModel* m_model;
    widgets::DataTableView* m_table;
    QTextBrowser* m_text;
    QPointer<widgets::Job> m_job;
    bool m_isChosen = false;
};

} // namespace assay::app
