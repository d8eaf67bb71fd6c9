#include "app/pages/retrieval/retrieval_controller.h"

#include "app/settings/engines_file.h"
#include "core/endpoint/key_ring.h"
#include "core/workspace/edit_entities.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/question_vectors.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job.h"
#include "widgets/jobs/job_runner.h"

#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

base::Result<std::shared_ptr<const RetrievalView>> measuredView(workspace::Workspace& workspace,
                                                                const evaluate::RetrievalRunPlan& plan,
                                                                const std::stop_token& stop,
                                                                base::ProgressSink& progress) {
    ASSAY_TRY(const auto run, evaluate::makeRetrievalRun(workspace, plan, stop, progress));
    ASSAY_TRY(const auto reader, workspace.reader());
    return readRetrievalView(reader, run.info.id, stop);
}

} // namespace

RetrievalController::RetrievalController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(this)) {
    m_edits->setRules({.undoes = {workspace::kAlphaDecisionEdits.name, workspace::kRunEdits.name}});
    m_edits->setWatching(false);
    connect(m_edits, &widgets::EditSession::failed, this, &RetrievalController::failed);
    connect(m_edits, &widgets::EditSession::noticed, this, &RetrievalController::noticed);
}

RetrievalController::~RetrievalController() = default;

void RetrievalController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    Q_EMIT leavingWorkspace();
    cancel();
    m_workspace = std::move(workspace);
    m_edits->setWorkspace(m_workspace);
    m_view.reset();
    m_other.reset();
    m_chosen = 0;
    m_otherChosen = 0;
    m_asked.reset();
    reload();
    Q_EMIT runChanged();
    Q_EMIT otherChanged();
    if (!m_runs.empty()) {
        choose(m_runs.front().id);
    }
}

const std::vector<std::int64_t>& RetrievalController::questionBytes(const std::string& suite) const {
    const auto [known, isNew] = m_questionBytes.try_emplace(suite);
    if (isNew && m_workspace) {
        const auto reader = m_workspace->reader();
        auto bytes = reader ? workspace::bytesOfQuestions(*reader, suite) : tl::unexpected(reader.error());
        known->second = std::move(bytes).value_or(std::vector<std::int64_t>());
    }
    return known->second;
}

void RetrievalController::forgetGold() {
    m_gold.clear();
    ++m_goldOf;
}

void RetrievalController::setRelevance(evaluate::RelevanceRule rule) {
    if (rule != m_relevance) {
        m_relevance = rule;
        forgetGold();
        Q_EMIT goldChanged();
    }
}

const evaluate::GoldInCorpus* RetrievalController::goldIn(const std::string& suite, base::RowId corpus) {
    if (!m_workspace || suite.empty() || corpus == 0) {
        return nullptr;
    }
    const auto [known, isNew] = m_gold.try_emplace({suite, corpus});
    if (!isNew) {
        return known->second ? &*known->second : nullptr;
    }
    m_jobs.startBackground<evaluate::GoldInCorpus>(
        tr("Looking for the gold of %1").arg(QString::fromStdString(suite)),
        [workspace = m_workspace, suite, corpus, rule = m_relevance](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<evaluate::GoldInCorpus> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return evaluate::goldInCorpus(reader, suite, corpus, rule, stop);
        },
        this,
        [this, of = m_goldOf,
         key = std::pair(suite, corpus)](const base::Result<evaluate::GoldInCorpus>& gold) {
            if (of != m_goldOf) {
                return; // of other lists, or by another rule
            }
            if (gold) {
                m_gold[key] = *gold;
                Q_EMIT goldChanged();
            } else if (gold.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(gold.error());
            }
        });
    return nullptr;
}

void RetrievalController::lookForPair() {
    if (!m_workspace || m_sets.empty() || m_suites.empty()) {
        return;
    }
    using Fitting = std::vector<workspace::FittingSet>;
    m_jobs.startBackground<Fitting>(
        tr("Looking for lists that fit a suite"),
        [workspace = m_workspace](const std::stop_token& stop, base::ProgressSink&) -> base::Result<Fitting> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return workspace::fittingSets(reader, stop);
        },
        this,
        [this, workspace = m_workspace](const base::Result<Fitting>& fitting) {
            if (workspace != m_workspace || !fitting || fitting->empty()) {
                return; // the first of either are as good
            }
            const auto suite = std::ranges::find(m_suites, fitting->front().suite, &workspace::SuiteInfo::id);
            const auto set = std::ranges::find(m_sets, fitting->front().set, &workspace::AnswerSetInfo::id);
            if (suite != m_suites.end() && set != m_sets.end()) {
                Q_EMIT pairFound(QString::fromStdString(suite->name), QString::fromStdString(set->name));
            }
        });
}

