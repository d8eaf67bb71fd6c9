#include "core/workspace/bundles/bundles.h"

#include "core/base/json_members.h"
#include "core/formats/questions/bundle_json.h"
#include "core/json/json_text.h"
#include "core/workspace/bundles/bundle_rows.h"
#include "core/workspace/journal/set_removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/issue_rows.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr const char* kSets =
    "SELECT id, name, file, sha256, imported_at,"
    " (SELECT count(*) FROM bundle WHERE set_id = s.id),"
    " (SELECT count(*) FROM bundle WHERE set_id = s.id AND json_extract(curation, '$.status') = 'used'),"
    " (SELECT count(*) FROM bundle WHERE set_id = s.id AND json_extract(curation, '$.status') = 'rejected'),"
    " (SELECT count(*) FROM passage WHERE bundle_set_id = s.id) FROM bundle_set AS s";

constexpr const char* kBundles = "SELECT id, set_id, number, document, curation FROM bundle WHERE ";

BundleSetInfo readSet(const Cursor& row) {
    BundleSetInfo set;
    set.id = row.integer(0);
    set.name = row.text(1);
    set.file = row.text(2);
    set.sha256 = row.text(3);
    set.importedAt = row.text(4);
    set.bundles = row.integer(5);
    set.used = row.integer(6);
    set.rejected = row.integer(7);
    set.passages = row.integer(8);
    return set;
}

Result<> requireSet(SQLite::Database& database, base::RowId set, const std::string& where) {
    return bundleSetOfId(database, set)
               ? Result<>()
               : fail(ErrorCode::NotFound, "bundle set " + std::to_string(set), where);
}

class QuestionLookup {
  public:
    explicit QuestionLookup(SQLite::Database& database)
        : m_row(database, "SELECT 1 FROM question AS q JOIN suite AS s ON s.id = q.suite_id"
                          " WHERE q.id = ? AND q.revision > 0 AND s.state = 1") {}

    bool exists(base::RowId question) {
        m_row.bind(question);
        return m_row.step();
    }

  private:
    Cursor m_row;
};

Result<StoredBundle> readBundle(const Cursor& row, QuestionLookup& lookup) {
    StoredBundle stored;
    stored.id = row.integer(0);
    stored.set = row.integer(1);
    stored.number = row.integer(2);
    stored.bundle = formats::bundleOfRecord(bundleRecordOf(row.text(3)));
    auto curation = readBundleCuration(row.text(4));
    if (!curation) {
        return fail(ErrorCode::DamagedWorkspace,
                    "bundle " + std::to_string(stored.id) + ": " + std::string(row.text(4)));
    }
    stored.curation = std::move(*curation);
    std::erase_if(stored.curation.questions, [&](base::RowId id) { return !lookup.exists(id); });
    return stored;
}

} // namespace

std::optional<BundleSetInfo> bundleSetOfId(SQLite::Database& database, base::RowId set) {
    Cursor row(database, std::string(kSets) + " WHERE id = ?", set);
    return row.step() ? std::optional(readSet(row)) : std::nullopt;
}

std::string bundleRecordOf(std::string_view document) {
    const json::JsonValue value = json::readJsonValue(document);
    if (value.kind != json::JsonKind::String || value.raw.size() != document.size()) {
        return std::string(document);
    }
    std::string record;
    json::appendUnescapedJson(document, record);
    return record;
}

std::optional<BundleStatus> bundleStatusFromName(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kBundleStatusNames.size(); ++i) {
        if (kBundleStatusNames[i] == name) {
            return static_cast<BundleStatus>(i);
        }
    }
    return std::nullopt;
}

std::string bundleCurationJson(const BundleCuration& curation) {
    auto json = nlohmann::ordered_json::object();
    if (curation.status != BundleStatus::Unused) {
        json["status"] = bundleStatusName(curation.status);
    }
    if (!curation.note.empty()) {
        json["note"] = curation.note;
    }
    if (!curation.questions.empty()) {
        json["questions"] = curation.questions;
    }
    if (!curation.reason.empty()) {
        json["reason"] = curation.reason;
    }
    return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

std::optional<BundleCuration> readBundleCuration(std::string_view json) {
    const auto parsed = nlohmann::json::parse(json, nullptr, false);
    if (!parsed.is_object()) {
        return std::nullopt;
    }
    BundleCuration curation;
    if (const auto status = parsed.find("status"); status != parsed.end()) {
        const auto known =
            status->is_string() ? bundleStatusFromName(status->get<std::string>()) : std::nullopt;
        if (!known) {
            return std::nullopt;
        }
        curation.status = *known;
    }
    if (const auto note = parsed.find("note"); note != parsed.end() && note->is_string()) {
        curation.note = note->get<std::string>();
    }
    if (const auto questions = parsed.find("questions"); questions != parsed.end()) {
        for (const auto& question : *questions) {
            const auto id = base::integerIn<base::RowId>(question);
            if (!id) {
                return std::nullopt;
            }
            curation.questions.push_back(*id);
        }
    }
    if (const auto reason = parsed.find("reason"); reason != parsed.end() && reason->is_string()) {
        curation.reason = reason->get<std::string>();
    }
    return curation;
}

Result<std::vector<BundleSetInfo>> bundleSets(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<BundleSetInfo>> {
        Cursor rows(reader.database(), std::string(kSets) + " ORDER BY name");
        std::vector<BundleSetInfo> sets;
        while (rows.step()) {
            sets.push_back(readSet(rows));
        }
        return sets;
    });
}

