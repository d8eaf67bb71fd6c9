// The FHRI as a probability, and one score against another: figures and draws made here with lists of
// samples.
#include "core/base/draw_seed.h"
#include "core/base/random.h"
#include "core/evaluate/thresholds/score_quality.h"
#include "core/metrics/classification/rescore.h"
#include "core/statistics/clusters.h"
#include "core/statistics/quantile.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <map>

using namespace assay;
using model::Label;

namespace {

constexpr double kHard = 0.4;
constexpr std::int64_t kDraws = 80;
constexpr std::uint64_t kSeed = 9;

using Samples = std::vector<std::size_t>; // positions

bool near(double a, double b) {
    return std::abs(a - b) < 1e-12;
}

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

Samples drawn(const std::vector<Samples>& clusters, std::size_t number) {
    base::Random random(base::drawSeed(kSeed, number));
    Samples samples;
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        const Samples& one = clusters[static_cast<std::size_t>(random.below(clusters.size()))];
        samples.insert(samples.end(), one.begin(), one.end());
    }
    return samples;
}

double brierOf(const model::ScoredColumns& columns, const std::vector<double>& scores,
               const Samples& samples) {
    double sum = 0;
    for (const std::size_t i : samples) {
        const double event = columns.label[i] == Label::Accurate ? 1 : 0;
        sum += (scores[i] - event) * (scores[i] - event);
    }
    return sum / static_cast<double>(samples.size());
}

// The share of pairs, one accurate and one not, in the right order.
double areaOf(const model::ScoredColumns& columns, const std::vector<double>& scores,
              const Samples& samples) {
    double right = 0;
    double pairs = 0;
    for (const std::size_t a : samples) {
        for (const std::size_t b : samples) {
            if (columns.label[a] == Label::Accurate && columns.label[b] != Label::Accurate) {
                right += scores[a] > scores[b] ? 1 : scores[a] == scores[b] ? 0.5 : 0;
                pairs += 1;
            }
        }
    }
    return right / pairs;
}

// Draws in which it is undefined are left out, and few here.
bool isInterval(const std::optional<statistics::Interval>& interval, std::vector<double> values,
                std::size_t clusters) {
    const double tail = statistics::bootstrapTail(clusters);
    return interval && near(interval->low, *statistics::quantile(values, tail)) &&
           near(interval->high, *statistics::quantile(values, 1 - tail));
}

} // namespace

class TstScoreQuality : public QObject {
    Q_OBJECT

    base::NoProgress m_progress;

  private slots:
    void knownValues();
    void sameAsListsOfSamples();
    void binsHoldEverySample();
    void differencesOfAreas();
    void whatIsCompared();
    void tooLittleToSay();
    void stopsAndRefuses();
};

void TstScoreQuality::knownValues() {
    model::ScoredColumns columns;
    columns.scenarios = {""};
    columns.fhri = {.9, .8, .8, .6, .3, .2, .99};
    columns.nli.assign(7, model::kNoScore);
    columns.nli[6] = 0.8; // the NLI rule takes it
    columns.label = {Label::Accurate,      Label::Accurate,      Label::Hallucination, Label::Accurate,
                     Label::Hallucination, Label::Hallucination, Label::Contradiction};
    columns.scenario.assign(7, 0);
    const auto found = evaluate::scoreQuality(columns, columns.fhri, kHard, {}, {200, 1}, {}, m_progress);
    QVERIFY(found && found->quality);
    QCOMPARE(found->taken, std::int64_t{1});
    QCOMPARE(found->quality->n, std::int64_t{6});
    QCOMPARE(found->clusters, std::int64_t{6});
    QVERIFY(std::abs(found->quality->brier - 0.163333) < 5e-7);
    QVERIFY(std::abs(found->quality->miscalibration - 0.052222) < 5e-7);
    QVERIFY(std::abs(found->quality->discrimination - 0.138889) < 5e-7);
    QCOMPARE(found->quality->uncertainty, 0.25);
    QVERIFY(found->brier && found->brier->low <= found->quality->brier &&
            found->quality->brier <= found->brier->high);
}

void TstScoreQuality::sameAsListsOfSamples() {
    const model::ScoredColumns columns = tests::laboratoryColumns(300, 21);
    const std::vector<double> scores = tests::gappyScores(columns);
    const std::vector<std::uint16_t> scenarios{0, 2};
    const auto found =
        evaluate::scoreQuality(columns, scores, kHard, scenarios, {kDraws, kSeed}, {}, m_progress);
    QVERIFY(found && found->quality);
    Samples samples;
    std::int64_t taken = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (std::isnan(scores[i]) || (columns.scenario[i] != 0 && columns.scenario[i] != 2)) {
            continue;
        }
        if (columns.nli[i] >= kHard) {
            ++taken;
        } else {
            samples.push_back(i);
        }
    }
    QCOMPARE(found->taken, taken);
    QCOMPARE(found->quality->n, static_cast<std::int64_t>(samples.size()));
    QVERIFY(near(found->quality->brier, brierOf(columns, scores, samples)));
    const auto clusters = clustersOf(columns, samples);
    QCOMPARE(found->clusters, static_cast<std::int64_t>(clusters.size()));
    std::vector<double> brier;
    std::vector<double> difference;
    for (std::size_t draw = 0; draw < kDraws; ++draw) {
        const Samples of = drawn(clusters, draw);
        brier.push_back(brierOf(columns, scores, of));
        double sum = 0;
        for (const std::size_t i : of) {
            sum += scores[i] - (columns.label[i] == Label::Accurate ? 1 : 0);
        }
        difference.push_back(sum / static_cast<double>(of.size()));
    }
    QVERIFY(isInterval(found->brier, brier, clusters.size()));
    QVERIFY(isInterval(found->meanMinusShare, difference, clusters.size()));
}

