// The file of a VectorMatrix (see vector_matrix.h), and what its two writers share. For vector_matrix.cpp and
// vector_matrix_writer.cpp alone.
#pragma once

#include "core/base/hash.h"
#include "core/retrieval/vector_matrix.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace assay::retrieval::vector_file {

static_assert(std::endian::native == std::endian::little, "the file is mapped as it is");

inline constexpr std::array<char, 8> kMagic{'A', 'S', 'S', 'A', 'Y', 'V', 'E', 'C'};
inline constexpr std::uint32_t kVersion = 1;
inline constexpr std::size_t kDataOffset = 4096;

struct Shape {
    std::array<char, 8> magic = kMagic;
    std::uint32_t version = kVersion;
    std::uint32_t dimension = 0;
    std::uint64_t rows = 0;
    std::uint64_t stride = 0; // in numbers
    std::uint64_t dataOffset = kDataOffset;
};

static_assert(sizeof(Shape) == 40);

[[nodiscard]] inline std::size_t strideFor(std::size_t dimension) {
    constexpr std::size_t perLine = VectorMatrix::kRowAlignment / sizeof(float);
    return (dimension + perLine - 1) / perLine * perLine;
}

// Everything before the rows; the digest, in hexadecimal, stands after the shape.
[[nodiscard]] inline std::vector<char> headerOf(const Shape& shape, const std::string& digest) {
    std::vector<char> header(kDataOffset, '\0');
    std::memcpy(header.data(), &shape, sizeof shape);
    std::copy(digest.begin(), digest.end(), header.begin() + sizeof shape);
    return header;
}

// Takes a row of this length, as normalise() has returned it, into the report.
inline void note(VectorReport& report, Row row, double norm) {
    if (std::isnan(norm)) {
        report.nonFiniteRows.push_back(row);
    } else if (norm == 0) {
        report.zeroRows.push_back(row);
    } else {
        report.smallestNorm = std::min(norm, report.smallestNorm.value_or(norm));
        report.largestNorm = std::max(norm, report.largestNorm.value_or(norm));
        report.notUnit += std::abs(norm - 1) > VectorMatrix::kUnitTolerance ? 1 : 0;
    }
}

// Only finds rows that may be the same; they are compared afterwards.
[[nodiscard]] inline std::uint64_t hashOf(std::span<const float> row) {
    std::uint64_t hash = 0x9E3779B97F4A7C15ULL;
    for (const float value : row) {
        hash = (hash ^ std::bit_cast<std::uint32_t>(value)) * 0xD6E8FEB86659FD93ULL;
        hash ^= hash >> 32;
    }
    return hash;
}

struct HashedRow {
    std::uint64_t hash = 0;
    Row row = 0;
};

// The duplicate groups of a report. `hashes` has the rows with a direction, and is sorted here; `same`
// compares two rows bit for bit.
[[nodiscard]] inline std::vector<std::vector<Row>>
duplicateGroups(std::vector<HashedRow>& hashes, const std::function<bool(Row, Row)>& same) {
    std::sort(hashes.begin(), hashes.end(), [](const HashedRow& a, const HashedRow& b) {
        return a.hash != b.hash ? a.hash < b.hash : a.row < b.row;
    });
    std::vector<std::vector<Row>> groups;
    for (std::size_t begin = 0, end = 0; begin < hashes.size(); begin = end) {
        std::vector<std::vector<Row>> found; // of one hash: nearly always one group
        for (end = begin; end < hashes.size() && hashes[end].hash == hashes[begin].hash; ++end) {
            const Row row = hashes[end].row;
            const auto group = std::find_if(found.begin(), found.end(), [&](const std::vector<Row>& rows) {
                return same(rows.front(), row);
            });
            if (group != found.end()) {
                group->push_back(row);
            } else {
                found.push_back({row});
            }
        }
        for (std::vector<Row>& group : found) {
            if (group.size() > 1) {
                groups.push_back(std::move(group));
            }
        }
    }
    std::sort(groups.begin(), groups.end());
    return groups;
}

} // namespace assay::retrieval::vector_file
