// Chooses the best threshold under constraints, or says why there is none.
// Source: FHRI experimental design, section 3.9.3.3, with the rulings of docs/decisions.md.
#pragma once

#include "core/metrics/confusion_matrix.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace assay::metrics {

enum class Constraint : std::uint8_t { HallucinationRecall, AccuratePrecision, ContradictionRecall };

inline constexpr std::size_t kConstraintCount = 3;

// "recall_hallucination", "precision_accurate", "recall_contradiction": the names of files and of the command
// line.
[[nodiscard]] std::string_view constraintName(Constraint constraint) noexcept;
[[nodiscard]] std::optional<Constraint> constraintFromName(std::string_view name) noexcept;

// The least value each figure must reach, in [0,1]; nullopt switches the constraint off.
struct Constraints {
    std::array<std::optional<double>, kConstraintCount> required{0.80, 0.90, 0.70};

    [[nodiscard]] std::optional<double>& of(Constraint c) noexcept {
        return required[static_cast<std::size_t>(c)];
    }

    [[nodiscard]] const std::optional<double>& of(Constraint c) const noexcept {
        return required[static_cast<std::size_t>(c)];
    }

    friend bool operator==(const Constraints&, const Constraints&) = default;
};

struct Violation {
    Constraint constraint = Constraint::HallucinationRecall;
    double required = 0;
    std::optional<double> reached; // nullopt: undefined there (nothing predicted accurate); it counts as 0
};

// The switched-on constraints that `figures` does not meet. A recall whose class has no sample does not apply
// and is never violated; an undefined precision is violated with `reached` empty.
[[nodiscard]] std::vector<Violation> violationsOf(const ClassificationFigures& figures,
                                                  const Constraints& constraints);

struct BestThreshold {
    std::size_t index = 0;           // into the candidates
    bool feasible = false;           // whether the candidate meets every constraint
    std::vector<Violation> violated; // of the candidate chosen; empty when feasible
};

// Among the candidates (ascending tau) the highest Macro-F1 that is feasible; ties: higher hallucination
// recall, then lower tau. If none is feasible, the one with the least sum of shortfalls, ties as before.
// nullopt without candidates or without samples.
[[nodiscard]] std::optional<BestThreshold> chooseThreshold(std::span<const ClassificationFigures> candidates,
                                                           const Constraints& constraints);

} // namespace assay::metrics
