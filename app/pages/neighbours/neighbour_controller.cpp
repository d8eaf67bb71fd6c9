#include "app/pages/neighbours/neighbour_controller.h"

#include "core/evaluate/neighbours/neighbour_cases.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/workspace/journal/journal_watch.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kNewsInterval = 100;   // ms
constexpr int kWatchInterval = 1000; // ms

} // namespace

QString textsMissing(const workspace::Reader& reader, const evaluate::NeighbourRunSettings& settings) {
    const auto texts = evaluate::runTexts(reader, settings).value_or(evaluate::RunTexts::CorpusGone);
    return widgets::windowText(results::whyNoTexts, texts, settings.corpus);
}

NeighbourController::NeighbourController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs) {
    m_newsTimer.setInterval(kNewsInterval);
    connect(&m_newsTimer, &QTimer::timeout, this, &NeighbourController::takeNews);
    m_watchTimer.setInterval(kWatchInterval);
    connect(&m_watchTimer, &QTimer::timeout, this, &NeighbourController::lookForChanges);
}

NeighbourController::~NeighbourController() = default;

void NeighbourController::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    Q_EMIT leavingWorkspace();
    pause();
    stopReading();
    m_job.clear();
    m_newsTimer.stop();
    m_feed.reset();
    m_live.reset();
    m_working = 0;
    m_chosen = 0;
    m_notes.clear();
    m_journal = {};
    m_notUndone.reset();
    m_changeNumber = -1;
    m_reader.reset();
    m_workspace = std::move(workspace);
    if (m_workspace) {
        if (auto reader = m_workspace->reader()) {
            m_reader.emplace(std::move(*reader));
        } else {
            Q_EMIT failed(reader.error());
        }
    }
    if (m_reader) { // what changes from here on is looked for
        if (const auto number = workspace::changeNumber(*m_reader)) {
            m_changeNumber = *number;
        }
    }
    setView(nullptr);
    reload();
    Q_EMIT workingChanged();
    Q_EMIT chosenChanged();
    if (!m_runs.empty()) {
        choose(m_runs.front().id);
    }
}

void NeighbourController::setCurator(const QString& name) {
    const bool isNamed = m_curator.trimmed().isEmpty() && !name.trimmed().isEmpty();
    m_curator = name;
    if (isNamed) {
        Q_EMIT curatorNamed();
    }
}

FrontState NeighbourController::frontState() const {
    if (m_view != nullptr) {
        return FrontState::Shown;
    }
    const workspace::RunInfo* info = run(m_chosen);
    return info == nullptr                                 ? FrontState::NoRun
           : info->kind == evaluate::kOutsideRuns          ? FrontState::Outside
           : m_loading != nullptr || m_chosen == m_working ? FrontState::Loading
                                                           : FrontState::Failed;
}

QString NeighbourController::whyNoView() const {
    switch (frontState()) {
    case FrontState::NoRun:
        return tr("No run is chosen.\nChoose one on the left, or set one up and run it.");
    case FrontState::Loading:
        return tr("The run is being loaded…");
    case FrontState::Failed:
        return m_loadError.isEmpty() ? tr("The run could not be loaded.")
                                     : tr("The run could not be loaded: %1").arg(m_loadError);
    case FrontState::Outside:
        return tr("This run holds figures from outside: they have no anchors to show.\nThe tab From outside "
                  "shows the figures.");
    case FrontState::Shown:
        break;
    }
    return {};
}

const workspace::RunInfo* NeighbourController::run(base::RowId id) const {
    const auto place = std::ranges::find(m_runs, id, &workspace::RunInfo::id);
    return place == m_runs.end() ? nullptr : &*place;
}

void NeighbourController::reload() {
    m_corpora.clear();
    m_embeddings.clear();
    m_anchorSets.clear();
    m_runs.clear();
    if (m_reader) {
        const auto take = [this](auto& list, auto&& result) {
            if (result) {
                list = std::move(*result);
            } else {
                Q_EMIT failed(result.error());
            }
        };
        take(m_corpora, workspace::corpora(*m_reader));
        take(m_embeddings, workspace::embeddingSets(*m_reader, 0));
        take(m_anchorSets, workspace::anchorSets(*m_reader, 0));
        take(m_runs, workspace::runs(*m_reader, ""));
        std::erase_if(m_runs,
                      [](const workspace::RunInfo& each) { return !evaluate::isNeighbourTest(each); });
        if (auto state = workspace::journalStateOf(*m_reader, curator())) {
            m_journal = std::move(*state);
        } else {
            Q_EMIT failed(state.error());
        }
    }
    refreshFront();
    Q_EMIT listsChanged();
    Q_EMIT runsChanged();
}

// What another window or the command line did with the run in front. Its state is that of what is shown:
// where there is more by now, all of it is read again and both change together.
void NeighbourController::refreshFront() {
    if (m_view == nullptr) {
        return;
    }
    workspace::RunInfo& shown = m_view->run.info;
    const workspace::RunInfo* info = run(shown.id);
    if (info == nullptr) {
        return;
    }
    const bool isStale = shown.id != m_working && (info->done != shown.done || info->state != shown.state);
    if (!isStale) {
        shown = *info;
        return;
    }
    shown.name = info->name;
    shown.note = info->note;
    shown.baseline = info->baseline;
    if (m_loading == nullptr) { // else that is looked at again when it has been read
        load(shown.id);
    }
}

void NeighbourController::setWatching(bool on) {
    if (on) {
        lookForChanges();
        m_watchTimer.start();
    } else {
        m_watchTimer.stop();
    }
}

