#include "app/pages/thresholds/threshold_controller.h"

#include "core/json/settings_reader.h"
#include "core/metrics/classification/rescore.h"
#include "core/metrics/classification/threshold_cost.h"
#include "core/results/thresholds/threshold_words.h"
#include "widgets/text/translated_wording.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

constexpr double kTauSteps = 10'000;
constexpr double kRobustnessStep = 0.05;

double roundedTau(double tau) {
    return std::round(std::clamp(tau, 0.0, 1.0) * kTauSteps) / kTauSteps;
}

std::optional<double> proportionAt(const nlohmann::json& object, const char* key) {
    const nlohmann::json* const found = base::memberOf(object, key);
    const auto value = found != nullptr ? base::numberIn(*found) : std::nullopt;
    return value && *value >= 0 && *value <= 1 ? value : std::nullopt;
}

const char* scoringName(model::ScoringKind kind) {
    switch (kind) {
    case model::ScoringKind::Stored:
        return "stored";
    case model::ScoringKind::Weights:
        return "weights";
    case model::ScoringKind::SourceWeights:
        return "source";
    }
    return "stored";
}

nlohmann::json nliJson(metrics::NliThresholds nli) {
    return {{"soft", nli.soft}, {"hard", nli.hard}};
}

// What saveView() wrote; the usual limits where it is not usable.
metrics::NliThresholds storedNli(const nlohmann::json& object) {
    metrics::NliThresholds nli;
    const nlohmann::json stored = object.value("nli", nlohmann::json());
    if (stored.is_object()) {
        nli.hard = proportionAt(stored, "hard").value_or(nli.hard);
        nli.soft = std::min(proportionAt(stored, "soft").value_or(nli.soft), nli.hard);
    }
    return nli;
}

nlohmann::json scoringJson(const model::Scoring& scoring) {
    return {{"kind", scoringName(scoring.kind)}, {"weights", scoring.weights}};
}

// What saveView() wrote; none where it is not usable.
double storedBeta(const nlohmann::json& value) {
    const double beta = value.is_number() ? value.get<double>() : metrics::kUsualBeta;
    return beta >= metrics::kLowestBeta && beta <= metrics::kHighestBeta ? beta : metrics::kUsualBeta;
}

std::optional<model::DecisionCosts> storedCosts(const nlohmann::json& object) {
    const auto cost = [&](const char* key) {
        const nlohmann::json* const found = base::memberOf(object, key);
        const auto value = found != nullptr ? base::numberIn(*found) : std::nullopt;
        return value && *value >= 0 && *value <= ThresholdController::kHighestCost ? value : std::nullopt;
    };
    const auto missed = cost("missed_hallucination");
    const auto refused = cost("refused_accurate");
    return missed && refused ? std::optional(model::DecisionCosts{*missed, *refused}) : std::nullopt;
}

// `tau` by scope: that of all samples, then those of the scenarios.
void addTau(nlohmann::json& object, const std::vector<double>& tau,
            const std::vector<std::string>& scenarios) {
    object["tau_all"] = tau.front();
    nlohmann::json& of = object["tau"] = nlohmann::json::object();
    for (std::size_t i = 0; i < scenarios.size(); ++i) {
        of[scenarios[i]] = tau[i + 1];
    }
}

// What addTau() wrote; what is not usable leaves its threshold as it is.
void readTau(const nlohmann::json& object, const std::vector<std::string>& scenarios,
             std::vector<double>& tau) {
    tau.front() = roundedTau(proportionAt(object, "tau_all").value_or(tau.front()));
    const nlohmann::json of = object.value("tau", nlohmann::json());
    for (std::size_t i = 0; of.is_object() && i < scenarios.size(); ++i) {
        tau[i + 1] = roundedTau(proportionAt(of, scenarios[i].c_str()).value_or(tau[i + 1]));
    }
}

