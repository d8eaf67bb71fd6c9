#include "core/workspace/suites/question_vectors.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/suite_rows.h"

#include <SQLiteCpp/Database.h>

#include <cmath>
#include <cstring>
#include <map>
#include <optional>
#include <string_view>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr int kVectorsBetweenStops = 1'000;

// Of length 1; nullopt: it has no direction.
std::optional<std::vector<float>> unitVector(std::span<const float> values) {
    double squares = 0;
    for (const float value : values) {
        squares += static_cast<double>(value) * static_cast<double>(value);
    }
    if (!std::isfinite(squares) || squares <= 0) {
        return std::nullopt;
    }
    const double length = std::sqrt(squares);
    std::vector<float> unit;
    unit.reserve(values.size());
    for (const float value : values) {
        unit.push_back(static_cast<float>(static_cast<double>(value) / length));
    }
    return unit;
}

std::string_view bytesOf(const std::vector<float>& values) {
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)};
}

std::string_view sourceName(EmbeddingSource source) {
    return source == EmbeddingSource::Endpoint ? "endpoint" : "file";
}

// The set of the suite, made where there is none; of another dimension it begins anew.
base::RowId vectorSetOf(SQLite::Database& database, base::RowId suite, const NewQuestionVectors& made) {
    execute(database, "DELETE FROM question_vector_set WHERE suite_id = ? AND model = ? AND dimension <> ?",
            suite, made.model, made.dimension);
    execute(database,
            "INSERT INTO question_vector_set (suite_id, model, source, dimension, content_hash, made_at,"
            " made_by) VALUES (?, ?, ?, ?, '', ?, ?) ON CONFLICT (suite_id, model) DO UPDATE SET"
            " source = excluded.source, made_at = excluded.made_at, made_by = excluded.made_by",
            suite, made.model, sourceName(made.source), made.dimension, base::utcNow(), made.who);
    Cursor row(database, "SELECT id FROM question_vector_set WHERE suite_id = ? AND model = ?", suite,
               made.model);
    return row.step() ? row.integer(0) : 0;
}

Result<std::int64_t> keepAll(SQLite::Database& database, const NewQuestionVectors& made) {
    std::map<base::RowId, base::RowId> sets; // by suite
    std::int64_t kept = 0;
    Cursor question(database, "SELECT suite_id, question_text FROM question WHERE id = ? AND revision > 0");
    PreparedWrite insert(database, "INSERT INTO question_vector (set_id, question, text_hash, vector)"
                                   " VALUES (?, ?, ?, ?) ON CONFLICT (set_id, question) DO UPDATE SET"
                                   " text_hash = excluded.text_hash, vector = excluded.vector");
    for (std::size_t i = 0; i < made.questions.size(); ++i) {
        const auto unit = unitVector(made.values.subspan(i * made.dimension, made.dimension));
        question.bind(made.questions[i]);
        if (!unit || !question.step() || question.text(1) != made.texts[i]) {
            continue;
        }
        const base::RowId suite = question.integer(0);
        const auto [set, isNew] = sets.try_emplace(suite, 0);
        if (isNew) {
            set->second = vectorSetOf(database, suite, made);
        }
        insert.run(set->second, made.questions[i], base::sha256(made.texts[i]), Blob{bytesOf(*unit)});
        ++kept;
    }
    for (const auto& [suite, set] : sets) {
        sealQuestionVectors(database, set);
    }
    return kept;
}

} // namespace

void sealQuestionVectors(SQLite::Database& database, base::RowId set) {
    base::Sha256 hash;
    {
        Cursor rows(database,
                    "SELECT text_hash, vector FROM question_vector WHERE set_id = ? ORDER BY question", set);
        while (rows.step()) {
            hash.add(rows.text(0));
            hash.add(rows.text(1));
        }
    }
    execute(database, "UPDATE question_vector_set SET content_hash = ? WHERE id = ?", hash.finish(), set);
}

Result<std::int64_t> keepQuestionVectors(Workspace& workspace, const NewQuestionVectors& made) {
    if (made.model.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "model");
    }
    if (made.source == EmbeddingSource::Lsa) {
        return fail(ErrorCode::InvalidArgument, made.model, "source");
    }
    if (made.dimension == 0 || made.texts.size() != made.questions.size() ||
        made.values.size() != made.questions.size() * made.dimension) {
        return fail(ErrorCode::InvalidArgument, std::to_string(made.values.size()), "values");
    }
    std::int64_t kept = 0;
    ASSAY_TRY(workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(kept, keepAll(database, made));
        return {};
    }));
    return kept;
}

