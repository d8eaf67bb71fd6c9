#include "core/retrieval/lsa/truncated_svd.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/retrieval/numbered_tasks.h"

// Otherwise the order of Eigen's sums would follow the sizes of this processor's caches.
#define EIGEN_NO_CPUID
#include <Eigen/Dense>
#include <Eigen/Eigenvalues>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::Result;
using Index = Eigen::Index;

// The subspace is kept in slices of so many of its vectors, each slice with one row for each column of A. A
// task works on one slice, always of this width, so that the order of every sum is fixed.
constexpr std::size_t kSlice = 16;
using Slice = std::vector<double>;
using SliceMatrix = Eigen::Matrix<double, Eigen::Dynamic, static_cast<int>(kSlice), Eigen::RowMajor>;
using Lane = std::array<double, kSlice>;

// How often a stop is looked for.
constexpr std::size_t kRowsBetweenStops = 8192;

Eigen::Map<const SliceMatrix> matrixOf(const Slice& slice) {
    return {slice.data(), static_cast<Index>(slice.size() / kSlice), static_cast<Index>(kSlice)};
}

class Subspace {
  public:
    Subspace(std::span<const SparseRows> blocks, std::size_t columns, const TruncatedSvdSettings& settings,
             std::size_t vectors, std::stop_token stop, base::ProgressSink& progress)
        : m_blocks(blocks)
        , m_columns(columns)
        , m_threads(settings.threads)
        , m_stop(std::move(stop))
        , m_progress(progress)
        , m_slices((vectors + kSlice - 1) / kSlice, Slice(columns * kSlice)) {
        base::Random random(settings.seed);
        for (std::size_t column = 0; column < columns; ++column) {
            for (std::size_t vector = 0; vector < vectors; ++vector) {
                m_slices[vector / kSlice][column * kSlice + vector % kSlice] = random.normal();
            }
        }
        m_products.resize(m_slices.size());
        m_steps = static_cast<std::int64_t>(m_slices.size()) * (settings.powerIterations + 2);
    }

    [[nodiscard]] std::size_t width() const noexcept { return m_slices.size() * kSlice; }

    [[nodiscard]] const std::vector<Slice>& slices() const noexcept { return m_slices; }

    // The product of AᵀA with the subspace, kept beside it. All functions return false when stopped.
    [[nodiscard]] bool multiply() {
        return runNumberedTasks(m_slices.size(), m_threads, m_stop, [this](std::size_t slice) {
            m_products[slice].assign(m_columns * kSlice, 0.0);
            multiplySlice(m_slices[slice], m_products[slice]);
            m_progress.report(base::Stage::Evaluating, ++m_done, m_steps);
        });
    }

    // The product takes the subspace's place.
    void takeProduct() { m_slices.swap(m_products); }

    // (subspace)ᵀ · (product).
    [[nodiscard]] bool gramWithProduct(Eigen::MatrixXd& gram) const { return gramOf(m_products, gram); }

    // Makes the vectors orthonormal; those that depend on the others become 0. One round leaves an error that
    // grows with the square of the condition, a second one removes it.
    [[nodiscard]] bool orthonormalise(int rounds) {
        for (int round = 0; round < rounds; ++round) {
            Eigen::MatrixXd gram;
            if (!gramOf(m_slices, gram)) {
                return false;
            }
            const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
            const Eigen::VectorXd& values = solver.eigenvalues();
            const double least = std::max(values.maxCoeff(), 0.0) * (round == 0 ? 1e-14 : 1e-3);
            Eigen::MatrixXd turn = solver.eigenvectors();
            for (Index i = 0; i < values.size(); ++i) {
                turn.col(i) *= values[i] > least ? 1.0 / std::sqrt(values[i]) : 0.0;
            }
            if (!transform(turn)) {
                return false;
            }
        }
        return true;
    }

    // Every row of the subspace times `turn`, block by block of rows so that it is done in place.
    [[nodiscard]] bool transform(const Eigen::MatrixXd& turn) {
        constexpr std::size_t kRows = 256;
        const auto wide = static_cast<Index>(width());
        return runNumberedTasks((m_columns + kRows - 1) / kRows, m_threads, m_stop, [&](std::size_t task) {
            const std::size_t first = task * kRows;
            const auto rows = static_cast<Index>(std::min(kRows, m_columns - first));
            Eigen::MatrixXd before(rows, wide);
            const auto part = [&](std::size_t slice) {
                return Eigen::Map<SliceMatrix>(m_slices[slice].data() + first * kSlice, rows, Index{kSlice});
            };
            for (std::size_t slice = 0; slice < m_slices.size(); ++slice) {
                before.middleCols(static_cast<Index>(slice * kSlice), Index{kSlice}) = part(slice);
            }
            const Eigen::MatrixXd after = before * turn;
            for (std::size_t slice = 0; slice < m_slices.size(); ++slice) {
                part(slice) = after.middleCols(static_cast<Index>(slice * kSlice), Index{kSlice});
            }
        });
    }

  private:
    void multiplySlice(const Slice& from, Slice& to) const {
        std::size_t untilStop = kRowsBetweenStops;
        for (const SparseRows& block : m_blocks) {
            for (std::size_t row = 0; row < block.rows(); ++row) {
                Lane sums{};
                for (std::size_t i = block.begin[row]; i < block.begin[row + 1]; ++i) {
                    const double value = static_cast<double>(block.value[i]);
                    const double* source = from.data() + std::size_t{block.column[i]} * kSlice;
                    for (std::size_t lane = 0; lane < kSlice; ++lane) {
                        sums[lane] += value * source[lane];
                    }
                }
                for (std::size_t i = block.begin[row]; i < block.begin[row + 1]; ++i) {
                    const double value = static_cast<double>(block.value[i]);
                    double* target = to.data() + std::size_t{block.column[i]} * kSlice;
                    for (std::size_t lane = 0; lane < kSlice; ++lane) {
                        target[lane] += value * sums[lane];
                    }
                }
                if (--untilStop == 0) {
                    if (m_stop.stop_requested()) {
                        return;
                    }
                    untilStop = kRowsBetweenStops;
                }
            }
        }
    }

