// The tab Robustness: is the best threshold more than luck? Its bootstrap distribution, its score on samples
// it was not chosen on, and intervals of precision and recall at the operating point.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/half_split.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "widgets/jobs/job_runner.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <map>

class QLabel;
class QPushButton;
class QSpinBox;
class QStandardItemModel;

namespace assay::widgets {
class DataTableView;
class PlotWidget;
} // namespace assay::widgets

namespace assay::app {

class Session;

struct RobustnessResult {
    evaluate::ThresholdBootstrap bootstrap;
    std::optional<evaluate::HalfSplit> split; // nullopt: fewer than two samples that may be parted
    std::optional<double> tau;                // the best threshold of the grid on the scope's own samples
    bool feasible = false;
};

class RobustnessPane : public QWidget {
    Q_OBJECT
  public:
    explicit RobustnessPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setSession(Session* session);

    // What was computed with the present settings; null when nothing was.
    [[nodiscard]] const RobustnessResult* resultFor(int scope) const;

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void run(std::vector<int> scopes);
    void runIfSmall();
    void forget();
    void cancelRun();
    void showResult();
    void showIntervals();

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::map<int, RobustnessResult> m_results; // by scope, with the present settings
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0; // the newest wins
    QTimer m_rest;
    QSpinBox* m_draws = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_run = nullptr;
    QPushButton* m_runAll = nullptr;
    QLabel* m_text = nullptr;
    widgets::PlotWidget* m_plot = nullptr;
    QStandardItemModel* m_intervals = nullptr;
    widgets::DataTableView* m_intervalView = nullptr;
};

} // namespace assay::app
