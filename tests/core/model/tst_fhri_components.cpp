#include "core/model/fhri.h"
#include "core/model/scored_columns.h"
#include "core/model/scored_sample.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>

using namespace assay::model;

class TstFhriComponents : public QObject {
    Q_OBJECT

  private slots:
    void namesFollowTheOrder();
    void weightsOfTheDocument();
    void freshSampleHasNoScore();
    void freshColumnsAreEmpty();
};

void TstFhriComponents::namesFollowTheOrder() {
    const std::string_view expected[]{"G", "N", "T", "C", "E"};
    const Component order[]{Component::G, Component::N, Component::T, Component::C, Component::E};
    for (std::size_t i = 0; i < kComponentCount; ++i) {
        QCOMPARE(indexOf(order[i]), i);
        QCOMPARE(kComponentNames[i], expected[i]);
    }
}

// Experimental design, section 3.9.5.
void TstFhriComponents::weightsOfTheDocument() {
    QCOMPARE(kDocumentWeights[indexOf(Component::G)], 0.25);
    QCOMPARE(kDocumentWeights[indexOf(Component::N)], 0.25);
    QCOMPARE(kDocumentWeights[indexOf(Component::T)], 0.20);
    QCOMPARE(kDocumentWeights[indexOf(Component::C)], 0.15);
    QCOMPARE(kDocumentWeights[indexOf(Component::E)], 0.15);
    double sum = 0;
    for (const double weight : kDocumentWeights) {
        sum += weight;
    }
    QVERIFY(std::abs(sum - 1) < 1e-15);
}

// What a source does not say stays missing; it never starts as 0.
void TstFhriComponents::freshSampleHasNoScore() {
    const ScoredSample sample;
    QVERIFY(!sample.fhri.has_value());
    QVERIFY(!sample.nli.has_value());
    QVERIFY(!sample.predictedLabel.has_value());
    QVERIFY(!sample.sourceWeights.has_value());
    for (const auto& score : sample.components) {
        QVERIFY(!score.has_value());
    }
}

void TstFhriComponents::freshColumnsAreEmpty() {
    ScoredColumns columns;
    QCOMPARE(columns.size(), std::size_t{0});
    QCOMPARE(columns.unscored, std::int64_t{0});
    columns.fhri.push_back(0.5);
    QCOMPARE(columns.size(), std::size_t{1});
    QVERIFY(std::isnan(kNoScore));
    QVERIFY(kNoPrediction >= kLabelCount);
}

ASSAY_TEST(TstFhriComponents)
#include "tst_fhri_components.moc"
