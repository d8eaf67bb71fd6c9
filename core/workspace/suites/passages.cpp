#include "core/workspace/suites/passages.h"

#include "core/base/clock.h"
#include "core/formats/sentences/sentence_id.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/journal/journal_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"
#include "core/workspace/suites/passage_rows.h"
#include "core/workspace/suites/questions.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <map>

namespace assay::workspace {
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

// Whatever the planner thinks of the workspace: by the index, never over all sentences.
constexpr const char* kOfCorpora =
    "SELECT s.id, s.sentence_id, s.text, c.company, c.year, c.section, s.position, o.name, o.id"
    " FROM corpus_sentence AS s INDEXED BY corpus_sentence_by_sentence_id"
    " CROSS JOIN corpus AS o ON o.id = s.id >> 32 AND o.state = 1"
    " CROSS JOIN corpus_slice AS c ON c.corpus_id = o.id AND c.number = s.slice"
    " WHERE s.sentence_id = ?";

StoredPassage readSentence(const Cursor& row) {
    StoredPassage passage;
    passage.id = row.integer(0);
    passage.sentenceId = row.text(1);
    passage.text = row.text(2);
    passage.company = row.text(3);
    passage.year = row.optionalInteger(4);
    passage.section = row.text(5);
    passage.position = row.optionalInteger(6);
    passage.origin = "corpus " + std::string(row.text(7));
    passage.corpus = row.integer(8);
    return passage;
}

void addDistinct(std::vector<StoredPassage>& passages, StoredPassage passage) {
    if (std::none_of(passages.begin(), passages.end(),
                     [&](const StoredPassage& known) { return known.text == passage.text; })) {
        passages.push_back(std::move(passage));
    }
}

using ByPosition = std::map<std::int64_t, StoredPassage>;

// What stands around a sentence of a corpus: the rows of a slice lie in the order of their positions, so one
// goes up and down from the sentence's own until the positions are too far away.
void addFromCorpus(SQLite::Database& database, const StoredPassage& sentence, int span, ByPosition& around) {
    if (!sentence.position) {
        return;
    }
    for (const bool before : {true, false}) {
        Cursor rows(database,
                    std::string("SELECT s.id, s.sentence_id, s.text, '', NULL, '', s.position, '', ?3"
                                " FROM corpus_slice AS c CROSS JOIN corpus_sentence AS s"
                                " WHERE c.corpus_id = ?3 AND c.number ="
                                " (SELECT slice FROM corpus_sentence WHERE id = ?1)"
                                " AND s.slice = c.number AND s.id ") +
                        (before ? "< ?1 AND s.id >= (?2 | c.first_row) ORDER BY s.id DESC"
                                : "> ?1 AND s.id < (?2 | c.first_row) + c.sentences ORDER BY s.id"),
                    sentence.id, rowKey(sentence.corpus, 0), sentence.corpus);
        while (rows.step()) {
            const auto position = rows.optionalInteger(6);
            if (!position || *position < *sentence.position - span || *position > *sentence.position + span) {
                break;
            }
            if (*position != *sentence.position) {
                StoredPassage near = readSentence(rows);
                near.company = sentence.company;
                near.year = sentence.year;
                near.section = sentence.section;
                near.origin = sentence.origin;
                around.try_emplace(*position, std::move(near));
            }
        }
    }
}

} // namespace

Result<std::vector<StoredPassage>> passagesOf(const Reader& reader, std::string_view sentenceId) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredPassage>> {
        Cursor rows(reader.database(), std::string(kColumns) + "p.sentence_id = ? ORDER BY p.id", sentenceId);
        std::vector<StoredPassage> passages;
        while (rows.step()) {
            addDistinct(passages, readPassage(rows));
        }
        Cursor sentences(reader.database(), std::string(kOfCorpora) + " ORDER BY s.id", sentenceId);
        while (sentences.step()) {
            addDistinct(passages, readSentence(sentences));
        }
        return passages;
    });
}

Result<std::vector<StoredPassage>> passagesAround(const Reader& reader, const StoredPassage& passage,
                                                  int span) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredPassage>> {
        ByPosition around;
        auto position = passage.position;
        if (passage.corpus != 0) {
            addFromCorpus(reader.database(), passage, span, around);
        } else {
            Cursor sentence(reader.database(), std::string(kOfCorpora) + " ORDER BY s.id LIMIT 1",
                            passage.sentenceId);
            if (sentence.step()) {
                const StoredPassage ofCorpus = readSentence(sentence);
                position = ofCorpus.position;
                addFromCorpus(reader.database(), ofCorpus, span, around);
            }
        }
        // What the corpus lacks may be held elsewhere, under an id that counts as the positions do.
        const auto place = formats::sentencePlace(passage.sentenceId);
        if (place && position.value_or(place->position) == place->position) {
            const std::string prefix = passage.sentenceId.substr(0, passage.sentenceId.rfind('_') + 1);
            for (std::int64_t near = std::max<std::int64_t>(0, place->position - span);
                 near <= place->position + span; ++near) {
                if (near == place->position || around.contains(near)) {
                    continue;
                }
                ASSAY_TRY(auto found, passagesOf(reader, prefix + std::to_string(near)));
                if (!found.empty()) {
                    around.emplace(near, std::move(found.front()));
                }
            }
        }
        std::vector<StoredPassage> list;
        for (auto& [at, near] : around) {
            list.push_back(std::move(near));
        }
        return list;
    });
}

Result<std::int64_t> passageCount(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::int64_t> {
        Cursor row(reader.database(), "SELECT (SELECT count(DISTINCT sentence_id) FROM passage)"
                                      " + (SELECT coalesce(sum(sentences), 0) FROM corpus WHERE state = 1)");
        return row.step() ? row.integer(0) : 0;
    });
}

Result<std::vector<bool>> passagesExist(const Reader& reader, std::span<const std::string> sentenceIds) {
    return guarded(reader.path(), [&]() -> Result<std::vector<bool>> {
        Cursor passage(reader.database(), std::string(kColumns) + "p.sentence_id = ? LIMIT 1");
        Cursor sentence(reader.database(), std::string(kOfCorpora) + " LIMIT 1");
        const auto holds = [](Cursor& row, std::string_view id) {
            row.bind(id);
            const bool held = row.step();
            row.reset();
            return held;
        };
        std::vector<bool> exist;
        for (const std::string& id : sentenceIds) {
            exist.push_back(holds(passage, id) || holds(sentence, id));
        }
        return exist;
    });
}

base::RowId insertAttachedPassage(SQLite::Database& database, base::RowId id,
                                  const AttachedPassage& passage) {
    const auto place = formats::sentencePlace(passage.sentenceId);
    execute(database,
            "INSERT INTO passage (file, sentence_id, text, title, company, cik, year,"
            " section, position, record, added_by, added_at, id)"
            " VALUES (0, ?, ?, '', '', ?, ?, ?, ?, '', ?, ?, nullif(?, 0))",
            passage.sentenceId, passage.text, memberOf(place, &formats::SentencePlace::cik),
            memberOf(place, &formats::SentencePlace::year), place ? place->section : std::string(),
            memberOf(place, &formats::SentencePlace::position), passage.addedBy, passage.addedAt, id);
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
                              entityJson(passage, kAttachedPassageFields),
                              who,
                              passage.addedAt,
                              {},
                              std::nullopt});
        return {};
    });
}

} // namespace assay::workspace
