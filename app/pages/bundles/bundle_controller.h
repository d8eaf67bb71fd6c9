// What the bundles page works on: the bundles of the workspace, which of them are shown and in what order,
// which one is in front, and every change to them. The page's views only show it and ask it.
//
// Loading is a Job. What another window or program changes is seen within a second while the page watches,
// and said by changedElsewhere(). GUI thread only.
#pragma once

#include "app/pages/bundles/shown_bundles.h"
#include "core/base/error.h"
#include "core/curation/bundle_groups.h"
#include "core/curation/question_drafting.h"
#include "core/model/question.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/suites/suites.h"
#include "widgets/editing/edit_session.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

namespace assay::widgets {
class Job;
class JobRunner;
} // namespace assay::widgets

namespace assay::app {

// Who gave a bundle its status, and when.
struct StatusOrigin {
    QString who;
    QString when; // UTC, ISO 8601
};

struct LinkedQuestion {
    base::RowId id = 0;
    QString questionId;
    QString text;
    model::QuestionStatus status = model::QuestionStatus::Draft;
};

class BundleController : public QObject {
    Q_OBJECT
  public:
    explicit BundleController(widgets::JobRunner& jobs, QObject* parent = nullptr);
    ~BundleController() override;

    void setWorkspace(std::shared_ptr<workspace::Workspace> workspace); // null: none

    [[nodiscard]] bool hasWorkspace() const { return m_edits->workspace() != nullptr; }

    [[nodiscard]] bool isReadOnly() const { return m_edits->isReadOnly(); }

    // Who signs, what may be changed, undo, what others change: as on every page.
    [[nodiscard]] widgets::EditSession& edits() const { return *m_edits; }

    // Who signs. Empty: the changing functions ask for it and do nothing.
    void setCurator(const QString& name) { m_edits->setCurator(name); }

    // While it is on, what others change is looked for: at once and every second.
    void setWatching(bool on) { m_edits->setWatching(on); }

    // This window has imported the set: it is not told of as somebody else's.
    void expectSet(base::RowId set);

    // It was mined here just now: no news, and what undo asks about next.
    void takeMined(base::RowId set);

    // --- What there is ---
    [[nodiscard]] const std::vector<workspace::StoredBundle>& bundles() const;
    [[nodiscard]] const std::vector<workspace::BundleSetInfo>& sets() const;
    [[nodiscard]] const curation::RepeatedTexts& repeated() const;

    [[nodiscard]] const std::vector<workspace::SuiteInfo>& suites() const { return m_suites; }

    [[nodiscard]] bool isLoading() const;

    // --- What is shown ---
    void setText(const QString& text); // searched in topic, companies and sentences

    [[nodiscard]] const QString& text() const { return m_shown.text(); }

    // Which bundles the search has found, by place.
    [[nodiscard]] const std::vector<char>& found() const { return m_shown.found(); }

    // Only these places, rising; nullopt: all.
    void setGroup(std::optional<std::vector<std::size_t>> places);

    [[nodiscard]] bool hasGroup() const { return m_shown.hasGroup(); }

    void setOrder(BundleOrder order, bool descending);

    // Places in bundles(), in the order shown.
    [[nodiscard]] const std::vector<std::size_t>& shown() const { return m_shown.places(); }

    [[nodiscard]] int rowOf(base::RowId id) const { return m_shown.rowOf(id); } // in shown(); -1: not shown

    [[nodiscard]] base::RowId idAtRow(int row) const; // 0: there is no such row

    // --- The bundle in front ---
    [[nodiscard]] const workspace::StoredBundle* current() const; // null: none

    [[nodiscard]] int currentRow() const { return rowOf(m_current); }

    void step(int rows); // to one that is shown; stops at the ends

    void setCurrent(base::RowId id);                                   // 0: none
    [[nodiscard]] std::vector<LinkedQuestion> linkedQuestions() const; // of the one in front

    // Sentences that a draft is to be made of, by their places in the bundle in front; none: of all. They are
    // given up when another bundle comes to the front.
    void chooseSentence(std::size_t place, bool on);
    [[nodiscard]] std::vector<std::size_t> chosenSentences() const; // rising

