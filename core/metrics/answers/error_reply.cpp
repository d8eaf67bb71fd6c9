#include "core/metrics/answers/error_reply.h"

namespace assay::metrics {
namespace {

constexpr std::size_t kStatusDigits = 3;

bool isStatusDigit(char c) {
    return c >= '0' && c <= '9';
}

// The first number of three digits that stands by itself; 0: there is none.
std::int64_t statusIn(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        std::int64_t number = 0;
        while (end < text.size() && isStatusDigit(text[end]) && end - at < kStatusDigits + 1) {
            number = number * 10 + (text[end] - '0');
            ++end;
        }
        if (end - at == kStatusDigits) {
            return number;
        }
        at = end > at ? end : at + 1;
    }
    return 0;
}

} // namespace

std::optional<std::string> errorReplyOf(std::string_view answer, const AnswerPatterns& patterns) {
    const auto place = patterns.find(AnswerPattern::ErrorReply, answer);
    if (!place) {
        return std::nullopt;
    }
    const auto status = errorOfStatus(statusIn(answer.substr(place->begin, place->end - place->begin)));
    return status ? status : std::optional<std::string>("error_reply");
}

std::optional<std::string> errorOfStatus(std::int64_t status) {
    constexpr std::int64_t kFirstError = 400;
    constexpr std::int64_t kTooManyRequests = 429;
    constexpr std::int64_t kFirstOfServer = 500;
    constexpr std::int64_t kBeyond = 600;
    if (status < kFirstError || status >= kBeyond) {
        return std::nullopt;
    }
    if (status == kTooManyRequests) {
        return "http_429";
    }
    return status >= kFirstOfServer ? "http_5xx" : "http_status";
}

bool isTimeout(std::string_view failure, const AnswerPatterns& patterns) {
    return patterns.find(AnswerPattern::TimedOut, failure).has_value();
}

} // namespace assay::metrics
