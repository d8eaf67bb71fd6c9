#include "core/base/random.h"
#include "core/retrieval/fusion/fusion.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>

using namespace assay;
using namespace assay::retrieval;

namespace {

using Hits = std::vector<Hit>;

bool stands(const Hit& a, const Hit& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
}

Hits randomHits(base::Random& random, std::size_t most, std::uint64_t rows) {
    std::map<Row, float> distances;
    for (std::size_t n = random.below(most + 1); n > 0; --n) {
        distances[static_cast<Row>(random.below(rows))] = static_cast<float>(random.below(20)) / 16 - 0.5F;
    }
    Hits hits;
    for (const auto& [row, distance] : distances) {
        hits.push_back({row, distance});
    }
    std::sort(hits.begin(), hits.end(), stands);
    return hits;
}

// By the definition, row by row. Distances here differ by a sixteenth or not at all.
double normalised(const Hits& hits, Row row, std::optional<Row> asker) {
    Hits others = hits;
    std::erase_if(others, [&](const Hit& hit) { return hit.row == asker; });
    for (const Hit& hit : hits) {
        if (hit.row == row) {
            const double best = others.empty() ? 0 : others.front().distance;
            const double worst = others.empty() ? 0 : others.back().distance;
            return best == worst ? 1 : (worst - hit.distance) / (worst - best);
        }
    }
    return 0;
}

// The mean of what the ranks of those give that are as far as it.
double reciprocalOf(const Hits& hits, Row row, double constant) {
    const auto own = std::ranges::find(hits, row, &Hit::row);
    if (own == hits.end()) {
        return 0;
    }
    double sum = 0;
    double ties = 0;
    for (std::size_t i = 0; i < hits.size(); ++i) {
        if (hits[i].distance == own->distance) {
            sum += 1 / (constant + static_cast<double>(i) + 1);
            ties += 1;
        }
    }
    return sum / ties;
}

std::set<Row> rowsOf(const std::vector<Hits>& lists) {
    std::set<Row> rows;
    for (const Hits& hits : lists) {
        for (const Hit& hit : hits) {
            rows.insert(hit.row);
        }
    }
    return rows;
}

template <typename Result>
bool isRefused(const Result& result) {
    return !result && result.error().code == base::ErrorCode::InvalidArgument;
}

} // namespace

class TestFusion : public QObject {
    Q_OBJECT

  private slots:
    void weightAsTheReference();
    void weightAtItsEnds();
    void weightKnown();
    void theAskerSetsNoScale();
    void whatTiesInEveryListTies();
    void sentencesWithoutAPosition();
    void reciprocalRankAsTheReference();
    void unionAsTheReference();
    void repetitions();
    void windowKnown();
    void windowAsTheReference();
    void refusals();
};

void TestFusion::weightAsTheReference() {
    base::Random random(1);
    for (int round = 0; round < 500; ++round) {
        const Hits lexical = randomHits(random, 25, 40);
        const Hits vector = randomHits(random, 25, 40);
        const double alpha = 0.05 + 0.9 * random.unit();
        const auto asker =
            random.below(2) == 0 ? std::optional(static_cast<Row>(random.below(40))) : std::nullopt;
        Hits expected;
        for (const Row row : rowsOf({lexical, vector})) {
            const double score =
                (1 - alpha) * normalised(lexical, row, asker) + alpha * normalised(vector, row, asker);
            expected.push_back({row, -static_cast<float>(score)});
        }
        std::sort(expected.begin(), expected.end(), stands);
        const std::size_t k = random.below(12);
        if (k != 0 && expected.size() > k) {
            expected.resize(k);
        }
        const auto fused = fuseByWeight(lexical, vector, alpha, k, asker);
        QVERIFY(fused.has_value());
        QVERIFY(*fused == expected);
    }
}

