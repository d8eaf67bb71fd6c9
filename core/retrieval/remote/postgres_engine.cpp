#include "core/retrieval/remote/postgres_engine.h"

#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/endpoint/attempts.h"
#include "core/endpoint/rate_limiter.h"
#include "core/retrieval/numbered_tasks.h"
#include "core/retrieval/remote/postgres_link.h"

#include <libpq-fe.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <mutex>
#include <system_error>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kUsualEfSearch = 100;
using std::chrono::milliseconds;

constexpr std::chrono::hours kLongWork{24}; // an index of ten million vectors takes hours

template <typename Number>
std::optional<Number> numberOfText(const std::optional<std::string>& text) {
    Number number{};
    if (!text) {
        return std::nullopt;
    }
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    return error == std::errc() && end == text->data() + text->size() ? std::optional(number) : std::nullopt;
}

RemoteMetric metricOfClass(const std::string& operators) {
    return operators.ends_with("_cosine_ops") ? RemoteMetric::Cosine
           : operators.ends_with("_ip_ops")   ? RemoteMetric::Dot
           : operators.ends_with("_l2_ops")   ? RemoteMetric::Euclidean
                                              : RemoteMetric::Unknown;
}

bool mayPass(SearchFailure::Kind kind) {
    using Kind = SearchFailure::Kind;
    return kind == Kind::NoConnection || kind == Kind::TooMany || kind == Kind::ServerError;
}

// "sslmode" and "sslrootcert", verified unless the server is on this machine. Errors: InvalidArgument.
Result<PostgresLink::Settings> securitySettings(const EngineConnection& connection,
                                                const PostgresPlace& place) {
    const std::string mode = connection.variable("sslmode", place.isLoopback() ? "prefer" : "verify-full");
    const bool known = mode == "verify-full" ||
                       (place.isLoopback() && (mode == "disable" || mode == "prefer" || mode == "require"));
    if (!known) {
        return fail(ErrorCode::InvalidArgument, mode, "variables.sslmode");
    }
    PostgresLink::Settings settings{{"sslmode", mode}};
    // The certificates that the system trusts, where libpq knows how to find them.
    const std::string usual = mode == "verify-full" && PQlibVersion() >= 160'000 ? "system" : "";
    if (const std::string file = connection.variable("sslrootcert", usual); !file.empty()) {
        settings.emplace_back("sslrootcert", file);
    }
    return settings;
}

struct StatementRun {
    PostgresRows rows;
    std::optional<SearchFailure> failure;
    double seconds = 0; // of the last attempt; where the time limit ended it, of all of them
    int attempts = 0;
};

class PostgresEngine final : public RemoteEngine {
  public:
    PostgresEngine(EngineConnection connection, PostgresTable table, PostgresLink::Settings settings,
                   PostgresStatement session)
        : m_connection(std::move(connection))
        , m_table(std::move(table))
        , m_settings(std::move(settings))
        , m_session(std::move(session))
        , m_limiter(m_connection.maxPerSecond) {
        m_capabilities.vector = true;
        m_capabilities.text = true;
        m_capabilities.filters = true;
        m_capabilities.metric = m_table.metric;
        m_capabilities.exact = m_table.exact;
        m_capabilities.fetches = true;
        m_capabilities.storesVectors = true;
        m_capabilities.writes = true;
        m_capabilities.largestK = m_connection.largestK.value_or(m_table.exact ? 0 : listLength());
        m_capabilities.order = m_table.exact ? "by id" : "as the index gives them";
        m_capabilities.label = "PostgreSQL, " + m_connection.collection;
        m_capabilities.engine = m_connection.engine;
        m_capabilities.collection = m_connection.collection;
        for (const auto& [ours, theirs] : m_connection.fields) {
            if (theirs.name.empty()) {
                m_capabilities.missingFields.push_back(ours);
            }
        }
    }

    [[nodiscard]] const RemoteCapabilities& capabilities() const override { return m_capabilities; }

