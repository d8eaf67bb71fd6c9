// The statements that PostgreSQL is asked by, without a server: what is quoted, what is bound, and what its
// errors come to.
#include "core/base/random.h"
#include "core/retrieval/remote/postgres_engine.h"
#include "core/retrieval/remote/postgres_sql.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/loopback_server.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <bit>
#include <cmath>
#include <functional>
#include <set>

using namespace assay;
using namespace assay::retrieval;
using tests::LoopbackRequest;
using tests::LoopbackResponse;
using tests::LoopbackServer;

namespace {

EngineConnection postgresConnection() {
    EngineConnection connection;
    connection.name = "filings";
    connection.engine = "postgresql";
    connection.url = "postgresql://127.0.0.1:1/assay";
    connection.collection = "my \"sentences\"";
    connection.fields["cik"] = {"cik_int", true};
    connection.maxAttempts = 1;
    connection.timeoutMs = 2'000;
    return connection;
}

RemoteQuery byVector(std::span<const float> vector, Filter filter = {}, std::size_t k = 10) {
    RemoteQuery query;
    query.vector = vector;
    query.filter = std::move(filter);
    query.k = k;
    return query;
}

PostgresTable tableWith(std::set<std::string> columns, const EngineConnection& connection) {
    PostgresTable table = PostgresTable::of(connection).value();
    table.columns = std::move(columns);
    return table;
}

const std::set<std::string> kForeign{"sentence_id", "text", "vector", "cik_int", "year"};
const std::set<std::string> kOwn{"sentence_id", "text", "vector", "assay_fields", "assay_words"};

} // namespace

class TstPostgresSql : public QObject {
    Q_OBJECT

  private slots:
    void places();
    void quoting();
    void vectors();
    void exactQuery();
    void queryByIndex();
    void filtersOfOwnTables();
    void fieldsThatThereAreNot();
    void textQuery();
    void writing();
    void serverErrors();
    void settingsThatAreRefused();
    void nobodyAnswers();
    void aServerThatHangs();
};

void TstPostgresSql::places() {
    const auto place = postgresPlace("postgresql://db.example.org:5433/filings");
    QVERIFY(place && place->host == "db.example.org" && place->port == "5433" &&
            place->database == "filings");
    QVERIFY(!place->isLoopback());
    const auto six = postgresPlace("postgresql://[::1]/filings");
    QVERIFY(six && six->host == "::1" && six->port == "5432" && six->isLoopback());
    for (const char* wrong : {"", "http://x/y", "postgresql://x", "postgresql:///y", "postgresql://x/",
                              "postgresql://x:0/y", "postgresql://x:70000/y", "postgresql://x:5z/y",
                              "postgresql://u:p@x/y", "postgresql://x/y?sslmode=no", "postgresql://x/y/z",
                              "postgresql://a,b/y", "postgresql://[::1/y", "postgresql://x/y' host='z"}) {
        QVERIFY2(!postgresPlace(wrong), wrong);
    }
}

void TstPostgresSql::quoting() {
    QCOMPARE(quotedIdentifier("a\"b"), "\"a\"\"b\"");
    QCOMPARE(PostgresTable::of(postgresConnection())->qualifiedName(), "\"public\".\"my \"\"sentences\"\"\"");
    const std::vector<std::string> texts{"a", "q\"\\'{},", ""};
    QCOMPARE(postgresArray(texts), "{\"a\",\"q\\\"\\\\'{},\",\"\"}");
}

void TstPostgresSql::vectors() {
    base::Random random(3);
    std::vector<float> numbers;
    for (int i = 0; i < 2'000; ++i) {
        const float number = std::bit_cast<float>(static_cast<std::uint32_t>(random.below(1ULL << 32)));
        numbers.push_back(std::isfinite(number) ? number : 0.5F);
    }
    const auto back = vectorOfPostgres(postgresVector(numbers));
    QVERIFY(back && *back == numbers); // every bit of them
    QVERIFY(vectorOfPostgres("[]")->empty());
    for (const char* wrong : {"", "[", "1,2", "[1,]", "[1,,2]", "[a]", "[1 2]", "[1,2"}) {
        QVERIFY2(!vectorOfPostgres(wrong), wrong);
    }
}

void TstPostgresSql::exactQuery() {
    const EngineConnection connection = postgresConnection();
    const std::vector<float> vector{0.5F, -1};
    const RemoteQuery query = byVector(vector, {{"cik", "9'; DROP TABLE x"}, {"year", ""}}, 7);
    const auto statement = postgresVectorQuery(tableWith(kForeign, connection), connection, query);
    ASSAY_VERIFY_OK(statement);
    QCOMPARE(statement->sql,
             "SELECT \"sentence_id\"::text, (\"vector\" <=> $1::vector)::float8 FROM "
             "\"public\".\"my \"\"sentences\"\"\" WHERE \"vector\" IS NOT NULL AND \"cik_int\" = $3 AND "
             "coalesce(\"year\"::text, '') = '' ORDER BY (\"vector\" <=> $1::vector) + 0, \"sentence_id\" "
             "LIMIT $2::bigint");
    QVERIFY(
        (statement->values == std::vector<std::optional<std::string>>{"[0.5,-1]", "7", "9'; DROP TABLE x"}));
}

