#include "app/pages/answers/answers_controller.h"

#include "core/evaluate/answers/stored_rubrics.h"
#include "core/workspace/edit_entities.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"

#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kExplainRestMs = 60;

struct RunsInFront {
    std::shared_ptr<const AnswersView> own;
    std::shared_ptr<const AnswersView> other; // null: none
};

base::Result<std::shared_ptr<ExplainedQuestion>> explainQuestion(workspace::Workspace& workspace,
                                                                 const RunsInFront& runs, std::size_t place,
                                                                 const std::stop_token& stop) {
    ASSAY_TRY(auto reader, workspace.reader());
    const evaluate::AnswerRunItem& item = runs.own->item(place);
    auto made = std::make_shared<ExplainedQuestion>();
    made->run = runs.own->run.info.id;
    made->item = place;
    ASSAY_TRY(auto answers, evaluate::explainAnswer(reader, runs.own->run, item, stop));
    made->answers = std::move(answers);
    ASSAY_TRY(auto evidence, widgets::readEvidence(reader, made->answers.question.evidenceSentenceIds,
                                                   widgets::kContextFor));
    made->evidence = std::move(evidence);
    const auto counterpart =
        runs.other != nullptr ? runs.other->placeOf(item.suite, item.questionId) : std::nullopt;
    if (counterpart) {
        ASSAY_TRY(auto other,
                  evaluate::explainAnswer(reader, runs.other->run, runs.other->item(*counterpart), stop));
        made->other = std::move(other);
    }
    return made;
}

base::Result<base::RowId> runWithSources(workspace::Workspace& workspace,
                                         const evaluate::AnswerRunSettings& settings,
                                         const std::vector<ScoreOffer>& offers, const std::stop_token& stop,
                                         base::ProgressSink& progress) {
    std::vector<std::unique_ptr<evaluate::ScoreSource>> made;
    std::vector<evaluate::ScoreSource*> sources;
    for (const ScoreOffer& offer : offers) {
        ASSAY_TRY(auto source, offer.make(workspace));
        made.push_back(std::move(source));
        sources.push_back(made.back().get());
    }
    return evaluate::runAnswers(workspace, settings, sources, stop, progress);
}

} // namespace

AnswersController::AnswersController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(this)) {
    using widgets::EditSession;
    m_edits->setRules({.undoes = {workspace::kAnswerVerdictEdits.name, workspace::kRubricEdits.name,
                                  workspace::kClaimEdits.name, workspace::kReadingQueueEdits.name,
                                  workspace::kRunEdits.name}});
    m_edits->setWatching(false); // until it is wanted
    m_rest.setSingleShot(true);
    m_rest.setInterval(kExplainRestMs);
    connect(&m_rest, &QTimer::timeout, this, &AnswersController::explain);
    connect(m_edits, &EditSession::stepped, this, &AnswersController::reload);
    connect(m_edits, &EditSession::workspaceWritten, this, &AnswersController::takeWritten);
    connect(m_edits, &EditSession::curatorNeeded, this, &AnswersController::curatorNeeded);
    connect(m_edits, &EditSession::failed, this, &AnswersController::failed);
    connect(m_edits, &EditSession::noticed, this, &AnswersController::noticed);
}

AnswersController::~AnswersController() = default;

void AnswersController::stop(QPointer<widgets::Job>& job) {
    if (job != nullptr) {
        std::exchange(job, nullptr)->cancel();
    }
}

void AnswersController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    Q_EMIT leavingWorkspace();
    for (QPointer<widgets::Job>* job : {&m_job, &m_loading, &m_loadingOther, &m_explaining}) {
        stop(*job);
    }
    m_rest.stop();
    m_chosen = 0;
    m_otherChosen = 0;
    m_other.reset();
    m_filter = {};
    m_loadError.clear();
    m_edits->setWorkspace(std::move(workspace));
    setView(nullptr);
    reload();
    Q_EMIT workingChanged();
    Q_EMIT chosenChanged();
    Q_EMIT otherChanged();
    if (!m_runs.empty()) {
        choose(m_runs.front().id);
    }
}

const workspace::RunInfo* AnswersController::run(base::RowId id) const {
    const auto place = std::ranges::find(m_runs, id, &workspace::RunInfo::id);
    return place == m_runs.end() ? nullptr : &*place;
}

