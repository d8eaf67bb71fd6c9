#include "widgets/editing/edit_session.h"

#include "widgets/editing/edit_text.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/number_text.h"

#include <utility>

namespace assay::widgets {
namespace {

constexpr int kWatchEveryMs = 1'000;

} // namespace

using base::ErrorCode;

EditSession::EditSession(JobRunner& jobs, DraftKeeper::Remove removeDraft, QObject* parent)
    : QObject(parent)
    , m_drafts(new DraftKeeper(jobs, std::move(removeDraft), this)) {
    m_watchTimer.setInterval(kWatchEveryMs);
    connect(&m_watchTimer, &QTimer::timeout, this, &EditSession::watch);
    connect(m_drafts, &DraftKeeper::failed, this, &EditSession::failed);
}

EditSession::~EditSession() = default;

void EditSession::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    (void)finishTyping();
    m_drafts->flush();
    m_watchTimer.stop();
    giveUpWaiting();
    m_reader.reset();
    m_workspace = std::move(workspace);
    m_drafts->setWorkspace(m_workspace);
    if (m_workspace) {
        auto reader = m_workspace->reader();
        if (reader) {
            m_reader.emplace(std::move(*reader));
            forgetNews();
            m_watchTimer.start();
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
    if (m_curator.isEmpty()) {
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
    if (!mayEdit(edit.again, edit.what)) {
        return false;
    }
    (void)finishTyping();
    look(); // so that what comes after it in the journal is this edit
    if (const auto written = edit.write(*m_workspace, m_curator.toStdString()); !written) {
        if (written.error().code != ErrorCode::Cancelled) {
            Q_EMIT failed(written.error());
        }
        return false;
    }
    tellDone(edit.done ? edit.done() : QString());
    return true;
}

void EditSession::tellDone(const QString& text, std::optional<std::int64_t> edit) {
    const Notes notes = takeNotes();
    Q_EMIT changed(notes, true);
    readJournal();
    if (!text.isEmpty()) {
        Q_EMIT done(text, edit ? *edit : newestOwn(notes));
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
    m_undoText = !undoable   ? tr("Undo")
                 : undoesOwn ? tr("Undo %1").arg(nameOf(*undoable))
                             : tr("Undo %1, by %2…").arg(nameOf(*undoable), editorText(*undoable));
    m_redoText = !redoable   ? tr("Redo")
                 : redoesOwn ? tr("Redo %1").arg(nameOf(*redoable))
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
    if (!mayEdit([this, undo] { (void)step(undo); }, undo ? m_undoText : m_redoText)) {
        return false;
    }
    (void)finishTyping(); // so that what is typed is the last thing that was done
    look();
    readJournal(); // another page or window may have edited something since
    const std::optional<workspace::JournalEntry> entry = undo ? m_journal.undoable : m_journal.redoable;
    if (!entry) {
        Q_EMIT noticed(undo ? tr("There is nothing to undo.") : tr("There is nothing to do again."));
        return false;
    }
    if (undo ? m_journal.undoesOwn : m_journal.redoesOwn) {
        return stepExactly(entry->id, undo);
    }
    askAbout(*entry, undo);
    return false;
}

void EditSession::askAbout(const workspace::JournalEntry& entry, bool undo) {
    const QString when = timeText(QString::fromStdString(entry.editedAt));
    Q_EMIT asked((undo ? tr("Not your edit: %1, by %2, %3. Take it back?")
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
    if (!mayEdit([this, thing] { (void)undoOf(thing); }, tr("Undo in %1").arg(thing.name))) {
        return false;
    }
    (void)finishTyping();
    look();
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
    if (!mayEdit([this, edit] { (void)undoEdit(edit); })) {
        return false;
    }
    (void)finishTyping();
    look();
    return stepExactly(edit, true);
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
