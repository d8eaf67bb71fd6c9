#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/merge/question_merge.h"
#include "core/workspace/merge/workspace_merge.h"
#include "core/workspace/runs/runs.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TestWorkspaceMerge : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void fieldsAreMergedFromTheCommonState();
    void whatOneSideHasIsTaken();
    void editsOfOneSideAreTaken();
    void editsOfBothSidesMeetFieldByField();
    void conflictsAreLeftUntilSomebodyDecides();
    void aPreferenceDecides();
    void reviewsAndRunsAreTaken();
    void suitesRemovedThereGo();
    void suitesRemovedHereStayAway();
    void suitesDeletedForGoodStayAwayButNotOthersOfTheirName();
    void aRemovalThatIsKeptIsDecided();
    void lookingWritesNothing();
    void oneStepOfUndo();
    void anUndoneMergeHasSeenNothing();
    void whatWasUndoneHereIsNewsWhereTheyMadeIt();
    void whatTheyHaveFromHereStaysUndone();
    void aWorkspaceIsNotMergedWithItself();
    void aNewerOneIsNotMerged();
    void theDamagedOneIsNamed();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    std::unique_ptr<Workspace> m_mine, m_theirs;
    base::RowId m_first = 0; // of mine and theirs alike

    static model::Question questionOf(const std::string& id, const std::string& text) {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        question.answerText = {"an answer"};
        return question;
    }

    static void change(Workspace& workspace, base::RowId id,
                       const std::function<void(model::Question&)>& how) {
        const std::array ids{id};
        const auto changed = editQuestions(
            workspace, ids,
            [&how](model::Question& question) {
                how(question);
                return true;
            },
            "Bea", "");
        QVERIFY(changed.has_value());
    }

    static void undoNewest(Workspace& workspace, const std::string& who) {
        const auto state = journalStateOf(*workspace.reader(), who);
        QVERIFY(state && state->undoable);
        ASSAY_VERIFY_OK(undoEdit(workspace, state->undoable->id, who));
    }

    MergeResult merged(MergeOptions options = {}) const {
        options.who = "Ada";
        const auto other = m_theirs->reader();
        base::NoProgress progress;
        auto result = mergeWorkspace(*m_mine, *other, options, {}, progress);
        return result ? std::move(*result) : MergeResult{{{"failed", 1}}, 0, {}};
    }

    model::Question mine(base::RowId id) const { return storedQuestion(*m_mine->reader(), id)->question; }
};

void TestWorkspaceMerge::init() {
    m_mine.reset();
    m_theirs.reset();
    const fs::path first = m_folder.path("m" + std::to_string(++m_number) + ".assay");
    const fs::path second = m_folder.path("t" + std::to_string(m_number) + ".assay");
    {
        auto made = Workspace::create(first);
        ASSAY_VERIFY_OK(made);
        const auto suite = createSuite(**made, "P3", "Ada");
        ASSAY_VERIFY_OK(suite);
        const auto one = addQuestion(**made, *suite, questionOf("q1", "What was revenue?"), "Ada", "");
        ASSAY_VERIFY_OK(one);
        m_first = *one;
        ASSAY_VERIFY_OK(addQuestion(**made, *suite, questionOf("q2", "Who audits?"), "Ada", ""));
    }
    fs::copy_file(first, second); // closed: nothing stands beside it
    m_mine = std::move(*Workspace::open(first));
    m_theirs = std::move(*Workspace::open(second));
}

void TestWorkspaceMerge::fieldsAreMergedFromTheCommonState() {
    const std::string base = "{\"a\":1,\"b\":1,\"c\":1,\"d\":1}";
    const std::string here = "{\"a\":2,\"b\":1,\"c\":2,\"d\":1,\"e\":5}";
    const std::string there = "{\"a\":1,\"b\":2,\"c\":3}";
    const auto open = [](const std::string&) { return -1; };
    const MergedDocument merged = mergeDocuments(base, here, there, open);
    QVERIFY(nlohmann::json::parse(merged.document) ==
            nlohmann::json::parse("{\"a\":2,\"b\":2,\"c\":2,\"e\":5}"));
    QVERIFY(merged.left.size() == 1 && merged.left[0].field == "c");
    QVERIFY(merged.left[0].mine == "2" && merged.left[0].theirs == "3");
    const MergedDocument theirs = mergeDocuments(base, here, there, [](const std::string&) { return 1; });
    QVERIFY(nlohmann::json::parse(theirs.document)["c"] == 3 && theirs.left.empty());
    // Without a common state everything that differs is a conflict.
    QCOMPARE(mergeDocuments("", here, there, open).left.size(), std::size_t{5});
}