void AnswersController::reload() {
    m_suites.clear();
    m_sets.clear();
    m_rubrics.clear();
    m_runs.clear();
    if (reader() != nullptr) {
        const auto take = [this](auto& list, auto&& result) {
            if (result) {
                list = std::move(*result);
            } else {
                Q_EMIT failed(result.error());
            }
        };
        take(m_suites, workspace::suites(*reader()));
        take(m_sets, workspace::answerSets(*reader()));
        // What holds no answer cannot be measured here; ranked lists are what the page Retrieval measures.
        std::erase_if(m_sets, [](const workspace::AnswerSetInfo& set) {
            return set.content != workspace::AnswerSetContent::Answers;
        });
        take(m_runs, workspace::runs(*reader(), evaluate::kAnswerRuns));
        std::vector<evaluate::StoredRubric> rubrics;
        take(rubrics, evaluate::storedRubrics(*reader()));
        for (evaluate::StoredRubric& stored : rubrics) {
            m_rubrics.push_back(std::move(stored.rubric));
        }
    }
    Q_EMIT listsChanged();
    Q_EMIT runsChanged();
}

void AnswersController::takeWritten() {
    reload();
    if (m_otherChosen != 0 && run(m_otherChosen) == nullptr) {
        compareWith(0);
    }
    if (m_chosen != 0 && run(m_chosen) == nullptr) { // it was removed elsewhere
        choose(m_runs.empty() ? 0 : m_runs.front().id);
    }
    Q_EMIT workspaceWritten();
}

void AnswersController::choose(base::RowId id) {
    if (id == m_chosen && (m_view != nullptr || m_loading != nullptr)) {
        return;
    }
    m_chosen = id;
    m_loadError.clear();
    stop(m_loading);
    const workspace::RunInfo* const info = run(id);
    if (info != nullptr && info->state == workspace::RunState::Finished) {
        load(id, false);
    }
    if (m_otherChosen == id) {
        compareWith(0);
    }
    Q_EMIT chosenChanged();
    setView(nullptr);
}

void AnswersController::compareWith(base::RowId id) {
    if (id == m_otherChosen) {
        return;
    }
    m_otherChosen = id;
    m_other.reset();
    stop(m_loadingOther);
    if (run(id) != nullptr) {
        load(id, true);
    }
    Q_EMIT otherChanged();
    m_rest.start();
}

void AnswersController::chooseJudge(const std::string& judge) {
    if (judge == m_judge) {
        return;
    }
    m_judge = judge;
    const workspace::RunInfo* const info = run(m_chosen);
    if (info != nullptr && info->state == workspace::RunState::Finished) {
        stop(m_loading);
        load(m_chosen, false); // what is shown stays until it is there
    }
    if (run(m_otherChosen) != nullptr) {
        stop(m_loadingOther);
        load(m_otherChosen, true);
    }
}

void AnswersController::load(base::RowId id, bool isOther) {
    using Loaded = std::shared_ptr<const AnswersView>;
    QPointer<widgets::Job>& job = isOther ? m_loadingOther : m_loading;
    const workspace::RunInfo* const info = run(id);
    job = m_jobs.startBackground<Loaded>(
        tr("Loading %1").arg(info != nullptr ? QString::fromStdString(info->name) : QString()),
        [workspace = workspace(), id, judge = m_judge](const std::stop_token& stop,
                                                       base::ProgressSink&) -> base::Result<Loaded> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(auto view, readAnswersView(reader, id, judge, stop));
            return std::make_shared<const AnswersView>(std::move(view));
        },
        this,
        [this, id, isOther, judge = m_judge](const base::Result<Loaded>& loaded) {
            const bool isCancelled = !loaded && loaded.error().code == base::ErrorCode::Cancelled;
            if (isCancelled || id != (isOther ? m_otherChosen : m_chosen) || judge != m_judge) {
                return; // another one is wanted by now
            }
            (isOther ? m_loadingOther : m_loading).clear();
            if (!loaded) {
                Q_EMIT failed(loaded.error());
                if (!judge.empty()) {
                    return chooseJudge({}); // the answers may be gone: the run itself can still be shown
                }
                if (!isOther) {
                    m_loadError = widgets::errorText(loaded.error());
                    Q_EMIT runChanged();
                }
                return;
            }
            if (isOther) {
                m_other = *loaded;
                Q_EMIT otherChanged();
                m_rest.start();
            } else {
                setView(*loaded);
            }
        });
}

