#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/suites/question_drafts.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/suites/suspicion_marks.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <array>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;
using Kind = CheckFinding::Kind;

namespace {

constexpr const char* kQuestions = R"([
{"question_id":"N-1","company_name":["Nordlys ASA"],"years":[2019],"question_text":"What was sold?",
 "answer_type":"span","answer_text":"Fish.","evidence_sentence_ids":["a"],"gold_version":"N.v1"},
{"question_id":"N-2","company_name":["Østre Quay"],"years":[2020],"question_text":"Was it sued?",
 "answer_type":"boolean","answer_text":"No.","gold_version":"N.v1"},
{"question_id":"N-3","company_name":["Quay"],"years":[2021],"question_text":"How large was it?",
 "answer_type":"span","answer_text":"Large.","gold_version":"N.v1"}])";

constexpr const char* kBundles = R"([
{"v_group":"v3_trend","topic_label":"debt","cik_int":7,"name":"Harbour","years":[2019,2020],"sentences":[
 {"report_year":2019,"sentenceID":"a","sentence_text":"One."},
 {"report_year":2020,"sentenceID":"b","sentence_text":"Two."}]},
{"v_group":"v3_trend","topic_label":"sales","cik_int":7,"name":"Harbour","years":[2019],"sentences":[
 {"report_year":2019,"sentenceID":"c","sentence_text":"Three."}]}])";

} // namespace

// Suite 1 holds the questions 1 to 3 of a file and the draft 4 of bundle 1; N.v1 is frozen without the draft.
// Question 1 has two revisions, a review, a mark and a draft that is being typed; bundle 2 is rejected.
class TstWorkspaceCheckGold : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void soundWorkspace();
    void soundAfterUndoRedoAndRemoval();
    void findsWhatWasChanged_data();
    void findsWhatWasChanged();
    void manyFaultsAreCut();
    void realFiles();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    fs::path m_path;
    base::NoProgress m_progress;

    [[nodiscard]] std::vector<CheckFinding> findings() {
        const auto found = checkWorkspace(m_path, {}, m_progress);
        return found ? *found : std::vector<CheckFinding>{{Kind::Damage, "error: " + found.error().detail}};
    }

    // Empty when the workspace is sound.
    [[nodiscard]] std::string faults() {
        std::string text;
        for (const CheckFinding& finding : findings()) {
            text += finding.detail + "\n";
        }
        return text;
    }
};

void TstWorkspaceCheckGold::init() {
    m_folder = std::make_unique<StoreFolder>();
    m_path = m_folder->path("w.assay");
    const auto made = Workspace::create(m_path);
    ASSAY_VERIFY_OK(made);
    Workspace& workspace = **made;
    QuestionImportOptions options;
    options.suite = "N";
    options.who = "Ada";
    const std::array questions{m_folder->write("n.json", kQuestions)};
    ASSAY_VERIFY_OK(importQuestions(workspace, questions, options, {}, m_progress));
    const std::array bundles{m_folder->write("bundles.json", kBundles)};
    ASSAY_VERIFY_OK(importBundles(workspace, bundles, "b", "Ada", {}, m_progress));
    model::Question edited = storedQuestion(*workspace.reader(), 1)->question;
    edited.questionText = "What was sold in 2019?";
    ASSAY_VERIFY_OK(workspace::saveQuestion(workspace, 1, 1, edited, "Ada", ""));
    ASSAY_VERIFY_OK(workspace::freezeSuite(workspace, 1, "N.v1", "", "Ada"));
    ASSAY_VERIFY_OK(workspace::draftFromBundle(workspace, 1, 1, "Ada"));
    const std::array second{base::RowId(2)};
    ASSAY_VERIFY_OK(workspace::setBundleStatus(workspace, second, BundleStatus::Rejected, "Ada", "too_thin"));
    workspace::NewReview review;
    review.question = 1;
    review.revision = 2;
    ASSAY_VERIFY_OK(workspace::saveReview(workspace, review, "Bo"));
    ASSAY_VERIFY_OK(workspace::dismissSuspicion(workspace, {2, "duplicate", "f"}, "it is not", "Bo"));
    ASSAY_VERIFY_OK(saveQuestionDraft(workspace, {1, 2, edited, "Ada", "2026-01-01T00:00:00Z"}));
}

