#include "core/text/unit_words.h"

#include <array>

namespace assay::text::units {
namespace {

struct UnitWord {
    std::string_view word; // lower case; a space stands for any white space
    double scale = 1;
    UnitKind kind = UnitKind::None;
    std::string_view currency;
    bool norwegian = false;
    bool glued = false; // may stand directly at the figure: "5m"
};

// Longer ones before those that they begin with.
constexpr std::array kUnitWords{
    UnitWord{"percentage points", 1, UnitKind::Percent, "", false, false},
    UnitWord{"percentage point", 1, UnitKind::Percent, "", false, false},
    UnitWord{"prosentpoeng", 1, UnitKind::Percent, "", true, false},
    UnitWord{"per cent", 1, UnitKind::Percent, "", false, false},
    UnitWord{"percent", 1, UnitKind::Percent, "", false, false},
    UnitWord{"prosent", 1, UnitKind::Percent, "", true, false},
    UnitWord{"pst.", 1, UnitKind::Percent, "", true, false},
    UnitWord{"pct", 1, UnitKind::Percent, "", false, false},
    UnitWord{"%", 1, UnitKind::Percent, "", false, true},
    UnitWord{"basis points", 1, UnitKind::BasisPoints, "", false, false},
    UnitWord{"basis point", 1, UnitKind::BasisPoints, "", false, false},
    UnitWord{"basispunkter", 1, UnitKind::BasisPoints, "", true, false},
    UnitWord{"bps", 1, UnitKind::BasisPoints, "", false, true},
    UnitWord{"thousands", 1e3, UnitKind::None, "", false, false},
    UnitWord{"thousand", 1e3, UnitKind::None, "", false, false},
    UnitWord{"tusen", 1e3, UnitKind::None, "", true, false},
    UnitWord{"millioner", 1e6, UnitKind::None, "", true, false},
    UnitWord{"millions", 1e6, UnitKind::None, "", false, false},
    UnitWord{"million", 1e6, UnitKind::None, "", false, false},
    UnitWord{"milliarder", 1e9, UnitKind::None, "", true, false},
    UnitWord{"milliard", 1e9, UnitKind::None, "", true, false},
    UnitWord{"mill.", 1e6, UnitKind::None, "", true, false},
    UnitWord{"mill", 1e6, UnitKind::None, "", true, false},
    UnitWord{"mrd.", 1e9, UnitKind::None, "", true, false},
    UnitWord{"mrd", 1e9, UnitKind::None, "", true, false},
    UnitWord{"billions", 1e9, UnitKind::None, "", false, false},
    UnitWord{"billion", 1e9, UnitKind::None, "", false, false},
    UnitWord{"trillions", 1e12, UnitKind::None, "", false, false},
    UnitWord{"trillion", 1e12, UnitKind::None, "", false, false},
    UnitWord{"mnok", 1e6, UnitKind::Currency, "NOK", true, true},
    UnitWord{"tnok", 1e3, UnitKind::Currency, "NOK", true, true},
    UnitWord{"mm", 1e6, UnitKind::None, "", false, true},
    UnitWord{"mn", 1e6, UnitKind::None, "", false, true},
    UnitWord{"bn", 1e9, UnitKind::None, "", false, true},
    UnitWord{"m", 1e6, UnitKind::None, "", false, true},
    UnitWord{"b", 1e9, UnitKind::None, "", false, true},
    UnitWord{"k", 1e3, UnitKind::None, "", false, true},
    UnitWord{"us dollars", 1, UnitKind::Currency, "USD", false, false},
    UnitWord{"u.s. dollars", 1, UnitKind::Currency, "USD", false, false},
    UnitWord{"dollars", 1, UnitKind::Currency, "USD", false, false},
    UnitWord{"dollar", 1, UnitKind::Currency, "USD", false, false},
    UnitWord{"usd", 1, UnitKind::Currency, "USD", false, true},
    UnitWord{"us$", 1, UnitKind::Currency, "USD", false, true},
    UnitWord{"$", 1, UnitKind::Currency, "USD", false, true},
    UnitWord{"kroner", 1, UnitKind::Currency, "NOK", true, false},
    UnitWord{"krone", 1, UnitKind::Currency, "NOK", true, false},
    UnitWord{"kr.", 1, UnitKind::Currency, "NOK", true, false},
    UnitWord{"kr", 1, UnitKind::Currency, "NOK", true, false},
    UnitWord{"nok", 1, UnitKind::Currency, "NOK", true, true},
    UnitWord{"sek", 1, UnitKind::Currency, "SEK", true, true},
    UnitWord{"dkk", 1, UnitKind::Currency, "DKK", true, true},
    UnitWord{"euros", 1, UnitKind::Currency, "EUR", false, false},
    UnitWord{"euro", 1, UnitKind::Currency, "EUR", false, false},
    UnitWord{"eur", 1, UnitKind::Currency, "EUR", false, true},
    UnitWord{"€", 1, UnitKind::Currency, "EUR", false, true},
    UnitWord{"gbp", 1, UnitKind::Currency, "GBP", false, true},
    UnitWord{"£", 1, UnitKind::Currency, "GBP", false, true},
    UnitWord{"jpy", 1, UnitKind::Currency, "JPY", false, true},
    UnitWord{"¥", 1, UnitKind::Currency, "JPY", false, true},
};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

// Where `word` ends if it stands at `at`; npos: it does not.
std::size_t matchWord(std::string_view text, std::size_t at, std::string_view word) {
    for (const char c : word) {
        if (c == ' ') {
            const std::size_t next = skipSpaces(text, at);
            if (next == at) {
                return std::string_view::npos;
            }
            at = next;
            continue;
        }
        if (at >= text.size() || lower(text[at]) != c) {
            return std::string_view::npos;
        }
        ++at;
    }
    const bool endsInLetter = isLetter(word.back()) && static_cast<unsigned char>(word.back()) < 0x80;
    if (endsInLetter && at < text.size() && (isLetter(text[at]) || isDigit(text[at]))) {
        return std::string_view::npos;
    }
    return at;
}

bool take(Units& units, const UnitWord& word) {
    if (word.scale != 1.0) {
        if (units.scale != 1.0) {
            return false;
        }
        units.scale = word.scale;
    }
    if (word.kind != UnitKind::None) {
        if (units.kind != UnitKind::None && (units.kind != word.kind || units.currency != word.currency)) {
            return false;
        }
        units.kind = word.kind;
        units.currency = word.currency;
    }
    units.norwegian |= word.norwegian;
    units.any = true;
    return true;
}

} // namespace

std::size_t spaceAt(std::string_view text, std::size_t at) {
    if (at >= text.size()) {
        return 0;
    }
    if (text[at] == ' ' || text[at] == '\t' || text[at] == '\n' || text[at] == '\r') {
        return 1;
    }
    for (const std::string_view space : {"\u00A0", "\u202F", "\u2009"}) {
        if (text.substr(at).starts_with(space)) {
            return space.size();
        }
    }
    return 0;
}

std::size_t skipSpaces(std::string_view text, std::size_t at) {
    for (std::size_t length = spaceAt(text, at); length > 0; length = spaceAt(text, at)) {
        at += length;
    }
    return at;
}

std::size_t readUnitsAfter(std::string_view text, std::size_t at, Units& units) {
    for (int round = 0; round < 3; ++round) {
        const std::size_t next = skipSpaces(text, at);
        const bool apart = next != at;
        bool found = false;
        for (const UnitWord& word : kUnitWords) {
            if (word.currency.empty() && word.word.size() <= 2 && word.scale != 1.0 && apart &&
                (word.word == "m" || word.word == "b" || word.word == "k" || word.word == "mm")) {
                continue; // "5 m" may be metres, "3 b" a mark of a list
            }
            const std::size_t end = matchWord(text, next, word.word);
            if (end == std::string_view::npos || (!apart && !word.glued && isLetter(text[next]))) {
                continue;
            }
            if (word.word.ends_with('$') || word.word == "€" || word.word == "£" || word.word == "¥") {
                // "5 $7": the sign belongs to the next figure.
                const std::size_t behind = skipSpaces(text, end);
                if (behind < text.size() && (isDigit(text[behind]) || text[behind] == '(')) {
                    continue;
                }
            }
            if (!take(units, word)) {
                return at;
            }
            at = end;
            found = true;
            break;
        }
        // "thousand of dollars" is rare; "billion in U.S. dollars" is not worth its price.
        if (!found) {
            return at;
        }
    }
    return at;
}

std::size_t readUnitBefore(std::string_view text, std::size_t at, Units& units) {
    std::size_t end = at;
    while (end > 0 && (text[end - 1] == ' ' || (end > 1 && text.substr(end - 2, 2) == "\u00A0"))) {
        end -= text[end - 1] == ' ' ? 1 : 2;
    }
    for (const UnitWord& word : kUnitWords) {
        if (word.kind != UnitKind::Currency || word.word.size() > end ||
            word.word.find(' ') != std::string_view::npos) {
            continue;
        }
        const std::size_t begin = end - word.word.size();
        bool same = true;
        for (std::size_t i = 0; i < word.word.size() && same; ++i) {
            same = lower(text[begin + i]) == word.word[i];
        }
        if (!same || (isLetter(word.word.front()) && begin > 0 &&
                      (isLetter(text[begin - 1]) || isDigit(text[begin - 1])))) {
            continue;
        }
        return take(units, word) ? begin : at;
    }
    return at;
}

std::size_t readUnit(std::string_view text, std::size_t at, Units& units) {
    for (const UnitWord& word : kUnitWords) {
        const std::size_t end = matchWord(text, at, word.word);
        if (end != std::string_view::npos && take(units, word)) {
            return end;
        }
    }
    return at;
}

} // namespace assay::text::units
