#include "widgets/editing/edit_session.h"

#include "core/workspace/merge/workspace_merge.h"
#include "widgets/editing/edit_text.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <algorithm>
#include <utility>

namespace assay::widgets {
namespace {

constexpr int kWatchEveryMs = 1'000;

// What a Job has changed: how many things, and the number of that edit in the journal.
struct Written {
    std::int64_t changed = 0;
    std::int64_t edit = 0; // 0: none, nothing had to be changed
};

// On the thread of the Job.
base::Result<Written> write(workspace::Workspace& workspace, const std::string& who,
                            const EditSession::LongEdit& edit, const std::stop_token& stop) {
    ASSAY_TRY(const auto reader, workspace.reader());
    ASSAY_TRY(const auto before, workspace::newestNote(reader));
    ASSAY_TRY(const auto changed, edit.write(workspace, who, stop));
    Written written{changed, 0};
    const auto notes = workspace::notesAfter(reader, before);
    if (changed > 0 &&
        notes) { // unread, it is written all the same: there is only no Undo beside the message
        for (const workspace::JournalNote& note : *notes) {
            if (note.kind == workspace::EntryKind::Edit && note.editedBy == who) {
                written.edit = note.id;
            }
        }
    }
    return written;
}

} // namespace

using base::ErrorCode;

EditSession::EditSession(QObject* parent)
    : QObject(parent) {
    m_watchTimer.setInterval(kWatchEveryMs);
    connect(&m_watchTimer, &QTimer::timeout, this, &EditSession::watch);
}

EditSession::EditSession(JobRunner& jobs, DraftKeeper::Remove removeDraft, QObject* parent)
    : EditSession(parent) {
    m_jobs = &jobs;
    m_drafts = new DraftKeeper(jobs, std::move(removeDraft), this);
    connect(m_drafts, &DraftKeeper::failed, this, &EditSession::failed);
}

EditSession::~EditSession() = default;

void EditSession::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    (void)finishTyping();
    if (m_drafts != nullptr) {
        m_drafts->flush();
    }
    m_watchTimer.stop();
    giveUpWaiting();
    m_notUndone.reset();
    m_isOfPage.clear();
    m_leftover.reset();
    m_made.clear();
    m_reader.reset();
    m_workspace = std::move(workspace);
    if (m_drafts != nullptr) {
        m_drafts->setWorkspace(m_workspace);
    }
    if (m_workspace) {
        auto reader = m_workspace->reader();
        if (reader) {
            m_reader.emplace(std::move(*reader));
            forgetNews();
            if (m_isWatching) {
                m_watchTimer.start();
            }
        } else {
            Q_EMIT failed(reader.error());
        }
    }
    readJournal();
}

// --- Who signs ---

void EditSession::setCurator(const QString& name) {
    const QString trimmed = name.trimmed();
    if (m_curator == trimmed) {
        return;
    }
    if (!m_curator.isEmpty()) {
        (void)finishTyping(); // it is signed by who typed it
    }
    m_curator = trimmed;
    const Work waiting = m_curator.isEmpty() ? nullptr : std::exchange(m_waiting, nullptr);
    if (!m_curator.isEmpty()) {
        m_waitingText.clear();
    }
    readJournal();
    Q_EMIT curatorChanged();
    if (!m_curator.isEmpty()) {
        (void)finishTyping(); // what was typed before anybody could sign it
    }
    if (waiting) {
        waiting();
    }
}

bool EditSession::mayEdit(Work again, const QString& what) {
    if (!m_workspace || !m_reader) {
        return false;
    }
    if (m_workspace->isReadOnly()) {
        Q_EMIT failed({ErrorCode::ReadOnlyWorkspace, {}, m_workspace->path().string()});
        return false;
    }
    if (m_rules.needsName && m_curator.isEmpty()) {
        m_waiting = again;
        m_waitingText = what;
        Q_EMIT curatorNeeded();
        if (m_curator.isEmpty()) {
            // The keyboard went to the name: a form that was left by that has asked as well.
            m_waiting = std::move(again);
            m_waitingText = what;
        }
        return false;
    }
    return true;
}

bool EditSession::begin(Work again, const QString& what) {
    if (!mayEdit(std::move(again), what)) {
        return false;
    }
    (void)finishTyping();
    look();
    return true;
}

void EditSession::giveUpWaiting() {
    m_waiting = nullptr;
    m_waitingText.clear();
}

// --- What is being typed ---

void EditSession::setTyping(std::function<QString()> finish) {
    m_finishTyping = std::move(finish);
}

