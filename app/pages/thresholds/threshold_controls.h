// Everything that is moved on the thresholds page: the threshold by slider, keys or typed value, the NLI
// limits, and the constraints with a tick each and what they reach now.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"

#include <QWidget>
#include <array>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace assay::app {

class ThresholdControls : public QWidget {
    Q_OBJECT
  public:
    explicit ThresholdControls(ThresholdController& controller, QWidget* parent = nullptr);

    // What the constrained figures reach at the operating point.
    void showReached(const metrics::ClassificationFigures& figures);

    // What the button to the best threshold leads to: a feasible one, or the least violating, and what that
    // one falls short of.
    void showBest(const ThresholdController::GridSweep& sweep);

    [[nodiscard]] QSlider* tauSlider() const { return m_tau.slider; }

  private:
    struct Proportion {
        QSlider* slider = nullptr;
        QDoubleSpinBox* value = nullptr;
    };

    struct ConstraintRow {
        QCheckBox* on = nullptr;
        QDoubleSpinBox* required = nullptr;
        QLabel* reached = nullptr;
    };

    Proportion makeProportion(const QString& name, const QString& objectName, double singleStep);
    static void show(const Proportion& control, double value);
    void makeThresholdRows(QGridLayout& layout);
    void makeConstraintRows(QGridLayout& layout);
    void makeCosts(QGridLayout& layout);
    void makeBeta(QGridLayout& layout);
    void applyCosts();
    void readController();
    void applyConstraints();

    ThresholdController& m_controller;
    Proportion m_tau;
    Proportion m_soft;
    Proportion m_hard;
    QToolButton* m_goToBest = nullptr;
    QToolButton* m_goToDefault = nullptr;
    QToolButton* m_goToCheapest = nullptr;
    QDoubleSpinBox* m_missed = nullptr; // its least value: no costs
    QDoubleSpinBox* m_refused = nullptr;
    QDoubleSpinBox* m_beta = nullptr;
    QLabel* m_verdict = nullptr;
    std::array<ConstraintRow, metrics::kConstraintCount> m_constraints;
    bool m_reading = false;
};

} // namespace assay::app
