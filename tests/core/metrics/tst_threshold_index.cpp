#include "core/metrics/classification/threshold_index.h"
#include "tests/core/metrics/random_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>
#include <functional>
#include <limits>
#include <numeric>
#include <set>

using namespace assay;
using metrics::NliThresholds;
using metrics::PrPoint;
using metrics::ThresholdIndex;
using model::Label;
using tests::recount;
using tests::Samples;

namespace {

const std::vector<NliThresholds> kLimits{{0.15, 0.40}, {0.0, 0.0},  {0.2, 1.0},
                                         {0.5, 0.5},   {0.1, 0.25}, {0.3, 0.31}};

ThresholdIndex indexOf(const Samples& samples, NliThresholds limits) {
    return {samples.fhri, samples.nli, samples.label, limits};
}

// The curve by its definition: for every distinct score, from the highest, count what scores at least as
// much.
std::vector<PrPoint> plainCurve(const Samples& samples, Label label, double hard) {
    std::vector<std::pair<double, bool>> considered; // negated FHRI stands for 1 - FHRI: the same order
    std::int64_t positives = 0;
    std::set<double, std::greater<>> thresholds;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const bool isPositive = samples.label[i] == label;
        if (label == Label::Contradiction) {
            positives += isPositive ? 1 : 0;
            if (std::isnan(samples.nli[i])) {
                continue;
            }
        } else {
            if (samples.nli[i] >= hard) {
                continue;
            }
            positives += isPositive ? 1 : 0;
        }
        const double score = label == Label::Accurate        ? samples.fhri[i]
                             : label == Label::Hallucination ? -samples.fhri[i]
                                                             : samples.nli[i];
        considered.emplace_back(score, isPositive);
        thresholds.insert(score);
    }
    std::vector<PrPoint> points;
    if (positives == 0) {
        return points;
    }
    for (const double threshold : thresholds) {
        PrPoint point;
        point.threshold = label == Label::Hallucination ? 1 + threshold : threshold;
        for (const auto& [score, isPositive] : considered) {
            if (score >= threshold) {
                ++point.taken;
                point.truePositives += isPositive ? 1 : 0;
            }
        }
        point.precision = static_cast<double>(point.truePositives) / static_cast<double>(point.taken);
        point.recall = static_cast<double>(point.truePositives) / static_cast<double>(positives);
        points.push_back(point);
    }
    return points;
}

bool same(const PrPoint& a, const PrPoint& b) {
    return a.threshold == b.threshold && a.precision == b.precision && a.recall == b.recall &&
           a.truePositives == b.truePositives && a.taken == b.taken;
}

std::optional<double> plainAveragePrecision(const std::vector<PrPoint>& points) {
    if (points.empty()) {
        return std::nullopt;
    }
    double sum = 0;
    double before = 0;
    for (const PrPoint& point : points) {
        sum += (point.recall - before) * point.precision;
        before = point.recall;
    }
    return sum;
}

} // namespace

class TstThresholdIndex : public QObject {
    Q_OBJECT

  private slots:
    void matrixSameAsRecount_data();
    void matrixSameAsRecount();
    void limitsCanBeChanged_data();
    void limitsCanBeChanged();
    void distinctScores_data();
    void distinctScores();
    void cellsListTheirSamples_data();
    void cellsListTheirSamples();
    void curveSameAsByDefinition_data();
    void curveSameAsByDefinition();
    void thinnedCurve_data();
    void thinnedCurve();
    void averagePrecisionSameAsScikitLearn();
    void contradictionCurveIgnoresTheLimits();
    void sortedOrderIsStable();
    void subset();
    void nanThresholdAcceptsNothing();
    void thousandsOfDistinctScores();
    void enoughDistinctScoresForTwoThreads();

  private:
    static void addKinds();
};

void TstThresholdIndex::addKinds() {
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < tests::sampleKinds().size(); ++i) {
        QTest::newRow(tests::sampleKinds()[i].name.c_str()) << static_cast<int>(i);
    }
}

#define FETCH_SAMPLES                                                                                        \
    QFETCH(int, kind);                                                                                       \
    const Samples samples = tests::randomSamples(tests::sampleKinds()[static_cast<std::size_t>(kind)],       \
                                                 100U + static_cast<unsigned>(kind))

void TstThresholdIndex::matrixSameAsRecount_data() {
    addKinds();
}

