#include "app/pages/runs/runs_controller.h"

#include "app/shell/empty_state.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/evaluate/runs/run_comparison.h"
#include "core/evaluate/runs/run_indexing.h"
#include "core/results/answers/answer_comparison_blocks.h"
#include "core/results/runs/run_words.h"
#include "core/workspace/edit_entities.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"

#include <QStringList>
#include <algorithm>
#include <set>
#include <utility>

namespace assay::app {

using base::ErrorCode;
using base::RowId;

namespace {

using ViewPointer = std::shared_ptr<SelectedRuns>;

// Two runs of one kind, by the tests that all comparisons have.
base::Result<> addComparison(const workspace::Reader& reader, const std::stop_token& stop,
                             base::ProgressSink& progress, SelectedRuns& view) {
    // The earlier one is the first of the two.
    const auto& [later, earlier] = std::pair(view.runs.front().info, view.runs.back().info);
    const auto compared = evaluate::compareRuns(reader, earlier, later, {}, stop, progress);
    if (!compared) {
        if (compared.error().code == ErrorCode::Cancelled) {
            return tl::unexpected(compared.error());
        }
        view.whyNotCompared = widgets::errorText(compared.error());
        return {};
    }
    if (compared->headline() == nullptr) {
        return {}; // figures alone stand side by side
    }
    const widgets::WindowWording wording;
    results::AnswerComparisonChoice choice;
    if (later.kind == evaluate::kNeighbourRuns || later.kind == evaluate::kOutsideRuns) {
        choice.areAnchors = true;
        choice.titleOf = [&](std::string_view figure) {
            return results::runFigureTitle(later.kind, figure, wording);
        };
    }
    auto blocks = results::answerComparisonBlocks(compared->items, compared->tested, choice, {}, wording);
    view.comparison = std::move(blocks.verdict);
    view.comparison.insert(view.comparison.end(), blocks.metrics.begin(), blocks.metrics.end());
    view.comparison.insert(view.comparison.end(), blocks.questions.begin(), blocks.questions.end());
    return {};
}

// Of one kind and one system, over the same suites and the same corpus: figures of other questions, or of
// another search, make no line with these.
bool areOneTrend(const workspace::RunRow& one, const workspace::RunRow& other) {
    return one.kind == other.kind && one.system == other.system && one.suites == other.suites &&
           one.corpus == other.corpus;
}

base::Result<ViewPointer> readSelected(const workspace::Reader& reader, const std::vector<RowId>& ids,
                                       const std::stop_token& stop, base::ProgressSink& progress) {
    auto view = std::make_shared<SelectedRuns>();
    for (const RowId id : ids) {
        if (stop.stop_requested()) {
            return base::fail(ErrorCode::Cancelled);
        }
        ASSAY_TRY(const auto info, workspace::runInfo(reader, id));
        ASSAY_TRY(auto described, evaluate::describeRun(info));
        view->runs.push_back(std::move(described));
    }
    if (!view->runs.empty()) {
        ASSAY_TRY(view->stale, evaluate::staleInputs(reader, view->runs.front(), stop));
        ASSAY_TRY(view->adjacency, evaluate::adjacencyOfRun(reader, view->runs.front(), stop));
    }
    if (view->runs.size() == 2 && view->runs.front().info.kind == view->runs.back().info.kind) {
        ASSAY_TRY(addComparison(reader, stop, progress, *view));
    }
    return view;
}

} // namespace

struct RunsController::Loaded {
    std::vector<workspace::RunRow> runs;
    std::vector<workspace::Incident> incidents;
};

RunsController::RunsController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(jobs, {}, this)) {
    using widgets::EditSession;
    m_edits->setRules({.undoes = {workspace::kRunEdits.name, workspace::kRunGateEdits.name,
                                  workspace::kIncidentEdits.name}});
    m_edits->setWatching(false); // until the page is shown
    connect(m_edits, &EditSession::failed, this, &RunsController::failed);
    connect(m_edits, &EditSession::workspaceWritten, this, &RunsController::reload);
}

RunsController::~RunsController() {
    if (m_job) {
        m_job->cancel();
    }
}

void RunsController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    if (workspace == m_edits->workspace()) {
        return;
    }
    Q_EMIT leavingWorkspace();
    ++m_loading;
    ++m_viewing;
    ++m_trending;
    ++m_remembering;
    if (m_job) {
        std::exchange(m_job, nullptr)->cancel();
    }
    m_runs.clear();
    m_shown.clear();
    m_incidents.clear();
    m_selected.clear();
    m_view.reset();
    m_trend = {};
    m_history.reset();
    m_filter = {};
    m_edits->setWorkspace(std::move(workspace));
    Q_EMIT runsChanged();
    Q_EMIT incidentsChanged();
    Q_EMIT selectionChanged();
    Q_EMIT viewChanged();
    Q_EMIT trendChanged();
    Q_EMIT historyChanged();
    reload();
}

