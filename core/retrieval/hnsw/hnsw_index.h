// Approximate nearest rows of a VectorMatrix by an HNSW graph, built by hnswlib.
//
// Distances are those of exact search: the rows that the walk finds are measured again as there, so that only
// which rows are found is approximate, never what is said of them. How many are found depends on the vectors
// (0.9998 or 0.87 at the same settings): measure the recall, and show it beside the results.
//
// Deterministic: the same vectors, settings and seed give the same graph on every instruction set and for any
// number of threads. Searching is deterministic for a given graph.
//
// Restricted to some rows: up to kComputedRows of them, or less than a tenth of all, are all computed, which
// is exact; otherwise the walk fetches so many more that k are expected to remain, four times as many when
// too few did, and in the end computes all.
//
// Memory beside the matrix: rows * (5 + 8 M) bytes and a little, for M = 16 140 MB for a million; twice that
// and 100 bytes a row while it is built.
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/retrieval/row_set.h"
#include "core/retrieval/search.h"
#include "core/retrieval/vector_matrix.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

struct HnswSettings {
    static constexpr std::uint32_t kLargestEf = 100'000;

    std::uint32_t m = 16;               // links of a row, 2 … 256
    std::uint32_t efConstruction = 200; // rows looked at for them, m … 10,000
    std::uint32_t ef = 128; // rows that a search keeps, where it is not told otherwise, 1 … kLargestEf
    std::uint64_t seed = 100;
    unsigned threads = 0; // of building; 0: one for each processor. The graph is the same

    friend bool operator==(const HnswSettings&, const HnswSettings&) = default;
};

// What building takes, guessed from the processor that the benchmarks were run on, and the memory of the
// graph beside the vectors.
struct HnswCost {
    double seconds = 0;
    std::uint64_t bytes = 0;
};

[[nodiscard]] HnswCost hnswCost(std::size_t rows, std::size_t dimension, const HnswSettings& settings);

class HnswIndex {
  public:
    static constexpr std::size_t kComputedRows = 20'000;
    static constexpr std::uint32_t kVersion = 3; // of the files, and of the graph that settings give

    // Progress: Evaluating, in rows. Errors: InvalidArgument (settings; no row with a direction), Cancelled,
    // StorageFailure (memory).
    [[nodiscard]] static base::Result<HnswIndex> build(VectorMatrix matrix, const HnswSettings& settings,
                                                       std::stop_token stop, base::ProgressSink& progress);

    ~HnswIndex();
    HnswIndex(HnswIndex&&) noexcept;
    HnswIndex& operator=(HnswIndex&&) noexcept;

    [[nodiscard]] const VectorMatrix& matrix() const noexcept;
    [[nodiscard]] const HnswSettings& settings() const noexcept;
    [[nodiscard]] std::string label() const;          // "HNSW M=16 ef=128"
    [[nodiscard]] std::size_t bytes() const noexcept; // memory beside the matrix

    // As ExactSearch::nearest(). `ef` 0: that of the settings; at least k is used. Errors: InvalidArgument
    // (dimension, a query without direction or not finite, k = 0), Cancelled, StorageFailure (memory).
    [[nodiscard]] base::Result<std::vector<std::vector<Hit>>> nearest(std::span<const float> queries,
                                                                      std::size_t k, std::size_t ef = 0,
                                                                      const std::stop_token& stop = {}) const;
    // The same among these rows. Errors: also InvalidArgument (rows beyond the matrix).
    [[nodiscard]] base::Result<std::vector<std::vector<Hit>>>
    nearestAmong(const RowSet& rows, std::span<const float> queries, std::size_t k, std::size_t ef = 0,
                 const std::stop_token& stop = {}) const;

    // The graph with its settings, shape and the content hash of the vectors, under a SHA-256; the
    // vectors themselves are not in it. Errors: FileNotWritable.
    [[nodiscard]] base::Result<> save(const std::filesystem::path& path) const;

    // Errors: FileNotFound, FileNotReadable, UnknownFormat (no such index), InputNotUsable (a newer version,
    // damaged), InvalidArgument (made from other vectors; `detail` has the numbers).
    [[nodiscard]] static base::Result<HnswIndex> load(const std::filesystem::path& path, VectorMatrix matrix);
    [[nodiscard]] std::string toBytes() const;
    [[nodiscard]] static base::Result<HnswIndex> fromBytes(std::string_view bytes, VectorMatrix matrix);

  private:
    struct State;
    explicit HnswIndex(std::unique_ptr<State> state) noexcept;

    std::unique_ptr<State> m_state;
};

} // namespace assay::retrieval
