// ROC, the system's precision-recall curve, calibration and histograms against plain counts.
#include "core/metrics/classification/calibration.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/score_histogram.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "tests/core/metrics/random_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay;
using metrics::ThresholdIndex;
using model::Label;
using tests::Samples;

namespace {

constexpr double kHard = 0.4;

bool isTaken(const Samples& samples, std::size_t i) {
    return samples.nli[i] >= kHard;
}

// The class's own score of a sample; nullopt where its curve does not consider it.
std::optional<double> scoreOf(const Samples& samples, Label label, std::size_t i) {
    if (label == Label::Contradiction) {
        return std::isnan(samples.nli[i]) ? -1 : samples.nli[i]; // those without one come last
    }
    if (isTaken(samples, i)) {
        return std::nullopt;
    }
    return label == Label::Accurate ? samples.fhri[i]
                                    : -samples.fhri[i]; // the order of 1 - FHRI, without rounding
}

std::optional<double> pairsInOrder(const Samples& samples, Label label) {
    double right = 0;
    double pairs = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto positive = scoreOf(samples, label, i);
        if (samples.label[i] != label || !positive) {
            continue;
        }
        for (std::size_t j = 0; j < samples.size(); ++j) {
            const auto negative = scoreOf(samples, label, j);
            if (samples.label[j] != label && negative) {
                right += *positive > *negative ? 1 : *positive == *negative ? 0.5 : 0;
                ++pairs;
            }
        }
    }
    return pairs > 0 ? std::optional(right / pairs) : std::nullopt;
}

} // namespace

class TstClassCurves : public QObject {
    Q_OBJECT

  private slots:

    void areaIsTheShareOfPairs_data() { addKinds(); }

    void areaIsTheShareOfPairs();

    void rocPointsAreCounts_data() { addKinds(); }

    void rocPointsAreCounts();

    void systemCurveIsTheMatrix_data() { addKinds(); }

    void systemCurveIsTheMatrix();

    void calibrationSameAsPlain_data() { addKinds(); }

    void calibrationSameAsPlain();
    void calibrationByHand();
    void histogramSameAsPlain();
    void separationIsTheShareOfPairs();
    void subsetsOnly();

  private:
    static void addKinds() {
        QTest::addColumn<int>("kind");
        for (std::size_t i = 0; i < tests::sampleKinds().size(); ++i) {
            QTest::newRow(tests::sampleKinds()[i].name.c_str()) << static_cast<int>(i);
        }
    }

    static Samples samples(int kind) {
        return tests::randomSamples(tests::sampleKinds()[static_cast<std::size_t>(kind)], 17);
    }
};

void TstClassCurves::areaIsTheShareOfPairs() {
    QFETCH(int, kind);
    const Samples given = samples(kind);
    const ThresholdIndex index(given.fhri, given.nli, given.label, {0.15, kHard});
    for (const Label label : model::kLabels) {
        const auto expected = pairsInOrder(given, label);
        const auto found = metrics::areaUnderRoc(index, label);
        QCOMPARE(found.has_value(), expected.has_value());
        QVERIFY(!found || std::abs(*found - *expected) < 1e-12);
    }
}

void TstClassCurves::rocPointsAreCounts() {
    QFETCH(int, kind);
    const Samples given = samples(kind);
    const ThresholdIndex index(given.fhri, given.nli, given.label, {0.15, kHard});
    for (const Label label : model::kLabels) {
        const auto all = metrics::rocCurve(index, label);
        QCOMPARE(!all.empty(), pairsInOrder(given, label).has_value());
        double area = 0;
        double lastX = 0;
        double lastY = 0;
        for (const metrics::RocPoint& point : all) {
            area += (point.falsePositiveRate - lastX) * (point.truePositiveRate + lastY) / 2;
            lastX = point.falsePositiveRate;
            lastY = point.truePositiveRate;
            QVERIFY(point.truePositives + point.falsePositives > 0);
        }
        if (!all.empty()) {
            QCOMPARE(lastX, 1.0); // the loosest threshold takes everything considered
            QCOMPARE(lastY, 1.0);
            QVERIFY(std::abs(area - *metrics::areaUnderRoc(index, label)) < 1e-12);
        }
        const auto thin = metrics::rocCurve(index, label, 12);
        QVERIFY(thin.size() <= 12);
        QCOMPARE(thin.empty(), all.empty());
        if (!thin.empty()) {
            QCOMPARE(thin.back().truePositiveRate, 1.0);
            QCOMPARE(thin.back().falsePositiveRate, 1.0);
        }
    }
}

