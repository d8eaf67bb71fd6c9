#include "app/pages/runs/runs_page.h"

#include "app/pages/runs/gates_pane.h"
#include "app/pages/runs/incidents_pane.h"
#include "app/pages/runs/question_history_pane.h"
#include "app/pages/runs/run_filter_bar.h"
#include "app/pages/runs/run_label_dialog.h"
#include "app/pages/runs/runs_controller.h"
#include "app/pages/runs/runs_model.h"
#include "app/shell/empty_state.h"
#include "app/shell/session.h"
#include "core/evaluate/runs/run_differences.h"
#include "core/results/runs/adjacency_blocks.h"
#include "core/results/runs/run_blocks.h"
#include "core/results/runs/run_words.h"
#include "widgets/curation/curator_field.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/tables/apart_delegate.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/front_tab.h"

#include <QComboBox>
#include <QDataStream>
#include <QIODevice>
#include <QItemSelectionModel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

constexpr quint32 kRunsStateVersion = 3; // since the list is wider
constexpr int kListCharacters = 81;      // name, system, date and state

// What is to be selected; where there is nothing to select, the tab says why.
std::vector<results::Block> askedFor(const QString& request) {
    return {results::Paragraph{request.toStdString()}};
}

QStringList pagesThatMeasure() {
    return {QStringLiteral("neighbours"), QStringLiteral("retrieval"), QStringLiteral("answers"),
            QStringLiteral("thresholds")};
}

} // namespace

