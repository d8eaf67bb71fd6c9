// One sample whole: question, answer, scores with their weights, what the rule decides and why, where it came
// from.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/model/scored_sample.h"

#include <QTextBrowser>
#include <optional>

namespace assay::app {

class SampleInspector : public QTextBrowser {
    Q_OBJECT
  public:
    explicit SampleInspector(ThresholdController& controller, QWidget* parent = nullptr);

    void showSample(std::optional<model::ScoredSample> sample);
    // A record that could not be kept as a sample, with its text.
    void showRejection(const workspace::StoredRejection& rejection);

    // The threshold or the limits have moved.
    void refresh();

  private:
    [[nodiscard]] QString html() const;

    ThresholdController& m_controller;
    std::optional<model::ScoredSample> m_sample;
};

} // namespace assay::app