void TstWorkspaceCheckGold::soundWorkspace() {
    QCOMPARE(faults(), std::string());
}

void TstWorkspaceCheckGold::soundAfterUndoRedoAndRemoval() {
    const auto opened = Workspace::open(m_path);
    ASSAY_VERIFY_OK(opened);
    Workspace& workspace = **opened;
    int steps = 0;
    while (workspace::journalState(*workspace.reader())->canUndo()) {
        ASSAY_VERIFY_OK(tests::undo(workspace, "Bo"));
        QCOMPARE(faults(), std::string());
        ++steps;
    }
    QCOMPARE(steps, 6);
    while (workspace::journalState(*workspace.reader())->canRedo()) {
        ASSAY_VERIFY_OK(tests::redo(workspace, "Bo"));
        QCOMPARE(faults(), std::string());
        --steps;
    }
    QCOMPARE(steps, 0);
    ASSAY_VERIFY_OK(removeSuite(workspace, 1));
    QCOMPARE(faults(), std::string());
    ASSAY_VERIFY_OK(deleteRemovedSuites(workspace, {}, m_progress));
    QCOMPARE(faults(), std::string());
    ASSAY_VERIFY_OK(removeBundleSet(workspace, 1));
    QCOMPARE(faults(), std::string());
}

void TstWorkspaceCheckGold::findsWhatWasChanged_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("detail"); // a part of what one of the findings says
    const auto row = [](const char* name, const char* sql, Kind kind, const char* detail) {
        QTest::newRow(name) << QString::fromLatin1(sql) << static_cast<int>(kind)
                            << QString::fromLatin1(detail);
    };
    row("suite being removed",
        "DELETE FROM edit_journal WHERE entity = 'suite_presence';"
        "UPDATE suite SET state = 2",
        Kind::LeftoverImport, "suite 1 (N): removing");
    row("suite left in staging", "UPDATE suite SET state = 0", Kind::LeftoverImport, "suite 1 (N): staging");
    row("suite hidden by nobody", "UPDATE suite SET state = 2", Kind::BrokenReference,
        "suite 1 is not there, edit_journal 1 says otherwise");
    row("suite gone", "DELETE FROM suite", Kind::BrokenReference,
        "question refers to a missing row of suite");
    row("suite file gone", "DELETE FROM suite_file", Kind::BrokenReference,
        "question_source 1 is of file 0, which its suite has not");
    row("rejected record of no file", "INSERT INTO question_rejected VALUES (1, 0, 7, 3, 'unknown', x'00')",
        Kind::BrokenReference, "question_rejected 1/0 is of file 7");
    row("question gone", "DELETE FROM question WHERE id = 3", Kind::BrokenReference,
        "question_revision 3/1 is of a question that is not there");
    row("question gone, source", "DELETE FROM question WHERE id = 3", Kind::BrokenReference,
        "question_source 3 is of a question that is not there");
    row("question gone, search", "DELETE FROM question WHERE id = 3", Kind::BrokenReference,
        "question_search 3 is of a question that is not there");
    row("revision in force gone", "DELETE FROM question_revision WHERE question = 1 AND revision = 2",
        Kind::BrokenReference, "question 1 has no revision 2");
    row("review of no revision", "UPDATE review SET revision = 9", Kind::BrokenReference,
        "is of question 1, revision 9");
    row("review of no question", "UPDATE review SET question = 99", Kind::BrokenReference,
        "review 1 is of question 99");
    row("mark of no question", "UPDATE suspicion_mark SET question = 99", Kind::BrokenReference,
        "suspicion_mark 1 is of question 99");
    row("draft of no question", "UPDATE question_draft SET question = 99", Kind::BrokenReference,
        "question_draft 99");
    row("version of no revision", "UPDATE suite_version_item SET revision = 9 WHERE question = 2",
        Kind::BrokenReference, "suite_version N.v1 holds question 2, revision 9");
    row("version of another suite",
        "INSERT INTO suite (id, name, created_at, state) VALUES (7, 'M', '2026', 1);"
        " UPDATE question SET suite_id = 7 WHERE id = 2",
        Kind::BrokenReference, "holds question 2 of another suite");
    row("frozen version changed", "UPDATE suite_version_item SET revision = 1 WHERE question = 1",
        Kind::HashMismatch, "suite_version N.v1");
    row("question taken from a version", "DELETE FROM suite_version_item WHERE question = 2",
        Kind::HashMismatch, "suite_version N.v1");
    row("frozen question changed",
        "UPDATE question_revision SET document = replace(document, 'No.', 'Yes.') WHERE question = 2",
        Kind::HashMismatch, "suite_version N.v1");
    row("column of another revision", "UPDATE question SET category = 'J' WHERE id = 2", Kind::Damage,
        "question 2, revision 1: category: another");
    row("status of another revision", "UPDATE question SET status = 1 WHERE id = 2", Kind::Damage,
        "question 2, revision 1: status: another");
    row("companies of another revision", "UPDATE question SET companies = 'Quay' WHERE id = 2", Kind::Damage,
        "question 2, revision 1: companies: another");
    row("years of another revision", "UPDATE question SET years = '1999' WHERE id = 2", Kind::Damage,
        "question 2, revision 1: years: another");
    row("sections of another revision", "UPDATE question SET sections = 'ITEM 1' WHERE id = 2", Kind::Damage,
        "question 2, revision 1: sections: another");
    row("flags of another revision", "UPDATE question SET flags = 'duplicate' WHERE id = 2", Kind::Damage,
        "question 2, revision 1: flags: another");
    row("kind of a file", "UPDATE suite_file SET kind = 'fax'", Kind::Damage, "suite_file 1/0: kind: fax");
    row("what a file was around its questions", "UPDATE suite_file SET skeleton = '{\"questions\":'",
        Kind::Damage, "suite_file 1/0: skeleton");
    row("record of a question", "UPDATE question_source SET record = '[' WHERE question = 2", Kind::Damage,
        "question_source 2: record");
    row("record of a passage", "UPDATE passage SET record = '7' WHERE id = 1", Kind::Damage,
        "passage 1: record");
    row("draft that is no question", "UPDATE question_draft SET document = '[]'", Kind::Damage,
        "question_draft 1: document");
    row("document that is no question", "UPDATE question_revision SET document = '[]' WHERE question = 3",
        Kind::Damage, "question 3, revision 1");
    row("search text gone", "DELETE FROM question_search WHERE rowid = 2", Kind::BrokenReference,
        "question 2 cannot be searched for");
    row("search text of another revision",
        "UPDATE question_search SET question_text = 'What was sold?' WHERE rowid = 1", Kind::Damage,
        "question 1: another text can be searched for");
    row("search text as it is written", "UPDATE question_search SET companies = 'Østre Quay' WHERE rowid = 2",
        Kind::Damage, "question 2: another text can be searched for");
    row("search text of another answer", "UPDATE question_search SET answer_text = 'yes.' WHERE rowid = 2",
        Kind::Damage, "question 2: another text can be searched for");
    row("search text of other evidence", "UPDATE question_search SET evidence = 'b' WHERE rowid = 1",
        Kind::Damage, "question 1: another text can be searched for");
    row("journal of no question",
        "INSERT INTO edit_journal (kind, entity, entity_key, after, edited_by, edited_at, reason)"
        " VALUES ('edit', 'question', 99, '{}', '', '', '')",
        Kind::BrokenReference, "speaks of question 99");
    row("journal of no suite",
        "INSERT INTO edit_journal (kind, entity, entity_key, after, edited_by, edited_at, reason)"
        " VALUES ('edit', 'suite', 99, '{}', '', '', '')",
        Kind::BrokenReference, "speaks of suite 99");
    row("question not as the journal left it",
        "UPDATE question SET revision = 1, question_text = 'What was sold?' WHERE id = 1",
        Kind::BrokenReference, "question 1 is at revision 1");
    row("review gone", "DELETE FROM review", Kind::BrokenReference, "review 1 is not there");
    row("mark gone", "DELETE FROM suspicion_mark", Kind::BrokenReference, "suspicion_mark 1 is not there");
    row("bundle not as the journal left it", "UPDATE bundle SET curation = '{}' WHERE id = 2",
        Kind::BrokenReference, "bundle 2 is {}");
    row("bundle gone", "DELETE FROM bundle WHERE id = 1", Kind::WrongCount, "bundle_set 1");
    row("bundle gone, its journal", "DELETE FROM bundle WHERE id = 1", Kind::BrokenReference,
        "speaks of bundle 1");
    row("bundle set gone", "DELETE FROM bundle_set", Kind::BrokenReference,
        "bundle refers to a missing row of bundle_set");
    row("what was said of a bundle", "UPDATE bundle SET curation = '{\"status\":\"lost\"}' WHERE id = 2",
        Kind::Damage, "bundle 2");
    row("bundle linked with nothing", "UPDATE bundle SET curation = '{\"questions\":[999]}' WHERE id = 2",
        Kind::BrokenReference, "bundle 2 is linked with question 999, which never was");
    row("passage gone", "DELETE FROM passage WHERE sentence_id = 'b'", Kind::BrokenReference,
        "bundle 1 has no passage of b");
}

