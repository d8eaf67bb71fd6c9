#include "core/workspace/runs/case_notes.h"

#include "core/base/clock.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::Cursor;
using Json = nlohmann::ordered_json;

constexpr std::string_view kCaseNoteEntity = "case_note";
constexpr const char* kSelectNotes = "SELECT id, corpus_id, sentence_id, note, flags, noted_by, noted_at"
                                     " FROM case_note WHERE ";

std::string nameOfNote(base::RowId note) {
    return "case_note " + std::to_string(note);
}

// nullopt: not a list of texts.
std::optional<std::vector<std::string>> flagsFrom(const Json& json) {
    if (!json.is_array() ||
        !std::all_of(json.begin(), json.end(), [](const Json& flag) { return flag.is_string(); })) {
        return std::nullopt;
    }
    return json.get<std::vector<std::string>>();
}

constexpr std::tuple kNoteFields{
    json::required(json::field("corpus", &CaseNote::corpus)),
    json::field("sentence_id", &CaseNote::sentenceId),
    json::field("note", &CaseNote::note),
    json::required(json::field("flags", &CaseNote::flags)),
    json::field("who", &CaseNote::who),
    json::field("when", &CaseNote::when),
};

Result<CaseNote> noteFromJson(base::RowId id, const std::string& text) {
    auto note = entityFrom<CaseNote>(text, kNoteFields);
    if (!note || note->sentenceId.empty()) {
        return fail(ErrorCode::DamagedWorkspace, nameOfNote(id) + ": " + text);
    }
    return std::move(*note);
}

Result<CaseNote> readNote(const Cursor& row) {
    auto flags = flagsFrom(Json::parse(row.text(4), nullptr, false));
    if (!flags) {
        return fail(ErrorCode::DamagedWorkspace,
                    nameOfNote(row.integer(0)) + ": " + std::string(row.text(4)));
    }
    return CaseNote{row.integer(1),    std::string(row.text(2)), std::string(row.text(3)),
                    std::move(*flags), std::string(row.text(5)), std::string(row.text(6))};
}

Result<> requireCorpus(SQLite::Database& database, base::RowId corpus) {
    Cursor row(database, "SELECT 1 FROM corpus WHERE id = ? AND state = 1", corpus);
    return row.step() ? Result<>() : fail(ErrorCode::NotFound, "corpus " + std::to_string(corpus));
}

Result<std::optional<std::string>> readCaseNoteEntity(SQLite::Database& database, base::RowId key) {
    Cursor row(database, std::string(kSelectNotes) + "id = ?", key);
    if (!row.step()) {
        return std::optional<std::string>();
    }
    ASSAY_TRY(const auto note, readNote(row));
    return std::optional(entityJson(note, kNoteFields));
}

Result<> writeCaseNoteEntity(SQLite::Database& database, base::RowId key,
                             const std::optional<std::string>& value) {
    if (!value) {
        removeRow(database, "case_note", key);
        return {};
    }
    ASSAY_TRY(const auto note, noteFromJson(key, *value));
    ASSAY_TRY(requireCorpus(database, note.corpus));
    // Not OR REPLACE: that would silently drop another note on the same sentence.
    execute(database,
            "INSERT INTO case_note (id, corpus_id, sentence_id, note, flags, noted_by,"
            " noted_at) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
            " corpus_id = excluded.corpus_id, sentence_id = excluded.sentence_id,"
            " note = excluded.note, flags = excluded.flags,"
            " noted_by = excluded.noted_by, noted_at = excluded.noted_at",
            key, note.corpus, note.sentenceId, note.note, entityJson(note.flags), note.who, note.when);
    return {};
}

} // namespace

extern constexpr EditEntity kCaseNoteEdits{kCaseNoteEntity, readCaseNoteEntity, writeCaseNoteEntity};

Result<std::vector<CaseNote>> caseNotes(const workspace::Reader& reader, base::RowId corpus) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<CaseNote>> {
        Cursor rows(reader.database(), std::string(kSelectNotes) + "corpus_id = ? ORDER BY sentence_id",
                    corpus);
        std::vector<CaseNote> notes;
        while (rows.step()) {
            ASSAY_TRY(auto note, readNote(rows));
            notes.push_back(std::move(note));
        }
        return notes;
    });
}

Result<> saveCaseNote(workspace::Workspace& workspace, const CaseNote& wanted, std::string_view who) {
    if (wanted.sentenceId.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "sentence id");
    }
    CaseNote note = wanted;
    std::sort(note.flags.begin(), note.flags.end());
    note.flags.erase(std::unique(note.flags.begin(), note.flags.end()), note.flags.end());
    note.who = who;
    note.when = base::utcNow();
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireCorpus(database, note.corpus));
        base::RowId id = 0;
        {
            Cursor row(database, std::string(kSelectNotes) + "corpus_id = ? AND sentence_id = ?", note.corpus,
                       note.sentenceId);
            if (row.step()) {
                const auto before = readNote(row);
                if (before && before->note == note.note && before->flags == note.flags) {
                    return {}; // who wrote it first is its author
                }
                id = row.integer(0);
            }
        }
        const bool isEmpty = note.note.empty() && note.flags.empty();
        if (isEmpty && id == 0) {
            return {};
        }
        return edit(database, kCaseNoteEntity, id == 0 ? nextKey(database, "case_note") : id,
                    isEmpty ? std::nullopt : std::optional(entityJson(note, kNoteFields)), std::string(who),
                    {});
    });
}

} // namespace assay::workspace
