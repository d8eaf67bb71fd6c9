// The blocks of the threshold evaluations that pages show, too: pure functions of what was evaluated. Any
// thread.
#pragma once

#include "core/evaluate/thresholds/decision_shares.h"
#include "core/evaluate/thresholds/half_split.h"
#include "core/evaluate/thresholds/leaked_predictions.h"
#include "core/evaluate/thresholds/scenario_table.h"
#include "core/evaluate/thresholds/threshold_bootstrap.h"
#include "core/evaluate/thresholds/threshold_sweep.h"
#include "core/results/blocks.h"
#include "core/words/wording.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results::thresholds {

// Precision and recall of a class at one point, with n and their intervals.
[[nodiscard]] Figure recallFigure(const evaluate::DecisionShares& shares, model::Label label,
                                  const words::Wording& wording);
[[nodiscard]] Figure precisionFigure(const evaluate::DecisionShares& shares, model::Label label,
                                     const words::Wording& wording);

[[nodiscard]] Figure tauFigure(std::optional<double> tau, std::string why = {}, int leastDecimals = 2);

// A difference, or another value with four decimals.
[[nodiscard]] Figure valueFigure(std::optional<double> value, std::string why = {});

// A row for each class: precision, recall and F1, and its n where that is asked for. `f1Intervals` by class.
[[nodiscard]] Table
classTable(const evaluate::DecisionShares& shares, const metrics::ClassificationFigures& figures,
           const std::array<std::optional<statistics::Interval>, model::kLabelCount>& f1Intervals,
           const words::Wording& wording, bool withN = false);

// Counts by class in rows and columns: of a confusion matrix, or of the difference of two. `rowNames`: empty,
// where the table beside it names them.
[[nodiscard]] Table matrixTable(std::string name, std::string title, const std::vector<std::string>& rowNames,
                                const std::function<Figure(model::Label row, model::Label column)>& cell,
                                const words::Wording& wording);

// A row for the precision and the recall of each class, with the bounds of their intervals and the design
// effect in columns.
[[nodiscard]] Table operatingPointTable(const evaluate::DecisionShares& shares,
                                        const words::Wording& wording);

// A row for each threshold of the grid; the best one is emphasised.
[[nodiscard]] Table sweepTable(std::span<const evaluate::SweepPoint> points,
                               const std::optional<metrics::BestThreshold>& best,
                               const metrics::Constraints& constraints, const words::Wording& wording);

// A row for each scope, which it leads to: what a threshold of its own gains, and how firm it is.
[[nodiscard]] Table scopeTable(const evaluate::ScenarioTable& scopes, const words::Wording& wording);

// That labels have leaked into the stored predictions of these scenarios, of which there is one at least: in
// a sentence, and with the counts that show it.
[[nodiscard]] std::string leakHeadline(std::span<const evaluate::LeakedScenario> leaked,
                                       const words::Wording& wording);
[[nodiscard]] Paragraph leakParagraph(std::span<const evaluate::LeakedScenario> leaked,
                                      const words::Wording& wording);

// How much Macro-F1 varies over the scenarios, which of them are of high risk, which are lenient.
[[nodiscard]] Paragraph scopeParagraph(const evaluate::ScenarioTable& scopes, const words::Wording& wording);

// Macro-F1 of a threshold on the halves that were held out.
struct HeldOutScore {
    double tau = 0;
    double macroF1 = 0;
};

// What is known of the best threshold of a scope.
struct ScopeRobustness {
    evaluate::ThresholdBootstrap bootstrap;
    std::optional<evaluate::HalfSplit> split; // nullopt: no halves that both hold every class
    std::optional<double> tau;                // the best threshold of the grid on the scope's own samples
    std::optional<HeldOutScore> heldOut{};    // of a threshold that is held; nullopt: as `split`
    bool feasible = false;
};

// How the best threshold varies over the draws, what it reaches on samples that it was not chosen on, and
// which thresholds of the grid are as good.
[[nodiscard]] Paragraph robustnessParagraph(std::string_view scope, const ScopeRobustness& robustness,
                                            const metrics::ThresholdGrid& grid,
                                            const words::Wording& wording);

// "0.55, 0.60, 0.65": thresholds of the grid by their places.
[[nodiscard]] std::string thresholdListText(std::span<const std::size_t> places,
                                            const metrics::ThresholdGrid& grid,
                                            const words::Wording& wording);

} // namespace assay::results::thresholds
