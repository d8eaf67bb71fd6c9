// One small interface for search over the sentences of a corpus, whoever answers: exact, HNSW, lexical,
// hybrid, or an engine over the network. A test that is written against it must not assume that vectors or
// texts are in memory.
//
// Sentences are called by their row: 0 … n - 1 in the corpus's own order (company, year, section, form,
// position, then id), which every implementation shares. Results are best first; equal distances or scores
// stand in the order of rows, so that the same inputs give the same ranking everywhere.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"

#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

using Row = std::uint32_t;

// Distances that differ by no more are equally near: float32 does not hold the cosine of equal texts, whose
// sums may be added in another order, more exactly.
inline constexpr double kTiedDistance = 1e-6;

struct Hit {
    Row row = 0;
    // By vector: the cosine distance 1 - cos, in [0, 2]. By text: the negative score, so that less is better
    // here too.
    // NaN: it has none, as a sentence without a vector that a hit brought along.
    float distance = 0;

    friend bool operator==(const Hit& a, const Hit& b) {
        return a.row == b.row &&
               (a.distance == b.distance || (std::isnan(a.distance) && std::isnan(b.distance)));
    }
};

// Field and value that a sentence must have: "section" = "7", "year" = "2018", "cik" = "104169", "kind" =
// "prose", or any further field of the corpus. An empty value: that it has none. All of them hold together;
// no filter: the whole corpus.
struct FieldEquals {
    std::string field;
    std::string value;

    friend bool operator==(const FieldEquals&, const FieldEquals&) = default;
    friend auto operator<=>(const FieldEquals&, const FieldEquals&) = default;
};

using Filter = std::vector<FieldEquals>;

// What is looked for. A search says by its capabilities which of the two it needs.
struct Query {
    std::span<const float> vector; // of any length above 0; it is normalised
    std::string_view text;
    // The sentence that asks, when it is one of the corpus. It is found like any other, but brings nothing:
    // what stands beside it is what a test asks for.
    std::optional<Row> asker = std::nullopt;
};

// None: a list from elsewhere that has neither distances nor scores; a Search always has some.
enum class DistanceKind : std::uint8_t { Cosine, NegativeScore, None };

struct Capabilities {
    bool needsVector = false;
    bool needsText = false;
    bool filters = false;      // any equality filter
    bool vectors = false;      // vectorsOf() gives what is stored
    std::size_t dimension = 0; // 0: no vectors
    std::size_t rows = 0;
    DistanceKind distance = DistanceKind::Cosine;
    std::string label; // as shown: "exact, LSA 256", "HNSW M=16 ef=128, LSA 256", "BM25 k1=1.2 b=0.75"
    // Of its results against exact search, at `recallAt` results, the asker not counted; nullopt: unknown,
    // and said so. Exact: 1. Whoever measures it sets it: it depends on what is asked and with which filter.
    std::optional<double> recall;
    int recallAt = 0;
    std::uint64_t recallQueries = 0;                 // that it was measured with; 0: none
    std::optional<double> recallLow{}, recallHigh{}; // 95 %, over queries; missing: not known
    // The same within each asker's own filter, where that was measured too.
    std::optional<double> filteredRecall{}, filteredRecallLow{}, filteredRecallHigh{};
    // Results that are equally near may as well stand in another order. false: the order is the ranking,
    // whatever the distances.
    bool ranksByDistance = true;
    // No list is longer, whatever is asked for; 0: no limit.
    std::size_t largestK = 0;
    bool remote = false; // over the network: queries may fail one by one
};

// Why a query has no results that count: a state, never a miss.
struct SearchFailure {
    enum class Kind : std::uint8_t {
        TimeLimit,
        NoConnection,
        NotAllowed,    // the key is missing or not accepted
        TooMany,       // the service wants fewer requests
        Refused,       // any other status from 400 on
        ServerError,   // from 500 on
        NotUnderstood, // a reply that is not of the engine's form
        ReplyTooLarge,
        Unusable, // the connection's address or key
    };
    Kind kind = Kind::NoConnection;
    int status = 0;     // of the service; 0: it gave none
    std::string detail; // its own message, without any key

    friend bool operator==(const SearchFailure&, const SearchFailure&) = default;
};

// "time_limit", "no_connection", "not_allowed", "too_many", "refused", "server_error", "not_understood",
// "reply_too_large", "unusable".
[[nodiscard]] std::string_view searchFailureName(SearchFailure::Kind kind) noexcept;
[[nodiscard]] std::optional<SearchFailure::Kind> searchFailureFromName(std::string_view name) noexcept;

// What one query was answered with.
struct SearchAnswer {
    std::vector<Hit> hits;
    std::optional<SearchFailure> failure; // then the hits say nothing
    bool cut = false;                     // as long as the search gives lists, though more was asked for
    std::size_t unknown = 0; // results that are no row of the corpus; they are not among the hits
    double seconds = -1;     // what it took; below 0: not timed
    // Its share of what all queries that were asked together took, which is less than `seconds` where they
    // were asked at once; below 0: not timed. Queries over their shares are the throughput.
    double secondsShare = -1;
};

class Search {
  public:
    virtual ~Search() = default;

    [[nodiscard]] virtual Capabilities capabilities() const = 0;

    // The k best of each query, fewer where there are fewer. Errors: InvalidArgument (a query without what
    // is needed, of another dimension or not finite; k = 0; a field that the corpus has not), Cancelled,
    // RemoteFailure.
    [[nodiscard]] virtual base::Result<std::vector<std::vector<Hit>>> search(std::span<const Query> queries,
                                                                             std::size_t k,
                                                                             const Filter& filter,
                                                                             std::stop_token stop) const = 0;

    // The same with what each query came to: of a search in memory that is its hits alone, and an error is
    // one of the whole. A search over the network fails query by query.
    [[nodiscard]] virtual base::Result<std::vector<SearchAnswer>>
    answers(std::span<const Query> queries, std::size_t k, const Filter& filter, std::stop_token stop) const;

    // The stored vectors of these rows, one after the other, each of length 1, or all zeros where a row has
    // none. Errors: InvalidArgument (no vectors here, rows beyond the corpus), RemoteFailure.
    [[nodiscard]] virtual base::Result<std::vector<float>> vectorsOf(std::span<const Row> rows) const = 0;
};

} // namespace assay::retrieval
