// Fusing stored lists by a weight, again and again, against fusing and sorting everything each time.
#include "core/base/random.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/retrieval/fusion/fusion.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace assay;
using namespace assay::evaluate;

namespace {

constexpr std::uint32_t kResults = 40;

// Few scores, so that many tie.
std::vector<AlphaLists::Entry> randomEntries(base::Random& random) {
    std::vector<std::uint32_t> results(kResults);
    std::iota(results.begin(), results.end(), 0U);
    for (std::size_t i = results.size(); i > 1; --i) {
        std::swap(results[i - 1], results[static_cast<std::size_t>(random.below(i))]);
    }
    std::vector<AlphaLists::Entry> list;
    for (std::uint64_t i = random.below(30); i > 0; --i) {
        list.push_back({results[static_cast<std::size_t>(i)], static_cast<double>(random.below(8)) / 4});
    }
    std::ranges::stable_sort(list, [](const AlphaLists::Entry& a, const AlphaLists::Entry& b) {
        return a.score != b.score ? a.score > b.score : a.result < b.result;
    });
    return list;
}

AlphaLists randomLists(base::Random& random) {
    AlphaLists lists;
    lists.lexical = randomEntries(random);
    lists.vector = randomEntries(random);
    lists.grades.resize(kResults);
    lists.item.assign(kResults, AlphaLists::kNoItem);
    lists.order.resize(kResults);
    std::iota(lists.order.begin(), lists.order.end(), 0U); // ties by number
    lists.byGrade.assign(4, 0);
    for (std::uint32_t item = 0; item < 1 + random.below(4); ++item) {
        const auto grade = static_cast<std::int32_t>(1 + random.below(3));
        ++lists.relevant;
        ++lists.byGrade[static_cast<std::size_t>(grade)];
        for (std::uint64_t copy = 1 + random.below(2); copy > 0; --copy) {
            const auto result = static_cast<std::size_t>(random.below(kResults));
            if (lists.item[result] == AlphaLists::kNoItem) {
                lists.item[result] = item;
                lists.grades[result] = grade;
            }
        }
    }
    return lists;
}

std::vector<retrieval::Hit> asHits(const std::vector<AlphaLists::Entry>& list) {
    std::vector<retrieval::Hit> hits;
    for (const AlphaLists::Entry& entry : list) {
        hits.push_back({entry.result, static_cast<float>(-entry.score)});
    }
    return hits;
}

// The measures of a whole ranking, by their definitions.
AlphaOutcome slowOutcome(const AlphaLists& lists, const std::vector<std::uint32_t>& ranking) {
    AlphaOutcome outcome;
    std::set<std::uint32_t> seen;
    double ideal = 0;
    std::size_t place = 0;
    for (std::size_t grade = 3; grade > 0; --grade) {
        for (std::int64_t i = 0; i < lists.byGrade[grade] && place < 10; ++i) {
            ideal += static_cast<double>(grade) / std::log2(static_cast<double>(place++) + 2);
        }
    }
    for (std::size_t rank = 1; rank <= ranking.size(); ++rank) {
        const std::uint32_t result = ranking[rank - 1];
        if (lists.grades[result] <= 0) {
            continue;
        }
        if (outcome.firstGold == 0) {
            outcome.firstGold = static_cast<std::int32_t>(rank);
            outcome.reciprocalRank = 1 / static_cast<double>(rank);
        }
        if (rank <= 10 && seen.insert(lists.item[result]).second) {
            outcome.recall10 += 1 / static_cast<double>(lists.relevant);
            outcome.recall5 += rank <= 5 ? 1 / static_cast<double>(lists.relevant) : 0;
            outcome.ndcg10 += lists.grades[result] / std::log2(static_cast<double>(rank) + 1) / ideal;
        }
    }
    return outcome;
}

bool isSame(const AlphaOutcome& a, const AlphaOutcome& b) {
    return a.firstGold == b.firstGold && std::abs(a.reciprocalRank - b.reciprocalRank) < 1e-12 &&
           std::abs(a.recall5 - b.recall5) < 1e-12 && std::abs(a.recall10 - b.recall10) < 1e-12 &&
           std::abs(a.ndcg10 - b.ndcg10) < 1e-12;
}

std::vector<std::uint32_t> rowsOf(const std::vector<retrieval::Hit>& hits) {
    std::vector<std::uint32_t> rows;
    for (const retrieval::Hit& hit : hits) {
        rows.push_back(hit.row);
    }
    return rows;
}

AlphaMaterial materialOf(std::vector<AlphaLists> lists) {
    AlphaMaterial material;
    for (std::size_t i = 0; i < lists.size(); ++i) {
        AlphaQuestion question;
        question.questionId = "q" + std::to_string(i);
        question.strata["category"] = {i % 3 == 0 ? "A" : "B"};
        question.lists = std::move(lists[i]);
        material.questions.push_back(std::move(question));
    }
    return material;
}

} // namespace

