#include "core/metrics/classification/threshold_curve.h"
#include "tests/core/metrics/random_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <set>

using namespace assay;
using metrics::Constraints;
using metrics::ThresholdCurvePoint;
using metrics::ThresholdIndex;
using metrics::ThresholdRange;
using model::Label;
using tests::Samples;

namespace {

ThresholdIndex indexOf(const Samples& samples) {
    return {samples.fhri, samples.nli, samples.label, {}};
}

} // namespace

class TstThresholdCurve : public QObject {
    Q_OBJECT

  private slots:
    void exactWithFewScores();
    void evenlySpacedWithMany();
    void figuresSameAsRecount_data();
    void figuresSameAsRecount();
    void rangesSameAsTryingEveryThreshold_data();
    void rangesSameAsTryingEveryThreshold();
    void rangesByHand();
    void longRangesAreSkippedExactly();
    void withoutSamples();

  private:
    static void addKinds();
};

void TstThresholdCurve::addKinds() {
    QTest::addColumn<int>("kind");
    for (std::size_t i = 0; i < tests::sampleKinds().size(); ++i) {
        QTest::newRow(tests::sampleKinds()[i].name.c_str()) << static_cast<int>(i);
    }
}

void TstThresholdCurve::exactWithFewScores() {
    const Samples samples = tests::randomSamples({"", 300, 30}, 5);
    std::set<double> expected(samples.fhri.begin(), samples.fhri.end());
    expected.insert({0.0, 1.0});
    const auto curve = metrics::thresholdCurve(indexOf(samples), 400);
    QCOMPARE(curve.size(), expected.size());
    QVERIFY(metrics::thresholdCurveIsExact(indexOf(samples), 400));
    QVERIFY(!metrics::thresholdCurveIsExact(indexOf(samples), 20));
    QVERIFY(std::equal(curve.begin(), curve.end(), expected.begin(),
                       [](const ThresholdCurvePoint& point, double tau) { return point.threshold == tau; }));
}

void TstThresholdCurve::evenlySpacedWithMany() {
    const Samples samples = tests::randomSamples({"", 2000}, 6);
    const auto curve = metrics::thresholdCurve(indexOf(samples), 101);
    QCOMPARE(curve.size(), std::size_t{101});
    for (std::size_t i = 0; i < curve.size(); ++i) {
        QCOMPARE(curve[i].threshold, static_cast<double>(i) / 100);
    }
    QCOMPARE(metrics::thresholdCurve(indexOf(samples), 0).size(), std::size_t{2});
}

void TstThresholdCurve::figuresSameAsRecount_data() {
    addKinds();
}

void TstThresholdCurve::figuresSameAsRecount() {
    QFETCH(int, kind);
    const Samples samples = tests::randomSamples(tests::sampleKinds()[static_cast<std::size_t>(kind)], 50);
    for (const std::size_t most : {std::size_t{2}, std::size_t{40}, std::size_t{400}}) {
        const auto curve = metrics::thresholdCurve(indexOf(samples), most);
        QVERIFY(curve.size() >= 2 && curve.size() <= most);
        for (const ThresholdCurvePoint& point : curve) {
            QVERIFY(point.matrix == tests::recount(samples, point.threshold, 0.40));
            QVERIFY(point.figures.macroF1 == metrics::figuresOf(point.matrix).macroF1);
        }
    }
}

void TstThresholdCurve::rangesSameAsTryingEveryThreshold_data() {
    addKinds();
}