void TstClassCurves::systemCurveIsTheMatrix() {
    QFETCH(int, kind);
    const Samples given = samples(kind);
    const ThresholdIndex index(given.fhri, given.nli, given.label, {0.15, kHard});
    const auto points = metrics::systemPrCurve(index, Label::Accurate);
    double average = 0;
    double before = 0;
    for (const metrics::PrPoint& point : points) {
        const auto figures =
            metrics::figuresOf(tests::recount(given, point.threshold, kHard)).of(Label::Accurate);
        QVERIFY(point.taken > 0); // where nothing is taken there is no point
        QCOMPARE(point.precision, figures.precision.value());
        QCOMPARE(point.recall, figures.recall.value());
        QVERIFY(point.recall <= metrics::highestSystemRecall(index, Label::Accurate).value() + 1e-12);
        average += (point.recall - before) * point.precision;
        before = point.recall;
    }
    if (points.empty()) {
        QVERIFY(!metrics::systemAveragePrecision(index, Label::Accurate));
    } else {
        QVERIFY(std::abs(average - metrics::systemAveragePrecision(index, Label::Accurate).value()) < 1e-12);
    }
    for (const metrics::PrPoint& point : metrics::systemPrCurve(index, Label::Hallucination)) {
        // Taken as hallucinations are those up to 1 - threshold; just above that is the rule's threshold.
        std::int64_t right = 0;
        for (std::size_t i = 0; i < given.size(); ++i) {
            right += !isTaken(given, i) && 1 - given.fhri[i] >= point.threshold &&
                             given.label[i] == Label::Hallucination
                         ? 1
                         : 0;
        }
        const auto ofClass = std::count(given.label.begin(), given.label.end(), Label::Hallucination);
        QCOMPARE(point.truePositives, right);
        QCOMPARE(point.recall, static_cast<double>(right) / static_cast<double>(ofClass));
    }
    const auto system = metrics::systemPrCurve(index, Label::Contradiction);
    QCOMPARE(system.size(), index.prCurve(Label::Contradiction).size());
}

void TstClassCurves::calibrationSameAsPlain() {
    QFETCH(int, kind);
    const Samples given = samples(kind);
    const auto found = metrics::calibration(given.fhri, given.nli, given.label, kHard);
    QCOMPARE(found.bins.size(), std::size_t{10});
    double error = 0;
    std::int64_t all = 0;
    for (const metrics::CalibrationBin& bin : found.bins) {
        std::int64_t n = 0;
        std::int64_t accurate = 0;
        double sum = 0;
        for (std::size_t i = 0; i < given.size(); ++i) {
            const bool last = bin.to == 1;
            if (!isTaken(given, i) && given.fhri[i] * 10 >= bin.from * 10 &&
                (given.fhri[i] * 10 < bin.to * 10 || last)) {
                ++n;
                accurate += given.label[i] == Label::Accurate ? 1 : 0;
                sum += given.fhri[i];
            }
        }
        QCOMPARE(bin.n, n);
        QCOMPARE(bin.accurate, accurate);
        QCOMPARE(bin.meanScore.has_value(), n > 0);
        all += n;
        if (n > 0) {
            error += std::abs(static_cast<double>(accurate) - sum);
        }
    }
    QCOMPARE(found.n, all);
    QCOMPARE(found.expectedError.has_value(), all > 0);
    QVERIFY(all == 0 || std::abs(*found.expectedError - error / static_cast<double>(all)) < 1e-12);
}

