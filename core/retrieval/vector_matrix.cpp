#include "core/retrieval/vector_matrix.h"

#include "core/base/disk_sync.h"
#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/ids.h"
#include "core/retrieval/aligned_memory.h"
#include "core/retrieval/memory_map.h"
#include "core/retrieval/vector_file.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fstream>

namespace assay::retrieval {

using base::ErrorCode;
using base::fail;
using namespace vector_file;

namespace {

constexpr std::size_t kRowsAtOnce = 4096; // between two looks at the stop token
// The length of a vector that was rounded to float32 differs from 1 by less than this.
constexpr double kUnitRounding = 2e-7;

// Mappings below stay resident: they may, and reading them again would cost more.
constexpr std::size_t kLargeMapping = std::size_t{1} << 30U;

constexpr std::size_t kDigestLength = 64; // hexadecimal, after the shape

// nullopt: cancelled. `isLargeMapping`: what was read need not stay resident.
std::optional<std::string> digest(const Shape& shape, const float* data, const std::stop_token& stop,
                                  bool isLargeMapping = false) {
    base::Sha256 sha;
    sha.add(std::as_bytes(std::span(&shape, 1)));
    for (std::size_t row = 0; row < shape.rows; row += kRowsAtOnce) {
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        const std::size_t count = std::min<std::size_t>(kRowsAtOnce, shape.rows - row);
        const auto bytes = std::as_bytes(std::span(data + row * shape.stride, count * shape.stride));
        sha.add(bytes);
        if (isLargeMapping) {
            letGoOf(bytes);
        }
    }
    return sha.finish();
}

// Whether every row is as fromRows() makes it: of length 1 or all zeros, with zeros behind it. A digest is no
// proof of good will, and searches sort by what they compute of these numbers.
std::optional<Row> firstUnsoundRow(const VectorMatrix& matrix) {
    for (std::size_t i = 0; i < matrix.rows(); ++i) {
        const auto row = static_cast<Row>(i);
        const std::span<const float> padded(matrix.data(row), matrix.stride());
        double square = 0;
        for (const float value : padded.first(matrix.dimension())) {
            square += double{value} * double{value};
        }
        const bool hasLength = std::abs(std::sqrt(square) - 1) <= VectorMatrix::kUnitTolerance;
        const auto padding = padded.subspan(matrix.dimension());
        if ((!hasLength && square != 0) ||
            std::any_of(padding.begin(), padding.end(), [](float value) { return value != 0; })) {
            return row;
        }
        if ((i + 1) % kRowsAtOnce == 0) {
            matrix.letGo(static_cast<Row>(i + 1 - kRowsAtOnce), kRowsAtOnce);
        }
    }
    return std::nullopt;
}

std::vector<std::vector<Row>> duplicatesIn(const VectorMatrix& matrix) {
    std::vector<HashedRow> hashes;
    hashes.reserve(matrix.rows());
    for (std::size_t i = 0; i < matrix.rows(); ++i) {
        const auto row = static_cast<Row>(i);
        if (matrix.usable(row)) {
            hashes.push_back({hashOf(matrix.row(row)), row});
        }
    }
    return duplicateGroups(hashes, [&matrix](Row a, Row b) {
        return std::memcmp(matrix.data(a), matrix.data(b), matrix.dimension() * sizeof(float)) == 0;
    });
}

} // namespace

double normalise(std::span<const float> vector, std::span<float> unit) noexcept {
    double square = 0;
    for (const float value : vector) {
        square += double{value} * double{value};
    }
    const double norm = std::sqrt(square);
    if (!std::isfinite(norm) || norm == 0) {
        std::fill(unit.begin(), unit.end(), 0.0F);
        return std::isfinite(norm) ? 0 : std::numeric_limits<double>::quiet_NaN();
    }
    const double divisor = std::abs(norm - 1) <= kUnitRounding ? 1 : norm;
    for (std::size_t i = 0; i < vector.size(); ++i) {
        // Adding zero turns -0 into 0: equal vectors have equal bytes.
        unit[i] = static_cast<float>(double{vector[i]} / divisor) + 0.0F;
    }
    return norm;
}

void VectorMatrix::letGo(Row first, std::size_t rows) const noexcept {
    if (m_isLargeMapping) {
        letGoOf(std::as_bytes(std::span(data(first), rows * m_stride)));
    }
}

bool VectorMatrix::usable(Row row) const noexcept {
    const std::span<const float> values = this->row(row);
    return std::any_of(values.begin(), values.end(), [](float value) { return value != 0; });
}

base::Result<VectorMatrix::Made> VectorMatrix::fromRows(std::span<const float> values, std::size_t dimension,
                                                        std::stop_token stop) {
    if (dimension == 0 || dimension > kLargestDimension) {
        return fail(ErrorCode::InvalidArgument, std::to_string(dimension), "dimension");
    }
    if (values.size() % dimension != 0 || values.size() / dimension > kMostRows) {
        return fail(ErrorCode::InvalidArgument,
                    std::to_string(values.size()) + " numbers for dimension " + std::to_string(dimension),
                    "vectors");
    }
    return base::guarded("vectors", [&]() -> base::Result<Made> {
        Made made;
        VectorMatrix& matrix = made.matrix;
        VectorReport& report = made.report;
        matrix.m_rows = report.rows = values.size() / dimension;
        matrix.m_dimension = report.dimension = dimension;
        matrix.m_stride = strideFor(dimension);
        const auto memory = zeroedMemory(matrix.m_rows * matrix.m_stride * sizeof(float));
        auto* const data = reinterpret_cast<float*>(memory.get());
        matrix.m_owner = memory;
        matrix.m_data = data;
        for (std::size_t i = 0; i < matrix.m_rows; ++i) {
            if (i % kRowsAtOnce == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const double norm = normalise(values.subspan(i * dimension, dimension),
                                          std::span(data + i * matrix.m_stride, dimension));
            note(report, static_cast<Row>(i), norm);
        }
        report.duplicateGroups = duplicatesIn(matrix);
        const Shape shape{.dimension = static_cast<std::uint32_t>(dimension),
                          .rows = matrix.m_rows,
                          .stride = matrix.m_stride};
        auto hash = digest(shape, data, stop);
        if (!hash) {
            return fail(ErrorCode::Cancelled);
        }
        matrix.m_contentHash = *std::move(hash);
        return made;
    });
}

base::Result<VectorMatrix> VectorMatrix::open(const std::filesystem::path& path,
                                              std::optional<std::size_t> expectedDimension,
                                              std::stop_token stop) {
    return base::guarded(path.string(), [&]() -> base::Result<VectorMatrix> {
        ASSAY_TRY(auto map, mapFile(path));
        const std::span<const std::byte> bytes = map.bytes;
        const auto refuse = [&path](ErrorCode code, std::string detail) {
            return fail(code, std::move(detail), path.string());
        };
        Shape shape;
        if (bytes.size() < kMagic.size() || std::memcmp(bytes.data(), kMagic.data(), kMagic.size()) != 0) {
            return refuse(ErrorCode::UnknownFormat, "no vectors of Assay");
        }
        if (bytes.size() < kDataOffset) {
            return refuse(ErrorCode::InputNotUsable, "truncated: only " + std::to_string(bytes.size()) +
                                                         " bytes of the header's " +
                                                         std::to_string(kDataOffset));
        }
        std::memcpy(&shape, bytes.data(), sizeof shape);
        if (shape.version != kVersion) {
            return refuse(ErrorCode::UnknownFormat, "version " + std::to_string(shape.version));
        }
        if (shape.dimension == 0 || shape.dimension > kLargestDimension || shape.rows > kMostRows ||
            shape.stride != strideFor(shape.dimension) || shape.dataOffset != kDataOffset) {
            return refuse(ErrorCode::InputNotUsable, "damaged header");
        }
        const std::uint64_t size = kDataOffset + shape.rows * shape.stride * sizeof(float);
        if (bytes.size() != size) {
            return refuse(ErrorCode::InputNotUsable,
                          std::string(bytes.size() < size ? "truncated: " : "too long: ") +
                              std::to_string(bytes.size()) + " bytes instead of " + std::to_string(size));
        }
        if (expectedDimension && *expectedDimension != shape.dimension) {
            return refuse(ErrorCode::InvalidArgument, "dimension " + std::to_string(shape.dimension) +
                                                          " instead of " +
                                                          std::to_string(*expectedDimension));
        }
        VectorMatrix matrix;
        matrix.m_data = reinterpret_cast<const float*>(bytes.data() + kDataOffset);
        matrix.m_isLargeMapping = size > kLargeMapping;
        auto hash = digest(shape, matrix.m_data, stop, matrix.m_isLargeMapping);
        if (!hash) {
            return fail(ErrorCode::Cancelled);
        }
        const std::string_view stored(reinterpret_cast<const char*>(bytes.data()) + sizeof shape,
                                      kDigestLength);
        if (stored != *hash) {
            return refuse(ErrorCode::InputNotUsable, "damaged: the checksum is not that of the content");
        }
        matrix.m_owner = std::move(map.owner);
        matrix.m_rows = static_cast<std::size_t>(shape.rows);
        matrix.m_dimension = shape.dimension;
        matrix.m_stride = static_cast<std::size_t>(shape.stride);
        matrix.m_contentHash = *std::move(hash);
        if (const auto row = firstUnsoundRow(matrix)) {
            return refuse(ErrorCode::InputNotUsable,
                          "damaged: row " + std::to_string(*row) + " is no vector of length 1");
        }
        return matrix;
    });
}

base::Result<> VectorMatrix::save(const std::filesystem::path& path, std::stop_token stop) const {
    if (m_dimension == 0) {
        return fail(ErrorCode::InvalidArgument, "0", "dimension");
    }
    return base::guarded(path.string(), [&]() -> base::Result<> {
        if (path.has_parent_path()) {
            if (auto made = base::makeFolder(path.parent_path()); !made) {
                return fail(ErrorCode::FileNotWritable, made.error().detail, path.string());
            }
        }
        std::error_code error;
        std::filesystem::path temporary = path;
        temporary += "." + base::newUuid().substr(0, 8) + ".tmp";
        const auto giveUp = [&](ErrorCode code, std::string detail) {
            std::filesystem::remove(temporary, error);
            return fail(code, std::move(detail), path.string());
        };
        const std::vector<char> header = headerOf(
            Shape{.dimension = static_cast<std::uint32_t>(m_dimension), .rows = m_rows, .stride = m_stride},
            m_contentHash);
        errno = 0;
        std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
        file.write(header.data(), static_cast<std::streamsize>(header.size()));
        for (std::size_t row = 0; row < m_rows && file; row += kRowsAtOnce) {
            if (stop.stop_requested()) {
                file.close();
                return giveUp(ErrorCode::Cancelled, {});
            }
            const std::size_t numbers = std::min(kRowsAtOnce, m_rows - row) * m_stride;
            file.write(reinterpret_cast<const char*>(m_data + row * m_stride),
                       static_cast<std::streamsize>(numbers * sizeof(float)));
        }
        file.close();
        if (!file) {
            return giveUp(ErrorCode::FileNotWritable, std::strerror(errno));
        }
        auto moved = base::moveIntoPlace(temporary, path);
        return moved ? moved : giveUp(ErrorCode::FileNotWritable, moved.error().detail);
    });
}

} // namespace assay::retrieval
