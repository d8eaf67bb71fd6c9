// What a stored set answered to given questions, in their order: the way in for every evaluation.
//
//     ASSAY_TRY(const auto questions, questionsNamed(reader, suite, stop));
//     ASSAY_TRY(const auto set, findAnswerSet(reader, "gpt run 3"));
//     const auto take = [&](std::size_t question, std::vector<formats::PredictionRecord> samples) { … };
//     ASSAY_TRY(const auto match, readPredictions(reader, set.id, questions, take, stop));
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/formats/answers/prediction_json.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct UnmatchedPrediction {
    std::string questionId; // either may be empty
    std::string question;
    std::optional<std::int64_t> sample;
    std::int64_t line = 0; // in its file
};

struct PredictionMatch {
    std::int64_t predictions = 0;               // of the set
    std::int64_t matched = 0;                   // of these, found by id or text
    std::int64_t byText = 0;                    // of these, by text
    std::int64_t answered = 0;                  // questions with a prediction
    std::vector<UnmatchedPrediction> unmatched; // in the order of the set
};

// Takes what the set says of `questions[question]`: the samples by their numbers, the one without a number
// first; empty: nothing. A failure ends the reading and is handed to the caller.
using TakePredictions =
    std::function<base::Result<>(std::size_t question, std::vector<formats::PredictionRecord> samples)>;

// Calls `take` for every question, in order. Which of them a prediction belongs to says
// formats/answers/question_match.h. `take` may not read through the same reader. One question's predictions
// are in memory at a time, and about 100 bytes for each of the set. Errors: NotFound, DamagedWorkspace,
// Cancelled, those of `take`.
[[nodiscard]] base::Result<PredictionMatch> readPredictions(const Reader& reader, base::RowId set,
                                                            std::span<const NamedQuestion> questions,
                                                            const TakePredictions& take,
                                                            std::stop_token stop);

// What the set says of `questions[question]` alone, samples as above: of every other prediction the names are
// read, by which it is matched, and nothing else. Errors: NotFound, DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<std::vector<formats::PredictionRecord>>
readPredictionsOf(const Reader& reader, base::RowId set, std::span<const NamedQuestion> questions,
                  std::size_t question, const std::stop_token& stop);

// Calls `take` for every prediction of the set, in its order. Errors: as above.
[[nodiscard]] base::Result<>
readPredictionSet(const Reader& reader, base::RowId set,
                  const std::function<base::Result<>(formats::PredictionRecord record)>& take,
                  std::stop_token stop);

// Those of the set that answer no question of any visible suite.
[[nodiscard]] base::Result<std::vector<UnmatchedPrediction>> predictionsOfNoQuestion(const Reader& reader,
                                                                                     base::RowId set);

// Questions of a visible suite that a visible set has ranked lists for.
struct FittingSet {
    base::RowId suite = 0;
    base::RowId set = 0;
    std::int64_t questions = 0;

    friend bool operator==(const FittingSet&, const FittingSet&) = default;
};

// Every suite and set that have any in common, those with the most first; of equally many in the order of
// their names. Error: Cancelled.
[[nodiscard]] base::Result<std::vector<FittingSet>> fittingSets(const Reader& reader,
                                                                const std::stop_token& stop);

} // namespace assay::workspace
