// What every page needs that lets people edit the workspace, once: whether something may be changed and who
// signs, the edit itself, what it did with a way back, undo and redo of one's own, what others change
// meanwhile, and drafts of what is being typed. The page says what an edit is and shows what has changed:
//
//     m_edits->carryOut({.write = [id](workspace::Workspace& workspace, const std::string& who) { … },
//                        .done = [name] { return tr("%1 approved.").arg(name); },
//                        .again = [this, id] { approve(id); }});
//
// An edit is one short write on the GUI thread; one that takes long is a Job. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_watch.h"
#include "core/workspace/workspace.h"
#include "widgets/curation/draft_keeper.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace assay::widgets {

class JobRunner;

class EditSession : public QObject {
    Q_OBJECT
  public:
    using Work = std::function<void()>;
    using Write = std::function<base::Result<>(workspace::Workspace& workspace, const std::string& who)>;
    using Notes = std::vector<workspace::JournalNote>;

    struct Edit {
        Write write;
        std::function<QString()> done = {}; // what is said afterwards, with Undo; empty: nothing
        Work again = {};                    // what asked for it, once more, when a name has to be asked for
        QString what = {};                  // "Retiring questions: q1", for whoever is asked for the name
    };

    // One that takes long, on a worker thread.
    struct LongEdit {
        QString title; // of the Job
        // Gives how many things it changed.
        std::function<base::Result<std::int64_t>(workspace::Workspace& workspace, const std::string& who,
                                                 const std::stop_token& stop)>
            write;
        std::function<QString(std::int64_t changed)> done = {};
        Work again = {};
        QString what = {};
        Work ended = {}; // it was written, or failed; after it was said
    };

    struct Rules {
        bool needsName = true; // false: who has given no name edits without one
        // Which steps undo and redo take: those that change things of these kinds, and what was edited in
        // this session. Another one is of another page: it is named and stays. Empty: of any kind.
        std::vector<std::string_view> undoes = {};
        // Somebody else's, and what is of another page, is asked about; else it is named and stays.
        bool undoesAfterAsking = false;
    };

    // What a form is about, and what it is called.
    struct Thing {
        std::string entity;
        base::RowId key = 0;
        QString name;
    };

    // For a page without drafts and without edits that take long.
    explicit EditSession(QObject* parent = nullptr);
    // `removeDraft` takes a draft out of the workspace by its key; null: the page keeps none.
    EditSession(JobRunner& jobs, DraftKeeper::Remove removeDraft, QObject* parent = nullptr);
    ~EditSession() override;

    // Null: none. What is typed is saved, or kept as a draft, in the one before.
    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    [[nodiscard]] std::shared_ptr<workspace::Workspace> workspace() const { return m_workspace; }

    [[nodiscard]] bool isReadOnly() const { return m_workspace && m_workspace->isReadOnly(); }

    // Null: there is no workspace, or it cannot be read, which failed() has told.
    [[nodiscard]] const workspace::Reader* reader() const { return m_reader ? &*m_reader : nullptr; }

    // Before there is a workspace.
    void setRules(const Rules& rules) { m_rules = rules; }

    // --- Who signs, and whether something may be changed ---

    // What is typed so far is saved under the name before. What waits for a name is done now.
    void setCurator(const QString& name);

    [[nodiscard]] QString curator() const { return m_curator; }

    // False: failed() says why, or curatorNeeded() asks for the name; then `again` is done once it is given,
    // unless another edit is asked for meanwhile, be it one that has no `again`. `what` is as in Edit.
    [[nodiscard]] bool mayEdit(Work again, const QString& what = {});
    // The same before an edit, also one that a dialog asks about first: what is typed is saved, and what
    // others have changed is told of, so that what comes next in the journal is the edit.
    [[nodiscard]] bool begin(Work again, const QString& what = {});

    // What waits for the name; empty: nothing, or nobody has said what.
    [[nodiscard]] QString waitsForName() const { return m_waitingText; }

    // The name was not given: what waits for it is not done.
    void giveUpWaiting();

    // --- What is being typed ---

    // `finish` saves it; it gives a sentence that says why something is still not saved, or nothing.
    void setTyping(std::function<QString()> finish);
    QString finishTyping();

    [[nodiscard]] DraftKeeper& drafts() const { return *m_drafts; }

    // --- Doing ---

    // After begin(). False: not done, and it was said why.
    bool carryOut(const Edit& edit);
    bool carryOutInJob(const LongEdit& edit); // true: it has begun
    // For an edit that was written in another way: tells of it as carryOut() does. One of a Job brings its
    // number in the journal, since others may have been seen before and after it; 0: nothing to undo.
    void tellDone(const QString& done, std::optional<std::int64_t> edit = std::nullopt);

    // --- Taking back ---

    [[nodiscard]] const workspace::JournalState& journal() const { return m_journal; }

