#include "core/workspace/suites/reference_lists.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/predictions/answer_sets.h"
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

bool isList(std::string_view kind) {
    return formats::referenceListKindFromName(kind).has_value();
}

Result<std::int64_t> entriesIn(const KeptFile& file) {
    return formats::readReferenceListText(file.content, file.file,
                                          formats::referenceListKindFromName(file.kind))
        .map([](const formats::ReferenceListReading& reading) {
            return static_cast<std::int64_t>(reading.entries.size());
        });
}

// The content is what was imported.
Result<KeptFile> verified(KeptFile kept, std::string_view sha256, const std::string& name,
                          const std::string& where) {
    if (base::sha256(kept.content) != sha256) {
        return fail(ErrorCode::DamagedWorkspace, name + ": sha256", where);
    }
    return kept;
}

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
        if (isKeptNameTaken(database, name)) {
            return fail(ErrorCode::NameTaken, name, workspace.path().string());
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
        recordRemoval(database, RemovedKind::List, list);
        execute(database, "DELETE FROM reference_list WHERE id = ?", list);
        return {};
    });
}

Result<KeptFile> keptFile(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<KeptFile> {
        if (auto file = keptPredictionFile(reader.database(), name)) {
            return verified(
                {std::move(file->kind), std::move(file->file), file->records, std::move(file->content)},
                file->sha256, name, reader.path());
        }
        Cursor row(reader.database(),
                   "SELECT kind, file, sha256, document FROM reference_list WHERE name = ?", name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        ASSAY_TRY(auto kept,
                  verified({std::string(row.text(0)), std::string(row.text(1)), 0, std::string(row.text(3))},
                           row.text(2), name, reader.path()));
        const auto records = entriesIn(kept);
        if (!records) {
            return fail(ErrorCode::DamagedWorkspace, name + ": " + records.error().detail, reader.path());
        }
        kept.records = *records;
        return kept;
    });
}

std::vector<CheckFinding> checkKeptFiles(SQLite::Database& database, std::stop_token stop) {
    std::vector<CheckFinding> findings;
    Cursor rows(database, "SELECT 'reference_list ' || id, sha256, document FROM reference_list");
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
