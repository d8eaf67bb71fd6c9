#include "core/formats/csv_cell.h"

#include "core/json/json_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace assay::formats {
namespace {

// From `at` on; returns how many there were.
std::size_t skipDigits(std::string_view text, std::size_t& at) noexcept {
    const std::size_t first = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
        ++at;
    }
    return at - first;
}

bool skipOneOf(std::string_view text, std::size_t& at, std::string_view characters) noexcept {
    const bool found = at < text.size() && characters.find(text[at]) != std::string_view::npos;
    at += found ? 1 : 0;
    return found;
}

// "-3.1", "+5", "-1,5e-3", "-12 %".
bool looksLikeNumber(std::string_view text) noexcept {
    std::size_t at = 0;
    skipOneOf(text, at, "+-");
    std::size_t digits = skipDigits(text, at);
    if (skipOneOf(text, at, ".,")) {
        digits += skipDigits(text, at);
    }
    if (digits == 0) {
        return false;
    }
    if (skipOneOf(text, at, "eE")) {
        skipOneOf(text, at, "+-");
        if (skipDigits(text, at) == 0) {
            return false;
        }
    }
    return at == text.size() || text.substr(at) == "%" || text.substr(at) == " %";
}

constexpr std::string_view kCellBreaks = "\t\r\n";
constexpr std::string_view kWhereLinesPart = ";\t\r\n"; // where a spreadsheet may part a line

// Whether `text` is read as a formula. A sign alone is none, unless something follows it behind a break that
// the reader may not part lines at.
bool startsFormula(std::string_view text, bool isFollowed) noexcept {
    // The last four: U+FF1D, U+FF0B, U+FF0D, U+FF20.
    constexpr std::array<std::string_view, 8> kStarts{
        "=", "+", "-", "@", "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0"};
    return !looksLikeNumber(text) &&
           std::any_of(kStarts.begin(), kStarts.end(), [text, isFollowed](std::string_view start) {
               return text.starts_with(start) && (isFollowed || text.size() > start.size());
           });
}

} // namespace

void appendCsvCell(std::string_view text, char separator, std::string& out) {
    const bool plain = text.find_first_of("\"\r\n") == std::string_view::npos &&
                       text.find(separator) == std::string_view::npos;
    if (plain) {
        out.append(text);
        return;
    }
    out.push_back('"');
    for (const char c : text) {
        if (c == '"') {
            out.push_back('"');
        }
        out.push_back(c);
    }
    out.push_back('"');
}

std::optional<double> decimalCommaNumber(std::string_view text, double most) noexcept {
    std::size_t at = 0;
    const bool isSigned = skipOneOf(text, at, "+-");
    const std::size_t whole = skipDigits(text, at);
    const std::size_t comma = at;
    if (whole == 0 || !skipOneOf(text, at, ",")) {
        return std::nullopt;
    }
    const std::size_t fraction = skipDigits(text, at);
    if (fraction == 0) {
        return std::nullopt;
    }
    std::string pointed(text);
    pointed[comma] = '.';
    const std::optional<double> number = json::decimalFromText(pointed);
    if (number && at == text.size() && fraction == 3 && whole <= 3 && text[isSigned ? 1 : 0] != '0') {
        pointed.erase(comma, 1);
        const std::optional<double> thousands = json::decimalFromText(pointed);
        if (!thousands || std::abs(*thousands) <= most) {
            return std::nullopt;
        }
    }
    return number;
}

std::string withoutFormulas(std::string_view text) {
    const auto needsOne = [](std::string_view part, std::string_view whole) {
        const std::size_t begin = part.find_first_not_of(" \"");
        return begin != std::string_view::npos &&
               startsFormula(part.substr(begin), part.size() < whole.size());
    };
    std::string safe;
    // What follows a tab or a line break is looked at by some as if that did not stand there.
    const bool startsAnew = text.size() > 1 && kCellBreaks.find(text.front()) != std::string_view::npos;
    if (startsAnew || needsOne(text, text)) {
        safe.push_back('\'');
    }
    for (bool isFirst = true;; isFirst = false) {
        const std::size_t end = text.find_first_of(kWhereLinesPart);
        const std::string_view part = text.substr(0, end);
        if (!isFirst && needsOne(part, text)) {
            safe.push_back('\'');
        }
        safe += part;
        if (end == std::string_view::npos) {
            return safe;
        }
        safe.push_back(text[end]);
        text.remove_prefix(end + 1);
    }
}

} // namespace assay::formats
