#include "core/evaluate/thresholds/scenario_indexes.h"

#include <utility>

namespace assay::evaluate {
namespace {

// Keeps the entries for whose position `isWanted` holds, in their order.
template <typename Predicate>
metrics::SortedColumn filtered(const metrics::SortedColumn& column, Predicate isWanted) {
    metrics::SortedColumn kept;
    kept.positions.reserve(column.size());
    kept.values.reserve(column.size());
    for (std::size_t i = 0; i < column.size(); ++i) {
        if (isWanted(column.positions[i])) {
            kept.positions.push_back(column.positions[i]);
            kept.values.push_back(column.values[i]);
        }
    }
    return kept;
}

} // namespace

ScenarioIndexes::ScenarioIndexes(const model::ScoredColumns& columns, metrics::NliThresholds limits,
                                 std::span<const std::uint16_t> chosen)
    : m_columns(&columns)
    , m_limits(limits)
    , m_nliOfAll(m_sorter.sorted(columns.nli))
    , m_scenarios(columns.scenarios.size()) {
    if (!chosen.empty()) {
        m_isChosen.assign(columns.scenarios.size(), false);
        for (const std::uint16_t scenario : chosen) {
            m_isChosen[scenario] = true;
        }
        m_nliOfAll = filtered(m_nliOfAll,
                              [&](std::uint32_t position) { return m_isChosen[columns.scenario[position]]; });
    }
    setScores(columns.fhri);
    static_cast<void>(global());
}

void ScenarioIndexes::setScores(std::span<const double> fhri) {
    m_fhri = m_sorter.sorted(fhri);
    const bool allScored = m_fhri.size() == fhri.size();
    if (!m_isChosen.empty()) {
        m_fhri = filtered(m_fhri,
                          [&](std::uint32_t position) { return m_isChosen[m_columns->scenario[position]]; });
    }
    if (!allScored || !m_nliIsWhole) {
        m_nli = allScored ? m_nliOfAll : filtered(m_nliOfAll, [&](std::uint32_t position) {
            return fhri[position] == fhri[position]; // not NaN
        });
        m_places = metrics::placesOf(m_nli, fhri.size());
        m_nliIsWhole = allScored;
    }
    m_dealt = false;
    m_global.reset();
    for (std::optional<metrics::ThresholdIndex>& index : m_scenarios) {
        index.reset();
    }
}

void ScenarioIndexes::dealScenarios() {
    if (!m_dealt) {
        m_fhriOf = metrics::dealOut(m_fhri, m_columns->scenario, m_scenarios.size());
        m_nliOf = metrics::dealOut(m_nli, m_columns->scenario, m_scenarios.size());
        m_dealt = true;
    }
}

const metrics::ThresholdIndex& ScenarioIndexes::global() {
    if (!m_global) {
        m_global.emplace(m_fhri, m_nli, m_places, m_columns->label, m_limits);
    }
    m_global->setNliThresholds(m_limits);
    return *m_global;
}

const metrics::ThresholdIndex& ScenarioIndexes::scenario(std::size_t i) {
    std::optional<metrics::ThresholdIndex>& index = m_scenarios[i];
    if (!index) {
        dealScenarios();
        index.emplace(std::move(m_fhriOf[i]), std::move(m_nliOf[i]), m_places, m_columns->label, m_limits);
    }
    index->setNliThresholds(m_limits);
    return *index;
}

} // namespace assay::evaluate