RunsPage::RunsPage(QWidget* parent)
    : WorkspacePage(QStringLiteral("runs"), parent) {
    m_label = addPageAction("label", tr("Name, note, tags…"), Qt::Key_F2,
                            tr("Name, note, tags and baseline of the selected run (F2)"));
    m_incident =
        addPageAction("incident", tr("Record incident…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I),
                      tr("Writes down an incident or a release with the selected runs (Ctrl+Shift+I)"));
    m_remove = addPageAction("remove", tr("Remove…"), {}, tr("Removes the selected runs with their results"));
}

RunsPage::~RunsPage() {
    stopListening(m_controller);
}

QString RunsPage::navigationKey() const {
    return QStringLiteral("runs");
}

QString RunsPage::pageTitle() const {
    return tr("Runs");
}

std::optional<evaluate::IssueSubject> RunsPage::issueSubject() const {
    return m_controller != nullptr && !m_controller->selected().empty()
               ? std::optional(evaluate::IssueSubject{evaluate::IssueSubject::Of::Run,
                                                      m_controller->selected().front()})
               : std::nullopt;
}

QString RunsPage::summary() const {
    if (m_controller == nullptr || !m_controller->hasWorkspace()) {
        return {};
    }
    const auto all = static_cast<int>(m_controller->runs().size());
    const auto shown = static_cast<std::int64_t>(m_controller->shown().size());
    const QString runs = tr("%n run(s)", nullptr, all);
    return shown == all ? runs : tr("%1 of %2").arg(widgets::countText(shown), runs);
}

QList<QAction*> RunsPage::runActions() const {
    return {m_label, m_incident, m_remove};
}

QList<QAction*> RunsPage::editActions() const {
    return m_editActions;
}

void RunsPage::focusContent() {
    if (m_table != nullptr) {
        m_table->setFocus();
    }
}

void RunsPage::setUp(Session& session) {
    m_controller = new RunsController(session.jobs(), this);
    const widgets::UndoActions undo = widgets::addUndoActions(m_controller->edits(), this);
    m_editActions = {undo.undo, undo.redo};
    m_tabs = new QTabWidget(this);
    m_tabs->setObjectName(QStringLiteral("runsTabs"));
    m_tabs->setDocumentMode(true);
    m_figures = addBlocksTab("runsFigures", tr("Figures"));
    addTab(*makeTrend(), "runsTrend", tr("Trend"), true);
    m_sideBySide = addBlocksTab("runsSideBySide", tr("Side by side"));
    m_gates = new GatesPane(*m_controller, this);
    addTab(*m_gates, "runsGates", tr("Gates"), false);
    m_incidents = new IncidentsPane(*m_controller, this);
    m_incidentsTab = addTab(*m_incidents, "runsIncidents", tr("Incidents"), false);
    addTab(*new QuestionHistoryPane(*m_controller, this), "runsQuestions", tr("Questions"), true);
    widgets::askForFrontTab(*m_tabs);
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->addWidget(makeList());
    m_columns->addWidget(m_tabs);
    m_columns->setStretchFactor(0, 0);
    m_columns->setStretchFactor(1, 1);
    widgets::setSide(*m_columns, kListCharacters);
    m_columns->setChildrenCollapsible(false);
    column().addWidget(m_columns);
    connectController();
    connect(&session, &Session::suitesChanged, this, [this] {
        if (hasTakenWorkspace()) {
            m_controller->reload(); // runs come with imports, too
        }
    });
}

// What shows nothing without a workspace, or without a run in it, leads to what measures.
PartOrEmpty* RunsPage::addTab(QWidget& part, const char* name, const QString& title, bool ofRuns) {
    auto* shown = new PartOrEmpty(part, QLatin1String(name) + QStringLiteral("Empty"), this);
    shown->empty().setPageOffers(pagesThatMeasure());
    (ofRuns ? m_runTabs : m_workspaceTabs).push_back(shown);
    m_tabs->addTab(shown, title);
    return shown;
}

widgets::BlocksView* RunsPage::addBlocksTab(const char* name, const QString& title) {
    auto* area = new widgets::BlocksArea(this);
    area->setObjectName(QLatin1String(name));
    widgets::BlocksView* const view = area->addGroup();
    view->setDetail(widgets::CellDetail::Whole);
    addTab(*area, name, title, true);
    connect(view, &widgets::BlocksView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(view, &widgets::BlocksView::csvFailed, this, &RunsPage::errorRaised);
    return view;
}

QWidget* RunsPage::makeList() {
    auto* side = new QWidget(this);
    m_filter = new RunFilterBar(*m_controller, side);
    m_model = new RunsModel(*m_controller, this);
    m_table = new widgets::DataTableView(side);
    m_table->setObjectName(QStringLiteral("runs"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setSettingsKey(QStringLiteral("runs/table"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(RunsModel::Name, new widgets::ApartDelegate(m_table));
    m_table->setItemDelegateForColumn(RunsModel::System,
                                      new widgets::ApartDelegate(m_table, widgets::kSecondApartRole));
    m_table->columnFit().keepInSight(RunsModel::Name, RunsModel::State);
    m_empty = new EmptyState(QStringLiteral("runsEmpty"), side);
    m_showAll = new QAction(tr("Show all runs"), this);
    m_showAll->setObjectName(QStringLiteral("runsShowAll"));
    m_empty->setOwnOffers({m_showAll});
    m_empty->setPageOffers(pagesThatMeasure());
    m_stack = new QStackedWidget(side);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_stack, 1);
    connect(m_showAll, &QAction::triggered, m_filter, &RunFilterBar::showAll);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RunsPage::takeSelection);
    connect(m_table, &widgets::DataTableView::rowActivated, this, &RunsPage::askLabel);
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { Q_EMIT noticeRaised(tr("Saved to %1.").arg(path)); });
    connect(m_table, &widgets::DataTableView::csvFailed, this, &RunsPage::errorRaised);
    return side;
}

QWidget* RunsPage::makeTrend() {
    auto* pane = new QWidget(this);
    pane->setObjectName(QStringLiteral("runsTrend"));
    m_figure = new QComboBox(pane);
    m_figure->setObjectName(QStringLiteral("runsFigure"));
    m_figure->setAccessibleName(tr("The figure that is followed over time"));
    m_figure->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_figure->setMinimumContentsLength(24);
    widgets::tellWholeEntry(*m_figure, m_figure->accessibleName());
    auto* area = new widgets::BlocksArea(pane);
    m_trend = area->addGroup();
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(m_figure, 0, Qt::AlignLeft);
    layout->addWidget(area, 1);
    connect(m_figure, &QComboBox::activated, this, [this] {
        m_isFigureChosen = true;
        m_controller->setFigure(m_figure->currentData().toString());
    });
    return pane;
}

void RunsPage::connectController() {
    connect(m_controller, &RunsController::failed, this,
            [this](const base::Error& error) { Q_EMIT errorRaised(widgets::errorText(error)); });
    connect(m_controller, &RunsController::runsChanged, this, [this] {
        syncRow();
        showReason();
        refreshActions();
        Q_EMIT summaryChanged();
    });
    connect(m_controller, &RunsController::loadingChanged, this, &RunsPage::showReason);
    connect(m_controller, &RunsController::selectionChanged, this, [this] {
        syncRow();
        refreshActions();
        Q_EMIT summaryChanged();
    });
    connect(m_controller, &RunsController::viewChanged, this, [this] {
        showRunBlocks();
        fillFigures();
    });
    connect(m_controller, &RunsController::trendChanged, this, &RunsPage::showTrend);
    connect(&m_controller->edits(), &widgets::EditSession::stepped, m_controller, &RunsController::reload);
    connect(&m_controller->edits(), &widgets::EditSession::noticed, this, &RunsPage::noticeRaised);
    showEdits(m_controller->edits());
    curatorField().serve(m_controller->edits());
    connect(m_label, &QAction::triggered, this, &RunsPage::askLabel);
    connect(m_remove, &QAction::triggered, this, &RunsPage::askRemoval);
    connect(m_incident, &QAction::triggered, this, [this] {
        m_tabs->setCurrentWidget(m_incidentsTab);
        m_incidents->askForNew();
    });
    connect(m_gates, &GatesPane::noticeRaised, this, &RunsPage::noticeRaised);
    connect(m_gates, &GatesPane::errorRaised, this, &RunsPage::errorRaised);
    connect(m_gates, &GatesPane::incidentCalled, this, [this](const workspace::Incident& incident) {
        m_tabs->setCurrentWidget(m_incidentsTab);
        m_incidents->askFor(incident);
    });
    showReason();
    showRunBlocks();
    showTrend();
    refreshActions();
}

void RunsPage::takeSelection() {
    if (m_syncing) {
        return;
    }
    std::vector<base::RowId> ids;
    for (const int row : m_table->selectedRowNumbers()) {
        if (const base::RowId id = m_model->runAt(row); id != 0) {
            ids.push_back(id);
        }
    }
    m_controller->select(ids);
}

void RunsPage::syncRow() {
    const auto& selected = m_controller->selected();
    const int row = selected.empty() ? -1 : m_model->rowOf(selected.front());
    m_syncing = true;
    if (row >= 0 && m_table->selectedRowNumbers().isEmpty()) {
        m_table->selectRow(row);
    }
    m_syncing = false;
}

void RunsPage::showReason() {
    QString why;
    if (!m_controller->hasWorkspace()) {
        why =
            tr("No workspace is open.\nOpen one from the menu File, or drop a file anywhere in the window.");
    } else if (m_controller->shown().empty() && m_controller->isLoading()) {
        why = tr("Runs are being loaded…");
    } else if (m_controller->runs().empty()) {
        why = tr("Nothing has been measured in this workspace yet.\nEvery evaluation becomes a run: test "
                 "neighbours, measure answers or retrieval, sweep thresholds.");
    } else if (m_controller->shown().empty()) {
        why = tr("No run passes the filter.");
    }
    m_showAll->setEnabled(!m_controller->runs().empty());
    m_empty->setText(why, m_controller->runs().empty() && !m_controller->isLoading());
    m_stack->setCurrentIndex(why.isEmpty() ? 1 : 0);
    const bool isLoading = m_controller->isLoading();
    for (PartOrEmpty* const tab : m_runTabs) {
        tab->setReason(m_controller->runs().empty() ? why : QString(), !isLoading);
    }
    for (PartOrEmpty* const tab : m_workspaceTabs) {
        tab->setReason(m_controller->hasWorkspace() ? QString() : why);
    }
}

void RunsPage::showRunBlocks() {
    const auto& view = m_controller->view();
    const widgets::WindowWording wording;
    if (view == nullptr || view->runs.empty()) {
        m_figures->setBlocks(askedFor(tr("Select a run on the left.")));
        m_sideBySide->setBlocks(askedFor(tr("Select two runs or more on the left.")));
        return;
    }
    std::vector<results::Block> figures = results::runBlocks(view->runs.front(), view->stale, wording);
    const auto adjacency = results::adjacencyBlocks(view->adjacency, wording);
    figures.insert(figures.end(), adjacency.begin(), adjacency.end());
    m_figures->setBlocks(figures);
    std::vector<results::Block> blocks;
    if (view->runs.size() < 2) {
        blocks.emplace_back(results::Paragraph{tr("Select two runs or more on the left.").toStdString()});
        m_sideBySide->setBlocks(blocks);
        return;
    }
    if (!view->whyNotCompared.isEmpty()) {
        blocks.emplace_back(results::Paragraph{view->whyNotCompared.toStdString()});
    }
    if (view->runs.size() > 2) {
        blocks.emplace_back(results::Paragraph{
            tr("Differences with intervals and tests are of two runs: select two to see them.")
                .toStdString()});
    }
    blocks.insert(blocks.end(), view->comparison.begin(), view->comparison.end());
    std::vector<const evaluate::RunDescription*> runs;
    for (const evaluate::RunDescription& run : view->runs) {
        runs.push_back(&run);
    }
    const auto made = results::sideBySideBlocks(runs, evaluate::runDifferences(runs), wording);
    blocks.insert(blocks.end(), made.begin(), made.end());
    m_sideBySide->setBlocks(blocks);
}

void RunsPage::fillFigures() {
    const auto& view = m_controller->view();
    if (view == nullptr || view->runs.empty()) {
        return; // what was chosen stays until others are read
    }
    const evaluate::RunDescription& run = view->runs.front();
    const widgets::WindowWording wording;
    const QSignalBlocker blocker(m_figure);
    m_figure->clear();
    for (const std::size_t place : results::figureOrder(run)) {
        const evaluate::RunFigure& figure = run.figures[place];
        m_figure->addItem(
            QString::fromStdString(results::runFigureTitle(run.info.kind, figure.name, wording)),
            QString::fromStdString(figure.name));
    }
    // What a person chose stays; else one that this run has.
    const evaluate::RunFigure* const before = run.find(m_controller->figure());
    const bool isKept = before != nullptr && (m_isFigureChosen || before->value);
    m_figure->setCurrentIndex(isKept ? m_figure->findData(QString::fromStdString(m_controller->figure()))
                                     : 0);
    m_controller->setFigure(m_figure->currentData().toString());
}

void RunsPage::showTrend() {
    const widgets::WindowWording wording;
    if (m_controller->trend().points.empty()) {
        m_trend->setBlocks(askedFor(
            tr("Select a run on the left, and a figure: it is followed over all runs of its kind that the "
               "filter lets pass.")));
        return;
    }
    m_trend->setBlocks(results::trendBlocks(m_controller->trend(),
                                            {m_controller->trendKind(), m_controller->figure()},
                                            m_controller->incidents(), wording));
}

void RunsPage::askLabel() {
    if (m_controller->selected().empty()) {
        return;
    }
    const workspace::RunRow* const run = m_controller->run(m_controller->selected().front());
    if (run == nullptr || m_controller->edits().isReadOnly()) {
        return;
    }
    auto* dialog = new RunLabelDialog({run->name, run->note, run->tags, run->baseline},
                                      run->state == workspace::RunState::Finished, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, id = run->id] { m_controller->saveLabel(id, dialog->label()); });
    dialog->open();
}

void RunsPage::askRemoval() {
    const auto runs = m_controller->selected();
    if (runs.empty()) {
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Remove runs"),
                                tr("Remove %n run(s) with all results? This cannot be undone.", nullptr,
                                   static_cast<int>(runs.size())),
                                QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* remove = box->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    connect(remove, &QPushButton::clicked, this, [this, runs] { m_controller->removeRuns(runs); });
    box->open();
}

void RunsPage::refreshActions() {
    const bool isWritable = m_controller->hasWorkspace() && !m_controller->edits().isReadOnly();
    const bool isSelected = !m_controller->selected().empty();
    m_label->setEnabled(isWritable && isSelected);
    m_remove->setEnabled(isWritable && isSelected);
    m_incident->setEnabled(isWritable);
}

void RunsPage::showRun(qint64 run) {
    ensureWorkspace();
    m_filter->showAll();
    m_controller->select({run});
    if (const int row = m_model->rowOf(run); row >= 0) {
        m_table->selectRow(row);
    }
}

void RunsPage::recordIncident(workspace::Incident incident, const QList<qint64>& runs) {
    ensureWorkspace();
    const workspace::Reader* const reader = m_controller->edits().reader();
    for (const qint64 id : runs) {
        // The list may not be read yet.
        if (const auto run = reader != nullptr ? workspace::runInfo(*reader, id)
                                               : base::Result<workspace::RunInfo>(base::fail(
                                                     base::ErrorCode::NotFound, std::to_string(id), "run"))) {
            incident.runs.push_back(run->uuid);
        }
    }
    m_tabs->setCurrentWidget(m_incidentsTab);
    m_incidents->askFor(incident);
}

void RunsPage::takeWorkspace(const std::shared_ptr<workspace::Workspace>& workspace) {
    m_controller->setWorkspace(workspace);
}

void RunsPage::refreshPage() {
    if (m_controller != nullptr) {
        showReason();
        refreshActions();
        Q_EMIT summaryChanged();
    }
}

void RunsPage::signAs(const QString& name) {
    m_controller->edits().setCurator(name);
}

void RunsPage::setWatching(bool isWatching) {
    m_controller->edits().setWatching(isWatching);
}

QByteArray RunsPage::saveState() const {
    QByteArray state;
    if (m_columns != nullptr) {
        QDataStream stream(&state, QIODevice::WriteOnly);
        stream << kRunsStateVersion << widgets::saveSide(*m_columns) << qint32(m_tabs->currentIndex());
    }
    return state;
}

void RunsPage::restoreState(const QByteArray& state) {
    QDataStream stream(state);
    quint32 version = 0;
    QByteArray columns;
    qint32 tab = 0;
    stream >> version >> columns >> tab;
    if (version == kRunsStateVersion && stream.status() == QDataStream::Ok && m_columns != nullptr) {
        widgets::restoreSide(*m_columns, columns);
        m_tabs->setCurrentIndex(tab);
    }
}

} // namespace assay::app

#include "moc_runs_page.cpp"
