#include "core/metrics/answers/list_answer.h"

#include "core/text/folded_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace assay::metrics {
namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool isItemDigit(char c) {
    return c >= '0' && c <= '9';
}

text::WordExtent trimmed(std::string_view answer, text::WordExtent extent) {
    while (extent.begin < extent.end && isBlank(answer[extent.begin])) {
        ++extent.begin;
    }
    while (extent.end > extent.begin && isBlank(answer[extent.end - 1])) {
        --extent.end;
    }
    return extent;
}

// Behind a bullet or a number ("- ", "• ", "3. ", "(b) "); npos: the line has none.
std::size_t behindMark(std::string_view line) {
    for (const std::string_view bullet :
         {"- ", "* ", "+ ", "\u2022", "\u2023", "\u25E6", "\u2013 ", "\u2014 ", "\u00B7 "}) {
        if (line.starts_with(bullet)) {
            return bullet.size();
        }
    }
    std::size_t at = line.starts_with('(') ? 1 : 0;
    const std::size_t digits = at;
    while (at < line.size() && at < digits + 3 && isItemDigit(line[at])) {
        ++at;
    }
    const bool letter =
        at == digits && at < line.size() && ((line[at] >= 'a' && line[at] <= 'h') || line[at] == 'i');
    at += letter ? 1 : 0;
    const bool closed = at > digits && at < line.size() && (line[at] == ')' || (line[at] == '.' && !letter));
    return closed && at + 1 < line.size() && isBlank(line[at + 1]) ? at + 1 : std::string_view::npos;
}

std::vector<text::WordExtent> linesOf(std::string_view answer) {
    std::vector<text::WordExtent> lines;
    for (std::size_t begin = 0; begin <= answer.size();) {
        const std::size_t end = std::min(answer.find('\n', begin), answer.size());
        const text::WordExtent line = trimmed(answer, {begin, end});
        if (line.begin < line.end) {
            lines.push_back(line);
        }
        begin = end + 1;
    }
    return lines;
}

// Lines with marks; lines without one go on with the item before them, those before the first are a lead.
std::vector<text::WordExtent> markedItems(std::string_view answer,
                                          const std::vector<text::WordExtent>& lines) {
    std::vector<text::WordExtent> items;
    for (const text::WordExtent& line : lines) {
        const std::size_t mark = behindMark(answer.substr(line.begin, line.end - line.begin));
        if (mark != std::string_view::npos) {
            items.push_back(trimmed(answer, {line.begin + mark, line.end}));
        } else if (!items.empty()) {
            items.back().end = line.end;
        }
    }
    return items;
}

// The texts of a JSON list, where each stands in the answer as it is.
std::vector<text::WordExtent> jsonItems(std::string_view answer) {
    const text::WordExtent whole = trimmed(answer, {0, answer.size()});
    if (whole.begin == whole.end || answer[whole.begin] != '[') {
        return {};
    }
    const auto list =
        nlohmann::json::parse(answer.substr(whole.begin, whole.end - whole.begin), nullptr, false);
    if (!list.is_array() || !std::ranges::all_of(list, [](const auto& one) { return one.is_string(); })) {
        return {};
    }
    std::vector<text::WordExtent> items;
    for (std::size_t at = whole.begin + 1; at < whole.end; ++at) {
        if (answer[at] != '"') {
            continue;
        }
        std::size_t end = at + 1;
        while (end < whole.end && answer[end] != '"') {
            end += answer[end] == '\\' ? 2 : 1;
        }
        items.push_back({at + 1, end});
        at = end;
    }
    return items;
}

std::vector<text::WordExtent> semicolonItems(std::string_view answer) {
    std::vector<text::WordExtent> items;
    for (std::size_t begin = 0; begin <= answer.size();) {
        const std::size_t end = std::min(answer.find(';', begin), answer.size());
        const text::WordExtent item = trimmed(answer, {begin, end});
        if (item.begin < item.end) {
            items.push_back(item);
        }
        begin = end + 1;
    }
    return items;
}

} // namespace

std::vector<text::WordExtent> listItems(std::string_view answer) {
    std::vector<text::WordExtent> items = jsonItems(answer);
    if (!items.empty()) {
        return items;
    }
    const std::vector<text::WordExtent> lines = linesOf(answer);
    items = markedItems(answer, lines);
    if (!items.empty()) {
        return items;
    }
    items = semicolonItems(answer);
    return items.size() > 1 ? items : lines;
}

std::string normalisedItem(std::string_view item) {
    std::string normalised;
    for (const text::WordExtent& word : text::words(item)) {
        normalised += normalised.empty() ? "" : " ";
        normalised += text::foldedPhrase(item.substr(word.begin, word.end - word.begin));
    }
    return normalised;
}

std::optional<ListScore> scoreShortList(std::string_view answer, std::span<const std::string> gold) {
    std::set<std::string> goldItems;
    for (const std::string& item : gold) {
        const std::string normalised = normalisedItem(item);
        if (std::ranges::count(normalised, ' ') + 1 > static_cast<std::ptrdiff_t>(kShortItemWords)) {
            return std::nullopt;
        }
        if (!normalised.empty()) { // "" among the gold items of a source is none
            goldItems.insert(normalised);
        }
    }
    if (goldItems.empty()) {
        return std::nullopt;
    }
    ListScore score;
    std::set<std::string> said;
    std::vector<text::WordExtent> items = listItems(answer);
    if (goldItems.size() == 1 && normalisedItem(answer) == *goldItems.begin()) {
        items = {trimmed(answer, {0, answer.size()})}; // its only item, which may hold a ";"
    }
    for (const text::WordExtent& item : items) {
        const std::string normalised = normalisedItem(answer.substr(item.begin, item.end - item.begin));
        if (!normalised.empty()) {
            score.items.push_back(item);
            score.isGold.push_back(goldItems.contains(normalised));
            said.insert(normalised);
        }
    }
    const auto both = static_cast<std::size_t>(
        std::ranges::count_if(goldItems, [&said](const std::string& item) { return said.contains(item); }));
    for (std::size_t i = 0; i < gold.size(); ++i) {
        const std::string normalised = normalisedItem(gold[i]);
        if (!normalised.empty() && !said.contains(normalised)) {
            score.missing.push_back(i);
        }
    }
    score.jaccard = static_cast<double>(both) / static_cast<double>(goldItems.size() + said.size() - both);
    return score;
}

} // namespace assay::metrics
