#include "core/base/random.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/scored/decisions.h"
#include "core/workspace/scored/judgements.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <map>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::rowKey;
using workspace::Workspace;

namespace {

// Everything that can be edited: samples with their verdict, decisions with their name.
using Content = std::map<std::string, std::string>;

} // namespace

class TstEditJournal : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void nothingToUndo();
    void stateTellsWhatIsNext();
    void newEditEndsRedo();
    void worksAfterARestart();
    void anyOrderAgainstSnapshots_data();
    void anyOrderAgainstSnapshots();
    void changedBehindTheJournalIsRefused();
    void unknownEntityIsRefused();
    void aLongJournalIsSteppedThrough();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_set = 0;

    base::Result<> say(int number, std::optional<Verdict> verdict) {
        return judge(*m_workspace, rowKey(m_set, number), verdict, "", "Ada");
    }

    [[nodiscard]] Content content() const {
        Content all;
        const auto reader = m_workspace->reader();
        const auto judgements = judgementsOfSet(*reader, m_set);
        const auto stored = decisions(*reader);
        if (!judgements || !stored) {
            return {{"failed", ""}};
        }
        for (const Judgement& judgement : *judgements) {
            all["sample " + std::to_string(judgement.sample)] =
                std::string(model::verdictName(judgement.verdict)) + judgement.note;
        }
        for (const StoredDecision& decision : *stored) {
            all["decision " + std::to_string(decision.id)] = decision.decision.name;
        }
        return all;
    }

    [[nodiscard]] JournalState state() const { return *journalState(*m_workspace->reader()); }

    void reopen() {
        const auto path = m_workspace->path();
        m_workspace.reset();
        m_workspace = std::move(*Workspace::open(path));
    }
};

void TstEditJournal::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
    const auto set = storeSet(*m_workspace, "s", randomSamples(1, 30));
    ASSAY_VERIFY_OK(set);
    m_set = set->id;
}

void TstEditJournal::nothingToUndo() {
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), NotFound);
    ASSAY_COMPARE_ERROR(tests::redo(*m_workspace, "Ada"), NotFound);
    QVERIFY(!state().canUndo() && !state().canRedo());
}

void TstEditJournal::stateTellsWhatIsNext() {
    ASSAY_VERIFY_OK(say(1, Verdict::Contradiction));
    ASSAY_VERIFY_OK(say(2, Verdict::Unsure));
    QVERIFY(state().canUndo() && !state().canRedo());
    QCOMPARE(state().undoable->key, rowKey(m_set, 2));
    QVERIFY(state().undoable->entity == "judgement");
    QVERIFY(!state().undoable->before && state().undoable->after->find("unsure") != std::string::npos);
    const auto undone = tests::undo(*m_workspace, "Bo");
    ASSAY_VERIFY_OK(undone);
    QCOMPARE(undone->key, rowKey(m_set, 2));
    QVERIFY(undone->editedBy == "Ada"); // whose edit it was
    QCOMPARE(state().undoable->key, rowKey(m_set, 1));
    QCOMPARE(state().redoable->key, rowKey(m_set, 2));
    const auto done = tests::redo(*m_workspace, "Bo");
    ASSAY_VERIFY_OK(done);
    QCOMPARE(done->id, undone->id);
    QVERIFY(!state().canRedo());
    const auto history = historyOf(*m_workspace->reader(), "judgement", rowKey(m_set, 2));
    ASSAY_VERIFY_OK(history);
    QCOMPARE(history->size(), std::size_t{3});
    QVERIFY((*history)[1].kind == EntryKind::Undo && (*history)[1].editedBy == "Bo");
    QVERIFY((*history)[1].before == (*history)[0].after && !(*history)[1].after);
    QVERIFY((*history)[2].kind == EntryKind::Redo && (*history)[2].after == (*history)[0].after);
}

void TstEditJournal::newEditEndsRedo() {
    ASSAY_VERIFY_OK(say(1, Verdict::Contradiction));
    ASSAY_VERIFY_OK(say(2, Verdict::Unsure));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    ASSAY_VERIFY_OK(say(3, Verdict::Unsure));
    QVERIFY(!state().canRedo());
    ASSAY_COMPARE_ERROR(tests::redo(*m_workspace, "Ada"), NotFound);
    // And what was undone for good is not undone again.
    QCOMPARE(tests::undo(*m_workspace, "Ada")->key, rowKey(m_set, 3));
    QCOMPARE(tests::undo(*m_workspace, "Ada")->key, rowKey(m_set, 1));
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), NotFound);
    QCOMPARE(tests::redo(*m_workspace, "Ada")->key, rowKey(m_set, 1));
    QCOMPARE(tests::redo(*m_workspace, "Ada")->key, rowKey(m_set, 3));
    ASSAY_COMPARE_ERROR(tests::redo(*m_workspace, "Ada"), NotFound);
}