// What saveView() wrote; the stored FHRI when it is not usable.
model::Scoring storedScoring(const nlohmann::json& object, bool hasComponents) {
    model::Scoring scoring;
    const nlohmann::json weights =
        object.is_object() ? object.value("weights", nlohmann::json()) : nlohmann::json();
    if (!hasComponents || !weights.is_array() || weights.size() != model::kComponentCount) {
        return scoring;
    }
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        const double weight = base::numberIn(weights.at(i)).value_or(-1);
        if (!(weight >= 0 && weight <= 1)) {
            return {};
        }
        scoring.weights[i] = weight;
    }
    for (const auto kind : {model::ScoringKind::Weights, model::ScoringKind::SourceWeights}) {
        if (object.value("kind", nlohmann::json()) == scoringName(kind)) {
            scoring.kind = kind;
        }
    }
    return scoring;
}

} // namespace

ThresholdData::ThresholdData(workspace::ScoredSetInfo setInfo, model::ScoredColumns setColumns,
                             metrics::NliThresholds nli)
    : info(std::move(setInfo))
    , columns(std::move(setColumns))
    , scores(std::make_shared<const metrics::LargeVector<double>>(columns.fhri.begin(), columns.fhri.end()))
    , indexes(columns, nli)
    , leaked(evaluate::leakedPredictions(columns)) {
    for (std::size_t i = 0; i < indexes.scenarioCount(); ++i) {
        static_cast<void>(indexes.scenario(i)); // built here, not on the thread that shows them
    }
    for (std::uint32_t i = 0; i < columns.size(); ++i) {
        if (!std::isnan(columns.nli[i])) {
            nliOrder.push_back(i);
        }
    }
    std::stable_sort(nliOrder.begin(), nliOrder.end(),
                     [this](std::uint32_t a, std::uint32_t b) { return columns.nli[a] < columns.nli[b]; });
}

ThresholdController::ThresholdController(QObject* parent)
    : QObject(parent) {}

void ThresholdController::setData(std::shared_ptr<ThresholdData> data, const std::string& view) {
    m_data = std::move(data);
    m_scope = kAllSamples;
    m_nli = {};
    m_nliAsSet = {};
    m_constraints = {};
    m_costs.reset();
    m_beta = metrics::kUsualBeta;
    m_scoring = {};
    m_pin.reset();
    m_byScenario.reset();
    m_tau.assign(static_cast<std::size_t>(scopeCount()), 0);
    for (int scope = 0; scope < scopeCount(); ++scope) {
        m_tau[static_cast<std::size_t>(scope)] = predeterminedTau(scope);
    }
    if (m_data) {
        restoreView(view);
        ensureScored();
    }
    Q_EMIT dataChanged();
}

