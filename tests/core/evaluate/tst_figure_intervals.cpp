// Bootstrap intervals of figures that reports show: of decisions, of curves, of distances. The same draws are
// made here with lists of samples.
#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/evaluate/neighbours/distance_intervals.h"
#include "core/evaluate/thresholds/curve_bootstrap.h"
#include "core/evaluate/thresholds/decision_bootstrap.h"
#include "core/metrics/classification/roc_curve.h"
#include "core/metrics/classification/system_pr_curve.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <map>

using namespace assay;
using evaluate::Decisions;
using model::Label;
using statistics::Interval;

namespace {

using Samples = std::vector<std::size_t>; // positions

// Those without a pair in their order, then the pairs by number.
std::vector<Samples> clustersOf(const model::ScoredColumns& columns, const Samples& samples) {
    std::vector<Samples> clusters;
    std::map<std::uint32_t, Samples> pairs;
    for (const std::size_t i : samples) {
        if (columns.pairOf(i) == model::kNone) {
            clusters.push_back({i});
        } else {
            pairs[columns.pairOf(i)].push_back(i);
        }
    }
    for (const auto& [pair, members] : pairs) {
        clusters.push_back(members);
    }
    return clusters;
}

Samples drawn(const std::vector<Samples>& clusters, std::uint64_t seed, std::size_t number) {
    base::Random random(base::drawSeed(seed, number));
    Samples samples;
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        const Samples& one = clusters[static_cast<std::size_t>(random.below(clusters.size()))];
        samples.insert(samples.end(), one.begin(), one.end());
    }
    return samples;
}

Decisions ruleAt(const model::ScoredColumns& columns, const std::vector<double>& scores, double tau) {
    return evaluate::decisionsByRule(columns, scores, columns.nli,
                                     std::vector<double>(columns.scenarios.size(), tau), 0.4);
}

metrics::ConfusionMatrix matrixOf(const model::ScoredColumns& columns, const Samples& samples,
                                  const Decisions& decisions) {
    metrics::ConfusionMatrix matrix;
    for (const std::size_t i : samples) {
        ++matrix.at(columns.label[i], model::kLabels[decisions[i]]);
    }
    return matrix;
}

// The percentiles at the corrected level; none where the figure is undefined in more than one draw of twenty.
bool isClusterInterval(const std::optional<Interval>& interval,
                       const std::vector<std::optional<double>>& draws, std::size_t clusters) {
    std::vector<double> values;
    for (const std::optional<double>& value : draws) {
        if (value) {
            values.push_back(*value);
        }
    }
    if (clusters < statistics::kLeastClusters || 20 * (draws.size() - values.size()) > draws.size()) {
        return !interval;
    }
    const double tail = statistics::bootstrapTail(clusters);
    const Interval expected{*statistics::quantile(values, tail), *statistics::quantile(values, 1 - tail)};
    return interval && std::abs(interval->low - expected.low) < 1e-12 &&
           std::abs(interval->high - expected.high) < 1e-12;
}

constexpr std::int64_t kDraws = 40;
constexpr std::uint64_t kSeed = 7;

} // namespace

class TestFigureIntervals : public QObject {
    Q_OBJECT

    base::NoProgress m_progress;

  private Q_SLOTS:

