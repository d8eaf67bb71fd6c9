// The ids of sentences that say where they stand: "0000104169_10-K_2018_section_7_142".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::formats {

struct SentencePlace {
    std::int64_t cik = 0;
    std::string form; // "10-K", "10-K405"
    std::int64_t year = 0;
    std::string section; // "7", "1A"
    std::int64_t position = 0;
};

// cik _ form _ year _section_ section _ position; nullopt when the id is none of this form.
[[nodiscard]] std::optional<SentencePlace> sentencePlace(std::string_view sentenceId);

// The id of a place, with the company's number in ten digits.
[[nodiscard]] std::string sentenceIdOf(const SentencePlace& place);

// "ITEM_7", "Item 7", "item_7", "section_7" and "7" are "7"; "1a" is "1A"; what names no item stays as it is.
[[nodiscard]] std::string sectionOf(std::string_view written);

} // namespace assay::formats
