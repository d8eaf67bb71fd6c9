#include "core/results/report/html_table.h"

#include "core/results/report/figure_text.h"
#include "core/results/report/html_style.h"
#include "core/text/character_count.h"
#include "core/text/markup.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string_view>

namespace assay::results {
namespace {

using text::characterCount;

constexpr std::size_t kLongWord = 22;   // characters; longer ones are broken: identifiers, hashes
constexpr std::size_t kWideText = 48;   // characters; shorter ones need no room kept for them
constexpr std::size_t kWideRoom = 24;   // that longer ones are given at least
constexpr std::size_t kTallText = 1500; // a row with such a text may break between pages
constexpr std::size_t kShortRows = 6;   // a table of so many stays on one page
constexpr double kBold = 1.12;          // how much wider headers are
constexpr double kBetween = 1.6;        // characters between columns

std::size_t longestWord(std::string_view text) {
    std::size_t longest = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
        longest = std::max(longest, characterCount(text.substr(at, end - at)));
        at = end + 1;
    }
    return longest;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool isLongWord(std::string_view text, std::size_t first) {
    std::size_t length = 0;
    for (std::size_t i = first; i < text.size() && !isSpace(text[i]) && length <= kLongWord; ++i) {
        length += text::beginsCharacter(text[i]) ? 1 : 0;
    }
    return length > kLongWord;
}

// "2026-03-01", and a time after it.
std::size_t dateLength(std::string_view text) {
    constexpr std::string_view kForm = "0000-00-00";
    for (std::size_t i = 0; i < kForm.size(); ++i) {
        if (i >= text.size() || (kForm[i] == '0' ? !isDigit(text[i]) : text[i] != kForm[i])) {
            return 0;
        }
    }
    return std::min(text.find_first_not_of("0123456789T:Z", kForm.size()), text.size());
}

// Of "(0.61–0.75)", "n = 120" or a date at this place; 0: none of them is there.
std::size_t firmLength(std::string_view text, std::size_t at) {
    constexpr std::size_t kMost = 60;
    const std::string_view rest = text.substr(at, kMost);
    if (rest.front() == '(') {
        const std::size_t end = rest.find(')');
        const std::string_view inner = rest.substr(1, end == std::string_view::npos ? 0 : end - 1);
        const bool isRange =
            inner.find("–") != std::string_view::npos || inner.find("…") != std::string_view::npos;
        const bool isOfFigures = std::all_of(inner.begin(), inner.end(), [](char c) {
            return isDigit(c) || static_cast<unsigned char>(c) >= 0x80 ||
                   std::string_view(" .,%-").find(c) != std::string_view::npos;
        });
        return isRange && isOfFigures && std::any_of(inner.begin(), inner.end(), isDigit) ? end + 1 : 0;
    }
    const bool begins = at == 0 || std::string_view(" (,;").find(text[at - 1]) != std::string_view::npos;
    if (begins && isDigit(rest.front())) {
        return dateLength(rest);
    }
    const bool isName = begins && std::isalpha(static_cast<unsigned char>(rest.front())) != 0;
    if (!isName || rest.substr(1, 3) != " = " || rest.size() < 5 || !isDigit(rest[4])) {
        return 0;
    }
    std::size_t end = 5;
    while (end < rest.size() &&
           (isDigit(rest[end]) ||
            (end + 1 < rest.size() && (rest[end] == '.' || rest[end] == ',') && isDigit(rest[end + 1])))) {
        ++end;
    }
    return end;
}

struct ColumnNeed {
    std::size_t word = 0; // that is not broken
    std::size_t text = 0; // the longest
    bool hasFigures = false;
};

ColumnNeed needOf(const Table& table, std::size_t column, const words::Wording& wording) {
    ColumnNeed need;
    for (const auto& row : table.rows) {
        if (column >= row.size()) {
            continue;
        }
        if (const auto* figure = std::get_if<Figure>(&row[column])) {
            need.hasFigures = true;
            const FigureParts parts = figureParts(*figure, wording);
            need.word =
                std::max({need.word, characterCount(parts.value) + 1, characterCount(parts.interval) + 1,
                          longestWord(parts.why), characterCount(parts.n)});
            need.text = std::max(need.text, characterCount(parts.why));
        } else {
            const std::string& text = std::get<std::string>(row[column]);
            need.word = std::max(need.word, longestWord(text));
            need.text = std::max(need.text, characterCount(text));
        }
    }
    return need;
}

} // namespace

TableLayout layoutOf(const Table& table, const words::Wording& wording) {
    TableLayout layout;
    double all = 0;
    std::size_t tallest = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        ColumnNeed need = needOf(table, i, wording);
        need.word =
            std::max(need.word, static_cast<std::size_t>(std::ceil(
                                    kBold * static_cast<double>(longestWord(table.columns[i].title)))));
        tallest = std::max(tallest, need.text);
        std::string texts;
        if (need.word > kLongWord) {
            need.word = kLongWord;
            texts = "any";
        }
        if (table.columns[i].wide && need.text > kWideText) {
            need.word = std::max(need.word, kWideRoom);
            texts += texts.empty() ? "wide" : " wide";
        }
        layout.texts.push_back(texts);
        layout.headers.push_back(need.hasFigures ? texts.empty() ? "figure" : "figure " + texts : texts);
        all += static_cast<double>(need.word) + kBetween;
    }
    layout.characters = static_cast<int>(std::ceil(all));
    const auto add = [&](const char* name) {
        layout.table += (layout.table.empty() ? "" : " ") + std::string(name);
    };
    if (all > kPrintedCharacters) {
        add("dense");
    }
    if (tallest > kTallText) {
        add("tall");
    } else if (table.rows.size() <= kShortRows) {
        add("short");
    }
    return layout;
}

std::string flowMarkup(std::string_view text) {
    std::string out;
    std::size_t done = 0; // of the text, in `out`
    std::size_t word = 0; // where the present one begins
    for (std::size_t at = 0; at < text.size();) {
        if (isSpace(text[at])) {
            word = ++at;
            continue;
        }
        if (const std::size_t length = firmLength(text, at); length > 0) {
            out += text::markupText(text.substr(done, at - done)) + "<span class=\"part\">" +
                   text::markupText(text.substr(at, length)) + "</span>";
            at += length;
            done = at;
            continue;
        }
        const bool joins = std::string_view("_/.:@").find(text[at]) != std::string_view::npos;
        ++at;
        if (joins && at < text.size() && !isSpace(text[at]) && isLongWord(text, word)) {
            out += text::markupText(text.substr(done, at - done)) + "<wbr>";
            done = at;
        }
    }
    return out + text::markupText(text.substr(done));
}

std::string cellMarkup(const Cell& cell, const words::Wording& wording) {
    const auto* figure = std::get_if<Figure>(&cell);
    if (figure == nullptr) {
        return flowMarkup(std::get<std::string>(cell));
    }
    const FigureParts parts = figureParts(*figure, wording);
    std::string out = text::markupText(parts.value);
    const std::string end = parts.n.empty() ? "" : ",";
    if (!parts.interval.empty()) {
        out += " <span class=\"part\">" + text::markupText(parts.interval) + end + "</span>";
    } else if (!parts.why.empty()) {
        out += " " + flowMarkup(parts.why) + end;
    } else {
        out += end;
    }
    return parts.n.empty() ? out : out + " " + text::markupText(parts.n);
}

} // namespace assay::results
