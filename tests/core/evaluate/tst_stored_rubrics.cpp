#include "core/evaluate/answers/stored_rubrics.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/rubrics/rubrics.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;
using workspace::Reader;
using workspace::Workspace;

class TstStoredRubrics : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void presetsAreThereWithoutBeingStored();
    void savingMakesVersions();
    void theSameAgainIsNoVersion();
    void aRunFindsItsVersion();
    void undoGoesBackToTheVersionBefore();
    void renamingIsAVersion();
    void namesAreTakenOnce();
    void whatIsWrongIsRefused();
    void aFreeName();
    void damageIsFound();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    std::filesystem::path m_path;
    std::unique_ptr<Workspace> m_workspace;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] static Rubric strict(double pass) {
        Rubric rubric = *rubricPreset("norwegian");
        rubric.name = "strict";
        rubric.pass = pass;
        return rubric;
    }
};

void TstStoredRubrics::init() {
    m_workspace.reset();
    m_path = m_folder.path("r" + std::to_string(++m_number) + ".assay");
    auto made = Workspace::create(m_path);
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstStoredRubrics::presetsAreThereWithoutBeingStored() {
    const auto rubrics = storedRubrics(reader());
    ASSAY_VERIFY_OK(rubrics);
    QCOMPARE(rubrics->size(), kRubricPresets.size());
    for (std::size_t i = 0; i < kRubricPresets.size(); ++i) {
        QCOMPARE((*rubrics)[i].rubric.name, std::string(kRubricPresets[i]));
        QVERIFY((*rubrics)[i].isPreset());
        const auto named = rubricNamed(reader(), std::string(kRubricPresets[i]));
        QVERIFY(*named == (*rubrics)[i]);
        QVERIFY(*rubricOfHash(reader(), named->sha256) == *named);
    }
    QVERIFY(workspace::rubricsInForce(reader())->empty());
}

void TstStoredRubrics::savingMakesVersions() {
    const auto first = saveRubric(*m_workspace, 0, strict(0.95), "ann");
    ASSAY_VERIFY_OK(first);
    QCOMPARE(first->rubric.version, 1);
    QCOMPARE(first->savedBy, std::string("ann"));
    const auto second = saveRubric(*m_workspace, first->id, strict(0.97), "bob", "too many pass");
    ASSAY_VERIFY_OK(second);
    QCOMPARE(second->id, first->id);
    QCOMPARE(second->rubric.version, 2);
    QVERIFY(second->sha256 != first->sha256);
    QCOMPARE(second->sha256, rubricHash(second->rubric));
    QVERIFY(*rubricNamed(reader(), "strict") == *second);
    const auto versions = versionsOfRubric(reader(), first->id);
    ASSAY_VERIFY_OK(versions);
    QCOMPARE(versions->size(), std::size_t(2));
    QVERIFY(versions->front() == *second);
    QVERIFY(versions->back() == *first);
    QCOMPARE(storedRubrics(reader())->size(), kRubricPresets.size() + 1);
}

void TstStoredRubrics::theSameAgainIsNoVersion() {
    const auto first = saveRubric(*m_workspace, 0, strict(0.95), "ann");
    const auto again = saveRubric(*m_workspace, first->id, strict(0.95), "bob");
    QVERIFY(*first == *again);
    QCOMPARE(versionsOfRubric(reader(), first->id)->size(), std::size_t(1));
}

void TstStoredRubrics::aRunFindsItsVersion() {
    const auto first = saveRubric(*m_workspace, 0, strict(0.95), "ann");
    ASSAY_VERIFY_OK(saveRubric(*m_workspace, first->id, strict(0.97), "ann"));
    QVERIFY(*rubricOfHash(reader(), first->sha256) == *first);
    ASSAY_VERIFY_OK(workspace::removeRubric(*m_workspace, first->id, "ann"));
    QVERIFY(*rubricOfHash(reader(), first->sha256) == *first);
    QCOMPARE(rubricNamed(reader(), "strict").error().code, base::ErrorCode::NotFound);
    QCOMPARE(rubricOfHash(reader(), std::string(64, '0')).error().code, base::ErrorCode::NotFound);
}

void TstStoredRubrics::undoGoesBackToTheVersionBefore() {
    const auto first = saveRubric(*m_workspace, 0, strict(0.95), "ann");
    ASSAY_VERIFY_OK(saveRubric(*m_workspace, first->id, strict(0.97), "ann"));
    const auto state = workspace::journalStateOf(reader(), "ann");
    ASSAY_VERIFY_OK(workspace::undoEdit(*m_workspace, state->undoable->id, "ann"));
    QVERIFY(*rubricNamed(reader(), "strict") == *first);
    // The number that was taken back is not given again: a run may refer to that version.
    const auto third = saveRubric(*m_workspace, first->id, strict(0.99), "ann");
    QCOMPARE(third->rubric.version, 3);
    ASSAY_VERIFY_OK(workspace::removeRubric(*m_workspace, first->id, "ann"));
    const auto removed = workspace::journalStateOf(reader(), "ann");
    ASSAY_VERIFY_OK(workspace::undoEdit(*m_workspace, removed->undoable->id, "ann"));
    QVERIFY(*rubricNamed(reader(), "strict") == *third);
}

void TstStoredRubrics::renamingIsAVersion() {
    const auto first = saveRubric(*m_workspace, 0, strict(0.95), "ann");
    Rubric renamed = first->rubric;
    renamed.name = "strictest";
    const auto second = saveRubric(*m_workspace, first->id, renamed, "ann");
    ASSAY_VERIFY_OK(second);
    QCOMPARE(second->id, first->id);
    QVERIFY(!rubricNamed(reader(), "strict").has_value());
    QVERIFY(*rubricNamed(reader(), "strictest") == *second);
}

void TstStoredRubrics::namesAreTakenOnce() {
    ASSAY_VERIFY_OK(saveRubric(*m_workspace, 0, strict(0.95), "ann"));
    QCOMPARE(saveRubric(*m_workspace, 0, strict(0.9), "ann").error().code, base::ErrorCode::NameTaken);
    Rubric other = strict(0.9);
    other.name = "other";
    const auto saved = saveRubric(*m_workspace, 0, other, "ann");
    other.name = "strict";
    QCOMPARE(saveRubric(*m_workspace, saved->id, other, "ann").error().code, base::ErrorCode::NameTaken);
}

void TstStoredRubrics::whatIsWrongIsRefused() {
    Rubric rubric = strict(0.95);
    rubric.name = "finrag";
    QCOMPARE(saveRubric(*m_workspace, 0, rubric, "ann").error().where, std::string("name"));
    rubric.name.clear();
    QCOMPARE(saveRubric(*m_workspace, 0, rubric, "ann").error().where, std::string("name"));
    rubric = strict(0.95);
    rubric.parts.front().weight = 0;
    const auto refused = saveRubric(*m_workspace, 0, rubric, "ann");
    QCOMPARE(refused.error().code, base::ErrorCode::InvalidArgument);
    QCOMPARE(refused.error().where, std::string("parts[0]"));
    QCOMPARE(saveRubric(*m_workspace, 99, strict(0.9), "ann").error().code, base::ErrorCode::NotFound);
}

void TstStoredRubrics::aFreeName() {
    QCOMPARE(*freeRubricName(reader(), "finrag"), std::string("finrag copy"));
    Rubric rubric = strict(0.9);
    rubric.name = "finrag copy";
    ASSAY_VERIFY_OK(saveRubric(*m_workspace, 0, rubric, "ann"));
    QCOMPARE(*freeRubricName(reader(), "finrag"), std::string("finrag copy 2"));
}

void TstStoredRubrics::damageIsFound() {
    ASSAY_VERIFY_OK(saveRubric(*m_workspace, 0, strict(0.95), "ann"));
    base::NoProgress progress;
    QVERIFY(workspace::checkWorkspace(m_path, {}, progress)->empty());
    ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
        database.exec("UPDATE rubric_version SET document = '{}'");
        return {};
    }));
    const auto findings = workspace::checkWorkspace(m_path, {}, progress);
    QCOMPARE(findings->size(), std::size_t(1));
    QCOMPARE(findings->front().kind, workspace::CheckFinding::Kind::HashMismatch);
    QCOMPARE(storedRubrics(reader()).error().code, base::ErrorCode::DamagedWorkspace);
    ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
        database.exec("DELETE FROM rubric_version");
        return {};
    }));
    QCOMPARE(workspace::checkWorkspace(m_path, {}, progress)->front().kind,
             workspace::CheckFinding::Kind::BrokenReference);
}

ASSAY_TEST(TstStoredRubrics)
#include "tst_stored_rubrics.moc"
