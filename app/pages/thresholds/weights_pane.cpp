#include "app/pages/thresholds/weights_pane.h"

#include "app/pages/thresholds/curve_plots.h"
#include "app/shell/page_scroll.h"
#include "widgets/charts/plot_grid.h"
#include "widgets/text/number_text.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <cmath>
#include <numeric>

namespace assay::app {
namespace {

constexpr int kSliderSteps = 1'000;
constexpr int kSliderPage = 50;
constexpr double kSumTolerance = 0.0005; // half of a slider's step

} // namespace

WeightsPane::WeightsPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("weightsPane"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    auto* controls = new QWidget(this);
    auto* grid = new QGridLayout(controls);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(1);
    makeRows(*grid);
    controls->setMinimumWidth(330);
    layout->addWidget(new PageScroll(controls, PageScroll::Bars::Vertical, this));
    m_histograms = new widgets::PlotGrid(QSize(150, 120), widgets::PlotGrid::Legend::Shared, this);
    m_histograms->setObjectName(QStringLiteral("componentHistograms"));
    m_histograms->setAccessibleName(tr("Component scores per class"));
    layout->addWidget(m_histograms, 1);

    m_apply.setSingleShot(true);
    m_apply.setInterval(0);
    connect(&m_apply, &QTimer::timeout, this,
            [this] { m_controller.setScoring({model::ScoringKind::Weights, shownWeights()}); });
    const auto stale = [this] {
        m_stale = true;
        if (isVisible()) {
            refreshHistograms();
        }
    };
    connect(&m_controller, &ThresholdController::dataChanged, this, [this, stale] {
        readController();
        stale();
    });
    connect(&m_controller, &ThresholdController::scopeChanged, this, stale);
    connect(&m_controller, &ThresholdController::scoringChanged, this, &WeightsPane::readController);
    readController();
}

void WeightsPane::makeRows(QGridLayout& layout) {
    m_choice = new QComboBox(this);
    m_choice->setObjectName(QStringLiteral("scoringChoice"));
    m_choice->setAccessibleName(tr("Which FHRI is judged"));
    m_choice->addItems({tr("FHRI as stored"), tr("Document's weights"), tr("Without entropy"),
                        tr("Source's own weights"), tr("Own weights")});
    m_choice->setToolTip(
        tr("As stored: the FHRI of the set. All others compute it anew from the components; a "
           "missing component is left out and the other weights renormalised."));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    layout.addWidget(m_choice, 0, 0, 1, 3);
    connect(m_choice, &QComboBox::activated, this, &WeightsPane::choose);
    const std::array<QString, model::kComponentCount> names{tr("Grounding"), tr("Numeric, directional"),
                                                            tr("Temporal"), tr("Citation"), tr("Entropy")};
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const QString letter = QString::fromLatin1(model::kComponentNames[i].data());
        WeightRow& row = m_rows[i];
        auto* label = new QLabel(letter, this);
        label->setToolTip(names[i]);
        row.slider = new QSlider(Qt::Horizontal, this);
        row.slider->setObjectName(QStringLiteral("weight%1").arg(letter));
        row.slider->setAccessibleName(tr("Weight of %1, %2").arg(letter, names[i]));
        row.slider->setRange(0, kSliderSteps);
        row.slider->setPageStep(kSliderPage);
        row.slider->setToolTip(names[i]);
        row.value = new QDoubleSpinBox(this);
        row.value->setObjectName(QStringLiteral("weight%1Value").arg(letter));
        row.value->setAccessibleName(tr("Weight of %1, typed").arg(letter));
        row.value->setRange(0, 1);
        row.value->setDecimals(3);
        row.value->setSingleStep(0.01);
        row.value->setKeyboardTracking(false);
        label->setBuddy(row.slider);
        const int line = static_cast<int>(i) + 1;
        layout.addWidget(label, line, 0);
        layout.addWidget(row.slider, line, 1);
        layout.addWidget(row.value, line, 2);
        connect(row.slider, &QSlider::valueChanged, this, [this, i](int steps) {
            const QSignalBlocker quiet(m_rows[i].value);
            m_rows[i].value->setValue(static_cast<double>(steps) / kSliderSteps);
            takeSliders();
        });
        connect(row.value, &QDoubleSpinBox::valueChanged, this, [this, i](double value) {
            const QSignalBlocker quiet(m_rows[i].slider);
            m_rows[i].slider->setValue(static_cast<int>(std::lround(value * kSliderSteps)));
            takeSliders();
        });
    }
    m_sum = new QLabel(this);
    m_sum->setObjectName(QStringLiteral("weightSum"));
    m_renormalise = new QPushButton(tr("Renormalise"), this);
    m_renormalise->setObjectName(QStringLiteral("renormalise"));
    m_renormalise->setToolTip(tr("Divide every weight by their sum. The FHRI does not change: it divides by "
                                 "the weights that apply anyway."));
    connect(m_renormalise, &QPushButton::clicked, this, &WeightsPane::renormalise);
    layout.addWidget(m_sum, 6, 0, 1, 2);
    layout.addWidget(m_renormalise, 6, 2);
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("weightNote"));
    widgets::keepWhole(*m_note);
    layout.addWidget(m_note, 7, 0, 1, 3);
    layout.setRowStretch(8, 1);
    layout.setColumnStretch(1, 1);
}