QString EditSession::finishTyping() {
    return m_finishTyping ? m_finishTyping() : QString();
}

// --- Doing ---

bool EditSession::carryOut(const Edit& edit) {
    if (!begin(edit.again, edit.what)) {
        return false;
    }
    if (const auto written = edit.write(*m_workspace, m_curator.toStdString()); !written) {
        if (written.error().code != ErrorCode::Cancelled) {
            Q_EMIT failed(written.error());
        }
        return false;
    }
    tellDone(edit.done ? edit.done() : QString());
    return true;
}

bool EditSession::carryOutInJob(const LongEdit& edit) {
    if (!begin(edit.again, edit.what)) {
        return false;
    }
    m_jobs->start<Written>(
        edit.title,
        [workspace = m_workspace, edit, who = m_curator.toStdString()](
            const std::stop_token& stop, base::ProgressSink&) { return write(*workspace, who, edit, stop); },
        this,
        [this, workspace = m_workspace, edit](const base::Result<Written>& written) {
            if (workspace != m_workspace) {
                return;
            }
            if (!written && written.error().code != ErrorCode::Cancelled) {
                Q_EMIT failed(written.error());
            }
            tellDone(written && edit.done ? edit.done(written->changed) : QString(),
                     written ? written->edit : 0);
            if (edit.ended) {
                edit.ended();
            }
        });
    return true;
}

void EditSession::tellDone(const QString& text, std::optional<std::int64_t> edit) {
    const Notes notes = takeNotes();
    const std::int64_t number = edit ? *edit : newestOwn(notes);
    for (const workspace::JournalNote& note : notes) {
        if (note.kind == workspace::EntryKind::Edit && note.editedBy == m_curator.toStdString()) {
            m_made.insert(note.id);
        }
    }
    if (number != 0) {
        m_made.insert(number);
    }
    Q_EMIT changed(notes, true);
    readJournal();
    if (!text.isEmpty()) {
        Q_EMIT done(text, number);
    }
}

std::int64_t EditSession::newestOwn(const Notes& notes) const {
    const std::string me = m_curator.toStdString();
    for (auto note = notes.rbegin(); note != notes.rend(); ++note) {
        if (note->kind == workspace::EntryKind::Edit && note->editedBy == me) {
            return note->id;
        }
    }
    return 0;
}

// --- Taking back ---

QString EditSession::nameOf(const workspace::JournalEntry& entry) const {
    return m_reader ? editText(*m_reader, entry) : editKindText(entry);
}

void EditSession::hasNoUndo(const QString& why) {
    look();
    m_notUndone = {undoable(), why};
}

void EditSession::undoesNext(const Leftover& made) {
    look();
    m_leftover = {undoable(), made};
    readJournal();
}

void EditSession::forgetLeftover() {
    if (m_leftover) {
        m_leftover.reset();
        readJournal();
    }
}

const EditSession::Leftover* EditSession::leftoverInFront() const {
    const bool isInFront = m_leftover && m_leftover->first >= undoable() && !isReadOnly();
    return isInFront ? &m_leftover->second : nullptr;
}

bool EditSession::canUndo() const {
    return m_journal.canUndo() || leftoverInFront() != nullptr;
}

void EditSession::askAboutLeftover() {
    const Leftover made = *leftoverInFront();
    Q_EMIT asked(made.question, made.acceptText, [this, made, workspace = m_workspace] {
        if (workspace == m_workspace && m_leftover && m_leftover->second.what == made.what) {
            m_leftover.reset();
            readJournal();
            made.takeBack();
        }
    });
}

bool EditSession::isOfThisPage(const workspace::JournalEntry& entry) const {
    if (m_rules.undoes.empty() || m_made.contains(entry.id)) {
        return true;
    }
    if (workspace::isOfMerge(entry) || !m_reader) {
        return false;
    }
    const auto isOwnKind = [this](const std::string& kind) {
        return std::ranges::find(m_rules.undoes, kind) != m_rules.undoes.end();
    };
    if (isOwnKind(entry.entity)) {
        return true;
    }
    // What is done again is named by the first of a step, which may be of what was made for it. A step may
    // have very many edits: each is looked through once.
    const auto [known, isNew] = m_isOfPage.try_emplace(entry.id, false);
    if (isNew) {
        const auto kinds = workspace::entitiesOfStep(*m_reader, entry);
        known->second = kinds && std::ranges::any_of(*kinds, isOwnKind);
    }
    return known->second;
}

