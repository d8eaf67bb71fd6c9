#include "core/retrieval/remote/postgres_link.h"

#include <libpq-fe.h>

#include <algorithm>
#include <cerrno>

#ifdef _WIN32
#include <winsock2.h>
#else
#include <poll.h>
#endif

namespace assay::retrieval {
namespace {

using EngineFailure = SearchFailure::Kind;
using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostReplyBytes = std::size_t{256} << 20;
constexpr std::chrono::milliseconds kBetweenLooks{50}; // at the stop token

enum class Waited { Ready, TimeLimit, Stopped, Failed };

// Until the socket can be read or, with `write`, written.
Waited waitForSocket(int socket, bool write, Clock::time_point deadline, const std::stop_token& stop) {
    while (true) {
        if (stop.stop_requested()) {
            return Waited::Stopped;
        }
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) {
            return Waited::TimeLimit;
        }
        const int wait = static_cast<int>(std::min(left, kBetweenLooks).count());
        const short events = static_cast<short>(POLLIN | (write ? POLLOUT : 0));
#ifdef _WIN32
        WSAPOLLFD polled{static_cast<SOCKET>(socket), events, 0};
        const int ready = WSAPoll(&polled, 1, wait);
#else
        pollfd polled{socket, events, 0};
        const int ready = ::poll(&polled, 1, wait);
#endif
        if (ready > 0) {
            return Waited::Ready;
        }
        if (ready < 0 && errno != EINTR) {
            return Waited::Failed;
        }
    }
}

std::string lineOf(const char* message) {
    std::string text = message != nullptr ? message : "";
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) {
        text.pop_back();
    }
    std::ranges::replace_if(text, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return text;
}

struct FreeResult {
    void operator()(PGresult* result) const { PQclear(result); }
};

using ResultPtr = std::unique_ptr<PGresult, FreeResult>;

struct FreeConnection {
    void operator()(PGconn* connection) const { PQfinish(connection); }
};

// The rows of a result, added; false: there are too many bytes of them.
bool addRows(const PGresult* result, PostgresRows& rows, std::size_t& bytes) {
    const int columns = PQnfields(result);
    for (int i = 0; i < PQntuples(result); ++i) {
        PostgresRow& row = rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            if (PQgetisnull(result, i, column) != 0) {
                row.emplace_back();
                continue;
            }
            const auto length = static_cast<std::size_t>(PQgetlength(result, i, column));
            bytes += length;
            if (bytes > kMostReplyBytes) {
                return false;
            }
            row.emplace_back(std::string(PQgetvalue(result, i, column), length));
        }
    }
    return true;
}

// With "hostaddr", and the host once for each address: its name is what certificates are held against.
PostgresResult<PostgresLink::Settings> withAddresses(PostgresLink::Settings settings,
                                                     std::chrono::milliseconds limit,
                                                     const std::stop_token& stop,
                                                     const HostResolver& resolve) {
    const auto host = std::ranges::find(settings, "host", &std::pair<std::string, std::string>::first);
    if (host == settings.end() || needsNoLookUp(host->second)) {
        return settings;
    }
    const auto addresses = lookUpHost(host->second, limit, stop, resolve);
    if (!addresses) {
        return tl::unexpected(addresses.error());
    }
    std::string names;
    std::string numbers;
    for (const std::string& address : *addresses) {
        names += (names.empty() ? "" : ",") + host->second;
        numbers += (numbers.empty() ? "" : ",") + address;
    }
    host->second = std::move(names);
    settings.emplace_back("hostaddr", std::move(numbers));
    return settings;
}

} // namespace

struct PostgresLink::State {
    std::unique_ptr<PGconn, FreeConnection> connection;
    bool broken = false;

    // What a wait that was not Ready comes to. After a stop the statement is cancelled on the server; a time
    // limit the server has itself, and to cancel would be to wait for a server that has just been too slow.
    tl::unexpected<std::optional<SearchFailure>> gaveUp(Waited waited) {
        broken = true;
        if (waited == Waited::Stopped) {
            if (PGcancel* const cancel = PQgetCancel(connection.get())) {
                char message[256];
                PQcancel(cancel, message, sizeof message);
                PQfreeCancel(cancel);
            }
            return tl::unexpected<std::optional<SearchFailure>>(std::nullopt);
        }
        return tl::unexpected(std::optional(
            waited == Waited::TimeLimit
                ? SearchFailure{EngineFailure::TimeLimit, 0, {}}
                : SearchFailure{EngineFailure::NoConnection, 0, lineOf(PQerrorMessage(connection.get()))}));
    }

    Waited flush(Clock::time_point deadline, const std::stop_token& stop) {
        while (true) {
            const int left = PQflush(connection.get());
            if (left == 0) {
                return Waited::Ready;
            }
            if (left < 0) {
                return Waited::Failed;
            }
            if (const Waited waited = waitForSocket(PQsocket(connection.get()), true, deadline, stop);
                waited != Waited::Ready) {
                return waited;
            }
            if (PQconsumeInput(connection.get()) == 0) { // a server that says something first
                return Waited::Failed;
            }
        }
    }

