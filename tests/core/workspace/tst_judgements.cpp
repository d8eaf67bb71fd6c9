#include "core/workspace/schema/schema.h"
#include "core/workspace/scored/judgements.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::rowKey;
using workspace::Workspace;

class TstJudgements : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void saysAndTakesBack();
    void sayingTheSameAgainChangesNothing();
    void anotherNoteOrPersonIsAnEdit();
    void unknownSamplesAreRefused();
    void eachSetHasItsOwn();
    void historyTellsAll();
    void goesWithItsSet();
    void leftBehindRowsGoWithTheirSet();
    void readOnlyWorkspaceRefuses();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_first = 0;
    base::RowId m_second = 0;

    std::vector<Judgement> judgements(base::RowId set) {
        const auto reader = m_workspace->reader();
        auto list = judgementsOfSet(*reader, set);
        return list ? *list : std::vector<Judgement>{{-1, Verdict::Unsure, outcome(list), "", ""}};
    }

    int rows(const std::string& table) {
        const auto reader = m_workspace->reader();
        return reader->database().execAndGet("SELECT count(*) FROM " + table).getInt();
    }
};

void TstJudgements::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    auto made = Workspace::create(m_folder->path("w.assay"));
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    const auto first = storeSet(*m_workspace, "first", randomSamples(1, 30));
    const auto second = storeSet(*m_workspace, "second", randomSamples(2, 20));
    ASSAY_VERIFY_OK(first);
    ASSAY_VERIFY_OK(second);
    m_first = first->id;
    m_second = second->id;
}

void TstJudgements::saysAndTakesBack() {
    const base::RowId row = rowKey(m_first, 3);
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::NotAContradiction, "the same \xF0\x9F\x93\x88", "Ada"));
    auto list = judgements(m_first);
    QCOMPARE(list.size(), std::size_t{1});
    QCOMPARE(list[0].sample, row);
    QVERIFY(list[0].verdict == Verdict::NotAContradiction);
    QVERIFY(list[0].note == "the same \xF0\x9F\x93\x88");
    QVERIFY(list[0].judgedBy == "Ada");
    QCOMPARE(list[0].judgedAt.size(), std::size_t{20});

    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Contradiction, "", "Ada"));
    list = judgements(m_first);
    QCOMPARE(list.size(), std::size_t{1});
    QVERIFY(list[0].verdict == Verdict::Contradiction);

    ASSAY_VERIFY_OK(judge(*m_workspace, row, std::nullopt, "", "Ada"));
    QVERIFY(judgements(m_first).empty());
    ASSAY_VERIFY_OK(judge(*m_workspace, row, std::nullopt, "", "Ada")); // nothing to take back
    QCOMPARE(rows("edit_journal"), 3);
}

void TstJudgements::sayingTheSameAgainChangesNothing() {
    const base::RowId row = rowKey(m_first, 3);
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Unsure, "n", "Ada"));
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Unsure, "n", "Ada"));
    QCOMPARE(rows("edit_journal"), 1);
}

void TstJudgements::anotherNoteOrPersonIsAnEdit() {
    const base::RowId row = rowKey(m_first, 3);
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Unsure, "n", "Ada"));
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Unsure, "m", "Ada"));
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Unsure, "m", "Bo"));
    QCOMPARE(rows("edit_journal"), 3);
    QVERIFY(judgements(m_first)[0].judgedBy == "Bo");
}

void TstJudgements::unknownSamplesAreRefused() {
    for (const base::RowId row :
         {rowKey(m_first, 31), rowKey(m_second + 1, 1), base::RowId{0}, base::RowId{-5}, base::RowId{7}}) {
        ASSAY_COMPARE_ERROR(judge(*m_workspace, row, Verdict::Unsure, "", "Ada"), NotFound);
    }
    QCOMPARE(rows("edit_journal"), 0);
    const auto reader = m_workspace->reader();
    ASSAY_COMPARE_ERROR(judgementsOfSet(*reader, m_second + 1), NotFound);
}

