#include "app/pages/thresholds/scenario_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "core/results/thresholds/threshold_words.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

namespace assay::app {
namespace {

constexpr int kRefreshAfterMs = 150;

} // namespace

ScenarioModel::ScenarioModel(ThresholdController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(kRefreshAfterMs);
    connect(&m_refresh, &QTimer::timeout, this, &ScenarioModel::refreshSweeps);
    connect(&controller, &ThresholdController::dataChanged, this, &ScenarioModel::reset);
    connect(&controller, &ThresholdController::rulesChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&controller, &ThresholdController::scoringChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&controller, &ThresholdController::constraintsChanged, &m_refresh, qOverload<>(&QTimer::start));
    connect(&controller, &ThresholdController::tauChanged, this, [this] {
        const QModelIndex cell = index(m_controller.scope(), Tau);
        Q_EMIT dataChanged(cell, cell, {Qt::DisplayRole});
    });
}

void ScenarioModel::reset() {
    beginResetModel();
    m_sweeps.clear();
    for (int scope = 0; scope < m_controller.scopeCount(); ++scope) {
        m_sweeps.push_back(m_controller.gridSweep(scope));
    }
    endResetModel();
}

void ScenarioModel::refreshSweeps() {
    for (std::size_t scope = 0; scope < m_sweeps.size(); ++scope) {
        m_sweeps[scope] = m_controller.gridSweep(static_cast<int>(scope));
    }
    if (!m_sweeps.empty()) {
        Q_EMIT dataChanged(index(0, Count), index(rowCount() - 1, Verdict));
    }
}

int ScenarioModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sweeps.size());
}

int ScenarioModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ScenarioModel::text(int row, Column column) const {
    const ThresholdController::GridSweep& sweep = m_sweeps[static_cast<std::size_t>(row)];
    switch (column) {
    case Name:
        return m_controller.scopeName(row);
    case Count:
        return widgets::countText(m_controller.sampleCount(row));
    case Tau:
        return tauText(m_controller.tau(row));
    case Best: {
        if (!sweep.best) {
            return widgets::undefinedText();
        }
        const QString tau = widgets::proportionText(sweep.points[sweep.best->index].tau, 2);
        return sweep.best->feasible ? tau : tr("(%1)").arg(tau);
    }
    case Verdict: {
        if (!sweep.best) {
            return widgets::undefinedText();
        }
        if (!sweep.best->feasible) {
            return tr("infeasible");
        }
        if (!sweep.macroF1Swing) {
            return tr("feasible");
        }
        return widgets::windowText(results::thresholds::robustnessText,
                                   std::optional(evaluate::robustnessOf(*sweep.macroF1Swing)));
    }
    case ColumnCount:
        break;
    }
    return {};
}

QString ScenarioModel::verdictDetail(int row) const {
    const ThresholdController::GridSweep& sweep = m_sweeps[static_cast<std::size_t>(row)];
    QString detail = gridVerdictText(sweep);
    if (sweep.macroF1Swing) {
        detail += QLatin1Char('\n') +
                  tr("Macro-F1 changes by up to %1 at τ* ± 0.05 (robust below 0.02, sensitive from 0.05).")
                      .arg(widgets::proportionText(sweep.macroF1Swing));
    }
    return detail;
}

QVariant ScenarioModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), column);
    case Qt::ToolTipRole:
        return column == Best || column == Verdict ? verdictDetail(index.row()) : text(index.row(), column);
    case Qt::TextAlignmentRole:
        return column == Name || column == Verdict ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                   : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant ScenarioModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return section == Name || section == Verdict ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                     : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (static_cast<Column>(section)) {
    case Name:
        return tip ? tr("All samples together, then each scenario of the set") : tr("Scenario");
    case Count:
        return tip ? tr("Samples with an FHRI") : tr("n");
    case Tau:
        return tip ? tr("The threshold set here; each scenario keeps its own") : tr("τ");
    case Best:
        return tip ? tr("The best threshold on the grid 0.50 … 0.95 under the constraints; the least "
                        "violating one if none meets them")
                   : tr("τ*");
    case Verdict:
        return tip ? tr("Infeasible, or how Macro-F1 bears a step of 0.05 (robust, moderate, sensitive)")
                   : tr("Verdict");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_scenario_model.cpp"
