// One threshold index for all samples of a set and one for each of its scenarios, made from a single sort.
//
// The indexes' positions() refer to positions in the columns. Another NLI limit costs only the index that is
// asked for next. One object is used by one thread at a time; it may be made in one thread and used in
// another. Building for a million samples costs about twice a single index.
#pragma once

#include "core/metrics/threshold_index.h"
#include "core/model/scored_columns.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace assay::evaluate {

class ScenarioIndexes {
  public:
    // Every index is built here. The columns are not kept. With `chosen` (indexes into columns.scenarios)
    // only these scenarios' samples are taken, also by global(); the other scenarios' indexes are empty. An
    // empty span chooses all.
    ScenarioIndexes(const model::ScoredColumns& columns, metrics::NliThresholds limits,
                    std::span<const std::uint16_t> chosen = {});

    // Applies to every index from now on; each is brought up to date when it is asked for.
    void setNliThresholds(metrics::NliThresholds limits) noexcept { m_limits = limits; }

    [[nodiscard]] metrics::NliThresholds nliThresholds() const noexcept { return m_limits; }

    [[nodiscard]] std::size_t scenarioCount() const noexcept { return m_scenarios.size(); }

    // References stay valid as long as this object is neither moved nor destroyed; what they show changes
    // when the index is asked for again after setNliThresholds().
    [[nodiscard]] const metrics::ThresholdIndex& global();
    [[nodiscard]] const metrics::ThresholdIndex& scenario(std::size_t i);

  private:
    metrics::NliThresholds m_limits;
    std::vector<metrics::ThresholdIndex> m_scenarios; // in the order of ScoredColumns::scenarios
    metrics::ThresholdIndex m_global;
};

} // namespace assay::evaluate