WeightsPane::Choice WeightsPane::choiceFor(const model::Scoring& scoring) {
    switch (scoring.kind) {
    case model::ScoringKind::Stored:
        return Stored;
    case model::ScoringKind::SourceWeights:
        return Source;
    case model::ScoringKind::Weights:
        break;
    }
    return scoring.weights == model::kDocumentWeights    ? Document
           : scoring.weights == model::kNoEntropyWeights ? NoEntropy
                                                         : Own;
}

void WeightsPane::choose(int choice) {
    m_apply.stop();
    switch (static_cast<Choice>(choice)) {
    case Stored:
        m_controller.setScoring({});
        break;
    case Document:
        m_controller.setScoring({model::ScoringKind::Weights, model::kDocumentWeights});
        break;
    case NoEntropy:
        m_controller.setScoring({model::ScoringKind::Weights, model::kNoEntropyWeights});
        break;
    case Source:
        m_controller.setScoring({model::ScoringKind::SourceWeights, model::kDocumentWeights});
        break;
    case Own:
        m_controller.setScoring({model::ScoringKind::Weights, shownWeights()});
        break;
    }
    readController();
}

model::ComponentWeights WeightsPane::shownWeights() const {
    model::ComponentWeights weights{};
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        weights[i] = m_rows[i].value->value();
    }
    return weights;
}

void WeightsPane::showWeights(const model::ComponentWeights& weights) {
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const QSignalBlocker noSlider(m_rows[i].slider);
        const QSignalBlocker noValue(m_rows[i].value);
        m_rows[i].slider->setValue(static_cast<int>(std::lround(weights[i] * kSliderSteps)));
        m_rows[i].value->setValue(weights[i]);
    }
}

void WeightsPane::takeSliders() {
    m_apply.start();
    const model::ComponentWeights weights = shownWeights();
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    m_sum->setText(tr("Sum %1").arg(widgets::proportionText(sum, 3)));
    m_renormalise->setEnabled(sum > 0 && std::abs(sum - 1) > kSumTolerance);
}

void WeightsPane::renormalise() {
    model::ComponentWeights weights = shownWeights();
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (sum > 0) {
        for (double& weight : weights) {
            weight /= sum;
        }
        showWeights(weights);
        takeSliders();
    }
}

void WeightsPane::readController() {
    const bool usable = m_controller.hasComponents();
    m_choice->setEnabled(usable);
    for (const WeightRow& row : m_rows) {
        row.slider->setEnabled(usable);
        row.value->setEnabled(usable);
    }
    m_renormalise->setEnabled(false);
    if (!m_controller.hasData()) {
        m_sum->clear();
        m_note->clear();
        return;
    }
    const model::Scoring& scoring = m_controller.scoring();
    const QSignalBlocker quiet(m_choice);
    m_choice->setCurrentIndex(choiceFor(scoring));
    if (!m_apply.isActive()) { // else a newer position waits to be taken
        showWeights(scoring.weights);
    }
    const model::ComponentWeights weights = shownWeights();
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    m_sum->setText(tr("Sum %1").arg(widgets::proportionText(sum, 3)));
    m_renormalise->setEnabled(usable && sum > 0 && std::abs(sum - 1) > kSumTolerance);
    const std::int64_t dropped = m_controller.droppedCount();
    m_note->setText(!usable ? tr("This set has no components: only the stored FHRI can be judged.")
                    : dropped > 0
                        ? tr("Without any of the weighted components, and in no figure: %1 sample(s).",
                             nullptr, static_cast<int>(dropped))
                              .arg(widgets::countText(dropped))
                        : QString());
}

void WeightsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refreshHistograms();
    }
}

void WeightsPane::refreshHistograms() {
    m_stale = false;
    QList<plot::Chart> plots;
    if (m_controller.hasComponents()) {
        const std::vector<std::uint32_t> positions = m_controller.samples();
        for (std::size_t i = 0; i < model::kComponentCount; ++i) {
            plots.append(
                componentPlot(m_controller.data()->columns, static_cast<model::Component>(i), positions));
        }
    }
    m_histograms->setCharts(plots);
}

} // namespace assay::app

#include "moc_weights_pane.cpp"
