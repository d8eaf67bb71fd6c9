#include "core/base/random.h"
#include "core/metrics/classification/confusion_matrix.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <utility>
#include <vector>

using namespace assay;
using metrics::ClassificationFigures;
using metrics::ConfusionMatrix;
using metrics::figuresOf;
using model::Label;

namespace {

bool near(const std::optional<double>& a, const std::optional<double>& b, double tolerance = 1e-12) {
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= tolerance);
}

// Every figure by its definition on the list of (truth, predicted) pairs, one sample after another.
ClassificationFigures byDefinition(const ConfusionMatrix& matrix) {
    std::vector<std::pair<std::size_t, std::size_t>> samples;
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            samples.insert(samples.end(), static_cast<std::size_t>(matrix.cells[row][column]), {row, column});
        }
    }
    ClassificationFigures figures;
    figures.n = static_cast<std::int64_t>(samples.size());
    double sum = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        double tp = 0, fp = 0, fn = 0;
        for (const auto& [truth, predicted] : samples) {
            tp += truth == k && predicted == k;
            fp += truth != k && predicted == k;
            fn += truth == k && predicted != k;
        }
        metrics::ClassFigures& of = figures.perClass[k];
        of.support = static_cast<std::int64_t>(tp + fn);
        if (tp + fp > 0) {
            of.precision = tp / (tp + fp);
        }
        if (tp + fn > 0) {
            of.recall = tp / (tp + fn);
        }
        if (tp + fp + fn > 0) {
            const double p = of.precision.value_or(0);
            const double r = of.recall.value_or(0);
            of.f1 = p + r > 0 ? 2 * p * r / (p + r) : 0;
            sum += *of.f1;
            ++figures.classesCounted;
        }
    }
    if (samples.empty()) {
        return figures;
    }
    figures.macroF1 = sum / figures.classesCounted;
    const double n = static_cast<double>(samples.size());
    double right = 0;
    for (const auto& [truth, predicted] : samples) {
        right += truth == predicted;
    }
    figures.accuracy = right / n;
    // Matthews: covariances of the one-hot columns (Gorodkin's own definition).
    const auto covariance = [&](auto first, auto second) {
        double total = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            double meanFirst = 0, meanSecond = 0;
            for (const auto& sample : samples) {
                meanFirst += (first(sample) == k) / n;
                meanSecond += (second(sample) == k) / n;
            }
            for (const auto& sample : samples) {
                total += ((first(sample) == k) - meanFirst) * ((second(sample) == k) - meanSecond);
            }
        }
        return total;
    };
    const auto truthOf = [](const auto& sample) { return sample.first; };
    const auto predictedOf = [](const auto& sample) { return sample.second; };
    const double spread = covariance(truthOf, truthOf) * covariance(predictedOf, predictedOf);
    if (spread > 1e-9) {
        figures.mcc = covariance(truthOf, predictedOf) / std::sqrt(spread);
    }
    double chance = 0;
    for (std::size_t k = 0; k < 3; ++k) {
        double truths = 0, predictions = 0;
        for (const auto& [truth, predicted] : samples) {
            truths += truth == k;
            predictions += predicted == k;
        }
        chance += truths / n * (predictions / n);
    }
    if (chance < 1 - 1e-12) {
        figures.kappa = (*figures.accuracy - chance) / (1 - chance);
    }
    return figures;
}

void compare(const ConfusionMatrix& matrix) {
    const ClassificationFigures ours = figuresOf(matrix);
    const ClassificationFigures theirs = byDefinition(matrix);
    QCOMPARE(ours.n, theirs.n);
    QCOMPARE(ours.classesCounted, theirs.classesCounted);
    for (const Label label : model::kLabels) {
        QCOMPARE(ours.of(label).support, theirs.of(label).support);
        QVERIFY(near(ours.of(label).precision, theirs.of(label).precision));
        QVERIFY(near(ours.of(label).recall, theirs.of(label).recall));
        QVERIFY(near(ours.of(label).f1, theirs.of(label).f1));
    }
    QVERIFY(near(ours.macroF1, theirs.macroF1));
    QVERIFY(near(ours.accuracy, theirs.accuracy));
    QVERIFY(near(ours.mcc, theirs.mcc, 1e-9));
    QVERIFY(near(ours.kappa, theirs.kappa, 1e-9));
}

} // namespace