void TstJudgements::eachSetHasItsOwn() {
    for (const int number : {5, 1, 30}) {
        ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_first, number), Verdict::Unsure, "", "Ada"));
    }
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_second, 20), Verdict::Contradiction, "", "Ada"));
    const auto list = judgements(m_first);
    QCOMPARE(list.size(), std::size_t{3});
    QCOMPARE(list[0].sample, rowKey(m_first, 1));
    QCOMPARE(list[1].sample, rowKey(m_first, 5));
    QCOMPARE(list[2].sample, rowKey(m_first, 30));
    QCOMPARE(judgements(m_second).size(), std::size_t{1});
}

void TstJudgements::historyTellsAll() {
    const base::RowId row = rowKey(m_first, 3);
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Contradiction, "why", "Ada"));
    ASSAY_VERIFY_OK(judge(*m_workspace, row, Verdict::Unsure, "", "Bo"));
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_first, 4), Verdict::Unsure, "", "Bo"));
    ASSAY_VERIFY_OK(judge(*m_workspace, row, std::nullopt, "", "Cy"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Di"));
    const auto reader = m_workspace->reader();
    const auto history = judgementHistory(*reader, row);
    ASSAY_VERIFY_OK(history);
    QCOMPARE(history->size(), std::size_t{4});
    QVERIFY((*history)[0].judgement->verdict == Verdict::Contradiction);
    QVERIFY((*history)[0].judgement->note == "why");
    QVERIFY((*history)[0].editedBy == "Ada");
    QVERIFY((*history)[1].judgement->verdict == Verdict::Unsure);
    QVERIFY((*history)[2].kind == EntryKind::Edit && !(*history)[2].judgement);
    QVERIFY((*history)[2].editedBy == "Cy");
    QVERIFY((*history)[3].kind == EntryKind::Undo);
    QVERIFY((*history)[3].judgement->verdict == Verdict::Unsure);
    QVERIFY((*history)[3].judgement->judgedBy == "Bo" && (*history)[3].editedBy == "Di");
    QVERIFY(judgementHistory(*reader, rowKey(m_first, 9))->empty());
}

void TstJudgements::goesWithItsSet() {
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_second, 1), Verdict::Unsure, "", "Ada"));
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_first, 1), Verdict::Unsure, "", "Ada"));
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_first, 30), Verdict::Unsure, "", "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(workspace::removeScoredSet(*m_workspace, m_first, {}, progress));
    QCOMPARE(rows("judgement"), 1);
    QCOMPARE(rows("edit_journal"), 1);
    const auto findings = workspace::checkWorkspace(m_workspace->path(), {}, progress);
    ASSAY_VERIFY_OK(findings);
    QVERIFY(findings->empty());
    // Undo reaches what is left, and nothing else.
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(judgements(m_second).empty());
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), NotFound);
}

// As if the program had ended between hiding the set and deleting its rows.
void TstJudgements::leftBehindRowsGoWithTheirSet() {
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_first, 1), Verdict::Unsure, "", "Ada"));
    ASSAY_VERIFY_OK(m_workspace->write([&](SQLite::Database& database) -> base::Result<> {
        database.exec("UPDATE scored_set SET state = 2 WHERE id = " + std::to_string(m_first));
        return {};
    }));
    const auto path = m_workspace->path();
    m_workspace.reset();
    auto opened = Workspace::open(path);
    ASSAY_VERIFY_OK(opened);
    m_workspace = std::move(*opened);
    QCOMPARE(rows("judgement"), 0);
    QCOMPARE(rows("edit_journal"), 0);
    QCOMPARE(rows("scored_set"), 1);
}

void TstJudgements::readOnlyWorkspaceRefuses() {
    const auto path = m_workspace->path();
    ASSAY_VERIFY_OK(judge(*m_workspace, rowKey(m_first, 1), Verdict::Unsure, "", "Ada"));
    m_workspace.reset();
    const auto opened = Workspace::open(path, workspace::OpenMode::ReadOnly);
    ASSAY_VERIFY_OK(opened);
    ASSAY_COMPARE_ERROR(judge(**opened, rowKey(m_first, 1), Verdict::Unsure, "", "Ada"), ReadOnlyWorkspace);
    ASSAY_COMPARE_ERROR(tests::undo(**opened, "Ada"), ReadOnlyWorkspace);
    QCOMPARE(judgementsOfSet(*(*opened)->reader(), m_first)->size(), std::size_t{1});
}

ASSAY_TEST(TstJudgements)
#include "tst_judgements.moc"
