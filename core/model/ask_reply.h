// What a chat backend said to one question, or why there is no answer.
#pragma once

#include "core/model/fhri.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace assay::model {

enum class AskFailureKind : std::uint8_t {
    Timeout,          // no whole reply within the time limit
    ConnectionFailed, // no connection, or one that broke before the reply was whole
    HttpStatus,       // a status other than 2xx
    MalformedReply,   // the body is no JSON
    ReplyTooLarge,    // the body is larger than the limit
    MissingAnswer,    // the reply holds no answer, or an empty one
    UnusableScore,    // a score that is no number, or outside [0,1]
    MissingQuestion,  // never sent: the sample has no question
    BaselineFailed,   // never sent: it needs the answer to its baseline, which failed
    Cancelled,        // a stop was requested
};

inline constexpr std::size_t kAskFailureKindCount = 10;

// The names used in files.
inline constexpr std::array<std::string_view, kAskFailureKindCount> kAskFailureKindNames{
    "timeout",        "connection_failed", "http_status",      "malformed_reply", "reply_too_large",
    "missing_answer", "unusable_score",    "missing_question", "baseline_failed", "cancelled"};

struct AskReply {
    std::string answer;         // never empty
    std::optional<double> fhri; // [0,1]; missing where the reply has none, as every score here
    std::optional<double> nli;
    ComponentScores components{};
    std::optional<std::string> scenario; // what the backend took the question for
    // Seconds by stage; nullopt where the reply has something there that is no number of seconds.
    std::map<std::string, std::optional<double>> stages;

    friend bool operator==(const AskReply&, const AskReply&) = default;
};

struct AskFailure {
    AskFailureKind kind = AskFailureKind::ConnectionFailed;
    std::string detail; // facts only: a status, a pointer, the library's own reason

    friend bool operator==(const AskFailure&, const AskFailure&) = default;
};

// One question with all its attempts. Exactly one of `reply` and `failure` is set.
struct AskOutcome {
    std::optional<AskReply> reply;
    std::optional<AskFailure> failure;
    std::optional<int> httpStatus; // of the last attempt, where it came to one
    int attempts = 0;
    double seconds = 0;      // the last attempt, from sending to the whole reply
    double totalSeconds = 0; // all attempts and the waiting between them

    friend bool operator==(const AskOutcome&, const AskOutcome&) = default;
};

// Why an item was asked: it was drawn, or only so that a drawn contradiction has a previous answer.
enum class DynamicRole : std::uint8_t { Sampled, Context };

// What became of one item of a dynamic run.
struct DynamicReply {
    std::uint32_t number = 0; // of the item in the plan, from 0
    std::int64_t row = 0;     // of the stored sample
    DynamicRole role = DynamicRole::Sampled;
    AskOutcome outcome;
    std::string answeredAt; // UTC, ISO 8601

    friend bool operator==(const DynamicReply&, const DynamicReply&) = default;
};

} // namespace assay::model