void TstThresholdCurve::rangesSameAsTryingEveryThreshold() {
    QFETCH(int, kind);
    std::int64_t feasibleSeen = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Samples samples =
            tests::randomSamples(tests::sampleKinds()[static_cast<std::size_t>(kind)], seed);
        const ThresholdIndex index = indexOf(samples);
        const std::vector<Constraints> tried{
            {},
            {{0.5, 0.5, 0.2}},
            {{0.3, 0.4, std::nullopt}},
            {{std::nullopt, 0.6, std::nullopt}},
            {{0.5, std::nullopt, std::nullopt}},
            {{std::nullopt, std::nullopt, 0.3}},
            {{std::nullopt, std::nullopt, std::nullopt}},
            {{0.0, 0.0, 0.0}},
            {{1.0, 1.0, 1.0}},
        };
        for (const Constraints& constraints : tried) {
            const std::vector<ThresholdRange> ranges = metrics::feasibleRanges(index, constraints);
            for (std::size_t i = 1; i < ranges.size(); ++i) {
                QVERIFY(ranges[i - 1].to < ranges[i].from);
            }
            if (samples.size() == 0) {
                QVERIFY(ranges.empty());
                continue;
            }
            for (const double tau : tests::awkwardThresholds(samples)) {
                if (tau < 0 || tau > 1) {
                    continue;
                }
                const bool feasible =
                    metrics::violationsOf(metrics::figuresOf(tests::recount(samples, tau, 0.40)), constraints)
                        .empty();
                const bool inRange =
                    std::any_of(ranges.begin(), ranges.end(),
                                [tau](const ThresholdRange& range) { return range.contains(tau); });
                QCOMPARE(inRange, feasible);
                feasibleSeen += feasible ? 1 : 0;
            }
        }
    }
    QVERIFY(feasibleSeen > 0 || tests::sampleKinds()[static_cast<std::size_t>(kind)].count == 0);
}

void TstThresholdCurve::rangesByHand() {
    Samples samples;
    samples.add(0.2, model::kNoScore, Label::Hallucination);
    samples.add(0.4, model::kNoScore, Label::Accurate);
    samples.add(0.6, model::kNoScore, Label::Hallucination);
    samples.add(0.8, model::kNoScore, Label::Accurate);
    const ThresholdIndex index = indexOf(samples);
    // Precision of accurate: 2/4 up to 0.2, 2/3 up to 0.4, 1/2 up to 0.6, 1 up to 0.8, undefined above.
    const Constraints precise{{std::nullopt, 0.6, std::nullopt}};
    const std::vector<ThresholdRange> expected{{0.2, 0.4, false}, {0.6, 0.8, false}};
    QVERIFY(metrics::feasibleRanges(index, precise) == expected);
    // Recall of hallucination: 0 up to 0.2, 1/2 up to 0.6, 1 above.
    const Constraints complete{{0.5, std::nullopt, std::nullopt}};
    QVERIFY(metrics::feasibleRanges(index, complete) == (std::vector<ThresholdRange>{{0.2, 1, false}}));
    const Constraints anything{{std::nullopt, std::nullopt, std::nullopt}};
    QVERIFY(metrics::feasibleRanges(index, anything) == (std::vector<ThresholdRange>{{0, 1, true}}));
}

void TstThresholdCurve::longRangesAreSkippedExactly() {
    // Enough samples that whole stretches are skipped; compared with looking at every distinct score.
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        const Samples samples = tests::randomSamples({"", 20'000, seed == 0 ? 0 : 3000}, 200 + seed);
        const ThresholdIndex index = indexOf(samples);
        for (const double required : {0.3, 0.4, 0.5, 0.55, 0.6, 0.7}) {
            const Constraints constraints{{std::nullopt, required, std::nullopt}};
            const std::vector<ThresholdRange> ranges = metrics::feasibleRanges(index, constraints);
            std::size_t at = 0;
            for (std::size_t i = 0; i < index.distinctCount(); ++i) {
                const double tau = index.distinctScore(i);
                while (at < ranges.size() && ranges[at].to < tau) {
                    ++at;
                }
                const bool inRange = at < ranges.size() && ranges[at].contains(tau);
                const auto figures = metrics::figuresOf(index.confusionAtDistinct(i));
                QCOMPARE(inRange, metrics::violationsOf(figures, constraints).empty());
            }
        }
    }
}

void TstThresholdCurve::withoutSamples() {
    const ThresholdIndex index = indexOf({});
    const auto curve = metrics::thresholdCurve(index, 10);
    QCOMPARE(curve.size(), std::size_t{2});
    QVERIFY(!curve[0].figures.macroF1);
    QVERIFY(metrics::feasibleRanges(index, {}).empty());
}

ASSAY_TEST(TstThresholdCurve)
#include "tst_threshold_curve.moc"