void TstThresholdIndex::matrixSameAsRecount() {
    FETCH_SAMPLES;
    for (const NliThresholds limits : kLimits) {
        const ThresholdIndex index = indexOf(samples, limits);
        QCOMPARE(index.size(), samples.size());
        for (const double tau : tests::awkwardThresholds(samples)) {
            QVERIFY(index.confusionAt(tau) == recount(samples, tau, limits.hard));
        }
        std::int64_t review = 0;
        for (const double nli : samples.nli) {
            review += nli >= limits.soft && nli < limits.hard ? 1 : 0;
        }
        QCOMPARE(index.reviewCount(), review);
    }
}

void TstThresholdIndex::limitsCanBeChanged_data() {
    addKinds();
}

void TstThresholdIndex::limitsCanBeChanged() {
    FETCH_SAMPLES;
    ThresholdIndex index = indexOf(samples, {0.15, 0.40});
    for (const NliThresholds limits : kLimits) {
        index.setNliThresholds(limits);
        QVERIFY(index.nliThresholds() == limits);
        const ThresholdIndex fresh = indexOf(samples, limits);
        for (const double tau : {0.0, 0.3, 0.5, 0.7, 1.0}) {
            QVERIFY(index.confusionAt(tau) == fresh.confusionAt(tau));
        }
        QCOMPARE(index.reviewCount(), fresh.reviewCount());
        for (const Label label : model::kLabels) {
            QVERIFY(index.averagePrecision(label) == fresh.averagePrecision(label)); // to the last bit
        }
    }
}

void TstThresholdIndex::distinctScores_data() {
    addKinds();
}

void TstThresholdIndex::distinctScores() {
    FETCH_SAMPLES;
    const ThresholdIndex index = indexOf(samples, {});
    const std::set<double> distinct(samples.fhri.begin(), samples.fhri.end());
    QCOMPARE(index.distinctCount(), distinct.size());
    std::size_t i = 0;
    for (const double score : distinct) {
        QCOMPARE(index.distinctScore(i), score);
        QCOMPARE(index.firstDistinctAtLeast(score), i);
        QCOMPARE(index.firstDistinctAtLeast(std::nextafter(score, 2.0)), i + 1);
        QVERIFY(index.confusionAtDistinct(i) == recount(samples, score, 0.40));
        ++i;
    }
    QVERIFY(index.confusionAtDistinct(i) == recount(samples, 2.0, 0.40));
}

void TstThresholdIndex::cellsListTheirSamples_data() {
    addKinds();
}

void TstThresholdIndex::cellsListTheirSamples() {
    FETCH_SAMPLES;
    const ThresholdIndex index = indexOf(samples, {});
    std::vector<std::uint32_t> order(samples.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return samples.fhri[a] < samples.fhri[b]; });
    for (const double tau : {0.0, 0.35, 0.5, 0.7, 1.0, 1.5}) {
        for (const Label truth : model::kLabels) {
            for (const Label predicted : model::kLabels) {
                std::vector<std::uint32_t> expected;
                for (const std::uint32_t i : order) {
                    if (samples.label[i] == truth &&
                        metrics::decide(samples.fhri[i], samples.nli[i], tau, 0.40) == predicted) {
                        expected.push_back(i);
                    }
                }
                QVERIFY(index.samplesIn(truth, predicted, tau) == expected);
            }
        }
    }
}

void TstThresholdIndex::curveSameAsByDefinition_data() {
    addKinds();
}

void TstThresholdIndex::curveSameAsByDefinition() {
    FETCH_SAMPLES;
    for (const NliThresholds limits : kLimits) {
        const ThresholdIndex index = indexOf(samples, limits);
        for (const Label label : model::kLabels) {
            const std::vector<PrPoint> expected = plainCurve(samples, label, limits.hard);
            const std::vector<PrPoint> points = index.prCurve(label);
            QCOMPARE(points.size(), expected.size());
            for (std::size_t i = 0; i < points.size(); ++i) {
                QVERIFY(same(points[i], expected[i]));
            }
            const auto average = index.averagePrecision(label);
            const auto plain = plainAveragePrecision(expected);
            QCOMPARE(average.has_value(), plain.has_value());
            QVERIFY(!average || std::abs(*average - *plain) < 1e-12);
        }
    }
}

void TstThresholdIndex::thinnedCurve_data() {
    addKinds();
}

