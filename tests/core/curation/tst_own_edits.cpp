// Whose edit undo takes back, that nobody else's goes with it unasked, and what an edit is called.
#include "core/curation/bundles.h"
#include "core/curation/edit_journal.h"
#include "core/curation/edit_subject.h"
#include "core/curation/questions.h"
#include "core/curation/reviews.h"
#include "core/store/suites.h"
#include "tests/core/store/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::curation;
using namespace assay::tests;
using model::QuestionStatus;
using store::Workspace;

class TstOwnEdits : public QObject {
    Q_OBJECT

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::RowId m_first = 0;
    base::RowId m_second = 0;

    base::RowId add(const std::string& id, const std::string& who) {
        model::Question question;
        question.questionId = id;
        question.questionText = "What?";
        return *addQuestion(*m_workspace, m_suite, question, who, "");
    }

    base::RowId importBundle() {
        base::NoProgress progress;
        const std::filesystem::path file = m_folder->write(
            "bundles.json",
            "[{\"v_group\":\"v3_trend\",\"topic_label\":\"debt\",\"cik_int\":7,\"name\":\"Harbour\","
            "\"years\":[2019],\"sentences\":[{\"report_year\":2019,\"sentenceID\":\"a\","
            "\"sentence_text\":\"One.\"}]}]");
        const auto imported = store::importBundles(*m_workspace, {&file, 1}, "b", "Zoe", {}, progress);
        return imported ? store::loadBundles(*m_workspace->reader(), imported->set.id, {})->front().id : 0;
    }

    void note(base::RowId id, const std::string& text, const std::string& who) {
        QVERIFY(editQuestions(
                    *m_workspace, std::span(&id, 1),
                    [&](model::Question& question) {
                        question.notes = text;
                        return true;
                    },
                    who, "")
                    .has_value());
    }

    void approve(base::RowId id, const std::string& who) {
        QVERIFY(setStatus(*m_workspace, std::span(&id, 1), QuestionStatus::Approved, who, "").has_value());
    }

    [[nodiscard]] model::Question stored(base::RowId id) const {
        return store::storedQuestion(*m_workspace->reader(), id)->question;
    }

    [[nodiscard]] JournalState stateOf(const std::string& who) const {
        return *journalStateOf(*m_workspace->reader(), who);
    }

    [[nodiscard]] EditSubject undoable(const std::string& who) const {
        return *subjectOf(*m_workspace->reader(), *stateOf(who).undoable);
    }