void RetrievalController::reload() {
    m_suites.clear();
    m_questionBytes.clear();
    forgetGold();
    m_sets.clear();
    m_runs.clear();
    m_corpora.clear();
    m_embeddings.clear();
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
        take(m_corpora, workspace::corpora(*reader));
        take(m_embeddings, workspace::embeddingSets(*reader, 0));
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
    m_view.reset();
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
    using View = std::shared_ptr<const RetrievalView>;
    m_jobs.startBackground<View>(
        tr("Loading run %1").arg(id),
        [workspace = m_workspace, id](const std::stop_token& stop,
                                      base::ProgressSink&) -> base::Result<View> {
            ASSAY_TRY(const auto reader, workspace->reader());
            return readRetrievalView(reader, id, stop);
        },
        this,
        [this, id, isOther, workspace = m_workspace](const base::Result<View>& loaded) {
            if (workspace != m_workspace || id != (isOther ? m_otherChosen : m_chosen)) {
                return; // another one is wanted by now
            }
            if (!loaded) {
                (isOther ? m_otherChosen : m_chosen) = 0; // there is nothing to wait for
                Q_EMIT failed(loaded.error());
            } else if (isOther) {
                m_other = (*loaded)->run;
            } else {
                m_view = *loaded;
            }
            if (isOther) {
                Q_EMIT otherChanged();
            } else {
                Q_EMIT runChanged();
            }
        });
}

QString RetrievalController::whyNoRun() const {
    if (m_view != nullptr) {
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
                  "corpus in the tab Ask.");
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
    plan.settings.relevance = m_relevance;
    plan.who = m_who;
    m_measuring = m_jobs.start<Made>(
        tr("Measuring %1").arg(predictions),
        [workspace = m_workspace, plan](const std::stop_token& stop,
                                        base::ProgressSink& progress) -> base::Result<Made> {
            ASSAY_TRY(auto view, measuredView(*workspace, plan, stop, progress));
            return Made{std::move(view), std::nullopt, 0};
        },
        this, [this, workspace = m_workspace](const base::Result<Made>& made) { takeMade(workspace, made); });
    Q_EMIT workingChanged();
}

base::Result<RetrievalController::Made>
RetrievalController::askAndMeasure(workspace::Workspace& workspace, const evaluate::AskingPlan& plan,
                                   evaluate::RetrievalRunPlan measuring, const std::stop_token& stop,
                                   base::ProgressSink& progress) {
    ASSAY_TRY(const auto asked, evaluate::askCorpus(workspace, plan, stop, progress));
    Made made;
    if (asked.reranked) {
        measuring.predictions = asked.reranked->before.name;
        ASSAY_TRY(const auto before, evaluate::makeRetrievalRun(workspace, measuring, stop, progress));
        made.before = before.info.id;
    }
    measuring.predictions = asked.set.name;
    ASSAY_TRY(made.view, measuredView(workspace, measuring, stop, progress));
    made.asked = asked;
    return made;
}

void RetrievalController::ask(const evaluate::AskingPlan& plan, const std::string& keyAccount) {
    if (!m_workspace || isMeasuring()) {
        return;
    }
    evaluate::RetrievalRunPlan measuring;
    measuring.suite = plan.suite;
    measuring.settings.relevance = m_relevance;
    measuring.who = m_who;
    m_asked.reset();
    m_live = std::make_shared<LiveRetrievalFeed>();
    evaluate::AskingPlan heard = plan;
    heard.engines = engineSource();
    heard.heard = [live = m_live](const model::Question& question, const model::Prediction& list) {
        live->take(question, list);
    };
    m_measuring = m_jobs.start<Made>(
        tr("Asking the questions of %1").arg(QString::fromStdString(plan.suite)),
        [workspace = m_workspace, heard, measuring,
         keyAccount](const std::stop_token& stop, base::ProgressSink& progress) -> base::Result<Made> {
            evaluate::AskingPlan whole = heard;
            if (!keyAccount.empty()) { // the ring may wait for a person who unlocks it
                ASSAY_TRY(whole.vectors.bearerToken, endpoint::keyFromRing(keyAccount));
            }
            return askAndMeasure(*workspace, whole, measuring, stop, progress);
        },
        this,
        [this, workspace = m_workspace](const base::Result<Made>& made) {
            m_live.reset();
            takeMade(workspace, made);
            Q_EMIT liveChanged();
        });
    connect(m_measuring, &widgets::Job::progressed, this, &RetrievalController::liveChanged);
    Q_EMIT workingChanged();
    Q_EMIT liveChanged();
}

void RetrievalController::takeMade(const std::shared_ptr<workspace::Workspace>& of,
                                   const base::Result<Made>& made) {
    m_measuring.clear();
    Q_EMIT workingChanged();
    if (of != m_workspace) {
        return;
    }
    if (!made) {
        if (made.error().code != base::ErrorCode::Cancelled) {
            Q_EMIT failed(made.error());
        }
        reload(); // lists that were asked for may be there already
        return;
    }
    m_view = made->view;
    m_asked = made->asked;
    m_chosen = m_view->run->info.id;
    reload();
    if (made->before != 0 || m_otherChosen == m_chosen) {
        compareWith(made->before);
    }
    Q_EMIT runChanged();
}

bool RetrievalController::isMeasuring() const {
    return m_measuring != nullptr;
}

std::optional<LiveRetrieval> RetrievalController::live() const {
    return m_live != nullptr ? std::optional(m_live->now()) : std::nullopt;
}

void RetrievalController::signAs(const QString& name) {
    m_who = name.toStdString();
    m_edits->setCurator(name);
}

void RetrievalController::cancel() {
    if (m_measuring != nullptr) {
        std::exchange(m_measuring, nullptr)->cancel();
        Q_EMIT workingChanged();
    }
}

} // namespace assay::app

#include "moc_retrieval_controller.cpp"
