// What is looked for in a corpus when it is mined, as data: labels of figures and of risks with their
// patterns, cues, sections, repairs and caps. Source: FinRAG framework document, 4.3.
//
// The defaults (resources/rules/mining_patterns.json) are that document's patterns with four repairs, each
// named in `repairs` with what was printed and why it is not taken: a stem that ends in a word boundary
// (refinanc, manufactur, cyber) matches next to nothing, and an alternative outside the group (EPS) matches
// within words. asPrinted() takes the repairs back. Patterns are RE2's, at most 4 KiB each; a text belongs to
// a label when one of its patterns matches anywhere.
//
//     ASSAY_TRY(const auto rules, evaluate::miningRulesFromJson(text));
//     ASSAY_TRY(const auto tagger, evaluate::SentenceTagger::make(rules));
//     const evaluate::TagBits tags = tagger.tagsOf(sentence, tagger.scopeOf("1A"));
//
// Pure functions and values; any thread.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct MiningLabel {
    std::string label;                 // "revenue", "liquidity_credit": small letters, digits and _
    std::vector<std::string> patterns; // not empty
    // A wider wording that is not taken. It only explains why bundles from elsewhere hold a sentence that the
    // patterns do not accept; empty: none.
    std::string near;

    friend bool operator==(const MiningLabel&, const MiningLabel&) = default;
};

// A default that is not as its source prints it.
struct MiningRepair {
    std::string name;
    std::string label;    // whose pattern it is
    std::string printed;  // part of the pattern as the source has it
    std::string repaired; // what stands there instead; occurs once in the label's patterns
    std::string why;

    friend bool operator==(const MiningRepair&, const MiningRepair&) = default;
};

struct TrendCaps {
    int yearsLeast = 2;       // 2 … 100
    int sentencesPerYear = 0; // 0: all; else those that come first in the corpus

    friend bool operator==(const TrendCaps&, const TrendCaps&) = default;
};

struct CrossCompanyCaps {
    int companiesLeast = 2; // 2 … 100: a bundle of one company is never made
    int companiesMost = 5;
    int sentencesMost = 5;
    int sentencesPerCompany = 2;
    int riskCuesLeast = 2;      // of a risk sentence to be chosen
    bool needsAmountCue = true; // of a figure's sentence to be chosen

    friend bool operator==(const CrossCompanyCaps&, const CrossCompanyCaps&) = default;
};

struct MiningRules {
    std::string name;
    int version = 1; // counted up by whoever changes it
    std::string source;
    // Sections as corpora name them ("7", "1A"); an empty list: all.
    std::vector<std::string> kpiSections;
    std::vector<MiningLabel> kpiLabels;
    std::vector<std::string> riskSections;
    std::vector<MiningLabel> riskLabels;
    MiningLabel riskFallback;          // of a text in a risk section that has no other risk label
    std::vector<std::string> riskCues; // counted beside the patterns of risks
    std::vector<std::string> amountCues;
    std::string firstNumber;
    std::vector<std::string> causalConnectors;
    std::vector<std::string> definitionSections;
    std::vector<std::string> definitions;
    std::vector<std::string> definitionsExcept; // a match is no definition, whatever else it says
    std::vector<std::string> verificationSections;
    std::vector<std::string> verifications;
    std::vector<std::string> verificationsExcept;
    std::vector<MiningRepair> repairs;
    TrendCaps trend;
    CrossCompanyCaps crossCompany;
    int riskCuesUsable = 2;
    int riskCuesDense = 3;
    double nearDuplicateFrom = 0.9; // Jaccard index of the words, in (0, 1]
    bool onlyProse = true;          // headings and remains of tables are passed over

    friend bool operator==(const MiningRules&, const MiningRules&) = default;
};

// At most this many labels, of figures and risks together with the fallback.
inline constexpr std::size_t kMostMiningLabels = 48;

[[nodiscard]] const MiningRules& defaultMiningRules();

// Strict: every member of the default file may be given, and no other; one that is left out is as there.
// Errors: InvalidArgument, `where` the member ("kpi_labels[2].patterns[0]") and `detail` what is wrong: no
// JSON object, a wrong type, RE2's message, a label twice, a cap outside its range, a repair that its label
// does not have.
[[nodiscard]] base::Result<MiningRules> miningRulesFromJson(std::string_view json);

// What miningRulesFromJson() reads, two spaces a level. The same rules give the same bytes.
[[nodiscard]] std::string miningRulesJson(const MiningRules& rules);

// What miningRulesFromJson() would say of rules that were made otherwise. Error: InvalidArgument.
[[nodiscard]] base::Result<> checkMiningRules(const MiningRules& rules);

// With each repair taken back, in the label that it names, and without the list of them.
[[nodiscard]] MiningRules asPrinted(const MiningRules& rules);

} // namespace assay::evaluate
