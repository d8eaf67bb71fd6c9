// The statements that a table of PostgreSQL with pgvector is asked and written by, made without a server.
// Identifiers are quoted; every value is a parameter and never stands in a statement. Internal to
// postgres_engine.h.
//
// Fields of a corpus are columns where the table has them, under the names that the connection declares; the
// others are looked for in the column "assay_fields", a JSON object of texts, which tables that Assay made
// have. Vectors are compared by pgvector's operators: <=> is the cosine distance, <#> the negative inner
// product, <-> the Euclidean distance (https://github.com/pgvector/pgvector). Words are found by PostgreSQL's
// full-text search: sentences with any word of the query, ranked by ts_rank() with the logarithm of their
// length.
//
// Pure functions; any thread.
#pragma once

#include "core/base/result.h"
#include "core/retrieval/remote/engine_connection.h"
#include "core/retrieval/remote/remote_engine.h"

#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::retrieval {

struct PostgresStatement {
    std::string sql;                                // "$1" is the first of
    std::vector<std::optional<std::string>> values; // in PostgreSQL's text form; nullopt: NULL

    friend bool operator==(const PostgresStatement&, const PostgresStatement&) = default;
};

// Where "postgresql://host:port/database" points to.
struct PostgresPlace {
    std::string host; // without the brackets of an IPv6 address
    std::string port = "5432";
    std::string database;

    [[nodiscard]] bool isLoopback() const noexcept;
    friend bool operator==(const PostgresPlace&, const PostgresPlace&) = default;
};

// nullopt: not of that form.
[[nodiscard]] std::optional<PostgresPlace> postgresPlace(std::string_view url);

// What a table is called, and what its columns are for: by the connection's variables "schema" (public),
// "id_column" (sentence_id), "text_column" (text), "vector_column" (vector), "words_column" (assay_words: of
// type tsvector; where the table has none, the text is cut as it is searched) and "text_config" (english).
struct PostgresTable {
    std::string schema, name, id, text, vector, words, textConfig;
    RemoteMetric metric = RemoteMetric::Cosine;
    bool exact = true;             // no index of vectors is used
    std::set<std::string> columns; // that it has; read from the server

    // Errors: InvalidArgument (`where` "collection": empty; "variables.text_config": no name of a
    // configuration).
    [[nodiscard]] static base::Result<PostgresTable> of(const EngineConnection& connection);

    [[nodiscard]] std::string qualifiedName() const; // "public"."sentences", quoted

    [[nodiscard]] bool has(const std::string& column) const { return columns.contains(column); }
};

// Tables that Assay made keep the fields of sentences here.
inline constexpr std::string_view kPostgresFields = "assay_fields";
// What the comment of such a table begins with.
inline constexpr std::string_view kPostgresMark = "Assay: ";

// "a" with its own quotation marks doubled, between quotation marks.
[[nodiscard]] std::string quotedIdentifier(std::string_view name);

// "[0.5,-1]", each number as short as it can be read back by.
[[nodiscard]] std::string postgresVector(std::span<const float> vector);
// nullopt: not of that form.
[[nodiscard]] std::optional<std::vector<float>> vectorOfPostgres(std::string_view text);
// {"a","b"}: an array of texts.
[[nodiscard]] std::string postgresArray(std::span<const std::string> texts);

// Columns of the answer: id, distance. Equally near sentences stand in the order of ids where the search is
// exact. Errors: InvalidArgument (`where` "filter", `detail` the field: the table has no such column).
[[nodiscard]] base::Result<PostgresStatement>
postgresVectorQuery(const PostgresTable& table, const EngineConnection& connection, const RemoteQuery& query);
// Columns: id, negative rank. Errors: as above.
[[nodiscard]] base::Result<PostgresStatement>
postgresTextQuery(const PostgresTable& table, const EngineConnection& connection, const RemoteQuery& query);

// Columns of both: id, text, then the vector (NULL unless `withVectors`), then "assay_fields" or NULL, then
// one for each of postgresFieldNames().
[[nodiscard]] PostgresStatement postgresFetch(const PostgresTable& table, const EngineConnection& connection,
                                              std::span<const std::string> ids, bool withVectors);
[[nodiscard]] PostgresStatement postgresList(const PostgresTable& table, const EngineConnection& connection,
                                             const std::string& cursor, std::size_t most, bool withVectors);
// Fields of sentences that have a column of their own, as the corpus calls them.
[[nodiscard]] std::vector<std::string> postgresFieldNames(const PostgresTable& table,
                                                          const EngineConnection& connection);

// What the server says of a table: its columns (name); vector's dimension and index (dimension, class of the
// index's operators); documents; the server's and pgvector's version; the comment.
[[nodiscard]] PostgresStatement postgresColumns(const PostgresTable& table);
[[nodiscard]] PostgresStatement postgresShape(const PostgresTable& table);
[[nodiscard]] PostgresStatement postgresCount(const PostgresTable& table);
[[nodiscard]] PostgresStatement postgresVersion();
// A row where pgvector is there or can be made so; none where the server has not got it.
[[nodiscard]] PostgresStatement postgresHasVectors();
[[nodiscard]] PostgresStatement postgresComment(const PostgresTable& table);

// One transaction, statement by statement; the comment, which takes no parameter, is filled in by the server
// itself (format() of a setting of this transaction). `dimension` 0: without vectors.
[[nodiscard]] std::vector<PostgresStatement> postgresCreate(const PostgresTable& table, std::size_t dimension,
                                                            const std::string& mark);
// Into a table that Assay made. Documents must have different ids.
[[nodiscard]] PostgresStatement postgresPut(const PostgresTable& table,
                                            std::span<const RemoteDocument> documents);
// Once everything is written: the index of vectors ("hnsw" or "ivfflat"; empty: none) and statistics.
[[nodiscard]] std::vector<PostgresStatement> postgresFinish(const PostgresTable& table,
                                                            const std::string& index);
[[nodiscard]] PostgresStatement postgresRemove(const PostgresTable& table);

// What an error of the server comes to, by its five letters (PostgreSQL, appendix A).
[[nodiscard]] SearchFailure postgresFailure(std::string_view sqlState, std::string_view message);

} // namespace assay::retrieval
