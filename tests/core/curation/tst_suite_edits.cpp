// What people do to suites as a whole, and texts that they attach, in the journal.
#include "core/curation/edit_journal.h"
#include "core/curation/questions.h"
#include "core/curation/suite_setting_edits.h"
#include "core/store/journal_rows.h"
#include "core/store/questions.h"
#include "core/store/suites.h"
#include "tests/core/store/store_fixture.h"

#include <QtTest/QtTest>

using namespace assay;
using namespace assay::curation;
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
    void removalIsOnRecord();
    void removalDoesNotStandInTheWayOfUndo();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<store::Workspace> m_workspace;
    base::RowId m_suite = 0;
    base::NoProgress m_progress;

    [[nodiscard]] QStringList names() const {
        QStringList list;
        const auto suites = store::suites(*m_workspace->reader());
        for (const store::SuiteInfo& suite : suites.value()) {
            list += QString::fromStdString(suite.name);
        }
        return list;
    }

    // Every reference and the journal against what there is.
    void checkIsClean() const {
        base::NoProgress progress;
        const auto findings = store::checkWorkspace(m_workspace->path(), {}, progress);
        QVERIFY(findings.has_value());
        QVERIFY2(findings->empty(), findings->empty() ? "" : findings->front().detail.c_str());
    }
};

void TstSuiteEdits::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*store::Workspace::create(m_folder->path("w.assay")));
    m_suite = *store::createSuite(*m_workspace, "One");
}

void TstSuiteEdits::renamingCanBeUndone() {
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "Größe \"3\"", "Bo"));
    const auto state = journalState(*m_workspace->reader());
    QVERIFY(state->undoable->entity == store::kSuiteNameEntity);
    QCOMPARE(state->undoable->key, m_suite);
    QVERIFY(state->undoable->editedBy == "Bo" && !state->undoable->editedAt.empty());
    for (const char* name : {"Two", "One"}) {
        ASSAY_VERIFY_OK(undo(*m_workspace, "Cy"));
        QCOMPARE(names(), QStringList{QString::fromUtf8(name)});
        checkIsClean();
    }
    ASSAY_COMPARE_ERROR(undo(*m_workspace, "Cy"), NotFound);
    ASSAY_VERIFY_OK(redo(*m_workspace, "Cy"));
    ASSAY_VERIFY_OK(redo(*m_workspace, "Cy"));
    QCOMPARE(names(), QStringList{QStringLiteral("Größe \"3\"")});
    QCOMPARE(historyOf(*m_workspace->reader(), store::kSuiteNameEntity, m_suite)->size(), std::size_t{6});
    checkIsClean();
}

void TstSuiteEdits::renamingToTheSameIsNoEdit() {
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "One", "Ada"));
    QVERIFY(!journalState(*m_workspace->reader())->canUndo());
}

void TstSuiteEdits::aNameThatIsTakenMeanwhileStopsUndo() {
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    QVERIFY(store::createSuite(*m_workspace, "One").has_value()); // no edit of the journal
    ASSAY_COMPARE_ERROR(undo(*m_workspace, "Ada"), NameTaken);
    QCOMPARE(names(), (QStringList{"One", "Two"}));
    checkIsClean();
}

void TstSuiteEdits::undoOfARenamingAndASetting() {
    SuiteSettings settings;
    settings.categories = {"moms"};
    ASSAY_VERIFY_OK(saveSuiteSettings(*m_workspace, m_suite, settings, "Ada"));
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(undo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"One"});
    QVERIFY(*suiteSettingsOf(*m_workspace->reader(), m_suite) == settings);
    ASSAY_VERIFY_OK(undo(*m_workspace, "Ada"));
    QVERIFY(*suiteSettingsOf(*m_workspace->reader(), m_suite) == SuiteSettings{});
    checkIsClean();
}

