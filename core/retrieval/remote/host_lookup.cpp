#include "core/retrieval/remote/host_lookup.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

#ifdef _WIN32
#include <winsock2.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#endif

namespace assay::retrieval {
namespace {

constexpr std::size_t kLongestAddress = 128; // with the zone of a link-local one

std::atomic<int> g_lookUps = 0;

// One look-up, which whoever waits and the thread hold together.
struct HostLookUp {
    std::mutex guard;
    std::condition_variable_any arrived;
    std::optional<HostAddresses> found;
};

void resolveInto(const std::shared_ptr<HostLookUp>& lookUp, const std::string& host,
                 const HostResolver& resolve) {
    HostAddresses found;
    try {
        found = resolve(host);
    } catch (const std::exception& error) {
        found.error = error.what();
    }
    {
        const std::scoped_lock lock(lookUp->guard);
        lookUp->found = std::move(found);
    }
    --g_lookUps; // before anybody hears of it, who may look up the next
    lookUp->arrived.notify_all();
}

tl::unexpected<std::optional<SearchFailure>> noHost(std::string why) {
    return tl::unexpected(std::optional(SearchFailure{SearchFailure::Kind::NoConnection, 0, std::move(why)}));
}

} // namespace

HostAddresses systemAddresses(const std::string& host) {
#ifdef _WIN32
    static const bool isReady = [] {
        WSADATA data;
        return WSAStartup(MAKEWORD(2, 2), &data) == 0;
    }();
    if (!isReady) {
        return {{}, "the network is not there"};
    }
#endif
    addrinfo wanted{};
    wanted.ai_family = AF_UNSPEC;
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* list = nullptr;
    if (const int failed = ::getaddrinfo(host.c_str(), nullptr, &wanted, &list); failed != 0) {
#ifdef _WIN32
        return {{}, "error " + std::to_string(failed)};
#else
        return {{}, gai_strerror(failed)};
#endif
    }
    HostAddresses found;
    for (const addrinfo* each = list; each != nullptr; each = each->ai_next) {
        std::array<char, kLongestAddress> text{};
        if (::getnameinfo(each->ai_addr, static_cast<socklen_t>(each->ai_addrlen), text.data(),
                          static_cast<socklen_t>(text.size()), nullptr, 0, NI_NUMERICHOST) == 0 &&
            std::ranges::find(found.addresses, text.data()) == found.addresses.end()) {
            found.addresses.emplace_back(text.data());
        }
    }
    ::freeaddrinfo(list);
    return found;
}

bool needsNoLookUp(const std::string& host) {
    std::array<std::uint8_t, sizeof(in6_addr)> address{};
    return host.empty() || host.front() == '/' || host.front() == '@' ||
           ::inet_pton(AF_INET, host.c_str(), address.data()) == 1 ||
           ::inet_pton(AF_INET6, host.c_str(), address.data()) == 1;
}

tl::expected<std::vector<std::string>, std::optional<SearchFailure>>
lookUpHost(const std::string& host, std::chrono::milliseconds limit, const std::stop_token& stop,
           const HostResolver& resolve) {
    const auto deadline = std::chrono::steady_clock::now() + limit;
    if (++g_lookUps > kMostLookUps) {
        --g_lookUps;
        return noHost("too many look-ups of host names have not ended");
    }
    const auto lookUp = std::make_shared<HostLookUp>();
    try {
        std::thread([lookUp, host, resolve] { resolveInto(lookUp, host, resolve); }).detach();
    } catch (const std::system_error& error) {
        --g_lookUps;
        return noHost(error.what());
    }
    std::unique_lock lock(lookUp->guard);
    const bool isThere =
        lookUp->arrived.wait_until(lock, stop, deadline, [&] { return lookUp->found.has_value(); });
    if (!isThere && stop.stop_requested()) {
        return tl::unexpected<std::optional<SearchFailure>>(std::nullopt);
    }
    if (!isThere) {
        return tl::unexpected(std::optional(SearchFailure{SearchFailure::Kind::TimeLimit, 0,
                                                          "the host name " + host + " was not looked up"}));
    }
    if (lookUp->found->addresses.empty()) {
        return noHost("the host name " + host + " is not known: " + lookUp->found->error);
    }
    return lookUp->found->addresses;
}

} // namespace assay::retrieval
