#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/scored/decisions.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <limits>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::Workspace;

namespace {

model::Decision fullDecision(const std::string& name) {
    model::Decision decision;
    decision.name = name;
    decision.author = "Ada";
    decision.reason = "tuned \xF0\x9F\x93\x88";
    decision.decidedAt = "2026-03-01T12:30:05Z";
    decision.setName = "June run";
    decision.dataHash = "abc";
    decision.scoring = {model::ScoringKind::Weights, model::kNoEntropyWeights};
    decision.nliSoft = 0.1;
    decision.nliHard = 0.5;
    decision.constraints = {{"recall_hallucination", 0.8}, {"precision_accurate", std::nullopt}};
    decision.fallback.tau = 0.7;
    decision.scenarios["news"] = {0.1 + 0.2, 120, 0.5, true, 0.25, 0.375, 0.4375};
    decision.scenarios["crypto"].tau = 0.62;
    return decision;
}

} // namespace

class TstDecisions : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void keepsEverything();
    void newestFirst();
    void namesAreUnique();
    void unusableOnesAreRefused();
    void removalCanBeUndone();
    void nameFreedByRemovalCanBeUsed();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
};

void TstDecisions::init() {
    m_workspace.reset();
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
}

void TstDecisions::keepsEverything() {
    const model::Decision decision = fullDecision("a");
    const auto saved = saveDecision(*m_workspace, decision, "Bo");
    ASSAY_VERIFY_OK(saved);
    QVERIFY(saved->decision == decision);
    const auto found = findDecision(*m_workspace->reader(), "a");
    ASSAY_VERIFY_OK(found);
    QCOMPARE(found->id, saved->id);
    QVERIFY(found->decision == decision);
    const auto row = m_workspace->reader();
    QCOMPARE(QString::fromStdString(
                 row->database()
                     .execAndGet("SELECT name || author || decided_at || set_name || data_hash FROM decision")
                     .getString()),
             QStringLiteral("aAda2026-03-01T12:30:05ZJune runabc"));
    model::Decision undated = decision;
    undated.name = "b";
    undated.decidedAt.clear();
    const auto dated = saveDecision(*m_workspace, undated, "Bo");
    ASSAY_VERIFY_OK(dated);
    QCOMPARE(dated->decision.decidedAt.size(), std::size_t{20});
    QVERIFY(findDecision(*m_workspace->reader(), "b")->decision == dated->decision);
}

void TstDecisions::newestFirst() {
    for (const char* name : {"b", "a", "c"}) {
        ASSAY_VERIFY_OK(saveDecision(*m_workspace, fullDecision(name), "Ada"));
    }
    const auto list = decisions(*m_workspace->reader());
    ASSAY_VERIFY_OK(list);
    QCOMPARE(list->size(), std::size_t{3});
    QVERIFY((*list)[0].decision.name == "c" && (*list)[1].decision.name == "a" &&
            (*list)[2].decision.name == "b");
}

void TstDecisions::namesAreUnique() {
    ASSAY_VERIFY_OK(saveDecision(*m_workspace, fullDecision("a"), "Ada"));
    ASSAY_COMPARE_ERROR(saveDecision(*m_workspace, fullDecision("a"), "Ada"), NameTaken);
    ASSAY_COMPARE_ERROR(findDecision(*m_workspace->reader(), "b"), NotFound);
    QCOMPARE(decisions(*m_workspace->reader())->size(), std::size_t{1});
}

void TstDecisions::unusableOnesAreRefused() {
    ASSAY_COMPARE_ERROR(saveDecision(*m_workspace, fullDecision(""), "Ada"), InvalidArgument);
    model::Decision outside = fullDecision("a");
    outside.scenarios["crypto"].tau = 1.5;
    ASSAY_COMPARE_ERROR(saveDecision(*m_workspace, outside, "Ada"), InvalidArgument);
    outside = fullDecision("a");
    outside.fallback.tau = std::numeric_limits<double>::quiet_NaN();
    ASSAY_COMPARE_ERROR(saveDecision(*m_workspace, outside, "Ada"), InvalidArgument);
    ASSAY_COMPARE_ERROR(removeDecision(*m_workspace, 1, "Ada"), NotFound);
    QVERIFY(decisions(*m_workspace->reader())->empty());
    QVERIFY(!journalState(*m_workspace->reader())->canUndo());
}

void TstDecisions::removalCanBeUndone() {
    const auto first = saveDecision(*m_workspace, fullDecision("a"), "Ada");
    ASSAY_VERIFY_OK(saveDecision(*m_workspace, fullDecision("b"), "Ada"));
    ASSAY_VERIFY_OK(removeDecision(*m_workspace, first->id, "Bo"));
    QCOMPARE(decisions(*m_workspace->reader())->size(), std::size_t{1});
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
    const auto back = findDecision(*m_workspace->reader(), "a");
    ASSAY_VERIFY_OK(back);
    QCOMPARE(back->id, first->id);
    QVERIFY(back->decision == first->decision);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo")); // the saving of b
    ASSAY_COMPARE_ERROR(findDecision(*m_workspace->reader(), "b"), NotFound);
    ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
    ASSAY_VERIFY_OK(findDecision(*m_workspace->reader(), "b"));
}

void TstDecisions::nameFreedByRemovalCanBeUsed() {
    const auto first = saveDecision(*m_workspace, fullDecision("a"), "Ada");
    ASSAY_VERIFY_OK(removeDecision(*m_workspace, first->id, "Ada"));
    const auto second = saveDecision(*m_workspace, fullDecision("a"), "Ada");
    ASSAY_VERIFY_OK(second);
    QVERIFY(second->id > first->id);
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Ada"));
    QCOMPARE(findDecision(*m_workspace->reader(), "a")->id, first->id);
}

ASSAY_TEST(TstDecisions)
#include "tst_decisions.moc"
