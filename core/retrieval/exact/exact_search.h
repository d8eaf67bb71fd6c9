// The k nearest rows of a VectorMatrix by cosine distance, exactly.
//
// The distance of a row is 1 - q v, the product summed in double precision in a fixed order and rounded to
// float32, the distance kept within [0, 2]; results stand in ascending order of distance, equal ones in the
// order of rows. A copy of the rows in bytes (see quantised_rows.h) certifies which rows cannot be among the
// k; only the others are computed. One query alone reads the upper half of the bytes first and the rest where
// it must (screening.h). So results are those of computing all of them, and the same bytes on every
// instruction set and for any number of threads.
//
// Memory: beside the matrix about rows * (dimension + 5) bytes, and a few megabytes a search.
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/exact/instruction_set.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/search.h"
#include "core/retrieval/vector_matrix.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::retrieval {

struct ExactSearchOptions {
    std::optional<InstructionSet> instructionSet = {}; // missing: the fastest that there is
    unsigned threads = 1;                              // of one call, at most 256; small searches use one
};

// What a call has done.
struct SearchEffort {
    std::size_t rowsScreened = 0; // rows times queries that were looked at in bytes
    std::size_t rowsComputed = 0; // rows times queries whose distance was computed
};

class ExactSearch {
  public:
    static constexpr unsigned kMostThreads = 256;

    // Errors: InvalidArgument (a matrix without dimension, an instruction set that is not available,
    // threads), Cancelled, StorageFailure (memory).
    [[nodiscard]] static base::Result<ExactSearch>
    create(VectorMatrix matrix, const ExactSearchOptions& options = {}, std::stop_token stop = {});

    ~ExactSearch();
    ExactSearch(ExactSearch&&) noexcept;
    ExactSearch& operator=(ExactSearch&&) noexcept;

    [[nodiscard]] const VectorMatrix& matrix() const noexcept;
    [[nodiscard]] InstructionSet instructionSet() const noexcept;

    // The k nearest of each query, queries.size() / dimension of them one after the other, of any length.
    // Fewer than k where there are fewer rows with a direction. Faster for 64 queries than for 64 times one.
    // Errors: InvalidArgument (dimension, a query without direction or not finite, k = 0), Cancelled,
    // StorageFailure (memory).
    [[nodiscard]] base::Result<std::vector<std::vector<Hit>>> nearest(std::span<const float> queries,
                                                                      std::size_t k,
                                                                      std::stop_token stop = {},
                                                                      SearchEffort* effort = nullptr) const;

    // The same among these rows. Errors: also InvalidArgument (rows beyond the matrix).
    [[nodiscard]] base::Result<std::vector<std::vector<Hit>>>
    nearestAmong(const RowSet& rows, std::span<const float> queries, std::size_t k, std::stop_token stop = {},
                 SearchEffort* effort = nullptr) const;

    // Distances of these rows from one query, as above, in the order of `rows`; a row without a direction has
    // none. Errors: InvalidArgument.
    [[nodiscard]] base::Result<std::vector<std::optional<float>>> distances(std::span<const float> query,
                                                                            std::span<const Row> rows) const;

  private:
    struct State;
    explicit ExactSearch(std::unique_ptr<const State> state) noexcept;

    std::unique_ptr<const State> m_state;
};

} // namespace assay::retrieval
