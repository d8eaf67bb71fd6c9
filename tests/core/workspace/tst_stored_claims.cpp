#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/predictions/claims.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

namespace {

const std::string kAnswer(64, 'b');

model::ClaimSheet sheetOf(const std::string& reader, std::optional<model::ClaimVerdict> second) {
    model::ClaimSheet sheet;
    sheet.questionId = "q1";
    sheet.answerSha256 = kAnswer;
    sheet.reader = reader;
    sheet.claims = {{0, 10, model::ClaimVerdict::Aligned, "Debt rose.", ""},
                    {11, 20, second, "", "no source"}};
    return sheet;
}

} // namespace

class TstStoredClaims : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void whatIsSavedIsRead();
    void theSameAgainIsNoEdit();
    void undoAndRedo();
    void readersAreBlindUntilTheyHaveJudged();
    void whatIsWrongIsRefused();
    void aSheetIsTakenBack();
    void aSheetIsWrittenAndRead();
    void damageIsFound();

  private:
    StoreFolder m_folder;
    int m_number = 0;
    std::filesystem::path m_path;
    std::unique_ptr<Workspace> m_workspace;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] std::vector<StoredClaims> sheets() const {
        return *claimsOfAnswer(reader(), "q1", kAnswer);
    }
};

void TstStoredClaims::init() {
    m_workspace.reset();
    m_path = m_folder.path("c" + std::to_string(++m_number) + ".assay");
    auto made = Workspace::create(m_path);
    ASSAY_VERIFY_OK(made);
    m_workspace = std::move(*made);
}

void TstStoredClaims::whatIsSavedIsRead() {
    const auto saved = saveClaims(*m_workspace, sheetOf("ann", model::ClaimVerdict::Invented));
    ASSAY_VERIFY_OK(saved);
    QVERIFY(saved->sheet.blind);
    QVERIFY(!saved->sheet.changedAt.empty());
    const auto found = sheets();
    QCOMPARE(found.size(), std::size_t(1));
    QVERIFY(found.front() == *saved);
    QVERIFY(found.front().sheet.claims == sheetOf("ann", model::ClaimVerdict::Invented).claims);
    QVERIFY(claimsOfAnswer(reader(), "q2", kAnswer)->empty());
    QCOMPARE(allClaims(reader(), {})->size(), std::size_t(1));
}

void TstStoredClaims::theSameAgainIsNoEdit() {
    const auto first = saveClaims(*m_workspace, sheetOf("ann", std::nullopt));
    const auto again = saveClaims(*m_workspace, sheetOf("ann", std::nullopt));
    QVERIFY(*first == *again);
    QCOMPARE(historyOf(reader(), kClaimEntity, first->id)->size(), std::size_t(1));
}

void TstStoredClaims::undoAndRedo() {
    ASSAY_VERIFY_OK(saveClaims(*m_workspace, sheetOf("ann", std::nullopt)));
    ASSAY_VERIFY_OK(saveClaims(*m_workspace, sheetOf("ann", model::ClaimVerdict::Invented)));
    const auto state = journalStateOf(reader(), "ann");
    ASSAY_VERIFY_OK(state);
    ASSAY_VERIFY_OK(undoEdit(*m_workspace, state->undoable->id, "ann"));
    QVERIFY(!sheets().front().sheet.claims[1].verdict.has_value());
    const auto first = journalStateOf(reader(), "ann");
    ASSAY_VERIFY_OK(undoEdit(*m_workspace, first->undoable->id, "ann"));
    QVERIFY(sheets().empty());
    const auto undone = journalStateOf(reader(), "ann");
    ASSAY_VERIFY_OK(redoEdit(*m_workspace, undone->redoable->id, "ann"));
    QCOMPARE(sheets().size(), std::size_t(1));
}