    [[nodiscard]] DistanceKind distanceOf(RemoteMode mode) const override {
        return mode == RemoteMode::Vector && m_table.metric == RemoteMetric::Cosine
                   ? DistanceKind::Cosine
                   : DistanceKind::NegativeScore;
    }

    [[nodiscard]] Result<RemoteCollection> describe(const std::stop_token& stop) override;
    [[nodiscard]] Result<std::vector<RemoteAnswer>>
    query(RemoteMode mode, std::span<const RemoteQuery> queries, const std::stop_token& stop) override;
    [[nodiscard]] Result<std::vector<RemoteDocument>>
    fetch(std::span<const std::string> ids, bool withVectors, const std::stop_token& stop) override;
    [[nodiscard]] Result<std::vector<RemoteDocument>>
    list(std::string& cursor, std::size_t most, bool withVectors, const std::stop_token& stop) override;
    [[nodiscard]] Result<> create(std::size_t dimension, const std::string& mark,
                                  const std::stop_token& stop) override;
    [[nodiscard]] Result<std::string> mark(const std::stop_token& stop) override;
    [[nodiscard]] Result<> put(std::span<const RemoteDocument> documents,
                               const std::stop_token& stop) override;
    [[nodiscard]] Result<> finish(const std::stop_token& stop) override;
    [[nodiscard]] Result<> remove(const std::stop_token& stop) override;

  private:
    [[nodiscard]] std::size_t listLength() const {
        return numberOfText<std::size_t>(m_connection.variable("ef_search", "")).value_or(kUsualEfSearch);
    }

    [[nodiscard]] milliseconds limit() const { return milliseconds(m_connection.timeoutMs); }

    // A kept connection, or a new one, made within the limit.
    PostgresResult<std::unique_ptr<PostgresLink>> lend(milliseconds limit, const std::stop_token& stop);
    void giveBack(std::unique_ptr<PostgresLink> link);

    // Once, all within the limit; no failure and no rows: a stop came first.
    PostgresResult<PostgresRows> runOnce(const PostgresStatement& statement, milliseconds limit,
                                         const std::stop_token& stop);
    // As often as the time limit allows, which is for all attempts without the pauses between them. Errors:
    // Cancelled. A failure stands in what is returned.
    Result<StatementRun> attempt(const PostgresStatement& statement, const std::stop_token& stop);
    // Errors: Cancelled, RemoteFailure.
    Result<PostgresRows> run(const PostgresStatement& statement, const std::stop_token& stop);
    // One after the other on one connection, which is closed when one fails.
    Result<> runTogether(std::span<const PostgresStatement> statements, const std::stop_token& stop);

    // The table with the columns that the server says it has. Errors: Cancelled, RemoteFailure.
    Result<PostgresTable> table(const std::stop_token& stop);
    Result<PostgresTable> ownTable(const std::stop_token& stop);
    [[nodiscard]] RemoteAnswer answerOf(const PostgresTable& table, RemoteMode mode, const RemoteQuery& query,
                                        const std::stop_token& stop);
    [[nodiscard]] Result<std::vector<RemoteDocument>> documentsOf(const PostgresTable& table,
                                                                  const PostgresRows& rows) const;
    [[nodiscard]] base::Error errorOf(const SearchFailure& failure) const;

    EngineConnection m_connection;
    PostgresTable m_table;
    PostgresLink::Settings m_settings;
    PostgresStatement m_session; // what each connection begins with
    RemoteCapabilities m_capabilities;
    endpoint::RateLimiter m_limiter;
    std::mutex m_guard; // of what follows
    std::vector<std::unique_ptr<PostgresLink>> m_idle;
    std::set<std::string> m_columns; // empty: not asked yet, or there is no such table
    std::uint64_t m_sent = 0;
};

// What is left of the limit.
milliseconds leftOf(milliseconds limit, std::chrono::steady_clock::time_point begin) {
    const auto spent = std::chrono::steady_clock::now() - begin;
    return std::max(milliseconds(0), limit - std::chrono::duration_cast<milliseconds>(spent));
}

