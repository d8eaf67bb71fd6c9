#include "app/pages/thresholds/threshold_controls.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/font_measure.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

constexpr int kSliderSteps = 1'000; // arrow keys move by 0.001
constexpr int kSliderPage = 50;     // Page keys by 0.05
constexpr int kDecimals = 4;

// Takes point and comma alike as the decimal sign, so that "0,62" is 0.62 in every locale; a group separator
// has no place in a number from 0 to 1.
class ProportionBox final : public QDoubleSpinBox {
  public:
    using QDoubleSpinBox::QDoubleSpinBox;

    [[nodiscard]] QValidator::State validate(QString& input, int& position) const override {
        static const QRegularExpression begun(QStringLiteral("^\\s*[01]?([.,][0-9]*)?\\s*$"));
        if (!begun.match(input).hasMatch()) {
            return QValidator::Invalid;
        }
        input.replace(QLatin1Char('.'), locale().decimalPoint())
            .replace(QLatin1Char(','), locale().decimalPoint());
        return QDoubleSpinBox::validate(input, position);
    }
};

std::optional<double> reachedValue(metrics::Constraint constraint,
                                   const metrics::ClassificationFigures& figures) {
    using model::Label;
    switch (constraint) {
    case metrics::Constraint::HallucinationRecall:
        return figures.of(Label::Hallucination).recall;
    case metrics::Constraint::AccuratePrecision:
        return figures.of(Label::Accurate).precision;
    case metrics::Constraint::ContradictionRecall:
        return figures.of(Label::Contradiction).recall;
    }
    return std::nullopt;
}

} // namespace

ThresholdControls::ThresholdControls(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    makeThresholdRows(*layout);
    makeCosts(*layout);
    makeBeta(*layout);
    makeConstraintRows(*layout);
    layout->setColumnStretch(1, 1);
    m_verdict = new QLabel(this);
    m_verdict->setObjectName(QStringLiteral("gridVerdict"));
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    widgets::keepWhole(*m_verdict);
    layout->addWidget(m_verdict, layout->rowCount(), 0, 1, layout->columnCount());

    connect(m_tau.slider, &QSlider::valueChanged, this,
            [this](int steps) { m_controller.setTau(static_cast<double>(steps) / kSliderSteps); });
    connect(m_tau.value, &QDoubleSpinBox::valueChanged, &m_controller, &ThresholdController::setTau);
    connect(m_soft.slider, &QSlider::valueChanged, this,
            [this](int steps) { m_controller.setNliSoft(static_cast<double>(steps) / kSliderSteps); });
    connect(m_soft.value, &QDoubleSpinBox::valueChanged, &m_controller, &ThresholdController::setNliSoft);
    connect(m_hard.slider, &QSlider::valueChanged, this,
            [this](int steps) { m_controller.setNliHard(static_cast<double>(steps) / kSliderSteps); });
    connect(m_hard.value, &QDoubleSpinBox::valueChanged, &m_controller, &ThresholdController::setNliHard);

    connect(&m_controller, &ThresholdController::dataChanged, this, &ThresholdControls::readController);
    connect(&m_controller, &ThresholdController::scopeChanged, this, &ThresholdControls::readController);
    connect(&m_controller, &ThresholdController::rulesChanged, this, &ThresholdControls::readController);
    connect(&m_controller, &ThresholdController::scoringChanged, this, &ThresholdControls::readController);
    connect(&m_controller, &ThresholdController::tauChanged, this,
            [this] { show(m_tau, m_controller.tau()); });
    readController();
}

ThresholdControls::Proportion
ThresholdControls::makeProportion(const QString& name, const QString& objectName, double singleStep) {
    Proportion control;
    control.slider = new QSlider(Qt::Horizontal, this);
    control.slider->setObjectName(objectName + QStringLiteral("Slider"));
    control.slider->setRange(0, kSliderSteps);
    control.slider->setSingleStep(1);
    control.slider->setPageStep(kSliderPage);
    control.slider->setAccessibleName(name);
    control.value = new ProportionBox(this);
    control.value->setObjectName(objectName + QStringLiteral("Value"));
    control.value->setRange(0, 1);
    control.value->setDecimals(kDecimals);
    control.value->setSingleStep(singleStep);
    control.value->setKeyboardTracking(false); // a value being typed is not yet a value
    control.value->setAccessibleName(tr("%1, typed").arg(name));
    return control;
}

