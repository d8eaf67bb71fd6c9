// A sentence of a corpus and where it stands: company, form, year, section, position. Source: FinRAG
// framework document, parts 2 and 3; sentence ids as "0000104169_10-K_2018_section_7_142".
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace assay::model {

// What a piece of a filing is. Only prose is a sentence in the sense of the neighbour tests; the others are
// kept in their places, marked.
enum class SentenceKind : std::uint8_t {
    Prose,
    Heading,
    TableDebris, // what is left of a table in running text: figures, dashes, column heads
};

struct Sentence {
    std::string sentenceId;
    std::string text;                     // empty where only the id is known
    std::optional<std::int64_t> cik;      // missing stays missing
    std::string company;                  // as the source writes it
    std::string form;                     // "10-K"
    std::optional<std::int64_t> year;     // the report's
    std::string section;                  // "7", "1A", as the id writes it
    std::optional<std::int64_t> position; // within its slice (company, form, year, section); gaps are allowed
    SentenceKind kind = SentenceKind::Prose;
    std::map<std::string, std::string> metadata; // every further field of the source, as text

    friend bool operator==(const Sentence&, const Sentence&) = default;
};

} // namespace assay::model
