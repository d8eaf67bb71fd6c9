// FHRI out of its components: of one sample, and of whole columns.
#include "core/base/random.h"
#include "core/metrics/classification/fhri.h"
#include "core/metrics/classification/rescore.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace assay;
using metrics::decide;
using metrics::weightedFhri;
using model::Label;

namespace {

bool sameBits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b) ||
           (std::isnan(a) && std::isnan(b));
}

// One sample after the other.
double plain(const model::ScoredColumns& columns, const model::Scoring& scoring, std::size_t i) {
    if (scoring.kind == model::ScoringKind::Stored) {
        return columns.fhri[i];
    }
    model::ComponentScores scores;
    for (std::size_t c = 0; c < model::kComponentCount; ++c) {
        if (!columns.components[c].empty() && !std::isnan(columns.components[c][i])) {
            scores[c] = columns.components[c][i];
        }
    }
    const model::ComponentWeights* const own =
        scoring.kind == model::ScoringKind::SourceWeights ? columns.sourceWeights(i) : nullptr;
    return metrics::weightedFhri(scores, own ? *own : scoring.weights).value_or(model::kNoScore);
}

} // namespace

class TstFhri : public QObject {
    Q_OBJECT

  private slots:
    void allComponents();
    void withoutEntropyDividesByTheRest();
    void missingComponentsAreLeftOut();
    void nothingToWeigh();
    void zeroWeightIsNotPresent();
    void neverLeavesTheUnitInterval();
    void roundingDecidesNothing();
    void decisionAtTheLimits();
    void columnsAsOneByOne_data();
    void columnsAsOneByOne();
    void columnsWithoutComponents();
};

void TstFhri::allComponents() {
    const auto fhri = weightedFhri({0.8, 0.6, 0.5, 0.4, 0.2}, model::kDocumentWeights);
    // 0.20 + 0.15 + 0.10 + 0.06 + 0.03
    QVERIFY(fhri && std::abs(*fhri - 0.54) < 1e-15);
}

void TstFhri::withoutEntropyDividesByTheRest() {
    const auto fhri = weightedFhri({0.8, 0.6, 0.5, 0.4, std::nullopt}, model::kDocumentWeights);
    QVERIFY(fhri && std::abs(*fhri - 0.51 / 0.85) < 1e-15);
}

void TstFhri::missingComponentsAreLeftOut() {
    for (std::size_t only = 0; only < model::kComponentCount; ++only) {
        model::ComponentScores scores;
        scores[only] = 0.3;
        const auto fhri = weightedFhri(scores, model::kDocumentWeights);
        QVERIFY(fhri && std::abs(*fhri - 0.3) < 1e-15);
    }
}

void TstFhri::nothingToWeigh() {
    QVERIFY(!weightedFhri({}, model::kDocumentWeights));
    QVERIFY(!weightedFhri({0.5, 0.5, 0.5, 0.5, 0.5}, {0, 0, 0, 0, 0}));
}

void TstFhri::zeroWeightIsNotPresent() {
    QVERIFY(!weightedFhri({0.5, std::nullopt, std::nullopt, std::nullopt, std::nullopt}, {0, 1, 1, 1, 1}));
    QCOMPARE(*weightedFhri({0.5, 0.25, std::nullopt, std::nullopt, std::nullopt}, {0, 1, 1, 1, 1}), 0.25);
}

void TstFhri::neverLeavesTheUnitInterval() {
    base::Random random(3);
    for (int i = 0; i < 20'000; ++i) {
        model::ComponentScores scores;
        model::ComponentWeights weights{};
        for (std::size_t k = 0; k < model::kComponentCount; ++k) {
            scores[k] = random.unit() < 0.5 ? 1.0 : 1.0 - 1e-16 * random.unit();
            weights[k] = random.unit();
        }
        const auto fhri = weightedFhri(scores, weights);
        QVERIFY(fhri && *fhri <= 1.0 && *fhri >= 0.0);
    }
}

