#include "core/formats/vectors/npy_header.h"

#include "core/base/utf8_text.h"

#include <bit>
#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace assay::formats {

using base::ErrorCode;
using base::Result;

namespace {

// The part of Python's literals that such headers are made of.
class Literals {
  public:
    explicit Literals(std::string_view text)
        : m_rest(text) {}

    void skipSpace() {
        const std::size_t first = m_rest.find_first_not_of(" \t\r\n");
        m_rest.remove_prefix(first == std::string_view::npos ? m_rest.size() : first);
    }

    bool take(char c) {
        skipSpace();
        if (m_rest.empty() || m_rest.front() != c) {
            return false;
        }
        m_rest.remove_prefix(1);
        return true;
    }

    bool takeWord(std::string_view word) {
        skipSpace();
        if (!m_rest.starts_with(word)) {
            return false;
        }
        m_rest.remove_prefix(word.size());
        return true;
    }

    std::optional<std::string_view> string() {
        skipSpace();
        if (m_rest.empty() || (m_rest.front() != '\'' && m_rest.front() != '"')) {
            return std::nullopt;
        }
        const std::size_t end = m_rest.find(m_rest.front(), 1);
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view inside = m_rest.substr(1, end - 1);
        m_rest.remove_prefix(end + 1);
        return inside.find('\\') == std::string_view::npos ? std::optional(inside) : std::nullopt;
    }

    // A whole number from 0 on; Python 2 wrote an L behind it. nullopt also when it is too large.
    std::optional<std::uint64_t> number() {
        skipSpace();
        std::uint64_t value = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), value);
        if (error != std::errc()) {
            return std::nullopt;
        }
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        if (m_rest.starts_with('L')) {
            m_rest.remove_prefix(1);
        }
        return value;
    }

    [[nodiscard]] bool at(char c) {
        skipSpace();
        return !m_rest.empty() && m_rest.front() == c;
    }

    [[nodiscard]] bool atEnd() {
        skipSpace();
        return m_rest.empty();
    }

  private:
    std::string_view m_rest;
};

tl::unexpected<base::Error> unusable(std::string reason) {
    return base::fail(ErrorCode::InputNotUsable, std::move(reason));
}

std::string shown(std::string_view text) {
    std::string mended;
    base::appendMendedUtf8(text.substr(0, 40), mended);
    return mended;
}

// What the dictionary says.
struct Dictionary {
    std::optional<std::string_view> type;
    std::optional<bool> fortranOrder;
    std::optional<std::vector<std::uint64_t>> shape;
};

Result<std::vector<std::uint64_t>> shapeFrom(Literals& literals) {
    std::vector<std::uint64_t> shape;
    if (!literals.take('(')) {
        return unusable("the header is damaged: no shape");
    }
    while (!literals.take(')')) {
        const auto number = literals.number();
        if (!number || shape.size() == 32) {
            return unusable("the header is damaged: the shape is no list of sizes");
        }
        shape.push_back(*number);
        if (!literals.take(',') && !literals.at(')')) {
            return unusable("the header is damaged: the shape is no list of sizes");
        }
    }
    return shape;
}

Result<Dictionary> dictionaryFrom(std::string_view text) {
    Literals literals(text);
    Dictionary dictionary;
    const auto damaged = unusable("the header is damaged: no dictionary of descr, fortran_order and shape");
    if (!literals.take('{')) {
        return damaged;
    }
    while (!literals.take('}')) {
        const auto key = literals.string();
        if (!key || !literals.take(':')) {
            return damaged;
        }
        if (*key == "descr" && !dictionary.type) {
            if (literals.at('[')) {
                return unusable("records of several fields are not read, only plain numbers");
            }
            dictionary.type = literals.string();
            if (!dictionary.type) {
                return damaged;
            }
        } else if (*key == "fortran_order" && !dictionary.fortranOrder) {
            const bool yes = literals.takeWord("True");
            if (!yes && !literals.takeWord("False")) {
                return damaged;
            }
            dictionary.fortranOrder = yes;
        } else if (*key == "shape" && !dictionary.shape) {
            ASSAY_TRY(auto shape, shapeFrom(literals));
            dictionary.shape = std::move(shape);
        } else {
            return damaged;
        }
        if (!literals.take(',') && !literals.at('}')) {
            return damaged;
        }
    }
    if (!literals.atEnd() || !dictionary.type || !dictionary.fortranOrder || !dictionary.shape) {
        return damaged;
    }
    return dictionary;
}

