// One threshold index for all samples of a set and one for each of its scenarios, made from a single sort.
//
// The indexes' positions() refer to positions in the columns. Nothing is built before it is asked for: other
// scores cost a sort, other NLI limits a pass, and beyond that only the index that is looked at. One object
// is used by one thread at a time; it may be made in one thread and used in another.
#pragma once

#include "core/metrics/classification/threshold_index.h"
#include "core/model/scored_columns.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace assay::evaluate {

class ScenarioIndexes {
  public:
    // Sorts the scores and builds the index of all samples. The columns are not copied and must outlive this
    // object. With `chosen` (indexes into columns.scenarios) only these scenarios' samples are taken, also by
    // global(); the other scenarios' indexes are empty. An empty span chooses all.
    ScenarioIndexes(const model::ScoredColumns& columns, metrics::NliThresholds limits,
                    std::span<const std::uint16_t> chosen = {});

    // Other FHRI than the columns' own, by position; NaN takes the sample out of every index. NLI scores are
    // not sorted again. The span is not kept.
    void setScores(std::span<const double> fhri);

    // Applies to every index from now on; each is brought up to date when it is asked for.
    void setNliThresholds(metrics::NliThresholds limits) noexcept { m_limits = limits; }

    [[nodiscard]] metrics::NliThresholds nliThresholds() const noexcept { return m_limits; }

    [[nodiscard]] std::size_t scenarioCount() const noexcept { return m_scenarios.size(); }

    // References stay valid until setScores() and as long as this object is neither moved nor destroyed; what
    // they show changes when the index is asked for again after setNliThresholds().
    [[nodiscard]] const metrics::ThresholdIndex& global();
    [[nodiscard]] const metrics::ThresholdIndex& scenario(std::size_t i);

  private:
    void dealScenarios();

    const model::ScoredColumns* m_columns;
    metrics::NliThresholds m_limits;
    metrics::ScoreSorter m_sorter;
    std::vector<bool> m_isChosen;                 // by scenario; empty: all
    metrics::SortedColumn m_nliOfAll;             // of the chosen scenarios
    metrics::SortedColumn m_fhri;                 // of the samples that have a score
    metrics::SortedColumn m_nli;                  // of the same
    metrics::LargeVector<std::uint32_t> m_places; // of m_nli
    bool m_nliIsWhole = false;                    // whether these two are those of m_nliOfAll
    bool m_dealt = false;                         // whether the next two hold the present scores
    std::vector<metrics::SortedColumn> m_fhriOf;  // by scenario, until its index is built
    std::vector<metrics::SortedColumn> m_nliOf;
    std::vector<std::optional<metrics::ThresholdIndex>>
        m_scenarios; // in the order of ScoredColumns::scenarios
    std::optional<metrics::ThresholdIndex> m_global;
};

} // namespace assay::evaluate
