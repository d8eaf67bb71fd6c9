#include "core/evaluate/neighbours/neighbour_test.h"

#include "core/base/guard.h"
#include "core/evaluate/neighbours/anchor_filters.h"
#include "core/evaluate/neighbours/anchor_outcomes.h"
#include "core/text/fold.h"
#include "core/text/sentence_traits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace assay::evaluate {

base::Result<std::vector<std::string>> AnchorSource::field(std::span<const std::uint32_t>,
                                                           const std::string& name) const {
    return base::fail(base::ErrorCode::InvalidArgument, name, "filter_fields");
}

namespace {

using base::ErrorCode;
using base::Result;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::NotAsked;
using retrieval::Capabilities;
using retrieval::Filter;
using retrieval::Hit;
using retrieval::Search;

tl::unexpected<base::Error> invalid(const std::string& where, const std::string& detail) {
    return base::fail(ErrorCode::InvalidArgument, detail, where);
}

// One batch and all that is known of its anchors before they are asked.
struct Batch {
    std::span<const std::uint32_t> rows;
    std::vector<float> vectors;
    std::size_t dimension = 0;
    std::vector<std::string> texts;
    std::vector<bool> searched; // it is among the sentences that are searched
    std::vector<bool> words;    // its text has any; looked at only when a search needs texts

    [[nodiscard]] std::span<const float> vector(std::size_t i) const {
        return std::span(vectors).subspan(i * dimension, dimension);
    }

    // Asked or why not.
    [[nodiscard]] NotAsked reason(const Capabilities& capabilities, std::size_t i) const {
        if (!searched[i]) {
            return NotAsked::NotSearched;
        }
        if (capabilities.needsVector) {
            const std::span<const float> values = vector(i);
            const bool finite = std::ranges::all_of(values, [](float value) { return std::isfinite(value); });
            if (!finite || std::ranges::all_of(values, [](float value) { return value == 0; })) {
                return NotAsked::NoVector;
            }
        }
        return capabilities.needsText && !words[i] ? NotAsked::NoText : NotAsked::Asked;
    }

    [[nodiscard]] retrieval::Query query(std::size_t i) const { return {vector(i), texts[i], rows[i]}; }
};

// As lexical indices cut texts into words: one without any has nothing to be found by.
bool hasWords(const std::string& text) {
    return !text::words(text::foldForSearch(text)).empty();
}

// Vectors that a search gave, of rows that may repeat.
class StoredVectors {
  public:
    [[nodiscard]] static Result<StoredVectors> of(const Search& search, std::vector<std::uint32_t> rows) {
        std::ranges::sort(rows);
        const auto repeated = std::ranges::unique(rows);
        rows.erase(repeated.begin(), repeated.end());
        StoredVectors stored;
        if (rows.empty()) {
            return stored;
        }
        ASSAY_TRY(auto values, search.vectorsOf(rows));
        if (values.size() % rows.size() != 0) {
            return base::fail(ErrorCode::RemoteFailure, "vectors of another number of rows");
        }
        stored.m_dimension = values.size() / rows.size();
        stored.m_values = std::move(values);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            stored.m_place[rows[i]] = i;
        }
        return stored;
    }

    // nullopt: one of them has no vector.
    [[nodiscard]] std::optional<double> cosine(std::uint32_t a, std::uint32_t b) const {
        const auto first = m_place.find(a);
        const auto second = m_place.find(b);
        if (first == m_place.end() || second == m_place.end()) {
            return std::nullopt;
        }
        double product = 0;
        double lengthOfFirst = 0;
        double lengthOfSecond = 0;
        for (std::size_t d = 0; d < m_dimension; ++d) {
            const double x = m_values[first->second * m_dimension + d];
            const double y = m_values[second->second * m_dimension + d];
            product += x * y;
            lengthOfFirst += x * x;
            lengthOfSecond += y * y;
        }
        const double length = std::sqrt(lengthOfFirst * lengthOfSecond);
        if (!(length > 0) || !std::isfinite(product)) {
            return std::nullopt;
        }
        return std::clamp(product / length, -1.0, 1.0);
    }

  private:
    std::vector<float> m_values;
    std::size_t m_dimension = 0;
    std::unordered_map<std::uint32_t, std::size_t> m_place;
};

class Asking {
  public:
    Asking(const NeighbourTest& test, const std::stop_token& stop)
        : m_test(test)
        , m_stop(stop)
        , m_outcomes(*test.columns, *test.gold, test.settings, test.pools.texts)
        , m_pools(test.pools)
        , m_depth(static_cast<std::size_t>(test.settings.depth()))
        , m_proseFilter(needsProseFilter(test)) {}

