// Numbered tasks on several threads. Which thread runs a task is left to chance, so a result that must not
// depend on the number of threads keeps what each task computes apart, by its number.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace assay::retrieval {

// As many as the processors, when 0 are asked for.
[[nodiscard]] inline unsigned threadsOr(unsigned threads) noexcept {
    return threads != 0 ? threads : std::max(1U, std::thread::hardware_concurrency());
}

// Calls `work(number)` once for each number below `count`, on the caller's thread too; where the system gives
// fewer threads than asked for, those that it gives do all. Returns false when a stop was requested, in which
// case tasks may be left out. The first thing that a task throws is thrown here, after all threads have
// ended; tasks that had not begun by then are left out.
template <typename Work>
bool runNumberedTasks(std::size_t count, unsigned threads, const std::stop_token& stop, Work&& work) {
    std::atomic<std::size_t> next{0};
    std::mutex guard;
    std::exception_ptr failure;
    const auto run = [&]() noexcept {
        try {
            for (std::size_t number = next++; number < count && !stop.stop_requested(); number = next++) {
                work(number);
            }
        } catch (...) {
            const std::scoped_lock lock(guard);
            failure = failure ? failure : std::current_exception();
            next = count;
        }
    };
    {
        const std::size_t wanted = std::min<std::size_t>(threadsOr(threads), count);
        std::vector<std::jthread> others;
        others.reserve(wanted);
        try {
            for (std::size_t i = 1; i < wanted; ++i) {
                others.emplace_back(run);
            }
        } catch (const std::exception&) {
            // Those that could be started do the work.
        }
        run();
    }
    if (failure) {
        std::rethrow_exception(failure);
    }
    return !stop.stop_requested();
}

// The same where nothing stops the tasks, or where each looks for a stop itself.
template <typename Work>
void runNumberedTasks(std::size_t count, unsigned threads, Work&& work) {
    runNumberedTasks(count, threads, std::stop_token{}, work);
}

} // namespace assay::retrieval