std::string ThresholdController::saveView() const {
    nlohmann::json view;
    view["version"] = 1;
    view["nli"] = nliJson(m_nli);
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        const std::optional<double>& required = m_constraints.of(constraint);
        view["constraints"][std::string(metrics::constraintName(constraint))] =
            required ? nlohmann::json(*required) : nlohmann::json(nullptr);
    }
    view["scoring"] = scoringJson(m_scoring);
    if (m_costs) {
        view["costs"] = {{"missed_hallucination", m_costs->missedHallucination},
                         {"refused_accurate", m_costs->refusedAccurate}};
    }
    view["beta"] = m_beta;
    addTau(view, m_tau, m_data->columns.scenarios);
    if (m_pin) {
        nlohmann::json& pin = view["pin"];
        pin["name"] = m_pin->name.toStdString();
        pin["nli"] = nliJson(m_pin->nli);
        pin["scoring"] = scoringJson(m_pin->scoring);
        addTau(pin, m_pin->tau, m_data->columns.scenarios);
    }
    if (m_scope != kAllSamples) {
        view["scenario"] = m_data->columns.scenarios[static_cast<std::size_t>(m_scope) - 1];
    }
    return view.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void ThresholdController::restoreView(const std::string& view) {
    const nlohmann::json stored = json::parseSettingsJson(view);
    if (!stored.is_object()) {
        return;
    }
    m_nli = storedNli(stored);
    m_nliAsSet = m_nli;
    const nlohmann::json constraints = stored.value("constraints", nlohmann::json::object());
    for (std::size_t i = 0; constraints.is_object() && i < metrics::kConstraintCount; ++i) {
        const auto constraint = static_cast<metrics::Constraint>(i);
        const std::string name(metrics::constraintName(constraint));
        if (constraints.contains(name)) {
            m_constraints.of(constraint) = proportionAt(constraints, name.c_str());
        }
    }
    m_costs = storedCosts(stored.value("costs", nlohmann::json()));
    m_beta = storedBeta(stored.value("beta", nlohmann::json()));
    m_scoring = storedScoring(stored.value("scoring", nlohmann::json()), hasComponents());
    readTau(stored, m_data->columns.scenarios, m_tau);
    const nlohmann::json scenario = stored.value("scenario", nlohmann::json());
    for (std::size_t i = 0; i < m_data->columns.scenarios.size(); ++i) {
        if (scenario.is_string() && scenario.get_ref<const std::string&>() == m_data->columns.scenarios[i]) {
            m_scope = static_cast<int>(i) + 1;
        }
    }
    restorePin(stored.value("pin", nlohmann::json()));
}

void ThresholdController::restorePin(const nlohmann::json& pin) {
    if (!pin.is_object()) {
        return;
    }
    ensureScored();
    ThresholdPin restored;
    restored.tau = m_tau;
    readTau(pin, m_data->columns.scenarios, restored.tau);
    restored.nli = storedNli(pin);
    restored.scoring = storedScoring(pin.value("scoring", nlohmann::json()), hasComponents());
    restored.scores = scoresBy(restored.scoring);
    const nlohmann::json name = pin.value("name", nlohmann::json());
    if (name.is_string()) {
        restored.name = QString::fromStdString(name.get<std::string>());
    }
    m_pin = std::move(restored);
}

int ThresholdController::scopeCount() const {
    return m_data ? static_cast<int>(m_data->columns.scenarios.size()) + 1 : 0;
}

void ThresholdController::setScope(int scope) {
    if (scope == m_scope || scope < 0 || scope >= scopeCount()) {
        return;
    }
    m_scope = scope;
    Q_EMIT scopeChanged();
}

QString ThresholdController::scopeName(int scope) const {
    const bool isGlobal = scope == kAllSamples;
    return widgets::windowText(
        results::thresholds::scopeText,
        isGlobal ? std::string() : m_data->columns.scenarios[static_cast<std::size_t>(scope) - 1], isGlobal);
}

std::int64_t ThresholdController::sampleCount(int scope) const {
    return static_cast<std::int64_t>(index(scope).size());
}

double ThresholdController::tau(int scope) const {
    return m_tau[static_cast<std::size_t>(scope)];
}

void ThresholdController::setTau(double tau) {
    const double rounded = roundedTau(tau);
    if (!m_data || rounded == m_tau[static_cast<std::size_t>(m_scope)]) {
        return;
    }
    m_tau[static_cast<std::size_t>(m_scope)] = rounded;
    Q_EMIT tauChanged();
}

void ThresholdController::setTaus(const std::vector<double>& taus) {
    if (!m_data || taus.size() != m_tau.size()) {
        return;
    }
    std::vector<double> rounded;
    for (const double tau : taus) {
        rounded.push_back(roundedTau(tau));
    }
    if (rounded == m_tau) {
        return;
    }
    m_tau = std::move(rounded);
    Q_EMIT scoringChanged();
}

double ThresholdController::predeterminedTau(int scope) const {
    return scope == kAllSamples ? evaluate::predeterminedThreshold("default")
                                : evaluate::predeterminedThreshold(
                                      m_data->columns.scenarios[static_cast<std::size_t>(scope) - 1]);
}

