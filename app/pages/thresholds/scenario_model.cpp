#include "app/pages/thresholds/scenario_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/evaluate/thresholds/scenario_table.h"
#include "core/results/thresholds/threshold_words.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

namespace assay::app {
namespace {

constexpr int kRefreshAfterMs = 150;

QString bestText(const ScopeRow& row) {
    const ThresholdController::GridSweep& sweep = row.sweep;
    if (!sweep.best) {
        return widgets::undefinedText();
    }
    const QString tau = widgets::proportionText(sweep.points[sweep.best->index].tau, 2);
    return sweep.best->feasible ? tau : ScenarioModel::tr("(%1)").arg(tau);
}

QString verdictText(const ScopeRow& row) {
    const ThresholdController::GridSweep& sweep = row.sweep;
    if (!sweep.best) {
        return widgets::undefinedText();
    }
    if (!sweep.best->feasible) {
        return ScenarioModel::tr("infeasible");
    }
    if (!sweep.macroF1Swing) {
        return sweep.best->unchecked.empty() ? ScenarioModel::tr("feasible")
                                             : ScenarioModel::tr("not all checked");
    }
    return widgets::windowText(results::thresholds::robustnessText,
                               std::optional(sweep.shortages.empty()
                                                 ? evaluate::robustnessOf(*sweep.macroF1Swing)
                                                 : evaluate::Robustness::CannotBeJudged));
}

QString verdictDetail(const ScopeRow& row) {
    QString detail = gridVerdictText(row.sweep);
    if (row.sweep.macroF1Swing) {
        detail += QLatin1Char('\n') +
                  ScenarioModel::tr(
                      "Macro-F1 changes by up to %1 at τ* ± 0.05 (robust below 0.02, sensitive from 0.05).")
                      .arg(widgets::proportionText(row.sweep.macroF1Swing));
    }
    if (!row.sweep.shortages.empty()) {
        detail += QLatin1Char('\n') +
                  ScenarioModel::tr("There is too little to judge by: %1.")
                      .arg(widgets::windowText(results::thresholds::shortagesText, row.sweep.shortages));
    }
    return detail;
}

} // namespace

ScenarioModel::ScenarioModel(ThresholdController& controller, QObject* parent)
    : RowTable(parent)
    , m_controller(controller) {
    describeColumns();
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshAfterMs);
    connect(&m_refresh, &QTimer::timeout, this, [this] { updateRows(scopes()); });
    connect(&controller, &ThresholdController::dataChanged, this, [this] { setRows(scopes()); });
    connect(&controller, &ThresholdController::rulesChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&controller, &ThresholdController::scoringChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&controller, &ThresholdController::constraintsChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&controller, &ThresholdController::tauChanged, this, [this] {
        const QModelIndex cell = index(m_controller.scope(), Tau);
        Q_EMIT dataChanged(cell, cell, {Qt::DisplayRole});
    });
}

std::vector<ScopeRow> ScenarioModel::scopes() const {
    std::vector<ScopeRow> scopes;
    for (int scope = 0; scope < m_controller.scopeCount(); ++scope) {
        scopes.push_back({scope, m_controller.gridSweep(scope)});
    }
    return scopes;
}

void ScenarioModel::describeColumns() {
    setColumns(
        {{.key = Name,
          .title = tr("Scenario"),
          .definition = tr("All samples together, then each scenario of the set"),
          .width = 14,
          .text = [this](const ScopeRow& row) { return m_controller.scopeName(row.scope); }},
         {.key = Count,
          .title = tr("n"),
          .definition = tr("Samples with an FHRI"),
          .width = 7,
          .alignment = widgets::kNumberAlignment,
          .text =
              [this](const ScopeRow& row) {
                  return widgets::countText(m_controller.sampleCount(row.scope));
              }},
         {.key = Tau,
          .title = tr("τ"),
          .definition = tr("The threshold set here; each scenario keeps its own"),
          .width = 6,
          .alignment = widgets::kNumberAlignment,
          .text = [this](const ScopeRow& row) { return tauText(m_controller.tau(row.scope)); }},
         {.key = Best,
          .title = tr("τ*"),
          .definition = tr("The best threshold on the grid 0.50 … 0.95 under the constraints; the least "
                           "violating one if none meets them"),
          .width = 6,
          .alignment = widgets::kNumberAlignment,
          .text = bestText,
          .toolTip = verdictDetail},
         {.key = Verdict,
          .title = tr("Verdict"),
          .definition = tr("Infeasible, or how Macro-F1 bears a step of 0.05 (robust, moderate, sensitive)"),
          .width = 9,
          .text = verdictText,
          .toolTip = verdictDetail}},
        ToolTips::Texts);
    setKey(&ScopeRow::scope);
}

} // namespace assay::app

#include "moc_scenario_model.cpp"