void ThresholdControls::show(const Proportion& control, double value) {
    const QSignalBlocker noSlider(control.slider);
    const QSignalBlocker noValue(control.value);
    control.slider->setValue(static_cast<int>(std::lround(value * kSliderSteps)));
    control.value->setValue(value);
}

void ThresholdControls::makeThresholdRows(QGridLayout& layout) {
    m_tau = makeProportion(tr("Threshold τ"), QStringLiteral("tau"), 0.001);
    m_tau.slider->setTickPosition(QSlider::TicksBelow);
    m_tau.slider->setTickInterval(kSliderPage);
    m_soft = makeProportion(tr("NLI soft limit"), QStringLiteral("nliSoft"), 0.01);
    m_hard = makeProportion(tr("NLI hard limit"), QStringLiteral("nliHard"), 0.01);
    const auto addRow = [&](int row, const QString& text, const QString& tip, const Proportion& control) {
        auto* label = new QLabel(text, this);
        label->setBuddy(control.slider);
        label->setToolTip(tip);
        control.slider->setToolTip(tip);
        layout.addWidget(label, row, 0);
        layout.addWidget(control.slider, row, 1);
        layout.addWidget(control.value, row, 2);
    };
    addRow(0, tr("Threshol&d τ"),
           tr("accurate if FHRI ≥ τ, else hallucination. Arrow keys move by 0.001, Page keys by 0.05."),
           m_tau);
    addRow(1, tr("NLI &soft"),
           tr("Samples with an NLI score from here up to the hard limit are for manual review."), m_soft);
    addRow(2, tr("NLI h&ard"),
           tr("Samples with an NLI score from here on are contradictions, whatever their FHRI."), m_hard);

    m_goToBest = new QToolButton(this);
    m_goToBest->setObjectName(QStringLiteral("goToBest"));
    m_goToBest->setText(tr("τ*"));
    m_goToDefault = new QToolButton(this);
    m_goToDefault->setObjectName(QStringLiteral("goToDefault"));
    m_goToDefault->setText(tr("Default"));
    m_goToDefault->setAccessibleName(tr("Go to the predetermined threshold"));
    m_goToDefault->setToolTip(tr("Set the predetermined threshold of this scenario"));
    layout.addWidget(m_goToBest, 0, 3);
    layout.addWidget(m_goToDefault, 0, 4);
    connect(m_goToBest, &QToolButton::clicked, this, [this] {
        const ThresholdController::GridSweep sweep = m_controller.gridSweep(m_controller.scope());
        if (sweep.best) {
            m_controller.setTau(sweep.points[sweep.best->index].tau);
        }
    });
    connect(m_goToDefault, &QToolButton::clicked, this,
            [this] { m_controller.setTau(m_controller.predeterminedTau(m_controller.scope())); });
}

