#include "core/base/random.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <map>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using model::Question;
using model::QuestionStatus;
using workspace::Workspace;

namespace {

Question gold(const std::string& id, const std::string& text) {
    Question question;
    question.questionId = id;
    question.questionText = text;
    question.answerText = {"Because of " + text};
    question.years = {2019};
    return question;
}

} // namespace

class TstQuestions : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void addedQuestionIsThereAndCanBeUndone();
    void savingMakesARevision();
    void savingTheSameChangesNothing();
    void whoReadAnOlderRevisionDoesNotOverwrite();
    void savingEndsTheDraft();
    void approvingTakesFlagsAway();
    void flagsComeOnceForEachReason();
    void bulkIsOneStepOfUndo();
    void failedBulkChangesNothing();
    void undoAfterARestart();
    void historyTellsWhatHappened();
    void earlierRevisionComesBack();
    void momentComesBack();
    void frozenVersionNeverChanges();
    void versionComesBack();
    void namesStandForSuitesVersionsAndGoldVersions();
    void differencesOfTwoSuites();
    void differencesAgainstAReference();
    void anyOrderAgainstSnapshots_data();
    void anyOrderAgainstSnapshots();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_suite = 0;

    base::RowId add(const std::string& id, const std::string& text = "the weather?") {
        return *addQuestion(*m_workspace, m_suite, gold(id, text), "Ada", "");
    }

    [[nodiscard]] workspace::StoredQuestion stored(base::RowId id) const {
        return *workspace::storedQuestion(*m_workspace->reader(), id);
    }

    [[nodiscard]] std::size_t count() const {
        return workspace::loadQuestionColumns(*m_workspace->reader(), {})->size();
    }

    // Everything that a person sees of the questions.
    [[nodiscard]] std::map<base::RowId, Question> content() const {
        std::map<base::RowId, Question> all;
        const auto columns = workspace::loadQuestionColumns(*m_workspace->reader(), {});
        for (const base::RowId id : columns->id) {
            all[id] = stored(id).question;
        }
        return all;
    }
};

void TstQuestions::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
    m_suite = *workspace::createSuite(*m_workspace, "N");
}

void TstQuestions::addedQuestionIsThereAndCanBeUndone() {
    const base::RowId id = add("N1");
    QCOMPARE(count(), std::size_t{1});
    QCOMPARE(stored(id).question, gold("N1", "the weather?"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(count(), std::size_t{0});
    QVERIFY(workspace::searchQuestions(*m_workspace->reader(), "weather")->empty());
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QCOMPARE(stored(id).question, gold("N1", "the weather?"));
    QCOMPARE(workspace::searchQuestions(*m_workspace->reader(), "weather")->size(), std::size_t{1});
    ASSAY_COMPARE_ERROR(addQuestion(*m_workspace, m_suite, Question{}, "Ada", ""), InvalidArgument);
    ASSAY_COMPARE_ERROR(addQuestion(*m_workspace, 99, gold("a", "b"), "Ada", ""), NotFound);
}

void TstQuestions::savingMakesARevision() {
    const base::RowId id = add("N1");
    Question changed = stored(id).question;
    changed.questionText = "Why did revenue fall?";
    changed.years = {2020, 2021};
    const auto revision = saveQuestion(*m_workspace, id, 1, changed, "Bo", "clearer");
    ASSAY_VERIFY_OK(revision);
    QCOMPARE(*revision, std::int64_t{2});
    QCOMPARE(stored(id).question, changed);
    QCOMPARE(stored(id).changedBy, std::string("Bo"));
    const auto columns = workspace::loadQuestionColumns(*m_workspace->reader(), {});
    QCOMPARE(columns->questionText[0], std::string("Why did revenue fall?"));
    QCOMPARE(columns->years.of(0).size(), std::size_t{2});
    QCOMPARE(workspace::searchQuestions(*m_workspace->reader(), "revenue")->size(), std::size_t{1});
    QVERIFY(workspace::searchQuestions(*m_workspace->reader(), "weather?")->size() == 1); // in the answer
}

void TstQuestions::savingTheSameChangesNothing() {
    const base::RowId id = add("N1");
    const auto revision = saveQuestion(*m_workspace, id, 1, stored(id).question, "Bo", "");
    ASSAY_VERIFY_OK(revision);
    QCOMPARE(*revision, std::int64_t{1});
    QCOMPARE(workspace::questionRevisions(*m_workspace->reader(), id)->size(), std::size_t{1});
}

void TstQuestions::whoReadAnOlderRevisionDoesNotOverwrite() {
    const base::RowId id = add("N1");
    Question first = stored(id).question;
    first.notes = "first";
    Question second = stored(id).question;
    second.notes = "second";
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, 1, first, "Ada", ""));
    ASSAY_COMPARE_ERROR(saveQuestion(*m_workspace, id, 1, second, "Bo", ""), EditConflict);
    QCOMPARE(stored(id).question.notes, std::string("first"));
    ASSAY_COMPARE_ERROR(saveQuestion(*m_workspace, 99, 1, second, "Bo", ""), NotFound);
}

