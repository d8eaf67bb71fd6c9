#include "core/base/random.h"
#include "core/evaluate/thresholds/detector_comparison.h"
#include "core/metrics/classification/rescore.h"
#include "core/results/thresholds/comparison_json.h"
#include "core/statistics/clusters.h"
#include "core/workspace/scored/scored_sets.h"
#include "tests/core/evaluate/laboratory_samples.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace assay;
using evaluate::ComparisonVerdict;
using evaluate::Decisions;
using model::Label;

namespace {

// The same decisions of so many samples; each pair number is one cluster.
struct Alike {
    std::size_t count = 0;
    Label truth = Label::Accurate;
    Label a = Label::Accurate;
    Label b = Label::Accurate;
};

struct Judged {
    model::ScoredColumns columns;
    Decisions a;
    Decisions b;
};

Judged judged(const std::vector<Alike>& list) {
    Judged of;
    of.columns.scenarios = {"news"};
    for (const Alike& alike : list) {
        for (std::size_t i = 0; i < alike.count; ++i) {
            of.columns.fhri.push_back(0.5);
            of.columns.nli.push_back(model::kNoScore);
            of.columns.label.push_back(alike.truth);
            of.columns.scenario.push_back(0);
            of.columns.predicted.push_back(model::kNoPrediction);
            of.columns.rowId.push_back(static_cast<std::int64_t>(of.columns.rowId.size()));
            of.a.push_back(static_cast<std::uint8_t>(model::indexOf(alike.a)));
            of.b.push_back(static_cast<std::uint8_t>(model::indexOf(alike.b)));
        }
    }
    return of;
}

base::Result<evaluate::DetectorComparison> compare(const model::ScoredColumns& columns, const Decisions& a,
                                                   const Decisions& b,
                                                   const evaluate::ComparisonSettings& settings = {}) {
    base::NoProgress progress;
    return evaluate::compareDetectors(columns, a, b, settings, {}, progress);
}

base::Result<evaluate::DetectorComparison> compare(const Judged& of) {
    return compare(of.columns, of.a, of.b);
}

// The definition, one sample at a time: over the classes in the truth.
double macroF1Of(const model::ScoredColumns& columns, const Decisions& decisions) {
    double sum = 0;
    int classes = 0;
    for (const Label label : model::kLabels) {
        const auto of = static_cast<std::uint8_t>(model::indexOf(label));
        int truth = 0;
        int decided = 0;
        int both = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            truth += columns.label[i] == label ? 1 : 0;
            decided += decisions[i] == of ? 1 : 0;
            both += columns.label[i] == label && decisions[i] == of ? 1 : 0;
        }
        if (truth > 0) {
            sum += 2.0 * both / (truth + decided);
            ++classes;
        }
    }
    return sum / classes;
}

evaluate::MacroF1Difference difference(double value, double low90, double high90, double p) {
    evaluate::MacroF1Difference of;
    of.value = value;
    of.interval90 = statistics::Interval{low90, high90};
    of.p = p;
    return of;
}

} // namespace

