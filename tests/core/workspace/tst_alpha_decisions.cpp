// Decided alphas: kept whole, newest first, under names of their own; saving and removing are undone.
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/alpha_decisions.h"
#include "tests/core/curation/undo_steps.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <limits>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using workspace::Workspace;

namespace {

model::AlphaDecision decidedAlpha(const std::string& name) {
    model::AlphaDecision decision;
    decision.name = name;
    decision.author = "Ada";
    decision.reason = "words are enough";
    decision.decidedAt = "2026-11-01T12:30:05Z";
    decision.suite = "P3";
    decision.lexical = "words";
    decision.lexicalHash = "abc";
    decision.vector = "vectors";
    decision.vectorHash = "def";
    decision.fusion = "min_max";
    decision.alpha = 0.1 + 0.2;
    decision.n = 120;
    decision.mrr = 0.625;
    decision.recall5 = 0.75;
    decision.recall10 = 0.8125;
    decision.ndcg10 = 0.6875;
    decision.mrrLow = 0.5;
    decision.mrrHigh = 0.7;
    decision.heldOutMrr = 0.6;
    return decision;
}

} // namespace

class TestAlphaDecisions : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;

    [[nodiscard]] std::vector<StoredAlphaDecision> all() const {
        const auto list = alphaDecisions(*m_workspace->reader());
        return list ? *list : std::vector<StoredAlphaDecision>();
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_folder = std::make_unique<StoreFolder>();
        auto made = Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void keptWholeAndNewestFirst() {
        for (const char* name : {"b", "a"}) {
            const auto saved = saveAlphaDecision(*m_workspace, decidedAlpha(name), "Bo");
            ASSAY_VERIFY_OK(saved);
            QVERIFY(saved->decision == decidedAlpha(name));
        }
        QCOMPARE(all().size(), std::size_t{2});
        QVERIFY(all()[0].decision == decidedAlpha("a") && all()[1].decision == decidedAlpha("b"));
        model::AlphaDecision undated = decidedAlpha("c");
        undated.decidedAt.clear();
        undated.mrrLow.reset(); // what is missing stays missing
        const auto dated = saveAlphaDecision(*m_workspace, undated, "Bo");
        ASSAY_VERIFY_OK(dated);
        QCOMPARE(dated->decision.decidedAt.size(), std::size_t{20});
        QVERIFY(!all()[0].decision.mrrLow && all()[0].decision == dated->decision);
    }

    void whatIsNotUsableIsRefused() {
        ASSAY_VERIFY_OK(saveAlphaDecision(*m_workspace, decidedAlpha("a"), "Ada"));
        ASSAY_COMPARE_ERROR(saveAlphaDecision(*m_workspace, decidedAlpha("a"), "Ada"), NameTaken);
        ASSAY_COMPARE_ERROR(saveAlphaDecision(*m_workspace, decidedAlpha(""), "Ada"), InvalidArgument);
        for (const double alpha : {-0.01, 1.01, std::numeric_limits<double>::quiet_NaN()}) {
            model::AlphaDecision outside = decidedAlpha("x");
            outside.alpha = alpha;
            ASSAY_COMPARE_ERROR(saveAlphaDecision(*m_workspace, outside, "Ada"), InvalidArgument);
        }
        ASSAY_COMPARE_ERROR(removeAlphaDecision(*m_workspace, 99, "Ada"), NotFound);
        QCOMPARE(all().size(), std::size_t{1});
    }

    void removalIsUndone() {
        const auto first = saveAlphaDecision(*m_workspace, decidedAlpha("a"), "Ada");
        ASSAY_VERIFY_OK(first);
        ASSAY_VERIFY_OK(removeAlphaDecision(*m_workspace, first->id, "Bo"));
        QVERIFY(all().empty());
        ASSAY_VERIFY_OK(tests::undo(*m_workspace, "Bo"));
        QCOMPARE(all().size(), std::size_t{1});
        QVERIFY(all()[0] == *first);
        ASSAY_VERIFY_OK(tests::redo(*m_workspace, "Bo"));
        QVERIFY(all().empty());
        // The name is free again, and the number is another one.
        const auto second = saveAlphaDecision(*m_workspace, decidedAlpha("a"), "Ada");
        ASSAY_VERIFY_OK(second);
        QVERIFY(second->id > first->id);
    }
};

ASSAY_TEST(TestAlphaDecisions)
#include "tst_alpha_decisions.moc"
