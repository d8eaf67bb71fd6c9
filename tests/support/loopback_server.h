// A small HTTP server on the loopback address that answers as a test tells it to, also badly.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace assay::tests {

struct LoopbackRequest {
    int number = 0; // from 0, in the order of coming
    std::string method;
    std::string path;
    std::map<std::string, std::string> headers; // names in lower case
    std::string body;
    std::chrono::steady_clock::time_point arrived;
};

struct LoopbackResponse {
    enum class Kind : std::uint8_t {
        Reply,         // status, headers, body
        Held,          // the same once release() was called
        Drip,          // the same, the body a byte every two milliseconds
        Hang,          // nothing, until the client goes away
        CloseAtOnce,   // not one byte
        CloseMidReply, // the header and half of the body
    };
    Kind kind = Kind::Reply;
    int status = 200;
    std::string body;
    std::vector<std::string> headers; // "Name: value"
};

class LoopbackServer {
  public:
    // Called by several threads at once.
    using Handler = std::function<LoopbackResponse(const LoopbackRequest&)>;

    // Listens on a free port of 127.0.0.1. Throws std::runtime_error when it cannot.
    explicit LoopbackServer(Handler handler);
    ~LoopbackServer();
    LoopbackServer(const LoopbackServer&) = delete;
    LoopbackServer& operator=(const LoopbackServer&) = delete;

    [[nodiscard]] std::string url() const; // without a slash at the end

    [[nodiscard]] std::vector<LoopbackRequest> requests() const;
    [[nodiscard]] int requestCount() const;

    [[nodiscard]] int inFlight() const { return m_inFlight; }

    [[nodiscard]] int mostInFlight() const { return m_mostInFlight; }

    // Held responses go out from now on.
    void release();

  private:
    void accept();
    void serve(int socket);
    [[nodiscard]] bool read(int socket, LoopbackRequest& request) const;
    void answer(int socket, const LoopbackResponse& response);
    // Waits; true when the server ends or the client went away.
    [[nodiscard]] bool goneWithin(int socket, int milliseconds) const;

    Handler m_handler;
    int m_listener = -1;
    int m_port = 0;
    int m_wake[2]{-1, -1}; // readable once the server ends
    mutable std::mutex m_mutex;
    std::condition_variable m_released;
    bool m_isReleased = false;
    std::atomic<bool> m_ends = false;
    std::atomic<int> m_inFlight = 0;
    std::atomic<int> m_mostInFlight = 0;
    std::vector<LoopbackRequest> m_requests;
    std::vector<std::thread> m_connections;
    std::thread m_acceptor;
};

} // namespace assay::tests