void TstPostgresSql::queryByIndex() {
    EngineConnection connection = postgresConnection();
    connection.exact = false;
    connection.metric = RemoteMetric::Dot;
    const std::vector<float> vector{1};
    const auto statement = postgresVectorQuery(tableWith(kForeign, connection), connection, byVector(vector));
    ASSAY_VERIFY_OK(statement);
    QVERIFY(statement->sql.ends_with("ORDER BY \"vector\" <#> $1::vector LIMIT $2::bigint"));
    const auto engine = makePostgresEngine(connection, {});
    ASSAY_VERIFY_OK(engine);
    QCOMPARE((*engine)->capabilities().largestK, std::size_t{100}); // as long as the index's own lists
    QVERIFY(!(*engine)->capabilities().exact);
    QCOMPARE((*engine)->distanceOf(RemoteMode::Vector), DistanceKind::NegativeScore);
}

void TstPostgresSql::filtersOfOwnTables() {
    EngineConnection connection = postgresConnection();
    connection.fields.clear();
    const std::vector<float> vector{1};
    const RemoteQuery query = byVector(vector, {{"cik", "9"}, {"form", ""}, {"section", "1\"A"}});
    const auto statement = postgresVectorQuery(tableWith(kOwn, connection), connection, query);
    ASSAY_VERIFY_OK(statement);
    QVERIFY(statement->sql.find("coalesce(\"assay_fields\" ->> $3::text, '') = ''") != std::string::npos);
    QVERIFY(statement->sql.find("\"assay_fields\" @> $4::jsonb") != std::string::npos);
    QCOMPARE(*statement->values[2], "form");
    QCOMPARE(*statement->values[3], "{\"cik\":\"9\",\"section\":\"1\\\"A\"}");
}

void TstPostgresSql::fieldsThatThereAreNot() {
    EngineConnection connection = postgresConnection();
    const std::vector<float> vector{1};
    RemoteQuery query = byVector(vector, {{"desk", "north"}});
    ASSAY_COMPARE_ERROR(postgresVectorQuery(tableWith(kForeign, connection), connection, query),
                        InvalidArgument);
    connection.fields["cik"] = {"", false}; // its documents have no such field
    query.filter = {{"cik", "9"}};
    ASSAY_COMPARE_ERROR(postgresVectorQuery(tableWith(kOwn, connection), connection, query), InvalidArgument);
}

void TstPostgresSql::textQuery() {
    const EngineConnection connection = postgresConnection();
    RemoteQuery query = byVector({}, {}, 3);
    query.text = "it's a 'test'";
    const auto own = postgresTextQuery(tableWith(kOwn, connection), connection, query);
    ASSAY_VERIFY_OK(own);
    QVERIFY(own->sql.find("it's") == std::string::npos);
    QVERIFY(own->sql.find("\"assay_words\" @@ asked.words") != std::string::npos);
    QCOMPARE(*own->values[0], "it's a 'test'");
    const auto foreign = postgresTextQuery(tableWith(kForeign, connection), connection, query);
    ASSAY_VERIFY_OK(foreign);
    QVERIFY(foreign->sql.find("to_tsvector('english'::regconfig, \"text\") @@ asked.words") !=
            std::string::npos);
}

void TstPostgresSql::writing() {
    const EngineConnection connection = postgresConnection();
    const PostgresTable table = tableWith(kOwn, connection);
    const std::vector<RemoteDocument> documents{{"a", "one", {1, 2}, {{"year", "2018"}}},
                                                {"b", std::string("t\0wo", 4), {}, {}}};
    const PostgresStatement put = postgresPut(table, documents);
    QCOMPARE(put.sql,
             "INSERT INTO \"public\".\"my \"\"sentences\"\"\" (\"sentence_id\", \"text\", \"vector\", "
             "\"assay_fields\") VALUES ($1::text, $2::text, $3::vector, $4::jsonb), ($5::text, $6::text, "
             "$7::vector, $8::jsonb) ON CONFLICT (\"sentence_id\") DO UPDATE SET \"text\" = "
             "excluded.\"text\", \"vector\" = excluded.\"vector\", \"assay_fields\" = "
             "excluded.\"assay_fields\"");
    QVERIFY(!put.values[6] && *put.values[3] == "{\"year\":\"2018\"}" && *put.values[5] == "two");
    // The mark is bound, as everything else is.
    const auto created = postgresCreate(table, 384, "mark's");
    bool bound = false;
    for (const PostgresStatement& statement : created) {
        QVERIFY(statement.sql.find("mark's") == std::string::npos);
        for (const auto& value : statement.values) {
            bound = bound || value == std::optional<std::string>("Assay: mark's");
        }
    }
    QVERIFY(bound);
    QVERIFY(created.front().sql == "BEGIN" && created.back().sql == "COMMIT");
    const auto finished = postgresFinish(table, "hnsw");
    QVERIFY(finished.front().sql.find("USING hnsw (\"vector\" vector_cosine_ops)") != std::string::npos);
    QCOMPARE(postgresFinish(table, "").size(), std::size_t{1});
}