QString EditSession::refusal(bool undo) const {
    const auto& entry = undo ? m_journal.undoable : m_journal.redoable;
    if (!entry || (undo && leftoverInFront() != nullptr)) {
        return {};
    }
    if (!m_rules.undoesAfterAsking && !isOfThisPage(*entry)) {
        const QString text =
            undo ? tr("The last edit is not of this page: %1, by %2. Undo it on its own page first.")
                 : tr("What comes next is not of this page: %1, by %2. Do it again on its own page first.");
        return text.arg(nameOf(*entry), editorText(*entry));
    }
    const bool isOwn = undo ? m_journal.undoesOwn : m_journal.redoesOwn;
    const bool isAskedFirst =
        m_rules.needsName && m_curator.isEmpty(); // for the name, and then it may be one's own
    if (isOwn || m_rules.undoesAfterAsking || isAskedFirst) {
        return {};
    }
    const QString text = undo ? tr("The last edit is not yours: %1, by %2. It is not taken back here.")
                              : tr("Somebody else took back %1, by %2. It is not done again here.");
    return text.arg(nameOf(*entry), editorText(*entry));
}

void EditSession::readJournal() {
    m_journal = {};
    if (m_reader && !m_workspace->isReadOnly()) {
        if (auto state = workspace::journalStateOf(*m_reader, m_curator.toStdString())) {
            m_journal = std::move(*state);
        } else {
            Q_EMIT failed(state.error());
        }
    }
    const auto& [undoable, redoable, undoesOwn, redoesOwn] = m_journal;
    const Leftover* const made = leftoverInFront();
    m_undoText = made != nullptr                         ? tr("Undo %1…").arg(made->what)
                 : !undoable || !undoRefusal().isEmpty() ? tr("Undo")
                 : undoesOwn && isOfThisPage(*undoable)
                     ? tr("Undo %1").arg(nameOf(*undoable))
                     : tr("Undo %1, by %2…").arg(nameOf(*undoable), editorText(*undoable));
    m_redoText = !redoable || !redoRefusal().isEmpty() ? tr("Redo")
                 : redoesOwn && isOfThisPage(*redoable)
                     ? tr("Redo %1").arg(nameOf(*redoable))
                     : tr("Redo %1, by %2…").arg(nameOf(*redoable), editorText(*redoable));
    Q_EMIT journalChanged();
}

bool EditSession::undo() {
    return step(true);
}

bool EditSession::redo() {
    return step(false);
}

bool EditSession::step(bool undo) {
    // Another page or window may have edited something since, and so does what is typed.
    const auto isRefused = [this, undo] {
        readJournal();
        const QString why = refusal(undo);
        if (!why.isEmpty()) {
            Q_EMIT noticed(why);
        }
        return !why.isEmpty();
    };
    // An edit that came after it can be taken back as always.
    if (undo) {
        readJournal();
        if (const auto before = std::exchange(m_notUndone, std::nullopt);
            before && before->newest == undoable()) {
            Q_EMIT noticed(before->why);
            return false;
        }
        if (leftoverInFront() != nullptr) {
            if (begin([this] { (void)this->undo(); }, m_undoText) && leftoverInFront() != nullptr) {
                askAboutLeftover();
            }
            return false;
        }
    }
    if (isRefused() || !begin([this, undo] { (void)step(undo); }, undo ? m_undoText : m_redoText) ||
        isRefused()) {
        return false;
    }
    const std::optional<workspace::JournalEntry> entry = undo ? m_journal.undoable : m_journal.redoable;
    if (!entry) {
        Q_EMIT noticed(undo ? tr("There is nothing to undo.") : tr("There is nothing to do again."));
        return false;
    }
    if ((undo ? m_journal.undoesOwn : m_journal.redoesOwn) && isOfThisPage(*entry)) {
        return stepExactly(entry->id, undo);
    }
    askAbout(*entry, undo);
    return false;
}

void EditSession::askAbout(const workspace::JournalEntry& entry, bool undo) {
    const QString when = timeText(QString::fromStdString(entry.editedAt));
    const bool isOwn = entry.editedBy == m_curator.toStdString();
    Q_EMIT asked((isOwn && undo ? tr("Not of this page: %1, by %2, %3. Take it back?")
                  : isOwn       ? tr("Not of this page: %1, by %2, %3. Do it again?")
                  : undo        ? tr("Not your edit: %1, by %2, %3. Take it back?")
                                : tr("Somebody else took back %1, by %2, %3. Do it again?"))
                     .arg(nameOf(entry), editorText(entry), when),
                 undo ? tr("Take it back") : tr("Do it again"),
                 [this, id = entry.id, undo, workspace = m_workspace] {
                     if (workspace == m_workspace) {
                         (void)stepExactly(id, undo);
                     }
                 });
}