void TstClassCurves::calibrationByHand() {
    // Two bins: 0.2 and 0.4 with one accurate of two; 1.0 accurate; the last is taken by NLI, one has no
    // score.
    const std::vector<double> fhri{0.2, 0.4, 1.0, 0.9, model::kNoScore};
    const std::vector<double> nli{model::kNoScore, 0.1, 0.39, 0.4, 0.0};
    const std::vector<Label> labels{Label::Accurate, Label::Hallucination, Label::Accurate, Label::Accurate,
                                    Label::Accurate};
    const auto found = metrics::calibration(fhri, nli, labels, kHard, std::nullopt, 2);
    QCOMPARE(found.n, 3);
    QVERIFY(std::abs(*found.bins[0].meanScore - 0.3) < 1e-12);
    QCOMPARE(*found.bins[0].share, 0.5);
    QCOMPARE(*found.bins[1].share, 1.0);
    QVERIFY(std::abs(*found.expectedError - 2 * 0.2 / 3) < 1e-12);
}

void TstClassCurves::histogramSameAsPlain() {
    const Samples given = samples(7);
    const auto found = metrics::scoreHistogram(given.nli, given.label, std::nullopt, 8);
    for (const Label label : model::kLabels) {
        std::vector<std::int64_t> counts(8, 0);
        std::int64_t missing = 0;
        double sum = 0;
        std::int64_t n = 0;
        for (std::size_t i = 0; i < given.size(); ++i) {
            if (given.label[i] != label) {
                continue;
            }
            if (std::isnan(given.nli[i])) {
                ++missing;
                continue;
            }
            ++counts[std::min<std::size_t>(7, static_cast<std::size_t>(given.nli[i] * 8))];
            sum += given.nli[i];
            ++n;
        }
        QVERIFY(found.of(label).counts == counts);
        QCOMPARE(found.of(label).missing, missing);
        QCOMPARE(found.of(label).n, n);
        QVERIFY(std::abs(found.of(label).mean.value() - sum / static_cast<double>(n)) < 1e-12);
    }
    const auto none = metrics::scoreHistogram({}, given.label);
    QCOMPARE(none.of(Label::Accurate).n, 0);
    QVERIFY(none.of(Label::Accurate).missing > 0);
    QVERIFY(!none.of(Label::Accurate).mean);
}

void TstClassCurves::separationIsTheShareOfPairs() {
    for (const tests::SampleKind& kind : tests::sampleKinds()) {
        const Samples given = tests::randomSamples(kind, 23);
        double right = 0;
        double pairs = 0;
        for (std::size_t i = 0; i < given.size(); ++i) {
            for (std::size_t j = 0; j < given.size(); ++j) {
                if (given.label[i] == Label::Accurate && given.label[j] == Label::Hallucination &&
                    !std::isnan(given.nli[i]) && !std::isnan(given.nli[j])) {
                    right += given.nli[i] > given.nli[j] ? 1 : given.nli[i] == given.nli[j] ? 0.5 : 0;
                    ++pairs;
                }
            }
        }
        const auto found = metrics::separation(given.nli, given.label);
        QCOMPARE(found.has_value(), pairs > 0);
        QVERIFY(!found || std::abs(*found - right / pairs) < 1e-12);
    }
}

void TstClassCurves::subsetsOnly() {
    const Samples given = samples(7);
    Samples part;
    std::vector<std::uint32_t> positions;
    for (std::uint32_t i = 0; i < given.size(); i += 3) {
        positions.push_back(i);
        part.add(given.fhri[i], given.nli[i], given.label[i]);
    }
    const auto whole = metrics::calibration(given.fhri, given.nli, given.label, kHard, positions);
    const auto alone = metrics::calibration(part.fhri, part.nli, part.label, kHard);
    QCOMPARE(whole.n, alone.n);
    QCOMPARE(whole.expectedError.value(), alone.expectedError.value());
    QCOMPARE(metrics::separation(given.fhri, given.label, positions).value(),
             metrics::separation(part.fhri, part.label).value());
    QVERIFY(metrics::scoreHistogram(given.fhri, given.label, positions).of(Label::Accurate).counts ==
            metrics::scoreHistogram(part.fhri, part.label).of(Label::Accurate).counts);
}

ASSAY_TEST(TstClassCurves)
#include "tst_class_curves.moc"