void TstEditJournal::worksAfterARestart() {
    ASSAY_VERIFY_OK(say(1, Verdict::Contradiction));
    ASSAY_VERIFY_OK(say(1, Verdict::NotAContradiction));
    ASSAY_VERIFY_OK(say(2, Verdict::Unsure));
    const Content whole = content();
    reopen();
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    reopen();
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY((content() == Content{{"sample " + std::to_string(rowKey(m_set, 1)), "contradiction"}}));
    reopen();
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    reopen();
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QVERIFY(content() == whole);
}

void TstEditJournal::anyOrderAgainstSnapshots_data() {
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 4; ++seed) {
        QTest::addRow("seed %llu", seed) << seed;
    }
}

// The reference keeps whole copies: the obvious way to undo.
void TstEditJournal::anyOrderAgainstSnapshots() {
    QFETCH(quint64, seed);
    base::Random random(seed);
    std::vector<Content> past{content()};
    std::vector<Content> future;
    std::vector<base::RowId> present;
    for (int i = 0; i < 100; ++i) {
        const auto choice = random.below(10);
        if (choice < 3) {
            const auto undone = tests::undo(*m_workspace, "Ada");
            QCOMPARE(undone.has_value(), past.size() > 1);
            if (undone) {
                future.push_back(past.back());
                past.pop_back();
            }
        } else if (choice < 5) {
            const auto redone = tests::redo(*m_workspace, "Ada");
            QCOMPARE(redone.has_value(), !future.empty());
            if (redone) {
                past.push_back(future.back());
                future.pop_back();
            }
        } else {
            const Content before = content();
            if (choice < 8) {
                const auto verdict = static_cast<int>(random.below(4));
                // A note of its own, so that every edit changes something.
                ASSAY_VERIFY_OK(
                    judge(*m_workspace, rowKey(m_set, 1 + static_cast<int>(random.below(4))),
                          verdict == 3 ? std::nullopt : std::optional(static_cast<Verdict>(verdict)),
                          std::to_string(i), "Ada"));
            } else if (choice < 9) {
                model::Decision decision;
                decision.name = "decision " + std::to_string(i);
                ASSAY_VERIFY_OK(saveDecision(*m_workspace, decision, "Ada"));
            } else if (const auto stored = decisions(*m_workspace->reader()); !stored->empty()) {
                ASSAY_VERIFY_OK(
                    removeDecision(*m_workspace, (*stored)[random.below(stored->size())].id, "Ada"));
            }
            if (content() != before) {
                past.push_back(content());
                future.clear();
            }
        }
        QVERIFY(content() == past.back());
        QCOMPARE(state().canUndo(), past.size() > 1);
        QCOMPARE(state().canRedo(), !future.empty());
    }
    base::NoProgress progress;
    const auto findings = workspace::checkWorkspace(m_workspace->path(), {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(findings->empty());
}

void TstEditJournal::changedBehindTheJournalIsRefused() {
    ASSAY_VERIFY_OK(say(1, Verdict::Contradiction));
    ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
        database.exec("UPDATE judgement SET note = 'changed'");
        return {};
    }));
    const Content before = content();
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), EditConflict);
    QVERIFY(content() == before);
    QCOMPARE(m_workspace->reader()->database().execAndGet("SELECT count(*) FROM edit_journal").getInt(), 1);
}

void TstEditJournal::unknownEntityIsRefused() {
    ASSAY_COMPARE_ERROR(m_workspace->write([](SQLite::Database& database) {
        return edit(database, "gold", 1, "{}", "Ada", "");
    }),
                        InvalidArgument);
}

void TstEditJournal::aLongJournalIsSteppedThrough() {
    constexpr int kEdits = 3'000;
    constexpr int kUndone = 100;
    const auto noteIs = [&](int number) {
        const auto judgements = judgementsOfSet(*m_workspace->reader(), m_set);
        return judgements && judgements->size() == 1 && judgements->front().note == std::to_string(number);
    };
    ASSAY_VERIFY_OK(m_workspace->write([&](SQLite::Database& database) -> base::Result<> {
        for (int i = 0; i < kEdits; ++i) {
            const std::string after =
                R"({"verdict":"unsure","note":")" + std::to_string(i) + R"(","judged_by":"","judged_at":""})";
            ASSAY_TRY(edit(database, "judgement", rowKey(m_set, 1), after, "Ada", ""));
        }
        return {};
    }));
    for (int i = 0; i < kUndone; ++i) {
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    }
    QVERIFY(noteIs(kEdits - 1 - kUndone));
    for (int i = 0; i < 10; ++i) {
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
        QVERIFY(noteIs(kEdits - 2 - kUndone));
        ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
        QVERIFY(noteIs(kEdits - 1 - kUndone));
        QVERIFY(state().canUndo() && state().canRedo());
    }
}

ASSAY_TEST(TstEditJournal)
#include "tst_edit_journal.moc"