PostgresResult<std::unique_ptr<PostgresLink>> PostgresEngine::lend(milliseconds limit,
                                                                   const std::stop_token& stop) {
    {
        const std::scoped_lock lock(m_guard);
        if (!m_idle.empty()) {
            auto link = std::move(m_idle.back());
            m_idle.pop_back();
            return link;
        }
    }
    const auto begin = std::chrono::steady_clock::now();
    auto opened = PostgresLink::open(m_settings, limit, stop);
    if (!opened) {
        return opened;
    }
    if (auto begun = (*opened)->run(m_session, leftOf(limit, begin), stop); !begun) {
        return tl::unexpected(begun.error());
    }
    return opened;
}

void PostgresEngine::giveBack(std::unique_ptr<PostgresLink> link) {
    const std::scoped_lock lock(m_guard);
    if (!link->isBroken() && m_idle.size() < static_cast<std::size_t>(m_connection.maxParallel)) {
        m_idle.push_back(std::move(link));
    }
}

PostgresResult<PostgresRows> PostgresEngine::runOnce(const PostgresStatement& statement, milliseconds limit,
                                                     const std::stop_token& stop) {
    const auto begin = std::chrono::steady_clock::now();
    auto link = lend(limit, stop);
    if (!link) {
        return tl::unexpected(link.error());
    }
    auto rows = (*link)->run(statement, leftOf(limit, begin), stop);
    giveBack(std::move(*link));
    return rows;
}

Result<StatementRun> PostgresEngine::attempt(const PostgresStatement& statement,
                                             const std::stop_token& stop) {
    const endpoint::Patience patience{m_connection.maxAttempts, m_connection.backoffBaseMs,
                                      m_connection.backoffMaxMs, m_connection.maxRetryAfterMs};
    std::uint64_t number = 0;
    {
        const std::scoped_lock lock(m_guard);
        number = m_sent++;
    }
    base::Random chance(number);
    StatementRun run;
    milliseconds left = limit();
    while (true) {
        ++run.attempts;
        if (!m_limiter.acquire(stop)) {
            return fail(ErrorCode::Cancelled);
        }
        const auto begin = std::chrono::steady_clock::now();
        auto rows = runOnce(statement, left, stop);
        left = leftOf(left, begin);
        run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        if (rows) {
            run.rows = std::move(*rows);
            run.failure = std::nullopt;
            return run;
        }
        if (!rows.error()) {
            return fail(ErrorCode::Cancelled);
        }
        run.failure = rows.error();
        if (run.failure->kind == SearchFailure::Kind::TimeLimit) {
            run.seconds = std::chrono::duration<double>(limit() - left).count();
        }
        const auto wait = mayPass(run.failure->kind) && left.count() > 0
                              ? endpoint::waitAfterAttempt(patience, run.attempts, std::nullopt, chance)
                              : std::nullopt;
        if (!wait) {
            return run;
        }
        if (!endpoint::waitFor(*wait, stop)) {
            return fail(ErrorCode::Cancelled);
        }
    }
}

base::Error PostgresEngine::errorOf(const SearchFailure& failure) const {
    std::string detail(searchFailureName(failure.kind));
    detail += failure.detail.empty() ? "" : ": " + failure.detail;
    return {ErrorCode::RemoteFailure, detail, m_connection.url};
}

Result<PostgresRows> PostgresEngine::run(const PostgresStatement& statement, const std::stop_token& stop) {
    ASSAY_TRY(auto run, attempt(statement, stop));
    if (run.failure) {
        return tl::unexpected(errorOf(*run.failure));
    }
    return std::move(run.rows);
}

Result<> PostgresEngine::runTogether(std::span<const PostgresStatement> statements,
                                     const std::stop_token& stop) {
    auto link = lend(limit(), stop);
    for (const PostgresStatement& statement : statements) {
        const auto done = link ? (*link)->run(statement, kLongWork, stop)
                               : PostgresResult<PostgresRows>(tl::unexpected(link.error()));
        if (!done) {
            return done.error() ? Result<>(tl::unexpected(errorOf(*done.error())))
                                : fail(ErrorCode::Cancelled);
        }
    }
    return {}; // not given back: its settings may have been changed
}

