// The tab Full against no-entropy (condition C): any two detectors over the same samples, of this set or of
// another one with the same sample ids: both matrices and their difference, the tests, and the document's
// verdict. What is shown can be kept as a run.
#pragma once

#include "app/pages/thresholds/detector_choice.h"
#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/runs/detector_runs.h"
#include "core/results/thresholds/detector_blocks.h"
#include "core/workspace/workspace.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <memory>

class QComboBox;

namespace assay::widgets {
class BlocksView;
class Job;
class KeepRunButton;
class TableView;
} // namespace assay::widgets

namespace assay::app {

class Session;

class ComparisonPane : public QWidget {
    Q_OBJECT
  public:
    explicit ComparisonPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setSession(Session* session);
    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    void setCurator(const QString& name); // who keeps runs

  Q_SIGNALS:
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QComboBox* makeChoice(const QString& objectName, const QString& name);
    void fillSets();
    void refreshSoon();
    void refresh();
    void keep();
    void showText(const QString& text); // instead of a result
    void showResult(const results::thresholds::ComparedDetectorSets& result);

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::shared_ptr<workspace::Workspace> m_workspace;
    QComboBox* m_a = nullptr;
    QComboBox* m_b = nullptr;
    QComboBox* m_set = nullptr;
    QComboBox* m_thresholds = nullptr;
    widgets::BlocksView* m_verdict = nullptr;
    widgets::BlocksView* m_matrices = nullptr;
    widgets::BlocksView* m_tests = nullptr;
    widgets::TableView* m_scenarios = nullptr;
    widgets::KeepRunButton* m_keep = nullptr;
    evaluate::DetectorRunPlan m_shown; // what is shown, as a run
    QString m_curator;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0; // the newest wins
    QTimer m_timer;
    bool m_stale = true;
};

} // namespace assay::app
