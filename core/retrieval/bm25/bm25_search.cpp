#include "core/base/guard.h"
#include "core/retrieval/bm25/bm25_data.h"
#include "core/text/folded_words.h"
#include "core/text/light_stem.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

namespace assay::retrieval {
namespace {

using base::ErrorCode;

// The weights of a query add up to less, so that no score passes 2^63.
constexpr int kSumPlaces = 63 - kImpactPlaces;
// The first blocks are those with the greatest bounds, to find a good k-th score early.
constexpr std::size_t kFirstBlocks = 48;
constexpr std::size_t kBlocksBetweenStops = 512;
// Rough weights of more terms would not fit into 16 bits together; such a query is added up plainly.
constexpr std::size_t kMostTerms = 16384;

struct QueryTerm {
    std::uint64_t weight = 0; // whole number, by ParsedQuery::places
    std::uint32_t roughWeight = 0;
    std::uint32_t table = kNoTable;
    std::size_t first = 0; // postings
    std::size_t last = 0;
    std::size_t at = 0; // where the last block read began; for lists without table
};

struct ParsedQuery {
    std::vector<QueryTerm> terms;
    int places = 0; // binary places of a score
    // roughWeight is weight / 2^roughShift, rounded up; all of them together fit into 16 bits.
    int roughShift = 0;
};

std::vector<std::string> termsOf(const Bm25Data& data, std::string_view text) {
    std::vector<std::string> terms;
    std::string scratch;
    text::forEachFoldedWord(text, scratch, [&](std::string_view word) {
        if (!std::binary_search(data.foldedStopWords.begin(), data.foldedStopWords.end(), word,
                                std::less<>())) {
            terms.push_back(data.settings.stem ? text::lightStem(word) : std::string(word));
        }
    });
    std::sort(terms.begin(), terms.end());
    return terms;
}

std::optional<std::size_t> findTerm(const Bm25Data& data, std::string_view term) {
    std::size_t low = 0;
    std::size_t high = data.termCount();
    while (low < high) {
        const std::size_t middle = low + (high - low) / 2;
        if (data.term(middle) < term) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low < data.termCount() && data.term(low) == term) {
        return low;
    }
    return std::nullopt;
}

double inverseFrequency(const Bm25Data& data, std::size_t documents) {
    const auto all = static_cast<double>(data.rowsWithTerms);
    const auto with = static_cast<double>(documents);
    return std::log(1 + (all - with + 0.5) / (with + 0.5));
}

void roundWeights(ParsedQuery& query, const std::vector<double>& weights) {
    double sum = 0;
    for (const double weight : weights) {
        sum += weight;
    }
    int places = kWeightPlaces;
    while (std::ldexp(sum + 1, places) >= std::ldexp(1.0, kSumPlaces)) {
        --places;
    }
    query.places = kImpactPlaces + places;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        query.terms[i].weight =
            std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::ldexp(weights[i], places) + 0.5));
    }
    if (query.terms.size() > kMostTerms) {
        return;
    }
    const auto roughSum = [&query] {
        std::uint64_t rough = 0;
        for (QueryTerm& term : query.terms) {
            const std::uint64_t weight = (term.weight >> query.roughShift) + 1;
            term.roughWeight = static_cast<std::uint32_t>(std::min<std::uint64_t>(weight, UINT32_MAX));
            rough += weight;
        }
        return rough;
    };
    while (roughSum() > UINT16_MAX) {
        ++query.roughShift;
    }
}

ParsedQuery parse(const Bm25Data& data, std::string_view text) {
    ParsedQuery query;
    std::vector<double> weights;
    const std::vector<std::string> terms = termsOf(data, text);
    for (std::size_t i = 0; i < terms.size();) {
        std::size_t end = i;
        while (end < terms.size() && terms[end] == terms[i]) {
            ++end;
        }
        if (const auto found = findTerm(data, terms[i])) {
            QueryTerm term;
            term.table = data.tableOf[*found];
            term.first = data.listBegin[*found];
            term.last = data.listBegin[*found + 1];
            term.at = term.first;
            query.terms.push_back(term);
            weights.push_back(static_cast<double>(end - i) * inverseFrequency(data, term.last - term.first));
        }
        i = end;
    }
    roundWeights(query, weights);
    // Those that tell most come first: few rows have them, and the others may then not be needed.
    std::stable_sort(query.terms.begin(), query.terms.end(),
                     [](const QueryTerm& a, const QueryTerm& b) { return a.weight > b.weight; });
    return query;
}

base::Result<> checkRequest(const Bm25Data& data, std::size_t k, const RowSet* within) {
    if (k == 0) {
        return base::fail(ErrorCode::InvalidArgument, "0", "k");
    }
    if (within != nullptr && !within->empty() && within->ranges().back().last > data.rowCount) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(within->ranges().back().last - 1),
                          "rows");
    }
    return {};
}

