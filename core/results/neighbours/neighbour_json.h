// A neighbour test, its gate and its list of faults as JSON documents (docs/formats.md, "Neighbour tests").
#pragma once

#include "core/base/atomic_file.h"
#include "core/base/issue_list.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/thresholds/figures_lint.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace assay::results {

struct NeighbourJsonOptions {
    std::size_t hardest = 10;
    bool perAnchor = false;
    // The sentence id of a row; without it results of anchors are rows only.
    std::function<std::string(std::uint32_t row)> sentenceId;
};

// The first search stands at the top; where there are several, all of them under "searches" too. Indented by
// two, with a final line break; undefined figures are null.
[[nodiscard]] std::string neighbourJson(const evaluate::NeighbourRun& run,
                                        const evaluate::NeighbourFigures& figures,
                                        const NeighbourJsonOptions& options);

// The same document in pieces, one for each anchor, so that many anchors need not be held as text.
void writeNeighbourJson(const evaluate::NeighbourRun& run, const evaluate::NeighbourFigures& figures,
                        const NeighbourJsonOptions& options, const base::TakePiece& take);

// The per anchor results of one search and regime as CSV (RFC 4180), one line an anchor, the hardest first
// and then those that are not covered or were not asked.
[[nodiscard]] std::string hardestCasesCsv(const evaluate::NeighbourRun& run, std::size_t search,
                                          std::size_t regime,
                                          const std::function<std::string(std::uint32_t row)>& sentenceId,
                                          const std::function<std::string(std::uint32_t row)>& text);

struct GateNames {
    std::string run, baseline; // names
    std::string runSearch, baselineSearch;
    std::int64_t runNumber = 0, baselineNumber = 0; // in the workspace
};

// Two runs side by side, `a` the baseline of the verdict: {"a", "b", "figures", "items", "settings",
// "inputs", …}.
[[nodiscard]] std::string comparisonJson(const evaluate::GateVerdict& verdict, const GateNames& names);

[[nodiscard]] std::string gateJson(const evaluate::GateVerdict& verdict, const GateNames& names);

// "better", "worse", "may_be_chance", "same", "cannot_be_judged".
[[nodiscard]] std::string_view differenceVerdict(const evaluate::RankDifference& difference);

// Of FiguresRule, as in documents: "mrr_above_bound".
[[nodiscard]] std::string_view figuresRuleName(evaluate::FiguresRule rule) noexcept;

[[nodiscard]] std::string figuresLintJson(const evaluate::OutsideFigures& figures,
                                          const std::vector<evaluate::FiguresFault>& faults,
                                          const base::IssueList& issues = base::IssueList());

} // namespace assay::results