void TstThresholdIndex::thinnedCurve() {
    FETCH_SAMPLES;
    const ThresholdIndex index = indexOf(samples, {});
    for (const Label label : model::kLabels) {
        const std::vector<PrPoint> all = index.prCurve(label);
        for (const std::size_t most : {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{10},
                                       std::size_t{50}, std::size_t{5000}}) {
            const std::vector<PrPoint> points = index.prCurve(label, most);
            const std::size_t count = std::max<std::size_t>(most, 2);
            QVERIFY(points.size() <= std::max<std::size_t>(count, 2));
            QCOMPARE(points.empty(), all.empty());
            if (all.empty()) {
                continue;
            }
            QVERIFY(same(points.front(), all.front()));
            QVERIFY(same(points.back(), all.back()));
            const std::set<double> distinctFhri(samples.fhri.begin(), samples.fhri.end());
            if ((label == Label::Contradiction ? all.size() : distinctFhri.size()) <= most) {
                QCOMPARE(points.size(), all.size());
            }
            // Every point is one of all, in their order, and few samples are skipped.
            std::size_t at = 0;
            for (const PrPoint& point : points) {
                const std::int64_t before = at == 0 ? 0 : all[at - 1].taken;
                const std::size_t first = at;
                while (at < all.size() && !same(all[at], point)) {
                    ++at;
                }
                QVERIFY(at < all.size());
                const std::int64_t skipped = at == first ? 0 : all[at - 1].taken - before;
                QVERIFY(static_cast<double>(skipped) <
                        static_cast<double>(all.back().taken) / static_cast<double>(count - 1) + 1);
                ++at;
            }
        }
    }
}

void TstThresholdIndex::averagePrecisionSameAsScikitLearn() {
    std::ifstream file(ASSAY_GOLDEN_DIR "/classification/reference.json");
    const nlohmann::json reference = nlohmann::json::parse(file);
    QVERIFY(reference["curves"].size() >= 10);
    for (const auto& expected : reference["curves"]) {
        const auto scores = expected["score"].get<std::vector<double>>();
        const auto positive = expected["positive"].get<std::vector<int>>();
        const double average = expected["average_precision"].get<double>();
        Samples accurate;
        Samples contradiction;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            accurate.add(scores[i], model::kNoScore,
                         positive[i] != 0 ? Label::Accurate : Label::Hallucination);
            contradiction.add(0.5, scores[i], positive[i] != 0 ? Label::Contradiction : Label::Accurate);
        }
        const ThresholdIndex byFhri = indexOf(accurate, {});
        const ThresholdIndex byNli = indexOf(contradiction, {});
        QVERIFY(std::abs(*byFhri.averagePrecision(Label::Accurate) - average) < 1e-9);
        QVERIFY(std::abs(*byNli.averagePrecision(Label::Contradiction) - average) < 1e-9);
        // scikit-learn ends its curve where recall is first 1, ours goes on to the last score.
        const std::vector<PrPoint> points = byFhri.prCurve(Label::Accurate);
        QVERIFY(points.size() >= expected["threshold"].size());
        for (std::size_t i = 0; i < expected["threshold"].size(); ++i) {
            QCOMPARE(points[i].threshold, expected["threshold"][i].get<double>());
            QVERIFY(std::abs(points[i].precision - expected["precision"][i].get<double>()) < 1e-9);
            QVERIFY(std::abs(points[i].recall - expected["recall"][i].get<double>()) < 1e-9);
        }
        // Turned round, the same samples make the curve of hallucination.
        Samples hallucination;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            hallucination.add(1 - scores[i], model::kNoScore,
                              positive[i] != 0 ? Label::Hallucination : Label::Accurate);
        }
        const auto turned = indexOf(hallucination, {}).averagePrecision(Label::Hallucination);
        QVERIFY(turned && std::abs(*turned - average) < 1e-9);
    }
}

void TstThresholdIndex::contradictionCurveIgnoresTheLimits() {
    Samples samples;
    samples.add(0.9, 0.9, Label::Contradiction);
    samples.add(0.8, 0.5, Label::Accurate);
    samples.add(0.7, 0.5, Label::Contradiction);
    samples.add(0.6, model::kNoScore, Label::Contradiction); // never taken: recall ends at 2/3
    for (const NliThresholds limits : kLimits) {
        const ThresholdIndex index = indexOf(samples, limits);
        const std::vector<PrPoint> points = index.prCurve(Label::Contradiction);
        QCOMPARE(points.size(), std::size_t{2});
        QVERIFY(same(points[0], {0.9, 1.0, 1.0 / 3, 1, 1}));
        QVERIFY(same(points[1], {0.5, 2.0 / 3, 2.0 / 3, 2, 3}));
        QCOMPARE(*index.averagePrecision(Label::Contradiction), (1.0 + 2.0 / 3) / 3);
    }
}