void TestWorkspaceMerge::whatOneSideHasIsTaken() {
    const auto suite = findSuite(*m_theirs->reader(), "P3");
    ASSAY_VERIFY_OK(addQuestion(*m_theirs, suite->id, questionOf("q3", "New?"), "Bea", ""));
    const auto tax = createSuite(*m_theirs, "tax", "Bea");
    ASSAY_VERIFY_OK(addQuestion(*m_theirs, *tax, questionOf("t1", "Which rate?"), "Bea", ""));
    const MergeResult result = merged();
    QVERIFY(result.conflicts.empty() && result.same == 2);
    QVERIFY((result.taken == std::map<std::string, std::int64_t>{{"questions", 2}, {"suites", 1}}));
    QCOMPARE(findSuite(*m_mine->reader(), "P3")->questions, 3);
    QCOMPARE(findSuite(*m_mine->reader(), "tax")->questions, 1);
    const MergeResult again = merged();
    QVERIFY(again.taken.empty() && again.conflicts.empty() && again.same == 4);
}

void TestWorkspaceMerge::editsOfOneSideAreTaken() {
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    const MergeResult result = merged();
    QVERIFY(result.taken.at("questions") == 1 && result.conflicts.empty());
    QVERIFY(mine(m_first).notes == "theirs");
    // What is only edited here stays.
    change(*m_mine, m_first, [](model::Question& question) { question.notes = "later, here"; });
    QVERIFY(merged().taken.empty());
    QVERIFY(mine(m_first).notes == "later, here");
}

void TestWorkspaceMerge::editsOfBothSidesMeetFieldByField() {
    change(*m_mine, m_first, [](model::Question& question) { question.difficulty = "hard"; });
    change(*m_theirs, m_first, [](model::Question& question) { question.category = "B"; });
    const MergeResult result = merged();
    QVERIFY(result.conflicts.empty() && result.taken.at("questions") == 1);
    QVERIFY(mine(m_first).difficulty == "hard" && mine(m_first).category == "B");
    QVERIFY(merged().taken.empty());
}

void TestWorkspaceMerge::conflictsAreLeftUntilSomebodyDecides() {
    change(*m_mine, m_first, [](model::Question& question) { question.notes = "here"; });
    change(*m_theirs, m_first, [](model::Question& question) {
        question.notes = "there";
        question.category = "C";
    });
    const MergeResult result = merged();
    QCOMPARE(result.conflicts.size(), std::size_t{1});
    const MergeConflict expected{"question", "P3/q1", "notes", "\"here\"", "\"there\""};
    QVERIFY(result.conflicts.front() == expected);
    QVERIFY(mine(m_first).notes == "here" && mine(m_first).category == "C"); // the rest is taken
    const MergeResult again = merged();
    QVERIFY(again.conflicts == result.conflicts && again.taken.empty());
    MergeOptions decided;
    decided.decisions = {{"question", "P3/q1", "notes", MergeSide::Theirs}};
    const MergeResult last = merged(decided);
    QVERIFY(last.conflicts.empty() && last.taken.at("questions") == 1);
    QVERIFY(mine(m_first).notes == "there");
    QVERIFY(merged().taken.empty() && merged().conflicts.empty());
}

void TestWorkspaceMerge::aPreferenceDecides() {
    change(*m_mine, m_first, [](model::Question& question) { question.notes = "here"; });
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "there"; });
    MergeOptions options;
    options.prefer = MergeSide::Mine;
    const MergeResult result = merged(options);
    QVERIFY(result.conflicts.empty() && result.taken.empty() && mine(m_first).notes == "here");
    QVERIFY(merged().conflicts.empty()); // it has been decided
}

