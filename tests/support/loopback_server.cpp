#include "tests/support/loopback_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>

namespace assay::tests {
namespace {

constexpr int kForever = -1;

bool sendAll(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

std::string headOf(const LoopbackResponse& response) {
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + " Scripted\r\n";
    for (const std::string& header : response.headers) {
        head += header + "\r\n";
    }
    return head +
           "Content-Type: application/json\r\nContent-Length: " + std::to_string(response.body.size()) +
           "\r\nConnection: close\r\n\r\n";
}

} // namespace

LoopbackServer::LoopbackServer(Handler handler)
    : m_handler(std::move(handler))
    , m_listener(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    auto* const generic = reinterpret_cast<sockaddr*>(&address);
    if (m_listener < 0 || ::bind(m_listener, generic, length) != 0 || ::listen(m_listener, 128) != 0 ||
        ::getsockname(m_listener, generic, &length) != 0 || ::pipe(m_wake) != 0) {
        throw std::runtime_error("no server on the loopback address");
    }
    m_port = ntohs(address.sin_port);
    m_acceptor = std::thread([this] { accept(); });
}

LoopbackServer::~LoopbackServer() {
    m_ends = true;
    (void)!::write(m_wake[1], "x", 1);
    release();
    m_acceptor.join();
    for (std::thread& connection : m_connections) {
        connection.join();
    }
    for (const int descriptor : {m_listener, m_wake[0], m_wake[1]}) {
        ::close(descriptor);
    }
}

std::string LoopbackServer::url() const {
    return "http://127.0.0.1:" + std::to_string(m_port);
}

std::vector<LoopbackRequest> LoopbackServer::requests() const {
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

int LoopbackServer::requestCount() const {
    const std::lock_guard lock(m_mutex);
    return static_cast<int>(m_requests.size());
}

void LoopbackServer::release() {
    {
        const std::lock_guard lock(m_mutex);
        m_isReleased = true;
    }
    m_released.notify_all();
}

void LoopbackServer::accept() {
    for (;;) {
        std::array<pollfd, 2> waiting{{{m_listener, POLLIN, 0}, {m_wake[0], POLLIN, 0}}};
        ::poll(waiting.data(), waiting.size(), kForever);
        if (m_ends) {
            return;
        }
        const int socket = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (socket >= 0) {
            m_connections.emplace_back([this, socket] { serve(socket); });
        }
    }
}

bool LoopbackServer::goneWithin(int socket, int milliseconds) const {
    std::array<pollfd, 2> waiting{{{socket, POLLRDHUP, 0}, {m_wake[0], POLLIN, 0}}};
    return ::poll(waiting.data(), waiting.size(), milliseconds) > 0;
}

bool LoopbackServer::read(int socket, LoopbackRequest& request) const {
    std::string text;
    std::size_t wanted = std::string::npos; // unknown until the header is there
    std::size_t bodyAt = 0;
    std::array<char, 16'384> block{};
    while (text.size() < wanted) {
        std::array<pollfd, 2> waiting{{{socket, POLLIN, 0}, {m_wake[0], POLLIN, 0}}};
        ::poll(waiting.data(), waiting.size(), kForever);
        if (m_ends) {
            return false;
        }
        const auto got = ::recv(socket, block.data(), block.size(), 0);
        if (got <= 0) {
            return false;
        }
        text.append(block.data(), static_cast<std::size_t>(got));
        const std::size_t end = text.find("\r\n\r\n");
        if (wanted != std::string::npos || end == std::string::npos) {
            continue;
        }
        bodyAt = end + 4;
        const std::size_t space = text.find(' ');
        request.method = text.substr(0, space);
        request.path = text.substr(space + 1, text.find(' ', space + 1) - space - 1);
        for (std::size_t at = text.find("\r\n") + 2; at < end;) {
            const std::size_t lineEnd = text.find("\r\n", at);
            const std::size_t colon = text.find(':', at);
            std::string name = text.substr(at, colon - at);
            std::transform(name.begin(), name.end(), name.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
            const std::size_t value = text.find_first_not_of(' ', colon + 1);
            request.headers[name] = text.substr(value, lineEnd - value);
            at = lineEnd + 2;
        }
        wanted = bodyAt + std::stoul("0" + request.headers["content-length"]);
    }
    request.body = text.substr(bodyAt);
    request.arrived = std::chrono::steady_clock::now();
    return true;
}

void LoopbackServer::serve(int socket) {
    LoopbackRequest request;
    if (read(socket, request)) {
        const int now = ++m_inFlight;
        for (int most = m_mostInFlight; most < now && !m_mostInFlight.compare_exchange_weak(most, now);) {
        }
        {
            const std::lock_guard lock(m_mutex);
            request.number = static_cast<int>(m_requests.size());
            m_requests.push_back(request);
        }
        const LoopbackResponse response = m_handler(request);
        if (response.kind == LoopbackResponse::Kind::Held) {
            std::unique_lock lock(m_mutex);
            m_released.wait(lock, [this] { return m_isReleased; });
        }
        // Before the client hears of it: it may send its next request at once.
        if (response.kind == LoopbackResponse::Kind::Reply || response.kind == LoopbackResponse::Kind::Held) {
            --m_inFlight;
            answer(socket, response);
        } else {
            answer(socket, response);
            --m_inFlight;
        }
    }
    ::close(socket);
}

void LoopbackServer::answer(int socket, const LoopbackResponse& response) {
    using Kind = LoopbackResponse::Kind;
    switch (response.kind) {
    case Kind::Reply:
    case Kind::Held:
        sendAll(socket, headOf(response) + response.body);
        // Whoever closes first with unread bytes resets the connection.
        ::shutdown(socket, SHUT_WR);
        return;
    case Kind::Drip:
        if (sendAll(socket, headOf(response))) {
            for (const char byte : response.body) {
                if (goneWithin(socket, 2) || !sendAll(socket, {&byte, 1})) {
                    return;
                }
            }
        }
        return;
    case Kind::Hang:
        (void)goneWithin(socket, kForever);
        return;
    case Kind::CloseAtOnce:
        return;
    case Kind::CloseMidReply:
        sendAll(socket, headOf(response) + response.body.substr(0, response.body.size() / 2));
        return;
    }
}

} // namespace assay::tests
