// One connection to PostgreSQL by libpq, on which one statement runs at a time. Internal to
// postgres_engine.h. One object is used by one thread at a time.
#pragma once

#include "core/retrieval/remote/host_lookup.h"
#include "core/retrieval/remote/postgres_sql.h"

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace assay::retrieval {

using PostgresRow = std::vector<std::optional<std::string>>;
using PostgresRows = std::vector<PostgresRow>;

// Nullopt in the error: a stop came first.
template <typename Value>
using PostgresResult = tl::expected<Value, std::optional<SearchFailure>>;

class PostgresLink {
  public:
    // What libpq takes, by its names ("host", "sslmode", …).
    using Settings = std::vector<std::pair<std::string, std::string>>;

    // All within the limit: a host name is looked up here (host_lookup.h) and handed on as "hostaddr", for
    // libpq would wait for it as long as the system does.
    [[nodiscard]] static PostgresResult<std::unique_ptr<PostgresLink>>
    open(const Settings& settings, std::chrono::milliseconds limit, const std::stop_token& stop,
         const HostResolver& resolve = systemAddresses);

    ~PostgresLink();

    // After a failure that is not the statement's own, isBroken() holds and the link is of no more use.
    [[nodiscard]] PostgresResult<PostgresRows>
    run(const PostgresStatement& statement, std::chrono::milliseconds limit, const std::stop_token& stop);

    [[nodiscard]] bool isBroken() const noexcept;

  private:
    struct State;
    explicit PostgresLink(std::unique_ptr<State> state);
    std::unique_ptr<State> m_state;
};

} // namespace assay::retrieval