Result<PostgresTable> PostgresEngine::table(const std::stop_token& stop) {
    PostgresTable table = m_table;
    {
        const std::scoped_lock lock(m_guard);
        table.columns = m_columns;
    }
    if (table.columns.empty()) {
        ASSAY_TRY(const auto rows, run(postgresColumns(table), stop));
        for (const PostgresRow& row : rows) {
            table.columns.insert(row.front().value_or(std::string()));
        }
        const std::scoped_lock lock(m_guard);
        m_columns = table.columns;
    }
    return table;
}

Result<PostgresTable> PostgresEngine::ownTable(const std::stop_token& stop) {
    ASSAY_TRY(auto found, table(stop));
    if (!found.has(std::string(kPostgresFields))) {
        return fail(ErrorCode::InvalidArgument, m_connection.collection, "collection");
    }
    return found;
}

Result<RemoteCollection> PostgresEngine::describe(const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<RemoteCollection> {
        RemoteCollection collection;
        ASSAY_TRY(const auto version, run(postgresVersion(), stop));
        if (!version.empty() && version.front().size() == 2) {
            collection.version = version.front()[0].value_or(std::string());
            if (const auto& extension = version.front()[1]) {
                collection.version += ", pgvector " + *extension;
            }
        }
        {
            const std::scoped_lock lock(m_guard);
            m_columns.clear(); // asked anew
        }
        ASSAY_TRY(const auto found, table(stop));
        collection.exists = !found.columns.empty();
        if (!collection.exists) {
            return collection;
        }
        ASSAY_TRY(const auto count, run(postgresCount(found), stop));
        if (!count.empty()) {
            collection.documents = numberOfText<std::uint64_t>(count.front().front());
        }
        ASSAY_TRY(const auto shape, run(postgresShape(found), stop));
        if (!shape.empty() && shape.front().size() == 2) {
            const auto dimension = numberOfText<std::int64_t>(shape.front()[0]);
            if (dimension && *dimension > 0) {
                collection.dimension = static_cast<std::size_t>(*dimension);
            }
            if (const auto& operators = shape.front()[1]) {
                collection.metric = metricOfClass(*operators);
            }
        }
        return collection;
    });
}

RemoteAnswer PostgresEngine::answerOf(const PostgresTable& table, RemoteMode mode, const RemoteQuery& query,
                                      const std::stop_token& stop) {
    RemoteAnswer answer;
    const auto failed = [&answer](SearchFailure::Kind kind, std::string detail) {
        answer.failure = {kind, 0, std::move(detail)};
        return answer;
    };
    const auto statement = mode == RemoteMode::Vector ? postgresVectorQuery(table, m_connection, query)
                                                      : postgresTextQuery(table, m_connection, query);
    if (!statement) {
        return failed(SearchFailure::Kind::Refused, "no column: " + statement.error().detail);
    }
    auto run = attempt(*statement, stop);
    if (!run) {
        return failed(SearchFailure::Kind::NoConnection, {}); // stopped: the caller says so
    }
    answer.seconds = run->seconds;
    answer.attempts = run->attempts;
    answer.failure = run->failure;
    for (const PostgresRow& row : run->rows) {
        const auto distance = row.size() == 2 ? numberOfText<double>(row[1]) : std::nullopt;
        if (!distance || !row[0]) {
            return failed(SearchFailure::Kind::NotUnderstood, "a row without id or distance");
        }
        answer.hits.push_back({*row[0], *distance});
    }
    return answer;
}

