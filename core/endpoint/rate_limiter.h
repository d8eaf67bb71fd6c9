// Bounds how many requests a second leave, over all threads: a token bucket that holds one token, so that
// requests are spaced evenly and a pause saves up no burst.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>

namespace assay::endpoint {

class RateLimiter {
  public:
    // Requests a second, > 0; nullopt: no bound.
    explicit RateLimiter(std::optional<double> perSecond);

    // Waits for its turn; false when a stop came first. Any thread.
    [[nodiscard]] bool acquire(const std::stop_token& stop);

  private:
    std::optional<std::chrono::nanoseconds> m_interval;
    std::mutex m_mutex;
    std::chrono::steady_clock::time_point m_next; // when the bucket holds a token again
};

// Waits; false when a stop came first.
[[nodiscard]] bool waitFor(std::chrono::nanoseconds time, const std::stop_token& stop);

} // namespace assay::endpoint
