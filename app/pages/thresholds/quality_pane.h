// The tab Probability: how good the FHRI is as the probability that an answer is accurate. What it shows is
// computed in a job when it is looked at, and anew when scope, limits or weights have come to rest.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/score_quality.h"
#include "widgets/jobs/job.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>
#include <optional>
#include <vector>

class QLabel;

namespace assay::widgets {
class BlocksView;
}

namespace assay::app {

class Session;

struct QualityResult {
    evaluate::ScoreQuality quality;
    std::vector<evaluate::ScoreComparison> comparisons;
};

class QualityPane : public QWidget {
    Q_OBJECT
  public:
    explicit QualityPane(ThresholdController& controller, QWidget* parent = nullptr);

    void setSession(Session* session);

    // Of the scope in front with the present limits and weights; nullopt until it is computed.
    [[nodiscard]] const std::optional<QualityResult>& result() const { return m_result; }

  Q_SIGNALS:
    void failed(const assay::base::Error& error);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void forget();
    void run();
    void showResult();

    ThresholdController& m_controller;
    Session* m_session = nullptr;
    std::optional<QualityResult> m_result;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0; // the newest wins
    QTimer m_rest;
    QLabel* m_state = nullptr;
    widgets::BlocksView* m_blocks = nullptr;
};

} // namespace assay::app
