// The layers of links of an HNSW index over the rows of a VectorMatrix, as plain numbers: made with hnswlib,
// here they are walked.
//
// Y. A. Malkov, D. A. Yashunin, "Efficient and robust approximate nearest neighbor search using hierarchical
// navigable small world graphs", IEEE TPAMI 42(4), 2020; the walk is its algorithms 2 and 5. Equal distances
// go by row. For the files of HNSW alone.
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/retrieval/vector_matrix.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>
#include <vector>

namespace assay::retrieval {

struct HnswSettings;

struct HnswGraph {
    static constexpr std::uint8_t kNotLinked = 255; // level of a row without a direction

    std::size_t rows = 0;
    std::uint32_t linksPerRow = 0; // M: at most so many on an upper layer, twice as many on the lowest
    Row entry = 0;
    std::uint8_t top = 0;                  // highest layer
    std::vector<std::uint8_t> level;       // of each row
    std::vector<std::uint32_t> lowest;     // for each row 1 + 2 M: how many, then the rows
    std::vector<std::uint64_t> upperBegin; // of each row, in `upper`
    std::vector<std::uint32_t> upper;      // for each layer of the row from 1 on, 1 + M numbers

    [[nodiscard]] const std::uint32_t* links(Row row, std::size_t layer) const noexcept {
        return layer == 0 ? lowest.data() + std::size_t{row} * (1 + 2 * std::size_t{linksPerRow})
                          : upper.data() + upperBegin[row] + (layer - 1) * (1 + std::size_t{linksPerRow});
    }

    // Sets upperBegin from the levels, and gives `upper` its size.
    void layOut();

    // Whether every link leads to a row that has that layer; nothing is walked that is not so.
    [[nodiscard]] bool isSound() const noexcept;
};

// By hnswlib's search and its choice of links, in batches: the same graph for any number of threads. Errors:
// Cancelled, StorageFailure (memory).
[[nodiscard]] base::Result<HnswGraph> buildHnswGraph(const VectorMatrix& matrix, const HnswSettings& settings,
                                                     const std::stop_token& stop,
                                                     base::ProgressSink& progress);

// Walks a graph; several threads may.
class HnswWalk {
  public:
    using Found = std::vector<std::pair<float, Row>>;

    // About the `ef` nearest rows of a query of matrix.stride() numbers, nearest first.
    [[nodiscard]] Found nearest(const HnswGraph& graph, const VectorMatrix& matrix, const float* query,
                                std::size_t ef) const;

  private:
    // Rows that a walk has seen; kept from one walk to the next, because clearing costs more than walking.
    struct Seen {
        std::vector<std::uint16_t> mark;
        std::uint16_t now = 0;
    };

    [[nodiscard]] std::unique_ptr<Seen> takeSeen(std::size_t rows) const;

    mutable std::mutex m_guard;
    mutable std::vector<std::unique_ptr<Seen>> m_seen;
};

} // namespace assay::retrieval
