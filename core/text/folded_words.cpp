#include "core/text/folded_words.h"

#include <array>
#include <cstdint>

namespace assay::text {
namespace {

enum class ByteKind : std::uint8_t {
    Other,
    Letter,
    Figure,
    BetweenBoth,    // joins letters, and figures
    BetweenFigures, // joins figures
    Undecided,      // releases of ICU differ, or the rules are longer
};

constexpr std::array<ByteKind, 256> kByteKinds = [] {
    std::array<ByteKind, 256> kinds{};
    for (std::size_t c = 0; c < 256; ++c) {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            kinds[c] = ByteKind::Letter;
        } else if (c >= '0' && c <= '9') {
            kinds[c] = ByteKind::Figure;
        } else if (c == '.' || c == '\'') {
            kinds[c] = ByteKind::BetweenBoth;
        } else if (c == ',' || c == ';') {
            kinds[c] = ByteKind::BetweenFigures;
        } else if (c == '_' || c == '@' || c == 0 || c >= 0x80) {
            kinds[c] = ByteKind::Undecided;
        }
    }
    return kinds;
}();

ByteKind byteKindOf(char c) {
    return kByteKinds[static_cast<unsigned char>(c)];
}

char plainLower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

bool foldPlainWords(std::string_view text, std::string& out) {
    out.resize(2 * text.size() + 1);
    char* write = out.data();
    const std::size_t size = text.size();
    for (std::size_t at = 0; at < size;) {
        ByteKind last = byteKindOf(text[at]);
        if (last == ByteKind::Undecided) {
            return false;
        }
        if (last != ByteKind::Letter && last != ByteKind::Figure) {
            ++at;
            continue;
        }
        *write++ = plainLower(text[at++]);
        while (at < size) {
            const ByteKind here = byteKindOf(text[at]);
            if (here == ByteKind::Letter || here == ByteKind::Figure) {
                *write++ = plainLower(text[at++]);
                last = here;
                continue;
            }
            const ByteKind next = at + 1 < size ? byteKindOf(text[at + 1]) : ByteKind::Other;
            if (text[at] == ':' && last == ByteKind::Letter && next == ByteKind::Letter) {
                return false; // one word to some releases of ICU
            }
            const bool joins =
                next == last && (here == ByteKind::BetweenBoth ||
                                 (here == ByteKind::BetweenFigures && last == ByteKind::Figure));
            if (!joins) {
                break;
            }
            *write++ = text[at++];
        }
        *write++ = '\0';
    }
    out.resize(static_cast<std::size_t>(write - out.data()));
    return true;
}

} // namespace assay::text