    Result<> prepare() {
        const bool filters =
            m_proseFilter || std::ranges::count(m_test.settings.regimes, model::Regime::Filtered) > 0;
        for (const Search* search : m_test.searches) {
            if (search == nullptr) {
                return invalid("searches", "");
            }
            Capabilities capabilities = search->capabilities();
            if (capabilities.rows != m_test.columns->size()) {
                return invalid("searches", capabilities.label + ": " + std::to_string(capabilities.rows) +
                                               " rows, the corpus has " +
                                               std::to_string(m_test.columns->size()));
            }
            if (filters && !capabilities.filters) {
                return invalid("filter_fields", capabilities.label);
            }
            m_needsVectors = m_needsVectors || capabilities.needsVector;
            m_needsTexts = m_needsTexts || capabilities.needsText;
            m_rules.push_back(tieRuleOf(capabilities));
            m_capabilities.push_back(std::move(capabilities));
        }
        return {};
    }

    Result<std::vector<AnchorOutcome>> outcomes(std::size_t first, std::size_t last) {
        Batch batch;
        batch.rows = std::span(m_test.anchors).subspan(first, last - first);
        std::vector<AnchorOutcome> list(batch.rows.size());
        ASSAY_TRY(describe(batch, first, list));
        const std::vector<model::Regime>& regimes = m_test.settings.regimes;
        for (AnchorOutcome& outcome : list) {
            outcome.searches.resize(m_test.searches.size() * regimes.size());
        }
        for (std::size_t r = 0; r < regimes.size(); ++r) {
            ASSAY_TRY(const auto filters, anchorFilters(m_test, regimes[r], m_proseFilter, batch.rows));
            for (std::size_t s = 0; s < m_test.searches.size(); ++s) {
                ASSAY_TRY(ask(batch, filters, s, s * regimes.size() + r, list));
            }
        }
        return list;
    }

  private:
    Result<> describe(Batch& batch, std::size_t first, std::vector<AnchorOutcome>& list) const {
        const std::size_t count = batch.rows.size();
        auto ids = m_test.source->sentenceIds(batch.rows);
        ASSAY_TRY(auto texts, ids ? m_test.source->texts(batch.rows) : tl::unexpected(ids.error()));
        if (ids->size() != count || texts.size() != count) {
            return invalid("source", std::to_string(texts.size()) + " of " + std::to_string(count));
        }
        batch.texts = std::move(texts);
        if (m_needsVectors) {
            ASSAY_TRY(auto vectors, m_test.source->vectors(batch.rows));
            if (vectors.empty() || vectors.size() % count != 0) {
                return invalid("source", std::to_string(vectors.size()) + " vector elements");
            }
            batch.dimension = vectors.size() / count;
            batch.vectors = std::move(vectors);
        }
        for (std::size_t i = 0; i < count; ++i) {
            batch.searched.push_back(!m_test.settings.onlyProse ||
                                     m_test.columns->kind[batch.rows[i]] == model::SentenceKind::Prose);
            batch.words.push_back(m_needsTexts && hasWords(batch.texts[i]));
            ASSAY_TRY(auto described,
                      m_outcomes.describe(batch.rows[i], static_cast<std::uint32_t>(first + i),
                                          std::move((*ids)[i]), batch.texts[i]));
            list[i] = std::move(described);
            if (!m_test.weights.empty()) {
                list[i].weight = m_test.weights[first + i];
            }
        }
        return {};
    }

    // Anchors of the batch by what their results must have in common with them.
    Result<> ask(const Batch& batch, const std::vector<Filter>& filters, std::size_t s, std::size_t element,
                 std::vector<AnchorOutcome>& list) {
        std::map<Filter, std::vector<std::size_t>> groups;
        for (std::size_t i = 0; i < list.size(); ++i) {
            AnchorSearch& answer = list[i].searches[element];
            answer.notAsked = batch.reason(m_capabilities[s], i);
            if (answer.notAsked == NotAsked::Asked) {
                groups[filters[i]].push_back(i);
            }
        }
        for (const auto& [filter, members] : groups) {
            ASSAY_TRY(askUntilSettled(batch, members, s, filter, element, list));
            for (const std::size_t i : members) {
                if (list[i].searches[element].notAsked != NotAsked::Asked) {
                    continue; // it failed
                }
                ASSAY_TRY(addLuck(batch.query(i), filter, s, list[i], list[i].searches[element]));
            }
        }
        return measure(s, element, list);
    }

