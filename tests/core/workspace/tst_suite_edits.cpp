// What people do to suites as a whole, and texts that they attach, in the journal.
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/Database.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

class TstSuiteEdits : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void renamingCanBeUndone();
    void renamingToTheSameIsNoEdit();
    void aNameThatIsTakenMeanwhileStopsUndo();
    void undoOfARenamingAndASetting();
    void attachingCanBeUndone();
    void aTextIsAttachedAgainUnderItsOwnKey();
    void makingCanBeUndone();
    void removalCanBeUndone();
    void aTakenNameStopsUndoOfARemoval();
    void deletionIsOnRecord();
    void deletionDoesNotStandInTheWayOfUndo();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::NoProgress m_progress;

    [[nodiscard]] QStringList names() const {
        QStringList list;
        const auto suites = workspace::suites(*m_workspace->reader());
        for (const workspace::SuiteInfo& suite : suites.value()) {
            list += QString::fromStdString(suite.name);
        }
        return list;
    }

    // A version that is called so; a suite that can be frozen holds a question.
    void freeze(base::RowId suite, const std::string& version) const {
        model::Question question;
        question.questionId = "Q1";
        question.questionText = "What fell?";
        ASSAY_VERIFY_OK(addQuestion(*m_workspace, suite, question, "Ada", "made"));
        ASSAY_VERIFY_OK(freezeSuite(*m_workspace, suite, version, {}, "Ada"));
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada")); // of the question
    }

    // Every reference and the journal against what there is.
    void checkIsClean() const {
        base::NoProgress progress;
        const auto findings = workspace::checkWorkspace(m_workspace->path(), {}, progress);
        QVERIFY(findings.has_value());
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    }
};

void TstSuiteEdits::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*workspace::Workspace::create(m_folder->path("w.assay")));
    m_suite = *workspace::createSuite(*m_workspace, "One");
}

void TstSuiteEdits::renamingCanBeUndone() {
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "Größe \"3\"", "Bo"));
    const auto state = journalState(*m_workspace->reader());
    QVERIFY(state->undoable->entity == workspace::kSuiteNameEntity);
    QCOMPARE(state->undoable->key, m_suite);
    QVERIFY(state->undoable->editedBy == "Bo" && !state->undoable->editedAt.empty());
    for (const char* name : {"Two", "One"}) {
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Cy"));
        QCOMPARE(names(), QStringList{QString::fromUtf8(name)});
        checkIsClean();
    }
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Cy")); // that it was made
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Cy"), NotFound);
    for (int step = 0; step < 3; ++step) {
        ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Cy"));
    }
    QCOMPARE(names(), QStringList{QStringLiteral("Größe \"3\"")});
    QCOMPARE(historyOf(*m_workspace->reader(), workspace::kSuiteNameEntity, m_suite)->size(), std::size_t{6});
    checkIsClean();
}

void TstSuiteEdits::renamingToTheSameIsNoEdit() {
    const auto before = journalState(*m_workspace->reader())->undoable->id;
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "One", "Ada"));
    QCOMPARE(journalState(*m_workspace->reader())->undoable->id, before);
}

// A frozen version is no edit of the journal, and its name means one thing in the workspace.
void TstSuiteEdits::aNameThatIsTakenMeanwhileStopsUndo() {
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    freeze(m_suite, "One");
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), NameTaken);
    QCOMPARE(names(), QStringList{"Two"});
    checkIsClean();
}

void TstSuiteEdits::undoOfARenamingAndASetting() {
    SuiteSettings settings;
    settings.categories = {"moms"};
    ASSAY_VERIFY_OK(saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"One"});
    QVERIFY(*suiteSettingsOf(*m_workspace->reader(), m_suite) == settings);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(*suiteSettingsOf(*m_workspace->reader(), m_suite) == SuiteSettings{});
    checkIsClean();
}

void TstSuiteEdits::attachingCanBeUndone() {
    const std::string id = "0000000001_10-K_2019_section_7_3";
    ASSAY_VERIFY_OK(workspace::attachPassage(*m_workspace, id, "Revenue \"grew\".", "Ada"));
    const auto before = workspace::passagesOf(*m_workspace->reader(), id);
    QCOMPARE(before->size(), std::size_t{1});
    const auto state = journalState(*m_workspace->reader());
    QVERIFY(state->canUndo() && state->undoable->entity == workspace::kPassageEntity);
    QVERIFY(!state->undoable->before && state->undoable->editedBy == "Ada");
    checkIsClean();
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    QVERIFY(workspace::passagesOf(*m_workspace->reader(), id)->empty());
    checkIsClean();
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    const auto after = workspace::passagesOf(*m_workspace->reader(), id);
    QCOMPARE(after->size(), std::size_t{1});
    QCOMPARE(after->front().text, before->front().text);
    QCOMPARE(after->front().origin, before->front().origin); // who attached it, not who did it again
    QVERIFY(after->front().year == before->front().year && after->front().section == before->front().section);
    checkIsClean();
}

