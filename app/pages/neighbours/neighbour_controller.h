// What the page of neighbour tests works on: corpora, vectors, anchor sets and runs of the workspace, the run
// in front with what came back so far, the run that is at work, and every change to them. The page's views
// only show it and ask it. Slow things are Jobs. GUI thread only.
#pragma once

#include "app/pages/neighbours/run_feed.h"
#include "app/pages/neighbours/run_view.h"
#include "app/pages/neighbours/running_figures.h"
#include "core/base/error.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/workspace/corpora/anchor_sets.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/runs/case_notes.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/workspace.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

// Why there is no view, or that there is one.
enum class FrontState : std::uint8_t { NoRun, Loading, Failed, Outside, Shown };

class NeighbourController : public QObject {
    Q_OBJECT
  public:
    explicit NeighbourController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~NeighbourController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace); // null: none

    [[nodiscard]] std::shared_ptr<workspace::Workspace> workspace() const { return m_edits->workspace(); }

    [[nodiscard]] widgets::JobRunner& jobs() const { return m_jobs; }

    [[nodiscard]] bool isReadOnly() const { return m_edits->isReadOnly(); }

    [[nodiscard]] const workspace::Reader* reader() const { return m_edits->reader(); }

    // Who signs, what may be changed, undo, what others change: as on every page.
    [[nodiscard]] widgets::EditSession& edits() const { return *m_edits; }

    // Who signs. Empty: the changing functions ask for it and do nothing.
    void setCurator(const QString& name);

    [[nodiscard]] std::string curator() const { return m_edits->curator().toStdString(); }

    // Whether a change could be made now; says curatorNeeded() or failed() if not. `again` is what asked: it
    // is called once a name was given.
    [[nodiscard]] bool mayChange(widgets::EditSession::Work again, const QString& what) {
        return m_edits->begin(std::move(again), what);
    }

    // While it is on, what others change is looked for every second.
    void setWatching(bool on) { m_edits->setWatching(on); }

    // --- What there is ---
    [[nodiscard]] const std::vector<workspace::CorpusInfo>& corpora() const { return m_corpora; }

    [[nodiscard]] const std::vector<workspace::EmbeddingSet>& embeddings() const { return m_embeddings; }

    [[nodiscard]] const std::vector<workspace::AnchorSet>& anchorSets() const { return m_anchorSets; }

    // Neighbour tests and figures from outside, the newest first.
    [[nodiscard]] const std::vector<workspace::RunInfo>& runs() const { return m_runs; }

    [[nodiscard]] const workspace::RunInfo* run(base::RowId id) const;
    void reload();

    // --- The run in front ---
    [[nodiscard]] base::RowId chosen() const { return m_chosen; }

    // Null: none, or it is being loaded, or it holds figures from outside.
    [[nodiscard]] const RunView* view() const { return m_view.get(); }

    // For work on other threads; its outcomes do not change while the run is not at work.
    [[nodiscard]] std::shared_ptr<const RunView> sharedView() const { return m_view; }

    void choose(base::RowId run); // 0: none

    [[nodiscard]] FrontState frontState() const;

    // Why there is no view and what to do, for the middle of a page; empty: there is one.
    [[nodiscard]] QString whyNoView() const;

    // --- The run at work ---
    [[nodiscard]] bool isWorking() const { return m_job != nullptr; }

    [[nodiscard]] base::RowId working() const { return m_working; } // 0: none, or not made yet

    [[nodiscard]] widgets::Job* job() const { return m_job; }

    // What the worker hands over to the window; null: no run is at work.
    [[nodiscard]] std::shared_ptr<RunFeed> feed() const { return m_feed; }

    // It comes to the front. `again` as of mayChange(): without it the plan is started then.
    bool start(const evaluate::NeighbourRunPlan& plan, widgets::EditSession::Work again = {});
    bool resume(base::RowId run);
    void pause();   // what is stored stays; resume() goes on
    void discard(); // the run at work ends and is removed

    // --- Changing. False (and failed()) when it was not done. A run's new name can be undone; the others are
    // not in the journal: the first undo after one says so and does nothing. ---
    bool renameRun(base::RowId run, const QString& name);
    bool setNote(base::RowId run, const QString& note);
    bool setBaseline(base::RowId run, bool baseline);
    void removeRun(base::RowId run);
    bool renameAnchorSet(base::RowId set, const QString& name);
    bool removeAnchorSet(base::RowId set);
    // Carries a change out and reads the lists again.
    bool change(const std::function<base::Result<>(workspace::Workspace&)>& work);

    // --- Notes on cases, of the corpus of the run in front by sentence id ---
    [[nodiscard]] const std::map<std::string, workspace::CaseNote>& notes() const { return m_notes; }

    bool saveNote(base::RowId corpus, const std::string& sentenceId, const QString& note,
                  const QStringList& flags);

    // What was changed just now is not in the journal.
    void hasNoUndo();

  Q_SIGNALS:
    void leavingWorkspace(); // what is not yet kept can be kept now, and is to be forgotten
    void curatorNamed();     // what waited for a name can be kept now
    void listsChanged();     // corpora, vectors, anchor sets
    void runsChanged();      // the list of runs or something in it
    void chosenChanged();    // another run is wanted in front
    void viewChanged();      // it is there, or read anew, or none, or frontState() is another
    void grown();            // more outcomes of the run in front; ten times a second at most
    void figuresChanged();
    void workingChanged();
    void notesChanged();
    void curatorNeeded();
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  private:
    void readNotes();
    void takeWritten();
    void refreshFront();
    void stopReading();
    void load(base::RowId run);
    // change() of what is not in the journal.
    bool changeForGood(const std::function<base::Result<>(workspace::Workspace&)>& work);

    bool work(const QString& title, base::RowId run, const std::optional<evaluate::NeighbourRunPlan>& plan);
    void takeNews();
    void beginLive(base::RowId run);
    void ended(const base::Result<evaluate::NeighbourFigures>& result);
    void setView(std::shared_ptr<RunView> view);
    void complete(const std::shared_ptr<RunView>& view,
                  std::optional<evaluate::NeighbourFigures> figures = std::nullopt);

    widgets::JobRunner& m_jobs;
    widgets::EditSession* m_edits = nullptr;
    std::vector<workspace::CorpusInfo> m_corpora;
    std::vector<workspace::EmbeddingSet> m_embeddings;
    std::vector<workspace::AnchorSet> m_anchorSets;
    std::vector<workspace::RunInfo> m_runs;
    base::RowId m_chosen = 0;
    std::shared_ptr<RunView> m_view;
    std::shared_ptr<RunView> m_live; // of the run at work
    RunningFigures m_liveFigures;
    std::shared_ptr<RunFeed> m_feed;
    QPointer<widgets::Job> m_job;
    QPointer<widgets::Job> m_loading;
    QPointer<widgets::Job> m_completing; // the intervals of the view
    QString m_loadError;                 // why the run in front could not be loaded; empty: it could
    base::RowId m_working = 0;
    bool m_wasWritten = false; // somebody has written to the workspace while a run was at work
    bool m_discarding = false;
    quint64 m_request = 0;
    QTimer m_newsTimer;
    std::map<std::string, workspace::CaseNote> m_notes;
};

// Why the texts of a run's corpus cannot be shown; empty: they can.
[[nodiscard]] QString textsMissing(const workspace::Reader& reader,
                                   const evaluate::NeighbourRunSettings& settings);

} // namespace assay::app
