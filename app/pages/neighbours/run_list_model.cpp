#include "app/pages/neighbours/run_list_model.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/tables/apart_delegate.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

namespace assay::app {

using workspace::RunInfo;

RunListModel::RunListModel(NeighbourController& controller, QObject* parent)
    : RowTable(parent)
    , m_controller(controller) {
    describeColumns();
    takeNames();
    setRows(controller.runs());
    connect(&m_controller, &NeighbourController::runsChanged, this, [this] {
        takeNames();
        updateRows(m_controller.runs());
        tellColumns(Name, Name); // others may have come that are called alike
    });
    connect(&m_controller, &NeighbourController::workingChanged, this, &RunListModel::showProgress);
}

void RunListModel::takeNames() {
    QStringList names;
    for (const RunInfo& run : m_controller.runs()) {
        names += QString::fromStdString(run.name);
    }
    const QList<int> places = widgets::apartPlaces(names);
    m_apart.clear();
    for (qsizetype i = 0; i < places.size(); ++i) {
        m_apart.insert(m_controller.runs()[static_cast<std::size_t>(i)].id, places[i]);
    }
}

void RunListModel::showProgress() {
    if (const int row = rowOf(m_controller.working()); row >= 0) {
        Q_EMIT dataChanged(index(row, State), index(row, Anchors));
    }
}

base::RowId RunListModel::runAt(int row) const {
    const RunInfo* const run = at(row);
    return run != nullptr ? run->id : 0;
}

int RunListModel::rowOf(base::RowId run) const {
    return rowWhere([run](const RunInfo& each) { return each.id == run; });
}

bool RunListModel::isWorking(const RunInfo& run) const {
    return run.id == m_controller.working();
}

std::int64_t RunListModel::doneOf(const RunInfo& run) const {
    const RunView* const view = m_controller.view();
    return isWorking(run) && view != nullptr && view->run.info.id == run.id
               ? static_cast<std::int64_t>(view->run.outcomes.size())
               : run.done;
}

QString RunListModel::stateOf(const RunInfo& run) const {
    if (isWorking(run)) {
        return tr("at work");
    }
    return !run.baseline                            ? widgets::windowText(results::runStateTitle, run)
           : run.origin == evaluate::kOutsideOrigin ? tr("baseline, from outside")
                                                    : tr("baseline");
}

void RunListModel::describeColumns() {
    setColumns(
        {{.key = Name, .title = tr("Run"), .width = 26, .text = &RunInfo::name},
         {.key = State,
          .title = tr("State"),
          .width = 9,
          .text = [this](const RunInfo& run) { return stateOf(run); }},
         {.key = Anchors,
          .title = tr("Anchors"),
          .width = 8,
          .alignment = widgets::kNumberAlignment,
          .text =
              [this](const RunInfo& run) {
                  const std::int64_t done = doneOf(run);
                  return run.kind == evaluate::kOutsideRuns ? QString() // they hold no anchors
                         : done < run.items
                             ? tr("%1 of %2").arg(widgets::countText(done), widgets::countText(run.items))
                             : widgets::countText(run.items);
              }},
         {.key = Made, .title = tr("Made"), .width = 17, .time = &RunInfo::createdAt},
         {.key = By, .title = tr("By"), .width = 10, .text = &RunInfo::createdBy},
         {.key = Note, .title = tr("Note"), .width = 20, .text = &RunInfo::note}});
    setRowData(Qt::FontRole, [this](const RunInfo& run) { return boldFont(run.baseline || isWorking(run)); });
    setRowData(Qt::ToolTipRole, [this](const RunInfo& run) {
        return tr("%1\n%2, %3 of %4 anchors, %5\nAssay %6")
            .arg(QString::fromStdString(run.name), stateOf(run), widgets::countText(doneOf(run)),
                 widgets::countText(run.items), widgets::durationText(run.durationMs),
                 QString::fromStdString(run.version));
    });
    setRowData(widgets::kApartRole, [this](const RunInfo& run) { return m_apart.value(run.id); });
    setKey(&RunInfo::id);
}

} // namespace assay::app

#include "moc_run_list_model.cpp"
