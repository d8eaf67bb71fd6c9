#include "app/pages/neighbours/neighbour_controller.h"

#include "app/shell/empty_state.h"
#include "core/evaluate/neighbours/neighbour_cases.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/workspace/edit_entities.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/translated_wording.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kNewsInterval = 100; // ms

} // namespace

QString textsMissing(const workspace::Reader& reader, const evaluate::NeighbourRunSettings& settings) {
    const auto texts = evaluate::runTexts(reader, settings).value_or(evaluate::RunTexts::CorpusGone);
    return widgets::windowText(results::whyNoTexts, texts, settings.corpus);
}

NeighbourController::NeighbourController(widgets::JobRunner& jobs, QObject* parent)
    : QObject(parent)
    , m_jobs(jobs)
    , m_edits(new widgets::EditSession(this)) {
    m_newsTimer.setInterval(kNewsInterval);
    connect(&m_newsTimer, &QTimer::timeout, this, &NeighbourController::takeNews);
    using widgets::EditSession;
    m_edits->setRules({.undoes = {workspace::kCaseNoteEdits.name, workspace::kGateRuleEdits.name,
                                  workspace::kRunEdits.name}});
    m_edits->setWatching(false); // until it is wanted
    connect(m_edits, &EditSession::changed, this, [this](const EditSession::Notes& notes) {
        if (std::ranges::find(notes, workspace::kCaseNoteEdits.name, &workspace::JournalNote::entity) !=
            notes.end()) {
            readNotes();
        }
    });
    connect(m_edits, &EditSession::stepped, this, &NeighbourController::reload);
    connect(m_edits, &EditSession::workspaceWritten, this, &NeighbourController::takeWritten);
    connect(m_edits, &EditSession::curatorNeeded, this, &NeighbourController::curatorNeeded);
    connect(m_edits, &EditSession::failed, this, &NeighbourController::failed);
    connect(m_edits, &EditSession::noticed, this, &NeighbourController::noticed);
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
    m_wasWritten = false;
    m_chosen = 0;
    m_notes.clear();
    m_edits->setWorkspace(std::move(workspace));
    setView(nullptr);
    reload();
    Q_EMIT workingChanged();
    Q_EMIT chosenChanged();
    if (!m_runs.empty()) {
        choose(m_runs.front().id);
    }
}

void NeighbourController::setCurator(const QString& name) {
    const bool isNamed = curator().empty() && !name.trimmed().isEmpty();
    m_edits->setCurator(name);
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
        return workspace() == nullptr ? EmptyState::noWorkspace()
               : m_runs.empty()
                   ? tr("No neighbour test has been run in this workspace.\nSet one up on the tab Set "
                        "up and run it.")
                   : tr("No run is chosen.\nChoose one on the left, or set one up and run it.");
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
    if (reader() != nullptr) {
        const auto take = [this](auto& list, auto&& result) {
            if (result) {
                list = std::move(*result);
            } else {
                Q_EMIT failed(result.error());
            }
        };
        take(m_corpora, workspace::corpora(*reader()));
        take(m_embeddings, workspace::embeddingSets(*reader(), 0));
        take(m_anchorSets, workspace::anchorSets(*reader(), 0));
        take(m_runs, workspace::runs(*reader(), ""));
        std::erase_if(m_runs,
                      [](const workspace::RunInfo& each) { return !evaluate::isNeighbourTest(each); });
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

// A run at work commits all the time, and its own news say so better.
void NeighbourController::takeWritten() {
    m_wasWritten = isWorking();
    if (isWorking()) {
        return; // when it has ended
    }
    reload();
    readNotes();
    if (m_chosen != 0 && run(m_chosen) == nullptr) { // it was removed elsewhere
        choose(m_runs.empty() ? 0 : m_runs.front().id);
    }
}

bool NeighbourController::change(const std::function<base::Result<>(workspace::Workspace&)>& work) {
    const auto write = [&work](workspace::Workspace& workspace, const std::string&) {
        return work(workspace);
    };
    const bool isDone = m_edits->carryOut({.write = write});
    if (isDone) {
        reload();
    }
    return isDone;
}

void NeighbourController::hasNoUndo() {
    m_edits->hasNoUndo(
        tr("The last change (of a run or of an anchor set) has no undo. Undo once more takes back "
           "the edit before it."));
}

bool NeighbourController::changeForGood(const std::function<base::Result<>(workspace::Workspace&)>& work) {
    const bool changed = change(work);
    if (changed) {
        hasNoUndo();
    }
    return changed;
}

bool NeighbourController::renameRun(base::RowId run, const QString& name) {
    return widgets::renameRun(*m_edits, run, name, [this] { reload(); });
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
    if (run == m_working || !workspace() || isReadOnly()) {
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
            hasNoUndo();
            if (run == m_chosen) {
                choose(m_runs.empty() ? 0 : m_runs.front().id);
            }
        });
}

void NeighbourController::readNotes() {
    std::map<std::string, workspace::CaseNote> notes;
    if (reader() != nullptr && m_view != nullptr && m_view->run.settings.corpusId != 0) {
        auto read = workspace::caseNotes(*reader(), m_view->run.settings.corpusId);
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
    return change([&](workspace::Workspace& workspace) {
        return workspace::saveCaseNote(workspace, entry, curator());
    });
}

} // namespace assay::app

#include "moc_neighbour_controller.cpp"