void TstScoreQuality::binsHoldEverySample() {
    const model::ScoredColumns columns = tests::laboratoryColumns(500, 22);
    const auto found = evaluate::scoreQuality(columns, columns.fhri, kHard, {}, {0, 1}, {}, m_progress);
    QVERIFY(found && !found->brier); // without draws
    QVERIFY(found->bins.size() > 1 && found->bins.size() <= 10);
    std::int64_t n = 0;
    for (const evaluate::QualityBin& bin : found->bins) {
        QCOMPARE(bin.accurate.n, bin.scores.n);
        QCOMPARE(*bin.accurate.value,
                 static_cast<double>(bin.scores.events) / static_cast<double>(bin.scores.n));
        QVERIFY(bin.accurate.interval && bin.accurate.interval->low <= *bin.accurate.value);
        n += bin.scores.n;
    }
    QCOMPARE(n, found->quality->n);
}

void TstScoreQuality::differencesOfAreas() {
    const model::ScoredColumns columns = tests::laboratoryColumns(160, 23);
    const std::vector<double> a = tests::gappyScores(columns);
    std::vector<double> b = columns.fhri;
    base::Random random(4);
    for (std::size_t i = 0; i < b.size(); ++i) {
        b[i] = i % 5 == 0 ? model::kNoScore : 0.5 * b[i] + 0.5 * random.unit();
    }
    const auto found = evaluate::areaDifference(columns, a, b, kHard, {}, {kDraws, kSeed}, {}, m_progress);
    QVERIFY(found && found->difference);
    Samples samples;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (!std::isnan(a[i]) && !std::isnan(b[i]) && !(columns.nli[i] >= kHard)) {
            samples.push_back(i);
        }
    }
    QCOMPARE(found->n, static_cast<std::int64_t>(samples.size()));
    QVERIFY(near(*found->a, areaOf(columns, a, samples)));
    QVERIFY(near(*found->b, areaOf(columns, b, samples)));
    QVERIFY(near(*found->difference, *found->a - *found->b));
    const auto clusters = clustersOf(columns, samples);
    std::vector<double> differences;
    for (std::size_t draw = 0; draw < kDraws; ++draw) {
        const Samples of = drawn(clusters, draw);
        differences.push_back(areaOf(columns, a, of) - areaOf(columns, b, of));
    }
    QVERIFY(isInterval(found->interval, differences, clusters.size()));
    // The other way round it is the same with the other sign.
    const auto turned = evaluate::areaDifference(columns, b, a, kHard, {}, {kDraws, kSeed}, {}, m_progress);
    QVERIFY(near(*turned->difference, -*found->difference));
    QVERIFY(near(turned->interval->low, -found->interval->high));
}

void TstScoreQuality::whatIsCompared() {
    model::ScoredColumns columns = tests::laboratoryColumns(200, 24);
    const auto comparisons = [&](const model::Scoring& scoring) {
        return evaluate::scoreComparisons(columns, metrics::rescored(columns, scoring), scoring, kHard, {},
                                          {0, 1}, {}, m_progress)
            .value();
    };
    const model::Scoring weights{model::ScoringKind::Weights, {1, 0, 0, 0, 0}};
    std::int64_t withEntropy = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        withEntropy +=
            !std::isnan(columns.component(model::Component::E, i)) && !(columns.nli[i] >= kHard) ? 1 : 0;
    }
    QCOMPARE(comparisons({}).size(), std::size_t{1});
    QCOMPARE(comparisons({}).front().areas.n, withEntropy);
    QCOMPARE(comparisons(weights).size(), std::size_t{2});
    QVERIFY(comparisons(weights)[1].scores == evaluate::ComparedScores::PresentAgainstStored);
    columns.components[model::indexOf(model::Component::E)].clear();
    QVERIFY(comparisons({}).empty());
}

void TstScoreQuality::tooLittleToSay() {
    model::ScoredColumns columns = tests::laboratoryColumns(5, 25);
    columns.pair.clear();
    columns.pairs = 0;
    columns.nli.assign(5, model::kNoScore);
    const auto few = evaluate::scoreQuality(columns, columns.fhri, kHard, {}, {50, 1}, {}, m_progress);
    QVERIFY(few && few->quality && !few->brier && !few->meanMinusShare);
    columns.label.assign(5, Label::Accurate);
    const auto one =
        evaluate::areaDifference(columns, columns.fhri, columns.fhri, kHard, {}, {50, 1}, {}, m_progress);
    QVERIFY(one && !one->a && !one->difference && !one->interval);
    columns.nli.assign(5, 1.0);
    const auto none = evaluate::scoreQuality(columns, columns.fhri, kHard, {}, {50, 1}, {}, m_progress);
    QVERIFY(none && !none->quality && none->bins.empty());
    QCOMPARE(none->taken, std::int64_t{5});
}

void TstScoreQuality::stopsAndRefuses() {
    const model::ScoredColumns columns = tests::laboratoryColumns(100, 26);
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(evaluate::scoreQuality(columns, columns.fhri, kHard, {}, {}, stop.get_token(), m_progress)
                 .error()
                 .code,
             base::ErrorCode::Cancelled);
    QCOMPARE(evaluate::scoreQuality(columns, {}, kHard, {}, {}, {}, m_progress).error().code,
             base::ErrorCode::InvalidArgument);
    QCOMPARE(evaluate::areaDifference(columns, columns.fhri, {}, kHard, {}, {}, {}, m_progress).error().code,
             base::ErrorCode::InvalidArgument);
}

ASSAY_TEST(TstScoreQuality)
#include "tst_score_quality.moc"
