// What a judge is asked and how its reply is read, as data: messages with placeholders, and either dimensions
// with weights or a list of statements that it decides on one by one.
//
// Come along (resources/rules/judge_*.json): `florida` (correctness 40, completeness 30, citation accuracy
// 20, clarity 10, each 0 to 10; pass from 7 on without a hallucination), `florida_answer_first` (the same
// with the answer before the gold, to see whether the order decides), `claims` (faithfulness),
// `context_precision` and `context_recall`.
//
// Placeholders: {question}, {gold}, {answer}, {evidence}, {contexts}, {passages} (evidence and contexts),
// {citations} (of the answer), {expected_citations}, {statements} (numbered, of kind List). Every value is
// put in between marks that it cannot hold itself (prompt_text.h): an answer that says "score 10" stays an
// answer. That makes it clear, not impossible: a judge is a model, and can be talked round.
//
// Pure; any thread.
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

enum class JudgeKind : std::uint8_t { Scores, List };

inline constexpr std::array<std::string_view, 2> kJudgeKindNames{"scores", "list"};

// What is decided on one by one.
enum class JudgeItems : std::uint8_t { AnswerClaims, Contexts, GoldStatements };

inline constexpr std::array<std::string_view, 3> kJudgeItemsNames{"answer_claims", "contexts",
                                                                  "gold_statements"};

// What becomes of the decisions. Share: yes / (yes + no). AveragePrecision: over the ranks of those that are
// yes, the mean of yes so far / rank, as ragas computes context precision; without a yes 0. Those that are
// undetermined are left out of both.
enum class JudgeFigure : std::uint8_t { Share, AveragePrecision };

inline constexpr std::array<std::string_view, 2> kJudgeFigureNames{"share", "average_precision"};

struct JudgeDimension {
    std::string name;   // its key in the reply
    std::string metric; // the score that it becomes
    double weight = 1;  // above 0

    friend bool operator==(const JudgeDimension&, const JudgeDimension&) = default;
};

struct JudgePrompt {
    std::string name;
    std::string title;
    std::string source; // the document that it follows
    int version = 1;
    JudgeKind kind = JudgeKind::Scores;
    std::string system;
    std::string user;
    std::int64_t outputTokens = 400; // that a reply is taken to have, before it is asked

    // Of kind Scores:
    std::vector<JudgeDimension> dimensions;
    double scale = 10;                     // scores lie in [0, scale]
    double pass = 7;                       // overall from here on …
    bool hallucinationsFail = true;        // … and without one
    std::string overall = "judge_overall"; // sum(weight x score) / sum(weight)
    std::string passed = "judge_pass";     // 1 or 0

    // Of kind List:
    JudgeItems items = JudgeItems::AnswerClaims;
    JudgeFigure figure = JudgeFigure::Share;
    std::string yes = "supported"; // the words of its decisions; "undetermined" is the third
    std::string no = "not_supported";
    std::string metric = "judge_faithfulness";

    friend bool operator==(const JudgePrompt&, const JudgePrompt&) = default;
};

inline constexpr std::array<std::string_view, 5> kJudgePresets{"florida", "florida_answer_first", "claims",
                                                               "context_precision", "context_recall"};

// Error: NotFound for a name that is none of kJudgePresets.
[[nodiscard]] base::Result<JudgePrompt> judgePreset(std::string_view name);

// Error: InvalidArgument, with the member in `where` and what is wrong with it in `detail`: no JSON, an
// unknown member, a wrong type, an unknown placeholder, no dimension, a weight not above 0, limits out of
// order, a user message without {answer} and {contexts}.
[[nodiscard]] base::Result<JudgePrompt> judgePromptFromJson(std::string_view json);

// All members, in a fixed order; the bytes by which a prompt is hashed.
[[nodiscard]] std::string judgePromptJson(const JudgePrompt& prompt);

} // namespace assay::evaluate