    // Deeper and deeper for those whose last results leave open what else there is.
    Result<> askUntilSettled(const Batch& batch, std::vector<std::size_t> open, std::size_t s,
                             const Filter& filter, std::size_t element,
                             std::vector<AnchorOutcome>& list) const {
        const std::size_t rows = m_capabilities[s].rows;
        for (std::size_t k = m_depth + 1 + kLookBeyond; !open.empty(); k *= 2) {
            ASSAY_TRY(const auto answers, search(batch, open, s, k, filter));
            std::vector<std::size_t> still;
            for (std::size_t m = 0; m < open.size(); ++m) {
                AnchorOutcome& outcome = list[open[m]];
                AnchorSearch& answer = outcome.searches[element];
                const std::vector<Hit>& hits = answers[m].hits;
                if (m_capabilities[s].remote) {
                    takeRemote(answers[m], answer);
                }
                if (answers[m].failure) {
                    continue;
                }
                // An engine may have more than the rows that are listed of it.
                const bool hasAllRows = k >= rows && !m_capabilities[s].remote;
                const bool isWhole = hits.size() < k || hasAllRows || answers[m].cut;
                if (!m_outcomes.take(hits, outcome, m_rules[s], isWhole, answer)) {
                    still.push_back(open[m]);
                }
                if (answers[m].cut) {
                    endKnownDepth(outcome, answer);
                }
            }
            open = std::move(still);
        }
        return {};
    }

    // A query that failed says nothing of its anchor, and is none of its misses.
    static void takeRemote(const retrieval::SearchAnswer& from, AnchorSearch& answer) {
        if (from.seconds >= 0) {
            answer.seconds = from.seconds;
        }
        if (from.secondsShare >= 0) {
            answer.secondsShare = from.secondsShare;
        }
        answer.unknownIds = static_cast<int>(from.unknown);
        if (from.failure) {
            const std::optional<double> seconds = answer.seconds;
            const std::optional<double> share = answer.secondsShare;
            answer = {};
            answer.seconds = seconds;
            answer.secondsShare = share;
            answer.notAsked = NotAsked::NoList;
            answer.failure = retrieval::searchFailureName(from.failure->kind);
        }
    }

    // What stands behind the last result is not known, nor whether it ties with it.
    void endKnownDepth(const AnchorOutcome& outcome, AnchorSearch& answer) const {
        if (outcome.covered() && answer.results.size() < m_depth) {
            answer.knownDepth = static_cast<int>(answer.results.size());
        }
        if (answer.distinct && answer.distinct->gold == 0) {
            answer.distinct.reset();
        }
    }

    // Of how many the search chose, and how random rankings fare where that does not say it.
    Result<> addLuck(const retrieval::Query& query, const Filter& filter, std::size_t s,
                     const AnchorOutcome& outcome, AnchorSearch& answer) {
        const bool byVectorAlone = m_capabilities[s].needsVector && !m_capabilities[s].needsText;
        ASSAY_TRY(const auto pools, m_pools.of(filter, byVectorAlone, outcome));
        if (!pools || !pools->texts) {
            answer.distinct.reset();
        }
        if (!pools) {
            return {};
        }
        answer.pool = pools->rows;
        if (answer.distinct) {
            answer.distinct->pool = *pools->texts;
        }
        const Search* const random = s < m_test.randomSearches.size() ? m_test.randomSearches[s] : nullptr;
        if (random == nullptr || !outcome.covered()) {
            return {};
        }
        const std::vector<retrieval::Query> queries(kRandomRankings, query);
        ASSAY_TRY(const auto lists, random->search(queries, m_depth + 1, filter, m_stop));
        answer.random = randomRankings(lists, outcome);
        return {};
    }

    [[nodiscard]] model::RandomRankings randomRankings(const std::vector<std::vector<Hit>>& lists,
                                                       const AnchorOutcome& outcome) const {
        model::RandomRankings random;
        random.rankings = std::ssize(lists);
        random.firstGold.assign(m_depth, 0);
        random.gold.assign(m_depth, 0);
        double precision = 0;
        for (const std::vector<Hit>& hits : lists) {
            std::size_t rank = 0;
            std::int64_t found = 0;
            for (const Hit& hit : hits) {
                if (hit.row == outcome.row || rank == m_depth) {
                    continue;
                }
                ++rank;
                if (std::ranges::binary_search(outcome.gold, hit.row)) {
                    ++found;
                    random.firstGold[rank - 1] += found == 1 ? 1 : 0;
                    ++random.gold[rank - 1];
                    precision += static_cast<double>(found) / static_cast<double>(rank);
                }
            }
        }
        random.averagePrecision = precision / static_cast<double>(lists.size() * outcome.gold.size());
        return random;
    }

    Result<std::vector<retrieval::SearchAnswer>> search(const Batch& batch,
                                                        const std::vector<std::size_t>& members,
                                                        std::size_t s, std::size_t k,
                                                        const Filter& filter) const {
        std::vector<retrieval::Query> queries;
        queries.reserve(members.size());
        for (const std::size_t i : members) {
            queries.push_back(batch.query(i));
        }
        auto answers = m_test.searches[s]->answers(queries, k, filter, m_stop);
        if (answers && answers->size() != queries.size()) {
            return base::fail(ErrorCode::RemoteFailure,
                              std::to_string(answers->size()) + " answers to " +
                                  std::to_string(queries.size()) + " queries",
                              m_capabilities[s].label);
        }
        return answers;
    }

