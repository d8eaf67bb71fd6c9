// What an answer says before all detail: yes, no, or that the data do not tell; and whether a yes is
// supported. FinRAG framework document, 4.2: boolean answers, no answer (J) and verifications (G). Pure; any
// thread.
#pragma once

#include "core/metrics/answers/answer_patterns.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace assay::metrics {

enum class YesNo : std::uint8_t { Yes, No, Abstained, Neither };

inline constexpr std::array<std::string_view, 4> kYesNoNames{"yes", "no", "abstained", "neither"};

struct YesNoReading {
    YesNo says = YesNo::Neither;
    std::optional<text::WordExtent> place; // of what says so
};

// From the beginning of the answer, a heading ("Direct answer:") apart. "No information …" abstains; "No, it
// does not disclose …" says no.
[[nodiscard]] YesNoReading readYesNo(std::string_view answer,
                                     const AnswerPatterns& patterns = AnswerPatterns::defaults());

// Where the first sentence says that the data do not tell; nullopt: the answer does not abstain. A gap that
// is admitted later, behind an answer, is no abstention.
[[nodiscard]] std::optional<text::WordExtent>
findAbstention(std::string_view answer, const AnswerPatterns& patterns = AnswerPatterns::defaults());

enum class SupportFault : std::uint8_t {
    None,
    BareYes,      // nothing but the yes
    NoCause,      // no sentence names a cause
    NotInEvidence // the sentence with the cause does not stand in the evidence
};

inline constexpr std::array<std::string_view, 4> kSupportFaultNames{"none", "bare_yes", "no_cause",
                                                                    "not_in_evidence"};

struct Support {
    SupportFault fault = SupportFault::None;
    std::optional<text::WordExtent> cause; // the causal phrase
    std::optional<double> share; // of the content words of its sentence, those that stand in evidence
    std::vector<text::WordExtent> figuresNotHeld; // of its sentence
};

// The least share of content words for a sentence to stand in the evidence.
inline constexpr double kSupportShare = 0.5;

// Whether an answer that says yes names a cause in a sentence whose figures and most of whose content words
// (by their light stems) stand in the evidence. nullopt: it does not say yes, or there is no evidence to
// look into.
[[nodiscard]] std::optional<Support>
judgeYesSupport(std::string_view answer, std::span<const std::string_view> evidence,
                const AnswerPatterns& patterns = AnswerPatterns::defaults());

} // namespace assay::metrics