void TstQuestions::savingEndsTheDraft() {
    const base::RowId id = add("N1");
    Question changed = stored(id).question;
    changed.notes = "typed";
    ASSAY_VERIFY_OK(workspace::saveQuestionDraft(*m_workspace, {id, 1, changed, "Ada", {}}));
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, 1, changed, "Ada", ""));
    QVERIFY(workspace::questionDrafts(*m_workspace->reader())->empty());
}

void TstQuestions::approvingTakesFlagsAway() {
    const base::RowId id = add("N1");
    const std::vector ids{id};
    ASSAY_VERIFY_OK(flagQuestions(*m_workspace, ids, "ambiguous", "which year?", "Ada"));
    QCOMPARE(stored(id).question.status, QuestionStatus::Flagged);
    QCOMPARE(stored(id).question.flags.size(), std::size_t{1});
    QCOMPARE(stored(id).question.flags[0].note, std::string("which year?"));
    QCOMPARE(*setStatus(*m_workspace, ids, QuestionStatus::Approved, "Bo", ""), std::int64_t{1});
    QVERIFY(stored(id).question.flags.empty());
    QCOMPARE(stored(id).question.status, QuestionStatus::Approved);
    QCOMPARE(*setStatus(*m_workspace, ids, QuestionStatus::Approved, "Bo", ""), std::int64_t{0});
}

void TstQuestions::flagsComeOnceForEachReason() {
    const base::RowId id = add("N1");
    const std::vector ids{id};
    QCOMPARE(*flagQuestions(*m_workspace, ids, "ambiguous", "", "Ada"), std::int64_t{1});
    QCOMPARE(*flagQuestions(*m_workspace, ids, "ambiguous", "", "Bo"), std::int64_t{0});
    QCOMPARE(*flagQuestions(*m_workspace, ids, "wrong_unit", "", "Bo"), std::int64_t{1});
    QCOMPARE(*flagQuestions(*m_workspace, ids, "ambiguous", "now I know why", "Bo"), std::int64_t{1});
    const auto flags = stored(id).question.flags;
    QCOMPARE(flags.size(), std::size_t{2});
    QCOMPARE(flags[0].note, std::string("now I know why"));
    ASSAY_COMPARE_ERROR(flagQuestions(*m_workspace, ids, "", "", "Bo"), InvalidArgument);
}

void TstQuestions::bulkIsOneStepOfUndo() {
    const std::vector ids{add("N1"), add("N2"), add("N3")};
    const auto before = content();
    QCOMPARE(*setStatus(*m_workspace, ids, QuestionStatus::Retired, "Ada", "old"), std::int64_t{3});
    const auto state = journalState(*m_workspace->reader());
    QVERIFY(state->undoable.has_value());
    QCOMPARE(*sizeOfStep(*m_workspace->reader(), *state->undoable), std::int64_t{3});
    const auto after = content();
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(content(), before);
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QCOMPARE(content(), after);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada")); // the adding of N3
    QCOMPARE(count(), std::size_t{2});
}