void ThresholdController::setNliSoft(double soft) {
    m_nliAsSet.soft = roundedTau(soft);
    setNli({m_nliAsSet.soft, std::max(m_nliAsSet.soft, m_nliAsSet.hard)});
}

void ThresholdController::setNliHard(double hard) {
    m_nliAsSet.hard = roundedTau(hard);
    setNli({std::min(m_nliAsSet.hard, m_nliAsSet.soft), m_nliAsSet.hard});
}

void ThresholdController::setNli(metrics::NliThresholds nli) {
    if (nli == m_nli) {
        return;
    }
    m_nli = nli;
    Q_EMIT rulesChanged();
}

bool ThresholdController::hasComponents() const {
    return m_data && std::any_of(m_data->columns.components.begin(), m_data->columns.components.end(),
                                 [](const std::vector<double>& column) { return !column.empty(); });
}

void ThresholdController::setScoring(const model::Scoring& scoring) {
    if (!m_data || scoring == m_scoring) {
        return;
    }
    m_scoring = scoring;
    rescore();
    Q_EMIT scoringChanged();
}

void ThresholdController::rescore() const {
    m_data->scores =
        std::make_shared<const metrics::LargeVector<double>>(metrics::rescored(m_data->columns, m_scoring));
    m_data->indexes.setScores(*m_data->scores);
    m_data->scoring = m_scoring;
}

std::shared_ptr<const metrics::LargeVector<double>>
ThresholdController::scoresBy(const model::Scoring& scoring) const {
    return scoring == m_scoring ? m_data->scores
                                : std::make_shared<const metrics::LargeVector<double>>(
                                      metrics::rescored(m_data->columns, scoring));
}

std::int64_t ThresholdController::droppedCount() const {
    return m_data ? static_cast<std::int64_t>(m_data->columns.size()) - sampleCount(kAllSamples) : 0;
}

void ThresholdController::pin() {
    if (m_data) {
        ensureScored();
        m_pin = ThresholdPin{m_tau, m_nli, m_scoring, m_data->scores, {}};
        m_byScenario.reset();
        Q_EMIT pinChanged();
    }
}

void ThresholdController::pin(const model::Decision& decision) {
    if (!m_data) {
        return;
    }
    ensureScored();
    m_pin = ThresholdPin{tauVector(decision),
                         {decision.nliSoft, decision.nliHard},
                         decision.scoring,
                         scoresBy(decision.scoring),
                         QString::fromStdString(decision.name)};
    m_byScenario.reset();
    Q_EMIT pinChanged();
}

void ThresholdController::unpin() {
    if (m_pin) {
        m_pin.reset();
        Q_EMIT pinChanged();
    }
}

bool ThresholdController::comparesByScenario() const {
    if (!m_data || !m_pin || m_scope != kAllSamples) {
        return false;
    }
    return m_byScenario.value_or(!std::equal(m_tau.begin() + 1, m_tau.end(), m_pin->tau.begin() + 1));
}

void ThresholdController::setComparesByScenario(bool byScenario) {
    if (m_pin && m_byScenario != byScenario) {
        m_byScenario = byScenario;
        Q_EMIT pinChanged();
    }
}

ThresholdController::ComparedTau ThresholdController::comparedTau() const {
    if (comparesByScenario()) {
        return {{m_pin->tau.begin() + 1, m_pin->tau.end()}, {m_tau.begin() + 1, m_tau.end()}};
    }
    const std::size_t scenarios = m_data->columns.scenarios.size();
    return {std::vector<double>(scenarios, m_pin->tau[static_cast<std::size_t>(m_scope)]),
            std::vector<double>(scenarios, tau())};
}