// A run at work commits all the time, and its own news say so better.
void NeighbourController::lookForChanges() {
    if (!m_reader || isWorking()) {
        return;
    }
    const auto number = workspace::changeNumber(*m_reader);
    if (!number) {
        if (!std::exchange(m_watchFailed, true)) { // once, not every second
            Q_EMIT failed(number.error());
        }
        return;
    }
    m_watchFailed = false;
    if (*number == m_changeNumber) {
        return;
    }
    if (std::exchange(m_changeNumber, *number) >= 0) {
        reload();
        readNotes();
        if (m_chosen != 0 && run(m_chosen) == nullptr) { // it was removed elsewhere
            choose(m_runs.empty() ? 0 : m_runs.front().id);
        }
    }
}

bool NeighbourController::mayChange() {
    if (!m_workspace) {
        return false;
    }
    if (isReadOnly()) {
        Q_EMIT failed({base::ErrorCode::ReadOnlyWorkspace, {}, m_workspace->path().string()});
        return false;
    }
    if (m_curator.trimmed().isEmpty()) {
        Q_EMIT curatorNeeded();
        return false;
    }
    return true;
}

bool NeighbourController::finish(const base::Result<>& result) {
    if (!result) {
        Q_EMIT failed(result.error());
    }
    reload();
    return result.has_value();
}

bool NeighbourController::change(const std::function<base::Result<>(workspace::Workspace&)>& work) {
    return mayChange() && finish(work(*m_workspace));
}

bool NeighbourController::changeForGood(const std::function<base::Result<>(workspace::Workspace&)>& work) {
    const bool changed = change(work);
    if (changed) {
        hasNoUndo();
    }
    return changed;
}

bool NeighbourController::renameRun(base::RowId run, const QString& name) {
    return changeForGood([&](workspace::Workspace& workspace) {
        return workspace::renameRun(workspace, run, name.trimmed().toStdString());
    });
}

bool NeighbourController::setNote(base::RowId run, const QString& note) {
    return changeForGood([&](workspace::Workspace& workspace) {
        return workspace::setRunNote(workspace, run, note.trimmed().toStdString());
    });
}

bool NeighbourController::setBaseline(base::RowId run, bool baseline) {
    return changeForGood(
        [&](workspace::Workspace& workspace) { return workspace::setBaseline(workspace, run, baseline); });
}

bool NeighbourController::renameAnchorSet(base::RowId set, const QString& name) {
    return changeForGood([&](workspace::Workspace& workspace) {
        return workspace::renameAnchorSet(workspace, set, name.trimmed().toStdString());
    });
}

bool NeighbourController::removeAnchorSet(base::RowId set) {
    return changeForGood(
        [&](workspace::Workspace& workspace) { return workspace::removeAnchorSet(workspace, set); });
}

void NeighbourController::removeRun(base::RowId run) {
    if (run == m_working || !m_workspace || isReadOnly()) {
        return;
    }
    m_jobs.startBackground<void>(
        tr("Removing a run"),
        [workspace = m_workspace, run](const std::stop_token& stop, base::ProgressSink&) {
            return workspace::removeRun(*workspace, run, stop);
        },
        this,
        [this, run](const base::Result<>& removed) {
            if (!removed) {
                Q_EMIT failed(removed.error());
            }
            reload();
            hasNoUndo();
            if (run == m_chosen) {
                choose(m_runs.empty() ? 0 : m_runs.front().id);
            }
        });
}

void NeighbourController::readNotes() {
    std::map<std::string, workspace::CaseNote> notes;
    if (m_reader && m_view != nullptr && m_view->run.settings.corpusId != 0) {
        auto read = workspace::caseNotes(*m_reader, m_view->run.settings.corpusId);
        if (!read) {
            Q_EMIT failed(read.error()); // those that are known stay
            return;
        }
        for (workspace::CaseNote& note : *read) {
            notes.emplace(note.sentenceId, std::move(note));
        }
    }
    m_notes = std::move(notes);
    Q_EMIT notesChanged();
}

bool NeighbourController::saveNote(base::RowId corpus, const std::string& sentenceId, const QString& note,
                                   const QStringList& flags) {
    workspace::CaseNote entry;
    entry.corpus = corpus;
    entry.sentenceId = sentenceId;
    entry.note = note.trimmed().toStdString();
    for (const QString& flag : flags) {
        entry.flags.push_back(flag.toStdString());
    }
    const bool saved = change([&](workspace::Workspace& workspace) {
        return workspace::saveCaseNote(workspace, entry, curator());
    });
    if (saved) {
        readNotes();
    }
    return saved;
}

bool NeighbourController::stepJournal(bool undo) {
    const bool done = change([&](workspace::Workspace& workspace) -> base::Result<> {
        const auto step =
            undo ? workspace::undoOwn(workspace, curator()) : workspace::redoOwn(workspace, curator());
        return step ? base::Result<>() : tl::unexpected(step.error());
    });
    readNotes();
    return done;
}

bool NeighbourController::undo() {
    // An edit that came after it can be taken back as always.
    if (std::exchange(m_notUndone, std::nullopt) == newestEdit()) {
        Q_EMIT noticed(
            tr("The last change (of a run or of an anchor set) has no undo. Undo once more takes back "
               "the edit before it."));
        return false;
    }
    return stepJournal(true);
}

bool NeighbourController::redo() {
    return stepJournal(false);
}

} // namespace assay::app

#include "moc_neighbour_controller.cpp"