void TstWorkspaceCheckGold::findsWhatWasChanged() {
    QFETCH(QString, sql);
    QFETCH(int, kind);
    QFETCH(QString, detail);
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA foreign_keys = OFF");
        database.exec(sql.toStdString());
    }
    const auto found = findings();
    const bool isFound = std::any_of(found.begin(), found.end(), [&](const CheckFinding& finding) {
        return static_cast<int>(finding.kind) == kind &&
               finding.detail.find(detail.toStdString()) != std::string::npos;
    });
    QVERIFY2(isFound, faults().c_str());
}

void TstWorkspaceCheckGold::manyFaultsAreCut() {
    {
        SQLite::Database database(m_path.string(), SQLite::OPEN_READWRITE);
        database.exec("WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 400)"
                      " INSERT INTO question_draft SELECT i, 1, '{}', '', '' FROM n");
    }
    QCOMPARE(findings().size(), std::size_t{20});
}

void TstWorkspaceCheckGold::realFiles() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const auto opened = Workspace::open(m_path);
    ASSAY_VERIFY_OK(opened);
    Workspace& workspace = **opened;
    for (const char* name : {"goldp3_v3_trend_bundles.json", "goldp3_v4_cross_company_bundles.json"}) {
        const std::array files{data / "finsights" / name};
        ASSAY_VERIFY_OK(importBundles(workspace, files, name, "Ada", {}, m_progress));
    }
    QuestionImportOptions options;
    options.suite = "P3";
    options.who = "Ada";
    const std::array files{data / "finsights" / "p3_gold_test_suite_31q.json"};
    const auto imported = importQuestions(workspace, files, options, {}, m_progress);
    ASSAY_VERIFY_OK(imported);
    ASSAY_VERIFY_OK(workspace::draftFromBundle(workspace, 300, imported->suite.id, "Ada"));
    ASSAY_VERIFY_OK(workspace::freezeSuite(workspace, imported->suite.id, "P3.v9", "", "Ada"));
    QCOMPARE(faults(), std::string());
}

ASSAY_TEST(TstWorkspaceCheckGold)
#include "tst_workspace_check_gold.moc"
