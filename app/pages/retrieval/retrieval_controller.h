// What the page of retrieval works on: the suites, prediction sets, corpora and runs of the workspace, the
// run in front and the one beside it. Measures lists, and asks corpora, on a worker thread. GUI thread only.
#pragma once

#include "app/pages/retrieval/live_retrieval.h"
#include "app/pages/retrieval/retrieval_view.h"
#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/gold_in_corpus.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/embedding_sets.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/suites.h"

#include <QObject>
#include <QPointer>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace assay::widgets {
class EditSession;
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class RetrievalController : public QObject {
    Q_OBJECT
  public:
    using Run = std::shared_ptr<const evaluate::RetrievalRun>;

    explicit RetrievalController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~RetrievalController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);

    [[nodiscard]] const std::shared_ptr<workspace::Workspace>& workspace() const { return m_workspace; }

    // Reads the lists anew; they come and go with imports.
    void reload();

    [[nodiscard]] const std::vector<workspace::SuiteInfo>& suites() const { return m_suites; }

    // Of the texts of the questions of a suite, read when they are asked for; nothing where they cannot be.
    [[nodiscard]] const std::vector<std::int64_t>& questionBytes(const std::string& suite) const;

    [[nodiscard]] const std::vector<workspace::AnswerSetInfo>& sets() const { return m_sets; }

    [[nodiscard]] const std::vector<workspace::RunInfo>& runs() const { return m_runs; } // newest first

    [[nodiscard]] const std::vector<workspace::CorpusInfo>& corpora() const { return m_corpora; }

    [[nodiscard]] const std::vector<workspace::EmbeddingSet>& embeddings() const { return m_embeddings; }

    // Looks for the suite and the ranked lists that have the most questions in common, and says them by
    // pairFound(); where none have any, it says nothing.
    void lookForPair();

    // Brings a run to the front, or beside it; 0: none.
    void choose(base::RowId run);
    void compareWith(base::RowId run);

    [[nodiscard]] base::RowId chosen() const { return m_chosen; }

    [[nodiscard]] base::RowId otherChosen() const { return m_otherChosen; }

    // Null while it is loaded, and where there is none.
    [[nodiscard]] Run run() const { return m_view != nullptr ? m_view->run : nullptr; }

    [[nodiscard]] const std::shared_ptr<const RetrievalView>& view() const { return m_view; }

    [[nodiscard]] const Run& other() const { return m_other; }

    // Why there is no run in front; empty: there is one.
    [[nodiscard]] QString whyNoRun() const;

    // By which rule the next runs tell what is relevant.
    void setRelevance(evaluate::RelevanceRule rule);

    // How much of the gold of a suite a corpus holds, by that rule. Null: not known yet; it is looked up, and
    // goldChanged() says when it is there.
    [[nodiscard]] const evaluate::GoldInCorpus* goldIn(const std::string& suite, base::RowId corpus);

    void measure(const QString& suite, const QString& predictions);
    // Asks a corpus, keeps the lists, measures them, and brings the run to the front; of reranked lists the
    // search alone is measured too, and stands beside it. `keyAccount`: of the service that makes the vectors
    // of questions, in the key ring; empty: the plan has its key.
    void ask(const evaluate::AskingPlan& plan, const std::string& keyAccount = {});
    void cancel();

    [[nodiscard]] bool isMeasuring() const;

    // Of the questions that were asked so far; nullopt: no corpus is being asked.
    [[nodiscard]] std::optional<LiveRetrieval> live() const;

    // What the last asking of this workspace gave; nullopt: none was finished.
    [[nodiscard]] const std::optional<evaluate::Asked>& asked() const { return m_asked; }

    // Decisions about alpha are edits.
    [[nodiscard]] widgets::EditSession& edits() const { return *m_edits; }

    void signAs(const QString& name);

    [[nodiscard]] widgets::JobRunner& jobs() { return m_jobs; }

  Q_SIGNALS:
    void leavingWorkspace();
    void listsChanged();
    void runChanged();
    void otherChanged();
    void workingChanged();
    void liveChanged();
    void goldChanged();
    void pairFound(const QString& suite, const QString& predictions);
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  private:
    // What a job that measures brings.
    struct Made {
        std::shared_ptr<const RetrievalView> view;
        std::optional<evaluate::Asked> asked; // nullopt: lists that were there are measured
        base::RowId before = 0;               // the run of the search alone; 0: nothing was reranked
    };

    static base::Result<Made> askAndMeasure(workspace::Workspace& workspace, const evaluate::AskingPlan& plan,
                                            evaluate::RetrievalRunPlan measuring, const std::stop_token& stop,
                                            base::ProgressSink& progress);
    void load(base::RowId run, bool isOther);
    void forgetGold();
    void takeMade(const std::shared_ptr<workspace::Workspace>& of, const base::Result<Made>& made);

    widgets::JobRunner& m_jobs;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::vector<workspace::SuiteInfo> m_suites;
    mutable std::map<std::string, std::vector<std::int64_t>>
        m_questionBytes; // by suite; since the lists were read
    std::map<std::pair<std::string, base::RowId>, std::optional<evaluate::GoldInCorpus>>
        m_gold;           // by suite and corpus, since the lists were read; nullopt: looked up just now
    quint64 m_goldOf = 0; // which lists and rule that is of
    std::vector<workspace::AnswerSetInfo> m_sets;
    std::vector<workspace::RunInfo> m_runs;
    base::RowId m_chosen = 0;
    base::RowId m_otherChosen = 0;
    std::vector<workspace::CorpusInfo> m_corpora;
    std::vector<workspace::EmbeddingSet> m_embeddings;
    std::shared_ptr<const RetrievalView> m_view;
    Run m_other;
    std::shared_ptr<LiveRetrievalFeed> m_live; // null: no corpus is being asked
    std::optional<evaluate::Asked> m_asked;
    widgets::EditSession* m_edits = nullptr;
    std::string m_who;
    evaluate::RelevanceRule m_relevance = evaluate::RelevanceRule::Automatic;
    QPointer<widgets::Job> m_measuring;
};

} // namespace assay::app
