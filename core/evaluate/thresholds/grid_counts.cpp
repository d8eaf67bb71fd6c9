#include "core/evaluate/thresholds/grid_counts.h"

#include <algorithm>
#include <future>
#include <limits>

namespace assay::evaluate {
namespace {

using metrics::ConfusionMatrix;
using model::Label;

// From so many samples on a second thread is worth its start.
constexpr std::size_t kParallelFrom = 200'000;

// counts [scenario][bin][label] of the samples from `first` up to `last`.
void count(const model::ScoredColumns& columns, std::span<const double> scores, const GridBins& binOf,
           std::size_t bins, double nliHard, std::size_t first, std::size_t last,
           std::vector<LabelCounts>& counts) {
    for (std::size_t i = first; i < last; ++i) {
        const double score = scores[i];
        if (score != score) {
            continue;
        }
        const std::size_t bin = columns.nli[i] >= nliHard ? bins - 1 : binOf(score);
        ++counts[columns.scenario[i] * bins + bin][model::indexOf(columns.label[i])];
    }
}

} // namespace

GridBins::GridBins(std::span<const double> thresholds)
    : m_thresholds(thresholds.begin(), thresholds.end()) {
    m_thresholds.push_back(std::numeric_limits<double>::infinity());
    std::size_t reached = 0;
    for (std::size_t cell = 0; cell <= kCells; ++cell) {
        const double lower = static_cast<double>(cell) / kCellsAsDouble; // exact: a power of two
        while (m_thresholds[reached] <= lower) {
            ++reached;
        }
        m_guess[cell] = static_cast<std::uint16_t>(reached);
    }
}

void matricesOf(std::span<const LabelCounts> counts, std::span<ConfusionMatrix> matrices) noexcept {
    const std::size_t thresholds = matrices.size();
    const LabelCounts& taken = counts[thresholds + 1];
    for (std::size_t label = 0; label < model::kLabelCount; ++label) {
        std::int64_t live = 0;
        for (std::size_t bin = 0; bin <= thresholds; ++bin) {
            live += counts[bin][label];
        }
        std::int64_t below = 0;
        for (std::size_t t = 0; t < thresholds; ++t) {
            below += counts[t][label]; // reaches at most t thresholds, so not the t-th (from 0)
            auto& row = matrices[t].cells[label];
            row[model::indexOf(Label::Accurate)] = live - below;
            row[model::indexOf(Label::Hallucination)] = below;
            row[model::indexOf(Label::Contradiction)] = taken[label];
        }
    }
}

std::vector<std::vector<ConfusionMatrix>> gridMatrices(const model::ScoredColumns& columns,
                                                       std::span<const double> scores,
                                                       std::span<const double> thresholds, double nliHard) {
    const std::size_t scenarios = columns.scenarios.size();
    const GridBins binOf(thresholds);
    const std::size_t bins = thresholds.size() + 2;
    std::vector<LabelCounts> counts(scenarios * bins, LabelCounts{});
    const std::size_t n = columns.size();
    // Whole numbers: their sum does not depend on how the samples were divided.
    if (n >= kParallelFrom) {
        std::vector<LabelCounts> upper(counts.size(), LabelCounts{});
        auto other = std::async(std::launch::async | std::launch::deferred,
                                [&] { count(columns, scores, binOf, bins, nliHard, n / 2, n, upper); });
        count(columns, scores, binOf, bins, nliHard, 0, n / 2, counts);
        other.get();
        for (std::size_t i = 0; i < counts.size(); ++i) {
            for (std::size_t label = 0; label < model::kLabelCount; ++label) {
                counts[i][label] += upper[i][label];
            }
        }
    } else {
        count(columns, scores, binOf, bins, nliHard, 0, n, counts);
    }
    std::vector<std::vector<ConfusionMatrix>> matrices(scenarios,
                                                       std::vector<ConfusionMatrix>(thresholds.size()));
    for (std::size_t scenario = 0; scenario < scenarios; ++scenario) {
        matricesOf(std::span(counts).subspan(scenario * bins, bins), matrices[scenario]);
    }
    return matrices;
}

} // namespace assay::evaluate
