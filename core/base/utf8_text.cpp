#include "core/base/utf8_text.h"

#include <simdjson.h>

namespace assay::base {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct Sequence {
    std::size_t length = 1; // bytes of the character, or of the maximal wrong sequence
    bool valid = false;
};

unsigned byteAt(std::string_view text, std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
}

Sequence sequenceAt(std::string_view text, std::size_t i) {
    const unsigned lead = byteAt(text, i);
    if (lead < 0x80) {
        return {1, true};
    }
    // Allowed range of the second byte, which excludes overlong forms, surrogates and too large values.
    std::size_t length = 0;
    unsigned low = 0x80;
    unsigned high = 0xBF;
    if (lead >= 0xC2 && lead <= 0xDF) {
        length = 2;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
        length = 3;
        low = lead == 0xE0 ? 0xA0 : low;
        high = lead == 0xED ? 0x9F : high;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        length = 4;
        low = lead == 0xF0 ? 0x90 : low;
        high = lead == 0xF4 ? 0x8F : high;
    } else {
        return {1, false};
    }
    for (std::size_t k = 1; k < length; ++k) {
        const unsigned next = byteAt(text, i + k);
        if (next < low || next > high) {
            return {k, false};
        }
        low = 0x80;
        high = 0xBF;
    }
    return {length, true};
}

} // namespace

std::size_t firstInvalidUtf8(std::string_view text) noexcept {
    if (simdjson::validate_utf8(text.data(), text.size())) {
        return std::string_view::npos;
    }
    for (std::size_t i = 0; i < text.size();) {
        const Sequence sequence = sequenceAt(text, i);
        if (!sequence.valid) {
            return i;
        }
        i += sequence.length;
    }
    return std::string_view::npos;
}

void appendMendedUtf8(std::string_view text, std::string& out) {
    for (std::size_t i = 0; i < text.size();) {
        const Sequence sequence = sequenceAt(text, i);
        out += sequence.valid ? text.substr(i, sequence.length) : kReplacement;
        i += sequence.length;
    }
}

std::string_view cutUtf8(std::string_view text, std::size_t bytes) noexcept {
    if (text.size() <= bytes) {
        return text;
    }
    std::size_t end = bytes;
    while (end > 0 && bytes - end < 3 && (byteAt(text, end) & 0xC0U) == 0x80U) {
        --end;
    }
    return text.substr(0, end);
}

std::string_view withoutByteOrderMark(std::string_view text) noexcept {
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

std::string byteAsHexadecimal(char byte) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    const auto code = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[code >> 4], digits[code & 15]};
}

} // namespace assay::base