    // (subspace)ᵀ · others, made symmetric.
    [[nodiscard]] bool gramOf(const std::vector<Slice>& others, Eigen::MatrixXd& gram) const {
        const std::size_t count = m_slices.size();
        gram.setZero(static_cast<Index>(width()), static_cast<Index>(width()));
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = i; j < count; ++j) {
                pairs.emplace_back(i, j);
            }
        }
        const bool whole = runNumberedTasks(pairs.size(), m_threads, m_stop, [&](std::size_t task) {
            const auto [i, j] = pairs[task];
            const Eigen::Matrix<double, static_cast<int>(kSlice), static_cast<int>(kSlice)> product =
                matrixOf(m_slices[i]).transpose() * matrixOf(others[j]);
            const auto atI = static_cast<Index>(i * kSlice);
            const auto atJ = static_cast<Index>(j * kSlice);
            // No two pairs share a place.
            gram.block<static_cast<int>(kSlice), static_cast<int>(kSlice)>(atI, atJ) = product;
            if (i != j) {
                gram.block<static_cast<int>(kSlice), static_cast<int>(kSlice)>(atJ, atI) =
                    product.transpose();
            }
        });
        gram = (0.5 * (gram + gram.transpose())).eval();
        return whole;
    }

    std::span<const SparseRows> m_blocks;
    std::size_t m_columns;
    unsigned m_threads;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    std::int64_t m_steps = 0;
    std::atomic<std::int64_t> m_done{0};
    std::vector<Slice> m_slices;
    std::vector<Slice> m_products;
};

Result<> check(std::span<const SparseRows> blocks, std::size_t columns,
               const TruncatedSvdSettings& settings) {
    if (settings.rank == 0 || settings.rank > 4096) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(settings.rank), "dimension");
    }
    if (settings.powerIterations < 0 || settings.powerIterations > 100) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(settings.powerIterations),
                          "power iterations");
    }
    if (settings.oversampling > 4096) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(settings.oversampling), "oversampling");
    }
    if (columns == 0 || columns > std::numeric_limits<std::uint32_t>::max()) {
        return base::fail(ErrorCode::InvalidArgument, std::to_string(columns), "columns");
    }
    for (const SparseRows& block : blocks) {
        for (const std::uint32_t column : block.column) {
            if (column >= columns) {
                return base::fail(ErrorCode::InvalidArgument, std::to_string(column), "column");
            }
        }
    }
    return {};
}

// The rows of V; the largest number in amount of each singular vector is made positive, so that a vector has
// one form.
void takeRight(const std::vector<Slice>& slices, std::size_t columns, TruncatedSvd& svd) {
    svd.right.resize(columns * svd.rank);
    for (std::size_t vector = 0; vector < svd.rank; ++vector) {
        const double* slice = slices[vector / kSlice].data() + vector % kSlice;
        double largest = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const double here = slice[column * kSlice];
            largest = std::abs(here) > std::abs(largest) ? here : largest;
        }
        const double sign = largest < 0 ? -1.0 : 1.0;
        for (std::size_t column = 0; column < columns; ++column) {
            svd.right[column * svd.rank + vector] = static_cast<float>(sign * slice[column * kSlice]);
        }
    }
}

} // namespace

Result<TruncatedSvd> truncatedSvd(std::span<const SparseRows> blocks, std::size_t columns,
                                  const TruncatedSvdSettings& settings, std::stop_token stop,
                                  base::ProgressSink& progress) {
    return base::guarded("singular value decomposition", [&]() -> Result<TruncatedSvd> {
        ASSAY_TRY(check(blocks, columns, settings));
        const auto cancelled = base::fail(ErrorCode::Cancelled);
        const std::size_t vectors = std::min(settings.rank + settings.oversampling, columns);
        Subspace subspace(blocks, columns, settings, vectors, stop, progress);
        for (int iteration = 0; iteration <= settings.powerIterations; ++iteration) {
            if (!subspace.multiply()) {
                return cancelled;
            }
            subspace.takeProduct();
            // Between iterations it is enough that no vector drowns the others.
            if (!subspace.orthonormalise(iteration == settings.powerIterations ? 2 : 1)) {
                return cancelled;
            }
        }
        // Within the subspace Q: the eigenvalues of Qᵀ AᵀA Q are the squares of the singular values.
        Eigen::MatrixXd gram;
        if (!subspace.multiply() || !subspace.gramWithProduct(gram)) {
            return cancelled;
        }
        const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(gram);
        const Eigen::VectorXd squares = solver.eigenvalues().reverse();
        if (!subspace.transform(solver.eigenvectors().rowwise().reverse())) {
            return cancelled;
        }
        TruncatedSvd svd;
        const double least = std::max(squares.size() > 0 ? squares[0] : 0.0, 0.0) * 1e-12;
        while (svd.rank < std::min<std::size_t>(settings.rank, vectors) &&
               squares[static_cast<Index>(svd.rank)] > least) {
            svd.singularValues.push_back(std::sqrt(squares[static_cast<Index>(svd.rank)]));
            ++svd.rank;
        }
        takeRight(subspace.slices(), columns, svd);
        return svd;
    });
}

} // namespace assay::retrieval
