// The 3 x 3 confusion matrix of the FHRI decision and every figure computed from it. Pure functions of
// counts.
//
// Rows are the true class, columns the predicted class, both in the order accurate, hallucination,
// contradiction. Sources: precision, recall and F1 as in M. Sokolova and G. Lapalme (2009), "A systematic
// analysis of performance measures for classification tasks"; multi-class Matthews correlation: J. Gorodkin
// (2004), "Comparing two K-category assignments by a K-category correlation coefficient"; kappa: J. Cohen
// (1960).
#pragma once

#include "core/model/label.h"

#include <array>
#include <cstdint>
#include <optional>

namespace assay::metrics {

struct ConfusionMatrix {
    std::array<std::array<std::int64_t, model::kLabelCount>, model::kLabelCount> cells{};

    [[nodiscard]] std::int64_t& at(model::Label truth, model::Label predicted) noexcept {
        return cells[model::indexOf(truth)][model::indexOf(predicted)];
    }

    [[nodiscard]] std::int64_t at(model::Label truth, model::Label predicted) const noexcept {
        return cells[model::indexOf(truth)][model::indexOf(predicted)];
    }

    [[nodiscard]] std::int64_t rowSum(model::Label truth) const noexcept;
    [[nodiscard]] std::int64_t columnSum(model::Label predicted) const noexcept;
    [[nodiscard]] std::int64_t total() const noexcept;

    ConfusionMatrix& operator+=(const ConfusionMatrix& other) noexcept;
    friend bool operator==(const ConfusionMatrix&, const ConfusionMatrix&) = default;
};

// A figure is nullopt where its denominator is 0: undefined, and shown as such.
struct ClassFigures {
    std::optional<double> precision; // undefined when nothing was predicted to be of the class
    std::optional<double> recall;    // undefined when no sample is of the class
    std::optional<double> f1;        // 2TP / (2TP + FP + FN); undefined only when the class occurs in neither
    std::optional<double> f2;        // F-beta with beta 2, recall counting twice as much; undefined as F1
    std::optional<double> fBeta;     // with the beta of ClassificationFigures; undefined as F1
    std::int64_t support = 0;        // samples that truly are of the class
};

inline constexpr double kUsualBeta = 2;    // of F-beta: recall counts twice as much as precision
inline constexpr double kLowestBeta = 0.1; // of settings
inline constexpr double kHighestBeta = 10;

struct ClassificationFigures {
    std::int64_t n = 0;
    double beta = kUsualBeta; // of ClassFigures::fBeta
    std::array<ClassFigures, model::kLabelCount> perClass;
    std::optional<double> macroF1; // mean F1 over the classes that occur in truth or prediction
    int classesCounted = 0;        // how many classes that mean runs over; fewer than 3 must be said
    std::optional<double> accuracy;
    std::optional<double> balancedAccuracy; // mean recall over the classes that have a sample
    std::optional<double> mcc;              // undefined when all is of one class, in truth or in prediction
    std::optional<double> kappa;            // undefined when chance agreement is 1

    [[nodiscard]] const ClassFigures& of(model::Label label) const noexcept {
        return perClass[model::indexOf(label)];
    }
};

// With the usual beta.
[[nodiscard]] ClassificationFigures figuresOf(const ConfusionMatrix& matrix) noexcept;

// `beta` > 0: how much more recall counts than precision in ClassFigures::fBeta.
[[nodiscard]] ClassificationFigures figuresWithBeta(const ConfusionMatrix& matrix, double beta) noexcept;

// F-beta of a class, (1 + beta^2) P R / (beta^2 P + R) as
// (1 + beta^2) TP / ((1 + beta^2) TP + beta^2 FN + FP): recall counts `beta` > 0 times as much as precision
// (C. J. van Rijsbergen, 1979, "Information Retrieval"). nullopt when the class occurs in neither truth nor
// prediction.
[[nodiscard]] std::optional<double> fBeta(const ConfusionMatrix& matrix, model::Label label,
                                          double beta) noexcept;

// Classes, by model::indexOf().
using ClassSet = std::array<bool, model::kLabelCount>;

[[nodiscard]] ClassSet classesInTruth(const ConfusionMatrix& matrix) noexcept;
// In truth or prediction: those that figuresOf() takes the mean over.
[[nodiscard]] ClassSet classesThatOccur(const ConfusionMatrix& matrix) noexcept;

// Macro-F1 as the mean over just these classes. Two of figuresOf() may be means over different classes and
// must not be subtracted: one sample that is called a contradiction where none is takes a third off the one
// that it is in. nullopt without a class, and where one of them occurs in neither truth nor prediction.
[[nodiscard]] std::optional<double> macroF1Over(const ConfusionMatrix& matrix,
                                                const ClassSet& classes) noexcept;

// Of `a` minus of `b`, both over these classes.
[[nodiscard]] std::optional<double> macroF1Difference(const ConfusionMatrix& a, const ConfusionMatrix& b,
                                                      const ClassSet& classes) noexcept;

} // namespace assay::metrics
