#include "core/retrieval/remote/postgres_sql.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <system_error>
#include <utility>

namespace assay::retrieval {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// The fields of a sentence that every corpus has.
constexpr std::array<std::string_view, 7> kSentenceFields{"cik",     "company",  "form", "year",
                                                          "section", "position", "kind"};

// Takes the values of a statement, and says by which parameter each is.
class Parameters {
  public:
    std::string add(std::optional<std::string> value) {
        m_values.push_back(std::move(value));
        return "$" + std::to_string(m_values.size());
    }

    [[nodiscard]] std::vector<std::optional<std::string>> take() { return std::move(m_values); }

  private:
    std::vector<std::optional<std::string>> m_values;
};

std::string_view distanceOperator(RemoteMetric metric) {
    return metric == RemoteMetric::Dot ? "<#>" : metric == RemoteMetric::Euclidean ? "<->" : "<=>";
}

std::string_view operatorClass(RemoteMetric metric) {
    return metric == RemoteMetric::Dot         ? "vector_ip_ops"
           : metric == RemoteMetric::Euclidean ? "vector_l2_ops"
                                               : "vector_cosine_ops";
}

bool isConfiguration(std::string_view name) {
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

// " AND …" for each field. What fields of one JSON object must be is one parameter, by which an index finds
// them.
Result<std::string> filterConditions(const PostgresTable& table, const EngineConnection& connection,
                                     const Filter& filter, Parameters& parameters) {
    std::string conditions;
    nlohmann::ordered_json contained = nlohmann::ordered_json::object();
    const std::string json = quotedIdentifier(kPostgresFields);
    for (const FieldEquals& wanted : filter) {
        const std::string theirs = connection.field(wanted.field).name;
        if (!theirs.empty() && table.has(theirs)) {
            const std::string column = quotedIdentifier(theirs);
            conditions += wanted.value.empty()
                              ? fmt::format(" AND coalesce({}::text, '') = ''", column)
                              : fmt::format(" AND {} = {}", column, parameters.add(wanted.value));
        } else if (!theirs.empty() && table.has(std::string(kPostgresFields))) {
            if (wanted.value.empty()) {
                conditions +=
                    fmt::format(" AND coalesce({} ->> {}::text, '') = ''", json, parameters.add(theirs));
            } else {
                contained[theirs] = wanted.value;
            }
        } else {
            return fail(ErrorCode::InvalidArgument, wanted.field, "filter");
        }
    }
    if (!contained.empty()) {
        const std::string text =
            contained.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
        conditions += fmt::format(" AND {} @> {}::jsonb", json, parameters.add(text));
    }
    return conditions;
}

// What fetching and listing select.
std::string documentColumns(const PostgresTable& table, const EngineConnection& connection,
                            bool withVectors) {
    const bool hasVector = withVectors && table.has(table.vector);
    const bool hasFields = table.has(std::string(kPostgresFields));
    std::string columns =
        fmt::format("{}::text, {}, {}, {}", quotedIdentifier(table.id),
                    table.has(table.text) ? quotedIdentifier(table.text) : "NULL::text",
                    hasVector ? quotedIdentifier(table.vector) + "::text" : "NULL::text",
                    hasFields ? quotedIdentifier(kPostgresFields) + "::text" : "NULL::text");
    for (const std::string& ours : postgresFieldNames(table, connection)) {
        columns += ", " + quotedIdentifier(connection.field(ours).name) + "::text";
    }
    return columns;
}

// A text of PostgreSQL holds no NUL.
std::string withoutNul(std::string text) {
    std::erase(text, '\0');
    return text;
}

std::string fieldsJson(const RemoteDocument& document) {
    nlohmann::ordered_json fields = nlohmann::ordered_json::object();
    for (const auto& [name, value] : document.fields) {
        fields[withoutNul(name)] = withoutNul(value);
    }
    return fields.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace

bool PostgresPlace::isLoopback() const noexcept {
    return host == "localhost" || host == "127.0.0.1" || host == "::1";
}

std::optional<PostgresPlace> postgresPlace(std::string_view url) {
    constexpr std::string_view kScheme = "postgresql://";
    if (!url.starts_with(kScheme) || url.find_first_of("@?# \t\n'\\") != std::string_view::npos) {
        return std::nullopt;
    }
    url.remove_prefix(kScheme.size());
    const std::size_t slash = url.find('/');
    if (slash == std::string_view::npos) {
        return std::nullopt;
    }
    PostgresPlace place;
    place.database = url.substr(slash + 1);
    std::string_view server = url.substr(0, slash);
    if (server.starts_with('[')) {
        const std::size_t bracket = server.find(']');
        if (bracket == std::string_view::npos) {
            return std::nullopt;
        }
        place.host = server.substr(1, bracket - 1);
        server.remove_prefix(bracket + 1);
    } else {
        const std::size_t colon = std::min(server.find(':'), server.size());
        place.host = server.substr(0, colon);
        server.remove_prefix(colon);
    }
    if (!server.empty()) {
        int port = 0;
        const auto [end, error] = std::from_chars(server.data() + 1, server.data() + server.size(), port);
        if (server.front() != ':' || error != std::errc() || end != server.data() + server.size() ||
            port < 1 || port > 65'535) {
            return std::nullopt;
        }
        place.port = std::to_string(port);
    }
    const bool complete = !place.host.empty() && !place.database.empty() &&
                          place.database.find('/') == std::string::npos &&
                          place.host.find(',') == std::string::npos;
    return complete ? std::optional(std::move(place)) : std::nullopt;
}

Result<PostgresTable> PostgresTable::of(const EngineConnection& connection) {
    PostgresTable table;
    table.schema = connection.variable("schema", "public");
    table.name = connection.collection;
    table.id = connection.variable("id_column", "sentence_id");
    table.text = connection.variable("text_column", "text");
    table.vector = connection.variable("vector_column", "vector");
    table.words = connection.variable("words_column", "assay_words");
    table.textConfig = connection.variable("text_config", "english");
    if (connection.metric != RemoteMetric::Unknown) {
        table.metric = connection.metric;
    }
    table.exact = connection.exact.value_or(true);
    if (table.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "collection");
    }
    if (!isConfiguration(table.textConfig)) {
        return fail(ErrorCode::InvalidArgument, table.textConfig, "variables.text_config");
    }
    return table;
}

std::string PostgresTable::qualifiedName() const {
    return quotedIdentifier(schema) + "." + quotedIdentifier(name);
}

std::string quotedIdentifier(std::string_view name) {
    std::string quoted = "\"";
    for (const char c : name) {
        if (c != '\0') {
            quoted += c == '"' ? "\"\"" : std::string(1, c);
        }
    }
    return quoted + "\"";
}

std::string postgresVector(std::span<const float> vector) {
    return fmt::format("[{}]", fmt::join(vector, ","));
}

std::optional<std::vector<float>> vectorOfPostgres(std::string_view text) {
    if (text.size() < 2 || text.front() != '[' || text.back() != ']') {
        return std::nullopt;
    }
    text = text.substr(1, text.size() - 2);
    std::vector<float> vector;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        float value = 0;
        const auto [next, error] = std::from_chars(at, end, value);
        if (error != std::errc() || (next != end && (*next != ',' || next + 1 == end))) {
            return std::nullopt;
        }
        vector.push_back(value);
        at = next == end ? end : next + 1;
    }
    return vector;
}

std::string postgresArray(std::span<const std::string> texts) {
    std::string array = "{";
    for (const std::string& text : texts) {
        array += array.size() > 1 ? ",\"" : "\"";
        for (const char c : text) {
            array += c == '"' || c == '\\' ? "\\" : "";
            array += c;
        }
        array += '"';
    }
    return array + "}";
}

Result<PostgresStatement> postgresVectorQuery(const PostgresTable& table, const EngineConnection& connection,
                                              const RemoteQuery& query) {
    Parameters parameters;
    const std::string vector = parameters.add(postgresVector(query.vector));
    const std::string most = parameters.add(std::to_string(query.k));
    ASSAY_TRY(const auto conditions, filterConditions(table, connection, query.filter, parameters));
    const std::string column = quotedIdentifier(table.vector);
    const std::string distance =
        fmt::format("{} {} {}::vector", column, distanceOperator(table.metric), vector);
    // An index of vectors serves the bare distance alone.
    const std::string order =
        table.exact ? fmt::format("({}) + 0, {}", distance, quotedIdentifier(table.id)) : distance;
    return PostgresStatement{
        fmt::format("SELECT {}::text, ({})::float8 FROM {} WHERE {} IS NOT NULL{} ORDER BY {} LIMIT "
                    "{}::bigint",
                    quotedIdentifier(table.id), distance, table.qualifiedName(), column, conditions, order,
                    most),
        parameters.take()};
}

Result<PostgresStatement> postgresTextQuery(const PostgresTable& table, const EngineConnection& connection,
                                            const RemoteQuery& query) {
    Parameters parameters;
    const std::string text = parameters.add(withoutNul(std::string(query.text)));
    const std::string most = parameters.add(std::to_string(query.k));
    ASSAY_TRY(const auto conditions, filterConditions(table, connection, query.filter, parameters));
    const std::string configuration = fmt::format("'{}'::regconfig", table.textConfig);
    const std::string words = table.has(table.words) ? quotedIdentifier(table.words)
                                                     : fmt::format("to_tsvector({}, {})", configuration,
                                                                   quotedIdentifier(table.text));
    // Any of the words: each as a quoted lexeme, joined by "or".
    const std::string asked = fmt::format(
        R"sql(SELECT string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery AS words)sql"
        " FROM unnest(to_tsvector({}, {}::text))",
        configuration, text);
    const std::string id = quotedIdentifier(table.id);
    return PostgresStatement{
        fmt::format("WITH asked AS MATERIALIZED ({}) SELECT {}::text, -ts_rank({}, asked.words, 1)::float8 "
                    "FROM {}, asked WHERE {} @@ asked.words{} ORDER BY 2, {} LIMIT {}::bigint",
                    asked, id, words, table.qualifiedName(), words, conditions, id, most),
        parameters.take()};
}

std::vector<std::string> postgresFieldNames(const PostgresTable& table, const EngineConnection& connection) {
    std::set<std::string> names;
    const auto addIfThere = [&](const std::string& ours) {
        const std::string theirs = connection.field(ours).name;
        if (!theirs.empty() && table.has(theirs)) {
            names.insert(ours);
        }
    };
    for (const std::string_view ours : kSentenceFields) {
        addIfThere(std::string(ours));
    }
    for (const auto& [ours, theirs] : connection.fields) {
        addIfThere(ours);
    }
    return {names.begin(), names.end()};
}

PostgresStatement postgresFetch(const PostgresTable& table, const EngineConnection& connection,
                                std::span<const std::string> ids, bool withVectors) {
    return {fmt::format("SELECT {} FROM {} WHERE {} = ANY($1)",
                        documentColumns(table, connection, withVectors), table.qualifiedName(),
                        quotedIdentifier(table.id)),
            {postgresArray(ids)}};
}

PostgresStatement postgresList(const PostgresTable& table, const EngineConnection& connection,
                               const std::string& cursor, std::size_t most, bool withVectors) {
    Parameters parameters;
    const std::string id = quotedIdentifier(table.id);
    const std::string limit = parameters.add(std::to_string(most));
    const std::string after = cursor.empty() ? "" : fmt::format(" WHERE {} > {}", id, parameters.add(cursor));
    return {fmt::format("SELECT {} FROM {}{} ORDER BY {} LIMIT {}::bigint",
                        documentColumns(table, connection, withVectors), table.qualifiedName(), after, id,
                        limit),
            parameters.take()};
}

PostgresStatement postgresColumns(const PostgresTable& table) {
    return {"SELECT attname::text FROM pg_attribute WHERE attrelid = to_regclass($1::text) AND attnum > 0 "
            "AND NOT attisdropped",
            {table.qualifiedName()}};
}

PostgresStatement postgresShape(const PostgresTable& table) {
    return {"SELECT a.atttypmod::text, (SELECT o.opcname::text FROM pg_index i JOIN pg_opclass o ON o.oid = "
            "i.indclass[0] WHERE i.indrelid = a.attrelid AND i.indkey[0] = a.attnum AND i.indisvalid ORDER "
            "BY 1 LIMIT 1) FROM pg_attribute a WHERE a.attrelid = to_regclass($1::text) AND a.attname = $2",
            {table.qualifiedName(), table.vector}};
}

PostgresStatement postgresCount(const PostgresTable& table) {
    return {"SELECT count(*)::text FROM " + table.qualifiedName(), {}};
}

PostgresStatement postgresVersion() {
    return {"SELECT current_setting('server_version'), (SELECT extversion FROM pg_extension WHERE extname = "
            "'vector')",
            {}};
}

PostgresStatement postgresHasVectors() {
    return {
        "SELECT extname::text FROM pg_extension WHERE extname = 'vector' UNION ALL SELECT name::text FROM "
        "pg_available_extensions WHERE name = 'vector'",
        {}};
}

PostgresStatement postgresComment(const PostgresTable& table) {
    return {"SELECT obj_description(to_regclass($1::text), 'pg_class')", {table.qualifiedName()}};
}

std::vector<PostgresStatement> postgresCreate(const PostgresTable& table, std::size_t dimension,
                                              const std::string& mark) {
    std::vector<PostgresStatement> statements{{"BEGIN", {}}};
    if (dimension > 0) {
        statements.push_back({"CREATE EXTENSION IF NOT EXISTS vector", {}});
    }
    const std::string vector =
        dimension > 0 ? fmt::format(", {} vector({})", quotedIdentifier(table.vector), dimension) : "";
    statements.push_back(
        {fmt::format("CREATE TABLE {} ({} text COLLATE \"C\" PRIMARY KEY, {} text NOT NULL{}, {} jsonb NOT "
                     "NULL, {} tsvector GENERATED ALWAYS AS (to_tsvector('{}'::regconfig, {})) STORED)",
                     table.qualifiedName(), quotedIdentifier(table.id), quotedIdentifier(table.text), vector,
                     quotedIdentifier(kPostgresFields), quotedIdentifier(table.words), table.textConfig,
                     quotedIdentifier(table.text)),
         {}});
    statements.push_back({fmt::format("CREATE INDEX ON {} USING gin ({} jsonb_path_ops)",
                                      table.qualifiedName(), quotedIdentifier(kPostgresFields)),
                          {}});
    statements.push_back({fmt::format("CREATE INDEX ON {} USING gin ({})", table.qualifiedName(),
                                      quotedIdentifier(table.words)),
                          {}});
    statements.push_back({"SELECT set_config('assay.table', $1, true), set_config('assay.mark', $2, true)",
                          {table.qualifiedName(), std::string(kPostgresMark) + mark}});
    statements.push_back({"DO $do$ BEGIN EXECUTE format('COMMENT ON TABLE %s IS %L', "
                          "current_setting('assay.table'), current_setting('assay.mark')); END $do$",
                          {}});
    statements.push_back({"COMMIT", {}});
    return statements;
}

PostgresStatement postgresPut(const PostgresTable& table, std::span<const RemoteDocument> documents) {
    const bool hasVector = table.has(table.vector);
    Parameters parameters;
    std::string rows;
    for (const RemoteDocument& document : documents) {
        rows += rows.empty() ? "(" : ", (";
        rows += parameters.add(withoutNul(document.id)) + "::text, ";
        rows += parameters.add(withoutNul(document.text)) + "::text, ";
        if (hasVector) {
            rows += parameters.add(document.vector.empty() ? std::nullopt
                                                           : std::optional(postgresVector(document.vector))) +
                    "::vector, ";
        }
        rows += parameters.add(fieldsJson(document)) + "::jsonb)";
    }
    std::vector<std::string> columns{quotedIdentifier(table.text)};
    if (hasVector) {
        columns.push_back(quotedIdentifier(table.vector));
    }
    columns.push_back(quotedIdentifier(kPostgresFields));
    std::string replaced;
    for (const std::string& column : columns) {
        replaced += fmt::format("{}{} = excluded.{}", replaced.empty() ? "" : ", ", column, column);
    }
    const std::string id = quotedIdentifier(table.id);
    return {fmt::format("INSERT INTO {} ({}, {}) VALUES {} ON CONFLICT ({}) DO UPDATE SET {}",
                        table.qualifiedName(), id, fmt::join(columns, ", "), rows, id, replaced),
            parameters.take()};
}

std::vector<PostgresStatement> postgresFinish(const PostgresTable& table, const std::string& index) {
    std::vector<PostgresStatement> statements;
    if (!index.empty() && table.has(table.vector)) {
        statements.push_back({fmt::format("CREATE INDEX ON {} USING {} ({} {})", table.qualifiedName(),
                                          index == "ivfflat" ? "ivfflat" : "hnsw",
                                          quotedIdentifier(table.vector), operatorClass(table.metric)),
                              {}});
    }
    statements.push_back({"ANALYZE " + table.qualifiedName(), {}});
    return statements;
}

PostgresStatement postgresRemove(const PostgresTable& table) {
    return {"DROP TABLE " + table.qualifiedName(), {}};
}

SearchFailure postgresFailure(std::string_view sqlState, std::string_view message) {
    using Kind = SearchFailure::Kind;
    const auto is = [&](std::string_view begin) { return sqlState.starts_with(begin); };
    const Kind kind = sqlState == "57014"                ? Kind::TimeLimit // cancelled by its time limit
                      : is("08")                         ? Kind::NoConnection
                      : is("28") || sqlState == "42501"  ? Kind::NotAllowed
                      : is("53")                         ? Kind::TooMany
                      : is("57") || is("58") || is("XX") ? Kind::ServerError
                      : is("40") || sqlState == "55P03"  ? Kind::ServerError // may pass
                                                         : Kind::Refused;
    std::string detail(sqlState);
    while (message.ends_with('\n')) {
        message.remove_suffix(1);
    }
    detail += detail.empty() || message.empty() ? "" : ": ";
    return {kind, 0, detail + std::string(message)};
}

} // namespace assay::retrieval
