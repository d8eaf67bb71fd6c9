#include "core/evaluate/neighbours/anchor_outcomes.h"

#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/text/sentence_traits.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace assay::evaluate {

using model::AnchorOutcome;
using model::AnchorSearch;

AnchorOutcomes::AnchorOutcomes(const workspace::CorpusColumns& columns, const NeighbourGold& gold,
                               const model::NeighbourSettings& settings)
    : m_columns(columns)
    , m_gold(gold)
    , m_settings(settings)
    , m_companies(columns) {}

base::Result<AnchorOutcome> AnchorOutcomes::describe(std::uint32_t row, std::uint32_t number,
                                                     std::string sentenceId, const std::string& text) const {
    ASSAY_TRY(auto window, m_gold.goldOf(row));
    AnchorOutcome outcome;
    outcome.number = number;
    outcome.row = row;
    outcome.sentenceId = std::move(sentenceId);
    outcome.gold = std::move(window.gold);
    outcome.window = window.window;
    outcome.sliceLength = m_gold.sliceLength(row);
    outcome.section = m_columns.names[m_columns.section[row]];
    if (m_columns.year[row] != workspace::CorpusColumns::kNoNumber) {
        outcome.year = m_columns.year[row];
    }
    outcome.company = m_companies.of(row);
    outcome.form = m_columns.names[m_columns.form[row]];
    outcome.numericHeavy = text::numericShare(text).value_or(-1) >= m_settings.numericShare;
    outcome.navigational = text::isNavigational(text);
    return outcome;
}

void AnchorOutcomes::take(std::span<const retrieval::Hit> hits, const AnchorOutcome& outcome,
                          AnchorSearch& answer) const {
    const auto depth = static_cast<std::size_t>(m_settings.depth());
    answer.selfFirst = !hits.empty() && hits.front().row == outcome.row;
    answer.results.reserve(std::min(hits.size(), depth));
    for (const retrieval::Hit& hit : hits) {
        if (hit.row == outcome.row) {
            answer.selfTied = hit.distance == hits.front().distance;
            continue;
        }
        if (answer.results.size() == depth) {
            continue;
        }
        const bool gold = std::ranges::binary_search(outcome.gold, hit.row);
        answer.results.push_back({hit.row, hit.distance, gold});
        if (gold && answer.rankFirstGold == 0) {
            answer.rankFirstGold = static_cast<int>(answer.results.size());
        }
    }
}

void AnchorOutcomes::measureCosines(const AnchorOutcome& outcome, AnchorSearch& answer) const {
    const double limit = nearDuplicateLimit();
    for (const model::RankedSentence& result : answer.results) {
        if (result.gold) {
            answer.bestGoldDistance =
                std::min(answer.bestGoldDistance.value_or(result.distance), result.distance);
        }
        if (m_companies.differ(outcome.row, result.row)) {
            answer.nearDuplicate =
                answer.nearDuplicate || 1.0 - static_cast<double>(result.distance) >= limit;
        }
    }
}

double AnchorOutcomes::nearDuplicateLimit() const noexcept {
    return m_settings.nearDuplicateCosine - kCosineRounding;
}

} // namespace assay::evaluate
