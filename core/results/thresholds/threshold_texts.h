// Figures that several sections of the threshold group show. Of this room alone.
#pragma once

#include "core/evaluate/thresholds/scenario_table.h"
#include "core/metrics/classification/threshold_curve.h"
#include "core/metrics/classification/threshold_selection.h"
#include "core/results/report/repeated_n.h"
#include "core/results/report/report.h"
#include "core/results/report/shortened_text.h"
#include "core/results/report/table_rows.h"
#include "core/results/thresholds/threshold_blocks.h"
#include "core/results/thresholds/threshold_material.h"
#include "core/results/thresholds/threshold_words.h"
#include "core/words/wording.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results::thresholds {

// The bounds of a range as they are printed: rounded inwards, so that every threshold between them is of the
// range, to as many decimals as leave some.
struct RangeBounds {
    bool fromIncluded = false; // "from 0.00", else "above 0.7001"
    std::string from, to;
};

[[nodiscard]] RangeBounds boundsOf(const metrics::ThresholdRange& range, const words::Wording& wording);

[[nodiscard]] bool hasConstraint(const metrics::Constraints& constraints);

// What is asked of a constraint, as recallFigure() and precisionFigure().
[[nodiscard]] Figure constraintFigure(const evaluate::DecisionShares& shares, metrics::Constraint constraint,
                                      const words::Wording& wording);

// The constraints in force on the recall of a class that has no sample: they do not apply.
[[nodiscard]] std::vector<std::string> notApplying(const metrics::ConfusionMatrix& matrix,
                                                   const metrics::Constraints& constraints,
                                                   const words::Wording& wording);

// Whether the constraints are met by this matrix, over `n` samples with a score: "all met", what is violated,
// or what could not be asked, with the mark that stands for it where rows repeat it. `violated` are
// violationsOf() the matrix.
[[nodiscard]] Cell metCell(const std::vector<metrics::Violation>& violated,
                           const metrics::ConfusionMatrix& matrix, const metrics::Constraints& constraints,
                           std::int64_t n, const words::Wording& wording);

// Whether constraints are in force and notApplying() names each of them.
[[nodiscard]] bool noneApplies(const metrics::ConfusionMatrix& matrix,
                               const metrics::Constraints& constraints, const words::Wording& wording);

// The definition of that figure.
[[nodiscard]] std::string_view constraintDefinition(metrics::Constraint constraint) noexcept;

[[nodiscard]] Figure macroF1Figure(const metrics::ClassificationFigures& figures,
                                   const std::optional<statistics::Interval>& interval,
                                   const words::Wording& wording);

// At tau*, with the interval of the bootstrap in which the threshold is chosen anew in each draw. `row` as in
// laboratory.table.rows.
[[nodiscard]] Figure macroF1AtOwn(const MeasuredSet& measured, std::size_t row,
                                  const words::Wording& wording);
// tau* of a row (nullopt: `why`).
[[nodiscard]] Figure ownTauFigure(const MeasuredSet& measured, std::size_t row, std::string why = {});

// Right decisions of all.
[[nodiscard]] Figure accuracyFigure(const evaluate::DecisionShares& shares, const words::Wording& wording);

// valueFigure() over `n` samples with its interval.
[[nodiscard]] Figure valueFigure(std::optional<double> value, std::string why, std::int64_t n,
                                 const std::optional<statistics::Interval>& interval);

// The rules that the set is measured under.
[[nodiscard]] Facts rulesOf(const ThresholdSet& set, const words::Wording& wording);

// What the thresholds that apply are called: the decision's, or the predetermined ones.
[[nodiscard]] std::string appliedText(const ThresholdSet& set, const words::Wording& wording);

// On a page. The first row is that of all samples together.
inline constexpr std::size_t kScopeRows = 41;

// Weights of scopes for showTelling(), in the order of laboratory.table.rows: all samples come first, scopes
// for which `of` has nothing last.
[[nodiscard]] std::vector<double> weightsOf(const MeasuredSet& measured,
                                            const std::function<std::optional<double>(std::size_t)>& of);

} // namespace assay::results::thresholds
