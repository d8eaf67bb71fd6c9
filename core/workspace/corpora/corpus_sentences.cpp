// Single sentences of a corpus.
#include "core/json/settings_reader.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <map>
#include <utility>

namespace assay::workspace {

using base::ErrorCode;
using base::fail;
using base::Result;

namespace {

constexpr const char* kSelectSentence =
    "SELECT s.id, s.sentence_id, s.position, s.kind, s.text, c.cik, c.company, c.form, c.year, c.section,"
    " m.document FROM corpus_sentence AS s"
    " JOIN corpus_slice AS c ON c.corpus_id = s.id >> 32 AND c.number = s.slice"
    " LEFT JOIN corpus_metadata AS m ON m.corpus_id = s.id >> 32 AND m.number = s.metadata ";

StoredSentence readSentence(const Cursor& rows) {
    StoredSentence stored;
    stored.corpus = setOfRow(rows.integer(0));
    stored.row = static_cast<SentenceRow>(numberOfRow(rows.integer(0)));
    model::Sentence& sentence = stored.sentence;
    sentence.sentenceId = rows.text(1);
    sentence.position = rows.optionalInteger(2);
    sentence.kind = rows.enumeration(3, model::SentenceKind::TableDebris);
    sentence.text = rows.text(4);
    sentence.cik = rows.optionalInteger(5);
    sentence.company = rows.text(6);
    sentence.form = rows.text(7);
    sentence.year = rows.optionalInteger(8);
    sentence.section = rows.text(9);
    if (!rows.isMissing(10)) {
        sentence.metadata = metadataOf(rows.text(10));
    }
    return stored;
}

} // namespace

std::map<std::string, std::string> metadataOf(std::string_view document) {
    std::map<std::string, std::string> values;
    const auto json = json::parseSettingsJson(document, json::kRecordDepth);
    if (json.is_object()) {
        for (const auto& [name, value] : json.items()) {
            values.emplace(name, value.is_string() ? value.get<std::string>() : value.dump());
        }
    }
    return values;
}

void bindRange(Cursor& cursor, base::RowId corpus) {
    cursor.bind(rowKey(corpus, 0), rowKey(corpus, kRowsPerSet - 1));
}

Result<std::vector<StoredSentence>> sentencesFrom(const Reader& reader, base::RowId corpus, SentenceRow first,
                                                  std::int64_t limit) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredSentence>> {
        Cursor rows(reader.database(),
                    std::string(kSelectSentence) + "WHERE s.id BETWEEN ? AND ? ORDER BY s.id LIMIT ?",
                    rowKey(corpus, first), rowKey(corpus, kRowsPerSet - 1), limit);
        std::vector<StoredSentence> list;
        while (rows.step()) {
            list.push_back(readSentence(rows));
        }
        return list;
    });
}

Result<std::vector<StoredSentence>> sentencesOfRows(const Reader& reader, base::RowId corpus,
                                                    std::span<const SentenceRow> wanted) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredSentence>> {
        Cursor rows(reader.database(), std::string(kSelectSentence) + "WHERE s.id = ?");
        std::vector<StoredSentence> list;
        for (const SentenceRow row : wanted) {
            rows.bind(rowKey(corpus, row));
            if (!rows.step()) {
                return fail(ErrorCode::NotFound, "row " + std::to_string(row), reader.path());
            }
            list.push_back(readSentence(rows));
            rows.reset();
        }
        return list;
    });
}

Result<std::vector<StoredSentence>> sentencesOfId(const Reader& reader, base::RowId corpus,
                                                  std::string_view sentenceId) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredSentence>> {
        Cursor rows(reader.database(),
                    std::string(kSelectSentence) +
                        "JOIN corpus AS o ON o.id = s.id >> 32 AND o.state = 1"
                        " WHERE s.sentence_id = ? AND (?2 = 0 OR o.id = ?2) ORDER BY s.id",
                    sentenceId, corpus);
        std::vector<StoredSentence> list;
        while (rows.step()) {
            list.push_back(readSentence(rows));
        }
        return list;
    });
}

Result<std::vector<std::optional<SentenceRow>>> rowsOfIds(const Reader& reader, base::RowId corpus,
                                                          std::span<const std::string> sentenceIds) {
    return guarded(reader.path(), [&]() -> Result<std::vector<std::optional<SentenceRow>>> {
        Cursor rows(reader.database(),
                    "SELECT id FROM corpus_sentence WHERE sentence_id = ? AND id BETWEEN ? AND ?");
        std::vector<std::optional<SentenceRow>> found;
        found.reserve(sentenceIds.size());
        for (const std::string& id : sentenceIds) {
            rows.bind(id, rowKey(corpus, 0), rowKey(corpus, kRowsPerSet - 1));
            found.push_back(rows.step()
                                ? std::optional(static_cast<SentenceRow>(numberOfRow(rows.integer(0))))
                                : std::nullopt);
            rows.reset();
        }
        return found;
    });
}

} // namespace assay::workspace