void TestWorkspaceMerge::reviewsAndRunsAreTaken() {
    NewReview review;
    review.question = m_first;
    review.revision = storedQuestion(*m_theirs->reader(), m_first)->revision;
    review.verdict = ReviewVerdict::Approve;
    ASSAY_VERIFY_OK(saveReview(*m_theirs, review, "Bea"));
    NewRun run;
    run.kind = "answers";
    run.name = "theirs";
    run.settings = "{}";
    run.inputs = "{}";
    run.items = 1;
    const std::vector<RunItem> items{{0, "q1", "{\"values\":{}}"}};
    ASSAY_VERIFY_OK(addFinishedRun(*m_theirs, run, items, "{\"summary\":{}}"));
    const MergeResult result = merged();
    QVERIFY(result.taken.at("reviews") == 1 && result.taken.at("runs") == 1);
    const auto reviews = reviewsOf(*m_mine->reader(), m_first);
    QVERIFY(reviews && reviews->size() == 1 && reviews->front().reviewer == "Bea" &&
            !reviews->front().outdated);
    const auto runs = workspace::runs(*m_mine->reader(), "answers");
    const auto theirs = workspace::runs(*m_theirs->reader(), "answers");
    QVERIFY(runs && runs->size() == 1 && runs->front().uuid == theirs->front().uuid);
    QVERIFY(runs->front().done == 1 && runs->front().state == RunState::Finished && !runs->front().baseline);
    const MergeResult again = merged();
    QVERIFY(again.taken.empty() && again.conflicts.empty());
    // The same reader says something else here meanwhile.
    review.verdict = ReviewVerdict::Unsure;
    review.revision = storedQuestion(*m_mine->reader(), m_first)->revision;
    ASSAY_VERIFY_OK(saveReview(*m_mine, review, "Bea"));
    const MergeResult differs = merged();
    QVERIFY(differs.conflicts.size() == 1 && differs.conflicts.front().id == "P3/q1 by Bea");
}

// A removal goes in one step of undo; where the suite was changed here since, somebody decides.
void TestWorkspaceMerge::suitesRemovedThereGo() {
    const auto suite = findSuite(*m_theirs->reader(), "P3");
    ASSAY_VERIFY_OK(removeSuite(*m_theirs, suite->id, "Bea"));
    const MergeResult result = merged();
    QVERIFY(result.conflicts.empty());
    QVERIFY((result.taken == std::map<std::string, std::int64_t>{{"removals", 1}}));
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
    const MergeResult again = merged();
    QVERIFY(again.taken.empty() && again.conflicts.empty());
    const auto state = journalStateOf(*m_mine->reader(), "Ada");
    QVERIFY(state && state->undoable);
    ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
    QCOMPARE(findSuite(*m_mine->reader(), "P3")->questions, 2);
    // What was taken back here is not removed once more.
    QVERIFY(merged().taken.empty());
    QVERIFY(findSuite(*m_mine->reader(), "P3").has_value());
}

void TestWorkspaceMerge::suitesRemovedHereStayAway() {
    const auto suite = findSuite(*m_mine->reader(), "P3");
    ASSAY_VERIFY_OK(removeSuite(*m_mine, suite->id, "Ada"));
    QVERIFY(merged().taken.empty());
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
    // Changed there since.
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    const MergeResult open = merged();
    QVERIFY(open.taken.empty());
    QVERIFY(open.conflicts == (std::vector<MergeConflict>{{"suite", "P3", "record", "null", "\"P3\""}}));
    QVERIFY(merged().conflicts == open.conflicts);
    MergeOptions options;
    // That it stays away is asked again once the merge in which it was decided is taken back.
    options.decisions = {{"suite", "P3", "record", MergeSide::Mine}};
    QVERIFY(merged(options).conflicts.empty() && merged().conflicts.empty());
    const auto state = journalStateOf(*m_mine->reader(), "Ada");
    QVERIFY(state && state->undoable);
    ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
    QVERIFY(merged().conflicts == open.conflicts);
    options.decisions = {{"suite", "P3", "record", MergeSide::Theirs}};
    const MergeResult back = merged(options);
    QVERIFY(back.conflicts.empty() && back.taken.contains("suites"));
    QCOMPARE(findSuite(*m_mine->reader(), "P3")->questions, 2);
    QVERIFY(mine(m_first).notes == "theirs");
    QVERIFY(merged().taken.empty());
    // So is that it comes back; it does not come a second time beside the removed one.
    const auto last = journalStateOf(*m_mine->reader(), "Ada");
    QVERIFY(last && last->undoable);
    ASSAY_VERIFY_OK(undoEdit(*m_mine, last->undoable->id, "Ada"));
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
    const MergeResult once = merged();
    QVERIFY(once.taken.empty() && once.conflicts == open.conflicts);
}

