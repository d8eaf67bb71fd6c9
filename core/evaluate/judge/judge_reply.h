// What a judge says, read strictly: nothing is repaired and nothing is guessed. Around the one JSON object
// that is wanted only a leading <think>…</think> and a fence of ``` may stand.
//
// Pure; any thread.
#pragma once

#include "core/evaluate/judge/judge_prompt.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

struct JudgedScores {
    std::map<std::string, std::optional<double>> byDimension; // all of the prompt; nullopt: undetermined
    std::vector<std::string> hallucinations;
    std::string reasoning; // empty: none was given

    friend bool operator==(const JudgedScores&, const JudgedScores&) = default;
};

enum class JudgeDecision : std::uint8_t { No, Yes, Undetermined };

struct JudgedItem {
    JudgeDecision decision = JudgeDecision::Undetermined;
    std::string why; // the judge's own words; empty: none

    friend bool operator==(const JudgedItem&, const JudgedItem&) = default;
};

// {"correctness": 0 … scale or null, …, "hallucinations": [texts], "reasoning": text}. `hallucinations` and
// `reasoning` may be missing; other members are passed over. The failure says what is wrong: no JSON object,
// a dimension that is missing or no number of the range, hallucinations that are no list of texts.
[[nodiscard]] tl::expected<JudgedScores, std::string> readJudgedScores(std::string_view content,
                                                                       const JudgePrompt& prompt);

// {"decisions": [{"number": 1 … count, "decision": yes, no or "undetermined", "why": text}, …]}: each number
// once. The failure as above.
[[nodiscard]] tl::expected<std::vector<JudgedItem>, std::string>
readJudgedList(std::string_view content, const JudgePrompt& prompt, std::size_t count);

// sum(weight x score) / sum(weight); nullopt: a dimension is undetermined.
[[nodiscard]] std::optional<double> overallOf(const JudgedScores& scores, const JudgePrompt& prompt);

// nullopt: there is no overall, and no hallucination that decides alone.
[[nodiscard]] std::optional<bool> passesOf(const JudgedScores& scores, const JudgePrompt& prompt);

// JudgePrompt::figure of the decisions in their order; nullopt: none is decided.
[[nodiscard]] std::optional<double> figureOf(const std::vector<JudgedItem>& items, JudgeFigure figure);

} // namespace assay::evaluate
