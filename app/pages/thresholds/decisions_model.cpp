#include "app/pages/thresholds/decisions_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <algorithm>

namespace assay::app {
namespace {

constexpr int kHashCharacters = 8;

// Of all its thresholds that say; nullopt when none does.
std::optional<bool> isFeasible(const model::Decision& decision) {
    std::optional<bool> feasible = decision.fallback.feasible;
    for (const auto& [name, threshold] : decision.scenarios) {
        if (threshold.feasible) {
            feasible = feasible.value_or(true) && *threshold.feasible;
        }
    }
    return feasible;
}

bool isNumber(int column) {
    return column == DecisionsModel::DefaultTau || column == DecisionsModel::Scenarios ||
           column == DecisionsModel::HeldOut;
}

} // namespace

void DecisionsModel::setDecisions(std::vector<workspace::StoredDecision> decisions) {
    beginResetModel();
    m_decisions = std::move(decisions);
    endResetModel();
}

const workspace::StoredDecision* DecisionsModel::decision(int row) const {
    return row < 0 || row >= rowCount() ? nullptr : &m_decisions[static_cast<std::size_t>(row)];
}

int DecisionsModel::rowOf(base::RowId id) const {
    const auto found = std::find_if(m_decisions.begin(), m_decisions.end(),
                                    [&](const workspace::StoredDecision& stored) { return stored.id == id; });
    return found == m_decisions.end() ? -1 : static_cast<int>(found - m_decisions.begin());
}

bool DecisionsModel::hasName(const std::string& name) const {
    return std::any_of(m_decisions.begin(), m_decisions.end(),
                       [&](const workspace::StoredDecision& stored) { return stored.decision.name == name; });
}

int DecisionsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_decisions.size());
}

int DecisionsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DecisionsModel::data(const QModelIndex& index, int role) const {
    const workspace::StoredDecision* const stored = decision(index.row());
    if (!stored) {
        return {};
    }
    const model::Decision& decision = stored->decision;
    const auto column = static_cast<Column>(index.column());
    if (role == widgets::kRowKeyRole) {
        return QVariant::fromValue<qint64>(stored->id);
    }
    if (role == Qt::TextAlignmentRole) {
        return isNumber(column) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && column == DataHash) {
        return QString::fromStdString(decision.dataHash);
    }
    if (role == Qt::ToolTipRole && column == Name) {
        return QString::fromStdString(decision.reason);
    }
    if (role != Qt::DisplayRole && role != widgets::kExportRole) {
        return {};
    }
    const bool exported = role == widgets::kExportRole;
    switch (column) {
    case Name:
        return QString::fromStdString(decision.name);
    case Author:
        return QString::fromStdString(decision.author);
    case Date: {
        const QString date = QString::fromStdString(decision.decidedAt);
        return exported ? date : widgets::timeText(date);
    }
    case Set:
        return QString::fromStdString(decision.setName);
    case DataHash: {
        const QString hash = QString::fromStdString(decision.dataHash);
        return exported ? hash : hash.left(kHashCharacters);
    }
    case DefaultTau:
        return exported ? QVariant(decision.fallback.tau) : QVariant(tauText(decision.fallback.tau));
    case Scenarios:
        return static_cast<qlonglong>(decision.scenarios.size());
    case Feasible: {
        const auto feasible = isFeasible(decision);
        return !feasible ? widgets::undefinedText() : *feasible ? tr("feasible") : tr("not feasible");
    }
    case HeldOut:
        return widgets::proportionText(decision.fallback.heldOutMacroF1);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant DecisionsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return isNumber(section) ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                 : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (static_cast<Column>(section)) {
    case Name:
        return tr("Decision");
    case Author:
        return tr("Author");
    case Date:
        return tr("Decided");
    case Set:
        return tip ? tr("The scored set that it was decided on") : tr("Set");
    case DataHash:
        return tip ? tr("The beginning of that set's hash") : tr("Data");
    case DefaultTau:
        return tip ? tr("The threshold of every scenario that has none of its own") : tr("Default τ");
    case Scenarios:
        return tip ? tr("How many scenarios have a threshold of their own") : tr("Scenarios");
    case Feasible:
        return tip ? tr("Whether every threshold meets its constraints on the data it was decided on")
                   : tr("Constraints");
    case HeldOut:
        return tip ? tr("Macro-F1 of the default on data that it was not chosen on") : tr("Held-out");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_decisions_model.cpp"
