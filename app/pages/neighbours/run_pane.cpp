#include "app/pages/neighbours/run_pane.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/run_list_model.h"
#include "app/shell/empty_state.h"
#include "core/results/neighbours/alignment_words.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_progress.h"
#include "widgets/tables/apart_delegate.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

QString windowText(const model::NeighbourWindow& window) {
    return window.adaptive ? RunPane::tr("adaptive, from ±%1 until %2 gold, at most ±%3")
                                 .arg(window.base)
                                 .arg(window.target)
                                 .arg(window.max)
                           : RunPane::tr("fixed, ±%1").arg(window.width);
}

} // namespace

RunPane::RunPane(NeighbourController& controller, const RunActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(actions)
    , m_model(new RunListModel(controller, this)) {
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("runTable"));
    m_table->setAccessibleName(tr("Runs"));
    m_table->setSettingsKey(QStringLiteral("neighbours/runs"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(RunListModel::Name, new widgets::ApartDelegate(m_table));
    m_table->columnFit().keepInSight(RunListModel::Name, RunListModel::State);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("neighbourRunsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);

    m_work = new widgets::JobProgress(tr("How far the test is"), {m_actions.pause, m_actions.discard}, this);
    m_work->setObjectName(QStringLiteral("runProgress"));

    m_about = new QLabel(this);
    m_about->setObjectName(QStringLiteral("runAbout"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_about->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_about->setAccessibleName(tr("What the run was made of"));
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_about);
    m_note = new QLineEdit(this);
    m_note->setObjectName(QStringLiteral("runNote"));
    m_note->setAccessibleName(tr("Note on the run"));
    widgets::setHint(*m_note, tr("Note on this run; Return keeps it"));
    // The buttons take several lines; the words of what the run was made of must fit all the same.
    widgets::keepMeasure(
        *scroll, [scroll] { scroll->setMinimumWidth(scroll->fontMetrics().averageCharWidth() * 24); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_stack, 3);
    layout->addWidget(widgets::actionButtons(
        {m_actions.resume, m_actions.baseline, m_actions.rename, m_actions.remove}, this));
    layout->addWidget(m_work);
    layout->addWidget(m_note);
    layout->addWidget(widgets::actionButtons({m_actions.settings}, this));
    layout->addWidget(scroll, 2);

    connect(m_table, &widgets::DataTableView::currentRowChanged, this, [this](int row) {
        if (const base::RowId id = m_model->runAt(row); id != 0 && !m_syncing) {
            m_controller.choose(id);
        }
    });
    connect(m_note, &QLineEdit::editingFinished, this, &RunPane::keepNote);
    connect(&m_controller, &NeighbourController::curatorNamed, this, &RunPane::keepUnsaved);
    connect(&m_controller, &NeighbourController::leavingWorkspace, this, [this] {
        keepNote();
        m_noteOf = 0;
        m_unsaved.clear();
        m_note->clear();
    });
    for (const auto signal : {&NeighbourController::runsChanged, &NeighbourController::chosenChanged}) {
        connect(&m_controller, signal, this, [this] {
            syncRow();
            showRun();
            refresh();
        });
    }
    connect(&m_controller, &NeighbourController::viewChanged, this, &RunPane::showRun);
    connect(&m_controller, &NeighbourController::workingChanged, this, &RunPane::refresh);
    refresh();
    showRun();
}

void RunPane::syncRow() {
    const int row = m_model->rowOf(m_controller.chosen());
    m_syncing = true;
    if (row >= 0 && m_table->currentIndex().row() != row) {
        m_table->selectRow(row);
    }
    m_syncing = false;
}

void RunPane::refresh() {
    const workspace::RunInfo* run = m_controller.run(m_controller.chosen());
    const bool isWritable = !m_controller.isReadOnly() && run != nullptr;
    const bool isWorking = m_controller.isWorking();
    const bool isOwn = run != nullptr && run->origin != "outside";
    const bool isDone = run != nullptr && run->state == workspace::RunState::Finished;
    m_empty->setText(
        m_controller.workspace() == nullptr
            ? EmptyState::noWorkspace()
            : tr("No neighbour test has been run in this workspace.\nSet one up on the right and run "
                 "it; or import figures from elsewhere on the tab From outside."));
    m_stack->setCurrentIndex(m_controller.runs().empty() ? 0 : 1);
    m_actions.pause->setEnabled(isWorking);
    m_actions.discard->setEnabled(isWorking);
    m_actions.resume->setEnabled(isWritable && !isWorking && isOwn && !isDone);
    m_actions.rename->setEnabled(isWritable);
    m_actions.baseline->setEnabled(isWritable && isDone);
    m_actions.baseline->setChecked(run != nullptr && run->baseline);
    m_actions.remove->setEnabled(isWritable && run->id != m_controller.working());
    m_actions.settings->setEnabled(run != nullptr && run->kind == evaluate::kNeighbourRuns);
    m_note->setEnabled(isWritable);
    m_work->setVisible(isWorking);
    if (!isWorking) {
        return;
    }
    const widgets::Job* job = m_controller.job();
    const workspace::RunInfo* working = m_controller.run(m_controller.working());
    const RunView* view = m_controller.view();
    const bool isShown = view != nullptr && view->run.info.id == m_controller.working();
    const std::int64_t items = working != nullptr ? working->items : 0;
    const auto done = isShown ? static_cast<std::int64_t>(view->run.outcomes.size()) : std::int64_t(0);
    m_work->showCounts(*job, done, items,
                       tr("%1 of %2 anchors asked").arg(widgets::countText(done), widgets::countText(items)));
}

QString RunPane::aboutRun() const {
    const workspace::RunInfo* run = m_controller.run(m_controller.chosen());
    if (run == nullptr) {
        return {};
    }
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    QStringList lines;
    if (run->kind != evaluate::kNeighbourRuns) {
        lines << tr("Figures from outside; see the tab of that name.");
    } else if (const auto settings = evaluate::neighbourRunSettings(*run)) {
        lines << tr("Corpus: %1 (%2…)").arg(text(settings->corpus), text(settings->corpusHash.substr(0, 8)));
        if (settings->isOutside) {
            lines << tr("From outside: the lists were made elsewhere; gold and figures are of this corpus");
        }
        const bool areThere = std::ranges::any_of(settings->searches, [](const evaluate::SearchSpec& search) {
            return search.kind == evaluate::SearchKind::Engine && search.mode != retrieval::RemoteMode::Text;
        });
        lines << (settings->embeddingsId == 0
                      ? areThere ? tr("Vectors: in the engine") : tr("Vectors: none")
                      : tr("Vectors: %1, %2").arg(text(settings->embeddings), text(settings->model)));
        if (settings->alignment) {
            lines << widgets::windowText(results::alignmentText, *settings->alignment);
        }
        for (const evaluate::EngineHolding& holding : settings->holdings) {
            lines << widgets::windowText(results::holdingText, holding);
        }
        lines << (settings->anchorSetId == 0
                      ? tr("Anchors: %1 drawn, seed %2")
                            .arg(widgets::countText(run->items))
                            .arg(settings->sampling.seed)
                      : tr("Anchors: the set %1, n = %2")
                            .arg(text(settings->anchorSet), widgets::countText(run->items)));
        lines << tr("Window: %1").arg(windowText(settings->test.window));
        lines << (settings->test.onlyProse ? tr("Prose only") : tr("Headings and table debris too")) +
                     (settings->test.excludeNavigational ? tr("; cross references are no gold") : QString());
        if (const QString filter = widgets::windowText(results::filterText, settings->test);
            !filter.isEmpty()) {
            lines << filter;
        }
        for (const evaluate::SearchSpec& spec : settings->searches) {
            lines << tr("Search: %1").arg(widgets::windowText(results::specTitle, spec));
        }
    }
    lines << widgets::runMadeText(*run);
    return lines.join(QLatin1Char('\n'));
}

void RunPane::showRun() {
    m_about->setText(aboutRun());
    const base::RowId id = m_controller.chosen();
    if (id != m_noteOf && m_note->isModified()) {
        keepNote(); // comes back here: the list of runs changes
    }
    const workspace::RunInfo* run = m_controller.run(id);
    if (id == m_noteOf && m_note->isModified() && run != nullptr) {
        return; // it is being written
    }
    m_noteOf = id;
    const auto unsaved = m_unsaved.find(id);
    m_note->setText(unsaved != m_unsaved.end() ? unsaved->second
                    : run != nullptr           ? QString::fromStdString(run->note)
                                               : QString());
    m_note->setModified(unsaved != m_unsaved.end());
}

void RunPane::keepNote() {
    if (m_noteOf == 0 || !m_note->isModified()) {
        return;
    }
    const base::RowId id = m_noteOf;
    const QString text = m_note->text();
    m_note->setModified(false);
    if (m_controller.run(id) == nullptr || m_controller.setNote(id, text)) {
        m_unsaved.erase(id);
        return;
    }
    m_unsaved[id] = text;
    if (m_noteOf == id) {
        m_note->setModified(true);
    }
}

void RunPane::keepUnsaved() {
    keepNote();
    const std::map<base::RowId, QString> waiting = m_unsaved;
    for (const auto& [run, text] : waiting) {
        if (run != m_noteOf && (m_controller.run(run) == nullptr || m_controller.setNote(run, text))) {
            m_unsaved.erase(run);
        }
    }
}

void RunPane::askName() {
    if (const workspace::RunInfo* run = m_controller.run(m_controller.chosen())) {
        widgets::askRunName(*this, *run,
                            [this, id = run->id](const QString& name) { m_controller.renameRun(id, name); });
    }
}

void RunPane::askRemoval() {
    if (const workspace::RunInfo* run = m_controller.run(m_controller.chosen())) {
        widgets::askRunRemoval(*this, *run, [this, id = run->id] { m_controller.removeRun(id); });
    }
}

void RunPane::askDiscarding() {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Cancel the test"),
                                tr("Cancel the test and remove what it has found so far? Pause keeps it."),
                                QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* go = box->addButton(tr("Go on"), QMessageBox::RejectRole);
    auto* discard = box->addButton(tr("Cancel and remove"), QMessageBox::DestructiveRole);
    box->setEscapeButton(go);
    connect(discard, &QPushButton::clicked, this, [this] { m_controller.discard(); });
    box->open();
}

} // namespace assay::app

#include "moc_run_pane.cpp"