class TestDetectorComparison : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void figuresAreThoseOfARecount() {
        const model::ScoredColumns columns = tests::laboratoryColumns(700, 21);
        const std::vector<double> tau{0.5, 0.6, 0.7, 0.8};
        const Decisions a =
            evaluate::decisionsByRule(columns, tests::gappyScores(columns), columns.nli, tau, 0.40);
        const Decisions& b = columns.predicted; // half of them are there
        const auto found = compare(columns, a, b);
        QVERIFY(found);
        std::int64_t n = 0;
        std::int64_t onlyA = 0;
        std::int64_t onlyB = 0;
        std::int64_t withoutEntropy = 0;
        metrics::ConfusionMatrix matrixA;
        metrics::ConfusionMatrix matrixB;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const bool scored = i % 7 != 3;
            if (scored) {
                const Label rule =
                    metrics::decide(columns.fhri[i], columns.nli[i], tau[columns.scenario[i]], 0.40);
                QCOMPARE(a[i], static_cast<std::uint8_t>(rule));
            } else {
                QCOMPARE(a[i], model::kNoPrediction);
            }
            if (!scored || b[i] == model::kNoPrediction) {
                continue;
            }
            ++n;
            ++matrixA.at(columns.label[i], static_cast<Label>(a[i]));
            ++matrixB.at(columns.label[i], static_cast<Label>(b[i]));
            const bool rightA = static_cast<Label>(a[i]) == columns.label[i];
            const bool rightB = static_cast<Label>(b[i]) == columns.label[i];
            onlyA += rightA && !rightB ? 1 : 0;
            onlyB += rightB && !rightA ? 1 : 0;
            withoutEntropy += std::isnan(columns.component(model::Component::E, i)) ? 1 : 0;
        }
        QVERIFY(n > 200 && onlyA > 0 && onlyB > 0);
        QCOMPARE(found->n, n);
        QCOMPARE(found->leftOut, static_cast<std::int64_t>(columns.size()) - n);
        QCOMPARE(found->matrixA, matrixA);
        QCOMPARE(found->matrixB, matrixB);
        QCOMPARE(found->aRightBWrong, onlyA);
        QCOMPARE(found->aWrongBRight, onlyB);
        QCOMPARE(found->withoutEntropy, withoutEntropy);
        QCOMPARE(found->difference[1][0], matrixA.cells[1][0] - matrixB.cells[1][0]);
        QCOMPARE(*found->macroF1Delta(),
                 *metrics::figuresOf(matrixA).macroF1 - *metrics::figuresOf(matrixB).macroF1);
        QCOMPARE(found->scenarioF1.size(), std::size_t{4});
        QVERIFY(found->pairedT && found->pairedT->df == 3);
        QVERIFY(found->wilcoxon);
    }

    void thresholdsAreThoseOfTheFirstSet() {
        // The same samples, filed under other scenarios and in another order in the second set.
        const model::ScoredColumns columns = tests::laboratoryColumns(300, 9);
        model::ScoredColumns other = tests::laboratoryColumns(300, 10);
        other.scenarios = {"entirely", "other", "scenario", "names"};
        std::vector<std::string> idsA;
        std::vector<std::string> idsB;
        for (std::size_t i = 0; i < 300; ++i) {
            idsA.push_back("s" + std::to_string(i));
            idsB.push_back("s" + std::to_string(299 - i + 40)); // 40 of each are only there
        }
        const auto matched = evaluate::matchSamples(idsA, columns.label, idsB, other.label);
        QCOMPARE(matched.pairs.size(), std::size_t{260});
        for (const model::Scoring& scoring :
             {model::Scoring{}, model::Scoring{model::ScoringKind::Weights, model::kNoEntropyWeights}}) {
            const evaluate::Detector detector{false, scoring, {0.3, 0.5, 0.7, 0.9}, 0.55};
            const auto theirs = metrics::rescored(other, scoring);
            const Decisions found = evaluate::decisionsElsewhere(detector, columns, other, matched);
            QCOMPARE(found.size(), columns.size());
            for (std::size_t a = 0; a < 300; ++a) {
                const std::size_t b = 299 + 40 - a;
                if (b >= 300 || std::isnan(theirs[b])) {
                    QCOMPARE(found[a], model::kNoPrediction);
                    continue;
                }
                const Label label =
                    metrics::decide(theirs[b], other.nli[b], detector.tau[columns.scenario[a]], 0.55);
                QCOMPARE(found[a], static_cast<std::uint8_t>(label));
            }
        }
        const Decisions predicted =
            evaluate::decisionsElsewhere({true, {}, {}, 0.4}, columns, other, matched);
        for (std::size_t a = 0; a < 300; ++a) {
            QCOMPARE(predicted[a], a < 40 ? model::kNoPrediction : other.predicted[299 + 40 - a]);
        }
        QCOMPARE(evaluate::decisionsOf({true, {}, {}, 0.4}, columns), columns.predicted);
    }

    void sameDetectorsDoNotDiffer() {
        const model::ScoredColumns columns = tests::laboratoryColumns(100, 4);
        const Decisions a = evaluate::decisionsByRule(columns, columns.fhri, columns.nli,
                                                      evaluate::predeterminedThresholds(columns), 0.40);
        const auto found = compare(columns, a, a);
        QVERIFY(found);
        QCOMPARE(found->judged.verdict, ComparisonVerdict::CannotBeJudged); // nothing to tell them by
        QCOMPARE(*found->judged.macroF1.p, 1.0);
        QCOMPARE(*found->macroF1Delta(), 0.0);
        QCOMPARE(found->mcnemar.p(), 1.0);
        QVERIFY(!found->pairedT);
        QVERIFY(!found->wilcoxon);
    }

    // The first that holds, and rounding decides none.
    void verdicts() {
        const auto verdict = [](double value, double low90, double high90, double p) {
            return evaluate::comparisonVerdict(difference(value, low90, high90, p));
        };
        QCOMPARE(verdict(0.06, 0.03, 0.09, 0.01), ComparisonVerdict::Significant);
        QCOMPARE(verdict(0.06, 0.03, 0.09, 0.05), ComparisonVerdict::Inconclusive);
        QCOMPARE(verdict(0.75 - 0.70, 0.03, 0.07, 0.01), ComparisonVerdict::Better);
        QCOMPARE(verdict(0.019, 0.01, 0.03, 0.01), ComparisonVerdict::Better);
        QCOMPARE(verdict(0.019, -0.02, 0.06, 0.40), ComparisonVerdict::Inconclusive); // small is not equal
        QCOMPARE(verdict(0.00, 0.50 - 0.52, 0.52 - 0.50, 1), ComparisonVerdict::Redundant);
        QCOMPARE(verdict(0.01, 0.005, 0.015, 0.01), ComparisonVerdict::Redundant); // told, but of no use
        QCOMPARE(verdict(0.00, -0.021, 0.01, 1), ComparisonVerdict::Inconclusive);
        QCOMPARE(verdict(-0.03, -0.05, -0.01, 0.04), ComparisonVerdict::Worse);
        QCOMPARE(verdict(-0.03, -0.05, -0.01, 0.9), ComparisonVerdict::Inconclusive);
        QCOMPARE(verdict(-0.01, -0.03, -0.005, 0.04), ComparisonVerdict::Inconclusive);
        QCOMPARE(evaluate::comparisonVerdict({}), ComparisonVerdict::CannotBeJudged);
    }

    // B calls all accurate. A finds 60 of 100 hallucinations and takes 120 of 900 accurate samples for them:
    // more wrong answers, and a far better Macro-F1.
    void theVerdictFollowsItsOwnFigure() {
        using enum Label;
        const auto found = compare(judged({{780, Accurate, Accurate, Accurate},
                                           {120, Accurate, Hallucination, Accurate},
                                           {60, Hallucination, Hallucination, Accurate},
                                           {40, Hallucination, Accurate, Accurate}}));
        QVERIFY(found);
        QVERIFY(*found->macroF1Delta() > 0.18 && *found->macroF1Delta() < 0.20);
        QVERIFY(found->mcnemar.p() < 1e-4 && found->aWrongBRight > found->aRightBWrong);
        QCOMPARE(*found->judged.macroF1.p, 1.0 / 10'000);
        QCOMPARE(found->judged.verdict, ComparisonVerdict::Significant);
        QCOMPARE(found->judged.equivalent, std::optional(false));
        QVERIFY(found->mcNemarPointsElsewhere());
        // The other way round it is B that is worse, whatever McNemar says.
        const Judged same = judged({{780, Accurate, Accurate, Accurate},
                                    {120, Accurate, Hallucination, Accurate},
                                    {60, Hallucination, Hallucination, Accurate},
                                    {40, Hallucination, Accurate, Accurate}});
        const auto swapped = compare(same.columns, same.b, same.a);
        QCOMPARE(swapped->judged.verdict, ComparisonVerdict::Worse);
        QCOMPARE(swapped->judged.macroF1.p, found->judged.macroF1.p);
        QVERIFY(swapped->mcNemarPointsElsewhere());
    }

    // One of 200 samples is called a contradiction, and none is one.
    void aClassThatIsOnlyDecidedCountsInNoDifference() {
        using enum Label;
        const auto found = compare(judged({{89, Accurate, Accurate, Accurate},
                                           {1, Accurate, Contradiction, Accurate},
                                           {10, Accurate, Hallucination, Hallucination},
                                           {10, Hallucination, Accurate, Accurate},
                                           {90, Hallucination, Hallucination, Hallucination}}));
        QVERIFY(found);
        QVERIFY(std::abs(*found->macroF1Delta() - (178.0 / 199 - 0.9) / 2) < 1e-12);
        QVERIFY(found->bootstrap.differences.front().interval->low > -0.02);
        QVERIFY(std::abs(found->scenarioF1.front().a - found->scenarioF1.front().b) < 0.01);
        QVERIFY(*found->a.macroF1 < 0.6); // over three classes
        using evaluate::Shortage;
        QCOMPARE(found->judged.shortages,
                 (std::vector<Shortage>{{Shortage::Of::Discordant, Label::Accurate, 1, 6}}));
    }

    // Every choice of swaps is as likely. Four clusters of three samples, and six samples alone.
    void randomisationIsExactForFewClusters() {
        base::Random random(3);
        for (std::uint64_t round = 0; round < 12; ++round) {
            model::ScoredColumns columns = tests::laboratoryColumns(18, 100 + round);
            columns.pair.assign(columns.size(), model::kNone);
            columns.pairs = 4;
            Decisions a(columns.size(), 0);
            Decisions b(columns.size(), 0);
            std::vector<std::vector<std::size_t>> clusters(4);
            for (std::size_t i = 0; i < columns.size(); ++i) {
                a[i] = static_cast<std::uint8_t>(random.below(3));
                b[i] = i % 4 == 0 ? a[i] : static_cast<std::uint8_t>(random.below(3));
                if (i < 12) {
                    columns.pair[i] = static_cast<std::uint32_t>(i / 3);
                    clusters[i / 3].push_back(i);
                } else {
                    clusters.push_back({i});
                }
            }
            const auto found = compare(columns, a, b);
            QVERIFY(found);
            QCOMPARE(found->judged.clusters, std::int64_t{10});
            const double observed = macroF1Of(columns, a) - macroF1Of(columns, b);
            QVERIFY(std::abs(*found->macroF1Delta() - observed) < 1e-12);
            int extreme = 0;
            for (unsigned swaps = 0; swaps < 1'024; ++swaps) {
                Decisions swappedA = a;
                Decisions swappedB = b;
                for (std::size_t cluster = 0; cluster < clusters.size(); ++cluster) {
                    for (const std::size_t i : clusters[cluster]) {
                        if ((swaps >> cluster & 1U) != 0) {
                            std::swap(swappedA[i], swappedB[i]);
                        }
                    }
                }
                const double swapped = macroF1Of(columns, swappedA) - macroF1Of(columns, swappedB);
                extreme += std::abs(swapped) >= std::abs(observed) - 1e-12 ? 1 : 0;
            }
            QVERIFY(std::abs(*found->judged.macroF1.p - extreme / 1'024.0) < 1e-12);
        }
    }

    // Of one class alone F1 grows with the right answers, so that the test is McNemar's.
    void thrownSwapsComeNearTheExactTest() {
        using enum Label;
        const Judged of = judged({{60, Accurate, Accurate, Accurate},
                                  {26, Accurate, Accurate, Hallucination},
                                  {14, Accurate, Hallucination, Accurate}});
        const auto found = compare(of);
        const double exact = statistics::mcNemar(26, 14).exactP;
        QVERIFY(std::abs(*found->judged.macroF1.p - exact) < 4 * std::sqrt(exact * (1 - exact) / 10'000));
        QCOMPARE(*compare(of.columns, of.b, of.a)->judged.macroF1.p, *found->judged.macroF1.p);
        // Few enough to try them all: 8 against 2.
        const auto few = compare(judged({{30, Accurate, Accurate, Accurate},
                                         {8, Accurate, Accurate, Hallucination},
                                         {2, Accurate, Hallucination, Accurate}}));
        QVERIFY(std::abs(*few->judged.macroF1.p - 0.109375) < 1e-12);
    }

    // Without the component there is nothing to judge it by, however many samples there are.
    void entropyIsJudgedWhereThereIsSome() {
        using enum Label;
        Judged of = judged({{40, Accurate, Accurate, Accurate},
                            {20, Accurate, Accurate, Hallucination},
                            {40, Hallucination, Hallucination, Hallucination},
                            {40, Hallucination, Hallucination, Accurate}});
        evaluate::ComparisonSettings settings;
        settings.isAboutEntropy = true;
        std::vector<double>& entropy = of.columns.components[model::indexOf(model::Component::E)];
        entropy.assign(of.columns.size(), model::kNoScore);
        const auto none = compare(of.columns, of.a, of.a, settings);
        QCOMPARE(none->judged.verdict, ComparisonVerdict::CannotBeJudged);
        QCOMPARE(none->judged.n, std::int64_t{0});
        QVERIFY(!none->judged.equivalent && !none->judged.macroF1.p && none->macroF1Delta());
        std::fill(entropy.begin() + 40, entropy.end(), 0.5);
        const auto some = compare(of.columns, of.a, of.b, settings);
        QCOMPARE(some->judged.n, std::int64_t{100});
        QCOMPARE(some->withoutEntropy, std::int64_t{40});
        QVERIFY(*some->judged.macroF1.value > *some->macroF1Delta());
        QCOMPARE(some->judged.verdict, ComparisonVerdict::Significant);
    }

    // Below the stated numbers nothing is redundant, even where nothing differs.
    void tooLittleIsNotJudged() {
        using enum Label;
        using evaluate::Shortage;
        const auto few =
            compare(judged({{9, Accurate, Accurate, Accurate}, {8, Hallucination, Hallucination, Accurate}}));
        QCOMPARE(few->judged.verdict, ComparisonVerdict::CannotBeJudged);
        QCOMPARE(few->judged.shortages, (std::vector<Shortage>{{Shortage::Of::Class, Accurate, 9, 10},
                                                               {Shortage::Of::Class, Hallucination, 8, 10}}));
        Judged one =
            judged({{30, Accurate, Accurate, Hallucination}, {30, Hallucination, Accurate, Hallucination}});
        one.columns.pair.assign(60, 0);
        one.columns.pairs = 1;
        const auto single = compare(one);
        QCOMPARE(single->judged.shortages, (std::vector<Shortage>{{Shortage::Of::Clusters, Accurate, 1, 6}}));
        QVERIFY(!single->judged.macroF1.interval && !single->judged.macroF1.p);
        QVERIFY(!single->bootstrap.of[0].macroF1);
    }

    // Ten scenarios are tested in one table: each p is corrected for the others.
    void scenariosAreOneFamily() {
        const model::ScoredColumns columns = tests::laboratoryColumns(1'200, 8);
        const std::vector<double> low(4, 0.55);
        const std::vector<double> high(4, 0.70);
        const Decisions a = evaluate::decisionsByRule(columns, columns.fhri, columns.nli, low, 0.40);
        const Decisions b = evaluate::decisionsByRule(columns, columns.fhri, columns.nli, high, 0.40);
        const auto found = compare(columns, a, b);
        std::vector<double> p;
        for (const evaluate::ScenarioF1& of : found->scenarioF1) {
            QVERIFY(of.shortages.empty() && of.difference.p && of.adjustedP);
            p.push_back(*of.difference.p);
        }
        const auto adjusted = statistics::holmAdjusted(p);
        QCOMPARE(p.size(), std::size_t{4});
        for (std::size_t i = 0; i < p.size(); ++i) {
            QCOMPARE(*found->scenarioF1[i].adjustedP, adjusted[i]);
        }
    }

    void samplesAreMatchedById() {
        const std::vector<std::string> idsA{"a", "b", "c", "a"};
        const std::vector<std::string> idsB{"c", "x", "a", "c"};
        const std::vector<Label> labelsA{Label::Accurate, Label::Accurate, Label::Hallucination,
                                         Label::Accurate};
        const std::vector<Label> labelsB{Label::Accurate, Label::Accurate, Label::Accurate, Label::Accurate};
        const auto matched = evaluate::matchSamples(idsA, labelsA, idsB, labelsB);
        using Pair = evaluate::MatchedSamples::Pair;
        QCOMPARE(matched.pairs, (std::vector<Pair>{{0, 2}, {2, 0}}));
        QCOMPARE(matched.onlyInA, (std::vector<std::uint32_t>{1, 3}));
        QCOMPARE(matched.onlyInB, (std::vector<std::uint32_t>{1, 3}));
        QCOMPARE(matched.labelsDiffer, std::vector<std::size_t>{1});
    }

    void refusals() {
        const model::ScoredColumns columns = tests::laboratoryColumns(10, 4);
        QCOMPARE(compare(columns, columns.predicted, {}).error().code, base::ErrorCode::InvalidArgument);
        const Decisions none(columns.size(), model::kNoPrediction);
        QCOMPARE(compare(columns, columns.predicted, none).error().code, base::ErrorCode::InputNotUsable);
    }

    // Twelve samples, counted by hand (README.md beside them).
    void goldenCase() {
        const std::filesystem::path folder = std::filesystem::path(ASSAY_GOLDEN_DIR) / "detectors";
        base::NoProgress progress;
        const std::vector<std::filesystem::path> files{folder / "samples.csv"};
        const auto read = workspace::readScoredColumns(files, std::nullopt, {}, progress);
        QVERIFY(read);
        const model::ScoredColumns& columns = read->columns;
        results::ComparisonContext context;
        context.a = "full";
        context.b = "no-entropy";
        context.tau = evaluate::predeterminedThresholds(columns);
        context.isEntropy = true;
        const auto decisions = [&](const model::ComponentWeights& weights) {
            return evaluate::decisionsByRule(
                columns, metrics::rescored(columns, {model::ScoringKind::Weights, weights}), columns.nli,
                context.tau, 0.40);
        };
        evaluate::ComparisonSettings settings;
        settings.isAboutEntropy = true;
        const auto found = compare(columns, decisions(model::kDocumentWeights),
                                   decisions(model::kNoEntropyWeights), settings);
        QVERIFY(found);
        const auto json = nlohmann::json::parse(results::comparisonJson(*found, columns, context));
        std::ifstream file(folder / "expected.json");
        const auto expected = nlohmann::json::parse(file);
        for (const auto& [key, value] : expected.items()) {
            QVERIFY2(json.contains(key), key.c_str());
            const auto& actual = json[key];
            const auto flatActual = actual.flatten();
            const auto flatExpected = value.flatten();
            for (const auto& [path, part] : flatExpected.items()) {
                const std::string at = key + path;
                QVERIFY2(flatActual.contains(path), at.c_str());
                if (part.is_number_float()) {
                    QVERIFY2(std::abs(flatActual[path].get<double>() - part.get<double>()) < 1e-12,
                             at.c_str());
                } else {
                    QVERIFY2(flatActual[path] == part, at.c_str());
                }
            }
        }
    }
};

ASSAY_TEST(TestDetectorComparison)
#include "tst_detector_comparison.moc"
