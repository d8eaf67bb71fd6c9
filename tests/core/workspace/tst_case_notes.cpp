#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/case_notes.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/corpus_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstCaseNotes : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void whatIsSavedIsRead();
    void nothingNewIsNoEdit();
    void badNotesAreRefused();
    void undoAndRedo();
    void anEmptyNoteIsRemoved();
    void removingTheCorpus();
    void checkFindsDamage();
    void checkComparesWithTheJournal();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    fs::path m_path;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_corpus = 0;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] CaseNote note(int sentence, const std::string& text,
                                std::vector<std::string> flags = {}) const {
        return {m_corpus, corpusSentenceId(sentence), text, std::move(flags), {}, {}};
    }

    [[nodiscard]] std::string texts() const {
        std::string all;
        const auto notes = caseNotes(reader(), m_corpus);
        for (const CaseNote& one : *notes) {
            all += one.sentenceId.substr(one.sentenceId.size() - 1) + one.note;
            for (const std::string& flag : one.flags) {
                all += "," + flag;
            }
            all += ";";
        }
        return all;
    }

    [[nodiscard]] int entries() const {
        return reader().database().execAndGet("SELECT count(*) FROM edit_journal").getInt();
    }
};

void TstCaseNotes::init() {
    m_workspace.reset();
    m_path = m_folder.path("n" + std::to_string(++m_number) + ".assay");
    auto made = Workspace::create(m_path);
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
    m_corpus = storeCorpus(*m_workspace, m_folder, "filings");
    QVERIFY(m_corpus != 0);
}

void TstCaseNotes::whatIsSavedIsRead() {
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(3, "wrong gold", {"x", "bad gold", "x"}), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "\xC3\x98rsted"), "Bo"));
    const auto notes = caseNotes(reader(), m_corpus);
    ASSAY_VERIFY_OK(notes);
    QCOMPARE(notes->size(), std::size_t{2});
    QVERIFY(notes->front().sentenceId == corpusSentenceId(1) && notes->front().note == "\xC3\x98rsted");
    QVERIFY(notes->front().who == "Bo" && !notes->front().when.empty());
    QVERIFY((notes->back().flags == std::vector<std::string>{"bad gold", "x"}));
    QVERIFY(caseNotes(reader(), m_corpus + 1)->empty());
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstCaseNotes::nothingNewIsNoEdit() {
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a", {"p", "q"}), "Ada"));
    QCOMPARE(entries(), 1);
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a", {"q", "p"}), "Bo"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(2, ""), "Bo"));
    QCOMPARE(entries(), 1);
    QVERIFY(caseNotes(reader(), m_corpus)->front().who == "Ada");
}

void TstCaseNotes::badNotesAreRefused() {
    CaseNote bad = note(1, "a");
    bad.sentenceId.clear();
    ASSAY_COMPARE_ERROR(saveCaseNote(*m_workspace, bad, "Ada"), InvalidArgument);
    bad = note(1, "a");
    bad.corpus = 99;
    ASSAY_COMPARE_ERROR(saveCaseNote(*m_workspace, bad, "Ada"), NotFound);
    QCOMPARE(entries(), 0);
}

void TstCaseNotes::undoAndRedo() {
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a"), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(2, "b", {"f"}), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "c"), "Bo"));
    const std::vector<std::string> states{"", "1a;", "1a;2b,f;", "1c;2b,f;"};
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Cy"));
        QCOMPARE(QString::fromStdString(texts()), QString::fromStdString(states[i]));
    }
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Cy"), NotFound);
    m_workspace.reset(); // also after a restart
    auto again = Workspace::open(m_path);
    ASSAY_VERIFY_OK(again);
    m_workspace = std::move(*again);
    for (std::size_t i = 1; i < states.size(); ++i) {
        ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Cy"));
        QCOMPARE(QString::fromStdString(texts()), QString::fromStdString(states[i]));
    }
    QVERIFY(caseNotes(reader(), m_corpus)->front().who == "Bo"); // who wrote it, not who did it again
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

void TstCaseNotes::anEmptyNoteIsRemoved() {
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a"), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, ""), "Ada"));
    QVERIFY(texts().empty());
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "", {"flag"}), "Ada")); // a flag alone is something
    QCOMPARE(QString::fromStdString(texts()), QStringLiteral("1,flag;"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(QString::fromStdString(texts()), QStringLiteral("1a;"));
}

void TstCaseNotes::removingTheCorpus() {
    const base::RowId other = storeCorpus(*m_workspace, m_folder, "others");
    CaseNote elsewhere = note(1, "stays");
    elsewhere.corpus = other;
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, elsewhere, "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a"), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "b"), "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    base::NoProgress progress;
    ASSAY_VERIFY_OK(removeCorpus(*m_workspace, m_corpus, {}, progress));
    QCOMPARE(reader().database().execAndGet("SELECT count(*) FROM case_note").getInt(), 1);
    QCOMPARE(entries(), 1); // its edits are gone with it
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(caseNotes(reader(), other)->empty());
}

void TstCaseNotes::checkFindsDamage() {
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a"), "Ada"));
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = OFF");
        database.exec("UPDATE case_note SET corpus_id = 22");
    }
    QVERIFY(findingsOf(m_path).find("case_note 1 belongs to no corpus") != std::string::npos);
}

void TstCaseNotes::checkComparesWithTheJournal() {
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(1, "a", {"odd", "table"}), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(2, "b"), "Ada"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(2, "c"), "Bob"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bob"));
    ASSAY_VERIFY_OK(saveCaseNote(*m_workspace, note(3, "d"), "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
    const auto changed = [this](const char* change, const char* back) {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec(change);
        const std::string findings = findingsOf(m_path);
        database.exec(back);
        return findings;
    };
    const auto finds = [](const std::string& findings, const char* text) {
        return findings.find(text) != std::string::npos;
    };
    for (const auto& [change, back] :
         {std::pair("UPDATE case_note SET note = 'x' WHERE id = 1",
                    "UPDATE case_note SET note = 'a' WHERE id = 1"),
          std::pair(R"(UPDATE case_note SET flags = '["odd"]' WHERE id = 1)",
                    R"(UPDATE case_note SET flags = '["odd","table"]' WHERE id = 1)"),
          std::pair("UPDATE case_note SET noted_by = 'Eve' WHERE id = 1",
                    "UPDATE case_note SET noted_by = 'Ada' WHERE id = 1")}) {
        const std::string findings = changed(change, back);
        QVERIFY2(finds(findings, "case_note 1 says something else than edit_journal 1"), findings.c_str());
    }
    QVERIFY(
        finds(changed("UPDATE case_note SET id = 9 WHERE id = 2", "UPDATE case_note SET id = 2 WHERE id = 9"),
              "case_note 2 is not there"));
    QVERIFY(
        finds(changed("UPDATE case_note SET id = 9 WHERE id = 2", "UPDATE case_note SET id = 2 WHERE id = 9"),
              "case_note 9 is in no entry of edit_journal"));
    QVERIFY(
        finds(changed("UPDATE case_note SET id = 3 WHERE id = 2", "UPDATE case_note SET id = 2 WHERE id = 3"),
              "case_note 3 is there"));
    QCOMPARE(QString::fromStdString(findingsOf(m_path)), QString());
}

ASSAY_TEST(TstCaseNotes)
#include "tst_case_notes.moc"
