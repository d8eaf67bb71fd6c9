// Which answers people should read, as data: a name, a filter, and how many are drawn. The lists of the
// documents come along: 10 of a quarter (FinRAG 6.2), a fifth as a spot check, everything below 0.75,
// 10 citations and 10 for language (Norwegian evaluation), and where the judge and the rules disagree.
//
// A draw depends on the seed and on the ids of the answers alone: the same answers and the same seed give the
// same queue, in whatever order they come. Pure; any thread.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::evaluate {

// What a queue looks at of a question with its answers.
struct ReadableAnswer {
    std::string questionId;
    bool isAnswered = true;          // what failed is in no queue
    std::optional<double> overall;   // of the rubric
    std::optional<bool> passesRules; // the verdict of the rubric is *pass*; nullopt: there is none
    std::optional<bool> passesJudge; // judge_pass; nullopt: not judged
    std::int64_t citations = 0;      // that the answer has
    bool languageIsChecked = false;  // the rubric checks it
    bool isRead = false;             // somebody has judged its claims already
    // What the queues that are drawn ask for beside that.
    std::string verdict; // of the rubric, as kAnswerVerdictNames; empty: none
    std::map<std::string, std::vector<std::string>> fields; // of the question, by the run's fields
    std::map<std::string, double> metrics;                  // those with a value
};

struct ReadingQueue {
    std::string name;                   // "below_0.75"
    std::string title;                  // empty: the name is said as words know it
    std::optional<double> overallBelow; // only those with an overall under it
    bool withCitations = false;         // only those that cite
    bool withLanguageCheck = false;     // only those whose language the rubric checks
    bool judgeDisagrees = false;        // only those that the judge and the rubric tell apart
    bool notRead = false;               // only those that nobody has read
    std::string verdict;                // only those with this verdict of the rubric
    std::string field;                  // only questions whose field, one of the run's, is …
    std::string value;                  // … this
    std::string metric;                 // only those with a value of this measure, …
    std::optional<double> metricBelow;  // … under this
    std::optional<double> metricAbove;  // … or above that
    std::optional<std::int64_t> count;  // so many are drawn of those that fit
    std::optional<double> share;        // or such a share, rounded up; both missing: all of them
    std::uint64_t seed = 42;            // of the draw

    friend bool operator==(const ReadingQueue&, const ReadingQueue&) = default;
};

// Those that come along: quarter, spot_check, below_0.75, citations, language, judge_disagrees.
[[nodiscard]] std::span<const ReadingQueue> presetReadingQueues();

struct DrawnQueue {
    std::vector<std::size_t> answers; // places, in the order in which they came
    std::size_t fitting = 0;          // how many there were to draw from
};

[[nodiscard]] DrawnQueue drawQueue(const ReadingQueue& queue, std::span<const ReadableAnswer> answers);

// As JSON, strictly. Errors: InvalidArgument with the member in `where`; both a count and a share, a share
// outside (0,1], a count below 1, a verdict that there is not, a value without its field, a limit without its
// measure.
[[nodiscard]] base::Result<std::vector<ReadingQueue>> readReadingQueues(std::string_view json);
[[nodiscard]] std::string readingQueuesJson(std::span<const ReadingQueue> queues);

} // namespace assay::evaluate