void TstSuiteEdits::attachingCanBeUndone() {
    const std::string id = "0000000001_10-K_2019_section_7_3";
    ASSAY_VERIFY_OK(store::attachPassage(*m_workspace, id, "Revenue \"grew\".", "Ada"));
    const auto before = store::passagesOf(*m_workspace->reader(), id);
    QCOMPARE(before->size(), std::size_t{1});
    const auto state = journalState(*m_workspace->reader());
    QVERIFY(state->canUndo() && state->undoable->entity == store::kPassageEntity);
    QVERIFY(!state->undoable->before && state->undoable->editedBy == "Ada");
    checkIsClean();
    ASSAY_VERIFY_OK(undo(*m_workspace, "Bo"));
    QVERIFY(store::passagesOf(*m_workspace->reader(), id)->empty());
    checkIsClean();
    ASSAY_VERIFY_OK(redo(*m_workspace, "Bo"));
    const auto after = store::passagesOf(*m_workspace->reader(), id);
    QCOMPARE(after->size(), std::size_t{1});
    QCOMPARE(after->front().text, before->front().text);
    QCOMPARE(after->front().origin, before->front().origin); // who attached it, not who did it again
    QVERIFY(after->front().year == before->front().year && after->front().section == before->front().section);
    checkIsClean();
}

// A row that came in between does not get its key.
void TstSuiteEdits::aTextIsAttachedAgainUnderItsOwnKey() {
    ASSAY_VERIFY_OK(store::attachPassage(*m_workspace, "a", "First.", "Ada"));
    ASSAY_VERIFY_OK(undo(*m_workspace, "Ada"));
    const auto file = m_workspace->path().parent_path() / "f.jsonl";
    QFile squad(QString::fromStdString(file.string()));
    QVERIFY(squad.open(QIODevice::WriteOnly));
    squad.write(
        "{\"user_input\":\"What fell?\",\"reference\":\"Rent.\",\"reference_contexts\":[\"Rent fell.\"]}\n");
    squad.close();
    store::QuestionImportOptions options;
    options.suite = "R";
    QVERIFY(store::importQuestions(*m_workspace, {&file, 1}, options, {}, m_progress).has_value());
    ASSAY_VERIFY_OK(redo(*m_workspace, "Ada"));
    QCOMPARE(store::passagesOf(*m_workspace->reader(), "a")->front().text, std::string("First."));
    QCOMPARE(*store::passageCount(*m_workspace->reader()), std::int64_t{2});
    checkIsClean();
}

void TstSuiteEdits::removalIsOnRecord() {
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, m_suite, "Two", "Ada"));
    ASSAY_VERIFY_OK(store::removeSuite(*m_workspace, m_suite, {}, m_progress, "Bo"));
    QVERIFY(names().isEmpty());
    const auto removed = removedSuites(*m_workspace->reader());
    QVERIFY(removed.has_value());
    QCOMPARE(removed->size(), std::size_t{1});
    QCOMPARE(removed->front().name, std::string("Two"));
    QCOMPARE(removed->front().removedBy, std::string("Bo"));
    QVERIFY(!removed->front().removedAt.empty());
    QCOMPARE(removed->front().questions, std::int64_t{0});
    // What was undoable in it went with it.
    QVERIFY(!journalState(*m_workspace->reader())->canUndo());
    ASSAY_COMPARE_ERROR(undo(*m_workspace, "Bo"), NotFound);
    checkIsClean();
}

void TstSuiteEdits::removalDoesNotStandInTheWayOfUndo() {
    const base::RowId other = *store::createSuite(*m_workspace, "Other");
    ASSAY_VERIFY_OK(store::renameSuite(*m_workspace, other, "Another", "Ada"));
    ASSAY_VERIFY_OK(store::removeSuite(*m_workspace, m_suite, {}, m_progress, "Bo"));
    ASSAY_VERIFY_OK(undo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"Other"});
    ASSAY_VERIFY_OK(redo(*m_workspace, "Ada"));
    QCOMPARE(names(), QStringList{"Another"});
    QCOMPARE(removedSuites(*m_workspace->reader())->size(), std::size_t{1});
    checkIsClean();
}

QTEST_APPLESS_MAIN(TstSuiteEdits)
#include "tst_suite_edits.moc"
