// Puts samples together to ScoredColumns: the one way, whether they come from a workspace or from files.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/scored_columns.h"
#include "core/model/scored_sample.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>

namespace assay::workspace {

class ScoredColumnsBuilder {
  public:
    // What an index of 16 bits can tell apart.
    static constexpr std::size_t kMaxScenarios = 65'536;

    void reserve(std::size_t samples);

    // The number under which add() takes samples of that scenario. To be asked for scored samples only, so
    // that every scenario of the result has at least one. Errors: InputNotUsable (too many scenarios).
    [[nodiscard]] base::Result<std::uint16_t> scenarioNumber(std::string_view name);

    // `nli` is kNoScore, `predicted` kNoPrediction where there is none.
    void add(base::RowId row, model::Label label, double fhri, double nli, std::uint16_t scenario,
             std::uint8_t predicted);

    // Of the sample added last. Columns that no sample has stay empty.
    void setComponents(const model::ComponentScores& scores);
    void setSourceWeights(const model::ComponentWeights& weights);
    void setPair(std::string_view pairId); // empty: none

    void addUnscored() noexcept { ++m_columns.unscored; }

    // Either of the two. Errors: those of scenarioNumber().
    [[nodiscard]] base::Result<> add(base::RowId row, const model::ScoredSample& sample);

    // Scenarios in byte order, the samples' indices renumbered. The builder is empty afterwards.
    [[nodiscard]] model::ScoredColumns finish();

  private:
    model::ScoredColumns m_columns; // `scenarios` in the order of first occurrence
    std::unordered_map<std::string, std::uint16_t> m_numbers;
    std::map<model::ComponentWeights, std::uint32_t> m_weightSets;
    std::unordered_map<std::string, std::uint32_t> m_pairs;
};

} // namespace assay::workspace
