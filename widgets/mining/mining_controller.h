// What pages mine from a corpus: its atlas, what other patterns would win and lose, mining as a run that
// brings bundles, and drafts and bundles from sentences that a person has chosen. Everything that reads the
// corpus is a Job. GUI thread only.
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/curation/question_drafting.h"
#include "core/evaluate/mining/mining_atlas.h"
#include "core/evaluate/mining/mining_run.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/suites/suites.h"
#include "widgets/editing/edit_session.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace assay::widgets {

class Job;
class JobRunner;

// A corpus with its tags, and how many questions of a suite have evidence in each cell.
struct ShownAtlas {
    evaluate::SentenceTagger tagger;
    evaluate::TaggedCorpus tagged;
    evaluate::MiningAtlas atlas;
    std::vector<std::int64_t> questions; // one for each cell; empty: of no suite
    std::string suite;
    std::map<workspace::SentenceRow, std::int64_t> evidence{}; // questions of the suite by sentence
    std::string patterns{};                                    // it was read by, as JSON
};

// A sentence that other patterns give a label, or take from it.
struct ChangedSentence {
    QString id;
    QString text;
    bool isGained = false;
};

// Of one label: sentences that other patterns give it, and take from it.
struct LabelChange {
    QString label;
    std::int64_t before = 0;
    std::int64_t after = 0;
    std::int64_t gained = 0;
    std::int64_t lost = 0;
    std::vector<ChangedSentence>
        sentences{}; // the first of those that are gained, then of those that are lost
};

// A sentence in front of somebody who drafts.
struct MinedSentence {
    workspace::SentenceRow row = 0;
    model::BundleSentence sentence;
    int riskCues = 0;
    std::int64_t questions = 0; // of the suite, with it as evidence
};

class MiningController : public QObject {
    Q_OBJECT
  public:
    MiningController(JobRunner& jobs, EditSession& edits, QObject* parent = nullptr);
    ~MiningController() override;

    [[nodiscard]] EditSession& edits() const { return m_edits; }

    // After the edit session has it; null: none.
    void setWorkspace(const std::shared_ptr<workspace::Workspace>& workspace);

    // Corpora and suites may have come or gone.
    void readNames();

    [[nodiscard]] bool hasWorkspace() const { return m_workspace != nullptr; }

    [[nodiscard]] const std::vector<workspace::CorpusInfo>& corpora() const { return m_corpora; }

    [[nodiscard]] const std::vector<workspace::SuiteInfo>& suites() const { return m_suites; }

    [[nodiscard]] bool isBusy() const;

    // Null: none was read.
    [[nodiscard]] const ShownAtlas* atlas() const { return m_atlas.get(); }

    // The patterns of the workspace are others than those that the atlas was read by.
    [[nodiscard]] bool isAtlasOutdated() const;

    // By the stored patterns. `suite` empty: without questions.
    void readAtlas(base::RowId corpus, const QString& suite);

    // At most `most` sentences of a cell, by row.
    [[nodiscard]] std::vector<MinedSentence> sentencesOf(const evaluate::AtlasChoice& choice,
                                                         std::size_t most) const;

    // The patterns of the workspace, as JSON.
    [[nodiscard]] QString storedPatterns() const;

    // Patterns that are typed and not kept, from one opening to the next, where the page keeps drafts;
    // nullopt: none any more.
    void setTypedPatterns(const std::optional<QString>& patterns);

    struct TypedPatterns {
        QString text;
        QString who;
        QString when; // UTC, ISO 8601
    };

    [[nodiscard]] std::optional<TypedPatterns> typedPatterns() const;

    // What is wrong with them, with its place; empty: nothing.
    [[nodiscard]] static QString faultOf(const QString& patterns);

    // What they win and lose against the atlas that was read: previewed() says it.
    void preview(const QString& patterns);

    // False when it was not done, and the edit session says why. An empty text: the patterns that come along.
    bool keepPatterns(const QString& patterns);

    // Mines, keeps a run, and takes the bundles as a set of that name.
    void mine(base::RowId corpus, std::uint64_t seed, const QString& setName);

    // Categories that the suite's target mix still wants, most first; empty: it has none.
    [[nodiscard]] std::vector<curation::WantedCategory> wanted(const QString& suite) const;

    // A question from these sentences, in the suite of that name, which is made if there is none. 0: not
    // done.
    base::RowId draft(const model::Bundle& bundle, const curation::DraftOffer& offer, const QString& suite);
    // One that the corpus cannot answer.
    base::RowId draftNoAnswer(const curation::AbsentFiling& filing, const QString& topic,
                              const QString& suite);

    // The sentences as a bundle at the end of the set of that name, which is made if there is none. 0: not
    // done.
    base::RowId keepBundle(const model::Bundle& bundle, const QString& set);

  Q_SIGNALS:
    void namesChanged();
    void busyChanged();
    void atlasChanged();
    void previewed(const std::vector<assay::widgets::LabelChange>& changes);
    void patternsChanged();
    void mined(qint64 set, const QString& sentence); // 0: no bundle was made
    void bundleKept(qint64 set);                     // a bundle was added to it, or it was made for it
    void failed(const assay::base::Error& error);

  private:
    base::RowId keepDraft(const base::Result<model::Question>& draft, const QString& suite);
    template <typename T, typename Work, typename Done>
    void start(const QString& title, Work work, Done done);

    JobRunner& m_jobs;
    EditSession& m_edits;
    std::shared_ptr<workspace::Workspace> m_workspace;
    std::vector<workspace::CorpusInfo> m_corpora;
    std::vector<workspace::SuiteInfo> m_suites;
    std::shared_ptr<const ShownAtlas> m_atlas;
    QPointer<Job> m_job;
    quint64 m_request = 0;
};

// The bundle that chosen sentences make: companies and years as they stand in them.
[[nodiscard]] model::Bundle bundleOfSentences(const std::vector<MinedSentence>& sentences,
                                              const std::string& topic, bool isRisk);

} // namespace assay::widgets