    // Of the one in front; nullopt: nobody has said anything of it.
    [[nodiscard]] std::optional<StatusOrigin> statusOrigin() const;

    // People's own reasons of rejections, each once, in order of their bundles.
    [[nodiscard]] QStringList ownRejectReasons() const;

    // --- Changing. False when it was not done, and edits() says why. Of more than kDirectChanges bundles at
    // once it is a Job, and true says that it has begun. ---
    static constexpr std::size_t kDirectChanges = 500;
    // The reason is one of a rejection.
    bool setStatus(const std::vector<base::RowId>& ids, workspace::BundleStatus status,
                   const std::string& reason = {});
    bool setNote(base::RowId id, const QString& note);
    bool unlink(base::RowId bundle, base::RowId question);
    // Of the one in front, in the suite of that name, which is made if there is none; as `offer` says, null:
    // of the category that the bundle is for first of all. Where no sentences are chosen it takes no more
    // evidence than the category wants, and says so. 0: not done.
    base::RowId draft(const QString& suiteName, const curation::DraftOffer* offer = nullptr);
    // Every way to draft from the one in front, what is wanted most first.
    [[nodiscard]] std::vector<curation::DraftOffer>
    draftOffers(const std::vector<curation::WantedCategory>& wanted) const;
    // The one in front, with the sentences alone that are chosen, if any are. Precondition: there is one.
    [[nodiscard]] model::Bundle bundleToDraft() const;
    // Of the unused ones that are shown the first that gives evidence for what is wanted most; 0: none does.
    [[nodiscard]] base::RowId nextWanted(const std::vector<curation::WantedCategory>& wanted) const;

    bool undo() { return m_edits->undo(); }

    bool redo() { return m_edits->redo(); }

  Q_SIGNALS:
    void bundlesChanged(); // other bundles, or all of them read again
    void shownChanged();   // group, search or order
    void valuesChanged();  // the same bundles with other statuses, notes or questions
    void currentChanged(); // another bundle is in front, or none
    void currentEdited();  // the same one, with other values
    void choiceChanged();  // of its sentences
    void suitesChanged();
    void loadingChanged();
    void changedElsewhere(const QString& what);
    void curatorNeeded();
    void minedRemoved(const QString& sentence); // its bundles are not there any more
    void failed(const assay::base::Error& error);

  private:
    struct Shelf;

    void load();
    [[nodiscard]] static QString leftOutText(const model::Bundle& bundle, const curation::DraftOffer* offer);
    [[nodiscard]] std::string originOf(const workspace::StoredBundle& bundle) const;
    void takeShelf(std::shared_ptr<Shelf> shelf);
    void readSuites();
    void refilter();
    void arrange();

    // What somebody has changed: the bundles, and how many entries of the journal were of other things.
    struct Changes {
        std::vector<base::RowId> bundles;
        int others = 0;
    };

    // Brings up to date what the entries of the journal speak of, and tells of those that are not of an edit
    // of this page.
    void takeNotes(const widgets::EditSession::Notes& notes, bool isOwn);
    [[nodiscard]] QStringList sentencesOf(const std::map<QString, Changes>& changes) const;
    void takeSets();
    void removeMined(base::RowId set, const QString& name);
    void refresh(const std::vector<base::RowId>& ids);
    bool carryOut(const std::function<base::Result<>(workspace::Workspace&, const std::string& who)>& write,
                  const QString& done = {});

    widgets::JobRunner& m_jobs;
    widgets::EditSession* m_edits = nullptr;
    std::shared_ptr<Shelf> m_shelf; // never null
    std::unordered_map<base::RowId, std::size_t> m_places;
    std::vector<workspace::SuiteInfo> m_suites;
    ShownBundles m_shown;
    base::RowId m_current = 0;
    std::set<std::size_t> m_chosen; // of the sentences of this bundle:
    base::RowId m_chosenOf = 0;
    QPointer<widgets::Job> m_job;
    quint64 m_request = 0;
    std::vector<workspace::BundleSetInfo> m_knownSets; // as they were when they were looked at last
    std::vector<base::RowId> m_expectedSets;
    base::RowId m_minedSet = 0; // that undo asks about; 0: none
};

} // namespace assay::app