void TstQuestions::failedBulkChangesNothing() {
    const std::vector ids{add("N1"), base::RowId{99}};
    ASSAY_COMPARE_ERROR(setStatus(*m_workspace, ids, QuestionStatus::Retired, "Ada", ""), NotFound);
    QCOMPARE(stored(ids[0]).question.status, QuestionStatus::Draft);
    QCOMPARE(workspace::questionRevisions(*m_workspace->reader(), ids[0])->size(), std::size_t{1});
}

void TstQuestions::undoAfterARestart() {
    const std::vector ids{add("N1")};
    ASSAY_VERIFY_OK(flagQuestions(*m_workspace, ids, "other", "", "Ada"));
    const auto path = m_workspace->path();
    m_workspace.reset();
    m_workspace = std::move(*Workspace::open(path));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QCOMPARE(stored(ids[0]).question.status, QuestionStatus::Draft);
    QVERIFY(stored(ids[0]).question.flags.empty());
}

void TstQuestions::historyTellsWhatHappened() {
    const base::RowId id = add("N1");
    Question changed = stored(id).question;
    changed.notes = "x";
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, 1, changed, "Bo", "a note"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Cy"));
    const auto events = questionHistory(*m_workspace->reader(), id);
    ASSAY_VERIFY_OK(events);
    QCOMPARE(events->size(), std::size_t{3});
    QCOMPARE((*events)[0].kind, QuestionEvent::Kind::Undone);
    QCOMPARE((*events)[0].who, std::string("Cy"));
    QCOMPARE((*events)[0].from, std::int64_t{2});
    QCOMPARE((*events)[0].to, std::int64_t{1});
    QCOMPARE((*events)[1].kind, QuestionEvent::Kind::Edited);
    QCOMPARE((*events)[1].reason, std::string("a note"));
    QCOMPARE((*events)[2].kind, QuestionEvent::Kind::Made);
}

void TstQuestions::earlierRevisionComesBack() {
    const base::RowId id = add("N1");
    const Question first = stored(id).question;
    Question changed = first;
    changed.notes = "x";
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, 1, changed, "Bo", ""));
    const auto made = restoreRevision(*m_workspace, id, 2, 1, "Ada");
    ASSAY_VERIFY_OK(made);
    QCOMPARE(*made, std::int64_t{3});
    QCOMPARE(stored(id).question, first);
    ASSAY_COMPARE_ERROR(restoreRevision(*m_workspace, id, 2, 1, "Ada"), EditConflict);
    ASSAY_COMPARE_ERROR(restoreRevision(*m_workspace, id, 3, 9, "Ada"), NotFound);
}

void TstQuestions::momentComesBack() {
    const base::RowId kept = add("N1");
    const base::RowId edited = add("N2");
    // The moments of the clock are set apart by hand: what has happened so far was on the first of January.
    const auto dated = [&](const std::string& moment) {
        const auto done = m_workspace->write([&](SQLite::Database& database) -> base::Result<> {
            database.exec("UPDATE edit_journal SET edited_at = '" + moment +
                          "' WHERE edited_at > '2027'"
                          " OR edited_at NOT LIKE '2020%'");
            database.exec("UPDATE question_revision SET made_at = '" + moment +
                          "' WHERE made_at NOT LIKE '2020%'");
            return {};
        });
        QVERIFY(done.has_value());
    };
    dated("2020-01-01T00:00:00Z");
    const auto then = content();
    Question changed = stored(edited).question;
    changed.notes = "x";
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, edited, 1, changed, "Bo", ""));
    const base::RowId later = add("N3");
    dated("2020-02-01T00:00:00Z");
    const auto now = content();
    QCOMPARE(*restoreMoment(*m_workspace, m_suite, "2020-01-15T00:00:00Z", "Ada"), std::int64_t{2});
    QCOMPARE(stored(kept).question, then.at(kept));
    QCOMPARE(stored(edited).question, then.at(edited));
    QCOMPARE(stored(later).question.status, QuestionStatus::Retired);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(content(), now);
}

