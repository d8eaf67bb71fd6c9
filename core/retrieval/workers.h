// Runs one function in several threads and waits for all.
#pragma once

#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace assay::retrieval {

// Calls `work(0)` … `work(threads - 1)`, the first in the calling thread; the first thing that one of them
// throws is thrown here when all have ended. Where the system gives no more threads there are fewer calls:
// the calls must share the work out among themselves, not by their number.
template <typename Work>
void inParallel(unsigned threads, Work&& work) {
    if (threads <= 1) {
        work(std::size_t{0});
        return;
    }
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto guardedWork = [&](std::size_t worker) noexcept {
        try {
            work(worker);
        } catch (...) {
            const std::scoped_lock lock(mutex);
            if (!thrown) {
                thrown = std::current_exception();
            }
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(threads - 1);
        try {
            for (std::size_t worker = 1; worker < threads; ++worker) {
                others.emplace_back(guardedWork, worker);
            }
        } catch (const std::exception&) {
            // Those that could be started do the work.
        }
        guardedWork(0);
    }
    if (thrown) {
        std::rethrow_exception(thrown);
    }
}

} // namespace assay::retrieval
