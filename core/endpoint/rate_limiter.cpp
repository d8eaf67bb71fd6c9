#include "core/endpoint/rate_limiter.h"

#include <algorithm>
#include <condition_variable>

namespace assay::endpoint {

bool waitFor(std::chrono::nanoseconds time, const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any never;
    std::unique_lock lock(mutex);
    never.wait_for(lock, stop, time, [] { return false; });
    return !stop.stop_requested();
}

RateLimiter::RateLimiter(std::optional<double> perSecond) {
    if (perSecond) {
        m_interval = std::chrono::duration_cast<std::chrono::nanoseconds>(
            std::chrono::duration<double>(1 / *perSecond));
    }
}

bool RateLimiter::acquire(const std::stop_token& stop) {
    if (!m_interval) {
        return !stop.stop_requested();
    }
    std::chrono::steady_clock::time_point turn;
    const auto now = std::chrono::steady_clock::now();
    {
        const std::lock_guard lock(m_mutex);
        turn = std::max(now, m_next);
        m_next = turn + *m_interval;
    }
    return waitFor(turn - now, stop);
}

} // namespace assay::endpoint