    // Why the next step is not taken here: a sentence that names it; empty: it is taken, or there is none.
    [[nodiscard]] QString undoRefusal() const { return refusal(true); }

    [[nodiscard]] QString redoRefusal() const { return refusal(false); }

    // "Undo the approval of P3-002", with the name when it is not one's own; "Undo" where it is not taken.
    [[nodiscard]] QString undoText() const { return m_undoText; }

    [[nodiscard]] QString redoText() const { return m_redoText; }

    // What was changed just now has no undo, as `why` says: the next undo says so and does nothing, for it
    // would take back something else.
    void hasNoUndo(const QString& why);

    // What the journal does not hold but can be taken back all the same, for good.
    struct Leftover {
        QString what;       // "the mining of tenk"
        QString question;   // that is asked before
        QString acceptText; // its button
        Work takeBack;
    };

    // It was made just now: the next undo asks about it, as long as no edit of one's own came after it that
    // is in force.
    void undoesNext(const Leftover& made);
    // It is gone by itself.
    void forgetLeftover();
    // Whether there is a step to undo, taken here or not.
    [[nodiscard]] bool canUndo() const;

    // One's own last edit; any other as the rules say. False: nothing was taken back now, and it was said
    // why.
    bool undo();
    bool redo();
    // In a form: one's own last edit of just this thing, and not the one that made it. When there is none, it
    // says which edit undo would take back elsewhere, by done(), and does nothing.
    bool undoOf(const Thing& thing);
    // Exactly this one, by its number in the journal, as the Undo of a message does.
    bool undoEdit(std::int64_t edit);

    // --- Watching ---

    // While it is on, as it is from the beginning, others' changes are looked for at once and every second.
    void setWatching(bool on);
    // What the journal says since it was looked at last, by whomever; each is given once, here or by
    // changed().
    [[nodiscard]] Notes takeNotes();
    // Has the journal been changed by others by now? Tells of it by changed(); carryOut() does so by itself.
    void look();
    // The page has read everything anew.
    void forgetNews();

  Q_SIGNALS:
    // Entries that are new: of this session's own edit, or found by looking.
    void changed(const assay::widgets::EditSession::Notes& notes, bool isOwn);
    // Somebody has written to the workspace, this window too; at most once a second, after changed().
    void workspaceWritten();
    void journalChanged();
    // This edit was taken back or done again; after changed(), before it is said.
    void stepped(const assay::workspace::JournalEntry& entry, bool undone);
    // A sentence about what was done, and its number in the journal, for Undo beside it; 0: there is none.
    // Also about what undo in a form has left to be taken back elsewhere.
    void done(const QString& text, qint64 edit);
    void noticed(const QString& text);
    // A question that is not answered for anybody; `accept` is what is done if the person says yes.
    void asked(const QString& question, const QString& acceptText, const std::function<void()>& accept);
    void curatorNeeded();
    void curatorChanged();
    void failed(const assay::base::Error& error);

  private:
    void watch();
    void readJournal();
    [[nodiscard]] QString refusal(bool undo) const;
    [[nodiscard]] bool isOfThisPage(const workspace::JournalEntry& entry) const;
    // Made after the newest edit; null: none.
    [[nodiscard]] const Leftover* leftoverInFront() const;
    void askAboutLeftover();
    bool step(bool undo);
    void askAbout(const workspace::JournalEntry& entry, bool undo);
    void tellWhatIsNext(const QString& name, const std::optional<workspace::JournalEntry>& next);
    bool stepExactly(std::int64_t edit, bool undo);
    [[nodiscard]] QString nameOf(const workspace::JournalEntry& entry) const;
    [[nodiscard]] std::int64_t newestOwn(const Notes& notes) const;

    [[nodiscard]] std::int64_t undoable() const { return m_journal.undoable ? m_journal.undoable->id : 0; }

    JobRunner* m_jobs = nullptr;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::optional<workspace::Reader> m_reader;
    QString m_curator;
    Work m_waiting; // for a name
    QString m_waitingText;
    std::function<QString()> m_finishTyping;
    DraftKeeper* m_drafts = nullptr;
    Rules m_rules;
    workspace::JournalState m_journal;

    struct NotUndone {
        std::int64_t newest = 0; // edit when it was changed
        QString why;
    };

    std::optional<NotUndone> m_notUndone;
    std::optional<std::pair<std::int64_t, Leftover>> m_leftover; // and the newest edit when it was made
    std::set<std::int64_t> m_made;                               // edits of this session
    mutable std::map<std::int64_t, bool> m_isOfPage;             // by edit: its step has a kind of this page
    QString m_undoText, m_redoText;
    QTimer m_watchTimer;
    bool m_isWatching = true;
    std::int64_t m_changeNumber = -1;
    std::int64_t m_noteSeen = 0;
};

} // namespace assay::widgets
