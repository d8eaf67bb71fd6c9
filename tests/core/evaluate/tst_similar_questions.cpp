#include "core/evaluate/embeddings/similar_questions.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

class TestSimilarQuestions : public QObject {
    Q_OBJECT

    StoreFolder m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    std::map<std::string, base::RowId> m_ids;
    int m_number = 0;

    void add(base::RowId suite, const std::string& id, const std::string& text) {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        const auto made = workspace::addQuestion(*m_workspace, suite, question, "Ada", "");
        ASSAY_VERIFY_OK(made);
        m_ids[id] = *made;
    }

    [[nodiscard]] SimilarQuestions near(const std::string& id, std::size_t most = 20) const {
        base::NoProgress progress;
        const auto vectors = SimilarityVectors::of(*m_workspace->reader(), {}, progress);
        return vectors ? vectors->nearest(m_ids.at(id), most) : SimilarQuestions();
    }

  private Q_SLOTS:

    void init() {
        m_ids.clear();
        m_workspace.reset();
        m_workspace = std::move(
            *workspace::Workspace::create(m_folder.path("s" + std::to_string(++m_number) + ".assay")));
        const auto first = workspace::createSuite(*m_workspace, "P3", "Ada");
        ASSAY_VERIFY_OK(first);
        const auto second = workspace::createSuite(*m_workspace, "P4", "Ada");
        ASSAY_VERIFY_OK(second);
        add(*first, "debt1", "Which debt did Fjord repay in 2020?");
        add(*first, "debt2", "How much debt did Fjord repay?");
        add(*second, "debt3", "Did Skerry repay its debt early?");
        add(*first, "tax1", "Which tax rate applies to salmon farming?");
        add(*first, "tax2", "Does the tax rate on farming of salmon change?");
        add(*second, "odd", "Quis custodiet ipsos custodes?");
    }

    void thoseOfTheSameSubjectComeFirst() {
        const SimilarQuestions found = near("debt1");
        QVERIFY(found.isKnown);
        QVERIFY(found.vectors.starts_with("LSA "));
        QVERIFY(found.nearest.size() >= 2);
        QCOMPARE(found.nearest.front().questionId, std::string("debt2"));
        QVERIFY(std::ranges::is_sorted(found.nearest, std::ranges::greater(), &SimilarQuestion::cosine));
        QVERIFY(std::ranges::none_of(found.nearest,
                                     [this](const auto& one) { return one.id == m_ids.at("debt1"); }));
        QCOMPARE(near("tax1").nearest.front().questionId, std::string("tax2"));
        QCOMPARE(near("debt1", 1).nearest.size(), std::size_t(1));
        QVERIFY(near("debt1").nearest == found.nearest); // the same each time
    }

    void aQuestionOfWordsOfItsOwnIsNearToNone() {
        const SimilarQuestions found = near("odd");
        QVERIFY(!found.isKnown && found.nearest.empty());
    }

    // By vectors of a model that are kept; what has none is not compared.
    void vectorsOfAModelAreChosen() {
        base::NoProgress progress;
        ASSAY_COMPARE_ERROR(SimilarityVectors::ofModel(*m_workspace->reader(), "MiniLM", {}), NotFound);
        const std::vector<base::RowId> questions{m_ids.at("debt1"), m_ids.at("tax1"), m_ids.at("odd")};
        const std::vector<std::string> texts{"Which debt did Fjord repay in 2020?",
                                             "Which tax rate applies to salmon farming?",
                                             "Quis custodiet ipsos custodes?"};
        const std::vector<float> values{1, 0, 0.6F, 0.8F, 8, 6};
        workspace::NewQuestionVectors made;
        made.model = "MiniLM";
        made.dimension = 2;
        made.questions = questions;
        made.texts = texts;
        made.values = values;
        ASSAY_VERIFY_OK(workspace::keepQuestionVectors(*m_workspace, made));
        const auto vectors = SimilarityVectors::ofModel(*m_workspace->reader(), "MiniLM", {});
        ASSAY_VERIFY_OK(vectors);
        const SimilarQuestions found = vectors->nearest(m_ids.at("debt1"), 20);
        QVERIFY(found.isKnown && !found.isLsa && found.vectors == "MiniLM");
        QCOMPARE(found.compared, 2);
        QCOMPARE(found.nearest.size(), std::size_t{2});
        QCOMPARE(found.nearest[0].questionId, std::string("odd"));
        QVERIFY(std::abs(found.nearest[0].cosine - 0.8) < 1e-6);
        QVERIFY(std::abs(found.nearest[1].cosine - 0.6) < 1e-6);
        QVERIFY(!vectors->nearest(m_ids.at("debt2"), 20).isKnown);
    }

    void fewQuestionsAreNoError() {
        m_workspace = std::move(
            *workspace::Workspace::create(m_folder.path("e" + std::to_string(m_number) + ".assay")));
        base::NoProgress progress;
        const auto none = SimilarityVectors::of(*m_workspace->reader(), {}, progress);
        ASSAY_VERIFY_OK(none);
        QVERIFY(none->nearest(1, 20).nearest.empty());
        const auto suite = workspace::createSuite(*m_workspace, "P3", "Ada");
        ASSAY_VERIFY_OK(suite);
        add(*suite, "alone", "Is anybody there?");
        QVERIFY(!near("alone").isKnown);
    }
};

ASSAY_TEST(TestSimilarQuestions)
#include "tst_similar_questions.moc"