class TstConfusionMatrix : public QObject {
    Q_OBJECT

  private slots:
    void sumsAndAddition();
    void sameAsByDefinition();
    void sameAsScikitLearn();
    void betaIsChosen();
    void nothingAtAll();
    void oneClassOnly();
    void undefinedIsNotZero();
    void perfectIsExactlyOne();
    void hugeCounts();
    void differencesAreOverOneSetOfClasses();
};

void TstConfusionMatrix::sumsAndAddition() {
    ConfusionMatrix matrix{{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}}};
    QCOMPARE(matrix.rowSum(Label::Hallucination), std::int64_t{15});
    QCOMPARE(matrix.columnSum(Label::Contradiction), std::int64_t{18});
    QCOMPARE(matrix.total(), std::int64_t{45});
    QCOMPARE(matrix.at(Label::Accurate, Label::Contradiction), std::int64_t{3});
    matrix += matrix;
    QVERIFY((matrix == ConfusionMatrix{{{{2, 4, 6}, {8, 10, 12}, {14, 16, 18}}}}));
}

void TstConfusionMatrix::sameAsByDefinition() {
    base::Random random(21);
    for (int round = 0; round < 400; ++round) {
        ConfusionMatrix matrix;
        const std::uint64_t bound = 1 + random.below(30);
        for (auto& row : matrix.cells) {
            for (std::int64_t& cell : row) {
                // Many zeros, so that empty rows and columns occur.
                cell = random.below(2) == 0 ? 0 : static_cast<std::int64_t>(random.below(bound));
            }
        }
        compare(matrix);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void TstConfusionMatrix::sameAsScikitLearn() {
    std::ifstream file(ASSAY_GOLDEN_DIR "/classification/reference.json");
    const nlohmann::json reference = nlohmann::json::parse(file);
    QVERIFY(reference["classification"].size() > 30);
    for (const auto& expected : reference["classification"]) {
        ConfusionMatrix matrix;
        for (std::size_t row = 0; row < 3; ++row) {
            for (std::size_t column = 0; column < 3; ++column) {
                matrix.cells[row][column] = expected["cells"][row][column].get<std::int64_t>();
            }
        }
        const ClassificationFigures figures = figuresOf(matrix);
        for (std::size_t k = 0; k < 3; ++k) {
            // scikit-learn gives 0 for what is undefined.
            QVERIFY(near(figures.perClass[k].precision.value_or(0), expected["precision"][k].get<double>(),
                         1e-9));
            QVERIFY(near(figures.perClass[k].recall.value_or(0), expected["recall"][k].get<double>(), 1e-9));
            QVERIFY(near(figures.perClass[k].f1.value_or(0), expected["f1"][k].get<double>(), 1e-9));
            QVERIFY(near(figures.perClass[k].f2.value_or(0), expected["f2"][k].get<double>(), 1e-9));
            QCOMPARE(figures.perClass[k].support, expected["support"][k].get<std::int64_t>());
        }
        QVERIFY(near(figures.macroF1, expected["macro_f1"].get<double>(), 1e-9));
        QVERIFY(near(figures.accuracy, expected["accuracy"].get<double>(), 1e-9));
        QVERIFY(near(figures.balancedAccuracy, expected["balanced_accuracy"].get<double>(), 1e-9));
        QVERIFY(near(figures.mcc, expected["mcc"].get<double>(), 1e-9));
        QVERIFY(near(figures.kappa, expected["kappa"].get<double>(), 1e-9));
    }
}

// Against the formula of precision and recall; with the usual beta it is F2.
void TstConfusionMatrix::betaIsChosen() {
    ConfusionMatrix matrix;
    matrix.cells = {{{40, 7, 3}, {5, 21, 4}, {1, 2, 9}}};
    for (const double beta : {0.5, 1.0, 2.0, 3.5}) {
        const ClassificationFigures figures = metrics::figuresWithBeta(matrix, beta);
        QCOMPARE(figures.beta, beta);
        for (const Label label : model::kLabels) {
            const metrics::ClassFigures& of = figures.of(label);
            const double weight = beta * beta;
            const double expected =
                (1 + weight) * *of.precision * *of.recall / (weight * *of.precision + *of.recall);
            QVERIFY(near(of.fBeta, expected, 1e-12));
            QVERIFY(of.f2 == figuresOf(matrix).of(label).f2);
            QVERIFY(beta != 1.0 || near(of.fBeta, *of.f1, 1e-12));
            QVERIFY(beta != 2.0 || of.fBeta == of.f2);
        }
    }
}

void TstConfusionMatrix::nothingAtAll() {
    const ClassificationFigures figures = figuresOf({});
    QCOMPARE(figures.n, std::int64_t{0});
    QCOMPARE(figures.classesCounted, 0);
    QVERIFY(!figures.macroF1 && !figures.accuracy && !figures.mcc && !figures.kappa);
    QVERIFY(!figures.balancedAccuracy && !figures.of(Label::Accurate).f2);
    QVERIFY(!figures.of(Label::Accurate).f1);
}

void TstConfusionMatrix::oneClassOnly() {
    const ClassificationFigures figures = figuresOf({{{{0, 0, 0}, {0, 9, 0}, {0, 0, 0}}}});
    QCOMPARE(*figures.macroF1, 1.0);
    QCOMPARE(figures.classesCounted, 1);
    QVERIFY(!figures.mcc && !figures.kappa);
}

void TstConfusionMatrix::undefinedIsNotZero() {
    // Nothing is predicted accurate, nothing is truly a contradiction.
    const ClassificationFigures figures = figuresOf({{{{0, 3, 1}, {0, 5, 0}, {0, 0, 0}}}});
    QVERIFY(!figures.of(Label::Accurate).precision);
    QCOMPARE(*figures.of(Label::Accurate).recall, 0.0);
    QCOMPARE(*figures.of(Label::Accurate).f1, 0.0);
    QVERIFY(!figures.of(Label::Contradiction).recall);
    QCOMPARE(*figures.of(Label::Contradiction).precision, 0.0);
    QCOMPARE(*figures.of(Label::Contradiction).f1, 0.0);
    QCOMPARE(figures.classesCounted, 3);
}

void TstConfusionMatrix::perfectIsExactlyOne() {
    base::Random random(22);
    for (int round = 0; round < 200; ++round) {
        ConfusionMatrix matrix;
        for (std::size_t k = 0; k < 3; ++k) {
            matrix.cells[k][k] = 1 + static_cast<std::int64_t>(random.below(1'000'000));
        }
        const ClassificationFigures figures = figuresOf(matrix);
        QVERIFY(*figures.mcc == 1.0 && *figures.kappa == 1.0 && *figures.macroF1 == 1.0);
    }
}

void TstConfusionMatrix::hugeCounts() {
    const std::int64_t many = 500'000'000;
    const ClassificationFigures figures = figuresOf({{{{many, 0, 0}, {0, many, 0}, {0, many, many}}}});
    QVERIFY(near(figures.accuracy, 0.75));
    QVERIFY(figures.mcc && *figures.mcc > 0 && *figures.mcc < 1);
}

// One sample in 200 is called a contradiction where none is: a class more, and a third off the plain mean.
void TstConfusionMatrix::differencesAreOverOneSetOfClasses() {
    const ConfusionMatrix b{{{{90, 10, 0}, {10, 90, 0}, {0, 0, 0}}}};
    const ConfusionMatrix a{{{{89, 10, 1}, {10, 90, 0}, {0, 0, 0}}}};
    QVERIFY(*figuresOf(a).macroF1 - *figuresOf(b).macroF1 < -0.29);
    const metrics::ClassSet classes = metrics::classesInTruth(b);
    QVERIFY(classes == metrics::classesInTruth(a) && classes == (metrics::ClassSet{true, true, false}));
    QVERIFY(metrics::classesThatOccur(a) == (metrics::ClassSet{true, true, true}));
    // F1 of accurate: 178 / 199 and 180 / 200; of hallucination 0.9 in both.
    QVERIFY(near(metrics::macroF1Difference(a, b, classes), (178.0 / 199 - 0.9) / 2));
    QCOMPARE(metrics::macroF1Over(a, metrics::classesThatOccur(a)), figuresOf(a).macroF1);
    QCOMPARE(metrics::macroF1Over(b, metrics::classesThatOccur(b)), figuresOf(b).macroF1);
    QVERIFY(!metrics::macroF1Over(b, {true, true, true}) && !metrics::macroF1Over(b, {}));
}

ASSAY_TEST(TstConfusionMatrix)
#include "tst_confusion_matrix.moc"
