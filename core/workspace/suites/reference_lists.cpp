#include "core/workspace/suites/reference_lists.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/formats/answers/answer_scores.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// Of a list by itself; documents of several sets of answers stand in the same table.
bool isList(std::string_view kind) {
    return formats::referenceListKindFromName(kind).has_value();
}

Result<std::int64_t> recordsIn(const KeptFile& file) {
    if (const auto list = formats::referenceListKindFromName(file.kind)) {
        return formats::readReferenceListText(file.content, file.file, list)
            .map([](const formats::ReferenceListReading& reading) {
                return static_cast<std::int64_t>(reading.entries.size());
            });
    }
    return formats::readAnswerScoresText(file.content, file.file, formats::answerScoreKindFromName(file.kind))
        .map([](const formats::AnswerScoreReading& reading) {
            return static_cast<std::int64_t>(reading.records.size());
        });
}

// The row of one kept file: kind, file, sha256, document. The sets of one document have none of their own: it
// stands once, under the name of the import.
constexpr const char* kKeptFile =
    "SELECT kind, file, sha256, document FROM answer_set WHERE name = ?1 AND document <> ''"
    " UNION ALL SELECT kind, file, sha256, document FROM reference_list WHERE name = ?1"
    " UNION ALL SELECT l.kind, l.file, l.sha256, l.document FROM answer_set AS s JOIN reference_list AS l"
    " ON l.sha256 = s.sha256 AND l.kind = s.kind WHERE s.name = ?1 AND s.document = '' LIMIT 1";

} // namespace

Result<ReferenceListImport> importReferenceList(Workspace& workspace, const std::filesystem::path& file,
                                                const std::string& name,
                                                std::optional<formats::ReferenceListKind> kind,
                                                std::stop_token stop, base::ProgressSink& progress,
                                                base::IssueList* issuesOnFailure) {
    if (name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    ASSAY_TRY(auto reading, formats::readReferenceList(file, kind, stop, progress, issuesOnFailure));
    if (reading.bytes > kMaxKeptBytes) {
        return fail(ErrorCode::InputNotUsable, "larger than 999 MB", file.string());
    }
    ReferenceListImport imported;
    imported.list.name = name;
    imported.list.kind = reading.kind;
    imported.list.file = reading.file;
    imported.list.sha256 = reading.sha256;
    imported.list.importedAt = base::utcNow();
    imported.records = static_cast<std::int64_t>(reading.entries.size());
    imported.issues = std::move(reading.issues);
    auto written = workspace.write([&](SQLite::Database& database) -> Result<> {
        {
            Cursor taken(database,
                         "SELECT 1 FROM reference_list WHERE name = ?1"
                         " UNION ALL SELECT 1 FROM answer_set WHERE name = ?1",
                         name);
            if (taken.step()) {
                return fail(ErrorCode::NameTaken, name, workspace.path().string());
            }
        }
        execute(database,
                "INSERT INTO reference_list (name, kind, file, sha256, imported_at,"
                " document) VALUES (?, ?, ?, ?, ?, ?)",
                name, formats::referenceListKindName(reading.kind), imported.list.file, imported.list.sha256,
                imported.list.importedAt, reading.document);
        imported.list.id = database.getLastInsertRowid();
        return {};
    });
    ASSAY_TRY(written);
    progress.report(base::Stage::Storing, imported.records, imported.records);
    return imported;
}

Result<std::vector<ReferenceListInfo>> referenceLists(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<ReferenceListInfo>> {
        Cursor rows(reader.database(),
                    "SELECT id, name, kind, file, sha256, imported_at FROM reference_list ORDER BY name");
        std::vector<ReferenceListInfo> lists;
        while (rows.step()) {
            if (const auto kind = formats::referenceListKindFromName(rows.text(2))) {
                lists.push_back({rows.integer(0), std::string(rows.text(1)), *kind, std::string(rows.text(3)),
                                 std::string(rows.text(4)), std::string(rows.text(5))});
            }
        }
        return lists;
    });
}

Result<std::vector<formats::ReferenceEntry>> loadReferenceList(const Reader& reader, base::RowId list,
                                                               std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<std::vector<formats::ReferenceEntry>> {
        Cursor row(reader.database(), "SELECT kind, file, document FROM reference_list WHERE id = ?", list);
        if (!row.step() || !isList(row.text(0))) {
            return fail(ErrorCode::NotFound, "reference list " + std::to_string(list), reader.path());
        }
        auto reading = formats::readReferenceListText(row.text(2), std::string(row.text(1)),
                                                      formats::referenceListKindFromName(row.text(0)), stop);
        if (!reading) {
            return reading.error().code == ErrorCode::Cancelled
                       ? tl::unexpected(reading.error())
                       : fail(ErrorCode::DamagedWorkspace,
                              "reference_list " + std::to_string(list) + ": " + reading.error().detail,
                              reader.path());
        }
        return std::move(reading->entries);
    });
}

Result<> removeReferenceList(Workspace& workspace, base::RowId list) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const std::string where = workspace.path().string();
        {
            Cursor row(database, "SELECT kind FROM reference_list WHERE id = ?", list);
            if (!row.step() || !isList(row.text(0))) {
                return fail(ErrorCode::NotFound, "reference list " + std::to_string(list), where);
            }
        }
        execute(database, "DELETE FROM reference_list WHERE id = ?", list);
        return {};
    });
}

Result<KeptFile> keptFile(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<KeptFile> {
        Cursor row(reader.database(), kKeptFile, name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        KeptFile kept{std::string(row.text(0)), std::string(row.text(1)), 0, std::string(row.text(3))};
        if (base::sha256(kept.content) != row.text(2)) {
            return fail(ErrorCode::DamagedWorkspace, name + ": sha256", reader.path());
        }
        const auto records = recordsIn(kept);
        if (!records) {
            return fail(ErrorCode::DamagedWorkspace, name + ": " + records.error().detail, reader.path());
        }
        kept.records = *records;
        return kept;
    });
}

std::vector<CheckFinding> checkKeptFiles(SQLite::Database& database, std::stop_token stop) {
    std::vector<CheckFinding> findings;
    Cursor rows(database, "SELECT 'reference_list ' || id, sha256, document FROM reference_list UNION ALL"
                          " SELECT 'answer_set ' || id, sha256, document FROM answer_set"
                          " WHERE document <> ''");
    while (!stop.stop_requested() && rows.step()) {
        if (const std::string found = base::sha256(rows.text(2)); found != rows.text(1)) {
            findings.push_back({CheckFinding::Kind::HashMismatch, std::string(rows.text(0)) + ": sha256 " +
                                                                      std::string(rows.text(1)) +
                                                                      ", of its document " + found});
        }
    }
    return findings;
}

} // namespace assay::workspace