Result<std::vector<RemoteAnswer>> PostgresEngine::query(RemoteMode mode, std::span<const RemoteQuery> queries,
                                                        const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<std::vector<RemoteAnswer>> {
        if (!m_capabilities.can(mode)) {
            return fail(ErrorCode::InvalidArgument, std::string(remoteModeName(mode)), "mode");
        }
        std::vector<RemoteAnswer> answers(queries.size());
        const auto asked = table(stop);
        if (!asked && asked.error().code != ErrorCode::RemoteFailure) {
            return tl::unexpected(asked.error());
        }
        if (!asked || asked->columns.empty()) {
            // Nothing of the table is known: each query has failed.
            for (RemoteAnswer& answer : answers) {
                answer.failure = {asked ? SearchFailure::Kind::Refused : SearchFailure::Kind::NoConnection, 0,
                                  asked ? "no such table" : asked.error().detail};
            }
            return answers;
        }
        const bool whole =
            runNumberedTasks(queries.size(), static_cast<unsigned>(m_connection.maxParallel), stop,
                             [&](std::size_t i) { answers[i] = answerOf(*asked, mode, queries[i], stop); });
        if (!whole) {
            return fail(ErrorCode::Cancelled);
        }
        return answers;
    });
}

Result<std::vector<RemoteDocument>> PostgresEngine::documentsOf(const PostgresTable& table,
                                                                const PostgresRows& rows) const {
    const std::vector<std::string> names = postgresFieldNames(table, m_connection);
    const auto notUnderstood = [this](const std::string& what) {
        return tl::unexpected(errorOf({SearchFailure::Kind::NotUnderstood, 0, what}));
    };
    std::vector<RemoteDocument> documents;
    for (const PostgresRow& row : rows) {
        if (row.size() != 4 + names.size() || !row[0]) {
            return notUnderstood("a row without id");
        }
        RemoteDocument& document = documents.emplace_back();
        document.id = *row[0];
        document.text = row[1].value_or(std::string());
        if (row[2]) {
            auto vector = vectorOfPostgres(*row[2]);
            if (!vector) {
                return notUnderstood("vector of " + document.id);
            }
            document.vector = std::move(*vector);
        }
        const auto fields = nlohmann::ordered_json::parse(row[3].value_or("{}"), nullptr, false);
        if (fields.is_object()) {
            for (const auto& [name, value] : fields.items()) {
                document.fields[name] = value.is_string() ? value.get<std::string>() : value.dump();
            }
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (row[4 + i]) {
                document.fields[names[i]] = *row[4 + i];
            }
        }
    }
    return documents;
}

Result<std::vector<RemoteDocument>> PostgresEngine::fetch(std::span<const std::string> ids, bool withVectors,
                                                          const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<std::vector<RemoteDocument>> {
        ASSAY_TRY(const auto from, table(stop));
        ASSAY_TRY(const auto rows, run(postgresFetch(from, m_connection, ids, withVectors), stop));
        return documentsOf(from, rows);
    });
}

Result<std::vector<RemoteDocument>> PostgresEngine::list(std::string& cursor, std::size_t most,
                                                         bool withVectors, const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<std::vector<RemoteDocument>> {
        ASSAY_TRY(const auto from, table(stop));
        ASSAY_TRY(const auto rows, run(postgresList(from, m_connection, cursor, most, withVectors), stop));
        ASSAY_TRY(auto documents, documentsOf(from, rows));
        cursor = documents.size() < most || documents.empty() ? std::string() : documents.back().id;
        return documents;
    });
}

Result<> PostgresEngine::create(std::size_t dimension, const std::string& mark, const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<> {
        {
            const std::scoped_lock lock(m_guard);
            m_columns.clear();
        }
        ASSAY_TRY(const auto found, table(stop));
        if (!found.columns.empty()) {
            return fail(ErrorCode::NameTaken, m_connection.collection);
        }
        if (dimension > 0) {
            ASSAY_TRY(const auto extension, run(postgresHasVectors(), stop));
            if (extension.empty()) {
                return fail(ErrorCode::InvalidArgument, "no extension \"vector\"", "vectors");
            }
        }
        return runTogether(postgresCreate(m_table, dimension, mark), stop);
    });
}

Result<std::string> PostgresEngine::mark(const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<std::string> {
        ASSAY_TRY(const auto rows, run(postgresComment(m_table), stop));
        const std::string comment = rows.empty() ? "" : rows.front().front().value_or(std::string());
        return comment.starts_with(kPostgresMark) ? comment.substr(kPostgresMark.size()) : std::string();
    });
}

