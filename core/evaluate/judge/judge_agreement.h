// A judge against people, over the same answers: how far they agree beyond chance, whether the judge gives
// too much or too little, and whether length, order or its own model sways it.
//
// Verdicts (pass or fail): Cohen's kappa, Gwet's AC1 beside it. Scores (0 to 10, rounded to whole ones for
// it): quadratically weighted kappa. Bias: judge minus person, the mean over answers; of longer answers minus
// shorter ones (parted at the median length, those at it are shorter), of answers by the judge's own model
// minus others; and how much the judge's score moves when it reads the answer before the gold. Intervals, 95
// %, are of a bootstrap over answers at the level that so many need (statistics/clusters.h); below 6 answers
// there is none, below kLeastJudgedTogether the judge *cannot be judged*.
//
// Pure; any thread.
#pragma once

#include "core/statistics/agreement.h"
#include "core/statistics/interval.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay::evaluate {

inline constexpr std::size_t kLeastJudgedTogether = 30;
// An agreement is settled once its interval is no wider than this to either side.
inline constexpr double kSettledHalfWidth = 0.1;

// One answer, with what a person and the judge said of it.
struct JudgedTogether {
    std::optional<bool> personPasses;
    std::optional<bool> judgePasses;
    std::optional<double> personScore; // [0,10]
    std::optional<double> judgeScore;  // [0,10]
    // The judge's score where it read the answer before the gold.
    std::optional<double> judgeScoreAnswerFirst;
    std::size_t answerLength = 0; // in characters
    // Whether the judge's model wrote the answer itself; nullopt: not known.
    std::optional<bool> byOwnModel;
    std::string questionId{}; // which the figures do not go by
};

// A mean of differences.
struct JudgeBias {
    std::optional<double> value;
    std::optional<statistics::Interval> interval;
    std::int64_t n = 0;     // answers; of two groups both
    std::int64_t other = 0; // of these, in the second group; 0 where there is one group

    // The interval holds no 0.
    [[nodiscard]] bool isTold() const noexcept;
};

enum class JudgeVerdict : std::uint8_t {
    CannotBeJudged, // too few answers, or no interval
    Agrees,         // kappa, or AC1 where kappa misleads, is above 0.6 with its whole interval
    TooClose,       // the interval holds 0.6
    Disagrees       // it lies below 0.6
};

struct JudgeAgreement {
    std::int64_t both = 0;        // answers with both verdicts
    std::int64_t bothScored = 0;  // with both scores
    std::int64_t personOnly = 0;  // the judge left them open, or was not asked
    std::int64_t judgePasses = 0; // of `both`
    std::int64_t personPasses = 0;
    std::int64_t judgeOnlyPasses = 0; // the judge passes what the person fails
    std::int64_t personOnlyPasses = 0;
    statistics::Agreement observed;
    statistics::Agreement kappa;
    statistics::Agreement ac1;
    statistics::Agreement weightedKappa; // of the scores
    JudgeBias bias;
    JudgeBias byLength;
    JudgeBias byPosition;
    JudgeBias byOwnModel;
    bool kappaMisleads = false; // observed above 0.9 and kappa below 0.4: AC1 is what the verdict goes by
    JudgeVerdict verdict = JudgeVerdict::CannotBeJudged;
    // Labels in all that would settle the agreement; nullopt without an interval. Where the interval is
    // narrow enough already, as many as there are.
    std::optional<std::int64_t> labelsNeeded;

    // Share of equal verdicts of a judge that passes as many answers, drawn at random; nullopt: none was
    // judged by both.
    [[nodiscard]] std::optional<double> sameByLuck() const noexcept;
};

[[nodiscard]] JudgeAgreement judgeAgreement(std::span<const JudgedTogether> answers, std::uint64_t seed = 42);

// How many labels an interval of +-`halfWidth` takes, when so many gave this one: n (half / halfWidth)^2,
// rounded up, at least n. The half is the wider side.
[[nodiscard]] std::int64_t labelsFor(std::int64_t n, double value, const statistics::Interval& interval,
                                     double halfWidth);

} // namespace assay::evaluate