QString AnswersController::whyNoView() const {
    if (m_view != nullptr) {
        return {};
    }
    if (!workspace()) {
        return tr("No workspace is open.\nOpen one from the menu File, or drop a file anywhere in the "
                  "window.");
    }
    if (m_loading != nullptr) {
        return tr("The run is being loaded…");
    }
    if (!m_loadError.isEmpty()) {
        return tr("The run could not be loaded: %1").arg(m_loadError);
    }
    if (m_sets.empty()) {
        return tr("This workspace holds no answers of a system yet.\nImport a file with answers, or ask a "
                  "system here; then measure them on the tab Set up.");
    }
    return m_runs.empty() ? tr("No answers have been measured in this workspace.\nChoose a suite, the "
                               "answers and a rubric on the tab Set up, and run it.")
                          : tr("No run is chosen.\nChoose one on the left, or set one up and run it.");
}

void AnswersController::setView(std::shared_ptr<const AnswersView> view) {
    const evaluate::AnswerRunItem* const before = current();
    const std::string suite = before != nullptr ? before->suite : std::string();
    const std::string id = before != nullptr ? before->questionId : std::string();
    m_view = std::move(view);
    m_item.reset();
    m_explained.reset();
    m_whyNot.clear();
    stop(m_explaining);
    m_filter.only.reset(); // places of another run
    m_filter.onlyTitle.clear();
    applyFilter();
    Q_EMIT runChanged();
    const auto same = m_view != nullptr && !id.empty() ? m_view->placeOf(suite, id) : std::nullopt;
    setItem(same              ? same
            : m_shown.empty() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(m_shown.front())));
}

void AnswersController::applyFilter() {
    m_shown.clear();
    if (m_view != nullptr) {
        m_shown = passingAnswers(*m_view, m_filter);
        sortAnswers(*m_view, m_order, m_descending, m_shown);
    }
    Q_EMIT shownChanged();
}

void AnswersController::setFilter(const AnswerFilter& filter) {
    if (filter == m_filter) {
        return;
    }
    m_filter = filter;
    std::erase_if(m_filter.chosen, [](const auto& each) { return each.second.empty(); });
    applyFilter();
    if ((!m_item || rowOf(*m_item) < 0) && !m_shown.empty()) {
        setItem(m_shown.front()); // what is in front is among what is listed
    }
}

void AnswersController::setOrder(const std::string& by, bool descending) {
    if (by != m_order || descending != m_descending) {
        m_order = by;
        m_descending = descending;
        applyFilter();
    }
}

