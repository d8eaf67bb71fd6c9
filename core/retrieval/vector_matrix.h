// The vectors of a corpus: n rows of one dimension, float32, each of length 1, in memory or mapped from a
// file of our own. A copy of a VectorMatrix shares the numbers.
//
// A row without a direction (a zero vector, or one with a NaN or an infinity) is kept as zeros, so that rows
// and sentences stay aligned, and takes part in no search.
//
// The file, little-endian throughout: 8 bytes "ASSAYVEC", version, dimension, rows, length of a row, place of
// the data, a SHA-256 over all of these and the data; then, at 4,096, the rows, padded with zeros to
// multiples of 64 bytes.
//
// Threads: const members may be called from several threads at once.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/search.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::retrieval {

// What was found when vectors were taken over.
struct VectorReport {
    std::size_t rows = 0;
    std::size_t dimension = 0;
    // Lengths before they were made 1, of the rows that have a direction; missing when there is none.
    std::optional<double> smallestNorm;
    std::optional<double> largestNorm;
    std::size_t notUnit = 0;        // of these, with a length that is not 1 within 0.001
    std::vector<Row> zeroRows;      // nothing but zeros
    std::vector<Row> nonFiniteRows; // with a NaN or an infinity
    std::vector<std::vector<Row>>
        duplicateGroups; // same direction, bit for bit; two rows at least, ascending

    friend bool operator==(const VectorReport&, const VectorReport&) = default;
};

class VectorMatrix {
  public:
    static constexpr std::size_t kLargestDimension = 65'536;
    static constexpr std::size_t kMostRows = std::numeric_limits<Row>::max() - 64;
    static constexpr double kUnitTolerance = 1e-3; // of the report
    static constexpr std::size_t kRowAlignment = 64;

    struct Made;

    // No rows.
    VectorMatrix() = default;

    // `values` are rows of `dimension` numbers, one after the other. Vectors of length 1 (to what float32 can
    // say) are taken as they are, the others are normalised. Errors: InvalidArgument (dimension 0 or too
    // large, values that do not fill whole rows), Cancelled, StorageFailure (memory).
    [[nodiscard]] static base::Result<Made> fromRows(std::span<const float> values, std::size_t dimension,
                                                     std::stop_token stop = {});

    // Maps the file and verifies its checksum. Errors: FileNotFound, FileNotReadable, UnknownFormat (not such
    // a file, or of a newer version), InputNotUsable (truncated or damaged; `detail` says how),
    // InvalidArgument (`expectedDimension` is another; `detail` has both), Cancelled.
    [[nodiscard]] static base::Result<VectorMatrix> open(const std::filesystem::path& path,
                                                         std::optional<std::size_t> expectedDimension = {},
                                                         std::stop_token stop = {});

    // Errors: FileNotWritable, Cancelled; an existing file is replaced whole or not at all.
    [[nodiscard]] base::Result<> save(const std::filesystem::path& path, std::stop_token stop = {}) const;

    [[nodiscard]] std::size_t rows() const noexcept { return m_rows; }

    [[nodiscard]] std::size_t dimension() const noexcept { return m_dimension; }

    // Numbers from one row to the next, a multiple of 16.
    [[nodiscard]] std::size_t stride() const noexcept { return m_stride; }

    [[nodiscard]] std::span<const float> row(Row row) const noexcept { return {data(row), m_dimension}; }

    // As row(), but `stride()` numbers, the last of them zeros, aligned to 64 bytes.
    [[nodiscard]] const float* data(Row row) const noexcept { return m_data + std::size_t{row} * m_stride; }

    // Rows that were read for once, as when all are looked through: of a large mapped file they need not stay
    // resident. They are as they were when they are read again.
    void letGo(Row first, std::size_t rows) const noexcept;

    // Whether the row has a direction.
    [[nodiscard]] bool usable(Row row) const noexcept;

    // SHA-256 over shape and numbers, the same in memory and from a file: the identity of these vectors.
    [[nodiscard]] const std::string& contentHash() const noexcept { return m_contentHash; }

  private:
    std::shared_ptr<const void> m_owner; // of the memory or the mapping
    const float* m_data = nullptr;
    bool m_isLargeMapping = false;
    std::size_t m_rows = 0;
    std::size_t m_dimension = 0;
    std::size_t m_stride = 0;
    std::string m_contentHash;
};

struct VectorMatrix::Made {
    VectorMatrix matrix;
    VectorReport report;
};

// Writes `vector` with length 1 into `unit`, which is as long: unchanged when its length is 1 to what float32
// can say, so that a stored vector is the same as a query. Returns its length before: 0 for a zero vector,
// NaN when a number is not finite; then `unit` is all zeros.
double normalise(std::span<const float> vector, std::span<float> unit) noexcept;

} // namespace assay::retrieval