bool EditSession::undoOf(const Thing& thing) {
    if (!begin([this, thing] { (void)undoOf(thing); }, tr("Undo in %1").arg(thing.name))) {
        return false;
    }
    readJournal();
    const auto state =
        workspace::journalStateOfThing(*m_reader, m_curator.toStdString(), thing.entity, thing.key);
    if (!state) {
        Q_EMIT failed(state.error());
        return false;
    }
    const auto& [undoable, undoesOwn, isAlone] = *state;
    if (!undoable || !isAlone) {
        tellWhatIsNext(thing.name, undoable ? undoable : m_journal.undoable);
        return false;
    }
    if (undoesOwn) {
        return stepExactly(undoable->id, true);
    }
    askAbout(*undoable, true);
    return false;
}

void EditSession::tellWhatIsNext(const QString& name, const std::optional<workspace::JournalEntry>& next) {
    if (!next) {
        Q_EMIT noticed(tr("Nothing of %1 is left to take back.").arg(name));
        return;
    }
    const bool isOwn = next->editedBy == m_curator.toStdString();
    Q_EMIT done(isOwn ? tr("Nothing of %1 alone is left to take back here. Undo would take back %2.")
                            .arg(name, nameOf(*next))
                      : tr("Nothing of %1 alone is left to take back here. Undo would take back what is not "
                           "yours: %2, by %3.")
                            .arg(name, nameOf(*next), editorText(*next)),
                next->id);
}

bool EditSession::undoEdit(std::int64_t edit) {
    return begin([this, edit] { (void)undoEdit(edit); }) && stepExactly(edit, true);
}

bool EditSession::stepExactly(std::int64_t edit, bool undo) {
    const auto stepped = undo ? workspace::undoEdit(*m_workspace, edit, m_curator.toStdString())
                              : workspace::redoEdit(*m_workspace, edit, m_curator.toStdString());
    if (!stepped) {
        readJournal();
        if (stepped.error().code == ErrorCode::NotFound) {
            Q_EMIT noticed(undo ? tr("That is undone already.") : tr("That is done again already."));
        } else if (stepped.error().code == ErrorCode::EditConflict) {
            Q_EMIT noticed(undo ? tr("That was edited since: undo what came after it first.")
                                : tr("That was edited since: it cannot be done again."));
        } else {
            Q_EMIT failed(stepped.error());
        }
        return false;
    }
    const QString name = nameOf(*stepped);
    Q_EMIT changed(takeNotes(), true);
    readJournal();
    Q_EMIT this->stepped(*stepped, undo);
    Q_EMIT noticed(undo ? tr("Undone: %1.").arg(name) : tr("Done again: %1.").arg(name));
    return true;
}

// --- Watching ---

void EditSession::setWatching(bool on) {
    m_isWatching = on;
    if (!on) {
        m_watchTimer.stop();
    } else if (m_reader) {
        m_watchTimer.start();
        watch();
    }
}

EditSession::Notes EditSession::takeNotes() {
    if (!m_reader) {
        return {};
    }
    auto notes = workspace::notesAfter(*m_reader, m_noteSeen);
    if (!notes) {
        Q_EMIT failed(notes.error());
        return {};
    }
    if (!notes->empty()) {
        m_noteSeen = notes->back().id;
    }
    return std::move(*notes);
}

void EditSession::look() {
    if (const Notes notes = takeNotes(); !notes.empty()) {
        Q_EMIT changed(notes, false);
        readJournal();
    }
}

void EditSession::forgetNews() {
    if (m_reader) {
        m_changeNumber = workspace::changeNumber(*m_reader).value_or(-1);
        m_noteSeen = workspace::newestNote(*m_reader).value_or(0);
    }
}

void EditSession::watch() {
    const auto number = workspace::changeNumber(*m_reader);
    const auto newest = workspace::newestNote(*m_reader);
    if (!number || !newest) {
        m_watchTimer.stop(); // said once, not every second
        Q_EMIT failed(!number ? number.error() : newest.error());
        return;
    }
    if (*number == m_changeNumber && *newest == m_noteSeen) {
        return;
    }
    const bool isWritten = *number != m_changeNumber;
    m_changeNumber = *number;
    look();
    if (isWritten) {
        Q_EMIT workspaceWritten();
    }
}

} // namespace assay::widgets

#include "moc_edit_session.cpp"
