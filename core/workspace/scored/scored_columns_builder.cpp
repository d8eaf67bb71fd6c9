#include "core/workspace/scored/scored_columns_builder.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace assay::workspace {
namespace {

// Writes the value of the last of `count` samples; those before that have none get `missing`.
template <typename T>
void setLast(std::vector<T>& column, std::size_t count, T value, T missing) {
    column.resize(count, missing);
    column.back() = value;
}

} // namespace

void ScoredColumnsBuilder::reserve(std::size_t samples) {
    m_columns.fhri.reserve(samples);
    m_columns.nli.reserve(samples);
    m_columns.label.reserve(samples);
    m_columns.scenario.reserve(samples);
    m_columns.predicted.reserve(samples);
    m_columns.rowId.reserve(samples);
}

base::Result<std::uint16_t> ScoredColumnsBuilder::scenarioNumber(std::string_view name) {
    const auto [entry, isNew] =
        m_numbers.try_emplace(std::string(name), static_cast<std::uint16_t>(m_columns.scenarios.size()));
    if (isNew) {
        if (m_columns.scenarios.size() == kMaxScenarios) {
            m_numbers.erase(entry);
            return base::fail(base::ErrorCode::InputNotUsable,
                              "more than " + std::to_string(kMaxScenarios) + " scenarios", "scenario");
        }
        m_columns.scenarios.emplace_back(name);
    }
    return entry->second;
}

void ScoredColumnsBuilder::add(base::RowId row, model::Label label, double fhri, double nli,
                               std::uint16_t scenario, std::uint8_t predicted) {
    m_columns.fhri.push_back(fhri);
    m_columns.nli.push_back(nli);
    m_columns.label.push_back(label);
    m_columns.scenario.push_back(scenario);
    m_columns.predicted.push_back(predicted);
    m_columns.rowId.push_back(row);
}

void ScoredColumnsBuilder::setComponents(const model::ComponentScores& scores) {
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        if (scores[i]) {
            setLast(m_columns.components[i], m_columns.size(), *scores[i], model::kNoScore);
        }
    }
}

void ScoredColumnsBuilder::setSourceWeights(const model::ComponentWeights& weights) {
    const auto [entry, isNew] =
        m_weightSets.try_emplace(weights, static_cast<std::uint32_t>(m_columns.weightSets.size()));
    if (isNew) {
        m_columns.weightSets.push_back(weights);
    }
    setLast(m_columns.weightSet, m_columns.size(), entry->second, model::kNone);
}

void ScoredColumnsBuilder::setPair(std::string_view pairId) {
    if (pairId.empty()) {
        return;
    }
    const auto [entry, isNew] = m_pairs.try_emplace(std::string(pairId), m_columns.pairs);
    m_columns.pairs += isNew ? 1U : 0U;
    setLast(m_columns.pair, m_columns.size(), entry->second, model::kNone);
}

base::Result<> ScoredColumnsBuilder::add(base::RowId row, const model::ScoredSample& sample) {
    if (!sample.fhri) {
        addUnscored();
        return {};
    }
    ASSAY_TRY(const auto scenario, scenarioNumber(sample.scenario));
    add(row, sample.label, *sample.fhri, sample.nli.value_or(model::kNoScore), scenario,
        sample.predictedLabel ? static_cast<std::uint8_t>(model::indexOf(*sample.predictedLabel))
                              : model::kNoPrediction);
    setComponents(sample.components);
    if (sample.sourceWeights) {
        setSourceWeights(*sample.sourceWeights);
    }
    setPair(sample.pairId);
    return {};
}

model::ScoredColumns ScoredColumnsBuilder::finish() {
    const std::size_t count = m_columns.scenarios.size();
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
        return m_columns.scenarios[left] < m_columns.scenarios[right];
    });
    std::vector<std::uint16_t> renumbered(count);
    std::vector<std::string> sorted(count);
    for (std::size_t i = 0; i < count; ++i) {
        renumbered[order[i]] = static_cast<std::uint16_t>(i);
        sorted[i] = std::move(m_columns.scenarios[order[i]]);
    }
    m_columns.scenarios = std::move(sorted);
    for (std::uint16_t& scenario : m_columns.scenario) {
        scenario = renumbered[scenario];
    }
    const std::size_t samples = m_columns.size();
    for (std::vector<double>& component : m_columns.components) {
        component.resize(component.empty() ? 0 : samples, model::kNoScore);
    }
    m_columns.weightSet.resize(m_columns.weightSet.empty() ? 0 : samples, model::kNone);
    m_columns.pair.resize(m_columns.pair.empty() ? 0 : samples, model::kNone);
    m_numbers.clear();
    m_weightSets.clear();
    m_pairs.clear();
    return std::exchange(m_columns, {});
}

} // namespace assay::workspace
