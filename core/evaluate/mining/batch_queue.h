// Batches of sentences that are worked off while the next ones are read: two of them are in memory, never
// more.
//
//     BatchQueue<Batch> queue([&](Batch& full) { …; full.clear(); }, threads == 1);
//     queue.batch().add(…);
//     if (queue.batch().isFull()) { queue.hand(); }
//     …
//     queue.hand();
//     queue.wait();
//
// One batch after the other is worked off, in the order in which they are handed. Of one reading thread.
#pragma once

#include <array>
#include <cstddef>
#include <exception>
#include <functional>
#include <thread>
#include <utility>

namespace assay::evaluate {

template <typename Batch>
class BatchQueue {
  public:
    // `work` leaves its batch empty. `alone`: on the reading thread, with nothing beside it.
    BatchQueue(std::function<void(Batch&)> work, bool alone)
        : m_work(std::move(work))
        , m_alone(alone) {}

    // That is being filled.
    [[nodiscard]] Batch& batch() noexcept { return m_batches[m_filling]; }

    // The batch is full, or there is nothing more to read. What `work` throws is thrown here or by wait().
    void hand() {
        wait();
        Batch& full = batch();
        if (m_alone) {
            return m_work(full);
        }
        m_filling = 1 - m_filling;
        m_worker = std::jthread([this, &full]() noexcept {
            try {
                m_work(full);
            } catch (...) {
                m_failure = std::current_exception();
            }
        });
    }

    // Until what was handed is worked off.
    void wait() {
        if (m_worker.joinable()) {
            m_worker.join();
        }
        if (m_failure) {
            std::rethrow_exception(std::exchange(m_failure, nullptr));
        }
    }

  private:
    std::function<void(Batch&)> m_work;
    std::array<Batch, 2> m_batches;
    std::size_t m_filling = 0;
    bool m_alone;
    std::exception_ptr m_failure;
    std::jthread m_worker; // last: it ends before what it uses
};

} // namespace assay::evaluate