void TstQuestions::frozenVersionNeverChanges() {
    const base::RowId id = add("N1");
    const base::RowId retired = add("N2");
    const std::vector retiring{retired};
    ASSAY_VERIFY_OK(setStatus(*m_workspace, retiring, QuestionStatus::Retired, "Ada", ""));
    const auto version = freezeSuite(*m_workspace, m_suite, "N.v1", "first", "Ada");
    ASSAY_VERIFY_OK(version);
    QCOMPARE(version->questions, std::int64_t{1});
    QCOMPARE(version->contentHash.size(), std::size_t{64});
    const auto before = workspace::questionsNamed(*m_workspace->reader(), "N.v1", {});
    Question changed = stored(id).question;
    changed.notes = "later";
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, 1, changed, "Bo", ""));
    const auto after = workspace::questionsNamed(*m_workspace->reader(), "N.v1", {});
    QCOMPARE(after->size(), std::size_t{1});
    QCOMPARE(after->front().question, before->front().question);
    QCOMPARE(after->front().revision, std::int64_t{1});
    ASSAY_COMPARE_ERROR(freezeSuite(*m_workspace, m_suite, "N.v1", "", "Ada"), NameTaken);
    ASSAY_COMPARE_ERROR(freezeSuite(*m_workspace, m_suite, "N", "", "Ada"), NameTaken);
    ASSAY_COMPARE_ERROR(freezeSuite(*m_workspace, m_suite, "", "", "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(
        freezeSuite(*m_workspace, *workspace::createSuite(*m_workspace, "empty"), "E.v1", "", "Ada"),
        InvalidArgument);
}

void TstQuestions::versionComesBack() {
    const base::RowId id = add("N1");
    const auto version = freezeSuite(*m_workspace, m_suite, "N.v1", "", "Ada");
    const auto then = content();
    Question changed = stored(id).question;
    changed.notes = "later";
    ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, 1, changed, "Bo", ""));
    const base::RowId later = add("N2");
    QCOMPARE(*restoreVersion(*m_workspace, version->id, "Ada"), std::int64_t{2});
    QCOMPARE(stored(id).question, then.at(id));
    QCOMPARE(stored(later).question.status, QuestionStatus::Retired);
    ASSAY_COMPARE_ERROR(restoreVersion(*m_workspace, 99, "Ada"), NotFound);
}

void TstQuestions::namesStandForSuitesVersionsAndGoldVersions() {
    Question one = gold("N1", "one?");
    one.goldVersion = "G.v1";
    ASSAY_VERIFY_OK(addQuestion(*m_workspace, m_suite, one, "Ada", ""));
    add("N2");
    const auto sizeOf = [&](const char* name) {
        return workspace::questionsNamed(*m_workspace->reader(), name, {})->size();
    };
    QCOMPARE(sizeOf("N"), std::size_t{2});
    QCOMPARE(sizeOf("G.v1"), std::size_t{1});
    ASSAY_VERIFY_OK(freezeSuite(*m_workspace, m_suite, "G.v1", "", "Ada"));
    QCOMPARE(sizeOf("G.v1"), std::size_t{2}); // a version of that name goes before the field
    ASSAY_COMPARE_ERROR(workspace::questionsNamed(*m_workspace->reader(), "nothing", {}), NotFound);
}

void TstQuestions::differencesOfTwoSuites() {
    std::vector<workspace::NamedQuestion> before{
        {1, 1, "A", gold("Q1", "one?")}, {2, 1, "A", gold("Q2", "two?")}, {3, 1, "A", gold("Q3", "three?")}};
    std::vector<workspace::NamedQuestion> after{{4, 1, "B", gold("Q2", "two?")},
                                                {5, 1, "B", gold("Q3", "three, please?")},
                                                {6, 1, "B", gold("Q4", "four?")}};
    after[0].question.status = QuestionStatus::Approved;
    const SuiteDifference difference = compareSuites(before, after);
    QCOMPARE(difference.added.size(), std::size_t{1});
    QCOMPARE(difference.added[0].after->question.questionId, std::string("Q4"));
    QCOMPARE(difference.removed.size(), std::size_t{1});
    QCOMPARE(difference.removed[0].before->question.questionId, std::string("Q1"));
    QCOMPARE(difference.changed.size(), std::size_t{2});
    QVERIFY(difference.changed[0].statusDiffers && difference.changed[0].fields.empty());
    QCOMPARE(difference.changed[1].fields,
             (std::vector{model::QuestionField::QuestionText, model::QuestionField::AnswerText}));
    QCOMPARE(difference.unchanged, std::int64_t{0});
}