    // Near duplicates and the distance of the best gold.
    Result<> measure(std::size_t s, std::size_t element, std::vector<AnchorOutcome>& list) const {
        const Capabilities& capabilities = m_capabilities[s];
        const bool cosine = capabilities.distance == retrieval::DistanceKind::Cosine;
        const double limit = m_outcomes.nearDuplicateLimit();
        std::vector<std::uint32_t> unknown; // rows whose vectors are looked at
        for (AnchorOutcome& outcome : list) {
            AnchorSearch& answer = outcome.searches[element];
            if (cosine) {
                m_outcomes.measureCosines(outcome, answer);
            }
            for (const model::RankedSentence& result : answer.results) {
                if (!cosine && m_outcomes.companies().differ(outcome.row, result.row)) {
                    unknown.insert(unknown.end(), {outcome.row, result.row});
                }
            }
            if (wantsGoldDistance(answer, outcome, cosine)) {
                unknown.push_back(outcome.row);
                unknown.insert(unknown.end(), outcome.gold.begin(), outcome.gold.end());
            }
        }
        if (!capabilities.vectors || unknown.empty()) {
            return {};
        }
        ASSAY_TRY(const auto stored, StoredVectors::of(*m_test.searches[s], std::move(unknown)));
        for (AnchorOutcome& outcome : list) {
            AnchorSearch& answer = outcome.searches[element];
            if (!cosine) {
                answer.nearDuplicate =
                    std::ranges::any_of(answer.results, [&](const model::RankedSentence& result) {
                        return m_outcomes.companies().differ(outcome.row, result.row) &&
                               stored.cosine(outcome.row, result.row).value_or(-2) >= limit;
                    });
            }
            if (wantsGoldDistance(answer, outcome, cosine)) {
                for (const std::uint32_t gold : outcome.gold) {
                    if (const auto found = stored.cosine(outcome.row, gold)) {
                        const auto distance = static_cast<float>(1 - *found);
                        answer.bestGoldDistance =
                            std::min(answer.bestGoldDistance.value_or(distance), distance);
                    }
                }
            }
        }
        return {};
    }

    static bool wantsGoldDistance(const AnchorSearch& answer, const AnchorOutcome& outcome, bool cosine) {
        return cosine && answer.notAsked == NotAsked::Asked && answer.rankFirstGold == 0 && outcome.covered();
    }

    // Results that are asked for beyond those that count, so that it is seen whether they tie.
    static constexpr std::size_t kLookBeyond = 8;

    const NeighbourTest& m_test;
    const std::stop_token& m_stop;
    AnchorOutcomes m_outcomes;
    ResultPools m_pools;
    std::size_t m_depth;
    bool m_proseFilter;
    bool m_needsVectors = false;
    bool m_needsTexts = false;
    std::vector<Capabilities> m_capabilities;
    std::vector<TieRule> m_rules; // of each search
};

Result<> check(const NeighbourTest& test, std::uint32_t first) {
    if (test.columns == nullptr || test.gold == nullptr || test.source == nullptr) {
        return invalid("test", "");
    }
    ASSAY_TRY(checkNeighbourSettings(test.settings));
    if (test.searches.empty()) {
        return invalid("searches", "");
    }
    if (test.batch == 0) {
        return invalid("batch", "0");
    }
    for (const std::uint32_t row : test.anchors) {
        if (row >= test.columns->size()) {
            return invalid("anchors", std::to_string(row));
        }
    }
    if (!test.weights.empty() && test.weights.size() != test.anchors.size()) {
        return invalid("weights", std::to_string(test.weights.size()));
    }
    if (first > test.anchors.size()) {
        return invalid("first", std::to_string(first));
    }
    return {};
}

} // namespace

Result<> runNeighbourTest(const NeighbourTest& test, std::uint32_t first, const NeighbourSink& sink,
                          const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(check(test, first));
    return base::guarded("neighbour test", [&]() -> Result<> {
        Asking asking(test, stop);
        ASSAY_TRY(asking.prepare());
        const auto total = static_cast<std::int64_t>(test.anchors.size());
        progress.report(base::Stage::Evaluating, first, total);
        for (std::size_t at = first; at < test.anchors.size();) {
            if (stop.stop_requested()) {
                return base::fail(ErrorCode::Cancelled);
            }
            const std::size_t last = std::min(at + test.batch, test.anchors.size());
            ASSAY_TRY(auto outcomes, asking.outcomes(at, last));
            ASSAY_TRY(sink(outcomes));
            at = last;
            progress.report(base::Stage::Evaluating, static_cast<std::int64_t>(at), total);
        }
        return {};
    });
}

} // namespace assay::evaluate