// A row that came in between does not get its key.
void TstSuiteEdits::aTextIsAttachedAgainUnderItsOwnKey() {
    ASSAY_VERIFY_OK(workspace::attachPassage(*m_workspace, "a", "First.", "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    ASSAY_VERIFY_OK(m_workspace->write([this](SQLite::Database& database) -> base::Result<> {
        database.exec(
            "INSERT INTO passage (suite_id, file, sentence_id, text, title, company, section, record,"
            " added_by, added_at) VALUES (" +
            std::to_string(m_suite) + ", 0, 'b', 'Rent fell.', '', '', '', '', '', '')");
        return {};
    }));
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QCOMPARE(workspace::passagesOf(*m_workspace->reader(), "a")->front().text, std::string("First."));
    QCOMPARE(*workspace::passageCount(*m_workspace->reader()), std::int64_t{2});
    checkIsClean();
}

void TstSuiteEdits::makingCanBeUndone() {
    QCOMPARE(workspace::suites(*m_workspace->reader())->size(), std::size_t{1});
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QVERIFY(names().isEmpty());
    checkIsClean();
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"One"});
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    // The name is free meanwhile; the new suite ends redo.
    QVERIFY(workspace::createSuite(*m_workspace, "One", "Bo").has_value());
    ASSAY_COMPARE_ERROR(tests::redo(*m_workspace, "Ada"), NotFound);
    checkIsClean();
}

void TstSuiteEdits::removalCanBeUndone() {
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, m_suite, "Bo"));
    QVERIFY(names().isEmpty());
    const auto removed = removedSuites(*m_workspace->reader());
    QVERIFY(removed.has_value());
    QCOMPARE(removed->size(), std::size_t{1});
    QCOMPARE(removed->front().name, std::string("Two"));
    QCOMPARE(removed->front().removedBy, std::string("Bo"));
    QVERIFY(!removed->front().isDeleted && !removed->front().removedAt.empty());
    checkIsClean();
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Cy"));
    QCOMPARE(names(), QStringList{"Two"});
    QVERIFY(removedSuites(*m_workspace->reader())->empty());
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Cy"));
    QCOMPARE(names(), QStringList{"One"});
    checkIsClean();
}

void TstSuiteEdits::aTakenNameStopsUndoOfARemoval() {
    const auto other = workspace::createSuite(*m_workspace, "Other", "Ada");
    ASSAY_VERIFY_OK(other);
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, m_suite, "Bo"));
    freeze(*other, "One");
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Ada"), NameTaken);
    QCOMPARE(names(), QStringList{"Other"});
    checkIsClean();
}

void TstSuiteEdits::deletionIsOnRecord() {
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, m_suite, "Bo"));
    ASSAY_VERIFY_OK(workspace::deleteRemovedSuites(*m_workspace, {}, m_progress, "Cy"));
    const auto removed = removedSuites(*m_workspace->reader());
    QVERIFY(removed.has_value());
    QCOMPARE(removed->size(), std::size_t{1});
    QVERIFY(removed->front().isDeleted);
    QCOMPARE(removed->front().name, std::string("Two"));
    QCOMPARE(removed->front().removedBy, std::string("Cy"));
    QCOMPARE(removed->front().questions, std::int64_t{0});
    // What was undoable in it went with it.
    QVERIFY(!journalState(*m_workspace->reader())->canUndo());
    ASSAY_COMPARE_ERROR(tests::undo(*m_workspace, "Bo"), NotFound);
    checkIsClean();
}

void TstSuiteEdits::deletionDoesNotStandInTheWayOfUndo() {
    const base::RowId other = *workspace::createSuite(*m_workspace, "Other");
    ASSAY_VERIFY_OK(workspace::renameSuite(*m_workspace, other, "Another", "Ada"));
    ASSAY_VERIFY_OK(workspace::removeSuite(*m_workspace, m_suite, "Bo"));
    ASSAY_VERIFY_OK(workspace::deleteRemovedSuites(*m_workspace, {}, m_progress, "Bo"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"Other"});
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"Another"});
    QCOMPARE(removedSuites(*m_workspace->reader())->size(), std::size_t{1});
    checkIsClean();
}

ASSAY_TEST(TstSuiteEdits)
#include "tst_suite_edits.moc"