std::optional<metrics::ConfusionMatrix> ThresholdController::pinnedMatrix() const {
    if (!m_data || !m_pin) {
        return std::nullopt;
    }
    const ComparedTau compared = comparedTau();
    metrics::ConfusionMatrix pinned = pinnedMatrixAt(compared.before);
    if (comparesByScenario()) {
        const metrics::ConfusionMatrix shown = matrix();
        metrics::ConfusionMatrix now;
        for (int scope = 1; scope < scopeCount(); ++scope) {
            now += index(scope).confusionAt(tau(scope));
        }
        for (const model::Label truth : model::kLabels) {
            for (const model::Label predicted : model::kLabels) {
                pinned.at(truth, predicted) += shown.at(truth, predicted) - now.at(truth, predicted);
            }
        }
    }
    return pinned;
}

metrics::ConfusionMatrix ThresholdController::pinnedMatrixAt(const std::vector<double>& tau) const {
    ensureScored();
    metrics::ConfusionMatrix matrix;
    if (m_pin->scores == m_data->scores && m_pin->nli.hard == m_nli.hard) {
        if (!comparesByScenario()) {
            return index(m_scope).confusionAt(m_pin->tau[static_cast<std::size_t>(m_scope)]);
        }
        for (std::size_t scenario = 0; scenario < tau.size(); ++scenario) {
            matrix += index(static_cast<int>(scenario) + 1).confusionAt(tau[scenario]);
        }
        return matrix;
    }
    const model::ScoredColumns& columns = m_data->columns;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double fhri = (*m_pin->scores)[i];
        if (!std::isnan(fhri) && (m_scope == kAllSamples || columns.scenario[i] + 1 == m_scope)) {
            ++matrix.at(columns.label[i],
                        metrics::decide(fhri, columns.nli[i], tau[columns.scenario[i]], m_pin->nli.hard));
        }
    }
    return matrix;
}

std::vector<double> ThresholdController::tauVector(const model::Decision& decision) const {
    std::vector<double> tau{roundedTau(decision.fallback.tau)};
    for (const std::string& scenario : m_data->columns.scenarios) {
        tau.push_back(roundedTau(decision.tauOf(scenario)));
    }
    return tau;
}

void ThresholdController::apply(const model::Decision& decision) {
    if (m_data) {
        setSliderState({tauVector(decision), {decision.nliSoft, decision.nliHard}, decision.scoring});
    }
}

void ThresholdController::setSliderState(const SliderState& state) {
    if (!m_data || state.tau.size() != m_tau.size()) {
        return;
    }
    m_tau = state.tau;
    m_nli = state.nli;
    m_nliAsSet = state.nli;
    if (state.scoring != m_scoring) {
        m_scoring = state.scoring;
        rescore();
    }
    Q_EMIT scoringChanged();
}

void ThresholdController::setConstraints(const metrics::Constraints& constraints) {
    if (constraints == m_constraints) {
        return;
    }
    m_constraints = constraints;
    Q_EMIT constraintsChanged();
}

evaluate::SweepSettings ThresholdController::sweepSettings() const {
    return {.grid = m_grid,
            .nli = m_nli,
            .constraints = m_constraints,
            .scenarios = {},
            .costs = m_costs,
            .beta = m_beta};
}

void ThresholdController::setCosts(const std::optional<model::DecisionCosts>& costs) {
    if (costs == m_costs) {
        return;
    }
    m_costs = costs;
    Q_EMIT costsChanged();
}

void ThresholdController::setBeta(double beta) {
    const double bounded = std::clamp(beta, metrics::kLowestBeta, metrics::kHighestBeta);
    if (bounded == m_beta) {
        return;
    }
    m_beta = bounded;
    Q_EMIT betaChanged();
}

const metrics::ThresholdIndex& ThresholdController::index(int scope) const {
    ensureScored();
    evaluate::ScenarioIndexes& indexes = m_data->indexes;
    indexes.setNliThresholds(m_nli); // only the scopes that are asked for pay for new limits
    return scope == kAllSamples ? indexes.global() : indexes.scenario(static_cast<std::size_t>(scope) - 1);
}

metrics::ConfusionMatrix ThresholdController::matrix() const {
    return index(m_scope).confusionAt(tau());
}

