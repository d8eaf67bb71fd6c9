// The largest singular values of a sparse matrix and their right singular vectors, by the randomised method.
//
// N. Halko, P. G. Martinsson, J. A. Tropp, "Finding structure with randomness", SIAM Review 53(2), 2011:
// a Gaussian range finder with power iterations, orthonormalised in between (algorithm 4.4, applied to the
// transpose of A), then the decomposition within the subspace that was found (section 5.1). Products go by
// AᵀA, row after row, so that nothing as long as the rows times the dimensions is ever held: besides A, 16
// bytes for each column of A and each dimension (with the oversampling).
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace assay::retrieval {

// Some rows of a sparse matrix, one after the other: row r has the entries begin[r] … begin[r + 1] - 1, their
// columns rising.
struct SparseRows {
    std::vector<std::uint32_t> begin{0};
    std::vector<std::uint32_t> column;
    std::vector<float> value;

    [[nodiscard]] std::size_t rows() const noexcept { return begin.size() - 1; }
};

struct TruncatedSvdSettings {
    std::size_t rank = 256;
    std::size_t oversampling = 10;
    int powerIterations = 2;
    std::uint64_t seed = 1;
    unsigned threads = 0; // 0: one for each processor. The result is the same bytes for any number
};

struct TruncatedSvd {
    std::size_t rank = 0;               // what was asked for, or the rank of A where that is less
    std::vector<double> singularValues; // falling
    // V, for each column of A one row of `rank` numbers. The largest in amount of each singular vector is
    // positive.
    std::vector<float> right;
};

// Columns of A are 0 … columns - 1. Singular values below a thousandth of the largest may count as 0.
// Progress: Evaluating. Errors: InvalidArgument (rank 0, no column, a column out of range), Cancelled.
[[nodiscard]] base::Result<TruncatedSvd> truncatedSvd(std::span<const SparseRows> blocks, std::size_t columns,
                                                      const TruncatedSvdSettings& settings,
                                                      std::stop_token stop, base::ProgressSink& progress);

} // namespace assay::retrieval
