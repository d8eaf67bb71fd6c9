// The list of jobs with progress bars, Cancel for what runs and Clear for what has ended. GUI thread only.
#pragma once

#include <QWidget>

class QLabel;
class QStackedLayout;
class QTableView;
class QToolButton;

namespace assay::widgets {

class JobRunner;
class JobsModel;

class JobsPanel : public QWidget {
    Q_OBJECT
  public:
    // `runner` outlives the panel.
    explicit JobsPanel(JobRunner& runner, QWidget* parent = nullptr);

    [[nodiscard]] JobsModel& model() const { return *m_model; }

  private:
    void updateState();
    void cancelSelected();

    JobRunner& m_runner;
    JobsModel* m_model;
    QTableView* m_table;
    QLabel* m_summary;
    QLabel* m_empty;
    QToolButton* m_cancel;
    QToolButton* m_clear;
    QStackedLayout* m_stack;
};

} // namespace assay::widgets