// Components and weights of two decimals: the score is a fraction of whole numbers, and where that is a
// multiple of 0.01 the computed one is that number.
void TstFhri::roundingDecidesNothing() {
    QCOMPARE(*weightedFhri({0.85, 0.85, 0.85, 0.85, 0.85}, model::kDocumentWeights), 0.85);
    base::Random random(7);
    int hits = 0;
    for (int i = 0; i < 200'000; ++i) {
        model::ComponentScores scores;
        std::uint64_t weighted = 0;
        std::uint64_t weights = 0;
        for (std::size_t k = 0; k < model::kComponentCount; ++k) {
            const auto weight = static_cast<std::uint64_t>(std::lround(model::kDocumentWeights[k] * 100));
            if (k + 1 == model::kComponentCount && i % 2 == 0) {
                continue; // without entropy
            }
            const std::uint64_t hundredths = random.below(101);
            scores[k] = static_cast<double>(hundredths) / 100;
            weighted += weight * hundredths;
            weights += weight;
        }
        if (weighted % weights == 0) {
            ++hits;
            QCOMPARE(*weightedFhri(scores, model::kDocumentWeights),
                     static_cast<double>(weighted / weights) / 100);
        }
    }
    QVERIFY(hits > 1'000);
}

void TstFhri::decisionAtTheLimits() {
    const double none = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(decide(0.9, 0.40, 0.7, 0.40), Label::Contradiction); // >= loses to nothing
    QCOMPARE(decide(0.9, std::nextafter(0.40, 0.0), 0.7, 0.40), Label::Accurate);
    QCOMPARE(decide(0.7, none, 0.7, 0.40), Label::Accurate);
    QCOMPARE(decide(std::nextafter(0.7, 0.0), none, 0.7, 0.40), Label::Hallucination);
    QCOMPARE(decide(7 * 0.1, none, 0.7, 0.40), 7 * 0.1 >= 0.7 ? Label::Accurate : Label::Hallucination);
    QCOMPARE(decide(0.1, none, 0.7, 0.0), Label::Hallucination); // no score is never taken
}

void TstFhri::columnsAsOneByOne_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("a block and one") << 1'025;
    QTest::newRow("with a second thread") << 230'001;
}

void TstFhri::columnsAsOneByOne() {
    QFETCH(int, count);
    model::ScoredColumns columns =
        tests::generateColumns({.count = static_cast<std::size_t>(count), .components = true});
    base::Random random(9);
    for (std::vector<double>& component : columns.components) {
        for (double& score : component) {
            score = random.unit() < 0.2 ? model::kNoScore : score;
        }
    }
    columns.components[3].clear(); // no sample has it
    columns.weightSets = {{0, 0, 0, 0, 1}, {0.1, 0.2, 0.3, 0.4, 0}};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::uint64_t which = random.below(3);
        columns.weightSet.push_back(which == 2 ? model::kNone : static_cast<std::uint32_t>(which));
    }
    for (const model::Scoring& scoring :
         {model::Scoring{}, model::Scoring{model::ScoringKind::Weights, model::kDocumentWeights},
          model::Scoring{model::ScoringKind::Weights, model::kNoEntropyWeights},
          model::Scoring{model::ScoringKind::Weights, {0, 0, 0, 1, 0}},
          model::Scoring{model::ScoringKind::Weights, {0, 0, 0, 0, 0}},
          model::Scoring{model::ScoringKind::SourceWeights, model::kDocumentWeights}}) {
        const auto scores = metrics::rescored(columns, scoring);
        QCOMPARE(scores.size(), columns.size());
        for (std::size_t i = 0; i < columns.size(); ++i) {
            QVERIFY(sameBits(scores[i], plain(columns, scoring, i)));
        }
    }
}

void TstFhri::columnsWithoutComponents() {
    const model::ScoredColumns columns = tests::generateColumns({.count = 50});
    for (const double score :
         metrics::rescored(columns, {model::ScoringKind::Weights, model::kDocumentWeights})) {
        QVERIFY(std::isnan(score)); // never the stored one, never 0
    }
}

ASSAY_TEST(TstFhri)
#include "tst_fhri.moc"
