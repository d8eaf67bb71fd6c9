// Hit@k for every k against its definition written out, with what luck gives by drawing random orders.
#include "core/base/random.h"
#include "core/evaluate/retrieval/hit_curve.h"
#include "core/statistics/clusters.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

using namespace assay;
using namespace assay::evaluate;

namespace {

QuestionRetrieval questionOf(std::size_t number, std::vector<std::int64_t> ranks, std::int64_t retrieved) {
    QuestionRetrieval question;
    question.questionId = "q" + std::to_string(number);
    question.rule = RelevanceRule::Evidence;
    question.relevant = 2;
    question.hasList = true;
    question.retrieved = retrieved;
    question.ranks = std::move(ranks);
    question.strata["category"] = {number % 2 == 0 ? "A" : "B"};
    return question;
}

RetrievalEvaluation evaluationOf(std::vector<QuestionRetrieval> questions) {
    RetrievalEvaluation evaluation;
    evaluation.questions = std::move(questions);
    return evaluation;
}

HitCurve curveOf(const RetrievalEvaluation& evaluation, const std::string& field = {},
                 const std::string& value = {}, std::int64_t deepest = kDeepestHit) {
    return HitCurves(evaluation, deepest).of(field, value);
}

} // namespace

class TestHitCurve : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void asItsDefinition() {
        base::Random random(11);
        for (int round = 0; round < 50; ++round) {
            std::vector<QuestionRetrieval> questions;
            for (std::size_t i = 0; i < 40; ++i) {
                std::vector<std::int64_t> ranks;
                for (std::int64_t rank = 1; rank <= 20; ++rank) {
                    if (random.below(12) == 0) {
                        ranks.push_back(rank);
                    }
                }
                questions.push_back(questionOf(i, ranks, 20));
                questions.back().relevant = random.below(10) == 0 ? 0 : 30;
            }
            const RetrievalEvaluation evaluation = evaluationOf(questions);
            for (const char* category : {"", "A", "B"}) {
                const std::string value = category;
                const HitCurve curve = curveOf(evaluation, value.empty() ? "" : "category", value);
                QCOMPARE(curve.points.size(), std::size_t{20});
                for (const HitPoint& point : curve.points) {
                    double hits = 0;
                    double n = 0;
                    for (const QuestionRetrieval& question : questions) {
                        const bool counts = question.relevant > 0 &&
                                            (value.empty() || question.strata.at("category")[0] == value);
                        n += counts ? 1 : 0;
                        hits +=
                            counts && std::ranges::any_of(question.ranks,
                                                          [&](std::int64_t rank) { return rank <= point.k; })
                                ? 1
                                : 0;
                    }
                    QCOMPARE(curve.n, static_cast<std::int64_t>(n));
                    QVERIFY(std::abs(point.share - hits / n) < 1e-12);
                    QVERIFY(point.interval && point.interval->low <= point.share &&
                            point.share <= point.interval->high);
                    QVERIFY(!point.chance); // among how many was searched nobody said
                }
            }
        }
    }

    void whatLuckGives() {
        constexpr std::int64_t kPool = 12;
        constexpr std::int64_t kGold = 2;
        constexpr int kDraws = 40'000;
        std::vector<QuestionRetrieval> questions;
        for (std::size_t i = 0; i < 8; ++i) {
            questions.push_back(questionOf(i, {1}, 6));
            questions.back().pool = QuestionPool{kPool, kGold, {}, {}};
        }
        const HitCurve curve = curveOf(evaluationOf(questions));
        base::Random random(12);
        std::vector<double> hits(curve.points.size());
        std::vector<int> order(kPool);
        for (int draw = 0; draw < kDraws; ++draw) {
            std::iota(order.begin(), order.end(), 0);
            for (std::size_t i = order.size(); i > 1; --i) {
                std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(i))]);
            }
            const auto first =
                std::ranges::find_if(order, [](int result) { return result < kGold; }) - order.begin();
            for (auto k = static_cast<std::size_t>(first); k < hits.size(); ++k) {
                hits[k] += 1.0 / kDraws;
            }
        }
        for (std::size_t k = 0; k < hits.size(); ++k) {
            QVERIFY(curve.points[k].chance && std::abs(*curve.points[k].chance - hits[k]) < 0.01);
        }
        questions.front().pool.reset(); // of one it is not known
        QVERIFY(!curveOf(evaluationOf(questions)).points.front().chance);
    }

    void noDeeperThanAListWasCut() {
        std::vector<QuestionRetrieval> questions{questionOf(0, {4}, 9), questionOf(1, {1}, 5)};
        questions.back().cutAt = 5;
        const HitCurve curve = curveOf(evaluationOf(questions));
        QCOMPARE(curve.points.size(), std::size_t{5});
        QCOMPARE(curve.points[3].share, 1.0);
        QVERIFY(!curve.points[3].interval); // two clusters
        QCOMPARE(curveOf(evaluationOf(questions), {}, {}, 3).points.size(), std::size_t{3});
        QVERIFY(curveOf(evaluationOf({})).points.empty());
        QVERIFY(curveOf(evaluationOf(questions), "category", "C").points.empty());
    }
};

ASSAY_TEST(TestHitCurve)
#include "tst_hit_curve.moc"
