// The part of the controller that loads runs and puts them to work.
#include "app/pages/neighbours/neighbour_controller.h"
#include "app/settings/engines_file.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"

#include <utility>

namespace assay::app {

using base::Result;

namespace {

// As the run was kept, which one that has just been finished here does not know of itself.
Result<evaluate::AdjacencyEvidence> adjacencyOfKept(const workspace::Reader& reader, base::RowId run,
                                                    const std::stop_token& stop) {
    const auto kept = workspace::runInfo(reader, run);
    if (!kept && kept.error().code == base::ErrorCode::NotFound) {
        return evaluate::AdjacencyEvidence(); // it was removed meanwhile
    }
    ASSAY_TRY(kept);
    ASSAY_TRY(const auto described, evaluate::describeRun(*kept));
    return evaluate::adjacencyOfRun(reader, described, stop);
}

} // namespace

void NeighbourController::choose(base::RowId id) {
    if (id == m_chosen && (m_view != nullptr || m_loading != nullptr)) {
        return;
    }
    m_chosen = id;
    stopReading();
    Q_EMIT chosenChanged();
    const workspace::RunInfo* info = run(id);
    if (m_live != nullptr && id == m_working && id != 0) {
        setView(m_live);
        return;
    }
    if (info != nullptr && info->kind == evaluate::kNeighbourRuns && workspace()) {
        load(id);
    }
    setView(nullptr);
}

// What was being read or computed for the run that was in front.
void NeighbourController::stopReading() {
    ++m_request;
    for (QPointer<widgets::Job>* job : {&m_loading, &m_completing}) {
        if (*job != nullptr) {
            std::exchange(*job, nullptr)->cancel();
        }
    }
    m_loadError.clear();
}

// What is in front stays there until it is read.
void NeighbourController::load(base::RowId id) {
    const workspace::RunInfo* info = run(id);
    m_loadError.clear();
    m_loading = m_jobs.startBackground<std::shared_ptr<RunView>>(
        tr("Loading %1").arg(info != nullptr ? QString::fromStdString(info->name) : QString()),
        [workspace = workspace(), id](const std::stop_token& stop,
                                      base::ProgressSink&) -> Result<std::shared_ptr<RunView>> {
            auto reader = workspace->reader();
            ASSAY_TRY(auto loaded, reader ? evaluate::loadNeighbourRun(*reader, id, stop)
                                          : tl::unexpected(reader.error()));
            auto view = std::make_shared<RunView>();
            view->run = std::move(loaded);
            view->textsMissing = app::textsMissing(*reader, view->run.settings);
            if (view->run.settings.isOutside) { // whole from the beginning, and not all of it may be known
                view->figures = evaluate::neighbourFigures(view->run.outcomes, view->run.settings.test,
                                                           view->run.searches);
                return view;
            }
            RunningFigures figures(view->run.settings.test, view->run.searches);
            figures.add(view->run.outcomes);
            view->figures = figures.figures();
            return view;
        },
        this,
        [this, request = m_request](Result<std::shared_ptr<RunView>> loaded) {
            if (request != m_request) {
                return;
            }
            m_loading.clear();
            if (!loaded) {
                if (loaded.error().code != base::ErrorCode::Cancelled) {
                    m_loadError = widgets::errorText(loaded.error());
                    Q_EMIT failed(loaded.error());
                }
                if (m_view == nullptr) {
                    Q_EMIT viewChanged(); // its state is another
                }
                return;
            }
            setView(*loaded);
            complete(*loaded);
            refreshFront(); // it may have grown meanwhile
        });
}

void NeighbourController::setView(std::shared_ptr<RunView> view) {
    m_view = std::move(view);
    readNotes();
    Q_EMIT viewChanged();
}

// The bootstrap intervals and distances, which take too long for every batch.
void NeighbourController::complete(const std::shared_ptr<RunView>& view,
                                   std::optional<evaluate::NeighbourFigures> figures) {
    struct Complete {
        evaluate::NeighbourFigures figures;
        std::vector<evaluate::RegimeDeltas> deltas;
        std::vector<evaluate::DistanceIntervals> goldIntervals, otherIntervals;
        evaluate::AdjacencyEvidence adjacency;
    };

    if (m_completing != nullptr) {
        std::exchange(m_completing, nullptr)->cancel(); // of a view that is not in front any more
    }
    if (view->run.outcomes.empty()) {
        return;
    }
    m_completing = m_jobs.startBackground<Complete>(
        tr("Computing intervals"),
        // Reads what does not change any more: the window changes nothing but figures and deltas.
        [shared = std::shared_ptr<const RunView>(view), known = std::move(figures), workspace = workspace()](
            const std::stop_token& stop, base::ProgressSink&) mutable -> Result<Complete> {
            const evaluate::NeighbourRun& run = shared->run;
            if (!known && !stop.stop_requested()) {
                known = evaluate::neighbourFigures(run.outcomes, run.settings.test, run.searches);
            }
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            auto deltas = evaluate::regimeDeltas(run.outcomes, run.settings.test, run.searches.size());
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            ASSAY_TRY(const auto reader, workspace->reader());
            ASSAY_TRY(auto adjacency, adjacencyOfKept(reader, run.info.id, stop));
            return Complete{std::move(*known), std::move(deltas), evaluate::allDistanceIntervals(run, true),
                            evaluate::allDistanceIntervals(run, false), std::move(adjacency)};
        },
        this,
        [this, view](Result<Complete> complete) {
            if (!complete) {
                if (complete.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT failed(complete.error());
                }
                return;
            }
            if (view == m_live) {
                return; // it goes on meanwhile: these figures are old
            }
            view->figures = std::move(complete->figures);
            view->deltas = std::move(complete->deltas);
            view->goldIntervals = std::move(complete->goldIntervals);
            view->otherIntervals = std::move(complete->otherIntervals);
            view->adjacency = std::move(complete->adjacency);
            view->hasIntervals = true;
            if (view == m_view) {
                Q_EMIT figuresChanged();
            }
        });
}

bool NeighbourController::start(const evaluate::NeighbourRunPlan& plan, widgets::EditSession::Work again) {
    if (!again) {
        again = [this, plan] { start(plan); };
    }
    if (!mayChange(std::move(again), tr("Neighbour test"))) {
        return false;
    }
    evaluate::NeighbourRunPlan signedPlan = plan;
    signedPlan.who = curator();
    signedPlan.engines = engineSource();
    return work(tr("Neighbour test"), 0, signedPlan);
}

bool NeighbourController::resume(base::RowId id) {
    const workspace::RunInfo* info = run(id);
    if (info == nullptr || info->kind != evaluate::kNeighbourRuns ||
        info->state == workspace::RunState::Finished ||
        !mayChange([this, id] { resume(id); },
                   tr("Neighbour test %1").arg(QString::fromStdString(info->name)))) {
        return false;
    }
    return work(tr("Neighbour test %1").arg(QString::fromStdString(info->name)), id, std::nullopt);
}

bool NeighbourController::work(const QString& title, base::RowId run,
                               const std::optional<evaluate::NeighbourRunPlan>& plan) {
    if (isWorking()) {
        Q_EMIT noticed(tr("A neighbour test is at work already. Pause it first, or wait for its end."));
        return false;
    }
    m_feed = std::make_shared<RunFeed>();
    m_discarding = false;
    m_working = run;
    m_job = m_jobs.start<evaluate::NeighbourFigures>(
        title,
        [workspace = workspace(), feed = m_feed, run, plan](
            const std::stop_token& stop, base::ProgressSink& progress) -> Result<evaluate::NeighbourFigures> {
            base::RowId id = run;
            if (plan) {
                ASSAY_TRY(auto made, evaluate::createNeighbourRun(*workspace, *plan, stop));
                id = made;
            }
            feed->made(id);
            return evaluate::continueNeighbourRun(*workspace, id, feed.get(), stop, progress, engineSource());
        },
        this,
        [this, feed = m_feed](const Result<evaluate::NeighbourFigures>& result) {
            if (feed == m_feed) { // else another workspace was opened meanwhile
                ended(result);
            }
        });
    m_newsTimer.start();
    Q_EMIT workingChanged();
    return true;
}

// A run that has just been made, or is gone on with, comes to the front.
void NeighbourController::beginLive(base::RowId id) {
    m_working = id;
    reload();
    const workspace::RunInfo* info = run(id);
    if (info == nullptr) {
        return;
    }
    auto settings = evaluate::neighbourRunSettings(*info);
    if (!settings) {
        Q_EMIT failed(settings.error());
        return;
    }
    m_live = std::make_shared<RunView>();
    m_live->run.info = *info;
    m_live->run.settings = std::move(*settings);
    for (const evaluate::SearchSpec& spec : m_live->run.settings.searches) {
        m_live->run.searches.push_back(evaluate::plannedCapabilities(spec, m_live->run.settings.model));
    }
    m_live->textsMissing = app::textsMissing(*reader(), m_live->run.settings);
    m_liveFigures = RunningFigures(m_live->run.settings.test, m_live->run.searches);
    m_live->figures = m_liveFigures.figures();
    m_chosen = id;
    stopReading();
    Q_EMIT chosenChanged();
    setView(m_live);
    Q_EMIT workingChanged();
}

void NeighbourController::takeNews() {
    if (m_feed == nullptr) {
        return;
    }
    RunFeed::News news = m_feed->take();
    if (news.run != 0 && m_live == nullptr) {
        beginLive(news.run);
    }
    if (m_live == nullptr || (!news.searches && news.outcomes.empty())) {
        return;
    }
    if (news.searches) {
        m_live->run.searches = std::move(*news.searches);
        m_liveFigures = RunningFigures(m_live->run.settings.test, m_live->run.searches);
        m_liveFigures.add(m_live->run.outcomes);
    }
    m_liveFigures.add(news.outcomes);
    auto& outcomes = m_live->run.outcomes;
    outcomes.insert(outcomes.end(), std::make_move_iterator(news.outcomes.begin()),
                    std::make_move_iterator(news.outcomes.end()));
    m_live->run.info.done = static_cast<std::int64_t>(outcomes.size());
    m_live->figures = m_liveFigures.figures();
    if (m_live == m_view) {
        Q_EMIT grown();
        Q_EMIT figuresChanged();
    }
    Q_EMIT workingChanged(); // how far it is
}

void NeighbourController::ended(const Result<evaluate::NeighbourFigures>& result) {
    takeNews(); // the last of it
    m_newsTimer.stop();
    m_feed.reset();
    m_job.clear();
    const std::shared_ptr<RunView> view = std::exchange(m_live, nullptr);
    const base::RowId id = std::exchange(m_working, 0);
    bool isShort = false; // the run did not get as far as what it had stored before
    if (view != nullptr && reader() != nullptr) {
        if (auto info = workspace::runInfo(*reader(), id)) {
            view->run.info = std::move(*info);
            isShort = static_cast<std::int64_t>(view->run.outcomes.size()) < view->run.info.done;
        } else if (!m_discarding) {
            Q_EMIT failed(info.error());
        }
    }
    reload();
    if (m_discarding) {
        m_discarding = false;
        if (id != 0 && !result) {
            removeRun(id);
        }
    } else if (isShort && view == m_view) {
        m_view.reset();
        choose(id);
    } else if (view != nullptr && view == m_view) {
        complete(view, result ? std::optional(*result) : std::nullopt);
    }
    if (!result && result.error().code != base::ErrorCode::Cancelled) {
        Q_EMIT failed(result.error());
    }
    Q_EMIT workingChanged();
    Q_EMIT figuresChanged();
    if (std::exchange(m_wasWritten, false)) {
        QMetaObject::invokeMethod(this, &NeighbourController::takeWritten, Qt::QueuedConnection);
    }
}

void NeighbourController::pause() {
    if (m_job != nullptr) {
        m_job->cancel();
    }
}

void NeighbourController::discard() {
    if (m_job != nullptr) {
        m_discarding = true;
        m_job->cancel();
    }
}

} // namespace assay::app