// Changed there or not: what is gone for good is no conflict. Another suite of the name is another one.
void TestWorkspaceMerge::suitesDeletedForGoodStayAwayButNotOthersOfTheirName() {
    base::NoProgress progress;
    const auto deleteForGood = [&progress](Workspace& workspace, const std::string& name) {
        const auto suite = findSuite(*workspace.reader(), name);
        ASSAY_VERIFY_OK(removeSuite(workspace, suite->id, "Ada"));
        ASSAY_VERIFY_OK(deleteRemovedSuites(workspace, {}, progress, "Ada"));
    };
    deleteForGood(*m_mine, "P3");
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    const MergeResult result = merged();
    QVERIFY(result.taken.empty() && result.conflicts.empty());
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
    deleteForGood(*m_theirs, "P3");
    const auto other = createSuite(*m_theirs, "P3", "Bea");
    QVERIFY(other.has_value());
    model::Question question;
    question.questionId = "another";
    question.questionText = "Which one is this?";
    QVERIFY(addQuestion(*m_theirs, *other, question, "Bea", {}).has_value());
    QVERIFY(merged().taken.contains("suites"));
    QCOMPARE(findSuite(*m_mine->reader(), "P3")->questions, 1);
    // One that came by a merge is known again, too.
    deleteForGood(*m_mine, "P3");
    QVERIFY(merged().taken.empty());
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
}

void TestWorkspaceMerge::aRemovalThatIsKeptIsDecided() {
    const auto suite = findSuite(*m_mine->reader(), "P3");
    ASSAY_VERIFY_OK(removeSuite(*m_mine, suite->id, "Ada"));
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    MergeOptions options;
    options.decisions = {{"suite", "P3", "record", MergeSide::Mine}};
    const MergeResult kept = merged(options);
    QVERIFY(kept.taken.empty() && kept.conflicts.empty());
    QVERIFY(!findSuite(*m_mine->reader(), "P3").has_value());
    QVERIFY(merged().conflicts.empty());
    // The other way round: changed here, removed there.
    init();
    change(*m_mine, m_first, [](model::Question& question) { question.notes = "mine"; });
    ASSAY_VERIFY_OK(removeSuite(*m_theirs, findSuite(*m_theirs->reader(), "P3")->id, "Bea"));
    QVERIFY(merged().conflicts == (std::vector<MergeConflict>{{"suite", "P3", "record", "\"P3\"", "null"}}));
    QVERIFY(merged(options).conflicts.empty());
    QVERIFY(merged().conflicts.empty());
    QVERIFY(findSuite(*m_mine->reader(), "P3").has_value());
}

void TestWorkspaceMerge::lookingWritesNothing() {
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    MergeOptions options;
    options.onlyLook = true;
    QVERIFY(merged(options).taken.at("questions") == 1);
    QVERIFY(mine(m_first).notes != "theirs");
    QVERIFY(merged().taken.at("questions") == 1);
}

void TestWorkspaceMerge::oneStepOfUndo() {
    const auto suite = findSuite(*m_theirs->reader(), "P3");
    ASSAY_VERIFY_OK(addQuestion(*m_theirs, suite->id, questionOf("q3", "New?"), "Bea", ""));
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    QVERIFY(merged().taken.at("questions") == 2);
    const auto state = journalStateOf(*m_mine->reader(), "Ada");
    QVERIFY(state && state->undoable);
    ASSAY_VERIFY_OK(undoEdit(*m_mine, state->undoable->id, "Ada"));
    QVERIFY(mine(m_first).notes != "theirs");
    QCOMPARE(findSuite(*m_mine->reader(), "P3")->questions, 2);
}

void TestWorkspaceMerge::anUndoneMergeHasSeenNothing() {
    for (const MergeSide side : {MergeSide::Theirs, MergeSide::Mine}) {
        init();
        change(*m_mine, m_first, [](model::Question& question) { question.notes = "mine"; });
        change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
        change(*m_theirs, m_first + 1, [](model::Question& question) { question.difficulty = "hard"; });
        const auto suite = findSuite(*m_theirs->reader(), "P3");
        ASSAY_VERIFY_OK(addQuestion(*m_theirs, suite->id, questionOf("q3", "New?"), "Bea", ""));
        MergeOptions options;
        options.prefer = side;
        QVERIFY(merged(options).conflicts.empty());
        QVERIFY(merged().taken.empty() && merged().conflicts.empty());
        undoNewest(*m_mine, "Ada");
        QCOMPARE(mine(m_first).notes, std::string("mine"));
        const MergeResult again = merged();
        QCOMPARE(again.conflicts.size(), std::size_t{1});
        QCOMPARE(again.taken.at("questions"), 2);
        QCOMPARE(mine(m_first + 1).difficulty, std::string("hard"));
    }
}

