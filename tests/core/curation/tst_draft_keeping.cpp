// Drafts and paraphrases that are kept: ids, links, what is refused, one step of undo.
#include "core/curation/draft_keeping.h"
#include "core/workspace/bundles/bundle_edits.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <array>
#include <memory>

using namespace assay;
using namespace assay::curation;

namespace {

model::BundleSentence written(const char* id, const char* text, std::int64_t year, std::int64_t cik,
                              const char* company) {
    return {id, text, cik, company, year, "ITEM_7", "doc"};
}

// Two companies over two years: no form of FinRAG's has room for it.
model::Bundle mixedBundle() {
    model::Bundle bundle;
    bundle.group = "atlas";
    bundle.type = "kpi";
    bundle.topic = "debt";
    bundle.years = {2019, 2020};
    bundle.ciks = {1, 2};
    bundle.companies = {"Alfa", "Beta"};
    bundle.sentences = {written("a", "Debt was $11.6 billion.", 2019, 1, "Alfa"),
                        written("b", "Debt was $15.9 billion.", 2020, 2, "Beta")};
    return bundle;
}

} // namespace

class TstDraftKeeping : public QObject {
    Q_OBJECT

    std::unique_ptr<tests::StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;

    [[nodiscard]] model::Question question(base::RowId key) const {
        return workspace::storedQuestion(*m_workspace->reader(), key)->question;
    }

    [[nodiscard]] base::RowId keepOne(const char* text) const {
        model::Question draft;
        draft.category = "A";
        draft.questionText = text;
        draft.answerText = {"15.9"};
        draft.evidenceSentenceIds = {"a"};
        return *keepDraft(*m_workspace, "P", draft, "Ada", "test");
    }

  private slots:
    void init();
    void draftsAreNumberedByCategory();
    void bundlesByHandGrow();
    void draftOfABundleIsLinked();
    void paraphrasesAreLinked();
    void wordingsThatAreThereAreRefused();
};

void TstDraftKeeping::init() {
    m_workspace.reset();
    m_folder = std::make_unique<tests::StoreFolder>();
    auto made = workspace::Workspace::create(m_folder->path("w.assay"));
    QVERIFY(made.has_value());
    m_workspace = std::move(*made);
}

void TstDraftKeeping::draftsAreNumberedByCategory() {
    std::array<model::Question, 3> drafts;
    drafts[0].category = "A";
    drafts[1].category = "J";
    drafts[2].category = "A";
    const auto keys = keepDrafts(*m_workspace, "P", drafts, "Ada", "test");
    QVERIFY(keys.has_value());
    QCOMPARE(question((*keys)[0]).questionId, std::string("A-001"));
    QCOMPARE(question((*keys)[1]).questionId, std::string("J-001"));
    QCOMPARE(question((*keys)[2]).questionId, std::string("A-002"));
    QCOMPARE(question((*keys)[0]).questionText, std::string(workspace::kQuestionTextToWrite));
    QCOMPARE(question((*keys)[0]).createdBy, std::string("Ada"));
    // The suite is there now; numbers go on.
    const base::RowId next = keepOne("What was debt?");
    QCOMPARE(question(next).questionId, std::string("A-003"));
    QCOMPARE(question(next).questionText, std::string("What was debt?"));
    QVERIFY(!keepDraft(*m_workspace, "", drafts[0], "Ada", "test"));
}

void TstDraftKeeping::bundlesByHandGrow() {
    const model::Bundle bundle = mixedBundle();
    const auto first = workspace::keepBundle(*m_workspace, "Selections", bundle, "Ada");
    QVERIFY(first.has_value());
    const auto second = workspace::keepBundle(*m_workspace, "Selections", bundle, "Ada");
    QVERIFY(second.has_value());
    const auto reader = m_workspace->reader();
    const auto set = workspace::findBundleSet(*reader, "Selections");
    QVERIFY(set.has_value());
    QCOMPARE(set->bundles, std::int64_t{2});
    QCOMPARE(set->passages, std::int64_t{2}); // not again
    const auto stored = workspace::storedBundle(*reader, *second);
    QVERIFY(stored.has_value());
    QCOMPARE(stored->number, std::int64_t{1});
    QVERIFY(stored->bundle == bundle); // each sentence has its own company and year
    QVERIFY(!workspace::keepBundle(*m_workspace, "", bundle, "Ada"));
    QVERIFY(!workspace::keepBundle(*m_workspace, "Selections", {}, "Ada"));
}

