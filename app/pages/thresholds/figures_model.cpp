#include "app/pages/thresholds/figures_model.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/text/number_text.h"

namespace assay::app {

void FiguresModel::setFigures(const metrics::ClassificationFigures& figures) {
    m_figures = figures;
    if (m_empty) {
        beginInsertRows({}, 0, static_cast<int>(model::kLabelCount) - 1);
        m_empty = false;
        endInsertRows();
        return;
    }
    Q_EMIT dataChanged(index(0, Precision), index(rowCount() - 1, Support), {Qt::DisplayRole});
}

void FiguresModel::clear() {
    beginResetModel();
    m_empty = true;
    endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_empty ? 0 : static_cast<int>(model::kLabelCount);
}

int FiguresModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const model::Label label = model::kLabels[static_cast<std::size_t>(index.row())];
    const metrics::ClassFigures& figures = m_figures.of(label);
    if (role == Qt::TextAlignmentRole) {
        return index.column() == Name ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                      : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole && index.column() == Precision && !figures.precision) {
        return tr("Undefined: nothing is predicted to be of this class. It counts as 0 in F1.");
    }
    if (role == Qt::ToolTipRole && index.column() == Recall && !figures.recall) {
        return tr("Undefined: no sample is of this class.");
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (static_cast<Column>(index.column())) {
    case Name:
        return labelText(label);
    case Precision:
        return widgets::proportionText(figures.precision);
    case Recall:
        return widgets::proportionText(figures.recall);
    case F1:
        return widgets::proportionText(figures.f1);
    case Support:
        return widgets::countText(figures.support);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role == Qt::TextAlignmentRole) {
        return section == Name ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                               : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    switch (static_cast<Column>(section)) {
    case Name:
        return tip ? tr("The true or predicted class") : tr("Class");
    case Precision:
        return tip ? tr("Share of what is predicted to be of the class that truly is") : tr("Precision");
    case Recall:
        return tip ? tr("Share of what truly is of the class that is predicted so") : tr("Recall");
    case F1:
        return tip ? tr("Harmonic mean of precision and recall: 2TP / (2TP + FP + FN)") : tr("F1");
    case Support:
        return tip ? tr("Samples that truly are of the class") : tr("n");
    case ColumnCount:
        break;
    }
    return {};
}

QString overallFiguresText(const metrics::ClassificationFigures& figures) {
    QString text =
        FiguresModel::tr("Macro-F1 %1 · accuracy %2 · MCC %3 · κ %4")
            .arg(widgets::proportionText(figures.macroF1), widgets::proportionText(figures.accuracy),
                 widgets::proportionText(figures.mcc), widgets::proportionText(figures.kappa));
    if (figures.classesCounted > 0 && figures.classesCounted < static_cast<int>(model::kLabelCount)) {
        text += FiguresModel::tr(" · mean over the %n class(es) that occur", nullptr, figures.classesCounted);
    }
    return text;
}

} // namespace assay::app

#include "moc_figures_model.cpp"
