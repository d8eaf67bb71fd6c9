#include "core/workspace/bundles/bundle_edits.h"

#include "core/workspace/bundles/bundle_links.h"
#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <functional>
#include <optional>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::BundleCuration;
using workspace::BundleStatus;
using workspace::Cursor;

Result<std::optional<std::string>> readBundleEntity(SQLite::Database& database, base::RowId key) {
    return workspace::bundleCurationText(database, key);
}

// A bundle itself is neither made nor removed by an edit.
Result<> writeBundleEntity(SQLite::Database& database, base::RowId key,
                           const std::optional<std::string>& value) {
    const std::string name = "bundle " + std::to_string(key);
    if (!value || !workspace::readBundleCuration(*value)) {
        return fail(ErrorCode::InvalidArgument, value.value_or(std::string()), name);
    }
    return workspace::writeBundleCuration(database, key, *value) ? Result<>()
                                                                 : fail(ErrorCode::NotFound, name);
}

// Changes what is said of a bundle, inside a transaction.
Result<> change(SQLite::Database& database, base::RowId bundle,
                const std::function<Result<>(BundleCuration&)>& changed, const std::string& who,
                const std::string& reason, std::optional<std::int64_t> batch = std::nullopt) {
    const std::string name = "bundle " + std::to_string(bundle);
    const auto text = workspace::bundleCurationText(database, bundle);
    if (!text) {
        return fail(ErrorCode::NotFound, name);
    }
    const auto before = workspace::readBundleCuration(*text);
    if (!before) {
        return fail(ErrorCode::DamagedWorkspace, name + ": " + *text);
    }
    BundleCuration after = *before;
    ASSAY_TRY(changed(after));
    if (after == *before) {
        return {};
    }
    return edit(database, workspace::kBundleEntity, bundle, workspace::bundleCurationJson(after), who, reason,
                batch);
}

} // namespace

extern constexpr EditEntity kBundleEdits{workspace::kBundleEntity, readBundleEntity, writeBundleEntity};

Result<> setBundleStatus(workspace::Workspace& workspace, std::span<const base::RowId> bundles,
                         BundleStatus status, const std::string& who, const std::string& reason) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const auto batch = bundles.size() > 1 ? std::optional(newBatch(database)) : std::nullopt;
        for (const base::RowId bundle : bundles) {
            const auto set = [status, &reason](BundleCuration& curation) -> Result<> {
                curation.status = status;
                if (status != BundleStatus::Rejected) {
                    curation.reason.clear();
                } else if (!reason.empty()) {
                    curation.reason = reason;
                }
                return {};
            };
            ASSAY_TRY(change(database, bundle, set, who, reason, batch));
        }
        return {};
    });
}

Result<> setBundleNote(workspace::Workspace& workspace, base::RowId bundle, const std::string& note,
                       const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const auto set = [&note](BundleCuration& curation) -> Result<> {
            curation.note = note;
            return {};
        };
        return change(database, bundle, set, who, {});
    });
}

Result<> linkInside(SQLite::Database& database, base::RowId bundle, base::RowId question,
                    const std::string& who, const std::string& reason, std::optional<std::int64_t> batch) {
    const auto link = [question](BundleCuration& curation) -> Result<> {
        if (std::find(curation.questions.begin(), curation.questions.end(), question) ==
            curation.questions.end()) {
            curation.questions.push_back(question);
        }
        curation.status = BundleStatus::Used;
        curation.reason.clear();
        return {};
    };
    return change(database, bundle, link, who, reason, batch);
}

Result<> linkQuestion(workspace::Workspace& workspace, base::RowId bundle, base::RowId question,
                      const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(requireQuestion(database, question));
        return linkInside(database, bundle, question, who, {}, std::nullopt);
    });
}

Result<> unlinkQuestion(workspace::Workspace& workspace, base::RowId bundle, base::RowId question,
                        const std::string& who) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        const auto unlink = [&](BundleCuration& curation) -> Result<> {
            if (std::erase(curation.questions, question) == 0) {
                return fail(ErrorCode::NotFound, "question " + std::to_string(question));
            }
            // Links with questions that are gone do not keep it used.
            const bool isLinked =
                std::any_of(curation.questions.begin(), curation.questions.end(),
                            [&](base::RowId other) { return requireQuestion(database, other).has_value(); });
            if (!isLinked && curation.status == BundleStatus::Used) {
                curation.status = BundleStatus::Unused;
            }
            return {};
        };
        return change(database, bundle, unlink, who, {});
    });
}

Result<std::vector<workspace::StoredBundle>> bundlesOfQuestion(const workspace::Reader& reader,
                                                               base::RowId question) {
    return workspace::guarded(reader.path(), [&]() -> Result<std::vector<workspace::StoredBundle>> {
        std::vector<base::RowId> ids;
        {
            Cursor rows(reader.database(),
                        "SELECT id FROM bundle WHERE curation <> '{}' AND EXISTS (SELECT 1 FROM"
                        " json_each(bundle.curation, '$.questions') WHERE value = ?) ORDER BY id",
                        question);
            while (rows.step()) {
                ids.push_back(rows.integer(0));
            }
        }
        std::vector<workspace::StoredBundle> bundles;
        for (const base::RowId id : ids) {
            ASSAY_TRY(auto bundle, workspace::storedBundle(reader, id));
            bundles.push_back(std::move(bundle));
        }
        return bundles;
    });
}

} // namespace assay::workspace
