// Running text of a filing cut into sentences, headings and what is left of tables.
//
// Boundaries are those of ICU's sentence iterator for English. A boundary behind an abbreviation is taken
// back: those that CLDR lists for English, compared as whole words, those of sentence_rules.h, numbers behind
// "Item" and "Note" that open a heading, enumerators and initials. "Inc.", "U.S." and their like may end a
// sentence: where a word follows that begins one ("The", "We", "In" …), the boundary stays.
//
// Lines are the outline: a piece goes over the end of a line only where the line breaks off in the middle of
// a sentence. A bullet that stands on a line of its own belongs to the line after it. A line without letters,
// one that is mostly figures or ends in several of them, a caption such as "(in millions)", and the stubs
// among those are table debris; a short line that does not end like a sentence, and one in capitals or title
// case, is a heading; so are the first words of a paragraph that name what it is about ("Competition. We …").
//
// Nothing is lost: the pieces in order, without their white space, are the text without its white space.
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

    friend bool operator==(const TextPiece&, const TextPiece&) = default;
};

// UTF-8; bytes that are no UTF-8 stay where they are. In order, without overlaps. Any thread.
[[nodiscard]] std::vector<TextPiece> splitSentences(std::string_view text);

// Every boundary that is none within running text, by the rules above; for one paragraph without headings
// and tables.
[[nodiscard]] std::vector<TextPiece> splitParagraph(std::string_view paragraph);

} // namespace assay::text
