#include "core/text/character_set_repair.h"

#include "core/text/next_character.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace assay::text {
namespace {

// What Windows-1252 shows for 0x80 to 0x9F; 0: undefined there, so that Latin-1's control character stands.
constexpr std::array<char32_t, 32> kWindows1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

// Double encoding happens, triple encoding is rare; more is noise.
constexpr int kMostPasses = 4;

// The byte that was shown as this character; -1: none of 0x80 to 0xFF.
int byteBehind(char32_t c) {
    if (c >= 0x80 && c <= 0xFF) {
        return static_cast<int>(c);
    }
    for (std::size_t i = 0; i < kWindows1252.size(); ++i) {
        if (kWindows1252[i] != 0 && kWindows1252[i] == c) {
            return static_cast<int>(0x80 + i);
        }
    }
    return -1;
}

bool isControl(char32_t c) {
    return c >= 0x80 && c <= 0x9F;
}

bool isLower(char32_t c) {
    return u_islower(static_cast<UChar32>(c)) != 0;
}

bool isUpper(char32_t c) {
    return u_isupper(static_cast<UChar32>(c)) != 0;
}

// Signs that may follow any letter in honest text: quotation marks, dashes, the ellipsis, no-break space.
bool mayFollowLetter(char32_t c) {
    switch (c) {
    case 0x00A0:
    case 0x00AB:
    case 0x00BB:
    case 0x2013:
    case 0x2014:
    case 0x2018:
    case 0x2019:
    case 0x201C:
    case 0x201D:
    case 0x2026:
    case 0x2039:
    case 0x203A:
        return true;
    default:
        return false;
    }
}

// Marks and raised figures that may follow a name or a unit: "NESTLÉ®", "Å²".
bool isRaisedSign(char32_t c) {
    switch (c) {
    case 0x00A9:
    case 0x00AE:
    case 0x00B0:
    case 0x00B2:
    case 0x00B3:
    case 0x00B7:
    case 0x00B9:
    case 0x2020:
    case 0x2021:
    case 0x2022:
    case 0x2030:
    case 0x2122:
        return true;
    default:
        return false;
    }
}

struct Character {
    char32_t code = 0;
    std::size_t begin = 0; // bytes
    std::size_t end = 0;
    int byte = -1;
};

std::optional<std::vector<Character>> charactersOf(std::string_view text) {
    std::vector<Character> characters;
    characters.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = at;
        const std::int32_t code = nextCharacter(text, at);
        if (code < 0) {
            return std::nullopt; // no UTF-8: somebody else's question
        }
        characters.push_back({.code = static_cast<char32_t>(code),
                              .begin = begin,
                              .end = at,
                              .byte = byteBehind(static_cast<char32_t>(code))});
    }
    return characters;
}

// Characters that are together the bytes of one character of UTF-8.
struct Sequence {
    std::size_t first = 0; // index of a character
    std::size_t count = 0;
    char32_t decoded = 0;
    bool certain = false;
};

std::optional<Sequence> sequenceAt(const std::vector<Character>& characters, std::size_t first) {
    const int lead = characters[first].byte;
    const std::size_t count = lead >= 0xC2 && lead <= 0xDF   ? 2
                              : lead >= 0xE0 && lead <= 0xEF ? 3
                              : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                             : 0;
    if (count == 0 || first + count > characters.size()) {
        return std::nullopt;
    }
    std::array<char, 4> bytes{};
    for (std::size_t i = 0; i < count; ++i) {
        const int byte = characters[first + i].byte;
        if (byte < 0) {
            return std::nullopt;
        }
        bytes.at(i) = static_cast<char>(byte);
    }
    std::size_t at = 0;
    const std::int32_t decoded = nextCharacter(std::string_view(bytes.data(), count), at);
    if (decoded < 0 || at != count) {
        return std::nullopt;
    }
    return Sequence{.first = first, .count = count, .decoded = static_cast<char32_t>(decoded)};
}

// Whether the sequence by itself, with its neighbours, can be nothing but wrongly decoded.
bool isCertain(const std::vector<Character>& characters, const Sequence& sequence) {
    const int lead = characters[sequence.first].byte;
    const char32_t second = characters[sequence.first + 1].code;
    const char32_t before = sequence.first > 0 ? characters[sequence.first - 1].code : U' ';
    const std::size_t behind = sequence.first + sequence.count;
    const char32_t after = behind < characters.size() ? characters[behind].code : U' ';
    for (std::size_t i = 1; i < sequence.count; ++i) {
        if (isControl(characters[sequence.first + i].code)) {
            return true; // no honest text has control characters behind letters
        }
    }
    // A capital after a small letter is no spelling of these languages.
    const bool oddCapital = isLower(before) && lead >= 0xC2 && lead <= 0xDE;
    switch (lead) {
    case 0xC2: // Â: the signs of Latin-1
        return !mayFollowLetter(second) || oddCapital || (second == 0xA0 && !isUpper(before));
    case 0xC3: // Ã: the letters of Latin-1
        return !mayFollowLetter(second) || oddCapital || (isLower(after) && second != 0x2019);
    case 0xC4: // Ä and Å: the letters of Latin Extended-A
    case 0xC5:
        return oddCapital || (!mayFollowLetter(second) && !isRaisedSign(second));
    case 0xE2: { // â: punctuation, currencies, symbols
        const bool symbol = sequence.decoded >= 0x2010 && sequence.decoded <= 0x27BF;
        return symbol && !mayFollowLetter(second) && !isRaisedSign(second);
    }
    case 0xEF: // the byte order mark
        return sequence.decoded == 0xFEFF;
    case 0xF0: // pictographs
        return sequence.decoded >= 0x1F000 && sequence.decoded <= 0x1FAFF;
    default:
        return false;
    }
}