void TestFusion::weightAtItsEnds() {
    base::Random random(2);
    for (int round = 0; round < 100; ++round) {
        const Hits lexical = randomHits(random, 25, 40);
        const Hits vector = randomHits(random, 25, 40);
        QVERIFY(*fuseByWeight(lexical, vector, 0) == lexical);
        QVERIFY(*fuseByWeight(lexical, vector, 1) == vector);
        const auto first = fuseByWeight(lexical, vector, 0, 3);
        QVERIFY(*first ==
                Hits(lexical.begin(), lexical.begin() + static_cast<std::ptrdiff_t>(first->size())));
        QCOMPARE(first->size(), std::min<std::size_t>(3, lexical.size()));
    }
}

void TestFusion::weightKnown() {
    const Hits lexical = {{4, -10}, {2, -6}, {9, -2}};
    const Hits vector = {{2, 0.1F}, {7, 0.3F}};
    const auto fused = fuseByWeight(lexical, vector, 0.25);
    // 4: 0.75; 2: 0.75 / 2 + 0.25; 7 and 9 are the worst of their lists.
    QVERIFY(*fused == (Hits{{4, -0.75F}, {2, -0.625F}, {7, -0.0F}, {9, -0.0F}}));
    QVERIFY(*fuseByWeight(Hits{{5, -1}}, {}, 0.5) == (Hits{{5, -0.5F}}));
    QVERIFY(fuseByWeight({}, {}, 0.5)->empty());
}

// A sentence that asks is nearest to itself by far. It must not squeeze the scores of the others, or alpha
// means something else than for a question from outside.
void TestFusion::theAskerSetsNoScale() {
    const Hits vector = {{0, 0.0F}, {1, 0.36F}, {2, 0.45F}, {3, 0.70F}};
    const Hits lexical = {{0, -60}, {2, -12}, {1, -6}, {3, -1}};
    const auto fused = fuseByWeight(lexical, vector, 0.5, 0, Row{0});
    const Hits outside(fused->begin() + 1, fused->end());
    QCOMPARE(fused->front().row, Row{0});
    QVERIFY(outside == *fuseByWeight(std::span(lexical).subspan(1), std::span(vector).subspan(1), 0.5));
    QCOMPARE(outside.front().row, Row{2});
    // With it in both lists the order is another.
    QCOMPARE((*fuseByWeight(lexical, vector, 0.5))[1].row, Row{1});
}

// Equal texts may differ by one unit in the last place of float32.
void TestFusion::whatTiesInEveryListTies() {
    const Hits vector = {{7, 0.0F}, {3, 5e-7F}, {1, 0.5F}};
    const Hits lexical = {{3, -10.0F}, {7, -10.0F}, {1, -2.0F}};
    const std::vector<Hits> lists{lexical, vector};
    for (const auto& fused : {fuseByWeight(lexical, vector, 0.5), fuseByReciprocalRank(lists)}) {
        QCOMPARE((*fused)[0].row, Row{3});
        QCOMPARE((*fused)[1].row, Row{7});
        QCOMPARE((*fused)[0].distance, (*fused)[1].distance);
        QVERIFY((*fused)[2].distance > (*fused)[1].distance);
    }
}

void TestFusion::sentencesWithoutAPosition() {
    constexpr std::int64_t kNone = SentencePlace::kNoPosition;
    const std::vector<std::uint32_t> slices = {0, 0, 0, 0, 0};
    const std::vector<std::int64_t> positions = {4, 5, 9, kNone, kNone};
    const auto expanded = expandByWindow(Hits{{1, 0.25F}, {3, 0.5F}}, 3, slices, positions);
    QVERIFY(*expanded == (std::vector<WindowHit>{{1, 0.25F, 1, 0}, {0, 0.25F, 1, -1}, {3, 0.5F, 3, 0}}));
    const auto kept = expandByWindow(
        Hits{{1, 0.25F}}, 9, 5, [&](Row row) { return SentencePlace{slices[row], positions[row]}; },
        WindowOrder::BehindEachHit, 0, std::nullopt, [](Row row) { return row != 1; });
    QVERIFY(*kept == (std::vector<WindowHit>{{0, 0.25F, 1, -1}, {2, 0.25F, 1, 4}}));
}