class TestAlphaEngine : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void asFusingEachTime() {
        base::Random random(3);
        for (int round = 0; round < 400; ++round) {
            const AlphaLists lists = randomLists(random);
            const AlphaEngine engine(std::span(&lists, 1), AlphaFusion::MinMax);
            for (const double alpha : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const auto fused =
                    retrieval::fuseByWeight(asHits(lists.lexical), asHits(lists.vector), alpha);
                ASSAY_VERIFY_OK(fused);
                const std::vector<std::uint32_t> ranking = engine.ranking(0, alpha);
                QVERIFY(isSame(engine.measureOne(0, alpha), slowOutcome(lists, ranking)));
                QCOMPARE(ranking.size(), fused->size());
                if (alpha == 0 || alpha == 1) {
                    QCOMPARE(ranking, rowsOf(*fused));
                    continue;
                }
                // Place by place as good as there; of equal ones the less number first.
                for (std::size_t place = 0; place < ranking.size(); ++place) {
                    const auto parts = engine.parts(0, ranking[place]);
                    const double score = alpha * parts[1] + (1 - alpha) * parts[0];
                    QVERIFY(std::abs(score + static_cast<double>((*fused)[place].distance)) < 1e-6);
                    if (place > 0) {
                        const auto before = engine.parts(0, ranking[place - 1]);
                        const double above = alpha * before[1] + (1 - alpha) * before[0];
                        QVERIFY(above > score || (above == score && ranking[place - 1] < ranking[place]));
                    }
                }
            }
        }
    }

    void halfByRanksIsReciprocalRankFusion() {
        base::Random random(4);
        for (int round = 0; round < 200; ++round) {
            const AlphaLists lists = randomLists(random);
            const AlphaEngine engine(std::span(&lists, 1), AlphaFusion::ReciprocalRank);
            const std::vector<std::vector<retrieval::Hit>> both{asHits(lists.lexical), asHits(lists.vector)};
            const auto fused = retrieval::fuseByReciprocalRank(both);
            ASSAY_VERIFY_OK(fused);
            const AlphaOutcome outcome = engine.measureOne(0, 0.5);
            QVERIFY(isSame(outcome, slowOutcome(lists, engine.ranking(0, 0.5))));
            // Sums that are equal but for rounding may stand the other way round.
            std::vector<std::uint32_t> ours = engine.ranking(0, 0.5);
            std::vector<std::uint32_t> theirs = rowsOf(*fused);
            std::ranges::sort(ours);
            std::ranges::sort(theirs);
            QCOMPARE(ours, theirs);
        }
    }

    void bestByMrrThenRecallThenLowerAlpha() {
        const auto point = [](double alpha, double mrr, double recall10) {
            AlphaPoint made;
            made.alpha = alpha;
            made.mean = {mrr, 0, recall10, 0};
            return made;
        };
        QCOMPARE(bestAlpha(std::vector{point(0, 0.5, 0.5), point(0.5, 0.6, 0.1), point(1, 0.5, 0.9)}).alpha,
                 0.5);
        QCOMPARE(bestAlpha(std::vector{point(0, 0.5, 0.5), point(0.5, 0.5, 0.7), point(1, 0.5, 0.7)}).alpha,
                 0.5);
        QCOMPARE(bestAlpha(std::vector{point(0.25, 0.5, 0.5), point(0.75, 0.5, 0.5)}).alpha, 0.25);
    }

    void tuning() {
        base::Random random(5);
        std::vector<AlphaLists> lists;
        for (int i = 0; i < 60; ++i) {
            lists.push_back(randomLists(random));
        }
        const AlphaMaterial material = materialOf(lists);
        base::NoProgress progress;
        AlphaSettings settings;
        settings.alphas = {1, 0, 0.5, 0.5, 0.25};
        const auto tuned = tuneAlpha(material, settings, {}, progress);
        ASSAY_VERIFY_OK(tuned);
        QCOMPARE(tuned->alphas, (std::vector<double>{0, 0.25, 0.5, 1}));
        for (std::size_t a = 0; a < tuned->alphas.size(); ++a) {
            double mrr = 0;
            for (const AlphaOutcome& outcome : tuned->outcomes[a]) {
                mrr += outcome.reciprocalRank / 60;
            }
            QVERIFY(std::abs(tuned->points[a].mean[0] - mrr) < 1e-12);
            const auto& band = tuned->points[a].band[0];
            QVERIFY(band && band->low <= mrr && mrr <= band->high);
        }
        // What was chosen on other questions is no better than what was chosen on these.
        QVERIFY(tuned->heldOut && (*tuned->heldOut)[0] <= tuned->points[tuned->best.point].mean[0] + 0.02);
        const double shares = std::accumulate(tuned->chosenShare.begin(), tuned->chosenShare.end(), 0.0);
        QVERIFY(std::abs(shares - 1) < 1e-9);
        QCOMPARE(tuned->strata.size(), std::size_t{2});
        QCOMPARE(tuned->strata[0].n, std::int64_t{20});
        for (const AlphaStratum& stratum : tuned->strata) {
            QCOMPARE(stratum.clusters, static_cast<std::size_t>(stratum.n));
            for (const AlphaPoint& point : stratum.points) {
                QVERIFY(point.band[0] && point.band[0]->low <= point.mean[0] &&
                        point.mean[0] <= point.band[0]->high);
            }
        }
        const auto again = tuneAlpha(material, settings, {}, progress);
        QVERIFY(again->heldOut == tuned->heldOut);
        settings.alphas = {0.5, 1.5};
        QVERIFY(!tuneAlpha(material, settings, {}, progress));
        settings.alphas.clear();
        QVERIFY(!tuneAlpha(material, settings, {}, progress));
    }

    void settingsAreReadAgain() {
        AlphaSettings settings;
        settings.alphas = {0, 0.1};
        settings.fusion = AlphaFusion::ReciprocalRank;
        const auto read = readAlphaSettings(alphaSettingsJson(settings));
        ASSAY_VERIFY_OK(read);
        QCOMPARE(alphaSettingsJson(*read), alphaSettingsJson(settings));
        QVERIFY(!readAlphaSettings("{\"alphas\": [\"a\"]}"));
        QVERIFY(!readAlphaSettings("{\"other\": 1}"));
    }
};

ASSAY_TEST(TestAlphaEngine)
#include "tst_alpha_engine.moc"
