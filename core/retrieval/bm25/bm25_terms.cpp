#include "core/retrieval/bm25/bm25_terms.h"

#include <array>
#include <cstdint>

namespace assay::retrieval {
namespace {

enum class Kind : std::uint8_t {
    Other,
    Letter,
    Figure,
    BetweenBoth,    // joins letters, and figures
    BetweenFigures, // joins figures
    Undecided,      // releases of ICU differ, or the rules are longer
};

constexpr std::array<Kind, 256> kKinds = [] {
    std::array<Kind, 256> kinds{};
    for (std::size_t c = 0; c < 256; ++c) {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
            kinds[c] = Kind::Letter;
        } else if (c >= '0' && c <= '9') {
            kinds[c] = Kind::Figure;
        } else if (c == '.' || c == '\'') {
            kinds[c] = Kind::BetweenBoth;
        } else if (c == ',' || c == ';') {
            kinds[c] = Kind::BetweenFigures;
        } else if (c == '_' || c == '@' || c == 0 || c >= 0x80) {
            kinds[c] = Kind::Undecided;
        }
    }
    return kinds;
}();

Kind kindOf(char c) {
    return kKinds[static_cast<unsigned char>(c)];
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

bool foldPlainWords(std::string_view text, std::string& out) {
    out.resize(2 * text.size() + 1);
    char* write = out.data();
    const std::size_t size = text.size();
    for (std::size_t at = 0; at < size;) {
        Kind last = kindOf(text[at]);
        if (last == Kind::Undecided) {
            return false;
        }
        if (last != Kind::Letter && last != Kind::Figure) {
            ++at;
            continue;
        }
        *write++ = lower(text[at++]);
        while (at < size) {
            const Kind here = kindOf(text[at]);
            if (here == Kind::Letter || here == Kind::Figure) {
                *write++ = lower(text[at++]);
                last = here;
                continue;
            }
            const Kind next = at + 1 < size ? kindOf(text[at + 1]) : Kind::Other;
            if (text[at] == ':' && last == Kind::Letter && next == Kind::Letter) {
                return false; // one word to some releases of ICU
            }
            const bool joins = next == last && (here == Kind::BetweenBoth ||
                                                (here == Kind::BetweenFigures && last == Kind::Figure));
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

} // namespace assay::retrieval