void TestFusion::reciprocalRankAsTheReference() {
    base::Random random(3);
    for (int round = 0; round < 300; ++round) {
        std::vector<Hits> lists(random.below(4));
        for (Hits& hits : lists) {
            hits = randomHits(random, 25, 40);
        }
        const double constant =
            round % 2 == 0 ? kReciprocalRankConstant : static_cast<double>(random.below(5));
        Hits expected;
        for (const Row row : rowsOf(lists)) {
            double score = 0;
            for (const Hits& hits : lists) {
                score += reciprocalOf(hits, row, constant);
            }
            expected.push_back({row, -static_cast<float>(score)});
        }
        std::sort(expected.begin(), expected.end(), stands);
        const auto fused = fuseByReciprocalRank(lists, 0, constant);
        QVERIFY(fused.has_value());
        QVERIFY(*fused == expected);
        const auto first = fuseByReciprocalRank(lists, 5, constant);
        QCOMPARE(first->size(), std::min<std::size_t>(5, expected.size()));
        QVERIFY(std::equal(first->begin(), first->end(), expected.begin()));
    }
}

void TestFusion::unionAsTheReference() {
    base::Random random(4);
    for (int round = 0; round < 300; ++round) {
        std::vector<Hits> lists(random.below(5));
        std::map<Row, float> least;
        for (Hits& hits : lists) {
            hits = randomHits(random, 15, 30);
            for (const Hit& hit : hits) {
                const auto [at, isNew] = least.emplace(hit.row, hit.distance);
                at->second = isNew ? hit.distance : std::min(at->second, hit.distance);
            }
        }
        Hits expected;
        for (const auto& [row, distance] : least) {
            expected.push_back({row, distance});
        }
        std::sort(expected.begin(), expected.end(), stands);
        QVERIFY(*uniteHits(lists) == expected);
        expected.resize(std::min<std::size_t>(expected.size(), 4));
        QVERIFY(*uniteHits(lists, 4) == expected);
    }
}

void TestFusion::repetitions() {
    const Hits twice = {{1, 0.1F}, {2, 0.2F}, {1, 0.3F}, {3, 0.4F}};
    const Hits once = {{1, 0.1F}, {2, 0.2F}, {3, 0.4F}};
    QVERIFY(*fuseByWeight(twice, {}, 0.5) == *fuseByWeight(once, {}, 0.5));
    const std::vector<Hits> listTwice = {twice};
    const std::vector<Hits> listOnce = {once};
    QVERIFY(*fuseByReciprocalRank(listTwice) == *fuseByReciprocalRank(listOnce));
    QVERIFY(*uniteHits(listTwice) == once);
}

void TestFusion::windowKnown() {
    // Two slices; the first has a gap in its positions.
    const std::vector<std::uint32_t> slices = {0, 0, 0, 0, 1, 1, 1};
    const std::vector<std::int64_t> positions = {0, 1, 2, 6, 0, 1, 2};
    const Hits hits = {{2, 0.25F}, {4, 0.5F}, {1, 0.75F}};
    const std::vector<WindowHit> behindEach = {{2, 0.25F, 2, 0}, {1, 0.25F, 2, -1}, {0, 0.25F, 2, -2},
                                               {4, 0.5F, 4, 0},  {5, 0.5F, 4, 1},   {6, 0.5F, 4, 2}};
    QVERIFY(*expandByWindow(hits, 2, slices, positions) == behindEach);
    const std::vector<WindowHit> behindAll = {{2, 0.25F, 2, 0},  {4, 0.5F, 4, 0}, {1, 0.75F, 1, 0},
                                              {0, 0.25F, 2, -2}, {5, 0.5F, 4, 1}, {6, 0.5F, 4, 2}};
    QVERIFY(*expandByWindow(hits, 2, slices, positions, WindowOrder::BehindAllHits) == behindAll);
    const auto first = expandByWindow(hits, 2, slices, positions, WindowOrder::BehindEachHit, 3);
    QVERIFY(*first == std::vector<WindowHit>(behindEach.begin(), behindEach.begin() + 3));
    const auto alone = expandByWindow(hits, 0, slices, positions);
    QCOMPARE(alone->size(), hits.size());
}

