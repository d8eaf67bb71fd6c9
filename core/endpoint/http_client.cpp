#include "core/endpoint/http_client.h"

#include "core/base/version.h"

#include <curl/curl.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <new>

namespace assay::endpoint {
namespace {

using Kind = HttpFailure::Kind;

constexpr int kLongestWaitMs = 1'000; // a stop wakes it up earlier

// Not thread-safe in every build of the library, so once, and never undone.
void initialiseLibrary() {
    static const CURLcode initialised = curl_global_init(CURL_GLOBAL_DEFAULT);
    if (initialised != CURLE_OK) {
        throw std::bad_alloc();
    }
}

// A proxy of the environment is used, but never for this machine itself.
std::string hostsWithoutProxy() {
    std::string hosts = "localhost,127.0.0.1,::1";
    for (const char* name : {"no_proxy", "NO_PROXY"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0') {
            return std::string(value) == "*" ? "*" : hosts + "," + value;
        }
    }
    return hosts;
}

struct HeaderList {
    curl_slist* first = nullptr;

    HeaderList() = default;
    HeaderList(const HeaderList&) = delete;
    HeaderList& operator=(const HeaderList&) = delete;

    ~HeaderList() { curl_slist_free_all(first); }

    void add(const std::string& line) {
        curl_slist* longer = curl_slist_append(first, line.c_str());
        if (longer == nullptr) {
            throw std::bad_alloc();
        }
        first = longer;
    }
};

struct Received {
    std::string body;
    std::size_t limit = kReplyLimit;
    bool tooLarge = false;
    bool outOfMemory = false;
};

// Called from C, so nothing may be thrown out of it.
std::size_t receive(char* data, std::size_t, std::size_t size, void* target) {
    auto& received = *static_cast<Received*>(target);
    if (size > received.limit - received.body.size()) {
        received.tooLarge = true;
        return 0;
    }
    try {
        received.body.append(data, size);
    } catch (...) {
        received.outOfMemory = true;
        return 0;
    }
    return size;
}

Kind kindOf(CURLcode code, const Received& received) {
    if (received.tooLarge || code == CURLE_FILESIZE_EXCEEDED) {
        return Kind::ReplyTooLarge;
    }
    switch (code) {
    case CURLE_OPERATION_TIMEDOUT:
        return Kind::Timeout;
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
        return Kind::UnusableUrl;
    default:
        return Kind::ConnectionFailed;
    }
}

// Nothing in it ends a header and begins another.
bool canBeSent(const HttpPost& request) {
    const auto isPlain = [](std::string_view text) {
        return std::none_of(text.begin(), text.end(),
                            [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    };
    return isPlain(request.user) && request.user.find(':') == std::string::npos && isPlain(request.method) &&
           isPlain(request.awsSigning) &&
           std::all_of(request.headers.begin(), request.headers.end(), isPlain);
}

void addHeaders(const HttpPost& request, HeaderList& headers) {
    const bool hasType = std::any_of(request.headers.begin(), request.headers.end(),
                                     [](const auto& header) { return header.starts_with("Content-Type:"); });
    if (!hasType) {
        headers.add("Content-Type: application/json");
    }
    headers.add("Accept: application/json");
    if (request.awsSigning.empty()) { // libcurl would sign it, and not send it
        headers.add("Expect:");       // no round trip for a permission to send
    }
    for (const std::string& header : request.headers) {
        headers.add(header);
    }
    if (!request.bearerToken.empty() && request.user.empty()) {
        headers.add("Authorization: Bearer " + request.bearerToken);
    }
}

// Method, body and who asks. What the texts point at lives as long as the request.
void setRequest(CURL* easy, const HttpPost& request) {
    if (request.method != "POST") {
        curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request.method.c_str());
    }
    if (request.method == "POST" || !request.body.empty()) {
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body.size()));
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request.body.data());
    }
    if (!request.keepAlive) {
        curl_easy_setopt(easy, CURLOPT_FRESH_CONNECT, 1L);
        curl_easy_setopt(easy, CURLOPT_FORBID_REUSE, 1L);
    }
    if (!request.user.empty()) {
        curl_easy_setopt(easy, CURLOPT_USERNAME, request.user.c_str());
        curl_easy_setopt(easy, CURLOPT_PASSWORD, request.bearerToken.c_str());
        if (request.awsSigning.empty()) {
            curl_easy_setopt(easy, CURLOPT_HTTPAUTH, static_cast<long>(CURLAUTH_BASIC));
        } else {
            curl_easy_setopt(easy, CURLOPT_AWS_SIGV4, request.awsSigning.c_str());
            curl_easy_setopt(easy, CURLOPT_EXPECT_100_TIMEOUT_MS, 1L); // no permission to send is waited for
        }
    }
}

} // namespace

