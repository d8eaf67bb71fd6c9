// Work in numbered parts on several threads, for the lexical index.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace assay::retrieval {

// `asked`, or as many as the machine has when that is 0.
[[nodiscard]] inline unsigned threadCount(unsigned asked) noexcept {
    return asked != 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

// Runs work(0) … work(count - 1), each once, on up to `threads` threads, the caller's among them; what one of
// them throws is thrown again when all have ended.
template <typename Work>
void inParallel(std::size_t count, unsigned threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr thrown;
    std::mutex mutex;
    const auto run = [&] {
        try {
            for (std::size_t part = next++; part < count; part = next++) {
                work(part);
            }
        } catch (...) {
            const std::lock_guard lock(mutex);
            thrown = thrown ? thrown : std::current_exception();
            next = count;
        }
    };
    {
        const std::size_t others =
            std::min<std::size_t>(threadCount(threads), std::max<std::size_t>(count, 1)) - 1;
        std::vector<std::jthread> workers;
        workers.reserve(others);
        for (std::size_t i = 0; i < others; ++i) {
            workers.emplace_back(run);
        }
        run();
    }
    if (thrown) {
        std::rethrow_exception(thrown);
    }
}

} // namespace assay::retrieval
