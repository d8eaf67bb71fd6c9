// An answer cut into its claims, and what its evidence says of each: figures and citations that no evidence
// holds, and the sentence of the evidence that is nearest. Suggestions for a person, who judges; nothing here
// decides.
//
// The cut is that into sentences (core/text/sentence_split.h), table debris too. No claim are lines without a
// letter or a digit (rules of Markdown), and headings that say nothing: a line that begins with one to six
// "#" and does not end like a sentence, and a piece that ends with a colon and has no verb (of curation's
// detector). Whatever holds a figure other than a year is a claim, and where nothing else is left, so are
// headings. The nearest sentence is the one with the highest F1 of content words (ROUGE-1 without stop
// words); a claim without content words has none.
//
// Pure; any thread.
#pragma once

#include "core/model/claim.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// Bytes of the answer, in order, without overlaps; neither end stands at white space.
struct ClaimExtent {
    std::size_t begin = 0;
    std::size_t end = 0;

    friend bool operator==(const ClaimExtent&, const ClaimExtent&) = default;
};

[[nodiscard]] std::vector<ClaimExtent> cutIntoClaims(std::string_view answer);

// Where a sentence of the evidence stands.
struct EvidencePlace {
    std::size_t text = 0; // which text of the evidence
    std::size_t begin = 0;
    std::size_t end = 0; // bytes of it

    friend bool operator==(const EvidencePlace&, const EvidencePlace&) = default;
};

// A figure or a citation of the answer that no evidence holds.
struct UnheldPassage {
    enum class Kind : std::uint8_t { Number, Citation };
    Kind kind = Kind::Number;
    std::size_t begin = 0; // bytes of the answer
    std::size_t end = 0;
    bool differsInScaleOrSign = false; // of a number: the evidence has it with another one

    friend bool operator==(const UnheldPassage&, const UnheldPassage&) = default;
};

struct ClaimSuggestion {
    std::vector<UnheldPassage> unheld;
    std::optional<EvidencePlace> nearest; // nullopt: nothing is shared with any sentence
    double similarity = 0;                // of it, (0,1]
};

// For each claim. A number is held where some quantity of the evidence is the same (text::compareQuantities).
// Without evidence there is no suggestion: nothing can be held then.
[[nodiscard]] std::vector<ClaimSuggestion> suggestForClaims(std::string_view answer,
                                                            std::span<const ClaimExtent> claims,
                                                            std::span<const std::string> evidence);

// --- What people said ---

// All claims have to be judged: one that is invented makes it hallucinated, else one that is extrapolated a
// minor extrapolation. nullopt: no claim, or one that is not judged yet. FinRAG 5.5.
[[nodiscard]] std::optional<model::Fidelity> fidelityOf(const model::ClaimSheet& sheet) noexcept;

// A sheet of this answer without a verdict.
[[nodiscard]] model::ClaimSheet newClaimSheet(std::string questionId, std::string_view answer);

// Cuts a claim in two before the word that holds `at`, a byte of the answer; both keep the verdict. False:
// there is no word on both sides.
bool splitClaim(model::ClaimSheet& sheet, std::string_view answer, std::size_t claim, std::size_t at);

// A claim with the one behind it; a verdict that both have stays. False: there is none behind it.
bool joinClaim(model::ClaimSheet& sheet, std::size_t claim);

} // namespace assay::evaluate
