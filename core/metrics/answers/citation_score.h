// Citations of statutes and rules as the Florida tax guide counts them: normalised, with subsections.
//
// A generated citation is correct if it equals an expected one or is a subsection of it: 212.05(1)(a) for
// 212.05, not the other way round. Precision is over the distinct generated ones, recall over the distinct
// expected ones, F1 their harmonic mean. Nothing on either side: no figure. Nothing generated: no precision,
// recall and F1 0. Nothing expected: precision and F1 0, no recall. Patterns are data
// (resources/rules/florida_citations). Pure; any thread.
//
//     const auto cited = citationsIn("Under § 212.05(1), the rate is 6 %; see Rule 12a-1.001, F.A.C.");
//     // 212.05(1) and 12A-1.001
#pragma once

#include "core/text/fold.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

struct Citation {
    std::string base;                     // "212.05", "12A-1.001"; what is no such citation: its text, folded
    std::vector<std::string> subsections; // small, without parentheses: "1", "a"

    [[nodiscard]] std::string text() const; // "212.05(1)(a)"
    // Equal to it or a subsection of it.
    [[nodiscard]] bool isWithin(const Citation& other) const;

    friend bool operator==(const Citation&, const Citation&) = default;
};

// "Fla. Stat. § 212.05(1)(a)" is 212.05(1)(a), "F.A.C. 12a-1.001" is 12A-1.001.
[[nodiscard]] Citation normalisedCitation(std::string_view text);

struct CitedPlace {
    Citation citation;
    text::WordExtent place; // of the answer
};

// Every citation in running text, in order, those that are told twice too: behind "§", "section", "rule", or
// with a form that only they have. Plain decimals are none.
[[nodiscard]] std::vector<CitedPlace> citationsIn(std::string_view answer);

struct CitationScore {
    std::optional<double> precision;
    std::optional<double> recall;
    std::optional<double> f1;
    std::int64_t correct = 0;        // of the generated
    std::int64_t found = 0;          // of the expected
    std::vector<Citation> generated; // distinct
    std::vector<bool> isCorrect;     // of each of them
    std::vector<Citation> expected;  // distinct
    std::vector<bool> isFound;       // of each of them
};

[[nodiscard]] CitationScore scoreCitations(std::span<const Citation> generated,
                                           std::span<const Citation> expected);

} // namespace assay::metrics
