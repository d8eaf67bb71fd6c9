// The header of NumPy's array files.
//
// NumPy Enhancement Proposal 1, "A simple file format for NumPy arrays", with versions 2.0 (longer headers)
// and 3.0 (UTF-8): magic, version, the header's length, and a Python dictionary with descr, fortran_order
// and shape. Parsed strictly, as data: nothing is evaluated.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace assay::formats {

enum class NpyType : std::uint8_t { Float32, Float16 };

struct NpyHeader {
    NpyType type = NpyType::Float32;
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    std::size_t dataOffset = 0; // bytes

    [[nodiscard]] std::size_t numberBytes() const noexcept { return type == NpyType::Float32 ? 4 : 2; }
};

inline constexpr std::string_view kNpyMagic = "\x93NUMPY";
inline constexpr std::size_t kMaxNpyHeaderBytes = std::size_t{1} << 16;

// `beginning` holds the whole header, or all of a shorter file; kMaxNpyHeaderBytes are enough. Errors:
// UnknownFormat (no such magic), InputNotUsable with the reason: a version, type, order or shape that is not
// read, more numbers than can be counted, a header that is damaged.
[[nodiscard]] base::Result<NpyHeader> parseNpyHeader(std::string_view beginning);

// IEEE 754 half precision.
[[nodiscard]] float floatFromHalf(std::uint16_t half) noexcept;

} // namespace assay::formats
