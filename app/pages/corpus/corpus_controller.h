// What the corpus page works on: the corpora of the workspace, which one is in front, which of its sentences
// are listed, what a search has found in it, and which sentence is selected. The page's views only show it
// and ask it.
//
// The slices, the kinds of sentences and searches are Jobs; a page of sentences and one id are read through
// an index. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/workspace/corpora/corpora.h"
#include "widgets/corpus/search_words.h"
#include "widgets/corpus/slice_tree_model.h"

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
class SentenceListModel;
} // namespace assay::widgets

namespace assay::app {

// What a corpus consists of, counted over its slices.
struct CorpusFigures {
    std::int64_t companies = 0;
    std::int64_t years = 0;    // distinct ones
    std::int64_t sections = 0; // slices
    std::int64_t headings = 0;
    std::int64_t tableDebris = 0;
};

class CorpusController : public QObject {
    Q_OBJECT
  public:
    // How many hits come at once: few first, so that they are seen soon.
    static constexpr std::int64_t kFirstHits = 200;
    static constexpr std::int64_t kMoreHits = 20'000;

    explicit CorpusController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~CorpusController() override;

    // Null: none.
    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace);
    // As the workspace has them now. The one in front stays if it is still there; else the first comes.
    void setCorpora(std::vector<workspace::CorpusInfo> corpora);

    [[nodiscard]] const std::shared_ptr<workspace::Workspace>& workspace() const { return m_workspace; }

    [[nodiscard]] widgets::JobRunner& jobs() const { return m_jobs; }

    [[nodiscard]] const std::vector<workspace::CorpusInfo>& corpora() const { return m_corpora; }

    void choose(base::RowId corpus);
    [[nodiscard]] const workspace::CorpusInfo* corpus() const; // null: none

    // Null until they have been read.
    [[nodiscard]] const CorpusFigures* figures() const { return m_figures ? &*m_figures : nullptr; }

    [[nodiscard]] widgets::SliceTreeModel& slices() const { return *m_slices; }

    [[nodiscard]] bool isReadingSlices() const;

    // --- What is listed ---
    [[nodiscard]] widgets::SentenceListModel& list() const { return *m_list; }

    void setExtent(const widgets::SliceTreeModel::Extent& extent);

    [[nodiscard]] const widgets::SliceTreeModel::Extent& extent() const { return m_extent; }

    [[nodiscard]] bool isWhole() const;

    void setProseOnly(bool on);

    [[nodiscard]] bool isProseOnly() const { return m_proseOnly; }

    // --- Search ---
    // Looked for a moment after the last change.
    void setSearch(const QString& text);
    void searchNow();

    [[nodiscard]] const QString& search() const { return m_search; }

    [[nodiscard]] const widgets::SearchWords& words() const { return m_words; }

    [[nodiscard]] bool isSearching() const;

    // Among what may be listed, in order.
    [[nodiscard]] const std::vector<workspace::SentenceRow>& hits() const { return m_hits; }

    // Only what was found is listed, or everything with it.
    void setHitsOnly(bool on);

    [[nodiscard]] bool isHitsOnly() const { return m_hitsOnly; }

    // The hit after or before the selected sentence, round the ends; false: there is none.
    bool stepHit(int step);

    // --- The selected sentence ---
    [[nodiscard]] std::optional<workspace::SentenceRow> current() const { return m_current; }

    void setCurrent(std::optional<workspace::SentenceRow> row);
    // Makes it selected and listed, whatever that takes.
    void goTo(workspace::SentenceRow row);
    // By its id in the corpus in front, else in another one; a whole number is a place, from 1. False: there
    // is none.
    bool goToId(const QString& typed);
    // To the sentence of that id alone; false: no corpus has it.
    bool goToSentence(const QString& id);

  Q_SIGNALS:
    void corporaChanged();
    void corpusChanged(); // another one is in front, or none
    void slicesChanged();
    void listChanged();   // another selection of sentences, a limit or a switch
    void searchChanged(); // the text, the hits, or whether it goes on
    void currentChanged();
    void failed(const assay::base::Error& error);

  private:
    void openCorpus();
    void readSlices();
    void readKinds();
    void rebuild();
    void forgetSearch();
    void searchFrom(std::optional<workspace::SentenceRow> after, std::int64_t limit);
    void takeHits(const std::vector<workspace::SentenceRow>& rows, std::int64_t limit);
    [[nodiscard]] bool isListedKind(workspace::SentenceRow row) const;
    [[nodiscard]] std::vector<workspace::SentenceRow>
    listedKinds(const std::vector<workspace::SentenceRow>& rows) const;

    widgets::JobRunner& m_jobs;
    widgets::SentenceListModel* m_list;
    widgets::SliceTreeModel* m_slices;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::vector<workspace::CorpusInfo> m_corpora;
    base::RowId m_corpus = 0;
    std::optional<CorpusFigures> m_figures;
    widgets::SliceTreeModel::Extent m_extent;
    bool m_proseOnly = false;
    std::vector<model::SentenceKind> m_kinds; // empty until they are needed
    QString m_search;
    widgets::SearchWords m_words;
    QTimer m_typing;
    bool m_hitsOnly = true;
    bool m_isFirstPage = false;
    std::vector<workspace::SentenceRow> m_found; // whatever their kind
    std::vector<workspace::SentenceRow> m_hits;
    std::optional<workspace::SentenceRow> m_current;
    QPointer<widgets::Job> m_slicesJob;
    QPointer<widgets::Job> m_kindsJob;
    QPointer<widgets::Job> m_searchJob;
    quint64 m_request = 0;       // of the corpus in front
    quint64 m_searchRequest = 0; // the newest counts
};

} // namespace assay::app
