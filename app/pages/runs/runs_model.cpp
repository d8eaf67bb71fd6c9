#include "app/pages/runs/runs_model.h"

#include "app/pages/runs/runs_controller.h"
#include "core/results/runs/run_words.h"
#include "widgets/tables/apart_delegate.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QStringList>

namespace assay::app {

using workspace::Incident;
using workspace::RunRow;

namespace {

QString joinedTexts(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) {
        list += QString::fromStdString(text);
    }
    return list.join(QStringLiteral(", "));
}

} // namespace

RunsModel::RunsModel(RunsController& controller, QObject* parent)
    : RowTable(parent) {
    setColumns(
        {{.key = Name,
          .title = tr("Run"),
          .width = 24,
          .text = &RunRow::name,
          .bold = [](const RunRow& run) { return run.baseline; }},
         {.key = System,
          .title = tr("System"),
          .width = 14,
          .text =
              [](const RunRow& run) {
                  return widgets::windowText(results::runSystemText, run.kind, run.system);
              }},
         {.key = Made, .title = tr("Made"), .width = 16, .time = &RunRow::createdAt},
         {.key = State,
          .title = tr("State"),
          .definition =
              tr("Whether the run is finished, and whether it is the baseline of its kind and corpus"),
          .width = 10,
          .text =
              [](const RunRow& run) {
                  return run.baseline ? tr("baseline")
                                      : widgets::windowText(results::runStateTitle, run.state);
              }},
         {.key = Kind,
          .title = tr("Kind"),
          .width = 13,
          .text = [](const RunRow& run) { return widgets::windowText(results::runKindTitle, run.kind); }},
         {.key = Suite,
          .title = tr("Suite"),
          .width = 11,
          .text = [](const RunRow& run) { return joinedTexts(run.suites); }},
         {.key = Corpus, .title = tr("Corpus"), .width = 10, .text = &RunRow::corpusName},
         {.key = By, .title = tr("By"), .width = 8, .text = &RunRow::createdBy},
         {.key = Items, .title = tr("Items"), .width = 7, .count = &RunRow::items},
         {.key = Tags,
          .title = tr("Tags"),
          .width = 12,
          .text = [](const RunRow& run) { return joinedTexts(run.tags); }},
         {.key = Note, .title = tr("Note"), .width = 16, .text = &RunRow::note}},
        ToolTips::LongTexts);
    setKey(&RunRow::id);
    setSortable();
    setRowData(widgets::kApartRole, [this](const RunRow& run) { return m_apart.value(run.id).first; });
    setRowData(widgets::kSecondApartRole, [this](const RunRow& run) { return m_apart.value(run.id).second; });
    takeNames(controller.shown());
    setRows(controller.shown());
    connect(&controller, &RunsController::runsChanged, this, [this, &controller] {
        takeNames(controller.shown());
        updateRows(controller.shown());
        tellColumns(Name, System); // others may have come that are called alike
    });
}

void RunsModel::takeNames(const std::vector<RunRow>& runs) {
    QStringList names;
    QStringList systems;
    for (const RunRow& run : runs) {
        names += QString::fromStdString(run.name);
        systems += widgets::windowText(results::runSystemText, run.kind, run.system);
    }
    const QList<int> byName = widgets::apartPlaces(names);
    const QList<int> bySystem = widgets::apartPlaces(systems);
    m_apart.clear();
    for (qsizetype i = 0; i < names.size(); ++i) {
        m_apart.insert(runs[static_cast<std::size_t>(i)].id, {byName[i], bySystem[i]});
    }
}

base::RowId RunsModel::runAt(int row) const {
    const RunRow* const run = at(row);
    return run != nullptr ? run->id : 0;
}

int RunsModel::rowOf(base::RowId run) const {
    return rowWhere([run](const RunRow& each) { return each.id == run; });
}

IncidentsModel::IncidentsModel(RunsController& controller, QObject* parent)
    : RowTable(parent) {
    const auto runsOf = [&controller](const Incident& incident) {
        QStringList names;
        for (const std::string& uuid : incident.runs) {
            const RunRow* const run = controller.runOf(uuid);
            names += run != nullptr ? QString::fromStdString(run->name) : tr("not in this workspace");
        }
        return names.join(QStringLiteral(", "));
    };
    setColumns({{.key = Day, .title = tr("Day"), .width = 11, .text = &Incident::happenedOn},
                {.key = Kind,
                 .title = tr("Kind"),
                 .width = 9,
                 .text =
                     [](const Incident& each) {
                         return widgets::windowText(results::incidentKindTitle, each.kind);
                     }},
                {.key = Severity, .title = tr("Severity"), .width = 8, .text = &Incident::severity},
                {.key = Title,
                 .title = tr("What happened"),
                 .width = 30,
                 .text = &Incident::title,
                 .bold = &Incident::isOpen},
                {.key = Cause, .title = tr("Cause"), .width = 24, .text = &Incident::cause},
                {.key = Resolution, .title = tr("Resolution"), .width = 24, .text = &Incident::resolution},
                {.key = Resolved,
                 .title = tr("Resolved"),
                 .width = 11,
                 .text =
                     [](const Incident& each) {
                         return each.isOpen() ? tr("open") : QString::fromStdString(each.resolvedOn);
                     }},
                {.key = By, .title = tr("By"), .width = 10, .text = &Incident::resolvedBy},
                {.key = Runs, .title = tr("Runs"), .width = 20, .text = runsOf}},
               ToolTips::LongTexts);
    setKey(&Incident::id);
    setSortable();
    setRows(controller.incidents());
    connect(&controller, &RunsController::incidentsChanged, this,
            [this, &controller] { updateRows(controller.incidents()); });
}

} // namespace assay::app

#include "moc_runs_model.cpp"
