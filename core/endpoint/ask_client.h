// Asks a chat backend one question: makes the body, sends it, tries again where that makes sense, and reads
// the reply. Source: FHRI experimental design, section 3.9.6.
//
// Threads: a client is used by one thread at a time; those of one run share a RateLimiter.
#pragma once

#include "core/base/result.h"
#include "core/endpoint/ask_settings.h"
#include "core/endpoint/http_client.h"
#include "core/endpoint/rate_limiter.h"
#include "core/model/ask_reply.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::endpoint {

struct AskQuestion {
    std::string question;
    std::string sampleId;
    std::string scenario;                      // empty: none
    std::optional<std::string> previousAnswer; // of the backend itself, to the baseline of a contradiction
};

// The body that is sent. The texts become JSON strings; nothing of them is ever read as JSON. Error:
// InvalidArgument (the template is no JSON).
[[nodiscard]] base::Result<std::string> askBody(const AskSettings& settings, const AskQuestion& question);

// What stands in the body of a 2xx reply. The answer and the scenario are texts, a score is a number in
// [0,1], a stage time a number of seconds from 0. A pointer that leads to nothing or to null means: missing.
[[nodiscard]] tl::expected<model::AskReply, model::AskFailure> readAskReply(const ReplyMapping& mapping,
                                                                            std::string_view body);

class AskClient {
  public:
    // `bearerToken` may be empty. The settings are as checkAskSettings() wants them.
    AskClient(AskSettings settings, std::string bearerToken, RateLimiter& limiter);

    // Tries again after 429, 5xx and a failed connection, never after a time limit. Between attempts it waits
    // as long as Retry-After says, else base x 2^(attempt - 1), of which a seeded half is left to chance. The
    // failure is Cancelled after a stop. Errors: InvalidArgument (the body's template, the URL,
    // the token: `where` "key"), StorageFailure (memory).
    [[nodiscard]] base::Result<model::AskOutcome> ask(const AskQuestion& question, std::uint64_t seed,
                                                      const std::stop_token& stop);

  private:
    [[nodiscard]] base::Result<model::AskOutcome>
    askUnguarded(const AskQuestion& question, std::uint64_t seed, const std::stop_token& stop);

    AskSettings m_settings;
    std::string m_bearerToken;
    RateLimiter& m_limiter;
    HttpClient m_http;
};

} // namespace assay::endpoint
