// What a decision reaches on the set in front, beside what it recorded when it was made: a row per scenario.
// Not modal.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "core/evaluate/thresholds/decision_check.h"
#include "core/model/decision.h"

#include <QDialog>

namespace assay::app {

class DecisionCheckDialog : public QDialog {
    Q_OBJECT
  public:
    DecisionCheckDialog(const ThresholdController& controller, const model::Decision& decision,
                        const evaluate::DecisionCheck& check, QWidget* parent = nullptr);
};

} // namespace assay::app
