// Whether a text that stands where an answer should is none: the message of a service that refused or failed
// ("Error code: 429 - {…}", "503 Service Unavailable"), and whether an error was a time limit.
//
// By the groups `error_reply` and `timed_out` of core/metrics/answers/answer_patterns.h. Only the beginning
// of a text counts, so an answer that speaks of errors stays one. Pure; any thread.
//
//     errorReplyOf("Error code: 429 - rate limit")    // "http_429"
//     errorReplyOf("Error rates rose to 429 cases.")  // nullopt
//     isTimeout("ReadTimeout")                        // true
#pragma once

#include "core/metrics/answers/answer_patterns.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay::metrics {

// What the failure is called: "http_429", "http_5xx", "http_status" for the other codes from 400 on,
// "error_reply" where no code is told. nullopt: the text is no such message.
[[nodiscard]] std::optional<std::string>
errorReplyOf(std::string_view answer, const AnswerPatterns& patterns = AnswerPatterns::defaults());

// The same of a status that stands beside an answer; nullopt: below 400 or above 599, so no failure.
[[nodiscard]] std::optional<std::string> errorOfStatus(std::int64_t status);

// Whether a failure is a time limit, by the text or name that its source gives to it.
[[nodiscard]] bool isTimeout(std::string_view failure,
                             const AnswerPatterns& patterns = AnswerPatterns::defaults());

} // namespace assay::metrics
