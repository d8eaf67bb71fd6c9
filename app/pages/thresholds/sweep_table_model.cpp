#include "app/pages/thresholds/sweep_table_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QFont>

namespace assay::app {

SweepTableModel::SweepTableModel(ThresholdController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller) {}

void SweepTableModel::refresh() {
    const bool sameShape = m_controller.hasData() && !m_sweep.points.empty();
    if (!sameShape) {
        beginResetModel();
    }
    m_sweep = m_controller.hasData() ? m_controller.gridSweep(m_controller.scope())
                                     : ThresholdController::GridSweep{};
    if (!sameShape) {
        endResetModel();
    } else {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int SweepTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_sweep.points.size());
}

int SweepTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

std::optional<double> SweepTableModel::value(int row, Column column) const {
    const ThresholdController::GridPoint& point = m_sweep.points[static_cast<std::size_t>(row)];
    const metrics::ClassFigures& accurate = point.figures.of(model::Label::Accurate);
    const metrics::ClassFigures& hallucination = point.figures.of(model::Label::Hallucination);
    const metrics::ClassFigures& contradiction = point.figures.of(model::Label::Contradiction);
    switch (column) {
    case Threshold:
        return point.tau;
    case Accuracy:
        return point.figures.accuracy;
    case MacroF1:
        return point.figures.macroF1;
    case HallucinationPrecision:
        return hallucination.precision;
    case HallucinationRecall:
        return hallucination.recall;
    case HallucinationF1:
        return hallucination.f1;
    case AccuratePrecision:
        return accurate.precision;
    case AccurateF1:
        return accurate.f1;
    case ContradictionRecall:
        return contradiction.recall;
    case ContradictionF1:
        return contradiction.f1;
    case Mcc:
        return point.figures.mcc;
    case Kappa:
        return point.figures.kappa;
    case Verdict:
    case ColumnCount:
        break;
    }
    return std::nullopt;
}

QString SweepTableModel::verdict(int row) const {
    const auto violations = metrics::violationsOf(m_sweep.points[static_cast<std::size_t>(row)].figures,
                                                  m_controller.constraints());
    const bool best = m_sweep.best && static_cast<int>(m_sweep.best->index) == row;
    if (violations.empty()) {
        return best ? tr("feasible, best (τ*)") : tr("feasible");
    }
    return best ? tr("least violating") : tr("infeasible");
}

QVariant SweepTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return column == Verdict
                   ? verdict(index.row())
                   : widgets::proportionText(value(index.row(), column), column == Threshold ? 2 : 4);
    case widgets::kExportRole: {
        if (column == Verdict) {
            return verdict(index.row());
        }
        const std::optional<double> figure = value(index.row(), column);
        return figure ? QVariant(*figure) : QVariant(QString());
    }
    case Qt::ToolTipRole: {
        const auto violations = metrics::violationsOf(
            m_sweep.points[static_cast<std::size_t>(index.row())].figures, m_controller.constraints());
        return column == Verdict && !violations.empty() ? QVariant(violationsText(violations)) : QVariant();
    }
    case Qt::FontRole: {
        QFont font;
        font.setBold(m_sweep.best && static_cast<int>(m_sweep.best->index) == index.row());
        return font;
    }
    case Qt::TextAlignmentRole:
        return column == Verdict ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                 : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SweepTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return section == Verdict ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                  : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(section)) {
    case Threshold:
        return tr("τ");
    case Accuracy:
        return tr("Accuracy");
    case MacroF1:
        return tr("Macro-F1");
    case HallucinationPrecision:
        return tr("Halluc. precision");
    case HallucinationRecall:
        return tr("Halluc. recall");
    case HallucinationF1:
        return tr("Halluc. F1");
    case AccuratePrecision:
        return tr("Accurate precision");
    case AccurateF1:
        return tr("Accurate F1");
    case ContradictionRecall:
        return tr("Contrad. recall");
    case ContradictionF1:
        return tr("Contrad. F1");
    case Mcc:
        return tr("MCC");
    case Kappa:
        return tr("κ");
    case Verdict:
        return tr("Verdict");
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace assay::app

#include "moc_sweep_table_model.cpp"
