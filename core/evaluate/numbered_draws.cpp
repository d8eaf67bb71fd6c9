#include "core/evaluate/numbered_draws.h"

#include "core/retrieval/numbered_tasks.h"

#include <algorithm>
#include <mutex>

namespace assay::evaluate {

base::Result<> runDraws(std::size_t draws, const DrawRange& make, const std::stop_token& stop,
                        base::ProgressSink& progress) {
    constexpr std::size_t kChunk = 8;
    constexpr unsigned kMostThreads = 8;
    std::mutex mutex;
    std::int64_t done = 0;
    const auto total = static_cast<std::int64_t>(draws);
    progress.report(base::Stage::Evaluating, 0, total);
    const std::size_t tasks = (draws + kChunk - 1) / kChunk;
    const unsigned threads = std::min(retrieval::threadsOr(0), kMostThreads);
    const bool whole = retrieval::runNumberedTasks(tasks, threads, stop, [&](std::size_t task) {
        const std::size_t first = task * kChunk;
        const std::size_t last = std::min(first + kChunk, draws);
        make(first, last);
        const std::scoped_lock lock(mutex);
        done += static_cast<std::int64_t>(last - first);
        progress.report(base::Stage::Evaluating, done, total);
    });
    if (!whole) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    return {};
}

} // namespace assay::evaluate
