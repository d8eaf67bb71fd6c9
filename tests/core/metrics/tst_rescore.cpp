#include "core/base/random.h"
#include "core/metrics/fhri.h"
#include "core/metrics/rescore.h"
#include "tests/support/sample_generator.h"

#include <QtTest/QtTest>

#include <bit>
#include <cmath>

using namespace assay;

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

class TstRescore : public QObject {
    Q_OBJECT

  private slots:
    void sameAsOneByOne_data();
    void sameAsOneByOne();
    void withoutComponents();
};

void TstRescore::sameAsOneByOne_data() {
    QTest::addColumn<int>("count");
    QTest::newRow("nothing") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("a block and one") << 1'025;
    QTest::newRow("with a second thread") << 230'001;
}

void TstRescore::sameAsOneByOne() {
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

void TstRescore::withoutComponents() {
    const model::ScoredColumns columns = tests::generateColumns({.count = 50});
    for (const double score :
         metrics::rescored(columns, {model::ScoringKind::Weights, model::kDocumentWeights})) {
        QVERIFY(std::isnan(score)); // never the stored one, never 0
    }
}

QTEST_APPLESS_MAIN(TstRescore)
#include "tst_rescore.moc"