void TstPostgresSql::serverErrors() {
    using Kind = SearchFailure::Kind;
    const std::vector<std::pair<const char*, Kind>> expected{
        {"57014", Kind::TimeLimit},   {"08006", Kind::NoConnection}, {"28P01", Kind::NotAllowed},
        {"42501", Kind::NotAllowed},  {"53300", Kind::TooMany},      {"57P01", Kind::ServerError},
        {"XX000", Kind::ServerError}, {"40001", Kind::ServerError},  {"55P03", Kind::ServerError},
        {"42P01", Kind::Refused},     {"22000", Kind::Refused},      {"", Kind::Refused}};
    for (const auto& [state, kind] : expected) {
        QVERIFY2(postgresFailure(state, "x").kind == kind, state);
    }
    QCOMPARE(postgresFailure("42P01", "no table\n").detail, "42P01: no table");
}

void TstPostgresSql::settingsThatAreRefused() {
    const auto refused = [](const std::function<void(EngineConnection&)>& change) {
        EngineConnection connection = postgresConnection();
        change(connection);
        const auto engine = makePostgresEngine(connection, "secret");
        return engine ? std::string("taken") : engine.error().where;
    };
    QCOMPARE(refused([](auto& c) { c.url = "postgresql://x"; }), "url");
    QCOMPARE(refused([](auto& c) { c.collection.clear(); }), "collection");
    QCOMPARE(refused([](auto& c) { c.variables["text_config"] = "a'b"; }), "variables.text_config");
    QCOMPARE(refused([](auto& c) { c.variables["index"] = "btree"; }), "variables.index");
    QCOMPARE(refused([](auto& c) { c.variables["ef_search"] = "1; DROP"; }), "variables.ef_search");
    // Elsewhere than on this machine, certificates are verified.
    QCOMPARE(refused([](auto& c) {
                 c.url = "postgresql://db.example.org/x";
                 c.variables["sslmode"] = "require";
             }),
             "variables.sslmode");
    QCOMPARE(refused([](auto& c) { c.variables["sslmode"] = "require"; }), "taken");
}

void TstPostgresSql::nobodyAnswers() {
    const auto engine = makePostgresEngine(postgresConnection(), "secret");
    ASSAY_VERIFY_OK(engine);
    const std::vector<float> vector{1, 0};
    const std::vector<RemoteQuery> queries(3, byVector(vector));
    const auto answers = (*engine)->query(RemoteMode::Vector, queries, {});
    ASSAY_VERIFY_OK(answers);
    QCOMPARE(answers->size(), std::size_t{3});
    for (const RemoteAnswer& answer : *answers) {
        QVERIFY(answer.failure && answer.failure->kind == SearchFailure::Kind::NoConnection);
        QVERIFY(answer.failure->detail.find("secret") == std::string::npos);
    }
    ASSAY_COMPARE_ERROR((*engine)->describe({}), RemoteFailure);
    ASSAY_COMPARE_ERROR((*engine)->query(RemoteMode::Hybrid, queries, {}), InvalidArgument);
    std::stop_source stop;
    stop.request_stop();
    ASSAY_COMPARE_ERROR((*engine)->describe(stop.get_token()), Cancelled);
}

// A server that takes the connection and says nothing is waited for once, from the connection on.
void TstPostgresSql::aServerThatHangs() {
    LoopbackServer server([](const LoopbackRequest&) { return LoopbackResponse(); }); // waits for HTTP
    EngineConnection connection = postgresConnection();
    connection.url = "postgresql" + server.url().substr(4) + "/assay";
    connection.variables["sslmode"] = "disable";
    connection.timeoutMs = 50;
    connection.maxAttempts = 4;
    const auto engine = makePostgresEngine(connection, "secret");
    ASSAY_VERIFY_OK(engine);
    const auto described = (*engine)->describe({});
    ASSAY_COMPARE_ERROR(described, RemoteFailure);
    QVERIFY2(described.error().detail.starts_with("time_limit"), described.error().detail.c_str());
}

ASSAY_TEST(TstPostgresSql)

#include "tst_postgres_sql.moc"