void TstQuestions::differencesAgainstAReference() {
    base::Random random(7);
    for (int round = 0; round < 200; ++round) {
        std::vector<workspace::NamedQuestion> before, after;
        for (auto* side : {&before, &after}) {
            const auto size = random.below(8);
            for (std::uint64_t i = 0; i < size; ++i) {
                side->push_back(
                    {static_cast<base::RowId>(i), 1, "S",
                     gold("Q" + std::to_string(random.below(5)), "text " + std::to_string(random.below(2)))});
            }
        }
        // Slowly: pair the n-th of an id with the n-th of the same id.
        const auto nth = [](const std::vector<workspace::NamedQuestion>& list, std::size_t i) {
            std::size_t n = 0;
            for (std::size_t j = 0; j < i; ++j) {
                n += list[j].question.questionId == list[i].question.questionId;
            }
            return std::pair(list[i].question.questionId, n);
        };
        std::size_t added = 0, removed = 0, changed = 0, unchanged = 0;
        for (std::size_t i = 0; i < after.size(); ++i) {
            bool found = false;
            for (std::size_t j = 0; j < before.size(); ++j) {
                if (nth(after, i) == nth(before, j)) {
                    found = true;
                    (after[i].question == before[j].question ? unchanged : changed) += 1;
                }
            }
            added += !found;
        }
        for (std::size_t j = 0; j < before.size(); ++j) {
            bool found = false;
            for (std::size_t i = 0; i < after.size(); ++i) {
                found = found || nth(after, i) == nth(before, j);
            }
            removed += !found;
        }
        const SuiteDifference difference = compareSuites(before, after);
        QCOMPARE(difference.added.size(), added);
        QCOMPARE(difference.removed.size(), removed);
        QCOMPARE(difference.changed.size(), changed);
        QCOMPARE(static_cast<std::size_t>(difference.unchanged), unchanged);
    }
}

void TstQuestions::anyOrderAgainstSnapshots_data() {
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 4; ++seed) {
        QTest::addRow("seed %llu", static_cast<unsigned long long>(seed)) << seed;
    }
}

// Random edits, undos and redos against a list of snapshots: the simplest model of what they do.
void TstQuestions::anyOrderAgainstSnapshots() {
    QFETCH(const quint64, seed);
    base::Random random(seed);
    std::vector<std::map<base::RowId, Question>> snapshots{content()};
    std::size_t now = 0;
    for (int step = 0; step < 60; ++step) {
        const auto present = content();
        QCOMPARE(present, snapshots[now]);
        std::vector<base::RowId> ids;
        for (const auto& [id, question] : present) {
            ids.push_back(id);
        }
        const auto choice = random.below(8);
        if (choice == 0 || ids.empty()) {
            add("N" + std::to_string(step));
        } else if (choice == 1) {
            const base::RowId id = ids[random.below(ids.size())];
            Question changed = present.at(id);
            changed.notes = "step " + std::to_string(step);
            ASSAY_VERIFY_OK(saveQuestion(*m_workspace, id, stored(id).revision, changed, "Ada", ""));
        } else if (choice == 2) {
            ASSAY_VERIFY_OK(flagQuestions(*m_workspace, ids, "other", std::to_string(step), "Bo"));
        } else if (choice == 3) {
            ASSAY_VERIFY_OK(setStatus(*m_workspace, ids, QuestionStatus::Approved, "Bo", ""));
        } else if (choice < 6) {
            if (now > 0) {
                ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
                --now;
            } else {
                ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), NotFound);
            }
            continue;
        } else {
            if (now + 1 < snapshots.size()) {
                ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
                ++now;
            } else {
                ASSAY_COMPARE_ERROR(tests::redo(*m_workspace, "Ada"), NotFound);
            }
            continue;
        }
        const auto after = content();
        if (after != present) {
            snapshots.resize(now + 1);
            snapshots.push_back(after);
            ++now;
        }
    }
}

ASSAY_TEST(TstQuestions)
#include "tst_questions.moc"
