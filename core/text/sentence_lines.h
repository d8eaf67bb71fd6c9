// Inside the text room: the lines of a text as the splitting of sentences sees them, and whether a sentence
// goes over the end of one. Pure functions; any thread.
#pragma once

#include "core/text/sentence_split.h"
#include "core/text/sentence_words.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::text::sentences {

enum class LineKind : std::uint8_t {
    Marker, // a bullet or an enumerator on a line of its own
    Table,
    Stub, // a heading, unless it stands in a table
    Heading,
    Prose,
    PageMark, // a page number or what is printed on every page; only in filings
};

struct Line {
    TextPiece extent;
    LineKind kind = LineKind::Prose;
};

[[nodiscard]] inline std::string_view lineText(std::string_view text, const Line& line) {
    return text.substr(line.extent.begin, line.extent.end - line.extent.begin);
}

// Those that hold more than white space, each by itself.
[[nodiscard]] std::vector<Line> linesOf(std::string_view text);

// Stubs become headings, lines of tables, or the beginning of a sentence that the next line goes on with; by
// the lines around them.
void settleStubs(std::string_view text, std::vector<Line>& lines);

// Whether `next` goes on with the sentence that `line` breaks off in. `mayBeFilled`: whether the line is as
// long as lines of this text get, so that the next word had no room on it.
[[nodiscard]] bool breaksOff(std::string_view line, std::string_view next, bool mayBeFilled = false);

// With its period, as it is written.
[[nodiscard]] bool isAbbreviation(std::string_view word);

// Whether the period of a line's last word is that of an abbreviation or an initial, behind which the next
// line goes on.
[[nodiscard]] bool goesOverLine(std::string_view last, const Words& following, bool beginsSmall);

// How long lines get in a text that is wrapped at a width; 0: its lines are paragraphs. Bytes.
[[nodiscard]] std::size_t wrapWidth(const std::vector<Line>& lines);

// A mark, or a numeral with a period or in brackets, and nothing else.
[[nodiscard]] bool isMarker(std::string_view line);

// Whether four of five of the words of four letters or more begin with a capital.
[[nodiscard]] bool isTitleCase(const Words& words);

// Figures beside figures, as cells of a row stand: no running text has four of them without a word or a comma
// between. Also dots that lead from a name to its figure, where the line does not end as a sentence does.
[[nodiscard]] bool isTableRow(const Words& words);

// Dashes and the like, and nothing else: "-----", "- =====".
[[nodiscard]] bool isRuler(std::string_view line);

[[nodiscard]] std::string lowered(std::string_view text);

} // namespace assay::text::sentences
