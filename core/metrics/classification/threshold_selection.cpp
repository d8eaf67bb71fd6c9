#include "core/metrics/classification/threshold_selection.h"

#include <algorithm>
#include <utility>

namespace assay::metrics {
namespace {

constexpr std::array<std::string_view, kConstraintCount> kConstraintNames{
    "recall_hallucination", "precision_accurate", "recall_contradiction"};

// Figures this close are equal: the same fractions summed in another order differ by less.
constexpr double kTie = 1e-12;

struct Candidate {
    std::size_t index = 0;
    double macroF1 = 0;
    double hallucinationRecall = 0;
};

// Highest Macro-F1; ties: higher hallucination recall, then lower tau. In stages, so that the tolerance
// cannot make the outcome depend on the order. `candidates` is not empty and ascending in tau.
std::size_t bestOf(std::span<const Candidate> candidates) {
    double macroF1 = candidates.front().macroF1;
    for (const Candidate& candidate : candidates) {
        macroF1 = std::max(macroF1, candidate.macroF1);
    }
    double recall = -1;
    for (const Candidate& candidate : candidates) {
        if (candidate.macroF1 >= macroF1 - kTie) {
            recall = std::max(recall, candidate.hallucinationRecall);
        }
    }
    for (const Candidate& candidate : candidates) {
        if (candidate.macroF1 >= macroF1 - kTie && candidate.hallucinationRecall >= recall - kTie) {
            return candidate.index;
        }
    }
    return candidates.front().index; // not reached: the maxima belong to candidates
}

} // namespace

std::string_view constraintName(Constraint constraint) noexcept {
    return kConstraintNames[static_cast<std::size_t>(constraint)];
}

std::optional<Constraint> constraintFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kConstraintCount; ++i) {
        if (kConstraintNames[i] == name) {
            return static_cast<Constraint>(i);
        }
    }
    return std::nullopt;
}

std::vector<Violation> violationsOf(const ClassificationFigures& figures, const Constraints& constraints) {
    using model::Label;
    std::vector<Violation> violations;
    const auto check = [&](Constraint constraint, std::optional<double> reached, bool applies) {
        const std::optional<double>& required = constraints.of(constraint);
        if (required && applies && reached.value_or(0) < *required) {
            violations.push_back({constraint, *required, reached});
        }
    };
    const std::optional<double> hallucinationRecall = figures.of(Label::Hallucination).recall;
    const std::optional<double> contradictionRecall = figures.of(Label::Contradiction).recall;
    check(Constraint::HallucinationRecall, hallucinationRecall, hallucinationRecall.has_value());
    check(Constraint::AccuratePrecision, figures.of(Label::Accurate).precision, figures.n > 0);
    check(Constraint::ContradictionRecall, contradictionRecall, contradictionRecall.has_value());
    return violations;
}

std::vector<Constraint> uncheckedOf(const ClassificationFigures& figures, const Constraints& constraints) {
    using model::Label;
    std::vector<Constraint> unchecked;
    for (const auto& [constraint, isKnown] :
         {std::pair(Constraint::HallucinationRecall, figures.of(Label::Hallucination).recall.has_value()),
          std::pair(Constraint::AccuratePrecision, figures.n > 0),
          std::pair(Constraint::ContradictionRecall, figures.of(Label::Contradiction).recall.has_value())}) {
        if (constraints.of(constraint) && !isKnown) {
            unchecked.push_back(constraint);
        }
    }
    return unchecked;
}

std::optional<bool> meets(const ClassificationFigures& figures, const Constraints& constraints) {
    if (!violationsOf(figures, constraints).empty()) {
        return false;
    }
    return uncheckedOf(figures, constraints).empty() ? std::optional(true) : std::nullopt;
}

double totalShortfall(std::span<const Violation> violations) noexcept {
    double sum = 0;
    for (const Violation& violation : violations) {
        sum += violation.required - violation.reached.value_or(0);
    }
    return sum;
}

std::optional<BestThreshold> chooseThreshold(std::span<const ClassificationFigures> candidates,
                                             const Constraints& constraints) {
    if (candidates.empty() || candidates.front().n == 0) {
        return std::nullopt;
    }
    std::vector<Candidate> all;
    std::vector<Candidate> feasible;
    std::vector<double> shortfalls;
    double leastShortfall = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const Candidate candidate{i, candidates[i].macroF1.value_or(0),
                                  candidates[i].of(model::Label::Hallucination).recall.value_or(0)};
        const std::vector<Violation> violations = violationsOf(candidates[i], constraints);
        all.push_back(candidate);
        if (violations.empty()) {
            feasible.push_back(candidate);
        }
        shortfalls.push_back(totalShortfall(violations));
        leastShortfall = i == 0 ? shortfalls[i] : std::min(leastShortfall, shortfalls[i]);
    }
    BestThreshold best;
    best.highestMacroF1 = bestOf(all);
    best.feasible = !feasible.empty();
    best.unchecked = uncheckedOf(candidates.front(), constraints);
    if (best.feasible) {
        best.index = bestOf(feasible);
        return best;
    }
    std::vector<Candidate> leastViolating;
    for (const Candidate& candidate : all) {
        if (shortfalls[candidate.index] <= leastShortfall + kTie) {
            leastViolating.push_back(candidate);
        }
    }
    best.index = bestOf(leastViolating);
    best.violated = violationsOf(candidates[best.index], constraints);
    best.shortfall = shortfalls[best.index];
    return best;
}

} // namespace assay::metrics