bool isBetter(const Hit& a, const Hit& b) {
    return a.distance != b.distance ? a.distance < b.distance : a.row < b.row;
}

// The k best so far; the worst of them on top of a heap.
class Best {
  public:
    Best(std::size_t k, int places)
        : m_k(k)
        , m_scale(std::ldexp(1.0F, -places)) {}

    // Nothing below can still be among the best: it is less than the worst of them even as a float.
    [[nodiscard]] std::uint64_t limit() const { return m_limit; }

    void offer(Row row, std::uint64_t score) {
        const Hit hit{row, -(static_cast<float>(score) * m_scale)};
        if (m_hits.size() == m_k) {
            if (!isBetter(hit, m_hits.front().hit)) {
                return;
            }
            std::pop_heap(m_hits.begin(), m_hits.end(), isBetterScored);
            m_hits.back() = {hit, score};
        } else {
            m_hits.push_back({hit, score});
        }
        std::push_heap(m_hits.begin(), m_hits.end(), isBetterScored);
        if (m_hits.size() == m_k) {
            // Scores that round to one float differ by at most one unit in its last place.
            const std::uint64_t worst = m_hits.front().score;
            m_limit = worst - std::min(worst, (worst >> 23) + 1);
        }
    }

    [[nodiscard]] std::vector<Hit> take() {
        std::sort_heap(m_hits.begin(), m_hits.end(), isBetterScored);
        std::vector<Hit> hits;
        hits.reserve(m_hits.size());
        for (const Scored& scored : m_hits) {
            hits.push_back(scored.hit);
        }
        return hits;
    }

  private:
    struct Scored {
        Hit hit;
        std::uint64_t score = 0;
    };

    static bool isBetterScored(const Scored& a, const Scored& b) { return isBetter(a.hit, b.hit); }

    std::size_t m_k = 0;
    float m_scale = 1;
    std::uint64_t m_limit = 0;
    std::vector<Scored> m_hits;
};

std::vector<Hit> addUpPlainly(const Bm25Data& data, const ParsedQuery& query, std::size_t k,
                              const RowSet* within) {
    std::vector<std::uint64_t> scores(data.rowCount);
    for (const QueryTerm& term : query.terms) {
        for (std::size_t at = term.first; at < term.last; ++at) {
            scores[data.rows[at]] += term.weight * data.impacts[data.pairOf(at)];
        }
    }
    Best best(k, query.places);
    const auto offer = [&](Row row) {
        if (scores[row] != 0 && scores[row] >= best.limit()) {
            best.offer(row, scores[row]);
        }
    };
    const RowSet everything = within == nullptr ? RowSet::all(data.rowCount) : RowSet();
    for (const RowRange& range : (within == nullptr ? everything : *within).ranges()) {
        for (Row row = range.first; row < range.last; ++row) {
            offer(row);
        }
    }
    return best.take();
}

template <typename Pair>
class BlockSearch {
  public:
    BlockSearch(const Bm25Data& data, const Pair* pairs, ParsedQuery query, std::size_t k)
        : m_data(data)
        , m_pairs(pairs)
        , m_query(std::move(query))
        , m_best(k, m_query.places)
        , m_lastBlock(data.blockCount()) {}

    base::Result<std::vector<Hit>> run(const RowSet* within, const std::stop_token& stop) {
        if (within != nullptr) {
            restrictTo(*within);
        }
        boundBlocks();
        readFirstBlocks();
        if (!readOthers(stop)) {
            return base::fail(ErrorCode::Cancelled);
        }
        return m_best.take();
    }

  private:
    void restrictTo(const RowSet& rows) {
        if (rows.empty()) {
            m_lastBlock = 0;
            return;
        }
        m_firstBlock = rows.ranges().front().first / kBlockRows;
        m_lastBlock = (rows.ranges().back().last - 1) / kBlockRows + 1;
        m_allowed.resize(m_lastBlock - m_firstBlock);
        for (const RowRange& range : rows.ranges()) {
            for (std::size_t row = range.first; row < range.last;) {
                const std::size_t block = row / kBlockRows;
                const std::size_t end = std::min<std::size_t>(range.last, (block + 1) * kBlockRows);
                const std::uint64_t bits = ~std::uint64_t{0} >> (kBlockRows - (end - row));
                m_allowed[block - m_firstBlock] |= bits << (row % kBlockRows);
                row = end;
            }
        }
    }

    [[nodiscard]] const std::uint16_t* maximaOf(const QueryTerm& term) const {
        return m_data.blockMaximum.data() + term.table * m_data.blockCount();
    }

