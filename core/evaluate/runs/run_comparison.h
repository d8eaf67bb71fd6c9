// Two stored runs of one kind side by side: figures, which is better over the items that both have and
// whether that is luck, the items that changed most, and the settings and inputs in which they differ.
//
// Differences are those of answer_comparison.h (paired over items, sign flips and bootstrap of clusters,
// Holm, nothing judged below its numbers), of B minus A here: A is the earlier run. Figures without items
// stand side by side and are not tested.
//
//     ASSAY_TRY(const auto compared, compareRuns(reader, a, b, {}, stop, progress));
//     compared.headline()->verdict      // BetterB: B is better than A, and not by luck
//
// Neighbour tests are compared search by search (neighbour_comparison.h); here all their figures stand.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/evaluate/answers/answer_comparison.h"
#include "core/evaluate/runs/run_description.h"
#include "core/evaluate/runs/run_differences.h"

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kMostChangedItems = 20;

struct RunComparisonSettings {
    std::string headline{}; // the figure named before; empty: headlineOf() of the kind
    std::uint64_t seed = 42;
    unsigned threads = 0; // 0: all
};

// A figure that both runs have as a whole, with or without items.
struct FigurePair {
    RunFigure a, b;

    // b - a; missing where one is.
    [[nodiscard]] std::optional<double> difference() const noexcept;
};

struct RunComparison {
    RunDescription a, b;
    ComparedAnswers items;                       // systems 0: a, 1: b
    AnswerComparison tested;                     // of items: its a is this a; differences are a - b there
    std::vector<FigurePair> figures;             // main figures that both have, in the order of a
    std::vector<QuestionDifference> mostChanged; // by the headline, at most kMostChangedItems, no ties
    std::int64_t onlyA = 0, onlyB = 0;           // items of one run alone
    RunDifferences differing;                    // of a and b

    // nullptr: no figure over items was named, or one of the runs has it not.
    [[nodiscard]] const MetricComparison* headline() const noexcept { return tested.headline(); }
};

// The measure that a comparison of this kind goes by: overall or rougeL_f of answers, mrr_at_10 of retrieval,
// the first measure that both tables have of other kinds; empty: there is none.
[[nodiscard]] std::string headlineOf(std::string_view kind, const ComparedAnswers& items);

// Items of tables side by side, by their keys; a key that comes twice counts once. Those of different
// revisions are left out and named in `changed`. Clusters are those of the first table that has the item.
[[nodiscard]] ComparedAnswers comparedItems(std::span<const RunItemTable* const> tables,
                                            std::span<const std::string> names);

// Errors: InputNotUsable (runs of different kinds, one that is not finished, what comparedRetrieval()
// refuses), DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<RunComparison>
compareRuns(const workspace::Reader& reader, const workspace::RunInfo& a, const workspace::RunInfo& b,
            const RunComparisonSettings& settings, const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::evaluate
