// The bootstrap of the best threshold and the repeated half-split.
#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/evaluate/thresholds/half_split.h"
#include "core/evaluate/thresholds/sample_clusters.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <map>
#include <mutex>
#include <numeric>

using namespace assay;
using evaluate::SweepSettings;

namespace {

SweepSettings looseSettings() {
    SweepSettings settings;
    settings.constraints.required = {0.6, 0.6, 0.3};
    return settings;
}

struct Count {
    std::size_t index;
    bool feasible;
    metrics::ConfusionMatrix matrix; // at the threshold chosen
};

// Chooses on the samples listed, one by one.
Count choose(const model::ScoredColumns& columns, const std::vector<double>& scores,
             const std::vector<std::size_t>& samples, const SweepSettings& settings) {
    std::vector<metrics::ClassificationFigures> candidates;
    std::vector<metrics::ConfusionMatrix> matrices;
    for (const double tau : settings.grid.values()) {
        metrics::ConfusionMatrix matrix;
        for (const std::size_t i : samples) {
            ++matrix.at(columns.label[i], metrics::decide(scores[i], columns.nli[i], tau, settings.nli.hard));
        }
        candidates.push_back(metrics::figuresOf(matrix));
        matrices.push_back(matrix);
    }
    const auto best = metrics::chooseThreshold(candidates, settings.constraints);
    return {best->index, best->feasible, matrices[best->index]};
}

std::vector<metrics::ConfusionMatrix> matricesOfSamples(const model::ScoredColumns& columns,
                                                        const std::vector<double>& scores,
                                                        const std::vector<std::size_t>& samples,
                                                        const SweepSettings& settings) {
    std::vector<metrics::ConfusionMatrix> matrices(settings.grid.size());
    for (std::size_t t = 0; t < matrices.size(); ++t) {
        for (const std::size_t i : samples) {
            ++matrices[t].at(columns.label[i], metrics::decide(scores[i], columns.nli[i],
                                                               settings.grid.values()[t], settings.nli.hard));
        }
    }
    return matrices;
}

// Over the classes that `truth` has samples of.
double meanF1(const metrics::ConfusionMatrix& matrix, const metrics::ConfusionMatrix& truth) {
    double sum = 0;
    int classes = 0;
    for (const model::Label label : model::kLabels) {
        if (truth.rowSum(label) > 0) {
            const auto right = static_cast<double>(matrix.at(label, label));
            const auto all = static_cast<double>(matrix.rowSum(label) + matrix.columnSum(label));
            sum += all > 0 ? 2 * right / all : 0;
            ++classes;
        }
    }
    return sum / classes;
}

// The clusters as lists of samples: those without a pair in their order, then the pairs by number.
std::vector<std::vector<std::size_t>> clustersOf(const model::ScoredColumns& columns,
                                                 const std::vector<double>& scores,
                                                 std::optional<std::uint16_t> scenario) {
    std::vector<std::vector<std::size_t>> clusters;
    std::map<std::uint32_t, std::vector<std::size_t>> pairs;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (std::isnan(scores[i]) || (scenario && columns.scenario[i] != *scenario)) {
            continue;
        }
        if (columns.pairOf(i) == model::kNone) {
            clusters.push_back({i});
        } else {
            pairs[columns.pairOf(i)].push_back(i);
        }
    }
    for (auto& [pair, samples] : pairs) {
        clusters.push_back(samples);
    }
    return clusters;
}

// The draws one by one, sorted: the first that has at least this share of them behind it or at it.
double thresholdOfShare(const std::vector<std::int64_t>& counts, const metrics::ThresholdGrid& grid,
                        double share) {
    std::vector<double> taus;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        taus.insert(taus.end(), static_cast<std::size_t>(counts[i]), grid.values()[i]);
    }
    for (std::size_t i = 0; i < taus.size(); ++i) {
        if (static_cast<double>(i + 1) / static_cast<double>(taus.size()) >= share - 1e-12) {
            return taus[i];
        }
    }
    return -1;
}

class Watch final : public base::ProgressSink {
  public:
    void report(base::Stage stage, std::int64_t done, std::int64_t total) override {
        const std::scoped_lock lock(m_mutex);
        ok = ok && stage == base::Stage::Evaluating && done >= last && done <= total;
        last = done;
    }

    bool ok = true;
    std::int64_t last = 0;

  private:
    std::mutex m_mutex;
};

} // namespace