Result<> PostgresEngine::put(std::span<const RemoteDocument> documents, const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<> {
        if (documents.empty()) {
            return {};
        }
        ASSAY_TRY(const auto into, ownTable(stop));
        ASSAY_TRY(run(postgresPut(into, documents), stop));
        return {};
    });
}

Result<> PostgresEngine::finish(const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<> {
        ASSAY_TRY(const auto into, ownTable(stop));
        const std::string index = m_table.exact ? "" : m_connection.variable("index", "hnsw");
        std::vector<PostgresStatement> statements{
            {"SELECT set_config('statement_timeout', '0', false)", {}}}; // an index may take hours
        for (PostgresStatement& statement : postgresFinish(into, index)) {
            statements.push_back(std::move(statement));
        }
        return runTogether(statements, stop);
    });
}

Result<> PostgresEngine::remove(const std::stop_token& stop) {
    return base::guarded("engine", [&]() -> Result<> {
        ASSAY_TRY(const auto marked, mark(stop));
        if (marked.empty()) {
            return fail(ErrorCode::InvalidArgument, m_connection.collection, "collection");
        }
        ASSAY_TRY(run(postgresRemove(m_table), stop));
        const std::scoped_lock lock(m_guard);
        m_columns.clear();
        return {};
    });
}

// What each connection begins with: time limit and settings of pgvector. Errors: InvalidArgument.
Result<PostgresStatement> sessionStatement(const EngineConnection& connection, bool exact) {
    PostgresStatement session{"SELECT set_config('statement_timeout', $1, false)",
                              {std::to_string(connection.timeoutMs)}};
    const auto add = [&session](const std::string& setting, const std::string& value) {
        session.values.emplace_back(value);
        session.sql +=
            ", set_config('" + setting + "', $" + std::to_string(session.values.size()) + ", false)";
    };
    const std::string lists = connection.variable("ef_search", exact ? "" : std::to_string(kUsualEfSearch));
    const std::string probes = connection.variable("probes", "");
    for (const auto& [name, value] : {std::pair<std::string, std::string>("ef_search", lists),
                                      std::pair<std::string, std::string>("probes", probes)}) {
        if (!value.empty() && !numberOfText<std::uint32_t>(value)) {
            return fail(ErrorCode::InvalidArgument, value, "variables." + name);
        }
    }
    if (!lists.empty()) {
        add("hnsw.ef_search", lists);
    }
    if (!probes.empty()) {
        add("ivfflat.probes", probes);
    }
    if (const std::string scan = connection.variable("iterative_scan", ""); !scan.empty()) {
        add("hnsw.iterative_scan", scan);
    }
    return session;
}

} // namespace

Result<std::shared_ptr<RemoteEngine>> makePostgresEngine(const EngineConnection& connection,
                                                         const std::string& key) {
    return base::guarded("engine", [&]() -> Result<std::shared_ptr<RemoteEngine>> {
        const auto place = postgresPlace(connection.url);
        if (!place) {
            return fail(ErrorCode::InvalidArgument, {}, "url");
        }
        ASSAY_TRY(auto table, PostgresTable::of(connection));
        const std::string index = connection.variable("index", "hnsw");
        if (index != "hnsw" && index != "ivfflat") {
            return fail(ErrorCode::InvalidArgument, index, "variables.index");
        }
        ASSAY_TRY(auto settings, securitySettings(connection, *place));
        ASSAY_TRY(auto session, sessionStatement(connection, table.exact));
        settings.insert(settings.end(), {{"host", place->host},
                                         {"port", place->port},
                                         {"dbname", place->database},
                                         {"client_encoding", "UTF8"},
                                         {"application_name", "assay"}});
        if (!connection.user.empty()) {
            settings.emplace_back("user", connection.user);
        }
        if (!key.empty()) {
            settings.emplace_back("password", key);
        }
        return std::make_shared<PostgresEngine>(connection, std::move(table), std::move(settings),
                                                std::move(session));
    });
}

} // namespace assay::retrieval
