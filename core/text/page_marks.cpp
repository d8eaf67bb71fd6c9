#include "core/text/page_marks.h"

#include "core/text/sentence_rules.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace assay::text::sentences {

namespace {

// Without figures and case, so that "Page 12" and "PAGE 13" are one.
std::string markOf(std::string_view line) {
    std::string mark = lowered(line);
    std::erase_if(mark, [](char c) { return c >= '0' && c <= '9'; });
    return mark;
}

// "47", "- 47 -", "F-12", "Page 3", "ii".
bool isPageNumber(std::string_view line) {
    const Words words = wordsOf(line);
    if (words.size() > 3) {
        return false;
    }
    std::size_t figures = 0;
    for (const std::string_view word : words) {
        const bool isLettered = word.size() >= 3 && word.size() <= 5 && word[1] == '-' &&
                                word.substr(2).find_first_not_of("0123456789") == std::string_view::npos;
        const bool isUnnumbered =
            word.size() == 2 && word[0] >= 'A' && word[0] <= 'Z' && word[1] == '-'; // "F-"
        const bool isFigure = word.size() <= 3 && isNumeral(word) && !(word[0] >= 'A' && word[0] <= 'Z');
        figures += isLettered || isFigure || isUnnumbered;
        if (!isLettered && !isFigure && !isUnnumbered && word != "-" && word != "\xE2\x80\x93" &&
            lowered(word) != "page") {
            return false;
        }
    }
    return figures == 1;
}

bool isContinuation(std::string_view line) {
    const std::string low = lowered(line);
    return low.ends_with(", continued") || low.ends_with("- continued") ||
           low.find("(continued)") != std::string::npos || low.find("(cont'd)") != std::string::npos ||
           low == "table of contents";
}

using Counts = std::unordered_map<std::string, std::size_t>;

bool mayBeMark(const Line& line) {
    return line.kind != LineKind::Prose && line.kind != LineKind::Marker;
}

Counts countMarks(std::string_view text, const std::vector<Line>& lines) {
    Counts counts;
    for (const Line& line : lines) {
        if (mayBeMark(line) && wordsOf(lineText(text, line)).size() <= kMostPageMarkWords) {
            ++counts[markOf(lineText(text, line))];
        }
    }
    return counts;
}

// "To the Directors of" | "Larch Foods, Inc." | "We have audited …" is an address and a sentence.
bool isOpener(std::string_view line) {
    static constexpr std::string_view kComma[]{","};
    return isIn(kOpeners, withoutBack(wordsOf(line).front(), kComma));
}

struct PageFinder {
    std::string_view text;
    const std::vector<Line>& lines;
    const Counts& counts;

    [[nodiscard]] std::string_view at(std::size_t i) const { return lineText(text, lines[i]); }

    [[nodiscard]] bool comesOften(std::size_t i) const {
        const auto found = counts.find(markOf(at(i)));
        return found != counts.end() && found->second >= kFewestPageMarks;
    }

    [[nodiscard]] bool isCandidate(std::size_t i) const {
        return (lines[i].kind == LineKind::Marker && isPageNumber(at(i))) ||
               (mayBeMark(lines[i]) && (isPageNumber(at(i)) || isContinuation(at(i)) || comesOften(i)));
    }

    // Behind the last of the candidates from `begin` on that stand within a sentence; `begin`: none do.
    [[nodiscard]] std::size_t endWithin(std::size_t begin) const {
        std::size_t end = begin;
        while (end < lines.size() && end - begin < kMostPageMarkLines && isCandidate(end)) {
            ++end;
        }
        const bool isBetween =
            begin > 0 && end > begin && end < lines.size() && lines[end].kind == LineKind::Prose &&
            (lines[begin - 1].kind == LineKind::Prose || lines[begin - 1].kind == LineKind::Stub);
        return isBetween && !isOpener(at(end)) && breaksOff(at(begin - 1), at(end)) ? end : begin;
    }
};

} // namespace

void markPages(std::string_view text, std::vector<Line>& lines) {
    const Counts counts = countMarks(text, lines);
    const PageFinder finder{text, lines, counts};
    std::unordered_set<std::string> marks;
    std::vector<std::size_t> found;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::size_t end = finder.endWithin(i);
        for (; i < end; ++i) {
            found.push_back(i);
            if (finder.comesOften(i) && !isPageNumber(finder.at(i))) {
                marks.insert(markOf(finder.at(i)));
            }
        }
    }
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) { // a ruler within a sentence
        if (lines[i].kind == LineKind::Table && isRuler(finder.at(i)) &&
            lines[i - 1].kind == LineKind::Prose && lines[i + 1].kind == LineKind::Prose &&
            breaksOff(finder.at(i - 1), finder.at(i + 1))) {
            found.push_back(i);
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool mayBe = mayBeMark(lines[i]) && finder.comesOften(i);
        if (mayBe && (isContinuation(finder.at(i)) || marks.contains(markOf(finder.at(i))))) {
            found.push_back(i);
        }
    }
    for (const std::size_t i : found) {
        lines[i].kind = LineKind::PageMark;
    }
}

} // namespace assay::text::sentences