int AnswersController::rowOf(std::size_t item) const {
    const auto found = std::ranges::find(m_shown, static_cast<std::uint32_t>(item));
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

const evaluate::AnswerRunItem* AnswersController::current() const {
    return m_view != nullptr && m_item && *m_item < m_view->size() ? &m_view->item(*m_item) : nullptr;
}

void AnswersController::setItem(std::optional<std::size_t> item) {
    if (item && (m_view == nullptr || *item >= m_view->size())) {
        item.reset();
    }
    if (item == m_item && (!item || m_explained != nullptr)) {
        Q_EMIT questionSelected();
        return;
    }
    m_item = item;
    m_explained.reset();
    m_whyNot.clear();
    stop(m_explaining);
    Q_EMIT questionSelected();
    if (m_item) {
        m_rest.start();
    }
}

void AnswersController::goToRow(int row) {
    if (row >= 0 && row < static_cast<int>(m_shown.size())) {
        const std::size_t place = m_shown[static_cast<std::size_t>(row)];
        if (m_item != place) {
            setItem(place);
        }
    }
}

void AnswersController::step(int rows) {
    if (!m_shown.empty()) {
        const int row = m_item ? rowOf(*m_item) : -1;
        goToRow(row < 0 ? 0 : std::clamp(row + rows, 0, static_cast<int>(m_shown.size()) - 1));
    }
}

void AnswersController::showCases(const AnswerFilter& filter) {
    setFilter(filter);
    Q_EMIT casesWanted();
}

bool AnswersController::showQuestion(const QString& suite, const QString& questionId) {
    const auto place =
        m_view != nullptr ? m_view->placeOf(suite.toStdString(), questionId.toStdString()) : std::nullopt;
    if (!place) {
        return false;
    }
    if (rowOf(*place) < 0) {
        setFilter({});
    }
    setItem(place);
    return true;
}

void AnswersController::explain() {
    m_rest.stop();
    stop(m_explaining);
    if (m_view == nullptr || !m_item || !workspace()) {
        return;
    }
    using Made = std::shared_ptr<ExplainedQuestion>;
    m_explaining = m_jobs.startBackground<Made>(
        tr("Explaining an answer"),
        [workspace = workspace(), runs = RunsInFront{m_view, m_other},
         item = *m_item](const std::stop_token& stop, base::ProgressSink&) {
            return explainQuestion(*workspace, runs, item, stop);
        },
        this,
        [this, run = m_view->run.info.id, item = *m_item](const base::Result<Made>& made) {
            if (m_view == nullptr || m_view->run.info.id != run || m_item != item) {
                return; // another question is in front
            }
            if (!made && made.error().code == base::ErrorCode::Cancelled) {
                return;
            }
            m_explaining.clear();
            m_explained = made ? *made : nullptr;
            m_whyNot = made ? QString() : widgets::errorText(made.error());
            Q_EMIT questionExplained();
        });
}

bool AnswersController::start(const evaluate::AnswerRunSettings& settings, const QStringList& offers) {
    if (isWorking()) {
        Q_EMIT noticed(tr("A run is at work already. Wait for its end, or cancel it."));
        return false;
    }
    if (!m_edits->begin([this, settings, offers] { start(settings, offers); }, tr("Measuring answers"))) {
        return false;
    }
    evaluate::AnswerRunSettings signedSettings = settings;
    signedSettings.who = curator().toStdString();
    std::vector<ScoreOffer> taken;
    for (const ScoreOffer& offer : m_offers) {
        if (offers.contains(offer.key)) {
            taken.push_back(offer);
        }
    }
    m_job = m_jobs.start<base::RowId>(
        tr("Measuring %1").arg(QString::fromStdString(settings.predictions)),
        [workspace = workspace(), signedSettings, taken](const std::stop_token& stop,
                                                         base::ProgressSink& progress) {
            return runWithSources(*workspace, signedSettings, taken, stop, progress);
        },
        this,
        [this, held = workspace()](const base::Result<base::RowId>& made) {
            if (held != workspace()) {
                return; // another one was opened meanwhile
            }
            m_job.clear();
            reload();
            Q_EMIT workingChanged();
            if (made) {
                choose(*made);
                Q_EMIT measured(*made);
            } else if (made.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(made.error());
            }
        });
    connect(m_job, &widgets::Job::progressed, this, &AnswersController::workingChanged);
    Q_EMIT workingChanged();
    return true;
}

void AnswersController::cancel() {
    if (m_job != nullptr) {
        m_job->cancel();
    }
}

void AnswersController::offerScores(ScoreOffer offer) {
    const auto place = std::ranges::find(m_offers, offer.key, &ScoreOffer::key);
    if (place == m_offers.end()) {
        m_offers.push_back(std::move(offer));
    } else {
        *place = std::move(offer);
    }
    Q_EMIT offersChanged();
}

void AnswersController::withdrawScores(const QString& key) {
    if (std::erase_if(m_offers, [&](const ScoreOffer& offer) { return offer.key == key; }) > 0) {
        Q_EMIT offersChanged();
    }
}

bool AnswersController::changeForGood(const std::function<base::Result<>(workspace::Workspace&)>& work) {
    const bool isDone = m_edits->carryOut(
        {.write = [&work](workspace::Workspace& workspace, const std::string&) { return work(workspace); }});
    if (isDone) {
        reload();
        m_edits->hasNoUndo(tr("The last change of a run has no undo. Undo once more takes back the edit "
                              "before it."));
    }
    return isDone;
}

bool AnswersController::renameRun(base::RowId run, const QString& name) {
    return widgets::renameRun(*m_edits, run, name, [this] { reload(); });
}

bool AnswersController::setNote(base::RowId run, const QString& note) {
    return changeForGood([&](workspace::Workspace& workspace) {
        return workspace::setRunNote(workspace, run, note.trimmed().toStdString());
    });
}

void AnswersController::removeRun(base::RowId run) {
    if (!workspace() || isReadOnly()) {
        return;
    }
    m_jobs.startBackground<void>(
        tr("Removing a run"),
        [workspace = workspace(), run](const std::stop_token& stop, base::ProgressSink&) {
            return workspace::removeRun(*workspace, run, stop);
        },
        this,
        [this, run](const base::Result<>& removed) {
            if (!removed) {
                Q_EMIT failed(removed.error());
            }
            reload();
            if (run == m_otherChosen) {
                compareWith(0);
            }
            if (run == m_chosen) {
                choose(m_runs.empty() ? 0 : m_runs.front().id);
            }
        });
}

} // namespace assay::app

#include "moc_answers_controller.cpp"