class TestThresholdResampling : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void bootstrapIsThatOfWholeSamples_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("scenario");
        for (const int count : {1, 2, 40, 500}) {
            QTest::addRow("%d, all", count) << count << -1;
        }
        QTest::newRow("500, one scenario") << 500 << 2;
    }

    // The same draws, made with lists of samples instead of counts.
    void bootstrapIsThatOfWholeSamples() {
        QFETCH(int, count);
        QFETCH(int, scenario);
        const model::ScoredColumns columns = tests::laboratoryColumns(static_cast<std::size_t>(count), 11);
        const std::vector<double> scores = tests::gappyScores(columns);
        SweepSettings settings = looseSettings();
        if (scenario >= 0) {
            settings.scenarios = {columns.scenarios[static_cast<std::size_t>(scenario)]};
        }
        constexpr std::int64_t kDraws = 60;
        Watch watch;
        const auto found = evaluate::bootstrapThreshold(columns, scores, settings, {kDraws, 42}, {}, watch);
        QVERIFY(found);
        QVERIFY(watch.ok);
        QCOMPARE(watch.last, kDraws);
        const auto clusters =
            clustersOf(columns, scores,
                       scenario >= 0 ? std::optional(static_cast<std::uint16_t>(scenario)) : std::nullopt);
        QCOMPARE(found->clusters, static_cast<std::int64_t>(clusters.size()));
        std::vector<std::size_t> all;
        for (const auto& cluster : clusters) {
            all.insert(all.end(), cluster.begin(), cluster.end());
        }
        const auto occurring = metrics::classesThatOccur(choose(columns, scores, all, settings).matrix);
        std::vector<std::int64_t> counts(settings.grid.size(), 0);
        std::int64_t feasible = 0;
        std::vector<double> macroF1;
        for (std::uint64_t draw = 0; draw < kDraws; ++draw) {
            base::Random random(base::drawSeed(42, draw));
            std::vector<std::size_t> samples;
            for (std::size_t i = 0; i < clusters.size(); ++i) {
                const auto& cluster = clusters[random.below(clusters.size())];
                samples.insert(samples.end(), cluster.begin(), cluster.end());
            }
            const Count chosen = choose(columns, scores, samples, settings);
            ++counts[chosen.index];
            feasible += chosen.feasible ? 1 : 0;
            if (const auto of = metrics::macroF1Over(chosen.matrix, occurring)) {
                macroF1.push_back(*of);
            }
        }
        QCOMPARE(found->counts, counts);
        QCOMPARE(found->feasibleDraws, feasible);
        QCOMPARE(found->drawsLeftOut, kDraws - std::ssize(macroF1));
        QVERIFY(std::abs(*found->meanMacroF1 - *statistics::mean(macroF1)) < 1e-12);
        QCOMPARE(found->tau.low, thresholdOfShare(counts, settings.grid, 0.025));
        QCOMPARE(found->tau.high, thresholdOfShare(counts, settings.grid, 0.975));
        if (clusters.size() < 6 || found->drawsLeftOut > kDraws / 20) {
            QVERIFY(!found->macroF1);
            return;
        }
        const double tail = statistics::bootstrapTail(clusters.size());
        QVERIFY(std::abs(found->macroF1->low - *statistics::quantile(macroF1, tail)) < 1e-12);
        QVERIFY(std::abs(found->macroF1->high - *statistics::quantile(macroF1, 1 - tail)) < 1e-12);
    }

    void optimismAndEqualsAreThoseOfWholeSamples_data() {
        QTest::addColumn<int>("count");
        QTest::addColumn<quint64>("seed");
        for (const quint64 seed : {11U, 12U, 13U}) {
            QTest::addRow("400, seed %d", static_cast<int>(seed)) << 400 << seed;
        }
        QTest::newRow("60, where draws lack a class") << 60 << quint64{4};
    }

    // Matrices and differences of lists of samples, in the same draws.
    void optimismAndEqualsAreThoseOfWholeSamples() {
        QFETCH(int, count);
        QFETCH(quint64, seed);
        const model::ScoredColumns columns = tests::laboratoryColumns(static_cast<std::size_t>(count), seed);
        const std::vector<double> scores = tests::gappyScores(columns);
        SweepSettings settings = looseSettings();
        settings.constraints.required = {0.3, 0.3, 0.1};
        constexpr std::int64_t kDraws = 120;
        base::NoProgress progress;
        const auto found = evaluate::bootstrapThreshold(columns, scores, settings, {kDraws, 7}, {}, progress);
        QVERIFY(found);
        const auto clusters = clustersOf(columns, scores, std::nullopt);
        std::vector<std::size_t> all;
        for (const auto& cluster : clusters) {
            all.insert(all.end(), cluster.begin(), cluster.end());
        }
        const std::vector<metrics::ConfusionMatrix> whole = matricesOfSamples(columns, scores, all, settings);
        const Count best = choose(columns, scores, all, settings);
        QVERIFY(best.feasible);
        std::int64_t leftOut = 0;
        double optimism = 0;
        std::vector<std::vector<double>> differences(whole.size());
        std::vector<std::int64_t> meeting(whole.size(), 0);
        for (std::uint64_t draw = 0; draw < kDraws; ++draw) {
            base::Random random(base::drawSeed(7, draw));
            std::vector<std::size_t> samples;
            for (std::size_t i = 0; i < clusters.size(); ++i) {
                const auto& cluster = clusters[random.below(clusters.size())];
                samples.insert(samples.end(), cluster.begin(), cluster.end());
            }
            const auto drawn = matricesOfSamples(columns, scores, samples, settings);
            bool isLacking = false;
            for (const model::Label label : model::kLabels) {
                isLacking = isLacking || (whole[0].rowSum(label) > 0 && drawn[0].rowSum(label) == 0);
            }
            leftOut += isLacking ? 1 : 0;
            const std::size_t chosen = choose(columns, scores, samples, settings).index;
            if (!isLacking) {
                optimism += meanF1(drawn[chosen], whole[0]) - meanF1(whole[chosen], whole[0]);
            }
            for (std::size_t t = 0; t < whole.size(); ++t) {
                if (!isLacking) {
                    differences[t].push_back(meanF1(drawn[t], whole[0]) -
                                             meanF1(drawn[best.index], whole[0]));
                }
                meeting[t] +=
                    metrics::violationsOf(metrics::figuresOf(drawn[t]), settings.constraints).empty() ? 1 : 0;
            }
        }
        QCOMPARE(found->lackingTruth, leftOut);
        if (leftOut > kDraws / 20) {
            QVERIFY(!found->optimism && !found->correctedMacroF1 && !found->equals);
            return;
        }
        optimism /= static_cast<double>(kDraws - leftOut);
        QVERIFY(std::abs(*found->optimism - optimism) < 1e-12);
        QVERIFY(std::abs(*found->correctedMacroF1 - (*metrics::figuresOf(best.matrix).macroF1 - optimism)) <
                1e-12);
        std::vector<std::size_t> equals;
        std::size_t safest = best.index;
        double highest = -1;
        for (std::size_t t = 0; t < whole.size(); ++t) {
            const auto figures = metrics::figuresOf(whole[t]);
            std::ranges::sort(differences[t]);
            const double tail = statistics::bootstrapTail(clusters.size());
            if (!metrics::violationsOf(figures, settings.constraints).empty() ||
                statistics::quantileOfSorted(differences[t], tail) > 0 ||
                statistics::quantileOfSorted(differences[t], 1 - tail) < 0) {
                continue;
            }
            equals.push_back(t);
            if (figures.of(model::Label::Hallucination).recall.value_or(0) > highest + 1e-12) {
                highest = figures.of(model::Label::Hallucination).recall.value_or(0);
                safest = t;
            }
        }
        QVERIFY(found->equals);
        QVERIFY(std::ranges::find(equals, best.index) != equals.end());
        QCOMPARE(found->equals->places, equals);
        QCOMPARE(found->equals->safestRecall.value_or(0), highest);
        QCOMPARE(found->equals->safestDraws, meeting[found->equals->safest]);
        QVERIFY(metrics::figuresOf(whole[found->equals->safest]).macroF1 >=
                metrics::figuresOf(whole[safest]).macroF1);
    }

    void withoutAFeasibleThresholdNoneIsEqual() {
        const model::ScoredColumns columns = tests::laboratoryColumns(400, 11);
        SweepSettings settings;
        settings.constraints.required = {1.0, 1.0, 1.0};
        base::NoProgress progress;
        const auto found =
            evaluate::bootstrapThreshold(columns, columns.fhri, settings, {50, 7}, {}, progress);
        QVERIFY(found && found->optimism);
        QVERIFY(!found->equals);
    }

    void pairsStayTogether() {
        // One pair alone: whatever is drawn, both sides come in equal numbers.
        model::ScoredColumns columns = tests::laboratoryColumns(2, 1, 2, 1);
        columns.label = {model::Label::Accurate, model::Label::Contradiction};
        columns.pair = {0, 0};
        columns.pairs = 1;
        const evaluate::SampleClusters clusters(columns, columns.fhri, std::vector<double>{0.5}, 0.4);
        QCOMPARE(clusters.size(), std::size_t{1});
        QCOMPARE(clusters.samples(), std::size_t{2});
        std::vector<evaluate::LabelCounts> counts(clusters.bins());
        clusters.count(std::vector<std::int64_t>{3}, counts);
        std::int64_t accurate = 0;
        std::int64_t contradiction = 0;
        for (const auto& of : counts) {
            accurate += of[0];
            contradiction += of[2];
        }
        QCOMPARE(accurate, std::int64_t{3});
        QCOMPARE(contradiction, std::int64_t{3});
        base::NoProgress progress;
        QCOMPARE(evaluate::halfSplit(columns, columns.fhri, {}, {10, 1}, {}, progress).error().code,
                 base::ErrorCode::InputNotUsable);
    }

    void sameSeedSameResult() {
        const model::ScoredColumns columns = tests::laboratoryColumns(400, 5);
        base::NoProgress progress;
        const auto run = [&](std::uint64_t seed) {
            return *evaluate::bootstrapThreshold(columns, columns.fhri, looseSettings(), {300, seed}, {},
                                                 progress);
        };
        const auto first = run(9);
        const auto again = run(9);
        QCOMPARE(first.counts, again.counts);
        QCOMPARE(first.macroF1->low, again.macroF1->low);
        QCOMPARE(*first.meanMacroF1, *again.meanMacroF1);
        QVERIFY(*first.meanMacroF1 != *run(10).meanMacroF1);
    }

    // Two thresholds that are chosen about as often: their mean is no threshold of the grid.
    void quantilesOfTauAreOfTheGrid() {
        const SweepSettings settings = looseSettings();
        base::NoProgress progress;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const model::ScoredColumns columns = tests::laboratoryColumns(60, seed);
            const auto found =
                evaluate::bootstrapThreshold(columns, columns.fhri, settings, {37, seed}, {}, progress);
            QVERIFY(found);
            const std::vector<double>& grid = settings.grid.values();
            QVERIFY(std::ranges::find(grid, found->tau.low) != grid.end());
            QVERIFY(std::ranges::find(grid, found->tau.high) != grid.end());
        }
    }

    // At a threshold of the grid that is chosen in every half, both say the same; elsewhere it is counted.
    void heldOutIsMeasuredAtTheThresholdGiven() {
        const model::ScoredColumns columns = tests::laboratoryColumns(301, 17);
        const std::vector<double> scores = tests::gappyScores(columns);
        SweepSettings settings = looseSettings();
        const evaluate::HalfSplitSettings splits{50, 3};
        base::NoProgress progress;
        settings.grid = *metrics::ThresholdGrid::parse("0.65");
        const auto chosen = evaluate::halfSplit(columns, scores, settings, splits, {}, progress);
        settings.grid = {};
        const auto held = evaluate::heldOutMacroF1(columns, scores, settings, 0.65, splits, {}, progress);
        QVERIFY(chosen && held);
        QVERIFY(std::abs(chosen->meanHeldOut - *held) < 1e-12);
        const auto other = evaluate::heldOutMacroF1(columns, scores, settings, 0.6523, splits, {}, progress);
        settings.grid = *metrics::ThresholdGrid::parse("0.6523");
        const auto ofOther = evaluate::halfSplit(columns, scores, settings, splits, {}, progress);
        QVERIFY(other && ofOther);
        QVERIFY(std::abs(ofOther->meanHeldOut - *other) < 1e-12);
        QCOMPARE(evaluate::heldOutMacroF1(columns, scores, settings, 1.5, splits, {}, progress).error().code,
                 base::ErrorCode::InvalidArgument);
    }

    void halfSplitIsThatOfWholeSamples() {
        const model::ScoredColumns columns = tests::laboratoryColumns(301, 17);
        const std::vector<double> scores = tests::gappyScores(columns);
        const SweepSettings settings = looseSettings();
        constexpr std::int64_t kSplits = 50;
        Watch watch;
        const auto found = evaluate::halfSplit(columns, scores, settings, {kSplits, 3}, {}, watch);
        QVERIFY(found && watch.ok);
        QCOMPARE(watch.last, kSplits);
        const auto clusters = clustersOf(columns, scores, std::nullopt);
        std::vector<std::int64_t> counts(settings.grid.size(), 0);
        double chosenSum = 0;
        double heldOutSum = 0;
        std::vector<double> optimism;
        for (std::uint64_t split = 0; split < kSplits; ++split) {
            base::Random random(base::drawSeed(3U ^ 0x73706C6974U, split));
            auto order = clusters;
            const std::size_t half = order.size() / 2;
            std::vector<std::size_t> first;
            std::vector<std::size_t> second;
            for (std::size_t i = 0; i < half; ++i) {
                std::swap(order[i], order[i + random.below(order.size() - i)]);
            }
            for (std::size_t i = 0; i < order.size(); ++i) {
                auto& side = i < half ? first : second;
                side.insert(side.end(), order[i].begin(), order[i].end());
            }
            const Count chosen = choose(columns, scores, first, settings);
            ++counts[chosen.index];
            SweepSettings fixed = settings;
            fixed.grid = *metrics::ThresholdGrid::parse(settings.grid.format(chosen.index));
            const double heldOut = *metrics::figuresOf(choose(columns, scores, second, fixed).matrix).macroF1;
            const double where = *metrics::figuresOf(chosen.matrix).macroF1; // all classes are in both halves
            chosenSum += where;
            heldOutSum += heldOut;
            optimism.push_back(where - heldOut);
        }
        QCOMPARE(found->counts, counts);
        QVERIFY(std::abs(found->meanChosen - chosenSum / kSplits) < 1e-12);
        QVERIFY(std::abs(found->meanHeldOut - heldOutSum / kSplits) < 1e-12);
        QVERIFY(std::abs(found->optimism - (found->meanChosen - found->meanHeldOut)) < 1e-12);
        std::ranges::sort(optimism);
        const double at = 0.025 * (kSplits - 1);
        const auto below = static_cast<std::size_t>(at);
        const double low = optimism[below] + (at - std::floor(at)) * (optimism[below + 1] - optimism[below]);
        QVERIFY(std::abs(found->optimismInterval->low - low) < 1e-12);
        QCOMPARE(found->leftOut, std::int64_t{0});
    }

    // Three contradictions of 43 samples: they are all in one half every few splits, and Macro-F1 would be
    // over two classes there and over three in the other half.
    void halvesThatLackAClassAreLeftOut() {
        model::ScoredColumns columns = tests::laboratoryColumns(43, 6, 2, 1);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            columns.label[i] = i < 3        ? model::Label::Contradiction
                               : i % 2 == 0 ? model::Label::Accurate
                                            : model::Label::Hallucination;
            columns.nli[i] = i < 3 ? 0.9 : 0.1;
        }
        columns.pair.assign(columns.size(), model::kNone);
        base::NoProgress progress;
        const auto found =
            evaluate::halfSplit(columns, columns.fhri, looseSettings(), {400, 5}, {}, progress);
        QVERIFY(found);
        QVERIFY(found->leftOut > 60 && found->leftOut < 140); // a quarter is expected
        QVERIFY(!found->optimismInterval && !found->heldOutInterval && !found->chosenInterval);
        QVERIFY(std::abs(found->optimism - (found->meanChosen - found->meanHeldOut)) < 1e-12);
        // Of a single one there is no split to be had.
        columns.label[1] = columns.label[2] = model::Label::Accurate;
        QCOMPARE(evaluate::halfSplit(columns, columns.fhri, {}, {50, 1}, {}, progress).error().code,
                 base::ErrorCode::InputNotUsable);
    }

    void stopsAndRefuses() {
        const model::ScoredColumns columns = tests::laboratoryColumns(100, 2);
        base::NoProgress progress;
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(evaluate::bootstrapThreshold(columns, columns.fhri, {}, {}, stop.get_token(), progress)
                     .error()
                     .code,
                 base::ErrorCode::Cancelled);
        QCOMPARE(evaluate::halfSplit(columns, columns.fhri, {}, {}, stop.get_token(), progress).error().code,
                 base::ErrorCode::Cancelled);
        QCOMPARE(evaluate::bootstrapThreshold(columns, columns.fhri, {}, {0, 1}, {}, progress).error().code,
                 base::ErrorCode::InvalidArgument);
        const std::vector<double> none(columns.size(), model::kNoScore);
        QCOMPARE(evaluate::bootstrapThreshold(columns, none, {}, {}, {}, progress).error().code,
                 base::ErrorCode::InputNotUsable);
    }
};

ASSAY_TEST(TestThresholdResampling)
#include "tst_threshold_resampling.moc"