Result<NpyType> typeFrom(std::string_view type) {
    if (type == "<f4") {
        return NpyType::Float32;
    }
    if (type == "<f2") {
        return NpyType::Float16;
    }
    if (type.find('O') != std::string_view::npos) {
        return unusable("an array of Python objects is not read: loading one would run code from the file; "
                        "save it as float32");
    }
    if (type == ">f4" || type == ">f2") {
        return unusable("big-endian numbers (" + std::string(type) + ") are not read; save them as <f4");
    }
    return unusable("numbers of the type " + shown(type) +
                    " are not read, only float32 (<f4) and float16 "
                    "(<f2)");
}

} // namespace

Result<NpyHeader> parseNpyHeader(std::string_view beginning) {
    if (!beginning.starts_with(kNpyMagic)) {
        return base::fail(ErrorCode::UnknownFormat);
    }
    const auto byte = [&](std::size_t at) {
        return at < beginning.size() ? static_cast<std::size_t>(static_cast<unsigned char>(beginning[at]))
                                     : 0;
    };
    const std::size_t major = byte(6);
    const std::size_t minor = byte(7);
    if (beginning.size() >= 8 && (major < 1 || major > 3 || minor != 0)) {
        return unusable("version " + std::to_string(major) + "." + std::to_string(minor) +
                        " of the format is not read");
    }
    const std::size_t lengthBytes = major == 1 ? 2 : 4;
    if (beginning.size() < 8 + lengthBytes) {
        return unusable("the file ends inside its header");
    }
    std::size_t length = 0;
    for (std::size_t i = lengthBytes; i > 0; --i) {
        length = length * 256 + byte(8 + i - 1);
    }
    NpyHeader header;
    header.dataOffset = 8 + lengthBytes + length;
    if (header.dataOffset > kMaxNpyHeaderBytes) {
        return unusable("the header says that it is " + std::to_string(length) + " bytes long");
    }
    if (beginning.size() < header.dataOffset) {
        return unusable("the file ends inside its header");
    }
    ASSAY_TRY(const auto dictionary, dictionaryFrom(beginning.substr(8 + lengthBytes, length)));
    ASSAY_TRY(const auto type, typeFrom(*dictionary.type));
    header.type = type;
    const std::vector<std::uint64_t>& shape = *dictionary.shape;
    if (shape.size() != 2) {
        return unusable("the array has " + std::to_string(shape.size()) +
                        " dimensions; a matrix has 2: vectors, numbers of each");
    }
    if (*dictionary.fortranOrder) {
        return unusable("the matrix is stored column after column (Fortran order); save it with "
                        "numpy.ascontiguousarray");
    }
    header.rows = shape[0];
    header.columns = shape[1];
    const std::uint64_t limit = std::numeric_limits<std::uint64_t>::max() / header.numberBytes();
    if (header.columns != 0 && header.rows > (limit - header.dataOffset) / header.columns) {
        return unusable("the header says " + std::to_string(header.rows) + " x " +
                        std::to_string(header.columns) + ", more than any file holds");
    }
    return header;
}

float floatFromHalf(std::uint16_t half) noexcept {
    const std::uint32_t sign = static_cast<std::uint32_t>(half & 0x8000U) << 16U;
    const std::uint32_t exponent = (half >> 10U) & 0x1FU;
    const std::uint32_t fraction = half & 0x3FFU;
    if (exponent == 0x1F) {
        return std::bit_cast<float>(sign | 0x7F800000U | (fraction << 13U));
    }
    if (exponent == 0) { // zero or subnormal: fraction / 2^24, exact in float32
        const float amount = static_cast<float>(fraction) * 0x1.0p-24F;
        return sign != 0 ? -amount : amount;
    }
    return std::bit_cast<float>(sign | ((exponent + 112U) << 23U) | (fraction << 13U));
}

} // namespace assay::formats
