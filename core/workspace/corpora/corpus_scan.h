// Of this room alone: long readings of a corpus, which may be stopped.
#pragma once

#include "core/base/result.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/workspace.h"

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <stop_token>
#include <utility>

namespace assay::workspace {

// Stops SQLite in the middle of a long statement.
class StopWatch {
  public:
    StopWatch(SQLite::Database& database, std::stop_token stop)
        : m_database(database)
        , m_stop(std::move(stop)) {
        sqlite3_progress_handler(
            m_database.getHandle(), kStepsPerLook,
            [](void* self) { return static_cast<StopWatch*>(self)->m_stop.stop_requested() ? 1 : 0; }, this);
    }

    ~StopWatch() { sqlite3_progress_handler(m_database.getHandle(), 0, nullptr, nullptr); }

    StopWatch(const StopWatch&) = delete;
    StopWatch& operator=(const StopWatch&) = delete;

  private:
    static constexpr int kStepsPerLook = 100'000; // of SQLite's virtual machine, between two looks
    SQLite::Database& m_database;
    std::stop_token m_stop;
};

// Runs a scan that may be stopped; what SQLite says of its interruption is Cancelled. The work throws
// SQLite::Exception.
template <typename Work>
auto scanning(const Reader& reader, const std::stop_token& stop, Work&& work) -> decltype(work()) {
    auto result = guarded(reader.path(), [&]() -> decltype(work()) {
        const StopWatch watch(reader.database(), stop);
        return work();
    });
    if (stop.stop_requested()) {
        return base::fail(base::ErrorCode::Cancelled);
    }
    return result;
}

} // namespace assay::workspace