void TestWorkspaceMerge::whatWasUndoneHereIsNewsWhereTheyMadeIt() {
    const auto harder = [](model::Question& question) { question.difficulty = "hard"; };
    change(*m_mine, m_first, harder);
    undoNewest(*m_mine, "Bea");
    const fs::path copy = m_folder.path("c" + std::to_string(m_number) + ".assay");
    const fs::path first = m_mine->path();
    m_mine.reset();
    fs::copy_file(first, copy);
    m_mine = std::move(*Workspace::open(first));
    m_theirs = std::move(*Workspace::open(copy));
    QVERIFY(merged().taken.empty());
    change(*m_theirs, m_first, harder);
    QCOMPARE(merged().taken.at("questions"), 1);
    QCOMPARE(mine(m_first).difficulty, std::string("hard"));
    // On top of it, too, and beside an edit here.
    undoNewest(*m_mine, "Ada");
    change(*m_theirs, m_first, [](model::Question& question) { question.notes = "theirs"; });
    change(*m_mine, m_first, [](model::Question& question) { question.category = "mine"; });
    const MergeResult both = merged();
    QVERIFY(both.conflicts.empty());
    QCOMPARE(mine(m_first).difficulty, std::string("hard"));
    QCOMPARE(mine(m_first).notes, std::string("theirs"));
    QCOMPARE(mine(m_first).category, std::string("mine"));
}

void TestWorkspaceMerge::whatTheyHaveFromHereStaysUndone() {
    change(*m_mine, m_first, [](model::Question& question) { question.difficulty = "hard"; });
    {
        base::NoProgress progress;
        MergeOptions options;
        options.who = "Bea";
        const auto reader = m_mine->reader();
        ASSAY_VERIFY_OK(mergeWorkspace(*m_theirs, *reader, options, {}, progress));
    }
    undoNewest(*m_mine, "Bea");
    QVERIFY(merged().taken.empty());
    QVERIFY(mine(m_first).difficulty != "hard");
}

void TestWorkspaceMerge::aWorkspaceIsNotMergedWithItself() {
    const auto reader = m_mine->reader();
    base::NoProgress progress;
    ASSAY_COMPARE_ERROR(mergeWorkspace(*m_mine, *reader, {}, {}, progress), InvalidArgument);
}

void TestWorkspaceMerge::aNewerOneIsNotMerged() {
    const fs::path path = m_theirs->path();
    m_theirs.reset();
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    m_theirs = std::move(*Workspace::open(path));
    const auto reader = m_theirs->reader();
    base::NoProgress progress;
    const auto merged = mergeWorkspace(*m_mine, *reader, {}, {}, progress);
    ASSAY_COMPARE_ERROR(merged, NewerWorkspace);
    QCOMPARE(merged.error().where, path.string());
    QCOMPARE(merged.error().detail, std::string("version 99"));
}

void TestWorkspaceMerge::theDamagedOneIsNamed() {
    const fs::path path = m_theirs->path();
    m_theirs.reset();
    constexpr std::int64_t kPageBytes = 4'096;
    std::int64_t page = 0;
    {
        SQLite::Database database(path.string());
        page = database.execAndGet("SELECT rootpage FROM sqlite_schema WHERE name = 'incident'").getInt64();
    }
    QVERIFY(page > 1);
    {
        std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
        file.seekp((page - 1) * kPageBytes);
        const std::string noise(kPageBytes, '\xA5');
        file.write(noise.data(), static_cast<std::streamsize>(noise.size()));
    }
    auto opened = Workspace::open(path, OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(opened);
    m_theirs = std::move(*opened);
    const auto reader = m_theirs->reader();
    base::NoProgress progress;
    const auto merged = mergeWorkspace(*m_mine, *reader, {}, {}, progress);
    ASSAY_COMPARE_ERROR(merged, DamagedWorkspace);
    QCOMPARE(merged.error().where, path.string());
}

ASSAY_TEST(TestWorkspaceMerge)
#include "tst_workspace_merge.moc"
