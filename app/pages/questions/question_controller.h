// What the questions page works on: the questions of the workspace, which of them are shown and in what
// order, which one is in front, and every change to them. The page's views only show it and ask it.
//
// The first questions are there within the moment the page is shown; all of them follow from a Job. What
// another window or program changes is seen within a second and said by changedElsewhere(). GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/curation/question_columns.h"
#include "core/curation/question_filter.h"
#include "core/evaluate/ask/paraphrase_asking.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/kept_values.h"
#include "core/workspace/suites/evidence_words.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "widgets/editing/edit_session.h"
#include "widgets/jobs/job.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>
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

class QuestionController : public QObject {
    Q_OBJECT
  public:
    static constexpr std::string_view kGuidelinesKey = "guidelines "; // and the suite: of a draft

    explicit QuestionController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~QuestionController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace); // null: none

    [[nodiscard]] std::shared_ptr<workspace::Workspace> workspace() const { return m_workspace; }

    // For panes that look something up on a worker thread.
    [[nodiscard]] widgets::JobRunner& jobs() const { return m_jobs; }

    [[nodiscard]] bool isReadOnly() const;

    // Who signs, what may be changed, undo, drafts: as on every page.
    [[nodiscard]] widgets::EditSession& edits() const { return *m_edits; }

    // Who signs. Empty: the changing functions ask for it, and are done once it is given.
    void setCurator(const QString& name) { m_edits->setCurator(name); }

    [[nodiscard]] QString curator() const { return m_edits->curator(); }

    // --- What there is ---
    [[nodiscard]] const std::vector<workspace::SuiteInfo>& suites() const { return m_suites; }

    [[nodiscard]] const workspace::QuestionColumns& columns() const { return m_columns.columns(); }

    [[nodiscard]] bool isLoading() const { return m_job != nullptr; }

    // Whether columns() holds all questions, or still only the first.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    [[nodiscard]] const curation::FilterContext& context() const { return m_context; }

    // --- What is shown ---
    [[nodiscard]] const curation::QuestionFilter& filter() const { return m_filter; }

    // The text is searched for in every field of core/workspace/suites/questions.h::searchQuestions(), and in
    // the texts that evidence points to: their words are read in a Job when something is searched for first.
    void setFilter(const curation::QuestionFilter& filter);
    void setOrder(curation::QuestionOrder order, bool descending);

    [[nodiscard]] curation::QuestionOrder order() const { return m_order; }

    [[nodiscard]] bool isDescending() const { return m_descending; }

    // Positions in columns(), in the order shown.
    [[nodiscard]] const std::vector<std::uint32_t>& shown() const { return m_shown; }

    [[nodiscard]] std::optional<std::uint32_t> positionOf(base::RowId id) const { // in columns()
        return m_columns.positionOf(id);
    }

    [[nodiscard]] int rowOf(base::RowId id) const;    // in shown(); -1: not shown
    [[nodiscard]] base::RowId idAtRow(int row) const; // 0: there is no such row

    [[nodiscard]] const curation::FacetCounts& facets() const { return m_facets; }

    // --- The question in front ---
    [[nodiscard]] const std::optional<workspace::StoredQuestion>& current() const { return m_current; }

    // Whether others have reviewed the question in front, in a suite that is reviewed blind, and who signs
    // has not: then they see neither its status nor its flags, which tell what the others said.
    [[nodiscard]] bool hidesDecisions() const;

    // The same of any question: its row id is among those whose decisions are withheld.
    [[nodiscard]] bool hidesDecisionsOf(base::RowId id) const { return m_context.withheld.contains(id); }

    // Any question as it is now, read anew each time; an empty one if it cannot be read.
    [[nodiscard]] model::Question questionOf(base::RowId id) const;

    // Whether the suite has another question of this id.
    [[nodiscard]] bool isIdTaken(base::RowId suite, std::string_view questionId, base::RowId except) const;
    // The suite that the filter is about, else that of the question in front; 0: none.
    [[nodiscard]] base::RowId suiteInFront() const;
    [[nodiscard]] int currentRow() const; // among those shown; -1: none
    void setCurrent(base::RowId id);      // 0: none
    void goToRow(int row);
    void step(int rows); // Ctrl+Left, Ctrl+Right; stops at the ends

    // "Retiring questions: q1", for whoever is asked for the name.
    [[nodiscard]] QString withSubject(const QString& doing, const std::vector<base::RowId>& ids) const;

    // --- Changing. Each is one short write; false (and failed()) when it was not done. Of more than
    // kDirectChanges questions at once it is a Job, and true says that it has begun. ---
    static constexpr std::size_t kDirectChanges = 500;
    bool save(const model::Question& question, const QString& reason,
              widgets::EditSession::Work again); // the one in front
    // Not while something is typed in one of them that cannot be saved, or one of them has errors.
    bool approve(const std::vector<base::RowId>& chosen);
    bool retire(const std::vector<base::RowId>& ids);
    bool backToDraft(const std::vector<base::RowId>& ids);
    bool flag(const std::vector<base::RowId>& ids, const QString& reason, const QString& note);
    bool setFieldOfAll(const std::vector<base::RowId>& ids, model::QuestionField field,
                       const std::vector<std::string>& entries);
    // Adds entries to a field that is a list; those that it has already are not added again.
    bool addToFieldOfAll(const std::vector<base::RowId>& ids, model::QuestionField field,
                         const std::vector<std::string>& entries);
    base::RowId addQuestion(base::RowId suite, const model::Question& question); // 0: not done
    // Other wordings of a question, linked to it; the first of them comes to the front.
    bool addParaphrases(base::RowId original, const QStringList& wordings);
    // Asks a chat service for wordings of it, in a job; `done` gets what came, unless `context` is gone.
    using WordingsSink = std::function<void(const base::Result<evaluate::WordingsAsked>&)>;
    widgets::Job* askForWordings(base::RowId original, const evaluate::ChatBatchSettings& service, int each,
                                 QObject* context, WordingsSink done);
    bool restore(std::int64_t revision); // of the one in front

    bool undo() { return m_edits->undo(); }

    bool redo() { return m_edits->redo(); }

    // What is being typed into the question in front; written at most once a second. nullopt: nothing any
    // more.
    void setTyped(const std::optional<model::Question>& typed);
    [[nodiscard]] std::optional<workspace::QuestionDraft> draftOf(base::RowId id) const;
    // What was typed about a suite beside its questions and is not saved, as a document of the pane that it
    // is typed in; nullopt: nothing any more.
    void setTypedGuidelines(base::RowId suite, const std::optional<std::string>& document);
    [[nodiscard]] std::vector<workspace::KeptValue> typedGuidelines() const; // by the suite's row
    void dropDraft(base::RowId id);

    // Rules that suspect questions, for the facet and the column, and which questions were checked as they
    // are now (curation::FilterContext).
    void setSuspicions(std::map<base::RowId, std::vector<std::string>> suspicions,
                       std::optional<std::set<base::RowId>> checked = std::nullopt);

    // Whether a check of any suite is known.
    [[nodiscard]] bool knowsSuspicions() const { return m_knowsSuspicions; }

    // Something else changed the workspace (an import, another pane).
    void reload();

  Q_SIGNALS:
    void suitesChanged();
    void columnsChanged(); // other questions, or the same with other values: everything shown is new
    void shownChanged();   // filter or order
    void filterChanged();  // after shownChanged(): somebody chose another filter
    // The same questions are shown, in the same order, these with other values; empty: any of them.
    void valuesChanged(const std::vector<assay::base::RowId>& ids);
    void facetsChanged();  // counts alone; those of an edit follow when the keys rest
    void loadingChanged(); // isLoading(), isComplete()
    void currentChanged(); // another question is in front, or none
    void currentEdited();  // the same question has a new revision in force
    void journalChanged();
    // Something was written, by this window too: what a pane reads besides questions (corpora, texts of
    // evidence, scores of answers) may be another. Within a second, at most once a second.
    void workspaceChanged();
    void changedElsewhere(const QString& what); // "Ada changed P3V2-Q001": a sentence
    // save() met a newer revision: the views show both and let the person choose.
    void conflicted(const assay::model::Question& mine);
    void approvalBlocked(); // by what is typed and does not fit
    void curatorNeeded();
    void curatorChanged();
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);
    void done(const QString& text, qint64 edit); // as of EditSession

  private:
    // What a change of the workspace was about.
    struct Changes {
        std::vector<base::RowId> questions; // rising
        widgets::EditSession::Notes notesOfOthers;
    };

    [[nodiscard]] static std::vector<base::RowId> rising(std::vector<base::RowId> ids); // each once

    void load();
    void loadFirst();
    void readSuites();
    void readWithheld();    // reads suites' reviews; into the context alone
    void refreshWithheld(); // and shows what that changes
    void showWithheld();
    void search();
    void readEvidence(); // its words, for searches
    void takeEvidence(base::Result<workspace::EvidenceWords> read);
    void readEvidenceAgain(const std::vector<base::RowId>& edited);
    void refilter();
    void countFacets();
    void applyFilter();
    void readCurrent(base::RowId id);
    // Those by the present curator are not told.
    void takeNotes(const widgets::EditSession::Notes& notes);
    // Brings everything shown up to date.
    void take(const Changes& changes);
    void sortAgain(const std::vector<base::RowId>& changed, bool refreshed);
    // Reads these rows again. False: one of them came or went, or they are many.
    [[nodiscard]] bool refreshRows(const std::vector<base::RowId>& ids);
    void tell(const Changes& changes);
    void lookForSuites(); // that came, went or were renamed: these are counted anew
    void tellStep(const workspace::JournalEntry& entry, bool isUndone);
    [[nodiscard]] QString nameOf(base::RowId id) const;
    [[nodiscard]] QString whyNotApproved(const std::vector<base::RowId>& ids) const; // empty: nothing is

    using Change = std::function<base::Result<std::int64_t>(workspace::Workspace&, const std::string& who)>;
    // `done`: "%1 approved."; gets the question, or how many.
    bool change(const std::vector<base::RowId>& ids, const QString& doing, const QString& done,
                const Change& work);

    widgets::JobRunner& m_jobs;
    std::map<base::RowId, base::RowId> m_originals; // of paraphrases that were added here
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::optional<workspace::Reader> m_reader;
    widgets::EditSession* m_edits = nullptr;
    std::vector<workspace::SuiteInfo> m_suites;
    curation::EditableColumns m_columns;
    bool m_complete = false;
    curation::FilterContext m_context;
    bool m_knowsSuspicions = false;
    curation::QuestionFilter m_filter;
    curation::QuestionOrder m_order = curation::QuestionOrder::Id;
    bool m_descending = false;
    std::optional<std::vector<base::RowId>> m_found;    // of filter().text
    std::optional<workspace::EvidenceWords> m_evidence; // nullopt: nothing was searched for yet
    QPointer<widgets::Job> m_evidenceJob;
    std::vector<base::RowId> m_editedMeanwhile; // since that job began to read
    std::vector<std::uint32_t> m_sorted;        // all of columns() in the present order; empty: to be made
    std::vector<std::uint32_t> m_shown;
    curation::FacetCounts m_facets;
    std::optional<workspace::StoredQuestion> m_current;
    int m_rowBefore = 0; // where the question in front was when it was last among those shown
    std::optional<model::Question> m_typed;
    QTimer m_facetTimer; // counts after an edit
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
};

} // namespace assay::app
