#include "core/evaluate/thresholds/sample_clusters.h"

#include "core/evaluate/neighbours/cluster_draws.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace assay::evaluate {
namespace {

std::vector<bool> chosenFlags(std::size_t scenarios, std::span<const std::uint16_t> chosen) {
    std::vector<bool> flags(scenarios, chosen.empty());
    for (const std::uint16_t scenario : chosen) {
        flags[scenario] = true;
    }
    return flags;
}

} // namespace

SampleClusters::SampleClusters(const model::ScoredColumns& columns, std::span<const double> scores,
                               std::span<const double> thresholds, double nliHard,
                               std::span<const std::uint16_t> scenarios)
    : m_bins(thresholds.size() + 2) {
    const GridBins binOf(thresholds);
    const std::vector<bool> isChosen = chosenFlags(columns.scenarios.size(), scenarios);
    const ClusteredSamples samples = clusteredSamples(
        columns, [&](std::size_t i) { return !std::isnan(scores[i]) && isChosen[columns.scenario[i]]; });
    m_samples = samples.positions.size();
    m_kindOf.reserve(samples.ends.size());
    constexpr std::uint32_t kNoKind = 0xFFFFFFFF;
    std::vector<std::uint32_t> kindOfCell(m_bins * model::kLabelCount, kNoKind);
    std::map<std::vector<std::uint32_t>, std::uint32_t> kindOfCells; // of clusters of several samples
    std::vector<std::uint32_t> cells;
    std::size_t first = 0;
    for (const std::size_t end : samples.ends) {
        cells.clear();
        for (; first < end; ++first) {
            const std::size_t i = samples.positions[first];
            const std::size_t bin = columns.nli[i] >= nliHard ? m_bins - 1 : binOf(scores[i]);
            cells.push_back(
                static_cast<std::uint32_t>(bin * model::kLabelCount + model::indexOf(columns.label[i])));
        }
        std::sort(cells.begin(), cells.end());
        const auto next = static_cast<std::uint32_t>(m_kindEnds.size());
        std::uint32_t& kind =
            cells.size() == 1 ? kindOfCell[cells[0]] : kindOfCells.try_emplace(cells, kNoKind).first->second;
        if (kind == kNoKind) {
            kind = next;
            m_cells.insert(m_cells.end(), cells.begin(), cells.end());
            m_kindEnds.push_back(m_cells.size());
        }
        m_kindOf.push_back(kind);
    }
}

void SampleClusters::count(std::span<const std::int64_t> ofKind, std::span<LabelCounts> counts) const {
    std::fill(counts.begin(), counts.end(), LabelCounts{});
    std::size_t cell = 0;
    for (std::size_t kind = 0; kind < m_kindEnds.size(); ++kind) {
        for (; cell < m_kindEnds[kind]; ++cell) {
            counts[m_cells[cell] / model::kLabelCount][m_cells[cell] % model::kLabelCount] += ofKind[kind];
        }
    }
}

} // namespace assay::evaluate
