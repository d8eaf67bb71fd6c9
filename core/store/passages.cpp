#include "core/base/clock.h"
#include "core/formats/sentence_id.h"
#include "core/store/cursor.h"
#include "core/store/journal_rows.h"
#include "core/store/passage_rows.h"
#include "core/store/questions.h"
#include "core/store/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace assay::store {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kColumns =
    "SELECT p.id, p.sentence_id, p.text, p.title, p.company, p.year, p.section, p.position,"
    " CASE WHEN s.name IS NOT NULL THEN 'suite ' || s.name"
    " WHEN b.name IS NOT NULL THEN 'bundles ' || b.name ELSE p.added_by END"
    " FROM passage AS p LEFT JOIN suite AS s ON s.id = p.suite_id"
    " LEFT JOIN bundle_set AS b ON b.id = p.bundle_set_id"
    " WHERE (p.suite_id IS NULL OR s.state = 1) AND ";

StoredPassage readPassage(const Cursor& row) {
    StoredPassage passage;
    passage.id = row.integer(0);
    passage.sentenceId = row.text(1);
    passage.text = row.text(2);
    passage.title = row.text(3);
    passage.company = row.text(4);
    passage.year = row.optionalInteger(5);
    passage.section = row.text(6);
    passage.position = row.optionalInteger(7);
    passage.origin = row.text(8);
    return passage;
}

} // namespace

Result<std::vector<StoredPassage>> passagesOf(const Reader& reader, std::string_view sentenceId) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredPassage>> {
        Cursor rows(reader.database(), std::string(kColumns) + "p.sentence_id = ? ORDER BY p.id");
        rows.bind(1, sentenceId);
        std::vector<StoredPassage> passages;
        while (rows.step()) {
            StoredPassage passage = readPassage(rows);
            if (std::none_of(passages.begin(), passages.end(),
                             [&](const StoredPassage& known) { return known.text == passage.text; })) {
                passages.push_back(std::move(passage));
            }
        }
        return passages;
    });
}

Result<std::vector<StoredPassage>> passagesAround(const Reader& reader, const StoredPassage& passage,
                                                  int span) {
    const auto place = formats::sentencePlace(passage.sentenceId);
    if (!place) {
        return std::vector<StoredPassage>{};
    }
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredPassage>> {
        const std::size_t last = passage.sentenceId.rfind('_');
        const std::string prefix = passage.sentenceId.substr(0, last + 1);
        std::vector<StoredPassage> around;
        for (std::int64_t position = std::max<std::int64_t>(0, place->position - span);
             position <= place->position + span; ++position) {
            if (position == place->position) {
                continue;
            }
            auto found = passagesOf(reader, prefix + std::to_string(position));
            if (!found) {
                return tl::unexpected(found.error());
            }
            if (!found->empty()) {
                around.push_back(std::move(found->front()));
            }
        }
        return around;
    });
}

Result<std::int64_t> passageCount(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::int64_t> {
        Cursor row(reader.database(), "SELECT count(DISTINCT sentence_id) FROM passage");
        return row.step() ? row.integer(0) : 0;
    });
}

Result<std::vector<bool>> passagesExist(const Reader& reader, std::span<const std::string> sentenceIds) {
    return guarded(reader.path(), [&]() -> Result<std::vector<bool>> {
        Cursor row(reader.database(), std::string(kColumns) + "p.sentence_id = ? LIMIT 1");
        std::vector<bool> exist;
        for (const std::string& id : sentenceIds) {
            row.bind(1, std::string_view(id));
            exist.push_back(row.step());
            row.reset();
        }
        return exist;
    });
}

base::RowId insertAttachedPassage(SQLite::Database& database, base::RowId id,
                                  const AttachedPassage& passage) {
    const auto place = formats::sentencePlace(passage.sentenceId);
    SQLite::Statement insert(database,
                             "INSERT INTO passage (file, sentence_id, text, title, company, cik, year,"
                             " section, position, record, added_by, added_at, id)"
                             " VALUES (0, ?, ?, '', '', ?, ?, ?, ?, '', ?, ?, ?)");
    insert.bind(1, passage.sentenceId);
    insert.bind(2, passage.text);
    if (place) {
        insert.bind(3, place->cik);
        insert.bind(4, place->year);
        insert.bind(6, place->position);
    }
    insert.bind(5, place ? place->section : std::string());
    insert.bind(7, passage.addedBy);
    insert.bind(8, passage.addedAt);
    if (id != 0) {
        insert.bind(9, id);
    }
    insert.exec();
    return database.getLastInsertRowid();
}

Result<> attachPassage(Workspace& workspace, const std::string& sentenceId, const std::string& text,
                       const std::string& who) {
    if (sentenceId.empty() || text.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, sentenceId.empty() ? "sentence_id" : "text");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const AttachedPassage passage{sentenceId, text, who, base::utcNow()};
        const base::RowId id = insertAttachedPassage(database, 0, passage);
        recordEdit(database, {kPassageEntity,
                              id,
                              std::nullopt,
                              passageJson(sentenceId, text, who, passage.addedAt),
                              who,
                              passage.addedAt,
                              {},
                              std::nullopt});
        return {};
    });
}

} // namespace assay::store
