#include "core/evaluate/numbered_draws.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

namespace assay::evaluate {

base::Result<> runDraws(std::size_t draws, const DrawRange& make, const std::stop_token& stop,
                        base::ProgressSink& progress) {
    constexpr std::size_t kChunk = 8;
    constexpr std::size_t kMostThreads = 8;
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::int64_t done = 0;
    const auto total = static_cast<std::int64_t>(draws);
    progress.report(base::Stage::Evaluating, 0, total);
    const auto work = [&] {
        while (!stop.stop_requested()) {
            const std::size_t first = next.fetch_add(kChunk);
            if (first >= draws) {
                return;
            }
            const std::size_t last = std::min(first + kChunk, draws);
            make(first, last);
            const std::scoped_lock lock(mutex);
            done += static_cast<std::int64_t>(last - first);
            progress.report(base::Stage::Evaluating, done, total);
        }
    };
    const std::size_t processors = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t threads = std::min({processors, kMostThreads, (draws + kChunk - 1) / kChunk});
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < threads; ++i) {
        others.push_back(std::async(std::launch::async | std::launch::deferred, work));
    }
    work(); // what it throws waits for the others, whose futures join
    for (std::future<void>& other : others) {
        other.get();
    }
    if (stop.stop_requested()) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    return {};
}

} // namespace assay::evaluate