void TestFusion::windowAsTheReference() {
    base::Random random(6);
    for (int round = 0; round < 200; ++round) {
        std::vector<std::uint32_t> slices;
        std::vector<std::int64_t> positions;
        for (std::uint32_t slice = 0; slice < 6; ++slice) {
            std::int64_t position = static_cast<std::int64_t>(random.below(4));
            for (std::uint64_t n = random.below(12); n > 0; --n) {
                slices.push_back(slice);
                positions.push_back(position);
                position += 1 + static_cast<std::int64_t>(random.below(3));
            }
        }
        if (slices.empty()) {
            continue;
        }
        const Hits hits = randomHits(random, 8, slices.size());
        const auto width = static_cast<std::int64_t>(random.below(5));
        // Every row that is near a hit stands with the first hit that brings it.
        std::map<Row, WindowHit> expected;
        for (const Hit& hit : hits) {
            for (Row row = 0; row < slices.size(); ++row) {
                const std::int64_t offset = positions[row] - positions[hit.row];
                if (slices[row] == slices[hit.row] && std::abs(offset) <= width) {
                    expected.emplace(row, WindowHit{row, hit.distance, hit.row, offset});
                }
            }
        }
        const auto expanded = expandByWindow(hits, width, slices, positions);
        QVERIFY(expanded.has_value());
        QCOMPARE(expanded->size(), expected.size());
        const auto hitAt = [&hits](Row row) {
            return std::find_if(hits.begin(), hits.end(), [row](const Hit& hit) { return hit.row == row; });
        };
        for (std::size_t i = 0; i < expanded->size(); ++i) {
            const WindowHit& here = (*expanded)[i];
            QVERIFY(expected.at(here.row) == here);
            if (i > 0) {
                const WindowHit& before = (*expanded)[i - 1];
                QVERIFY(hitAt(before.broughtBy) <= hitAt(here.broughtBy));
                if (before.broughtBy == here.broughtBy) {
                    const std::int64_t nearer = std::abs(before.offset);
                    const std::int64_t farther = std::abs(here.offset);
                    QVERIFY(nearer < farther || (nearer == farther && before.row < here.row));
                }
            }
        }
    }
}

void TestFusion::refusals() {
    const Hits hits = {{0, 0.5F}};
    const Hits bad = {{0, std::numeric_limits<float>::quiet_NaN()}};
    const std::vector<Hits> badLists = {hits, bad};
    QVERIFY(isRefused(fuseByWeight(hits, hits, -0.1)));
    QVERIFY(isRefused(fuseByWeight(hits, hits, 1.1)));
    QVERIFY(isRefused(fuseByWeight(hits, hits, std::numeric_limits<double>::quiet_NaN())));
    QVERIFY(isRefused(fuseByWeight(hits, bad, 0.5)));
    QVERIFY(isRefused(fuseByReciprocalRank(badLists)));
    QVERIFY(isRefused(fuseByReciprocalRank(std::vector<Hits>{hits}, 0, -1)));
    QVERIFY(isRefused(uniteHits(badLists)));
    const std::vector<std::uint32_t> slices = {0};
    const std::vector<std::int64_t> positions = {0};
    QVERIFY(isRefused(expandByWindow(hits, -1, slices, positions)));
    QVERIFY(isRefused(expandByWindow(Hits{{1, 0.5F}}, 1, slices, positions)));
    QVERIFY(isRefused(expandByWindow(hits, 1, slices, std::vector<std::int64_t>{})));
}

ASSAY_TEST(TestFusion)
#include "tst_fusion.moc"
