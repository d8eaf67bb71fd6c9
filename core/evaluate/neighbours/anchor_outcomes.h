// What is known of an anchor, and what a ranked list says of it: the same for lists that a search gives here
// and for lists that come from elsewhere. Definitions: neighbour_test.h.
//
// Const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/company_names.h"
#include "core/evaluate/neighbours/neighbour_gold.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <span>
#include <string>

namespace assay::evaluate {

class AnchorOutcomes {
  public:
    // All three must outlive it.
    AnchorOutcomes(const workspace::CorpusColumns& columns, const NeighbourGold& gold,
                   const model::NeighbourSettings& settings);

    // Everything but what searches gave. Error: InvalidArgument (a row beyond the corpus).
    [[nodiscard]] base::Result<model::AnchorOutcome>
    describe(std::uint32_t row, std::uint32_t number, std::string sentenceId, const std::string& text) const;

    // The hits, best first, become the results, the anchor left out, up to the depth of the settings.
    void take(std::span<const retrieval::Hit> hits, const model::AnchorOutcome& outcome,
              model::AnchorSearch& answer) const;

    // Near duplicates and the nearest gold among the results, where distances are cosine distances.
    void measureCosines(const model::AnchorOutcome& outcome, model::AnchorSearch& answer) const;

    // A cosine from which on two sentences are near duplicates.
    [[nodiscard]] double nearDuplicateLimit() const noexcept;

    [[nodiscard]] const CompanyNames& companies() const noexcept { return m_companies; }

  private:
    const workspace::CorpusColumns& m_columns;
    const NeighbourGold& m_gold;
    const model::NeighbourSettings& m_settings;
    CompanyNames m_companies;
};

} // namespace assay::evaluate
