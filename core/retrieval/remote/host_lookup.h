// The addresses of a host name within a time limit. What the system offers for that (getaddrinfo) can neither
// be bounded nor interrupted: it runs in a thread of its own, which is left to itself once the time is up or
// a stop comes. Such a thread holds nothing but what it was given, and ends when the system answers it; at
// most kMostLookUps run at once. Internal to postgres_link.h, whose library would look names up itself, and
// wait.
//
// Any thread.
#pragma once

#include "core/retrieval/search.h"

#include <tl/expected.hpp>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::retrieval {

inline constexpr int kMostLookUps = 16;

// Numeric addresses in the order in which they are to be tried; of none `error` says why.
struct HostAddresses {
    std::vector<std::string> addresses;
    std::string error;
};

using HostResolver = std::function<HostAddresses(const std::string& host)>;

// As the system knows it: files, DNS, …; may take as long as that likes.
[[nodiscard]] HostAddresses systemAddresses(const std::string& host);

// Whether it is an address already, the path of a socket, or empty: then there is nothing to look up.
[[nodiscard]] bool needsNoLookUp(const std::string& host);

// At least one address. Nullopt in the error: a stop came first; TimeLimit; NoConnection: there is no such
// host, or kMostLookUps have not ended.
[[nodiscard]] tl::expected<std::vector<std::string>, std::optional<SearchFailure>>
lookUpHost(const std::string& host, std::chrono::milliseconds limit, const std::stop_token& stop,
           const HostResolver& resolve = systemAddresses);

} // namespace assay::retrieval