    [[nodiscard]] const std::uint32_t* beginsOf(const QueryTerm& term) const {
        return m_data.blockBegin.data() + term.table * (m_data.blockCount() + 1);
    }

    // What no row of a block can pass, in rough weights and maxima.
    void boundBlocks() {
        const std::size_t count = m_lastBlock - m_firstBlock;
        m_bounds.assign(count, 0);
        for (QueryTerm& term : m_query.terms) {
            if (term.table == kNoTable) {
                boundByList(term);
                continue;
            }
            const std::uint16_t* maxima = maximaOf(term) + m_firstBlock;
            const auto weight = static_cast<std::uint16_t>(term.roughWeight);
            for (std::size_t i = 0; i < count; ++i) {
                m_bounds[i] += static_cast<std::uint32_t>(weight) * maxima[i];
            }
        }
        for (std::size_t i = 0; i < m_allowed.size(); ++i) {
            m_bounds[i] = m_allowed[i] == 0 ? 0 : m_bounds[i];
        }
    }

    void boundByList(QueryTerm& term) {
        const Row* rows = m_data.rows.data();
        term.first = firstFrom(term.first, term.last, m_firstBlock * kBlockRows);
        term.at = term.first;
        for (std::size_t at = term.first; at < term.last;) {
            const std::size_t block = rows[at] / kBlockRows;
            if (block >= m_lastBlock) {
                term.last = at;
                break;
            }
            std::uint32_t greatest = 0;
            for (; at < term.last && rows[at] / kBlockRows == block; ++at) {
                greatest = std::max(greatest, m_data.impacts[m_pairs[at]]);
            }
            m_bounds[block - m_firstBlock] += term.roughWeight * roundedUpMaximum(greatest);
        }
    }

    [[nodiscard]] std::size_t firstFrom(std::size_t first, std::size_t last, std::size_t row) const {
        const Row* rows = m_data.rows.data();
        return static_cast<std::size_t>(std::lower_bound(rows + first, rows + last, row) - rows);
    }

    // The same by ever longer steps; for what is near.
    [[nodiscard]] std::size_t nextFrom(std::size_t first, std::size_t last, std::size_t row) const {
        const Row* rows = m_data.rows.data();
        std::size_t step = 1;
        while (first + step < last && rows[first + step] < row) {
            first += step;
            step *= 2;
        }
        return firstFrom(first, std::min(last, first + step + 1), row);
    }

    // Whether no row of a block with this bound can be among the best any more.
    [[nodiscard]] bool isBeaten(std::uint32_t bound) const {
        return bound == 0 || static_cast<std::uint64_t>(bound) << m_query.roughShift <
                                 (m_best.limit() + (1U << kMaximumShift) - 1) >> kMaximumShift;
    }

    void readFirstBlocks() {
        if (m_bounds.size() <= 2 * kFirstBlocks) {
            return;
        }
        for (const std::uint32_t block : greatestBounds()) {
            if (!isBeaten(m_bounds[block])) {
                readBlock(block);
            }
            m_bounds[block] = 0;
        }
        for (QueryTerm& term : m_query.terms) {
            term.at = term.first;
        }
    }

    // Of the blocks with the greatest bounds, rising; of equal ones the first.
    [[nodiscard]] std::vector<std::uint32_t> greatestBounds() const {
        using Bound = std::pair<std::uint32_t, std::uint32_t>; // and its block
        const auto isGreater = [](const Bound& a, const Bound& b) {
            return a.first != b.first ? a.first > b.first : a.second < b.second;
        };
        std::vector<Bound> greatest; // a heap, the least on top
        for (std::uint32_t block = 0; block < kFirstBlocks; ++block) {
            greatest.emplace_back(m_bounds[block], block);
        }
        std::make_heap(greatest.begin(), greatest.end(), isGreater);
        for (std::size_t block = kFirstBlocks; block < m_bounds.size(); ++block) {
            if (m_bounds[block] > greatest.front().first) {
                std::pop_heap(greatest.begin(), greatest.end(), isGreater);
                greatest.back() = {m_bounds[block], static_cast<std::uint32_t>(block)};
                std::push_heap(greatest.begin(), greatest.end(), isGreater);
            }
        }
        std::vector<std::uint32_t> blocks;
        for (const Bound& bound : greatest) {
            blocks.push_back(bound.second);
        }
        std::ranges::sort(blocks);
        return blocks;
    }

    bool readOthers(const std::stop_token& stop) {
        for (std::size_t i = 0; i < m_bounds.size(); ++i) {
            if (i % kBlocksBetweenStops == 0 && stop.stop_requested()) {
                return false;
            }
            if (!isBeaten(m_bounds[i])) {
                readBlock(i);
            }
        }
        return true;
    }