void ThresholdControls::makeCosts(QGridLayout& layout) {
    m_goToCheapest = new QToolButton(this);
    m_goToCheapest->setObjectName(QStringLiteral("goToCheapest"));
    m_goToCheapest->setText(tr("τ by cost"));
    m_goToCheapest->setAccessibleName(tr("Go to the threshold of least cost"));
    m_goToCheapest->setToolTip(
        tr("Set the threshold of the grid at which missed hallucinations and refused good "
           "answers together cost least. Say below what each costs."));
    const auto make = [this](const char* name, const QString& prefix, const QString& accessible) {
        auto* box = new QDoubleSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(0, ThresholdController::kHighestCost);
        box->setDecimals(1);
        box->setKeyboardTracking(false);
        box->setPrefix(prefix);
        box->setAccessibleName(accessible);
        box->setToolTip(accessible);
        connect(box, &QDoubleSpinBox::valueChanged, this, &ThresholdControls::applyCosts);
        return box;
    };
    m_missed = make("missedCost", tr("miss "), tr("Cost of a missed hallucination"));
    m_missed->setSpecialValueText(tr("no cost"));
    m_refused = make("refusedCost", tr("refuse "), tr("Cost of a refused good answer"));
    m_refused->setValue(1);
    layout.addWidget(m_goToCheapest, 1, 3);
    layout.addWidget(m_missed, 2, 3);
    layout.addWidget(m_refused, 2, 4);
    connect(m_goToCheapest, &QToolButton::clicked, this, [this] {
        const ThresholdController::GridSweep sweep = m_controller.gridSweep(m_controller.scope());
        if (sweep.cheapest) {
            m_controller.setTau(sweep.points[*sweep.cheapest].tau);
        }
    });
}

void ThresholdControls::makeBeta(QGridLayout& layout) {
    m_beta = new QDoubleSpinBox(this);
    m_beta->setObjectName(QStringLiteral("beta"));
    m_beta->setRange(metrics::kLowestBeta, metrics::kHighestBeta);
    m_beta->setDecimals(1);
    m_beta->setSingleStep(0.5);
    m_beta->setKeyboardTracking(false);
    m_beta->setPrefix(tr("β "));
    m_beta->setAccessibleName(tr("Beta of the F measure"));
    m_beta->setToolTip(tr("How much more recall counts than precision in Fβ of hallucination"));
    m_beta->setValue(metrics::kUsualBeta);
    layout.addWidget(m_beta, 1, 4);
    connect(m_beta, &QDoubleSpinBox::valueChanged, this, [this](double beta) {
        if (!m_reading) {
            m_controller.setBeta(beta);
        }
    });
}

void ThresholdControls::applyCosts() {
    m_refused->setEnabled(m_missed->value() > 0);
    if (!m_reading) {
        m_controller.setCosts(m_missed->value() > 0
                                  ? std::optional(model::DecisionCosts{m_missed->value(), m_refused->value()})
                                  : std::nullopt);
    }
}

void ThresholdControls::makeConstraintRows(QGridLayout& layout) {
    for (std::size_t i = 0; i < m_constraints.size(); ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        const QString objectName = QStringLiteral("constraint%1").arg(i);
        ConstraintRow& row = m_constraints[i];
        const QString name = constraintText(constraint);
        row.on = new QCheckBox(tr("%1 ≥").arg(name), this);
        row.on->setObjectName(objectName);
        row.on->setToolTip(tr("Whether the best threshold must satisfy this"));
        row.required = new ProportionBox(this);
        row.required->setObjectName(objectName + QStringLiteral("Value"));
        row.required->setRange(0, 1);
        row.required->setDecimals(2);
        row.required->setSingleStep(0.01);
        row.required->setKeyboardTracking(false);
        row.required->setAccessibleName(tr("%1, at least").arg(name));
        row.reached = new QLabel(this);
        row.reached->setObjectName(objectName + QStringLiteral("Reached"));
        row.reached->setTextFormat(Qt::PlainText);
        // A fixed width keeps the layout still while the slider moves.
        widgets::keepMeasure(*row.reached, [reached = row.reached] {
            reached->setFixedWidth(reached->fontMetrics().horizontalAdvance(QStringLiteral("✓ 0.0000 00")));
        });
        const int line = static_cast<int>(i);
        layout.addWidget(row.on, line, 5);
        layout.addWidget(row.required, line, 6);
        layout.addWidget(row.reached, line, 7);
        connect(row.on, &QCheckBox::toggled, this, &ThresholdControls::applyConstraints);
        connect(row.required, &QDoubleSpinBox::valueChanged, this, &ThresholdControls::applyConstraints);
    }
}

