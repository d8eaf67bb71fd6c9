// The measures of the Norwegian rubric: accuracy, citations, length, and what an answer's language shows.
//
// Source: the gold layer's evaluation guide (Norwegian accounting and tax), "Evaluation Criteria"; where it
// leaves a choice, the limits stand with each function. Patterns and word lists are data
// (resources/rules/norwegian_answers). Pure; any thread.
#pragma once

#include "core/text/folded_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

// Parts between white space.
[[nodiscard]] std::size_t tokenCount(std::string_view answer);

inline constexpr std::int64_t kUsualMaxTokens = 300;

// 0.5 above `maxTokens`, whatever it is; else 1.0 from 100 to 250, 0.8 from 50 on and up to `maxTokens`, 0.5
// below 50.
[[nodiscard]] double lengthScore(std::size_t tokens, std::int64_t maxTokens = kUsualMaxTokens);

// 1.0 where the texts are equal without case and white space, or the cosine is 0.99 or more. Else by the
// cosine: from 0.75 on, with all keywords, the cosine within [0.70, 0.99]; from 0.40 on, or with any keyword,
// the cosine within [0.40, 0.69]; else 0. nullopt: unequal texts without a cosine.
[[nodiscard]] std::optional<double> accuracyScore(std::string_view foldedAnswer, std::string_view foldedGold,
                                                  std::optional<double> cosine, std::size_t keywordsFound,
                                                  std::size_t keywords);

struct LawCitation {
    text::WordExtent place; // of the answer, with the brackets
    std::string section;    // "1-1"; empty for a standard
    std::string title;      // "Lov om merverdiavgift", "NS 4102"
};

// "[§ 1-1 Lov om …]" and "[NS 4102]", in order.
[[nodiscard]] std::vector<LawCitation> lawCitationsIn(std::string_view answer);

// A law or standard that answers may cite.
struct CitedSource {
    std::string id;
    std::string title;
    std::vector<std::string> sections; // empty: not listed
};

enum class CitationKnown : std::uint8_t { Known, TitleUnknown, SectionUnknown };

// Whether a cited title stands in the list (equal, or one within the other, without case) and has that
// section.
[[nodiscard]] CitationKnown lookUp(const LawCitation& citation, std::span<const CitedSource> sources);

enum class ForeignLanguage : std::uint8_t { English, Swedish, Danish };

struct ForeignWords {
    ForeignLanguage language = ForeignLanguage::English;
    std::vector<text::WordExtent> places;
};

struct LanguageCheck {
    bool noNorwegianLetters = false;   // in ten words or more not one of æ, ø, å
    std::vector<ForeignWords> foreign; // of each language with two words or more; exceptions (SAF-T) apart
};

// Places are those of the text that was folded.
[[nodiscard]] LanguageCheck checkNorwegian(const text::FoldedText& answer);

} // namespace assay::metrics
