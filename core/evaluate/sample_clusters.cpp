#include "core/evaluate/sample_clusters.h"

#include <algorithm>
#include <map>

namespace assay::evaluate {
namespace {

// A sample of a pair.
struct PairMember {
    std::uint32_t pair = 0;
    std::uint32_t cell = 0;

    friend auto operator<=>(const PairMember&, const PairMember&) = default;
};

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
    constexpr std::uint32_t kNoKind = 0xFFFFFFFF;
    std::vector<std::uint32_t> kindOfCell(m_bins * model::kLabelCount, kNoKind);
    std::vector<PairMember> members;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double score = scores[i];
        if (score != score || !isChosen[columns.scenario[i]]) {
            continue;
        }
        ++m_samples;
        const std::size_t bin = columns.nli[i] >= nliHard ? m_bins - 1 : binOf(score);
        const auto cell =
            static_cast<std::uint32_t>(bin * model::kLabelCount + model::indexOf(columns.label[i]));
        if (const std::uint32_t pair = columns.pairOf(i); pair != model::kNone) {
            members.push_back({pair, cell});
            continue;
        }
        std::uint32_t& kind = kindOfCell[cell];
        if (kind == kNoKind) {
            kind = static_cast<std::uint32_t>(m_kindEnds.size());
            m_cells.push_back(cell);
            m_kindEnds.push_back(m_cells.size());
        }
        m_kindOf.push_back(kind);
    }
    std::sort(members.begin(), members.end());
    std::map<std::vector<std::uint32_t>, std::uint32_t> kindOfCells;
    std::vector<std::uint32_t> cells;
    for (std::size_t first = 0; first < members.size();) {
        cells.clear();
        std::size_t next = first;
        for (; next < members.size() && members[next].pair == members[first].pair; ++next) {
            cells.push_back(members[next].cell);
        }
        first = next;
        const auto [entry, isNew] =
            kindOfCells.try_emplace(cells, static_cast<std::uint32_t>(m_kindEnds.size()));
        if (isNew) {
            m_cells.insert(m_cells.end(), cells.begin(), cells.end());
            m_kindEnds.push_back(m_cells.size());
        }
        m_kindOf.push_back(entry->second);
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
