// What the page of answers works on: suites, prediction sets, rubrics and runs of the workspace, the run in
// front with its questions as they are filtered and sorted, the question in front with its answers explained,
// the run that it is compared with, and the run at work. The page's panes only show it and ask it. Slow
// things are Jobs. GUI thread only.
#pragma once

#include "app/pages/answers/answers_view.h"
#include "core/base/error.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/score_source.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job.h"
#include "widgets/reading/evidence_html.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {
class JobRunner;
}

namespace assay::app {

// The question in front with what the run's system, and the one it is compared with, said to it.
struct ExplainedQuestion {
    base::RowId run = 0;
    std::size_t item = 0; // its place in the run in front
    evaluate::ExplainedAnswer answers;
    std::optional<evaluate::ExplainedAnswer> other; // of the run that it is compared with
    std::vector<widgets::EvidenceEntry> evidence;
};

// Scores that a run can take from elsewhere: a judge, a scorer, an embeddings service. Panes offer them; the
// form for a run shows a box for each. `make` is called on a worker thread.
struct ScoreOffer {
    QString key;   // stable
    QString title; // "Judge: gpt-4o at localhost"
    std::function<base::Result<std::unique_ptr<evaluate::ScoreSource>>(workspace::Workspace&)> make;
};

class AnswersController : public QObject {
    Q_OBJECT
  public:
    explicit AnswersController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~AnswersController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace); // null: none

    [[nodiscard]] std::shared_ptr<workspace::Workspace> workspace() const { return m_edits->workspace(); }

    [[nodiscard]] widgets::JobRunner& jobs() const { return m_jobs; }

    [[nodiscard]] bool isReadOnly() const { return m_edits->isReadOnly(); }

    [[nodiscard]] const workspace::Reader* reader() const { return m_edits->reader(); }

    // Who signs, what may be changed, undo, what others change: as on every page.
    [[nodiscard]] widgets::EditSession& edits() const { return *m_edits; }

    void setCurator(const QString& name) { m_edits->setCurator(name); }

    [[nodiscard]] QString curator() const { return m_edits->curator(); }

    // While it is on, what others change is looked for every second.
    void setWatching(bool on) { m_edits->setWatching(on); }

    // --- What there is ---
    [[nodiscard]] const std::vector<workspace::SuiteInfo>& suites() const { return m_suites; }

    // Newest first.
    // Those with answers.
    [[nodiscard]] const std::vector<workspace::AnswerSetInfo>& predictionSets() const { return m_sets; }

    // Presets, then those of the workspace.
    [[nodiscard]] const std::vector<evaluate::Rubric>& rubrics() const { return m_rubrics; }

    // Newest first.
    [[nodiscard]] const std::vector<workspace::RunInfo>& runs() const { return m_runs; }

    [[nodiscard]] const workspace::RunInfo* run(base::RowId id) const;
    void reload();

    // --- The run in front ---
    [[nodiscard]] base::RowId chosen() const { return m_chosen; }

    // Null: none, or it is being loaded.
    [[nodiscard]] const AnswersView* view() const { return m_view.get(); }

    [[nodiscard]] std::shared_ptr<const AnswersView> sharedView() const { return m_view; }

    void choose(base::RowId run); // 0: none

    // Of a run with several judges the one that its figures go by: RunJudge::name; empty, or one that the run
    // does not have: the first that was asked. It holds for every run that is looked at, also for the one
    // that is compared with.
    void chooseJudge(const std::string& judge);

    [[nodiscard]] const std::string& judge() const { return m_judge; }

    // Why there is no view and what to do; empty: there is one.
    [[nodiscard]] QString whyNoView() const;

    // --- The run that it is compared with ---
    [[nodiscard]] base::RowId otherChosen() const { return m_otherChosen; }

    [[nodiscard]] const AnswersView* other() const { return m_other.get(); }

    [[nodiscard]] std::shared_ptr<const AnswersView> sharedOther() const { return m_other; }

    void compareWith(base::RowId run); // 0: none

    // --- The questions shown ---
    [[nodiscard]] const AnswerFilter& filter() const { return m_filter; }

    void setFilter(const AnswerFilter& filter);
    // The same, and brings the table of questions to the front: where figures and charts lead.
    void showCases(const AnswerFilter& filter);
    void setOrder(const std::string& by, bool descending); // as sortAnswers() takes it