Result<BundleSetInfo> findBundleSet(const Reader& reader, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<BundleSetInfo> {
        Cursor row(reader.database(), std::string(kSets) + " WHERE name = ?", name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readSet(row);
    });
}

Result<base::IssueList> bundleIssues(const Reader& reader, base::RowId set) {
    return guarded(reader.path(), [&]() -> Result<base::IssueList> {
        return readIssues(reader.database(), kBundleIssues, set);
    });
}

Result<std::vector<StoredBundle>> loadBundles(const Reader& reader, base::RowId set, std::stop_token stop) {
    return guarded(reader.path(), [&]() -> Result<std::vector<StoredBundle>> {
        SQLite::Database& database = reader.database();
        const SQLite::Transaction snapshot(database, SQLite::TransactionBehavior::DEFERRED);
        if (set != 0) {
            ASSAY_TRY(requireSet(database, set, reader.path()));
        }
        QuestionLookup lookup(database);
        Cursor rows(database,
                    std::string(kBundles) + (set != 0 ? "set_id = ?" : "1") + " ORDER BY set_id, number");
        if (set != 0) {
            rows.bind(set);
        }
        std::vector<StoredBundle> bundles;
        while (rows.step()) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            ASSAY_TRY(auto bundle, readBundle(rows, lookup));
            bundles.push_back(std::move(bundle));
        }
        return bundles;
    });
}

Result<StoredBundle> storedBundle(const Reader& reader, base::RowId id) {
    return guarded(reader.path(), [&]() -> Result<StoredBundle> {
        SQLite::Database& database = reader.database();
        const SQLite::Transaction snapshot(database, SQLite::TransactionBehavior::DEFERRED);
        QuestionLookup lookup(database);
        Cursor row(database, std::string(kBundles) + "id = ?", id);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, "bundle " + std::to_string(id), reader.path());
        }
        return readBundle(row, lookup);
    });
}

Result<> removeBundleSet(Workspace& workspace, base::RowId set) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireSet(database, set, workspace.path().string()));
        execute(database,
                "DELETE FROM edit_journal WHERE entity = ? AND entity_key IN"
                " (SELECT id FROM bundle WHERE set_id = ?)",
                kBundleEntity, set);
        recordRemoval(database, RemovedKind::Bundles, set);
        execute(database, "DELETE FROM bundle_set WHERE id = ?", set); // the rest goes with it
        return {};
    });
}

Result<std::string> exportBundles(const Reader& reader, base::RowId set) {
    return guarded(reader.path(), [&]() -> Result<std::string> {
        SQLite::Database& database = reader.database();
        const SQLite::Transaction snapshot(database, SQLite::TransactionBehavior::DEFERRED);
        ASSAY_TRY(requireSet(database, set, reader.path()));
        Cursor rows(database, "SELECT document, id FROM bundle WHERE set_id = ? ORDER BY number", set);
        std::vector<std::string> records;
        while (rows.step()) {
            records.push_back(bundleRecordOf(rows.text(0)));
            // One value each: else the list would have bundles that nobody made, or be none.
            const json::JsonValue value = json::readJsonValue(records.back());
            if (value.kind == json::JsonKind::Invalid || value.raw.size() != records.back().size()) {
                return fail(ErrorCode::DamagedWorkspace, "bundle " + std::to_string(rows.integer(1)),
                            reader.path());
            }
        }
        return formats::bundlesDocument(records);
    });
}

std::optional<std::string> bundleCurationText(SQLite::Database& database, base::RowId id) {
    Cursor row(database, "SELECT curation FROM bundle WHERE id = ?", id);
    return row.step() ? std::optional(std::string(row.text(0))) : std::nullopt;
}

bool writeBundleCuration(SQLite::Database& database, base::RowId id, const std::string& json) {
    return execute(database, "UPDATE bundle SET curation = ? WHERE id = ?", json, id) > 0;
}

} // namespace assay::workspace
