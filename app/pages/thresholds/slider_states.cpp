#include "app/pages/thresholds/slider_states.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "widgets/text/number_text.h"

#include <QStringList>
#include <algorithm>

namespace assay::app {
namespace {

constexpr int kStateRestMs = 700; // without a move: a state that was looked at

QString weightsText(const model::Scoring& scoring) {
    if (scoring.kind == model::ScoringKind::Stored) {
        return SliderStates::tr("FHRI as stored");
    }
    QStringList weights;
    for (const double weight : scoring.weights) {
        weights.append(widgets::proportionText(weight, 2));
    }
    const QString text = weights.join(QStringLiteral(" · "));
    return scoring.kind == model::ScoringKind::SourceWeights
               ? SliderStates::tr("the source's, else %1").arg(text)
               : text;
}

} // namespace

SliderStates::SliderStates(ThresholdController& controller, QObject* parent)
    : RowTable(parent)
    , m_controller(controller) {
    describeColumns();
    m_rest.setSingleShot(true);
    m_rest.setInterval(kStateRestMs);
    connect(&m_rest, &QTimer::timeout, this, &SliderStates::keep);
    const auto wait = [this] {
        const bool begins = !m_rest.isActive();
        m_rest.start();
        if (begins) {
            Q_EMIT currentChanged(); // the state that is left can be gone back to
        }
    };
    connect(&controller, &ThresholdController::tauChanged, this, wait);
    connect(&controller, &ThresholdController::rulesChanged, this, wait);
    connect(&controller, &ThresholdController::scoringChanged, this, wait);
    connect(&controller, &ThresholdController::dataChanged, this, &SliderStates::begin);
    connect(&controller, &ThresholdController::scopeChanged, this, [this] {
        keep(); // what was moved for the scope that was in front
        m_scope = m_controller.scope();
    });
    begin();
}

void SliderStates::describeColumns() {
    using Kept = KeptSliderState;
    const auto tauOf = [](const Kept& kept) { return kept.state.tau[static_cast<std::size_t>(kept.scope)]; };
    const auto isCurrent = [this](const Kept&, int row) { return row == m_current; };
    const auto recallOf = [](model::Label label) {
        return [label](const Kept& kept) { return kept.figures.of(label).recall; };
    };
    setColumns(
        {{.key = Scope,
          .title = tr("Scope"),
          .definition = tr("What the figures are of: all samples or a scenario"),
          .width = 20,
          .text =
              [this](const Kept& kept, int row) {
                  const QString name = m_controller.scopeName(kept.scope);
                  return row == m_current ? tr("%1 (now)").arg(name) : name;
              },
          .bold = isCurrent},
         {.key = Tau,
          .title = tr("τ"),
          .definition = tr("The threshold of this scope. The tool tip of a cell has those of all scopes."),
          .width = 8,
          .alignment = widgets::kNumberAlignment,
          .text = [tauOf](const Kept& kept) { return tauText(tauOf(kept)); },
          .value = tauOf,
          .toolTip = [this](const Kept& kept) { return taus(kept); },
          .bold = isCurrent},
         {.key = AllTaus,
          .title = tr("All scopes"),
          .definition =
              tr("The thresholds of all scopes: one for all, or the lowest and the highest, and how "
                 "many are not the predetermined ones"),
          .width = 26,
          .text = [this](const Kept& kept) { return allTaus(kept); },
          .toolTip = [this](const Kept& kept) { return taus(kept); }},
         {.key = NliSoft,
          .title = tr("NLI soft"),
          .width = 9,
          .alignment = widgets::kNumberAlignment,
          .text = [](const Kept& kept) { return tauText(kept.state.nli.soft); },
          .value = [](const Kept& kept) { return kept.state.nli.soft; }},
         {.key = NliHard,
          .title = tr("NLI hard"),
          .width = 9,
          .alignment = widgets::kNumberAlignment,
          .text = [](const Kept& kept) { return tauText(kept.state.nli.hard); },
          .value = [](const Kept& kept) { return kept.state.nli.hard; }},
         {.key = Weights,
          .title = tr("Weights"),
          .definition = tr("Of the five components, in the order of the tab Weights"),
          .width = 32,
          .text = [](const Kept& kept) { return weightsText(kept.state.scoring); }},
         {.key = Count,
          .title = tr("n"),
          .definition = tr("Samples of this scope with a score"),
          .width = 8,
          .count = &Kept::n},
         {.key = MacroF1,
          .title = tr("Macro-F1"),
          .definition = tr("Mean F1 over the classes that occur"),
          .width = 10,
          .figure = [](const Kept& kept) { return kept.figures.macroF1; }},
         {.key = HallucinationRecall,
          .title = constraintText(metrics::Constraint::HallucinationRecall),
          .width = 22,
          .figure = recallOf(model::Label::Hallucination)},
         {.key = AccuratePrecision,
          .title = constraintText(metrics::Constraint::AccuratePrecision),
          .width = 22,
          .figure = [](const Kept& kept) { return kept.figures.of(model::Label::Accurate).precision; }},
         {.key = ContradictionRecall,
          .title = constraintText(metrics::Constraint::ContradictionRecall),
          .width = 22,
          .figure = recallOf(model::Label::Contradiction)}});
}

// Another set has states of its own.
void SliderStates::begin() {
    m_rest.stop();
    m_current = -1;
    m_way.clear();
    m_step = 0;
    setRows({});
    if (m_controller.hasData()) {
        m_scope = m_controller.scope();
        insertAt(0, now());
        addStep(m_controller.sliderState());
        setCurrent(0);
    } else {
        Q_EMIT currentChanged();
    }
}

KeptSliderState SliderStates::now() const {
    KeptSliderState kept;
    kept.state = m_controller.sliderState();
    kept.scope = m_scope;
    kept.n = m_controller.sampleCount(m_scope);
    kept.figures =
        metrics::figuresOf(m_controller.indexOfScope(m_scope).confusionAt(m_controller.tau(m_scope)));
    return kept;
}

void SliderStates::keep() {
    m_rest.stop();
    if (!m_controller.hasData()) {
        return;
    }
    const SliderState state = m_controller.sliderState();
    addStep(state);
    const int known = rowWhere([&](const KeptSliderState& kept) { return kept.state == state; });
    if (known >= 0) { // moved back by hand
        setCurrent(known);
        return;
    }
    insertAt(0, now());
    if (rowCount() > kMost) {
        removeAt(rowCount() - 1);
    }
    setCurrent(0);
}

// What was left by going back is left for good.
void SliderStates::addStep(const SliderState& state) {
    if (!m_way.empty() && m_way[m_step].state == state) {
        return;
    }
    if (!m_way.empty()) {
        m_way.erase(m_way.begin() + static_cast<std::ptrdiff_t>(m_step) + 1, m_way.end());
    }
    if (m_way.size() == static_cast<std::size_t>(kMost)) {
        m_way.erase(m_way.begin());
    }
    m_way.push_back({state, m_scope});
    m_step = m_way.size() - 1;
}

void SliderStates::setCurrent(int row) {
    m_current = row;
    tellAll();
    Q_EMIT currentChanged();
}

bool SliderStates::canGoBack() const {
    return m_rest.isActive() || m_step > 0;
}

bool SliderStates::canGoForward() const {
    return !m_rest.isActive() && m_step + 1 < m_way.size();
}

// What is taken back is seen where it was done.
void SliderStates::goBack() {
    keep();
    if (m_step > 0) {
        show(m_way[m_step].scope, m_way[m_step - 1].state, m_step - 1);
    }
}

void SliderStates::goForward() {
    keep();
    if (m_step + 1 < m_way.size()) {
        show(m_way[m_step + 1].scope, m_way[m_step + 1].state, m_step + 1);
    }
}

void SliderStates::goTo(int row) {
    if (const KeptSliderState* const kept = at(row); kept != nullptr) {
        show(kept->scope, kept->state);
    }
}

// Values: rows move while what was in between is kept.
void SliderStates::show(int scope, SliderState state, std::optional<std::size_t> step) {
    keep();
    m_controller.setScope(scope);
    m_controller.setSliderState(state);
    m_step = step.value_or(m_step);
    keep();
}

QString SliderStates::allTaus(const KeptSliderState& kept) const {
    const auto [low, high] = std::ranges::minmax(kept.state.tau);
    if (low == high) {
        return tr("all at %1").arg(tauText(low));
    }
    int moved = 0;
    for (int scope = 0; scope < m_controller.scopeCount(); ++scope) {
        moved +=
            kept.state.tau[static_cast<std::size_t>(scope)] != m_controller.predeterminedTau(scope) ? 1 : 0;
    }
    return tr("%1–%2, %n moved", nullptr, moved).arg(tauText(low), tauText(high));
}

QString SliderStates::taus(const KeptSliderState& kept) const {
    QStringList lines;
    for (int scope = 0; scope < m_controller.scopeCount(); ++scope) {
        lines.append(tr("%1: τ %2")
                         .arg(m_controller.scopeName(scope),
                              tauText(kept.state.tau[static_cast<std::size_t>(scope)])));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace assay::app

#include "moc_slider_states.cpp"
