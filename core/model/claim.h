// What a person said of the claims of an answer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::model {

// Against the evidence: it says so; it may be inferred; it says nothing of the kind.
enum class ClaimVerdict : std::uint8_t { Aligned, Extrapolated, Invented };

inline constexpr std::array<std::string_view, 3> kClaimVerdictNames{"aligned", "extrapolated", "invented"};

// Of a whole answer.
enum class Fidelity : std::uint8_t { Perfect, MinorExtrapolation, Hallucinated };

inline constexpr std::array<std::string_view, 3> kFidelityNames{"perfect", "minor_extrapolation",
                                                                "hallucinated"};

struct Claim {
    std::int64_t begin = 0; // bytes of the answer
    std::int64_t end = 0;
    std::optional<ClaimVerdict> verdict; // nullopt: not judged yet
    std::string evidence;                // the sentence that it was judged by; empty: none
    std::string note;

    friend bool operator==(const Claim&, const Claim&) = default;
};

// The claims of one answer to one question as one reader cut and judged them. It belongs to the answer's
// text: the same text in another set has the same claims.
struct ClaimSheet {
    std::string questionId;
    std::string answerSha256; // of the answer's bytes
    std::string reader;
    bool blind = false; // begun before any other reader's could be seen
    std::vector<Claim> claims;
    std::string changedAt; // UTC, ISO 8601

    friend bool operator==(const ClaimSheet&, const ClaimSheet&) = default;
};

} // namespace assay::model
