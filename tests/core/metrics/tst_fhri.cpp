#include "core/base/random.h"
#include "core/metrics/fhri.h"

#include <QtTest/QtTest>

#include <cmath>
#include <limits>

using namespace assay;
using metrics::decide;
using metrics::weightedFhri;
using model::Label;

class TstFhri : public QObject {
    Q_OBJECT

  private slots:
    void allComponents();
    void withoutEntropyDividesByTheRest();
    void missingComponentsAreLeftOut();
    void nothingToWeigh();
    void zeroWeightIsNotPresent();
    void neverLeavesTheUnitInterval();
    void decisionAtTheLimits();
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

void TstFhri::decisionAtTheLimits() {
    const double none = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(decide(0.9, 0.40, 0.7, 0.40), Label::Contradiction); // >= loses to nothing
    QCOMPARE(decide(0.9, std::nextafter(0.40, 0.0), 0.7, 0.40), Label::Accurate);
    QCOMPARE(decide(0.7, none, 0.7, 0.40), Label::Accurate);
    QCOMPARE(decide(std::nextafter(0.7, 0.0), none, 0.7, 0.40), Label::Hallucination);
    QCOMPARE(decide(7 * 0.1, none, 0.7, 0.40), 7 * 0.1 >= 0.7 ? Label::Accurate : Label::Hallucination);
    QCOMPARE(decide(0.1, none, 0.7, 0.0), Label::Hallucination); // no score is never taken
}

QTEST_APPLESS_MAIN(TstFhri)
#include "tst_fhri.moc"
