// Running text of a filing cut into sentences, headings and what is left of tables.
//
// Boundaries are those of ICU's sentence iterator for English. A boundary behind an abbreviation is taken
// back: those that CLDR lists for English, compared as whole words, those of sentence_rules.h, numbers behind
// "Item" and "Note" that open a heading, enumerators and initials. "Inc.", "U.S." and their like may end a
// sentence: where a word follows that begins one ("The", "We", "In" …), the boundary stays.
//
// Lines are the outline: a piece goes over the end of a line only where the line breaks off in the middle of
// a sentence: the next one begins with a small letter or a closing mark, or the line ends with a comma, a
// hyphen, a word that ends no sentence, an initial or an abbreviation, half a name, or where a text that is
// wrapped at a width had no room for the next word. A bullet that stands on a line of its own belongs to the
// line after it. A line without letters, one that is mostly figures or ends in several of them, an exhibit's
// number, dots that lead to a figure, a signature, a caption such as "(in millions)", and the stubs among
// those are table debris; a short line that does not end like a sentence, and one in capitals or title case,
// is a heading; so are the first words of a paragraph that name what it is about ("Competition. We …"). Short
// lines that break off among stubs, and phrases among figures, are cells; a ruler ("-----") parts what stands
// on its sides.
//
// What is printed on every page, and page numbers, are debris, too, where splitFiling() finds them; a
// sentence goes on behind them.
//
// Nothing is lost: every character but white space stands in exactly one piece.
#pragma once

#include "core/model/sentence.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::text {

struct TextPiece {
    std::size_t begin = 0; // bytes of the text; neither end stands at white space
    std::size_t end = 0;
    model::SentenceKind kind = model::SentenceKind::Prose;
    std::size_t gapBegin =
        0;                  // what stands from here to gapEnd is not of this piece, but the marks of a page,
    std::size_t gapEnd = 0; // which are the piece after it; both 0: there is no gap

    friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

// UTF-8; bytes that are no UTF-8 stay where they are. In order, without overlaps and gaps. Any thread.
[[nodiscard]] std::vector<TextPiece> splitSentences(std::string_view text);

// The same for the text of a filing, of which pages may have left their headers and numbers. In the order of
// their beginnings; the piece in the gap of another follows it.
[[nodiscard]] std::vector<TextPiece> splitFiling(std::string_view text);

// What the piece says, without its gap, its white space as single spaces.
[[nodiscard]] std::string pieceText(std::string_view text, const TextPiece& piece);

// Every boundary that is none within running text, by the rules above; for one paragraph without headings
// and tables.
[[nodiscard]] std::vector<TextPiece> splitParagraph(std::string_view paragraph);

} // namespace assay::text