Result<std::vector<QuestionVectorSet>> questionVectorSets(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<QuestionVectorSet>> {
        std::vector<QuestionVectorSet> sets;
        Cursor rows(reader.database(),
                    "SELECT v.id, v.suite_id, v.model, v.source, v.dimension, v.content_hash, v.made_at,"
                    " v.made_by FROM question_vector_set AS v JOIN suite AS s ON s.id = v.suite_id"
                    " AND s.state = 1 ORDER BY v.model, s.name");
        while (rows.step()) {
            QuestionVectorSet set;
            set.id = rows.integer(0);
            set.suite = rows.integer(1);
            set.model = rows.text(2);
            set.source = rows.text(3) == sourceName(EmbeddingSource::Endpoint) ? EmbeddingSource::Endpoint
                                                                               : EmbeddingSource::File;
            set.dimension = rows.integer(4);
            set.contentHash = rows.text(5);
            set.madeAt = rows.text(6);
            set.madeBy = rows.text(7);
            Cursor vectors(reader.database(),
                           "SELECT v.text_hash, q.question_text FROM question_vector AS v"
                           " JOIN question AS q ON q.id = v.question AND q.revision > 0 WHERE v.set_id = ?",
                           set.id);
            while (vectors.step()) {
                const bool isOfText = vectors.text(0) == base::sha256(vectors.text(1));
                ++(isOfText ? set.vectors : set.outdated);
            }
            sets.push_back(std::move(set));
        }
        return sets;
    });
}

Result<StoredQuestionVectors> readQuestionVectors(const Reader& reader, const std::string& model,
                                                  const std::stop_token& stop) {
    return guarded(reader.path(), [&]() -> Result<StoredQuestionVectors> {
        StoredQuestionVectors stored;
        {
            Cursor first(reader.database(),
                         "SELECT v.dimension FROM question_vector_set AS v JOIN suite AS s"
                         " ON s.id = v.suite_id AND s.state = 1 WHERE v.model = ? ORDER BY s.name LIMIT 1",
                         model);
            stored.dimension = first.step() ? static_cast<std::size_t>(first.integer(0)) : 0;
        }
        Cursor rows(reader.database(),
                    "SELECT v.question, v.text_hash, q.question_text, v.vector FROM question_vector_set AS o"
                    " JOIN suite AS s ON s.id = o.suite_id AND s.state = 1"
                    " JOIN question_vector AS v ON v.set_id = o.id"
                    " JOIN question AS q ON q.id = v.question AND q.revision > 0"
                    " WHERE o.model = ? AND o.dimension = ? ORDER BY v.question",
                    model, stored.dimension);
        int count = 0;
        while (rows.step()) {
            if (++count % kVectorsBetweenStops == 0 && stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            if (rows.text(1) != base::sha256(rows.text(2))) {
                ++stored.outdated;
                continue;
            }
            const std::string_view bytes = rows.text(3);
            if (bytes.size() != stored.dimension * sizeof(float)) {
                return fail(ErrorCode::DamagedWorkspace,
                            "vector of question " + std::to_string(rows.integer(0)) + ", " + model,
                            reader.path());
            }
            stored.questions.push_back(rows.integer(0));
            const std::size_t begin = stored.values.size();
            stored.values.resize(begin + stored.dimension);
            std::memcpy(stored.values.data() + begin, bytes.data(), bytes.size());
        }
        return stored;
    });
}

base::Result<std::vector<std::int64_t>> bytesOfQuestions(const Reader& reader, const std::string& suite) {
    return guarded(reader.path(), [&]() -> base::Result<std::vector<std::int64_t>> {
        const base::RowId id = suiteOfName(reader.database(), suite);
        if (id == 0) {
            return base::fail(base::ErrorCode::NotFound, suite, reader.path());
        }
        Cursor rows(reader.database(),
                    "SELECT length(CAST(question_text AS BLOB)) FROM question"
                    " WHERE suite_id = ? AND revision > 0 ORDER BY id",
                    id);
        std::vector<std::int64_t> bytes;
        while (rows.step()) {
            bytes.push_back(rows.integer(0));
        }
        return bytes;
    });
}

} // namespace assay::workspace
