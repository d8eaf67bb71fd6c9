#include "app/pages/runs/incidents_pane.h"

#include "app/pages/runs/incident_dialog.h"
#include "app/pages/runs/runs_model.h"
#include "app/shell/empty_state.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/theme/flow_layout.h"

#include <QDate>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QStringList>
#include <QVBoxLayout>
#include <optional>
#include <utility>

namespace assay::app {

IncidentsPane::IncidentsPane(RunsController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new IncidentsModel(controller, this)) {
    setObjectName(QStringLiteral("runIncidents"));
    auto* buttons = new QWidget(this);
    auto* row = new widgets::FlowLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    m_new = addButton("incidentNew", tr("New…"));
    m_change = addButton("incidentChange", tr("Change…"));
    m_remove = addButton("incidentRemove", tr("Remove"));
    for (QPushButton* button : {m_new, m_change, m_remove}) {
        row->addWidget(button);
    }
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("incidents"));
    m_table->setAccessibleName(tr("Incidents and releases"));
    m_table->setSettingsKey(QStringLiteral("runs/incidents"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setModel(m_model);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("incidentsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(buttons);
    layout->addWidget(m_stack, 1);
    connect(m_new, &QPushButton::clicked, this, &IncidentsPane::askForNew);
    const auto change = [this] {
        if (const workspace::Incident* const incident = current()) {
            edit(*incident);
        }
    };
    connect(m_change, &QPushButton::clicked, this, change);
    connect(m_table, &widgets::DataTableView::rowActivated, this, change);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const workspace::Incident* const incident = current()) {
            m_controller.removeIncident(incident->id);
        }
    });
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &IncidentsPane::refresh);
    connect(&m_controller, &RunsController::incidentsChanged, this, &IncidentsPane::refresh);
    refresh();
}

QPushButton* IncidentsPane::addButton(const char* name, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    return button;
}

const workspace::Incident* IncidentsPane::current() const {
    return m_model->at(m_table->currentIndex().row());
}

void IncidentsPane::askForNew() {
    workspace::Incident incident;
    // Figures that cannot be true have said what it is about.
    if (const auto& view = m_controller.view(); view != nullptr && !view->runs.empty()) {
        const evaluate::RunDescription& run = view->runs.front();
        const evaluate::RunFigure* const faults =
            run.info.kind == evaluate::kFiguresLintRuns ? run.find("faults") : nullptr;
        if (faults != nullptr && faults->value.value_or(0) > 0) {
            incident.title = tr("Figures that cannot be true: %1")
                                 .arg(QString::fromStdString(run.info.name))
                                 .toStdString();
        }
    }
    for (const base::RowId id : m_controller.selected()) {
        if (const workspace::RunRow* const run = m_controller.run(id)) {
            incident.runs.push_back(run->uuid);
        }
    }
    askFor(std::move(incident));
}

void IncidentsPane::askFor(workspace::Incident incident) {
    if (incident.happenedOn.empty()) {
        incident.happenedOn = QDate::currentDate().toString(Qt::ISODate).toStdString();
    }
    edit(incident);
}

// Also while the list of runs is still being read.
std::optional<QString> IncidentsPane::nameOfRun(const std::string& uuid) const {
    if (const workspace::RunRow* const run = m_controller.runOf(uuid)) {
        return QString::fromStdString(run->name);
    }
    const workspace::Reader* const reader = m_controller.edits().reader();
    const auto run = reader != nullptr
                         ? workspace::findRun(*reader, uuid)
                         : base::Result<workspace::RunInfo>(base::fail(base::ErrorCode::NotFound, uuid));
    return run ? std::optional(QString::fromStdString(run->name)) : std::nullopt;
}

void IncidentsPane::edit(const workspace::Incident& incident) {
    auto causes = evaluate::incidentCauses();
    if (!causes) {
        Q_EMIT m_controller.failed(causes.error());
        return;
    }
    QStringList runs;
    for (const std::string& uuid : incident.runs) {
        runs += nameOfRun(uuid).value_or(tr("not in this workspace"));
    }
    auto* dialog =
        new IncidentDialog(incident, evaluate::causesFor(std::move(*causes), m_controller.figure()),
                           runs.join(QStringLiteral(", ")), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_controller.saveIncident(dialog->incident()); });
    dialog->open();
}

void IncidentsPane::refresh() {
    const bool isWritable = m_controller.hasWorkspace() && !m_controller.edits().isReadOnly();
    m_empty->setText(m_controller.hasWorkspace()
                         ? tr("No incident and no release is recorded.\nWhen a gate fails, or the system "
                              "changes, write it down here: select the runs that show it, then New…")
                         : EmptyState::noWorkspace());
    m_stack->setCurrentIndex(m_controller.incidents().empty() ? 0 : 1);
    m_new->setEnabled(isWritable);
    m_change->setEnabled(isWritable && current() != nullptr);
    m_remove->setEnabled(isWritable && current() != nullptr);
}

} // namespace assay::app

#include "moc_incidents_pane.cpp"