    // Adds up the scores of a block, term after term, until none of its rows can be among the best any more.
    void readBlock(std::size_t index) {
        const std::size_t block = m_firstBlock + index;
        std::uint64_t remaining = 0;
        for (const QueryTerm& term : m_query.terms) {
            if (term.table != kNoTable) {
                remaining += greatestIn(term, block);
            }
        }
        m_scores.fill(0);
        std::uint64_t greatest = 0;
        // Lists without a table stand before the others only by their weights: their share of the bound is
        // not known, so that they are read first.
        for (QueryTerm& term : m_query.terms) {
            if (term.table == kNoTable) {
                term.at = nextFrom(term.at, term.last, block * kBlockRows);
                std::size_t end = term.at;
                while (end < term.last && m_data.rows[end] / kBlockRows == block) {
                    ++end;
                }
                greatest = addPostings(term, term.at, end, greatest);
            }
        }
        for (const QueryTerm& term : m_query.terms) {
            if (term.table == kNoTable) {
                continue;
            }
            if (greatest + remaining < m_best.limit()) {
                return;
            }
            const std::uint32_t* begins = beginsOf(term) + block;
            greatest = addPostings(term, term.first + begins[0], term.first + begins[1], greatest);
            remaining -= greatestIn(term, block);
        }
        if (greatest >= m_best.limit()) {
            offerBlock(index, block);
        }
    }

    [[nodiscard]] std::uint64_t greatestIn(const QueryTerm& term, std::size_t block) const {
        return term.weight * (static_cast<std::uint64_t>(maximaOf(term)[block]) << kMaximumShift);
    }

    // The greatest score afterwards.
    std::uint64_t addPostings(const QueryTerm& term, std::size_t begin, std::size_t end,
                              std::uint64_t greatest) {
        const Row* rows = m_data.rows.data();
        const std::uint32_t* impacts = m_data.impacts.data();
        for (std::size_t at = begin; at < end; ++at) {
            std::uint64_t& score = m_scores[rows[at] % kBlockRows];
            score += term.weight * impacts[m_pairs[at]];
            greatest = std::max(greatest, score);
        }
        return greatest;
    }

    void offerBlock(std::size_t index, std::size_t block) {
        std::uint64_t allowed = m_allowed.empty() ? ~std::uint64_t{0} : m_allowed[index];
        for (; allowed != 0; allowed &= allowed - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(allowed));
            if (m_scores[i] != 0 && m_scores[i] >= m_best.limit()) {
                m_best.offer(static_cast<Row>(block * kBlockRows + i), m_scores[i]);
            }
        }
    }

    const Bm25Data& m_data;
    const Pair* m_pairs;
    ParsedQuery m_query;
    Best m_best;
    std::size_t m_firstBlock = 0;
    std::size_t m_lastBlock = 0;
    std::vector<std::uint64_t> m_allowed; // a bit of each row; empty: every row
    std::vector<std::uint32_t> m_bounds;
    std::array<std::uint64_t, kBlockRows> m_scores{};
};

} // namespace

base::Result<std::vector<Hit>> Bm25Index::search(std::string_view query, std::size_t k, const RowSet* within,
                                                 std::stop_token stop) const {
    return base::guarded("BM25", [&]() -> base::Result<std::vector<Hit>> {
        const Bm25Data& data = *m_data;
        ASSAY_TRY(checkRequest(data, k, within));
        ParsedQuery parsed = parse(data, query);
        if (parsed.terms.size() > kMostTerms) {
            return addUpPlainly(data, parsed, k, within);
        }
        if (data.isWide()) {
            return BlockSearch(data, data.widePair.data(), std::move(parsed), k).run(within, stop);
        }
        return BlockSearch(data, data.narrowPair.data(), std::move(parsed), k).run(within, stop);
    });
}

base::Result<std::vector<Hit>> Bm25Index::searchPlainly(std::string_view query, std::size_t k,
                                                        const RowSet* within) const {
    return base::guarded("BM25", [&]() -> base::Result<std::vector<Hit>> {
        const Bm25Data& data = *m_data;
        ASSAY_TRY(checkRequest(data, k, within));
        return addUpPlainly(data, parse(data, query), k, within);
    });
}

std::size_t Bm25Index::documentFrequency(std::string_view word) const {
    const std::vector<std::string> terms = termsOf(*m_data, word);
    if (terms.size() != 1) {
        return 0;
    }
    const auto found = findTerm(*m_data, terms.front());
    return found ? m_data->listBegin[*found + 1] - m_data->listBegin[*found] : 0;
}

} // namespace assay::retrieval
