// The tab Robustness: is the best threshold more than luck? Its bootstrap distribution, its score on samples
// it was not chosen on, and intervals of precision and recall at the operating point.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "widgets/jobs/job_runner.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <map>

class QPushButton;
class QSpinBox;

namespace assay::widgets {
class PlotWidget;
class TableView;
class TextView;
} // namespace assay::widgets

namespace assay::app {

class Session;
struct RobustnessInput;

using RobustnessResult = results::thresholds::ScopeRobustness;

class RobustnessPane : public QWidget {
    Q_OBJECT
  public:
    explicit RobustnessPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setSession(Session* session);

    // What was computed with the present settings; null when nothing was.
    [[nodiscard]] const RobustnessResult* resultFor(int scope) const;

  Q_SIGNALS:
    void resultsChanged();
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void run(std::vector<int> scopes);
    void runIfSmall();
    void forget();
    void cancelRun();
    void measureHeldOut(int scope);
    [[nodiscard]] bool heldOutIsStale() const;
    [[nodiscard]] RobustnessInput input() const;
    // Whether the result of a job is that of the newest; tells of its error.
    template <typename Value>
    [[nodiscard]] bool isAwaited(quint64 request, const base::Result<Value>& result);
    void showResult();
    void showIntervals();

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::map<int, RobustnessResult> m_results; // by scope, with the present settings; held out at some τ
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0; // the newest wins
    QTimer m_rest;
    QSpinBox* m_draws = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_runAll = nullptr;
    widgets::TextView* m_text = nullptr;
    widgets::PlotWidget* m_plot = nullptr;
    widgets::TableView* m_intervals = nullptr;
};

} // namespace assay::app
