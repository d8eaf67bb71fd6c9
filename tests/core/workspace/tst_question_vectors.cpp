#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <span>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

class TestQuestionVectors : public QObject {
    Q_OBJECT

    StoreFolder m_folder;
    int m_number = 0;
    std::unique_ptr<Workspace> m_workspace;
    std::vector<base::RowId> m_ids;
    std::vector<std::string> m_texts;

    void add(base::RowId suite, const std::string& id, const std::string& text) {
        model::Question question;
        question.questionId = id;
        question.questionText = text;
        const auto made = addQuestion(*m_workspace, suite, question, "Ada", "");
        ASSAY_VERIFY_OK(made);
        m_ids.push_back(*made);
        m_texts.push_back(text);
    }

    [[nodiscard]] base::Result<std::int64_t> keep(const std::vector<float>& values, std::size_t dimension,
                                                  const std::string& model = "MiniLM") const {
        NewQuestionVectors made;
        made.model = model;
        made.source = EmbeddingSource::Endpoint;
        made.dimension = dimension;
        made.questions = m_ids;
        made.texts = m_texts;
        made.values = values;
        made.who = "Ada";
        return keepQuestionVectors(*m_workspace, made);
    }

    [[nodiscard]] StoredQuestionVectors stored(const std::string& model = "MiniLM") const {
        return readQuestionVectors(*m_workspace->reader(), model, {}).value();
    }

    [[nodiscard]] std::vector<QuestionVectorSet> sets() const {
        return questionVectorSets(*m_workspace->reader()).value();
    }

  private Q_SLOTS:

    void init() {
        m_workspace.reset();
        m_ids.clear();
        m_texts.clear();
        m_workspace =
            std::move(*Workspace::create(m_folder.path("q" + std::to_string(++m_number) + ".assay")));
        const auto first = createSuite(*m_workspace, "P3", "Ada");
        ASSAY_VERIFY_OK(first);
        const auto second = createSuite(*m_workspace, "P4", "Ada");
        ASSAY_VERIFY_OK(second);
        add(*first, "q1", "What was revenue?");
        add(*first, "q2", "Who audits?");
        add(*second, "q3", "Which rate?");
    }

    void vectorsAreKeptBySuiteAndModel() {
        const auto kept = keep({3, 4, 0, 2, 0, 0}, 2); // the last has no direction
        ASSAY_VERIFY_OK(kept);
        QCOMPARE(*kept, 2);
        const StoredQuestionVectors read = stored();
        QCOMPARE(read.dimension, std::size_t{2});
        QCOMPARE(read.questions, (std::vector<base::RowId>{m_ids[0], m_ids[1]}));
        QCOMPARE(read.values, (std::vector<float>{0.6F, 0.8F, 0, 1}));
        QCOMPARE(sets().size(), std::size_t{1});
        const QuestionVectorSet set = sets().front();
        QVERIFY(set.model == "MiniLM" && set.source == EmbeddingSource::Endpoint && set.vectors == 2 &&
                set.outdated == 0 && set.madeBy == "Ada" && set.contentHash.size() == 64);
        // The same again is the same; another is another.
        ASSAY_VERIFY_OK(keep({3, 4, 0, 2, 0, 0}, 2));
        QCOMPARE(sets().front().contentHash, set.contentHash);
        ASSAY_VERIFY_OK(keep({4, 3, 0, 2, 1, 1}, 2));
        QCOMPARE(sets().size(), std::size_t{2}); // of the other suite, too
        QVERIFY(sets().front().contentHash != set.contentHash);
        QVERIFY(stored("another").questions.empty());
    }

    void anEditMakesAVectorOutdated() {
        ASSAY_VERIFY_OK(keep({1, 0, 0, 1, 1, 1}, 2));
        const auto edited = [](model::Question& question) {
            question.questionText = "What were sales?";
            return true;
        };
        ASSAY_VERIFY_OK(editQuestions(*m_workspace, std::span(m_ids).first(1), edited, "Ada", ""));
        const StoredQuestionVectors read = stored();
        QCOMPARE(read.questions, (std::vector<base::RowId>{m_ids[1], m_ids[2]}));
        QCOMPARE(read.outdated, 1);
        QVERIFY(sets().front().vectors == 1 && sets().front().outdated == 1);
        // What is of the text before is not kept any more.
        QCOMPARE(keep({1, 0, 0, 1, 1, 1}, 2).value(), 2);
        m_texts[0] = "What were sales?";
        QCOMPARE(keep({1, 0, 0, 1, 1, 1}, 2).value(), 3);
        QCOMPARE(stored().outdated, 0);
    }

    void anotherDimensionBeginsAnew() {
        ASSAY_VERIFY_OK(keep({1, 0, 0, 1, 1, 1}, 2));
        ASSAY_VERIFY_OK(keep({1, 0, 0, 0, 0, 0, 0, 0, 0}, 3)); // of the first question alone
        QCOMPARE(stored().dimension, std::size_t{3});
        QCOMPARE(stored().questions, (std::vector<base::RowId>{m_ids[0]}));
    }

    void whatDoesNotBelongTogetherIsRefused() {
        ASSAY_COMPARE_ERROR(keep({1, 0}, 2), InvalidArgument);
        ASSAY_COMPARE_ERROR(keep({1, 0, 0, 1, 1, 1}, 2, ""), InvalidArgument);
        ASSAY_COMPARE_ERROR(keep({}, 0), InvalidArgument);
        QVERIFY(sets().empty());
    }
};

ASSAY_TEST(TestQuestionVectors)
#include "tst_question_vectors.moc"