void TstStoredClaims::readersAreBlindUntilTheyHaveJudged() {
    ASSAY_VERIFY_OK(saveClaims(*m_workspace, sheetOf("ann", model::ClaimVerdict::Aligned)));
    // Bob has begun, and sees nothing of Ann's yet.
    const auto begun = saveClaims(*m_workspace, sheetOf("bob", std::nullopt));
    QVERIFY(begun->sheet.blind);
    QCOMPARE(claimsVisibleTo("bob", sheets()).size(), std::size_t(1));
    const auto judged = saveClaims(*m_workspace, sheetOf("bob", model::ClaimVerdict::Invented));
    QVERIFY(judged->sheet.blind);
    QCOMPARE(claimsVisibleTo("bob", sheets()).size(), std::size_t(2));
    QCOMPARE(claimsVisibleTo("eve", sheets()).size(), std::size_t(0));
    // Who changes their mind after that is no longer blind.
    const auto changed = saveClaims(*m_workspace, sheetOf("bob", model::ClaimVerdict::Aligned));
    QVERIFY(!changed->sheet.blind);
    QVERIFY(sheets().front().sheet.blind);
}

void TstStoredClaims::whatIsWrongIsRefused() {
    const auto whereOf = [&](model::ClaimSheet sheet) {
        const auto saved = saveClaims(*m_workspace, sheet);
        return saved ? std::string("saved") : saved.error().where;
    };
    model::ClaimSheet sheet = sheetOf("", std::nullopt);
    QCOMPARE(whereOf(sheet), std::string("reader"));
    sheet = sheetOf("ann", std::nullopt);
    sheet.questionId.clear();
    QCOMPARE(whereOf(sheet), std::string("question_id"));
    sheet = sheetOf("ann", std::nullopt);
    sheet.answerSha256 = "abc";
    QCOMPARE(whereOf(sheet), std::string("answer_sha256"));
    sheet = sheetOf("ann", std::nullopt);
    sheet.claims[1].begin = 5;
    QCOMPARE(whereOf(sheet), std::string("claims"));
    QVERIFY(sheets().empty());
}

void TstStoredClaims::aSheetIsTakenBack() {
    ASSAY_VERIFY_OK(saveClaims(*m_workspace, sheetOf("ann", std::nullopt)));
    ASSAY_VERIFY_OK(removeClaims(*m_workspace, "q1", kAnswer, "ann"));
    QVERIFY(sheets().empty());
    QCOMPARE(removeClaims(*m_workspace, "q1", kAnswer, "ann").error().code, base::ErrorCode::NotFound);
}

void TstStoredClaims::aSheetIsWrittenAndRead() {
    model::ClaimSheet sheet = sheetOf("ann", model::ClaimVerdict::Extrapolated);
    sheet.blind = true;
    sheet.changedAt = "2026-01-02T03:04:05Z";
    const auto back = claimSheetFromJson(claimSheetJson(sheet));
    QVERIFY(back.has_value());
    QVERIFY(*back == sheet);
    QVERIFY(!claimSheetFromJson("{}").has_value());
    QVERIFY(!claimSheetFromJson("[").has_value());
}

void TstStoredClaims::damageIsFound() {
    ASSAY_VERIFY_OK(saveClaims(*m_workspace, sheetOf("ann", std::nullopt)));
    base::NoProgress progress;
    QVERIFY(checkWorkspace(m_path, {}, progress)->empty());
    ASSAY_VERIFY_OK(m_workspace->write([](SQLite::Database& database) -> base::Result<> {
        database.exec("UPDATE claim_sheet SET claims = '[{\"begin\": 3, \"end\": 1}]'");
        return {};
    }));
    const auto findings = checkWorkspace(m_path, {}, progress);
    ASSAY_VERIFY_OK(findings);
    QCOMPARE(findings->size(), std::size_t(1));
    QCOMPARE(findings->front().kind, CheckFinding::Kind::Damage);
    QCOMPARE(claimsOfAnswer(reader(), "q1", kAnswer).error().code, base::ErrorCode::DamagedWorkspace);
}

ASSAY_TEST(TstStoredClaims)
#include "tst_stored_claims.moc"
