#include "core/evaluate/scenario_indexes.h"

#include <utility>

namespace assay::evaluate {
namespace {

// Keeps the entries whose scenario is chosen, in their order.
metrics::SortedColumn filtered(const metrics::SortedColumn& column, const std::vector<bool>& isChosen,
                               std::span<const std::uint16_t> scenarioOf) {
    metrics::SortedColumn kept;
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (isChosen[scenarioOf[column.positions[i]]]) {
            kept.positions.push_back(column.positions[i]);
            kept.values.push_back(column.values[i]);
        }
    }
    return kept;
}

} // namespace

ScenarioIndexes::ScenarioIndexes(const model::ScoredColumns& columns, metrics::NliThresholds limits,
                                 std::span<const std::uint16_t> chosen)
    : m_limits(limits)
    , m_global({}, {}, {}, limits) {
    metrics::ScoreSorter sorter;
    metrics::SortedColumn fhri = sorter.sorted(columns.fhri);
    metrics::SortedColumn nli = sorter.sorted(columns.nli);
    if (!chosen.empty()) {
        std::vector<bool> isChosen(columns.scenarios.size(), false);
        for (const std::uint16_t scenario : chosen) {
            isChosen[scenario] = true;
        }
        fhri = filtered(fhri, isChosen, columns.scenario);
        nli = filtered(nli, isChosen, columns.scenario);
    }
    const metrics::LargeVector<std::uint32_t> places = metrics::placesOf(nli, columns.size());
    std::vector<metrics::SortedColumn> fhriOf =
        metrics::dealOut(fhri, columns.scenario, columns.scenarios.size());
    std::vector<metrics::SortedColumn> nliOf =
        metrics::dealOut(nli, columns.scenario, columns.scenarios.size());
    m_scenarios.reserve(columns.scenarios.size());
    for (std::size_t i = 0; i < columns.scenarios.size(); ++i) {
        m_scenarios.emplace_back(std::move(fhriOf[i]), std::move(nliOf[i]), places, columns.label, limits);
    }
    m_global = metrics::ThresholdIndex(std::move(fhri), std::move(nli), places, columns.label, limits);
}

const metrics::ThresholdIndex& ScenarioIndexes::global() {
    m_global.setNliThresholds(m_limits);
    return m_global;
}

const metrics::ThresholdIndex& ScenarioIndexes::scenario(std::size_t i) {
    m_scenarios[i].setNliThresholds(m_limits);
    return m_scenarios[i];
}

} // namespace assay::evaluate
