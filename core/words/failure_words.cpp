#include "core/words/failure_words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace assay::words {
namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 16> kFailures{{
    {"timeout", ASSAY_TEXT("Report", "no reply within the time limit")},
    {"connection_failed", ASSAY_TEXT("Report", "no connection, or one that broke")},
    {"http_429", ASSAY_TEXT("Report", "refused: too many requests")},
    {"http_5xx", ASSAY_TEXT("Report", "a fault of the server")},
    {"http_status", ASSAY_TEXT("Report", "refused by the server")},
    {"refused_key", ASSAY_TEXT("Report", "the key was refused")},
    {"malformed_reply", ASSAY_TEXT("Report", "a reply that cannot be read")},
    {"reply_too_large", ASSAY_TEXT("Report", "a reply that is too large")},
    {"missing_answer", ASSAY_TEXT("Report", "a reply without an answer")},
    {"no_answer", ASSAY_TEXT("Report", "a reply without an answer")},
    {"error_reply", ASSAY_TEXT("Report", "an error in place of an answer")},
    {"unusable_score", ASSAY_TEXT("Report", "a score that is no number from 0 to 1")},
    {"missing_question", ASSAY_TEXT("Report", "not asked: there is no question")},
    {"no_question", ASSAY_TEXT("Report", "not asked: there is no question")},
    {"baseline_failed", ASSAY_TEXT("Report", "not asked: the answer it is compared with failed")},
    {"cancelled", ASSAY_TEXT("Report", "stopped before a reply came")},
}};

} // namespace

std::string failureText(std::string_view kind, const Wording& wording) {
    const auto found = std::ranges::find(kFailures, kind, [](const auto& each) { return each.first; });
    return found != kFailures.end() ? wording.text(found->second) : std::string(kind);
}

} // namespace assay::words
