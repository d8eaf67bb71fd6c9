// Chooses the best threshold under constraints, or says why there is none.
// Source: FHRI experimental design, section 3.9.3.3, with the rulings of docs/decisions.md.
#pragma once

#include "core/metrics/classification/confusion_matrix.h"

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

// The switched-on constraints that `figures` does not meet, in the order of the enumeration. A recall whose
// class has no sample does not apply and is never violated, and neither is anything of no sample at all; an
// undefined precision counts as 0, with `reached` empty.
[[nodiscard]] std::vector<Violation> violationsOf(const ClassificationFigures& figures,
                                                  const Constraints& constraints);

// The switched-on constraints that nothing can be said about: a recall whose class has no sample, and a
// precision where there is no sample at all. They are neither met nor violated. In the order of the
// enumeration.
[[nodiscard]] std::vector<Constraint> uncheckedOf(const ClassificationFigures& figures,
                                                  const Constraints& constraints);

// Whether the figures meet the constraints: false where one is violated, true where all in force are met,
// nullopt where none is violated and one cannot be checked.
[[nodiscard]] std::optional<bool> meets(const ClassificationFigures& figures, const Constraints& constraints);

// How far the figures fall short in all: the sum of required - reached over the violations.
[[nodiscard]] double totalShortfall(std::span<const Violation> violations) noexcept;

struct BestThreshold {
    std::size_t index = 0;               // into the candidates
    bool feasible = false;               // whether the candidate violates no constraint
    std::vector<Violation> violated{};   // of the candidate chosen; empty when feasible
    double shortfall = 0;                // their totalShortfall()
    std::vector<Constraint> unchecked{}; // uncheckedOf() the candidates: the same for all of them
    std::size_t highestMacroF1 = 0; // the candidate of the highest Macro-F1 when no constraint is asked for
};

// Among the candidates (ascending tau) the highest Macro-F1 that is feasible; ties: higher hallucination
// recall, then lower tau. If none is feasible, the least violating one: the least totalShortfall(); ties:
// higher Macro-F1, then as before. Figures that differ by no more than 1e-12 are tied, so that rounding never
// decides. nullopt without candidates or without samples.
[[nodiscard]] std::optional<BestThreshold> chooseThreshold(std::span<const ClassificationFigures> candidates,
                                                           const Constraints& constraints);

} // namespace assay::metrics