UScriptCode scriptOf(char32_t c) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(static_cast<UChar32>(c), &status);
    return U_SUCCESS(status) != 0 ? script : USCRIPT_UNKNOWN;
}

// Words of other scripts come as sequences side by side: "ÐŸÑ€Ð¸". Three letters of one script are no chance.
void acceptRuns(std::vector<Sequence>& sequences) {
    std::size_t begin = 0;
    while (begin < sequences.size()) {
        const UScriptCode script = scriptOf(sequences[begin].decoded);
        std::size_t end = begin + 1;
        while (end < sequences.size() &&
               sequences[end].first == sequences[end - 1].first + sequences[end - 1].count &&
               scriptOf(sequences[end].decoded) == script) {
            ++end;
        }
        const bool letters = u_isalpha(static_cast<UChar32>(sequences[begin].decoded)) != 0;
        if (end - begin >= 3 && letters && script != USCRIPT_LATIN && script != USCRIPT_COMMON) {
            for (std::size_t i = begin; i < end; ++i) {
                sequences[i].certain = true;
            }
        }
        begin = end;
    }
}

struct Findings {
    std::vector<Sequence> sequences;
    std::size_t certain = 0;
    std::size_t controls = 0; // C1 control characters in the text
    bool broken = false;      // a part that was decoded wrongly and has lost a byte since
    bool whole = true;        // every character beyond ASCII is in a sequence
};

Findings findSequences(const std::vector<Character>& characters) {
    Findings findings;
    for (std::size_t i = 0; i < characters.size();) {
        if (auto sequence = sequenceAt(characters, i)) {
            sequence->certain = isCertain(characters, *sequence);
            findings.sequences.push_back(*sequence);
            for (std::size_t k = i; k < i + sequence->count; ++k) {
                findings.controls += isControl(characters[k].code) ? 1 : 0;
            }
            i += sequence->count;
            continue;
        }
        const char32_t code = characters[i].code;
        findings.controls += isControl(code) ? 1 : 0;
        findings.whole = findings.whole && code < 0x80;
        const char32_t next = i + 1 < characters.size() ? characters[i + 1].code : U' ';
        const bool afterSmall = i > 0 && isLower(characters[i - 1].code);
        if ((code == 0xE2 && next == 0x20AC) ||
            ((code == 0xC2 || code == 0xC3) && afterSmall && !isUpper(next))) {
            findings.broken = true;
        }
        ++i;
    }
    acceptRuns(findings.sequences);
    findings.certain =
        static_cast<std::size_t>(std::count_if(findings.sequences.begin(), findings.sequences.end(),
                                               [](const Sequence& sequence) { return sequence.certain; }));
    return findings;
}

void appendUtf8(char32_t c, std::string& out) {
    icu::UnicodeString(static_cast<UChar32>(c)).toUTF8String(out);
}

} // namespace

std::optional<std::string> repairedCharacterSet(std::string_view text) {
    if (std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        return std::nullopt;
    }
    std::string current(text);
    std::size_t controlsAtFirst = 0;
    for (int pass = 0; pass <= kMostPasses; ++pass) {
        const auto characters = charactersOf(current);
        if (!characters) {
            return std::nullopt;
        }
        const Findings findings = findSequences(*characters);
        controlsAtFirst = pass == 0 ? findings.controls : controlsAtFirst;
        if (findings.broken) {
            return std::nullopt;
        }
        if (findings.certain == 0) {
            const bool better = pass > 0 && (findings.controls == 0 || findings.controls < controlsAtFirst);
            return better ? std::optional(current) : std::nullopt;
        }
        std::string next;
        next.reserve(current.size());
        std::size_t copied = 0;
        for (const Sequence& sequence : findings.sequences) {
            if (!sequence.certain && !findings.whole) {
                continue;
            }
            const std::size_t begin = (*characters)[sequence.first].begin;
            next.append(current, copied, begin - copied);
            appendUtf8(sequence.decoded, next);
            copied = (*characters)[sequence.first + sequence.count - 1].end;
        }
        next.append(current, copied);
        current = std::move(next);
    }
    return std::nullopt;
}

} // namespace assay::text
