// How patiently a service is asked: how often, and how long to wait between attempts.
#pragma once

#include "core/base/random.h"

#include <chrono>
#include <optional>

namespace assay::endpoint {

struct Patience {
    int maxAttempts = 4;           // the first one included
    int backoffBaseMs = 500;       // before the second attempt; then twice as long each time
    int backoffMaxMs = 30'000;     // never longer
    int maxRetryAfterMs = 120'000; // who is told to wait longer gives up instead

    friend bool operator==(const Patience&, const Patience&) = default;
};

// How long to wait after attempt number `attempts` (from 1) before the next: base x 2^(attempts - 1), of
// which half is left to chance, and at least as long as the service wants. nullopt: no further attempt.
[[nodiscard]] std::optional<std::chrono::microseconds>
waitAfterAttempt(const Patience& patience, int attempts, std::optional<double> retryAfterSeconds,
                 base::Random& chance);

// 408, 429 and 5xx: the same request may be answered the next time.
[[nodiscard]] bool isPassingStatus(int status) noexcept;

} // namespace assay::endpoint
