// Blocking HTTP: sends one request and waits for the whole reply. Only http and https; redirects are not
// followed, so that neither a body nor a token goes to a place that nobody named.
//
// Threads: a client is used by one thread at a time; any number of clients at once.
#pragma once

#include "core/base/result.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::endpoint {

inline constexpr std::size_t kReplyLimit = std::size_t{16} << 20U; // bytes

struct HttpPost {
    std::string url;
    std::string body;        // JSON
    std::string bearerToken; // empty: none. Sent in the Authorization header and kept nowhere
    int timeoutMs = 90'000;  // for everything, from looking up the name to the reply's last byte
    std::size_t replyLimit = kReplyLimit;
    std::string method{"POST"};         // GET, PUT, DELETE, …; with an empty body none is sent
    std::vector<std::string> headers{}; // further ones, "Name: value"; "Content-Type: …" replaces JSON's
    // With one the token is its password, by basic authentication or in the signature.
    std::string user{};
    std::string awsSigning{}; // "aws:amz:REGION:SERVICE": signature version 4; empty: none
    // A request that may as well arrive twice: it goes over the connection of the one before it. Where that
    // has gone stale the library sends it a second time by itself.
    bool keepAlive = false;
};

// Whether a header can hold the token: no blank, line break or other control character, which would end the
// header or begin another. Nothing at all can be held. Error: InvalidArgument (`where` "key"; the token is
// not repeated).
[[nodiscard]] base::Result<> checkBearerToken(std::string_view token);

struct HttpReply {
    int status = 0;
    std::string body;
    double seconds = 0;
    std::optional<double> retryAfterSeconds; // of the Retry-After header, in either of its forms
};

struct HttpFailure {
    enum class Kind : std::uint8_t {
        Timeout,
        ConnectionFailed, // also one that broke in the middle of a reply
        ReplyTooLarge,
        UnusableUrl, // neither http nor https, or no URL at all
        UnusableKey, // the token, the user or a header cannot stand in a request; nothing was sent
        Cancelled
    };
    Kind kind = Kind::ConnectionFailed;
    std::string detail; // the library's own reason
    double seconds = 0;
};

class HttpClient {
  public:
    HttpClient();
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    // Any status is a reply. A stop ends it at once. A request has a connection of its own, unless it says
    // keepAlive.
    [[nodiscard]] tl::expected<HttpReply, HttpFailure> post(const HttpPost& request,
                                                            const std::stop_token& stop);

  private:
    struct Handles;
    std::unique_ptr<Handles> m_handles;
};

} // namespace assay::endpoint
