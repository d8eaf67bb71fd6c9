// The demo's sentences: patterns with places to fill in and wordings to choose from.
//   {name}    what the slots have under that name
//   [a|b|c]   one of these, drawn; they may hold places
#pragma once

#include "app/demo/demo_companies.h"
#include "core/base/random.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {

using DemoSlots = std::map<std::string, std::string, std::less<>>;

// A place that the slots do not have stays as it stands, braces and all.
[[nodiscard]] std::string demoSentence(std::string_view pattern, const DemoSlots& slots,
                                       base::Random& random);

// With a capital letter where it begins with a small one.
[[nodiscard]] std::string capitalised(std::string text);

enum class DemoLineKind : unsigned char { Prose, Heading, TableDebris };

// The key of lines that nothing asks for, but that are to stand as those do that have one.
inline constexpr std::string_view kAlwaysStands = "(always stands)";

struct DemoLine {
    std::string_view pattern;
    // By which questions and bundles find the sentence; empty: they do not. A line with a key is in no house
    // style and stands in each report that has its paragraph; of those without one most are left out.
    std::string_view key{};
    DemoLineKind kind = DemoLineKind::Prose;
    DemoTrait trait = DemoTrait::Everybody; // of the companies that say it
};

[[nodiscard]] constexpr DemoLine onlyFor(DemoTrait trait, std::string_view pattern,
                                         std::string_view key = {}) {
    return {pattern, key, DemoLineKind::Prose, trait};
}

// Sentences that belong together.
struct DemoParagraph {
    std::string_view heading; // empty: none; it stands where one of its lines does
    std::vector<DemoLine> lines;
    int firstYear = 0; // it stands in filings of these years only
    int lastYear = 9999;
};

struct DemoSection {
    std::string_view number; // "1A"
    std::string_view title;
    std::vector<DemoParagraph> paragraphs;
    // How many of them a company has, drawn once for each company; 0: all.
    std::size_t drawn = 0;
    // So many of these are the first ones, which are not drawn: what questions and bundles speak of is among
    // them. Not above `drawn`.
    std::size_t always = 0;
    bool newEveryYear = false; // wordings are drawn for each year, else for each company
};

[[nodiscard]] const DemoSection& demoBusinessSection(); // demo_texts_business.cpp
[[nodiscard]] const DemoSection& demoRiskSection();     // demo_texts_risks.cpp
[[nodiscard]] const DemoSection& demoResultsSection();  // demo_texts_results.cpp
[[nodiscard]] const DemoSection& demoNotesSection();    // demo_texts_notes.cpp
// The sections of few sentences, and the market risk.
[[nodiscard]] const std::vector<DemoSection>& demoShortSections(); // demo_texts_short.cpp

} // namespace assay::app