void TstDraftKeeping::draftOfABundleIsLinked() {
    const auto bundle = workspace::keepBundle(*m_workspace, "Selections", mixedBundle(), "Ada");
    QVERIFY(bundle.has_value());
    const auto offers = draftOffers(mixedBundle(), {});
    QCOMPARE(offers.size(), std::size_t{1});
    QCOMPARE(offers[0].category, 'E');
    const auto draft = draftOfOffer(mixedBundle(), offers[0]);
    QVERIFY(draft.has_value());
    const auto key = keepDraftOfBundle(*m_workspace, *bundle, "P", *draft, "Ada");
    QVERIFY(key.has_value());
    QVERIFY(!question(*key).questionId.empty());
    const auto stored = workspace::storedBundle(*m_workspace->reader(), *bundle);
    QVERIFY(stored->curation.status == workspace::BundleStatus::Used);
    QVERIFY(stored->curation.questions == std::vector<base::RowId>{*key});
}

void TstDraftKeeping::paraphrasesAreLinked() {
    const base::RowId original = keepOne("What was debt in 2020?");
    const std::array<std::string, 2> texts{"How high was debt in 2020?", "Debt at the end of 2020?"};
    const auto keys = keepParaphrases(*m_workspace, original, texts, "Bo");
    QVERIFY(keys.has_value());
    QCOMPARE(question((*keys)[0]).questionId, std::string("A-001-p1"));
    QCOMPARE(question((*keys)[1]).questionId, std::string("A-001-p2"));
    QCOMPARE(paraphraseOf(question((*keys)[1])).value_or(""), std::string("A-001"));
    QCOMPARE(question((*keys)[0]).questionText, texts[0]);
    QVERIFY(question((*keys)[0]).answerText == std::vector<std::string>{"15.9"});
    QVERIFY(question((*keys)[0]).evidenceSentenceIds == std::vector<std::string>{"a"});
    QVERIFY(question((*keys)[0]).status == model::QuestionStatus::Draft);
    // Of a paraphrase: another one of the original that both have.
    const std::array<std::string, 1> third{"And the debt of 2020?"};
    const auto further = keepParaphrases(*m_workspace, keys->front(), third, "Bo");
    QVERIFY(further.has_value());
    QCOMPARE(question(further->front()).questionId, std::string("A-001-p3"));
    QCOMPARE(paraphraseOf(question(further->front())).value_or(""), std::string("A-001"));
}

void TstDraftKeeping::wordingsThatAreThereAreRefused() {
    const base::RowId original = keepOne("What was debt in 2020?");
    const std::array<std::string, 1> same{"what  was DEBT in 2020?"};
    const auto refused = keepParaphrases(*m_workspace, original, same, "Bo");
    QVERIFY(!refused);
    QCOMPARE(refused.error().where, std::string("question_text"));
    const std::array<std::string, 2> twice{"Debt of 2020?", "Debt of 2020?"};
    QVERIFY(!keepParaphrases(*m_workspace, original, twice, "Bo"));
    const std::array<std::string, 1> blank{"  "};
    QVERIFY(!keepParaphrases(*m_workspace, original, blank, "Bo"));
    const std::array<std::string, 3> mixed{"Debt of 2020?", "what was debt in 2020?", "debt of 2020?"};
    const auto fresh = newWordings(*m_workspace->reader(), original, mixed);
    QVERIFY(fresh.has_value());
    QVERIFY(*fresh == std::vector<std::string>{"Debt of 2020?"});
    QVERIFY(!keepParaphrases(*m_workspace, 9'999, blank, "Bo"));
}

ASSAY_TEST(TstDraftKeeping)

#include "tst_draft_keeping.moc"
