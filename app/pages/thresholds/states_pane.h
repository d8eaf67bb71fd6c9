// The tab Last states: what the sliders said before, with the figures, and a click or Return that goes back
// there.
#pragma once

#include <QWidget>

namespace assay::app {

class SliderStates;
class ThresholdController;

class StatesPane : public QWidget {
    Q_OBJECT
  public:
    explicit StatesPane(ThresholdController& controller, QWidget* parent = nullptr);

    [[nodiscard]] SliderStates& states() { return *m_states; }

  private:
    SliderStates* m_states = nullptr;
};

} // namespace assay::app
