#include "app/pages/retrieval/retrieval_controller.h"

#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <utility>

namespace assay::app {

RetrievalController::RetrievalController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs) {}

RetrievalController::~RetrievalController() = default;

void RetrievalController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    Q_EMIT leavingWorkspace();
    cancel();
    m_workspace = std::move(workspace);
    m_run.reset();
    m_other.reset();
    m_chosen = 0;
    m_otherChosen = 0;
    reload();
    Q_EMIT runChanged();
    Q_EMIT otherChanged();
    if (!m_runs.empty()) {
        choose(m_runs.front().id);
    }
}

void RetrievalController::reload() {
    m_suites.clear();
    m_sets.clear();
    m_runs.clear();
    const auto reader =
        m_workspace ? m_workspace->reader() : base::fail(base::ErrorCode::NotFound, "no workspace");
    if (reader) {
        const auto take = [this](auto& list, auto&& result) {
            if (result) {
                list = std::move(*result);
            } else {
                Q_EMIT failed(result.error());
            }
        };
        take(m_suites, workspace::suites(*reader));
        take(m_sets, workspace::answerSets(*reader));
        take(m_runs, workspace::runs(*reader, evaluate::kRetrievalRuns));
    } else if (m_workspace) {
        Q_EMIT failed(reader.error());
    }
    Q_EMIT listsChanged();
}

void RetrievalController::choose(base::RowId run) {
    if (run == m_chosen) {
        return;
    }
    m_chosen = run;
    m_run.reset();
    if (run == m_otherChosen) {
        compareWith(0);
    }
    Q_EMIT runChanged();
    if (run != 0) {
        load(run, false);
    }
}

void RetrievalController::compareWith(base::RowId run) {
    if (run == m_otherChosen) {
        return;
    }
    m_otherChosen = run;
    m_other.reset();
    Q_EMIT otherChanged();
    if (run != 0) {
        load(run, true);
    }
}

void RetrievalController::load(base::RowId id, bool isOther) {
    m_jobs.startBackground<Run>(
        tr("Loading run %1").arg(id),
        [workspace = m_workspace, id](const std::stop_token& stop, base::ProgressSink&) -> base::Result<Run> {
            ASSAY_TRY(const auto reader, workspace->reader());
            ASSAY_TRY(auto run, evaluate::loadRetrievalRun(reader, id, stop));
            return std::make_shared<const evaluate::RetrievalRun>(std::move(run));
        },
        this,
        [this, id, isOther, workspace = m_workspace](const base::Result<Run>& loaded) {
            if (workspace != m_workspace || id != (isOther ? m_otherChosen : m_chosen)) {
                return; // another one is wanted by now
            }
            if (!loaded) {
                (isOther ? m_otherChosen : m_chosen) = 0; // there is nothing to wait for
                Q_EMIT failed(loaded.error());
                isOther ? otherChanged() : runChanged();
                return;
            }
            (isOther ? m_other : m_run) = *loaded;
            if (isOther) {
                Q_EMIT otherChanged();
            } else {
                Q_EMIT runChanged();
            }
        });
}

QString RetrievalController::whyNoRun() const {
    if (m_run != nullptr) {
        return {};
    }
    if (!m_workspace) {
        return tr("No workspace is open.\nOpen one from the menu File, or drop a file anywhere in the "
                  "window.");
    }
    if (m_chosen != 0) {
        return tr("The run is being loaded…");
    }
    if (m_sets.empty()) {
        return tr("This workspace holds no ranked lists yet.\nImport predictions with contexts, or ask a "
                  "corpus: assay retrieval --search.");
    }
    return tr(
        "No retrieval has been measured in this workspace.\nChoose a suite and predictions on the left, "
        "and measure them.");
}

void RetrievalController::measure(const QString& suite, const QString& predictions) {
    if (!m_workspace || isMeasuring()) {
        return;
    }
    evaluate::RetrievalRunPlan plan;
    plan.suite = suite.toStdString();
    plan.predictions = predictions.toStdString();
    plan.who = m_who;
    using MadeRun = std::shared_ptr<evaluate::RetrievalRun>;
    m_measuring = m_jobs.start<MadeRun>(
        tr("Measuring %1").arg(predictions),
        [workspace = m_workspace, plan](const std::stop_token& stop,
                                        base::ProgressSink& progress) -> base::Result<MadeRun> {
            ASSAY_TRY(auto run, evaluate::makeRetrievalRun(*workspace, plan, stop, progress));
            return std::make_shared<evaluate::RetrievalRun>(std::move(run));
        },
        this,
        [this, workspace = m_workspace](const base::Result<MadeRun>& made) {
            m_measuring.clear();
            Q_EMIT workingChanged();
            if (workspace != m_workspace) {
                return;
            }
            if (!made) {
                if (made.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT failed(made.error());
                }
                return;
            }
            m_chosen = (*made)->info.id;
            m_run = *made;
            reload();
            Q_EMIT runChanged();
        });
    Q_EMIT workingChanged();
}

void RetrievalController::cancel() {
    if (m_measuring != nullptr) {
        std::exchange(m_measuring, nullptr)->cancel();
        Q_EMIT workingChanged();
    }
}

} // namespace assay::app

#include "moc_retrieval_controller.cpp"
