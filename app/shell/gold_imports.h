// Imports files of every kind (core/imports), and keeps the list of what a workspace holds of gold. Belongs
// to the session: files are looked at in a Job, and what they hold is imported one after the other, for a
// workspace takes one import at a time. What is of no form that is known is left out, and said.
//
// Where a person has to choose, nothing waits in a loop: mappingNeeded(), suiteNeeded() and collisionFound()
// hand out a plan, and importing goes on when it is given back. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/evaluate/neighbours/corpus_referencing.h"
#include "core/evaluate/subject_issues.h"
#include "core/imports/importing.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace assay::app {

class Session;

// What the last import of questions did.
struct ImportedQuestions {
    base::RowId suite = 0;
    std::string name;
    std::int64_t records = 0, rejected = 0, added = 0, replaced = 0, skipped = 0, unchanged = 0;
};

// Text that was typed into a question and never saved.
struct TypedDraft {
    base::RowId question = 0;
    std::string questionId;
    std::string field; // the first that was typed into, by its name; empty: nothing differs any more
    std::string typed; // there
};

struct GoldHoldings {
    bool areRead = false;                            // else nothing is known yet, and nothing is none
    std::vector<workspace::SuiteInfo> suites;        // by name
    std::vector<workspace::BundleSetInfo> bundles;   // by name
    std::vector<workspace::AnswerSetInfo> answers;   // newest first
    std::vector<workspace::ReferenceListInfo> lists; // by name
    std::vector<workspace::CorpusInfo> corpora;      // by name
    std::map<base::RowId, std::int64_t> flagged;     // questions with an open flag, by suite
    std::optional<workspace::RunInfo> answersRun;    // the newest that measured answers
    std::vector<TypedDraft> drafted;                 // in the order of their questions
    std::set<base::RowId> testedCorpora;             // of which a test of neighbours is finished
    std::set<std::string> decidedOn;                 // data hashes of scored sets with a decision
};

class GoldImports : public QObject {
    Q_OBJECT
  public:
    // The session outlives it.
    GoldImports(Session& session, widgets::JobRunner& jobs);

    // Looks at the files and imports them. `name` empty: made from the files' names.
    void begin(const std::vector<std::filesystem::path>& files, const QString& name);

    // Goes on with a plan whose mapping was chosen.
    void importMapped(const imports::ImportPlan& plan);
    // Goes on with judgements whose suite was chosen: its name is that of the plan.
    void importInto(const imports::ImportPlan& plan);
    // Goes on with one whose suite exists. Refuse forgets it. Where the suite no longer holds what the choice
    // was made about, nothing is imported and collisionFound() comes again.
    void importChosen(const imports::ImportPlan& plan, workspace::CollisionChoice choice);

    // While the session says that an import failed: what to choose columns for, so that it can be tried
    // again.
    [[nodiscard]] const std::optional<imports::ImportPlan>& toMap() const { return m_toMap; }

    [[nodiscard]] int running() const {
        return static_cast<int>(m_waiting.size()) + m_looking + (m_job ? 1 : 0);
    }

    // A corpus by reference; the name gets a number where another corpus has it.
    void importReference(const evaluate::ReferencePlan& plan);

    void cancel(); // also what waits

    [[nodiscard]] const GoldHoldings& holdings() const { return m_holdings; }

    // The issues are those of a file that was not imported: it has no columns for these fields, and none were
    // chosen. Nothing is said where all it needs is there.
    void sayUnmapped(const imports::ImportPlan& plan);

    [[nodiscard]] const ImportedQuestions& lastQuestions() const { return m_lastQuestions; }

    // Reads the list again, in the background.
    void reloadHoldings();
    void forgetHoldings();

    // In the background; the list is read again. Nothing of it can be undone.
    void removeBundles(base::RowId set);
    void removeAnswers(base::RowId set);
    void removeList(base::RowId list);
    void removeCorpus(base::RowId corpus);

  Q_SIGNALS:
    void leftOut(const QString& text); // of several files some that are of no form
    void begun();                      // something is to be imported, and nothing was
    void mappingNeeded(const assay::imports::ImportPlan& plan);
    void suiteNeeded(const assay::imports::ImportPlan& plan);
    void collisionFound(const assay::imports::ImportPlan& plan);
    void suiteImported(qint64 id);
    void bundlesImported(qint64 id);
    void answersImported(qint64 id); // of each system of a file
    void listImported(const QString& name, qint64 entries);
    void corpusImported(const QString& name, qint64 sentences);
    void holdingsChanged();

  private:
    using Workspace = std::shared_ptr<workspace::Workspace>;
    struct Outcome;
    struct OnFailure;
    void fail(const base::Error& error, std::optional<imports::ImportPlan> toMap);
    void announce();
    void remove(const QString& title, std::function<base::Result<>(workspace::Workspace&)> work);
    void takeLooked(const imports::LookedAt& looked);
    void compare(const imports::ImportPlan& plan);
    void enqueue(std::function<void()> start);
    void startNext();
    void import(imports::ImportPlan plan, workspace::CollisionChoice choice);
    void take(Outcome outcome);
    void takeMade(imports::Imported& imported);
    template <typename T, typename Work, typename Taken>
    void start(const QString& title, const std::string& subject, Work work, Taken taken);

    Session& m_session;
    widgets::JobRunner& m_jobs;
    std::deque<std::function<void()>> m_waiting;
    QPointer<widgets::Job> m_job; // the import that runs
    int m_looking = 0;
    std::optional<imports::ImportPlan> m_toMap;
    quint64 m_generation = 0; // what was begun before a cancel() is not gone on with
    GoldHoldings m_holdings;
    quint64 m_holdingsRequest = 0;
    void showIssues(const imports::Imported& imported);

    ImportedQuestions m_lastQuestions;
    base::IssueList m_issues; // of all that was imported in this go
    QStringList m_issuesOf;
    std::vector<std::optional<evaluate::IssueSubject>> m_subjects; // of each of them
};

} // namespace assay::app
