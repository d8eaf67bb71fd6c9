#include "app/pages/neighbours/run_list_model.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QFont>
#include <algorithm>

namespace assay::app {

RunListModel::RunListModel(NeighbourController& controller, QObject* parent)
    : QAbstractTableModel(parent)
    , m_controller(controller)
    , m_runs(controller.runs()) {
    connect(&m_controller, &NeighbourController::runsChanged, this, &RunListModel::reset);
    connect(&m_controller, &NeighbourController::workingChanged, this, &RunListModel::showProgress);
}

void RunListModel::reset() {
    beginResetModel();
    m_runs = m_controller.runs();
    endResetModel();
}

void RunListModel::showProgress() {
    if (const int row = rowOf(m_controller.working()); row >= 0) {
        Q_EMIT dataChanged(index(row, State), index(row, Anchors));
    }
}

int RunListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

int RunListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

base::RowId RunListModel::runAt(int row) const {
    return row >= 0 && row < rowCount() ? m_runs[static_cast<std::size_t>(row)].id : 0;
}

int RunListModel::rowOf(base::RowId run) const {
    const auto place = std::ranges::find(m_runs, run, &workspace::RunInfo::id);
    return place == m_runs.end() ? -1 : static_cast<int>(place - m_runs.begin());
}

QString RunListModel::stateOf(const workspace::RunInfo& run) const {
    if (run.id == m_controller.working()) {
        return tr("at work");
    }
    return !run.baseline                            ? widgets::windowText(results::runStateTitle, run)
           : run.origin == evaluate::kOutsideOrigin ? tr("baseline, from outside")
                                                    : tr("baseline");
}

QVariant RunListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) {
        return {};
    }
    const workspace::RunInfo& run = m_runs[static_cast<std::size_t>(index.row())];
    const bool isWorking = run.id == m_controller.working();
    const RunView* view = m_controller.view();
    const std::int64_t done = isWorking && view != nullptr && view->run.info.id == run.id
                                  ? static_cast<std::int64_t>(view->run.outcomes.size())
                                  : run.done;
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    switch (role) {
    case widgets::kRowKeyRole:
        return qint64(run.id);
    case Qt::FontRole:
        if (run.baseline || isWorking) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::ToolTipRole:
        return tr("%1\n%2, %3 of %4 anchors, %5\nAssay %6")
            .arg(text(run.name), stateOf(run), widgets::countText(done), widgets::countText(run.items),
                 widgets::durationText(run.durationMs), text(run.version));
    case Qt::TextAlignmentRole:
        return index.column() == Anchors ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case Name:
        return text(run.name);
    case State:
        return stateOf(run);
    case Anchors:
        return run.kind == evaluate::kOutsideRuns ? QString() // they hold no anchors
               : done < run.items
                   ? tr("%1 of %2").arg(widgets::countText(done), widgets::countText(run.items))
                   : widgets::countText(run.items);
    case Made:
        return widgets::timeText(text(run.createdAt));
    case By:
        return text(run.createdBy);
    case Note:
        return text(run.note);
    default:
        return {};
    }
}

QVariant RunListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Name:
        return tr("Run");
    case State:
        return tr("State");
    case Anchors:
        return tr("Anchors");
    case Made:
        return tr("Made");
    case By:
        return tr("By");
    case Note:
        return tr("Note");
    default:
        return {};
    }
}

} // namespace assay::app

#include "moc_run_list_model.cpp"