void TstThresholdIndex::sortedOrderIsStable() {
    Samples samples;
    for (const double score : {0.5, 0.2, 0.5, 0.2, 0.9, 0.5}) {
        samples.add(score, model::kNoScore, Label::Accurate);
    }
    const ThresholdIndex index = indexOf(samples, {});
    const std::vector<std::uint32_t> expected{1, 3, 0, 2, 5, 4};
    QVERIFY(std::equal(index.positions().begin(), index.positions().end(), expected.begin(), expected.end()));
    QVERIFY(std::is_sorted(index.scores().begin(), index.scores().end()));
}

void TstThresholdIndex::subset() {
    const Samples samples = tests::randomSamples({"", 900, 40, 0.6, 0b111}, 7);
    metrics::ScoreSorter sorter;
    const metrics::SortedColumn fhri = sorter.sorted(samples.fhri);
    const metrics::SortedColumn nli = sorter.sorted(samples.nli);
    const auto places = metrics::placesOf(nli, samples.size());
    std::vector<std::uint16_t> groupOf(samples.size());
    base::Random random(8);
    for (std::uint16_t& group : groupOf) {
        group = static_cast<std::uint16_t>(random.below(3));
    }
    auto fhriOf = metrics::dealOut(fhri, groupOf, 3);
    auto nliOf = metrics::dealOut(nli, groupOf, 3);
    for (std::uint16_t group = 0; group < 3; ++group) {
        Samples own;
        std::vector<std::uint32_t> wholePosition;
        for (std::uint32_t i = 0; i < samples.size(); ++i) {
            if (groupOf[i] == group) {
                own.add(samples.fhri[i], samples.nli[i], samples.label[i]);
                wholePosition.push_back(i);
            }
        }
        ThresholdIndex index(fhriOf[group], nliOf[group], places, samples.label, {});
        ThresholdIndex alone = indexOf(own, {});
        for (const NliThresholds limits : kLimits) {
            index.setNliThresholds(limits);
            alone.setNliThresholds(limits);
            for (const double tau : tests::awkwardThresholds(own)) {
                QVERIFY(index.confusionAt(tau) == alone.confusionAt(tau));
            }
            QCOMPARE(index.reviewCount(), alone.reviewCount());
            for (const Label label : model::kLabels) {
                QVERIFY(index.averagePrecision(label) == alone.averagePrecision(label));
            }
            for (std::size_t i = 0; i < own.size(); ++i) {
                QCOMPARE(index.positions()[i], wholePosition[alone.positions()[i]]);
            }
        }
    }
}

void TstThresholdIndex::nanThresholdAcceptsNothing() {
    const Samples samples = tests::randomSamples({"", 50, 10}, 9);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(indexOf(samples, {}).confusionAt(nan) == recount(samples, nan, 0.40));
}

void TstThresholdIndex::thousandsOfDistinctScores() {
    // More than the blocks in which average precision is summed, and not a multiple of them.
    const Samples samples = tests::randomSamples({"", 3001}, 10);
    const ThresholdIndex index = indexOf(samples, {});
    for (const Label label : {Label::Accurate, Label::Hallucination}) {
        const auto plain = plainAveragePrecision(index.prCurve(label));
        QVERIFY(std::abs(*index.averagePrecision(label) - *plain) < 1e-12);
    }
}

void TstThresholdIndex::enoughDistinctScoresForTwoThreads() {
    // From 100,000 distinct scores on a second thread sums the upper half.
    const Samples samples = tests::randomSamples({"", 150'000}, 11);
    const ThresholdIndex index = indexOf(samples, {});
    QVERIFY(index.distinctCount() > 100'000);
    const ThresholdIndex again = indexOf(samples, {});
    for (const Label label : {Label::Accurate, Label::Hallucination}) {
        const auto plain = plainAveragePrecision(index.prCurve(label));
        QVERIFY(std::abs(*index.averagePrecision(label) - *plain) < 1e-12);
        QVERIFY(index.averagePrecision(label) == again.averagePrecision(label)); // to the last bit
    }
}

ASSAY_TEST(TstThresholdIndex)
#include "tst_threshold_index.moc"