QString RunsController::whyNoRuns() const {
    return !hasWorkspace()  ? EmptyState::noWorkspace()
           : m_runs.empty() ? tr("Nothing has been measured in this workspace yet.")
                            : QString();
}

void RunsController::reload() {
    if (!hasWorkspace()) {
        return;
    }
    if (m_job) {
        m_job->cancel();
    }
    using LoadedPointer = std::shared_ptr<Loaded>;
    m_job = m_jobs.startBackground<LoadedPointer>(
        tr("Loading runs"),
        [workspace = m_edits->workspace()](const std::stop_token& stop,
                                           base::ProgressSink& progress) -> base::Result<LoadedPointer> {
            ASSAY_TRY(evaluate::indexRuns(*workspace, stop, progress));
            ASSAY_TRY(const auto reader, workspace->reader());
            auto loaded = std::make_shared<Loaded>();
            ASSAY_TRY(loaded->runs, evaluate::describedRunRows(reader, stop));
            ASSAY_TRY(loaded->incidents, workspace::incidents(reader));
            return loaded;
        },
        this,
        [this, request = ++m_loading](const base::Result<LoadedPointer>& loaded) {
            if (request != m_loading) {
                return;
            }
            m_job = nullptr;
            if (loaded) {
                takeLoaded(**loaded);
            } else if (loaded.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(loaded.error());
            }
            Q_EMIT loadingChanged();
        });
    Q_EMIT loadingChanged();
}

void RunsController::takeLoaded(const Loaded& loaded) {
    const bool hasOtherRuns = loaded.runs != m_runs;
    const bool hasOtherIncidents = loaded.incidents != m_incidents;
    m_runs = loaded.runs;
    m_incidents = loaded.incidents;
    if (hasOtherIncidents) {
        Q_EMIT incidentsChanged();
        Q_EMIT trendChanged(); // which has them marked
    }
    if (!hasOtherRuns) {
        return;
    }
    narrow();
    std::erase_if(m_selected, [this](RowId id) { return run(id) == nullptr; });
    if (m_selected.empty() && !m_shown.empty()) {
        m_selected = {m_shown.front().id};
    }
    Q_EMIT selectionChanged();
    readView();
    readTrend();
    if (m_wantsHistory) {
        readHistory();
    }
}

void RunsController::narrow() {
    m_shown.clear();
    std::ranges::copy_if(m_runs, std::back_inserter(m_shown),
                         [this](const workspace::RunRow& run) { return workspace::letsPass(m_filter, run); });
    Q_EMIT runsChanged();
}

const workspace::RunRow* RunsController::run(RowId id) const {
    const auto found = std::ranges::find(m_runs, id, &workspace::RunRow::id);
    return found != m_runs.end() ? &*found : nullptr;
}

const workspace::RunRow* RunsController::runOf(const std::string& uuid) const {
    const auto found = std::ranges::find(m_runs, uuid, &workspace::RunRow::uuid);
    return found != m_runs.end() ? &*found : nullptr;
}

void RunsController::setFilter(const workspace::RunFilter& filter) {
    if (filter == m_filter) {
        return;
    }
    m_filter = filter;
    narrow();
    readTrend();
}

void RunsController::select(const std::vector<RowId>& runs) {
    if (runs == m_selected) {
        return;
    }
    const RowId before = m_selected.empty() ? 0 : m_selected.front();
    m_selected = runs;
    Q_EMIT selectionChanged();
    readView();
    const workspace::RunRow* const first = m_selected.empty() ? nullptr : run(m_selected.front());
    const workspace::RunRow* const last = run(before);
    if (first == nullptr || last == nullptr || !areOneTrend(*first, *last)) {
        readTrend();
    }
}

void RunsController::readView() {
    m_view.reset();
    Q_EMIT viewChanged();
    const quint64 request = ++m_viewing;
    if (!hasWorkspace() || m_selected.empty()) {
        return;
    }
    m_jobs.startBackground<ViewPointer>(
        tr("Reading runs"),
        [workspace = m_edits->workspace(), ids = m_selected](
            const std::stop_token& stop, base::ProgressSink& progress) -> base::Result<ViewPointer> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return readSelected(reader, ids, stop, progress);
        },
        this,
        [this, request](const base::Result<ViewPointer>& view) {
            if (request != m_viewing) {
                return; // others are selected by now
            }
            if (view) {
                m_view = *view;
                Q_EMIT viewChanged();
            } else if (view.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(view.error());
            }
        });
}

std::string RunsController::trendKind() const {
    const workspace::RunRow* const first = m_selected.empty() ? nullptr : run(m_selected.front());
    return first != nullptr ? first->kind : std::string();
}

void RunsController::setFigure(const QString& figure) {
    if (figure.toStdString() != m_figure) {
        m_figure = figure.toStdString();
        readTrend();
    }
}

