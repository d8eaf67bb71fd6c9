#include "core/metrics/classification/confusion_matrix.h"

#include <algorithm>
#include <cmath>

namespace assay::metrics {
namespace {

// Counts below 2^53 are exact as doubles, so this is the correctly rounded quotient.
std::optional<double> ratio(std::int64_t numerator, std::int64_t denominator) noexcept {
    if (denominator == 0) {
        return std::nullopt;
    }
    return static_cast<double>(numerator) / static_cast<double>(denominator);
}

} // namespace

std::int64_t ConfusionMatrix::rowSum(model::Label truth) const noexcept {
    const auto& row = cells[model::indexOf(truth)];
    return row[0] + row[1] + row[2];
}

std::int64_t ConfusionMatrix::columnSum(model::Label predicted) const noexcept {
    const std::size_t column = model::indexOf(predicted);
    return cells[0][column] + cells[1][column] + cells[2][column];
}

std::int64_t ConfusionMatrix::total() const noexcept {
    return rowSum(model::Label::Accurate) + rowSum(model::Label::Hallucination) +
           rowSum(model::Label::Contradiction);
}

ConfusionMatrix& ConfusionMatrix::operator+=(const ConfusionMatrix& other) noexcept {
    for (std::size_t row = 0; row < model::kLabelCount; ++row) {
        for (std::size_t column = 0; column < model::kLabelCount; ++column) {
            cells[row][column] += other.cells[row][column];
        }
    }
    return *this;
}

std::optional<double> fBeta(const ConfusionMatrix& matrix, model::Label label, double beta) noexcept {
    const std::int64_t support = matrix.rowSum(label);
    const std::int64_t predicted = matrix.columnSum(label);
    if (support + predicted == 0) {
        return std::nullopt;
    }
    const double weight = beta * beta;
    return (1 + weight) * static_cast<double>(matrix.at(label, label)) /
           (weight * static_cast<double>(support) + static_cast<double>(predicted));
}

ClassificationFigures figuresOf(const ConfusionMatrix& matrix) noexcept {
    return figuresWithBeta(matrix, kUsualBeta);
}

ClassificationFigures figuresWithBeta(const ConfusionMatrix& matrix, double beta) noexcept {
    ClassificationFigures figures;
    figures.n = matrix.total();
    figures.beta = beta;
    std::int64_t correct = 0;
    double f1Sum = 0;
    double recallSum = 0;
    int classesInTruth = 0;
    // Of the multi-class formulas: sums over the classes of true x predicted, true^2 and predicted^2. Doubles
    // hold them exactly up to 2^53, that is for 90 million samples, and to 16 digits beyond.
    double truePredicted = 0;
    double trueTrue = 0;
    double predictedPredicted = 0;
    for (const model::Label label : model::kLabels) {
        const std::int64_t truePositives = matrix.at(label, label);
        const std::int64_t support = matrix.rowSum(label);
        const std::int64_t predicted = matrix.columnSum(label);
        ClassFigures& of = figures.perClass[model::indexOf(label)];
        of.support = support;
        of.precision = ratio(truePositives, predicted);
        of.recall = ratio(truePositives, support);
        of.f1 = ratio(2 * truePositives, support + predicted); // 2TP + FP + FN
        of.f2 = fBeta(matrix, label, kUsualBeta);
        of.fBeta = beta == kUsualBeta ? of.f2 : fBeta(matrix, label, beta);
        if (of.f1) {
            f1Sum += *of.f1;
            ++figures.classesCounted;
        }
        if (of.recall) {
            recallSum += *of.recall;
            ++classesInTruth;
        }
        correct += truePositives;
        truePredicted += static_cast<double>(support) * static_cast<double>(predicted);
        trueTrue += static_cast<double>(support) * static_cast<double>(support);
        predictedPredicted += static_cast<double>(predicted) * static_cast<double>(predicted);
    }
    if (figures.n == 0) {
        return figures;
    }
    figures.macroF1 = f1Sum / figures.classesCounted;
    figures.accuracy = ratio(correct, figures.n);
    figures.balancedAccuracy = recallSum / classesInTruth;

    const double n = static_cast<double>(figures.n);
    const double agreement = static_cast<double>(correct) * n - truePredicted;
    const double trueSpread = n * n - trueTrue;
    const double predictedSpread = n * n - predictedPredicted;
    if (trueSpread > 0 && predictedSpread > 0) {
        // The root of the product, not the product of roots: a perfect result is then exactly 1.
        figures.mcc = std::clamp(agreement / std::sqrt(trueSpread * predictedSpread), -1.0, 1.0);
    }
    const double chanceDistance = n * n - truePredicted;
    if (chanceDistance > 0) {
        figures.kappa = agreement / chanceDistance;
    }
    return figures;
}

ClassSet classesInTruth(const ConfusionMatrix& matrix) noexcept {
    ClassSet classes{};
    for (const model::Label label : model::kLabels) {
        classes[model::indexOf(label)] = matrix.rowSum(label) > 0;
    }
    return classes;
}

ClassSet classesThatOccur(const ConfusionMatrix& matrix) noexcept {
    ClassSet classes{};
    for (const model::Label label : model::kLabels) {
        classes[model::indexOf(label)] = matrix.rowSum(label) + matrix.columnSum(label) > 0;
    }
    return classes;
}

std::optional<double> macroF1Over(const ConfusionMatrix& matrix, const ClassSet& classes) noexcept {
    double sum = 0;
    int counted = 0;
    for (const model::Label label : model::kLabels) {
        if (!classes[model::indexOf(label)]) {
            continue;
        }
        const auto f1 = ratio(2 * matrix.at(label, label), matrix.rowSum(label) + matrix.columnSum(label));
        if (!f1) {
            return std::nullopt;
        }
        sum += *f1;
        ++counted;
    }
    return counted > 0 ? std::optional(sum / counted) : std::nullopt;
}

std::optional<double> macroF1Difference(const ConfusionMatrix& a, const ConfusionMatrix& b,
                                        const ClassSet& classes) noexcept {
    const auto of = macroF1Over(a, classes);
    const auto minus = macroF1Over(b, classes);
    return of && minus ? std::optional(*of - *minus) : std::nullopt;
}

} // namespace assay::metrics