    void decisionsAreThoseOfWholeSamples_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("scenario");
        for (const int count : {2, 3, 8, 40, 400}) {
            QTest::addRow("%d, all", count) << count << -1;
        }
        QTest::newRow("400, one scenario") << 400 << 1;
    }

    void decisionsAreThoseOfWholeSamples() {
        QFETCH(int, count);
        QFETCH(int, scenario);
        const model::ScoredColumns columns = tests::laboratoryColumns(static_cast<std::size_t>(count), 5);
        const std::vector<double> scores = tests::gappyScores(columns);
        const std::vector<Decisions> deciders{ruleAt(columns, scores, 0.5),
                                              ruleAt(columns, columns.fhri, 0.7),
                                              ruleAt(columns, columns.fhri, 0.9)};
        const std::vector<evaluate::DecisionPair> pairs{{0, 1}, {2, 1}};
        std::vector<std::uint16_t> scenarios;
        if (scenario >= 0) {
            scenarios.push_back(static_cast<std::uint16_t>(scenario));
        }
        const auto found = evaluate::bootstrapDecisions(columns, deciders, pairs, scenarios, {kDraws, kSeed},
                                                        {}, m_progress);
        QVERIFY(found);
        Samples samples; // the first decider is silent where there is no score, so all of them are
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!std::isnan(scores[i]) && (scenario < 0 || columns.scenario[i] == scenario)) {
                samples.push_back(i);
            }
        }
        const std::vector<Samples> clusters = clustersOf(columns, samples);
        QCOMPARE(found->samples, static_cast<std::int64_t>(samples.size()));
        QCOMPARE(found->clusters, static_cast<std::int64_t>(clusters.size()));
        for (std::size_t decider = 0; decider < deciders.size(); ++decider) {
            const auto occurring = metrics::classesThatOccur(matrixOf(columns, samples, deciders[decider]));
            std::vector<std::optional<double>> macroF1;
            std::vector<std::optional<double>> mcc;
            std::vector<std::optional<double>> kappa;
            std::vector<std::optional<double>> contradiction;
            for (std::size_t draw = 0; draw < static_cast<std::size_t>(kDraws); ++draw) {
                const auto matrix = matrixOf(columns, drawn(clusters, kSeed, draw), deciders[decider]);
                const auto figures = metrics::figuresOf(matrix);
                macroF1.push_back(metrics::macroF1Over(matrix, occurring));
                mcc.push_back(figures.mcc);
                kappa.push_back(figures.kappa);
                contradiction.push_back(figures.of(Label::Contradiction).f1);
            }
            const evaluate::DecisionIntervals& of = found->of[decider];
            QVERIFY(isClusterInterval(of.macroF1, macroF1, clusters.size()));
            QVERIFY(isClusterInterval(of.mcc, mcc, clusters.size()));
            QVERIFY(isClusterInterval(of.kappa, kappa, clusters.size()));
            QVERIFY(isClusterInterval(of.f1[model::indexOf(Label::Contradiction)], contradiction,
                                      clusters.size()));
        }
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            const evaluate::MacroF1Difference& of = found->differences[i];
            const auto truth = metrics::classesInTruth(matrixOf(columns, samples, deciders[0]));
            QVERIFY(of.classes == truth);
            std::vector<std::optional<double>> differences;
            std::int64_t leftOut = 0;
            for (std::size_t draw = 0; draw < static_cast<std::size_t>(kDraws); ++draw) {
                const Samples drawnOnes = drawn(clusters, kSeed, draw);
                const auto a = matrixOf(columns, drawnOnes, deciders[pairs[i].a]);
                const auto b = matrixOf(columns, drawnOnes, deciders[pairs[i].b]);
                const bool isWhole = metrics::classesInTruth(a) == truth;
                leftOut += isWhole ? 0 : 1;
                differences.push_back(isWhole ? metrics::macroF1Difference(a, b, truth) : std::nullopt);
            }
            QVERIFY(isClusterInterval(of.interval, differences, clusters.size()));
            QCOMPARE(of.drawsLeftOut, clusters.size() < statistics::kLeastClusters ? 0 : leftOut);
            QCOMPARE(of.p.has_value(), clusters.size() >= statistics::kLeastClusters);
        }
    }

    // A pair is drawn as one: a set of pairs alone has wider intervals than the same samples one by one.
    void pairsMakeIntervalsWider() {
        model::ScoredColumns columns = tests::laboratoryColumns(400, 3);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.label[i] = i % 4 < 2 ? Label::Accurate : Label::Hallucination;
            columns.fhri[i] = i % 8 < 4 ? 0.9 : 0.1; // both of a pair are right, or both wrong
            columns.nli[i] = model::kNoScore;
        }
        columns.pair.assign(columns.size(), model::kNone);
        const std::vector<Decisions> deciders{ruleAt(columns, columns.fhri, 0.5)};
        const auto alone =
            evaluate::bootstrapDecisions(columns, deciders, {}, {}, {400, kSeed}, {}, m_progress);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.pair[i] = static_cast<std::uint32_t>(i / 2);
        }
        const auto paired =
            evaluate::bootstrapDecisions(columns, deciders, {}, {}, {400, kSeed}, {}, m_progress);
        QVERIFY(alone && paired);
        const auto width = [](const Interval& of) { return of.high - of.low; };
        QVERIFY(width(*paired->of.front().macroF1) > 1.2 * width(*alone->of.front().macroF1));
    }

    void decisionsThatCannotBeUsed() {
        const model::ScoredColumns columns = tests::laboratoryColumns(10, 3);
        const std::vector<Decisions> deciders{ruleAt(columns, columns.fhri, 0.5)};
        const std::vector<Decisions> tooShort{Decisions(9, 0)};
        const evaluate::DecisionPair none{0, 1};
        const std::uint16_t scenario = 400;
        const auto code = [&](std::span<const Decisions> of, std::span<const evaluate::DecisionPair> pairs,
                              std::span<const std::uint16_t> scenarios, std::int64_t draws) {
            const auto made =
                evaluate::bootstrapDecisions(columns, of, pairs, scenarios, {draws, 1}, {}, m_progress);
            return made ? base::ErrorCode::NotFound : made.error().code;
        };
        QVERIFY(code(tooShort, {}, {}, 10) == base::ErrorCode::InvalidArgument);
        QVERIFY(code({}, {}, {}, 10) == base::ErrorCode::InvalidArgument);
        QVERIFY(code(deciders, {&none, 1}, {}, 10) == base::ErrorCode::InvalidArgument);
        QVERIFY(code(deciders, {}, {&scenario, 1}, 10) == base::ErrorCode::InvalidArgument);
        QVERIFY(code(deciders, {}, {}, 0) == base::ErrorCode::InvalidArgument);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped =
            evaluate::bootstrapDecisions(columns, deciders, {}, {}, {100, 1}, stop.get_token(), m_progress);
        QVERIFY(!stopped && stopped.error().code == base::ErrorCode::Cancelled);
    }

    void curvesAreThoseOfWholeSamples_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("decimals");
        QTest::newRow("2") << 2 << 2;
        QTest::newRow("12") << 12 << 1;
        QTest::newRow("300, ties") << 300 << 1;
        QTest::newRow("300") << 300 << 6;
    }

    void curvesAreThoseOfWholeSamples() {
        QFETCH(int, count);
        QFETCH(int, decimals);
        model::ScoredColumns columns =
            tests::laboratoryColumns(static_cast<std::size_t>(count), 13, decimals);
        for (std::size_t i = 0; i < columns.size(); i += 5) {
            columns.nli[i] = model::kNoScore;
        }
        const std::vector<double> scores = tests::gappyScores(columns);
        constexpr double kHard = 0.4;
        const auto found = evaluate::bootstrapCurves(columns, scores, kHard, {kDraws, kSeed}, {}, m_progress);
        QVERIFY(found);
        Samples samples;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!std::isnan(scores[i])) {
                samples.push_back(i);
            }
        }
        const std::vector<Samples> clusters = clustersOf(columns, samples);
        QCOMPARE(found->clusters, static_cast<std::int64_t>(clusters.size()));
        for (const Label label : model::kLabels) {
            std::vector<std::optional<double>> average;
            std::vector<std::optional<double>> system;
            std::vector<std::optional<double>> roc;
            for (std::size_t draw = 0; draw < static_cast<std::size_t>(kDraws); ++draw) {
                std::vector<double> fhri;
                std::vector<double> nli;
                std::vector<Label> labels;
                for (const std::size_t i : drawn(clusters, kSeed, draw)) {
                    fhri.push_back(scores[i]);
                    nli.push_back(columns.nli[i]);
                    labels.push_back(columns.label[i]);
                }
                const metrics::ThresholdIndex index(fhri, nli, labels, {0.15, kHard});
                average.push_back(index.averagePrecision(label));
                system.push_back(metrics::systemAveragePrecision(index, label));
                roc.push_back(metrics::areaUnderRoc(index, label));
            }
            const std::size_t i = model::indexOf(label);
            QVERIFY(isClusterInterval(found->averagePrecision[i], average, clusters.size()));
            QVERIFY(isClusterInterval(found->systemAveragePrecision[i], system, clusters.size()));
            QVERIFY(isClusterInterval(found->rocAuc[i], roc, clusters.size()));
        }
        const std::vector<double> tooShort(columns.size() - 1, 0.5);
        const auto wrong = evaluate::bootstrapCurves(columns, tooShort, kHard, {1, 1}, {}, m_progress);
        QVERIFY(!wrong && wrong.error().code == base::ErrorCode::InvalidArgument);
    }

    void distancesAreThoseOfWholeAnchors() {
        base::Random random(17);
        std::vector<model::AnchorOutcome> outcomes(30);
        std::vector<std::vector<double>> gold;
        for (model::AnchorOutcome& outcome : outcomes) {
            outcome.company = "c" + std::to_string(&outcome - outcomes.data());
            outcome.searches.resize(2);
            std::vector<double> own;
            for (std::uint64_t i = random.below(9); i > 0; --i) {
                model::RankedSentence result;
                result.distance = static_cast<float>(random.below(20)) / 20; // with ties
                result.gold = random.below(2) == 0;
                outcome.searches[1].results.push_back(result);
                if (result.gold) {
                    own.push_back(result.distance);
                }
            }
            if (!own.empty()) {
                gold.push_back(own);
            }
        }
        const evaluate::DistanceIntervals found = evaluate::distanceIntervals(outcomes, 1, true, kSeed);
        std::array<std::vector<double>, evaluate::kDistanceQuantiles.size()> expected;
        base::Random draws(kSeed);
        for (int draw = 0; draw < evaluate::kDistanceDraws; ++draw) {
            std::vector<double> values;
            for (std::size_t i = 0; i < gold.size(); ++i) {
                const auto& one = gold[static_cast<std::size_t>(draws.below(gold.size()))];
                values.insert(values.end(), one.begin(), one.end());
            }
            for (std::size_t i = 0; i < expected.size(); ++i) {
                expected[i].push_back(*statistics::quantile(values, evaluate::kDistanceQuantiles[i]));
            }
        }
        const double tail = statistics::bootstrapTail(gold.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY(found[i].has_value());
            QCOMPARE(found[i]->low, *statistics::quantile(expected[i], tail));
            QCOMPARE(found[i]->high, *statistics::quantile(expected[i], 1 - tail));
        }
        // Of one company there is one cluster, and no interval.
        std::vector<model::AnchorOutcome> alike = outcomes;
        for (model::AnchorOutcome& outcome : alike) {
            outcome.company = "one";
        }
        QVERIFY(!evaluate::distanceIntervals(alike, 1, true, kSeed)[2]);
        QVERIFY(!evaluate::distanceIntervals(outcomes, 0, true, kSeed)[2]);
        QVERIFY(!evaluate::distanceIntervals(outcomes, 9, true, kSeed)[2]);
    }
};

ASSAY_TEST(TestFigureIntervals)

#include "tst_figure_intervals.moc"