void RunsController::readTrend() {
    const quint64 request = ++m_trending;
    std::vector<workspace::RunRow> comparable;
    const workspace::RunRow* const first = m_selected.empty() ? nullptr : run(m_selected.front());
    if (first != nullptr) {
        std::ranges::copy_if(m_shown, std::back_inserter(comparable),
                             [first](const workspace::RunRow& each) { return areOneTrend(each, *first); });
    }
    if (!hasWorkspace() || m_figure.empty() || comparable.empty()) {
        m_trend = {};
        Q_EMIT trendChanged();
        return;
    }
    using Values = std::vector<evaluate::TrendValue>;
    m_jobs.startBackground<Values>(
        tr("Reading a figure over time"),
        [workspace = m_edits->workspace(), runs = std::move(comparable),
         figure = m_figure](const std::stop_token& stop, base::ProgressSink&) -> base::Result<Values> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return evaluate::figureOverTime(reader, runs, figure, stop);
        },
        this,
        [this, request](const base::Result<Values>& values) {
            if (request != m_trending) {
                return;
            }
            if (values) {
                m_trend = evaluate::trendOf(*values);
                Q_EMIT trendChanged();
            } else if (values.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(values.error());
            }
        });
}

void RunsController::setHistorySuite(const QString& suite) {
    m_wantsHistory = true;
    m_historySuite = suite.toStdString();
    readHistory();
}

void RunsController::readHistory() {
    const quint64 request = ++m_remembering;
    if (!hasWorkspace()) {
        return;
    }
    using HistoryPointer = std::shared_ptr<evaluate::QuestionHistory>;
    m_jobs.startBackground<HistoryPointer>(
        tr("Reading the history of questions"),
        [workspace = m_edits->workspace(), runs = m_runs, suite = m_historySuite](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<HistoryPointer> {
            ASSAY_TRY(const auto reader, workspace->reader());
            ASSAY_TRY(auto history, evaluate::questionHistory(reader, runs, suite, stop));
            return std::make_shared<evaluate::QuestionHistory>(std::move(history));
        },
        this,
        [this, request](const base::Result<HistoryPointer>& history) {
            if (request != m_remembering) {
                return;
            }
            if (history) {
                m_history = *history;
                Q_EMIT historyChanged();
            } else if (history.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(history.error());
            }
        });
}

QStringList RunsController::suites() const {
    std::set<std::string> names;
    for (const workspace::RunRow& run : m_runs) {
        names.insert(run.suites.begin(), run.suites.end());
    }
    QStringList list;
    for (const std::string& name : names) {
        list += QString::fromStdString(name);
    }
    return list;
}

std::vector<evaluate::QuestionRound> RunsController::roundsOf(const QString& question) const {
    const workspace::Reader* const reader = m_edits->reader();
    if (reader == nullptr) {
        return {};
    }
    auto rounds = evaluate::roundsOfQuestion(*reader, m_runs, m_historySuite, question.toStdString());
    return rounds ? std::move(*rounds) : std::vector<evaluate::QuestionRound>();
}

bool RunsController::saveLabel(RowId id, const workspace::RunLabel& label) {
    const bool isDone = m_edits->carryOut(
        {.write =
             [id, label](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::saveRunLabel(workspace, id, label, who);
             },
         .done = [name = label.name] { return tr("%1 is changed.").arg(QString::fromStdString(name)); },
         .again = [this, id, label] { saveLabel(id, label); },
         .what = tr("Changing a run: %1").arg(QString::fromStdString(label.name))});
    if (isDone) {
        reload();
    }
    return isDone;
}

bool RunsController::saveIncident(const workspace::Incident& incident) {
    const QString title = QString::fromStdString(incident.title);
    const bool isDone =
        m_edits->carryOut({.write =
                               [incident](workspace::Workspace& workspace, const std::string& who) {
                                   return workspace::saveIncident(workspace, incident, who).map([](RowId) {});
                               },
                           .done = [title] { return tr("%1 is recorded.").arg(title); },
                           .again = [this, incident] { saveIncident(incident); },
                           .what = tr("Recording: %1").arg(title)});
    if (isDone) {
        reload();
    }
    return isDone;
}

bool RunsController::removeIncident(RowId incident) {
    const bool isDone =
        m_edits->carryOut({.write =
                               [incident](workspace::Workspace& workspace, const std::string& who) {
                                   return workspace::removeIncident(workspace, incident, who);
                               },
                           .done = [] { return tr("The record is removed."); },
                           .again = [this, incident] { removeIncident(incident); },
                           .what = tr("Removing a record")});
    if (isDone) {
        reload();
    }
    return isDone;
}

void RunsController::removeRuns(const std::vector<RowId>& runs) {
    if (!hasWorkspace() || m_edits->isReadOnly()) {
        return;
    }
    m_jobs.startBackground<void>(
        tr("Removing runs"),
        [workspace = m_edits->workspace(), runs](const std::stop_token& stop,
                                                 base::ProgressSink&) -> base::Result<> {
            for (const RowId id : runs) {
                ASSAY_TRY(workspace::removeRun(*workspace, id, stop));
            }
            return {};
        },
        this,
        [this](const base::Result<>& removed) {
            if (!removed && removed.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(removed.error());
            }
            reload();
        });
}

} // namespace assay::app

#include "moc_runs_controller.cpp"
