// What a job's worker thread and the GUI thread share. Part of widgets/jobs; others use JobRunner::start().
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace assay::widgets {

// The three numbers are separate atomics: a reader may see one of them a report older than the others, which
// shows for a twentieth of a second at most. That keeps report() to a few nanoseconds.
struct JobTask : base::ProgressSink {
    std::stop_source stop;
    std::atomic<bool> claimed = false; // by the worker that runs it, or by a cancel that came first
    std::atomic<bool> running = false;
    std::atomic<int> stage = -1;
    std::atomic<std::int64_t> done = 0;
    std::atomic<std::int64_t> total = 0;
    std::int64_t ranMilliseconds = 0; // written by the worker before it says that it is done

    void report(base::Stage newStage, std::int64_t newDone, std::int64_t newTotal) final {
        total.store(newTotal, std::memory_order_relaxed);
        done.store(newDone, std::memory_order_relaxed);
        stage.store(static_cast<int>(newStage), std::memory_order_relaxed);
    }

    virtual void run() = 0;     // on the worker; keeps the result, never throws
    virtual void discard() = 0; // instead of run(): the result is Cancelled
    [[nodiscard]] virtual std::optional<base::Error> error() const = 0; // after run() or discard()
    virtual void deliver() = 0;                                         // on the GUI thread
};

template <typename T, typename Work, typename Done>
struct TypedJobTask final : JobTask {
    TypedJobTask(Work work, Done onDone)
        : m_work(std::move(work))
        , m_onDone(std::move(onDone)) {}

    void run() override {
        try {
            m_result.emplace((*m_work)(stop.get_token(), static_cast<base::ProgressSink&>(*this)));
        } catch (const std::exception& exception) {
            m_result.emplace(base::fail(base::ErrorCode::StorageFailure, exception.what()));
        } catch (...) {
            m_result.emplace(base::fail(base::ErrorCode::StorageFailure));
        }
        m_work.reset(); // what it holds (connections, copies) goes with the work, on its thread
    }

    void discard() override {
        m_work.reset();
        m_result.emplace(base::fail(base::ErrorCode::Cancelled));
    }

    [[nodiscard]] std::optional<base::Error> error() const override {
        return m_result->has_value() ? std::nullopt : std::optional<base::Error>(m_result->error());
    }

    void deliver() override { m_onDone(std::move(*m_result)); }

  private:
    std::optional<Work> m_work;
    Done m_onDone;
    std::optional<base::Result<T>> m_result;
};

} // namespace assay::widgets