evaluate::DecisionShares ThresholdController::shares() const {
    const std::span<const double> scored = scores();
    if (m_pairedScores != m_data->scores || m_pairedScope != m_scope) { // not at every move of the threshold
        m_pairedScores = m_data->scores;
        m_pairedScope = m_scope;
        m_pairs = evaluate::PairedSamples(m_data->columns, [&](std::size_t i) {
            return !std::isnan(scored[i]) &&
                   (m_scope == kAllSamples || m_data->columns.scenario[i] + 1 == m_scope);
        });
    }
    const std::span<const double> nli = m_data->columns.nli;
    return evaluate::decisionShares(
        matrix(), m_pairs, [scored, nli, threshold = tau(), hard = m_nli.hard](std::size_t i) {
            return static_cast<std::uint8_t>(
                model::indexOf(metrics::decide(scored[i], nli[i], threshold, hard)));
        });
}

std::int64_t ThresholdController::reviewCount() const {
    return index(m_scope).reviewCount();
}

std::vector<metrics::PrPoint> ThresholdController::prCurve(model::Label label, std::size_t maxPoints) const {
    return index(m_scope).prCurve(label, maxPoints);
}

std::optional<double> ThresholdController::averagePrecision(model::Label label) const {
    return index(m_scope).averagePrecision(label);
}

std::vector<metrics::ThresholdRange> ThresholdController::feasibleRanges() const {
    return metrics::feasibleRanges(index(m_scope), m_constraints);
}

std::vector<std::uint32_t> ThresholdController::samplesIn(model::Label truth, model::Label predicted) const {
    return index(m_scope).samplesIn(truth, predicted, tau());
}

std::span<const std::uint32_t> ThresholdController::fhriOrder() const {
    return index(kAllSamples).positions();
}

std::vector<std::uint32_t> ThresholdController::samples() const {
    const std::span<const std::uint32_t> positions = index(m_scope).positions();
    return {positions.begin(), positions.end()};
}

model::Label ThresholdController::decisionFor(std::uint32_t position) const {
    return metrics::decide(score(position), m_data->columns.nli[position], tau(), m_nli.hard);
}

ThresholdController::GridSweep ThresholdController::gridSweep(int scope) const {
    GridSweep sweep;
    std::vector<metrics::ClassificationFigures> candidates;
    std::vector<metrics::ConfusionMatrix> matrices;
    for (const double tau : m_grid.values()) {
        const metrics::ConfusionMatrix matrix = index(scope).confusionAt(tau);
        matrices.push_back(matrix);
        sweep.points.push_back({tau, matrix, metrics::figuresWithBeta(matrix, m_beta)});
        candidates.push_back(sweep.points.back().figures);
    }
    sweep.best = metrics::chooseThreshold(candidates, m_constraints);
    if (m_costs) {
        sweep.cheapest = metrics::cheapestThreshold(matrices, *m_costs);
    }
    if (!sweep.best) {
        return sweep;
    }
    const GridPoint& best = sweep.points[sweep.best->index];
    const metrics::ClassSet classes = metrics::classesInTruth(best.matrix);
    evaluate::ClusterCount clusters;
    for (const std::uint32_t position : index(scope).positions()) {
        if (clusters.isEnough()) {
            break;
        }
        clusters.add(m_data->columns, position);
    }
    sweep.shortages =
        evaluate::shortagesOf(best.matrix, clusters.count(), scope == kAllSamples ? &m_constraints : nullptr);
    for (const double step : {-kRobustnessStep, kRobustnessStep}) {
        const double tau = roundedTau(best.tau + step);
        const auto change = metrics::macroF1Difference(index(scope).confusionAt(tau), best.matrix, classes);
        if (change) {
            sweep.macroF1Swing = std::max(sweep.macroF1Swing.value_or(0), std::abs(*change));
        }
    }
    return sweep;
}

} // namespace assay::app

#include "moc_threshold_controller.cpp"