    // Until a result can be had without waiting.
    Waited awaitResult(Clock::time_point deadline, const std::stop_token& stop) {
        while (PQisBusy(connection.get()) != 0) {
            if (const Waited waited = waitForSocket(PQsocket(connection.get()), false, deadline, stop);
                waited != Waited::Ready) {
                return waited;
            }
            if (PQconsumeInput(connection.get()) == 0) {
                return Waited::Failed;
            }
        }
        return Waited::Ready;
    }
};

PostgresLink::PostgresLink(std::unique_ptr<State> state)
    : m_state(std::move(state)) {}

PostgresLink::~PostgresLink() = default;

bool PostgresLink::isBroken() const noexcept {
    return m_state->broken;
}

PostgresResult<std::unique_ptr<PostgresLink>> PostgresLink::open(const Settings& given,
                                                                 std::chrono::milliseconds limit,
                                                                 const std::stop_token& stop,
                                                                 const HostResolver& resolve) {
    const auto deadline = Clock::now() + limit;
    auto looked = withAddresses(given, limit, stop, resolve);
    if (!looked) {
        return tl::unexpected(looked.error());
    }
    const Settings& settings = *looked;
    std::vector<const char*> names;
    std::vector<const char*> values;
    for (const auto& [name, value] : settings) {
        names.push_back(name.c_str());
        values.push_back(value.c_str());
    }
    names.push_back(nullptr);
    values.push_back(nullptr);
    auto state = std::make_unique<State>();
    state->connection.reset(PQconnectStartParams(names.data(), values.data(), 0));
    PGconn* const connection = state->connection.get();
    if (connection == nullptr) {
        return tl::unexpected(std::optional(SearchFailure{EngineFailure::NoConnection, 0, "no memory"}));
    }
    bool write = true; // as libpq wants it before the first poll
    while (PQstatus(connection) != CONNECTION_BAD) {
        if (const Waited waited = waitForSocket(PQsocket(connection), write, deadline, stop);
            waited != Waited::Ready) {
            if (waited == Waited::Stopped) {
                return tl::unexpected<std::optional<SearchFailure>>(std::nullopt);
            }
            return tl::unexpected(std::optional(SearchFailure{
                waited == Waited::TimeLimit ? EngineFailure::TimeLimit : EngineFailure::NoConnection,
                0,
                {}}));
        }
        const PostgresPollingStatusType polled = PQconnectPoll(connection);
        if (polled == PGRES_POLLING_OK) {
            PQsetnonblocking(connection, 1);
            PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr); // nothing is printed
            return std::unique_ptr<PostgresLink>(new PostgresLink(std::move(state)));
        }
        if (polled == PGRES_POLLING_FAILED) {
            break;
        }
        write = polled == PGRES_POLLING_WRITING;
    }
    const bool byPassword =
        PQconnectionNeedsPassword(connection) != 0 || PQconnectionUsedPassword(connection) != 0;
    return tl::unexpected(
        std::optional(SearchFailure{byPassword ? EngineFailure::NotAllowed : EngineFailure::NoConnection, 0,
                                    lineOf(PQerrorMessage(connection))}));
}

PostgresResult<PostgresRows> PostgresLink::run(const PostgresStatement& statement,
                                               std::chrono::milliseconds limit, const std::stop_token& stop) {
    PGconn* const connection = m_state->connection.get();
    std::vector<const char*> values;
    for (const std::optional<std::string>& value : statement.values) {
        values.push_back(value ? value->c_str() : nullptr);
    }
    const auto deadline = Clock::now() + limit;
    if (PQsendQueryParams(connection, statement.sql.c_str(), static_cast<int>(values.size()), nullptr,
                          values.data(), nullptr, nullptr, 0) == 0) {
        return m_state->gaveUp(Waited::Failed);
    }
    PQsetSingleRowMode(connection);
    if (const Waited waited = m_state->flush(deadline, stop); waited != Waited::Ready) {
        return m_state->gaveUp(waited);
    }
    PostgresRows rows;
    std::size_t bytes = 0;
    std::optional<SearchFailure> failure;
    while (true) {
        if (const Waited waited = m_state->awaitResult(deadline, stop); waited != Waited::Ready) {
            return m_state->gaveUp(waited);
        }
        const ResultPtr result(PQgetResult(connection));
        if (!result) {
            break; // that was the last one
        }
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_SINGLE_TUPLE || status == PGRES_TUPLES_OK) {
            if (!addRows(result.get(), rows, bytes)) {
                static_cast<void>(m_state->gaveUp(Waited::Failed));
                return tl::unexpected(std::optional(SearchFailure{EngineFailure::ReplyTooLarge, 0, {}}));
            }
        } else if (status != PGRES_COMMAND_OK) {
            const char* const sqlState = PQresultErrorField(result.get(), PG_DIAG_SQLSTATE);
            const char* const message = PQresultErrorField(result.get(), PG_DIAG_MESSAGE_PRIMARY);
            m_state->broken = m_state->broken || PQstatus(connection) == CONNECTION_BAD;
            failure = sqlState != nullptr
                          ? postgresFailure(sqlState, lineOf(message))
                          : SearchFailure{EngineFailure::NoConnection, 0, lineOf(PQerrorMessage(connection))};
            m_state->broken = m_state->broken || sqlState == nullptr;
        }
    }
    if (failure) {
        return tl::unexpected(failure);
    }
    return rows;
}

} // namespace assay::retrieval
