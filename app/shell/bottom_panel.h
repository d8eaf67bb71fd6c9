// The panel under the page: Issues and Jobs as tabs that say how many, and a line on the job that runs, with
// Cancel. GUI thread only.
#pragma once

#include <QTabWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace assay::widgets {
class IssuesPanel;
class JobRunner;
class JobsPanel;
} // namespace assay::widgets

namespace assay::app {

class Session;

class BottomPanel : public QTabWidget {
    Q_OBJECT
  public:
    // Both outlive the panel.
    BottomPanel(Session& session, widgets::JobRunner& jobs, QWidget* parent = nullptr);

    [[nodiscard]] widgets::IssuesPanel& issues() const { return *m_issues; }

    // Both unfold the panel.
    void showIssues();
    void showJobs();

    // Folded, only the tabs are seen, with the running job beside them. A click on a tab unfolds, a click on
    // the tab in front folds.
    void setFolded(bool folded);

    [[nodiscard]] bool isFolded() const { return m_folded; }

    [[nodiscard]] QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void closeRequested();
    void foldedChanged(bool folded);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    [[nodiscard]] QString emptyText() const;
    void updateIssues();
    void updateJobs();
    void applyFolding();
    void limitHeight();

    Session& m_session;
    bool m_folded = false;
    widgets::IssuesPanel* m_issues;
    widgets::JobsPanel* m_jobs;
    QWidget* m_running; // what runs just now; hidden when nothing does
    QLabel* m_runningText;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

} // namespace assay::app