    // Places of items in the order shown.
    [[nodiscard]] const std::vector<std::uint32_t>& shown() const { return m_shown; }

    [[nodiscard]] int rowOf(std::size_t item) const; // among those shown; -1

    // --- The question in front ---
    [[nodiscard]] std::optional<std::size_t> item() const { return m_item; }

    // Null: none.
    [[nodiscard]] const evaluate::AnswerRunItem* current() const;

    // Null: it is being explained, or could not be.
    [[nodiscard]] const ExplainedQuestion* explained() const { return m_explained.get(); }

    // Why it is not; empty: it is, or will be.
    [[nodiscard]] QString whyNotExplained() const { return m_whyNot; }

    void setItem(std::optional<std::size_t> item);
    void goToRow(int row);
    void step(int rows); // stops at the ends
    // Of a suite and a question's id, in the run in front; false: the run does not have it.
    bool showQuestion(const QString& suite, const QString& questionId);

    // --- The run at work ---
    [[nodiscard]] bool isWorking() const { return m_job != nullptr; }

    [[nodiscard]] bool isLoading() const { return m_loading != nullptr; } // the run in front

    [[nodiscard]] widgets::Job* job() const { return m_job; }

    // It comes to the front when it is done. `offers` are keys of scoreOffers().
    bool start(const evaluate::AnswerRunSettings& settings, const QStringList& offers);
    void cancel();

    void offerScores(ScoreOffer offer); // one of the same key is replaced
    void withdrawScores(const QString& key);

    [[nodiscard]] const std::vector<ScoreOffer>& scoreOffers() const { return m_offers; }

    // --- Changing. False (and failed()) when it was not done. A new name can be undone, the others cannot.
    // ---
    bool renameRun(base::RowId run, const QString& name);
    bool setNote(base::RowId run, const QString& note);
    void removeRun(base::RowId run);

  Q_SIGNALS:
    void leavingWorkspace(); // what is not yet kept can be kept now, and is to be forgotten
    void listsChanged();     // suites, prediction sets, rubrics
    void offersChanged();
    void runsChanged();                              // the list of runs or something in it
    void chosenChanged();                            // another run is wanted in front
    void runChanged();                               // view() is another one, or none
    void otherChanged();                             // the same of other(), or another one is wanted
    void shownChanged();                             // filter or order
    void casesWanted();                              // the table of questions is wanted in front
    void corpusRequested(const QString& sentenceId); // to be shown on the page of the corpus
    void questionSelected();                         // another question is in front, or none
    void questionExplained();
    void workingChanged();
    void measured(qint64 run); // it is there
    void workspaceWritten(); // by this window or somebody else: what a pane reads beside runs may be another
    void curatorNeeded();
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  private:
    void load(base::RowId run, bool isOther);
    void setView(std::shared_ptr<const AnswersView> view);
    void applyFilter();
    void explain();
    void takeWritten();
    bool changeForGood(const std::function<base::Result<>(workspace::Workspace&)>& work);
    static void stop(QPointer<widgets::Job>& job);

    widgets::JobRunner& m_jobs;
    widgets::EditSession* m_edits = nullptr;
    std::vector<workspace::SuiteInfo> m_suites;
    std::vector<workspace::AnswerSetInfo> m_sets;
    std::vector<evaluate::Rubric> m_rubrics;
    std::vector<workspace::RunInfo> m_runs;
    std::vector<ScoreOffer> m_offers;
    base::RowId m_chosen = 0;
    base::RowId m_otherChosen = 0;
    std::shared_ptr<const AnswersView> m_view;
    std::shared_ptr<const AnswersView> m_other;
    std::string m_judge;
    QString m_loadError; // why the run in front could not be loaded
    AnswerFilter m_filter;
    std::string m_order;
    bool m_descending = false;
    std::vector<std::uint32_t> m_shown;
    std::optional<std::size_t> m_item;
    std::shared_ptr<const ExplainedQuestion> m_explained;
    QString m_whyNot;
    QTimer m_rest; // walking through questions explains none of them
    QPointer<widgets::Job> m_job;
    QPointer<widgets::Job> m_loading;
    QPointer<widgets::Job> m_loadingOther;
    QPointer<widgets::Job> m_explaining;
};

} // namespace assay::app
