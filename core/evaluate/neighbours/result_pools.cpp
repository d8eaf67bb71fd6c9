#include "core/evaluate/neighbours/result_pools.h"

#include <algorithm>

namespace assay::evaluate {

base::Result<const ResultPools::Counted*> ResultPools::counted(const retrieval::Filter& filter,
                                                               bool byVectorAlone) {
    const auto [place, isNew] = m_counted.try_emplace({filter, byVectorAlone});
    Counted& counted = place->second;
    if (!isNew) {
        return &counted;
    }
    auto rows = m_source.fields->rowsOf(filter);
    if (!rows) {
        m_counted.erase(place);
        return tl::unexpected(rows.error());
    }
    counted.rows = std::move(*rows);
    if (m_source.texts != nullptr) {
        m_seen.resize(m_source.texts->size(), 0);
    }
    ++m_counts;
    for (const retrieval::RowRange& range : counted.rows.ranges()) {
        for (retrieval::Row row = range.first; row < range.last; ++row) {
            if (!canBeReturned(counted, byVectorAlone, row)) {
                continue;
            }
            ++counted.results;
            if (m_source.texts != nullptr) {
                std::uint32_t& seen = m_seen[m_source.texts->firstOf(row)];
                counted.texts += seen == m_counts ? 0 : 1;
                seen = m_counts;
            }
        }
    }
    return &counted;
}

bool ResultPools::canBeReturned(const Counted& counted, bool byVectorAlone, std::uint32_t row) const {
    return counted.rows.contains(row) &&
           (!byVectorAlone || m_source.hasVector == nullptr || (*m_source.hasVector)[row]);
}

base::Result<std::optional<AnchorPools>> ResultPools::of(const retrieval::Filter& filter, bool byVectorAlone,
                                                         const model::AnchorOutcome& anchor) {
    if (m_source.fields == nullptr) {
        return std::optional<AnchorPools>();
    }
    ASSAY_TRY(const Counted* const all, counted(filter, byVectorAlone));
    const bool isAnchorThere = canBeReturned(*all, byVectorAlone, anchor.row);
    AnchorPools pools;
    pools.rows.results = all->results - (isAnchorThere ? 1 : 0);
    model::AnchorOutcome reachable;
    reachable.row = anchor.row;
    std::ranges::copy_if(anchor.gold, std::back_inserter(reachable.gold),
                         [&](std::uint32_t row) { return canBeReturned(*all, byVectorAlone, row); });
    pools.rows.gold = std::ssize(reachable.gold);
    if (m_source.texts != nullptr) {
        pools.texts = model::ResultPool{all->texts - (isAnchorThere ? 1 : 0),
                                        std::ssize(goldTexts(*m_source.texts, reachable))};
    }
    return std::optional(pools);
}

std::vector<std::uint32_t> ResultPools::goldTexts(const CorpusTexts& texts,
                                                  const model::AnchorOutcome& anchor) {
    std::vector<std::uint32_t> gold;
    for (const std::uint32_t row : anchor.gold) {
        if (texts.firstOf(row) != texts.firstOf(anchor.row)) {
            gold.push_back(texts.firstOf(row));
        }
    }
    std::ranges::sort(gold);
    const auto repeated = std::ranges::unique(gold);
    gold.erase(repeated.begin(), repeated.end());
    return gold;
}

} // namespace assay::evaluate