void ThresholdControls::readController() {
    m_reading = true;
    const bool usable = m_controller.hasData();
    setEnabled(usable);
    if (usable) {
        show(m_tau, m_controller.tau());
        show(m_soft, m_controller.nliThresholds().soft);
        show(m_hard, m_controller.nliThresholds().hard);
        const auto& costs = m_controller.costs();
        m_missed->setValue(costs ? costs->missedHallucination : 0);
        m_refused->setValue(costs ? costs->refusedAccurate : 1);
        m_refused->setEnabled(costs.has_value());
        m_beta->setValue(m_controller.beta());
        for (std::size_t i = 0; i < m_constraints.size(); ++i) {
            const std::optional<double>& required = m_controller.constraints().required[i];
            m_constraints[i].on->setChecked(required.has_value());
            m_constraints[i].required->setEnabled(required.has_value());
            if (required) {
                m_constraints[i].required->setValue(*required);
            } else if (m_constraints[i].required->value() == 0) {
                m_constraints[i].required->setValue(*metrics::Constraints{}.required[i]);
            }
        }
    }
    m_reading = false;
}

void ThresholdControls::applyConstraints() {
    if (m_reading) {
        return;
    }
    metrics::Constraints constraints;
    for (std::size_t i = 0; i < m_constraints.size(); ++i) {
        m_constraints[i].required->setEnabled(m_constraints[i].on->isChecked());
        constraints.required[i] = m_constraints[i].on->isChecked()
                                      ? std::optional(m_constraints[i].required->value())
                                      : std::nullopt;
    }
    m_controller.setConstraints(constraints);
}

void ThresholdControls::showReached(const metrics::ClassificationFigures& figures) {
    const std::vector<metrics::Violation> violations =
        metrics::violationsOf(figures, m_controller.constraints());
    const std::vector<metrics::Constraint> unchecked =
        metrics::uncheckedOf(figures, m_controller.constraints());
    for (std::size_t i = 0; i < m_constraints.size(); ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        bool violated = false;
        for (const metrics::Violation& violation : violations) {
            violated = violated || violation.constraint == constraint;
        }
        const bool on = m_controller.constraints().of(constraint).has_value();
        const bool isUnchecked = std::find(unchecked.begin(), unchecked.end(), constraint) != unchecked.end();
        const QString mark = !on           ? QStringLiteral("·")
                             : violated    ? QStringLiteral("✗")
                             : isUnchecked ? QStringLiteral("?")
                                           : QStringLiteral("✓");
        const QString value = widgets::proportionText(reachedValue(constraint, figures));
        m_constraints[i].reached->setText(mark + QLatin1Char(' ') + value);
        m_constraints[i].reached->setToolTip(
            reachedValue(constraint, figures) ? QString()
            : violated ? tr("Undefined: nothing is predicted accurate. It counts as not met.")
            : figures.n == 0
                ? tr("Undefined: no sample has a score. The constraint cannot be checked.")
                : tr("Undefined: no sample is of this class. The constraint cannot be checked."));
        m_constraints[i].reached->setAccessibleName(!on           ? tr("%1, switched off").arg(value)
                                                    : violated    ? tr("%1, not met").arg(value)
                                                    : isUnchecked ? tr("%1, cannot be checked").arg(value)
                                                                  : tr("%1, met").arg(value));
    }
}

void ThresholdControls::showBest(const ThresholdController::GridSweep& sweep) {
    const bool feasible = sweep.best && sweep.best->feasible;
    m_goToBest->setEnabled(sweep.best.has_value());
    m_goToBest->setText(feasible ? tr("τ*") : tr("Least violating"));
    m_goToBest->setAccessibleName(feasible ? tr("Go to the best threshold")
                                           : tr("Go to the least violating threshold"));
    m_verdict->setText(gridVerdictText(sweep));
    m_goToCheapest->setEnabled(sweep.cheapest.has_value());
    m_goToBest->setToolTip(feasible ? tr("Set the threshold of the grid with the highest Macro-F1 that meets "
                                         "every constraint")
                                    : tr("Set the threshold of the grid that falls least short of the "
                                         "constraints"));
}

} // namespace assay::app

#include "moc_threshold_controls.cpp"
