// What is known of an anchor, and what a ranked list says of it: the same for lists that a search gives here
// and for lists that come from elsewhere. Definitions: neighbour_test.h.
//
// Const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/neighbours/company_names.h"
#include "core/evaluate/neighbours/corpus_texts.h"
#include "core/evaluate/neighbours/neighbour_gold.h"
#include "core/model/neighbour.h"
#include "core/retrieval/search.h"
#include "core/workspace/corpora/corpora.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace assay::evaluate {

// What equal distances of a ranking mean.
struct TieRule {
    // Those that differ by no more tie with the first of them; nullopt: the order of the list is the ranking.
    std::optional<double> within;
    // Of the best distance, at Self@1.
    double self = 0;
};

// Cosine distances within kTiedDistance tie, scores when they are equal.
[[nodiscard]] TieRule tieRuleOf(const retrieval::Capabilities& search) noexcept;

class AnchorOutcomes {
  public:
    // All of them must outlive it. Without texts it is not known which are the same.
    AnchorOutcomes(const workspace::CorpusColumns& columns, const NeighbourGold& gold,
                   const model::NeighbourSettings& settings, const CorpusTexts* texts = nullptr);

    // Everything but what searches gave. Error: InvalidArgument (a row beyond the corpus).
    [[nodiscard]] base::Result<model::AnchorOutcome>
    describe(std::uint32_t row, std::uint32_t number, std::string sentenceId, const std::string& text) const;

    // The hits, best first, become the results, the anchor left out, up to the depth of the settings.
    // `isWhole`: there is nothing behind them. Whether they settle everything that is asked of them: else
    // results that tie with the last, or texts that come for the first time, may follow, and more should be
    // asked for.
    bool take(std::span<const retrieval::Hit> hits, const model::AnchorOutcome& outcome, const TieRule& rule,
              bool isWhole, model::AnchorSearch& answer) const;

    // Near duplicates and the nearest gold among the results, where distances are cosine distances.
    void measureCosines(const model::AnchorOutcome& outcome, model::AnchorSearch& answer) const;

    // A cosine from which on two sentences are near duplicates.
    [[nodiscard]] double nearDuplicateLimit() const noexcept;

    [[nodiscard]] const CompanyNames& companies() const noexcept { return m_companies; }

  private:
    [[nodiscard]] bool takeTies(std::span<const retrieval::Hit> others, const model::AnchorOutcome& outcome,
                                const TieRule& rule, bool isWhole, model::AnchorSearch& answer) const;
    [[nodiscard]] bool takeTexts(std::span<const retrieval::Hit> others, const model::AnchorOutcome& outcome,
                                 const TieRule& rule, bool isWhole, model::AnchorSearch& answer) const;

    const workspace::CorpusColumns& m_columns;
    const NeighbourGold& m_gold;
    const model::NeighbourSettings& m_settings;
    const CorpusTexts* m_texts;
    CompanyNames m_companies;
};

} // namespace assay::evaluate
