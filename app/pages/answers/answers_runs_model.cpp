#include "app/pages/answers/answers_runs_model.h"

#include "app/pages/answers/answers_controller.h"
#include "widgets/text/number_text.h"

namespace assay::app {

using workspace::RunInfo;

AnswersRunsModel::AnswersRunsModel(AnswersController& controller, QObject* parent)
    : RowTable(parent) {
    describeColumns();
    setRows(controller.runs());
    connect(&controller, &AnswersController::runsChanged, this,
            [this, &controller] { updateRows(controller.runs()); });
}

base::RowId AnswersRunsModel::runAt(int row) const {
    const RunInfo* const run = at(row);
    return run != nullptr ? run->id : 0;
}

int AnswersRunsModel::rowOf(base::RowId run) const {
    return rowWhere([run](const RunInfo& each) { return each.id == run; });
}

void AnswersRunsModel::describeColumns() {
    setColumns({{.key = Name, .title = tr("Run"), .width = 38, .text = &RunInfo::name},
                {.key = Questions, .title = tr("Questions"), .width = 8, .count = &RunInfo::items},
                {.key = Made, .title = tr("Made"), .width = 17, .time = &RunInfo::createdAt},
                {.key = By, .title = tr("By"), .width = 10, .text = &RunInfo::createdBy},
                {.key = Note, .title = tr("Note"), .width = 20, .text = &RunInfo::note}});
    setRowData(Qt::ToolTipRole, [](const RunInfo& run) {
        return tr("%1\n%n question(s), %2\nAssay %3", nullptr, static_cast<int>(run.items))
            .arg(QString::fromStdString(run.name), widgets::durationText(run.durationMs),
                 QString::fromStdString(run.version));
    });
    setKey(&RunInfo::id);
}

} // namespace assay::app

#include "moc_answers_runs_model.cpp"
