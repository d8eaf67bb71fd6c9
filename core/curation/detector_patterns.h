// What the detector of bad questions looks for, as data: patterns (RE2 syntax), word lists and limits. A JSON
// text replaces what it names and leaves the rest as it is by default.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::curation {

enum class PatternGroup : std::uint8_t {
    Meta,        // speaks of where data is or that there is none (FinRAG framework document, 5.4)
    TableLeadIn, // announces a table
    TableMark,   // only tables have it: columns between bars, rules
    Placeholder, // was never filled in
    Computation, // names what is computed: a ratio, a mean, a change
};

struct DetectorLimits {
    double rougeLBelow = 0.05;      // rule 1
    double bertScoreAbove = 0.75;   // rule 1
    double headerShare = 0.6;       // rule 4: capitalised and numeric words among those that count
    int wordsToJudge = 4;           // rule 4: shorter texts are not judged
    double contentShareBelow = 0.5; // rule 5
    int contentWordsToJudge = 4;    // rule 5: fewer say too little
    double nearDuplicateFrom = 0.9; // rule 6: Jaccard index of the words
};

struct PatternMatch {
    std::size_t begin = 0; // bytes
    std::size_t end = 0;
};

// Immutable, cheap to copy, for any number of threads.
class DetectorPatterns {
  public:
    [[nodiscard]] static const DetectorPatterns& defaults();

    // Keys: those of resources/rules/detector_patterns.json, whose words are lower case without
    // accents, as text::foldForSearch() gives them; what is left out is as there. Error: InvalidArgument
    // (`where` is the key, `detail` what is wrong: no JSON, a wrong type, RE2's message).
    [[nodiscard]] static base::Result<DetectorPatterns> fromJson(std::string_view json);

    [[nodiscard]] std::optional<PatternMatch> firstMatch(PatternGroup group, std::string_view text) const;

    // `folded` as by text::foldForSearch(). A capitalised word counts only if it can be nothing else, or if
    // the text has no small letters at all.
    [[nodiscard]] bool isVerb(std::string_view folded, bool capitalised) const;
    [[nodiscard]] bool isStopWord(std::string_view folded) const;

    // Whether answers of that type need no verb: "numeric".
    [[nodiscard]] bool needsNoVerb(std::string_view answerType) const;

    // Whether answers of that type are computed and need not stand in the evidence: "arithmetic".
    [[nodiscard]] bool isComputed(std::string_view answerType) const;

    // Whether answers of that type are copied from the evidence: "span".
    [[nodiscard]] bool isCopied(std::string_view answerType) const;

    // The names under which sources say how an answer was computed: "derivation".
    [[nodiscard]] const std::vector<std::string>& computationFields() const noexcept;

    [[nodiscard]] const DetectorLimits& limits() const noexcept;

  private:
    struct Data;

    explicit DetectorPatterns(std::shared_ptr<const Data> data);

    std::shared_ptr<const Data> m_data;
};

} // namespace assay::curation
