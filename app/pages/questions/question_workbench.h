// What the questions page works on: the questions of the workspace, which of them are shown and in what
// order, which one is in front, and every change to them. The page's views only show it and ask it.
//
// The first questions are there within the moment the page is shown; all of them follow from a Job. What
// another window or program changes is seen within a second and said by changedElsewhere(). GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/curation/edit_journal.h"
#include "core/curation/question_filter.h"
#include "core/curation/questions.h"
#include "core/store/questions.h"
#include "core/store/suites.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

class QuestionWorkbench : public QObject {
    Q_OBJECT
  public:
    explicit QuestionWorkbench(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~QuestionWorkbench() override;

    void setWorkspace(std::shared_ptr<store::Workspace> workspace); // null: none

    [[nodiscard]] std::shared_ptr<store::Workspace> workspace() const { return m_workspace; }

    [[nodiscard]] bool isReadOnly() const;

    // Who signs. Empty: the changing functions say curatorNeeded() and do nothing.
    void setCurator(const QString& name);

    [[nodiscard]] QString curator() const { return m_curator; }

    // --- What there is ---
    [[nodiscard]] const std::vector<store::SuiteInfo>& suites() const { return m_suites; }

    [[nodiscard]] const store::QuestionColumns& columns() const { return m_columns; }

    // Whether columns() holds all questions, or still only the first.
    [[nodiscard]] bool isComplete() const { return m_complete; }

    [[nodiscard]] const curation::FilterContext& context() const { return m_context; }

    // --- What is shown ---
    [[nodiscard]] const curation::QuestionFilter& filter() const { return m_filter; }

    void setFilter(const curation::QuestionFilter& filter);
    void setOrder(curation::QuestionOrder order, bool descending);

    // Positions in columns(), in the order shown.
    [[nodiscard]] const std::vector<std::uint32_t>& shown() const { return m_shown; }

    [[nodiscard]] const curation::FacetCounts& facets() const { return m_facets; }

    // --- The question in front ---
    [[nodiscard]] const std::optional<store::StoredQuestion>& current() const { return m_current; }

    [[nodiscard]] int currentRow() const; // among those shown; -1: none
    void setCurrent(base::RowId id);      // 0: none
    void goToRow(int row);
    void step(int rows); // Ctrl+Left, Ctrl+Right; stops at the ends

    // --- Changing. Each is one short write; false (and failed()) when it was not done. ---
    bool save(const model::Question& question, const QString& reason = {}); // the one in front
    bool approve(const std::vector<base::RowId>& ids);
    bool retire(const std::vector<base::RowId>& ids);
    bool backToDraft(const std::vector<base::RowId>& ids);
    bool flag(const std::vector<base::RowId>& ids, const QString& reason, const QString& note);
    bool setFieldOfAll(const std::vector<base::RowId>& ids, model::QuestionField field,
                       const std::vector<std::string>& entries);
    base::RowId addQuestion(base::RowId suite, const model::Question& question); // 0: not done
    bool restore(std::int64_t revision);                                         // of the one in front
    bool undo();
    bool redo();

    [[nodiscard]] const curation::JournalState& journal() const { return m_journal; }

    // What is being typed into the question in front; written at most once a second. nullopt: nothing any
    // more.
    void setTyped(const std::optional<model::Question>& typed);
    [[nodiscard]] std::optional<store::QuestionDraft> draftOf(base::RowId id) const;
    void dropDraft(base::RowId id);

    // Rules that suspect questions, for the facet and the column (from the detector's last run).
    void setSuspicions(std::map<base::RowId, std::vector<std::string>> suspicions);

    // Something else changed the workspace (an import, another pane).
    void reload();

  Q_SIGNALS:
    void suitesChanged();
    void columnsChanged(); // other questions, or the same with other values: everything shown is new
    void shownChanged();   // filter or order
    void currentChanged(); // another question is in front, or none
    void currentEdited();  // the same question has a new revision in force
    void journalChanged();
    void changedElsewhere(const QString& what); // "Ada changed P3V2-Q001": a sentence
    // save() met a newer revision: the views show both and let the person choose.
    void conflicted(const assay::model::Question& mine);
    void curatorNeeded();
    void failed(const assay::base::Error& error);
    void noticed(const QString& text);

  private:
    struct Loaded;
    void load();
    void takeLoaded(Loaded loaded);
    void loadFirst();
    void refilter();
    void search();
    void readCurrent();
    void refreshRow(base::RowId id);
    void afterEdit(const std::vector<base::RowId>& ids);
    void lookForChanges();
    void saveDraft();
    [[nodiscard]] bool mayChange();
    template <typename Result>
    bool done(const Result& result);

    widgets::JobRunner& m_jobs;
    std::shared_ptr<store::Workspace> m_workspace;
    std::optional<store::Reader> m_reader;
    QString m_curator;
    std::vector<store::SuiteInfo> m_suites;
    store::QuestionColumns m_columns;
    QHash<qint64, std::uint32_t> m_positions; // row id → position in columns
    bool m_complete = false;
    curation::FilterContext m_context;
    curation::QuestionFilter m_filter;
    curation::QuestionOrder m_order = curation::QuestionOrder::Id;
    bool m_descending = false;
    std::optional<std::vector<base::RowId>> m_found; // of filter().text
    std::vector<std::uint32_t> m_shown;
    curation::FacetCounts m_facets;
    std::optional<store::StoredQuestion> m_current;
    curation::JournalState m_journal;
    std::optional<model::Question> m_typed;
    QTimer m_draftTimer;
    QTimer m_watchTimer;
    std::int64_t m_dataVersion = -1;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
};

} // namespace assay::app