base::Result<> checkBearerToken(std::string_view token) {
    const bool isUsable = std::none_of(token.begin(), token.end(), [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '\x7f';
    });
    return isUsable ? base::Result<>() : base::fail(base::ErrorCode::InvalidArgument, {}, "key");
}

struct HttpClient::Handles {
    CURL* easy = nullptr;
    CURLM* multi = nullptr;

    Handles() = default;
    Handles(const Handles&) = delete;
    Handles& operator=(const Handles&) = delete;

    ~Handles() {
        if (easy != nullptr) {
            curl_easy_cleanup(easy);
        }
        if (multi != nullptr) {
            curl_multi_cleanup(multi);
        }
    }
};

HttpClient::HttpClient()
    : m_handles(std::make_unique<Handles>()) {
    initialiseLibrary();
    m_handles->easy = curl_easy_init();
    m_handles->multi = curl_multi_init();
    if (m_handles->easy == nullptr || m_handles->multi == nullptr) {
        throw std::bad_alloc();
    }
}

HttpClient::~HttpClient() = default;

tl::expected<HttpReply, HttpFailure> HttpClient::post(const HttpPost& request, const std::stop_token& stop) {
    if (stop.stop_requested()) {
        return tl::unexpected(HttpFailure{Kind::Cancelled, {}, 0});
    }
    if (!checkBearerToken(request.bearerToken) || !canBeSent(request)) {
        return tl::unexpected(HttpFailure{Kind::UnusableKey, {}, 0});
    }
    CURL* easy = m_handles->easy;
    CURLM* multi = m_handles->multi;
    curl_easy_reset(easy);

    HeaderList headers;
    addHeaders(request, headers);
    const std::string agent = "Assay/" + std::string(base::version());
    const std::string withoutProxy = hostsWithoutProxy();
    std::array<char, CURL_ERROR_SIZE> reason{};
    Received received;
    received.limit = request.replyLimit;

    curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, reason.data());
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(easy, CURLOPT_NOPROXY, withoutProxy.c_str());
    curl_easy_setopt(easy, CURLOPT_URL, request.url.c_str());
    curl_easy_setopt(easy, CURLOPT_USERAGENT, agent.c_str());
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers.first);
    setRequest(easy, request);
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(request.timeoutMs));
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.timeoutMs));
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, &received);

    const auto started = std::chrono::steady_clock::now();
    const auto elapsed = [started] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    };
    CURLcode code = CURLE_OK;
    bool finished = false;
    if (const CURLMcode added = curl_multi_add_handle(multi, easy); added != CURLM_OK) {
        curl_easy_reset(easy);
        return tl::unexpected(HttpFailure{Kind::ConnectionFailed, curl_multi_strerror(added), elapsed()});
    }
    {
        // The one function of the library that another thread may call.
        const std::stop_callback wakeUp(stop, [multi] { curl_multi_wakeup(multi); });
        while (!finished && !stop.stop_requested()) {
            int running = 0;
            CURLMcode driven = curl_multi_perform(multi, &running);
            int left = 0;
            while (const CURLMsg* message = curl_multi_info_read(multi, &left)) {
                if (message->msg == CURLMSG_DONE) {
                    code = message->data.result;
                    finished = true;
                }
            }
            if (!finished && driven == CURLM_OK) {
                driven = curl_multi_poll(multi, nullptr, 0, kLongestWaitMs, nullptr);
            }
            if (!finished && driven != CURLM_OK) {
                code = CURLE_FAILED_INIT;
                finished = true;
            }
        }
    }
    const double seconds = elapsed();
    HttpReply reply;
    long status = 0;
    curl_off_t retryAfter = 0;
    curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(easy, CURLINFO_RETRY_AFTER, &retryAfter);
    curl_multi_remove_handle(multi, easy);
    curl_easy_reset(easy); // it must not point at what ends with this function

    if (!finished) {
        return tl::unexpected(HttpFailure{Kind::Cancelled, {}, seconds});
    }
    if (received.outOfMemory) {
        throw std::bad_alloc();
    }
    if (code != CURLE_OK) {
        const std::string detail = reason[0] != '\0' ? reason.data() : curl_easy_strerror(code);
        return tl::unexpected(HttpFailure{kindOf(code, received), detail, seconds});
    }
    reply.status = static_cast<int>(status);
    reply.body = std::move(received.body);
    reply.seconds = seconds;
    if (retryAfter > 0) {
        reply.retryAfterSeconds = static_cast<double>(retryAfter);
    }
    return reply;
}

} // namespace assay::endpoint