  private slots:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
        m_suite = *store::createSuite(*m_workspace, "P3", "Zoe");
        m_first = add("q1", "Zoe");
        m_second = add("q2", "Zoe");
    }

    void oneTakesBackOnesOwnOverWhatOthersDidElsewhere() {
        note(m_first, "mine", "Ada");
        note(m_second, "theirs", "Bo");
        QVERIFY(stateOf("Ada").undoesOwn);
        QCOMPARE(stateOf("Ada").undoable->key, m_first);
        const auto undone = undoOwn(*m_workspace, "Ada");
        ASSAY_VERIFY_OK(undone);
        QVERIFY(stored(m_first).notes.empty());
        QVERIFY(stored(m_second).notes == "theirs");
        // And again, in the same way.
        QVERIFY(stateOf("Ada").redoesOwn);
        QCOMPARE(stateOf("Ada").redoable->id, undone->id);
        ASSAY_VERIFY_OK(redoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).notes == "mine");
        QVERIFY(stored(m_second).notes == "theirs");
        QVERIFY(!stateOf("Ada").redoable);
    }

    void whatSomebodyBuiltOnItIsNamedFirst() {
        note(m_first, "mine", "Ada");
        approve(m_first, "Bo");
        const JournalState state = stateOf("Ada");
        QVERIFY(!state.undoesOwn);
        QVERIFY(state.undoable->editedBy == "Bo");
        ASSAY_COMPARE_ERROR(undoOwn(*m_workspace, "Ada"), NotFound);
        QVERIFY(stored(m_first).status == QuestionStatus::Approved);
        const EditSubject subject = undoable("Ada");
        QCOMPARE(subject.verb, EditVerb::Approved);
        QVERIFY(subject.name == "q1");
        // After asking.
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, state.undoable->id, "Ada"));
        QVERIFY(stored(m_first).status == QuestionStatus::Draft && stored(m_first).notes == "mine");
        QVERIFY(stateOf("Ada").undoesOwn);
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).notes.empty());
    }

    void whoHasNoEditIsAskedAboutTheNewest() {
        note(m_first, "theirs", "Bo");
        QVERIFY(!stateOf("Ada").undoesOwn);
        QVERIFY(stateOf("Ada").undoable->editedBy == "Bo");
        ASSAY_COMPARE_ERROR(undoOwn(*m_workspace, "Ada"), NotFound);
        QVERIFY(stored(m_first).notes == "theirs");
    }

    void aReviewStandsOnTheQuestionThatWasMade() {
        const base::RowId made = add("q3", "Ada");
        NewReview review;
        review.question = made;
        review.revision = 1;
        ASSAY_VERIFY_OK(saveReview(*m_workspace, review, "Bo"));
        QVERIFY(!stateOf("Ada").undoesOwn);
        QVERIFY(stateOf("Ada").undoable->entity == kReviewEntity);
        QVERIFY(undoable("Ada").name == "q3");
    }

    void aLinkedBundleStandsOnTheQuestionThatWasMade() {
        const base::RowId bundle = importBundle();
        const base::RowId made = add("q3", "Ada");
        const std::int64_t edit = stateOf("Ada").undoable->id;
        ASSAY_VERIFY_OK(linkQuestion(*m_workspace, bundle, made, "Bo"));
        QVERIFY(!stateOf("Ada").undoesOwn);
        QVERIFY(stateOf("Ada").undoable->entity == "bundle");
        ASSAY_COMPARE_ERROR(undoOwn(*m_workspace, "Ada"), NotFound);
        ASSAY_COMPARE_ERROR(undoEdit(*m_workspace, edit, "Ada"), EditConflict);
        QVERIFY(stored(made).questionId == "q3");
        // What is linked no longer is not in the way, nor is a bundle of another question.
        ASSAY_VERIFY_OK(unlinkQuestion(*m_workspace, bundle, made, "Bo"));
        ASSAY_VERIFY_OK(linkQuestion(*m_workspace, bundle, m_first, "Bo"));
        QVERIFY(stateOf("Ada").undoesOwn);
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, edit, "Ada"));
        QVERIFY(!store::storedQuestion(*m_workspace->reader(), made).has_value());
    }

    void aSuiteDoesNotGoWithTheBundlesOfOthers() {
        const base::RowId bundle = importBundle();
        const base::RowId before = std::exchange(m_suite, *store::createSuite(*m_workspace, "Other", "Ada"));
        const std::int64_t made = stateOf("Ada").undoable->id;
        const base::RowId question = add("q9", "Ada");
        m_suite = before;
        ASSAY_VERIFY_OK(linkQuestion(*m_workspace, bundle, question, "Bo"));
        ASSAY_COMPARE_ERROR(undoEdit(*m_workspace, made, "Ada"), EditConflict);
        QVERIFY(!stateOf("Ada").undoesOwn);
        QVERIFY(stateOf("Ada").undoable->editedBy == "Bo");
    }

    void nothingIsTakenBackInASuiteThatIsGone() {
        note(m_first, "mine", "Ada");
        const std::int64_t edit = stateOf("Ada").undoable->id;
        ASSAY_VERIFY_OK(store::removeSuite(*m_workspace, m_suite, "Bo"));
        ASSAY_COMPARE_ERROR(undoEdit(*m_workspace, edit, "Ada"), EditConflict);
        QVERIFY(!stateOf("Ada").undoesOwn);
        QVERIFY(stateOf("Ada").undoable->editedBy == "Bo");
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, stateOf("Ada").undoable->id, "Ada")); // after asking
        QVERIFY(stateOf("Ada").undoesOwn);
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).notes.empty());
    }

    void aSuiteDoesNotGoWithTheWorkOfOthersInIt() {
        const base::RowId other = *store::createSuite(*m_workspace, "Other", "Ada");
        QVERIFY(stateOf("Ada").undoesOwn);
        QVERIFY(undoable("Ada").name == "Other");
        const base::RowId before = std::exchange(m_suite, other);
        (void)add("q9", "Bo");
        m_suite = before;
        QVERIFY(!stateOf("Ada").undoesOwn);
        QVERIFY(undoable("Ada").name == "q9");
        QCOMPARE(undoable("Ada").verb, EditVerb::Made);
    }

    void whatWasEditedSinceIsNotTakenBackByItsNumber() {
        note(m_first, "one", "Ada");
        const auto first = stateOf("Ada").undoable->id;
        note(m_first, "two", "Ada");
        ASSAY_COMPARE_ERROR(undoEdit(*m_workspace, first, "Ada"), EditConflict);
        QVERIFY(stored(m_first).notes == "two");
        const auto second = stateOf("Ada").undoable->id;
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, second, "Ada"));
        ASSAY_COMPARE_ERROR(undoEdit(*m_workspace, second, "Ada"), NotFound); // once
        QVERIFY(stored(m_first).notes == "one");
        ASSAY_VERIFY_OK(redoEdit(*m_workspace, second, "Ada"));
        QVERIFY(stored(m_first).notes == "two");
    }

    void anOwnEditEndsRedoAndAnothersDoesNot() {
        note(m_first, "mine", "Ada");
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        note(m_second, "theirs", "Bo");
        QVERIFY(stateOf("Ada").redoesOwn && stateOf("Ada").redoable);
        note(m_second, "mine now", "Ada");
        QVERIFY(!stateOf("Ada").redoable);
    }

    void twoEditsOfOneThingAreDoneAgainOneAfterTheOther() {
        note(m_first, "one", "Ada");
        note(m_first, "two", "Ada");
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).notes.empty());
        ASSAY_VERIFY_OK(redoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).notes == "one");
        ASSAY_VERIFY_OK(redoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).notes == "two");
        ASSAY_COMPARE_ERROR(redoOwn(*m_workspace, "Ada"), NotFound);
    }

    void whatOthersTouchedSinceIsNotDoneAgain() {
        note(m_first, "mine", "Ada");
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        note(m_first, "theirs", "Bo");
        QVERIFY(!stateOf("Ada").redoable);
        ASSAY_COMPARE_ERROR(redoOwn(*m_workspace, "Ada"), NotFound);
        QVERIFY(stored(m_first).notes == "theirs");
    }

    void whatSomebodyTookBackIsAskedAbout() {
        note(m_first, "mine", "Ada");
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, stateOf("Ada").undoable->id, "Bo"));
        QVERIFY(!stateOf("Ada").redoesOwn && stateOf("Ada").redoable);
    }

    void aBatchIsOneStep() {
        const base::RowId both[] = {m_first, m_second};
        ASSAY_VERIFY_OK(setStatus(*m_workspace, both, QuestionStatus::Retired, "Ada", ""));
        QCOMPARE(undoable("Ada").things, std::int64_t(2));
        QCOMPARE(undoable("Ada").verb, EditVerb::Retired);
        note(m_second, "theirs", "Bo");
        QVERIFY(!stateOf("Ada").undoesOwn); // one of the two was touched
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, stateOf("Ada").undoable->id, "Bo"));
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).status == QuestionStatus::Draft);
        QVERIFY(stored(m_second).status == QuestionStatus::Draft);
        ASSAY_VERIFY_OK(redoOwn(*m_workspace, "Ada"));
        QVERIFY(stored(m_first).status == QuestionStatus::Retired);
        QVERIFY(stored(m_second).status == QuestionStatus::Retired);
    }

    void aBatchThatOthersTouchedSinceIsNotDoneAgain() {
        const base::RowId both[] = {m_first, m_second};
        ASSAY_VERIFY_OK(setStatus(*m_workspace, both, QuestionStatus::Retired, "Ada", ""));
        const std::int64_t edit = stateOf("Ada").undoable->id;
        ASSAY_VERIFY_OK(undoOwn(*m_workspace, "Ada"));
        note(m_second, "theirs", "Bo"); // one of the two
        QVERIFY(!stateOf("Ada").redoable);
        ASSAY_COMPARE_ERROR(redoOwn(*m_workspace, "Ada"), NotFound);
        ASSAY_COMPARE_ERROR(redoEdit(*m_workspace, edit, "Ada"), EditConflict);
        QVERIFY(stored(m_first).status == QuestionStatus::Draft);
        QVERIFY(stored(m_second).status == QuestionStatus::Draft);
    }

    void everyEditHasAName() {
        model::Question question = stored(m_first);
        question.notes = "a";
        question.years = {2019};
        ASSAY_VERIFY_OK(saveQuestion(*m_workspace, m_first, 1, question, "Ada", ""));
        const EditSubject changed = undoable("Ada");
        QCOMPARE(changed.verb, EditVerb::Changed);
        QCOMPARE(changed.fields, (std::vector{model::QuestionField::Years, model::QuestionField::Notes}));
        ASSAY_VERIFY_OK(flagQuestions(*m_workspace, std::span(&m_first, 1), "ambiguous", "", "Ada"));
        QCOMPARE(undoable("Ada").verb, EditVerb::Flagged);
        QVERIFY(undoable("Ada").flagReason == "ambiguous");
        ASSAY_VERIFY_OK(setStatus(*m_workspace, std::span(&m_first, 1), QuestionStatus::Draft, "Ada", ""));
        QCOMPARE(undoable("Ada").verb, EditVerb::MadeDraft);
        ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "P4", "Ada"));
        QVERIFY(undoable("Ada").name == "P4");
    }
};

ASSAY_TEST(TstOwnEdits)
#include "tst_own_edits.moc"
