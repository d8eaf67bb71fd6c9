#include "core/evaluate/neighbours/anchor_outcomes.h"

#include "core/evaluate/neighbours/neighbour_test.h"
#include "core/evaluate/neighbours/result_pools.h"
#include "core/text/sentence_traits.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <unordered_set>
#include <utility>
#include <vector>

namespace assay::evaluate {

using model::AnchorOutcome;
using model::AnchorSearch;
using retrieval::Hit;

namespace {

bool isWithin(const Hit& best, const Hit& hit, double tolerance) {
    return std::abs(double{hit.distance} - double{best.distance}) <= tolerance;
}

// Behind the last of those that tie with the first.
std::size_t endOfTie(std::span<const Hit> hits, std::size_t first, double tolerance) {
    std::size_t last = first + 1;
    while (last < hits.size() && isWithin(hits[first], hits[last], tolerance)) {
        ++last;
    }
    return last;
}

// Of a list whose order is the ranking: the anchor may be as near as the first and stand behind all of these.
bool mayHideTheAnchor(std::span<const Hit> hits, double tolerance) {
    return !hits.empty() && std::ranges::any_of(hits.subspan(hits.size() / 2), [&](const Hit& hit) {
        return isWithin(hits.front(), hit, tolerance);
    });
}

} // namespace

TieRule tieRuleOf(const retrieval::Capabilities& search) noexcept {
    const double within = search.distance == retrieval::DistanceKind::Cosine ? retrieval::kTiedDistance : 0.0;
    return {search.ranksByDistance ? std::optional(within) : std::nullopt, within};
}

AnchorOutcomes::AnchorOutcomes(const workspace::CorpusColumns& columns, const NeighbourGold& gold,
                               const model::NeighbourSettings& settings, const CorpusTexts* texts)
    : m_columns(columns)
    , m_gold(gold)
    , m_settings(settings)
    , m_texts(texts)
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
    outcome.sameFiling = m_texts != nullptr ? m_texts->sameFiling(row) : std::nullopt;
    outcome.form = m_columns.names[m_columns.form[row]];
    outcome.numericHeavy = text::numericShare(text).value_or(-1) >= m_settings.numericShare;
    outcome.navigational = text::isNavigational(text);
    return outcome;
}

bool AnchorOutcomes::take(std::span<const Hit> hits, const AnchorOutcome& outcome, const TieRule& rule,
                          bool isWhole, AnchorSearch& answer) const {
    const auto depth = static_cast<std::size_t>(m_settings.depth());
    answer.selfFirst = !hits.empty() && hits.front().row == outcome.row;
    answer.selfTied = false;
    answer.results.clear();
    answer.rankFirstGold = 0;
    std::vector<Hit> others;
    others.reserve(hits.size());
    for (const Hit& hit : hits) {
        if (hit.row == outcome.row) {
            answer.selfTied = answer.selfFirst || isWithin(hits.front(), hit, rule.self);
        } else {
            others.push_back(hit);
        }
    }
    for (const Hit& hit : std::span(others).first(std::min(others.size(), depth))) {
        const bool gold = std::ranges::binary_search(outcome.gold, hit.row);
        answer.results.push_back({hit.row, hit.distance, gold});
        if (gold && answer.rankFirstGold == 0) {
            answer.rankFirstGold = static_cast<int>(answer.results.size());
        }
    }
    const bool hasSelf = others.size() < hits.size();
    const bool settlesSelf = hasSelf || isWhole || rule.within ||
                             !mayHideTheAnchor(hits, rule.self); // those ties are looked at below
    const bool settlesTies = takeTies(others, outcome, rule, isWhole, answer);
    return takeTexts(others, outcome, rule, isWhole, answer) && settlesTies && settlesSelf;
}

bool AnchorOutcomes::takeTies(std::span<const Hit> others, const AnchorOutcome& outcome, const TieRule& rule,
                              bool isWhole, AnchorSearch& answer) const {
    answer.ties.reset();
    if (!rule.within) {
        return true;
    }
    const auto depth = static_cast<std::size_t>(m_settings.depth());
    answer.ties.emplace();
    for (std::size_t first = 0; first < std::min(others.size(), depth);) {
        const std::size_t last = endOfTie(others, first, *rule.within);
        if (last == others.size() && !isWhole) {
            return false;
        }
        if (last - first > 1) {
            const auto gold = std::ranges::count_if(others.subspan(first, last - first), [&](const Hit& hit) {
                return std::ranges::binary_search(outcome.gold, hit.row);
            });
            answer.ties->push_back(
                {static_cast<int>(first) + 1, static_cast<int>(last - first), static_cast<int>(gold)});
        }
        first = last;
    }
    return true;
}

bool AnchorOutcomes::takeTexts(std::span<const Hit> others, const AnchorOutcome& outcome, const TieRule& rule,
                               bool isWhole, AnchorSearch& answer) const {
    if (m_texts == nullptr || !outcome.covered()) {
        return true;
    }
    const auto depth = static_cast<std::size_t>(m_settings.depth());
    const std::vector<std::uint32_t> gold = ResultPools::goldTexts(*m_texts, outcome);
    model::DistinctTexts distinct;
    std::unordered_set<std::uint32_t> seen{m_texts->firstOf(outcome.row)};
    for (std::size_t first = 0; first < others.size();) {
        const std::size_t last = rule.within ? endOfTie(others, first, *rule.within) : first + 1;
        const std::size_t before = seen.size() - 1;
        if (gold.empty() || before >= depth) {
            break;
        }
        if (rule.within && last == others.size() && !isWhole) {
            return false;
        }
        for (std::size_t i = first; i < last; ++i) {
            const std::uint32_t text = m_texts->firstOf(others[i].row);
            distinct.gold += seen.insert(text).second && std::ranges::binary_search(gold, text) ? 1 : 0;
        }
        if (distinct.gold > 0) {
            distinct.before = static_cast<int>(before);
            distinct.size = static_cast<int>(seen.size() - 1 - before);
            break;
        }
        first = last;
    }
    answer.distinct = distinct;
    return distinct.gold > 0 || gold.empty() || isWhole || seen.size() - 1 >= depth;
}

void AnchorOutcomes::measureCosines(const AnchorOutcome& outcome, AnchorSearch& answer) const {
    const double limit = nearDuplicateLimit();
    for (const model::RankedSentence& result : answer.results) {
        if (result.gold && !std::isnan(result.distance)) {
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
