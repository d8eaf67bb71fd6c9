#include "core/workspace/runs/run_edits.h"

#include "core/workspace/journal/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/runs/stored_texts.h"
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

constexpr std::tuple kRunLabelFields{
    json::required(json::field("name", &RunLabel::name)),
    json::field("note", &RunLabel::note),
    json::field("tags", &RunLabel::tags),
    json::field("baseline", &RunLabel::baseline),
};

std::string runLabelName(base::RowId run) {
    return "run " + std::to_string(run);
}

// nullopt: there is no such run.
Result<std::optional<RunLabel>> readRunLabel(SQLite::Database& database, base::RowId run) {
    Cursor row(database, "SELECT name, note, tags, baseline FROM run WHERE id = ? AND state < 3", run);
    if (!row.step()) {
        return std::optional<RunLabel>();
    }
    auto tags = textsFromJson(row.text(2));
    if (!tags) {
        return fail(ErrorCode::DamagedWorkspace, runLabelName(run) + ": tags");
    }
    return std::optional(
        RunLabel{std::string(row.text(0)), std::string(row.text(1)), std::move(*tags), row.integer(3) != 0});
}

Result<std::optional<std::string>> readRunEntity(SQLite::Database& database, base::RowId key) {
    ASSAY_TRY(const auto label, readRunLabel(database, key));
    return label ? std::optional(entityJson(*label, kRunLabelFields)) : std::nullopt;
}

Result<> writeRunEntity(SQLite::Database& database, base::RowId key,
                        const std::optional<std::string>& value) {
    const auto label = value ? entityFrom<RunLabel>(*value, kRunLabelFields) : std::nullopt;
    if (!label || label->name.empty()) {
        return fail(ErrorCode::InvalidArgument, value.value_or(std::string()), runLabelName(key));
    }
    Cursor row(database, "SELECT state FROM run WHERE id = ? AND state < 3", key);
    if (!row.step()) {
        return fail(ErrorCode::NotFound, runLabelName(key));
    }
    if (label->baseline && row.integer(0) != 2) {
        return fail(ErrorCode::InvalidArgument, "not finished", runLabelName(key));
    }
    row.reset();
    if (label->baseline) {
        // Taking back an edit must not leave two of them: the one that came since is none any more.
        execute(
            database,
            "UPDATE run SET baseline = 0 WHERE baseline = 1 AND id <> ?1 AND (kind, coalesce(corpus_id, 0))"
            " = (SELECT kind, coalesce(corpus_id, 0) FROM run WHERE id = ?1)",
            key);
    }
    execute(database, "UPDATE run SET name = ?, note = ?, tags = ?, baseline = ? WHERE id = ?", label->name,
            label->note, textsAsJson(label->tags), label->baseline, key);
    return {};
}

// The one that would be a baseline beside it; 0: none.
base::RowId otherBaseline(SQLite::Database& database, base::RowId run) {
    Cursor row(database,
               "SELECT id FROM run WHERE baseline = 1 AND state < 3 AND id <> ?1 AND (kind,"
               " coalesce(corpus_id, 0)) = (SELECT kind, coalesce(corpus_id, 0) FROM run WHERE id = ?1)",
               run);
    return row.step() ? row.integer(0) : 0;
}

} // namespace

extern constexpr EditEntity kRunEdits{kRunEntity, readRunEntity, writeRunEntity};

std::vector<std::string> tidyTags(std::vector<std::string> tags) {
    constexpr std::string_view kBlanks = " \t\r\n";
    for (std::string& tag : tags) {
        const auto first = tag.find_first_not_of(kBlanks);
        tag = first == std::string::npos ? std::string()
                                         : tag.substr(first, tag.find_last_not_of(kBlanks) - first + 1);
    }
    std::erase(tags, std::string());
    std::ranges::sort(tags);
    tags.erase(std::unique(tags.begin(), tags.end()), tags.end());
    return tags;
}

Result<RunLabel> runLabel(const Reader& reader, base::RowId run) {
    return guarded(reader.path(), [&]() -> Result<RunLabel> {
        ASSAY_TRY(auto label, readRunLabel(reader.database(), run));
        return label ? Result<RunLabel>(std::move(*label))
                     : fail(ErrorCode::NotFound, runLabelName(run), reader.path());
    });
}

Result<> saveRunLabel(Workspace& workspace, base::RowId run, const RunLabel& wanted, const std::string& who) {
    if (wanted.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    RunLabel label = wanted;
    label.tags = tidyTags(std::move(label.tags));
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        ASSAY_TRY(const auto before, readRunLabel(database, run));
        if (!before) {
            return fail(ErrorCode::NotFound, runLabelName(run), workspace.path().string());
        }
        if (*before == label) {
            return {};
        }
        const base::RowId ended = label.baseline && !before->baseline ? otherBaseline(database, run) : 0;
        if (ended == 0) {
            return edit(database, kRunEntity, run, entityJson(label, kRunLabelFields), who, {});
        }
        ASSAY_TRY(auto other, readRunLabel(database, ended));
        const std::int64_t batch = newBatch(database);
        if (other) {
            other->baseline = false;
            ASSAY_TRY(edit(database, kRunEntity, ended, entityJson(*other, kRunLabelFields), who, {}, batch));
        }
        return edit(database, kRunEntity, run, entityJson(label, kRunLabelFields), who, {}, batch);
    });
}

Result<> renameRun(Workspace& workspace, base::RowId run, const std::string& name, const std::string& who) {
    RunLabel label;
    {
        ASSAY_TRY(const auto reader, workspace.reader());
        ASSAY_TRY(label, runLabel(reader, run));
    }
    label.name = name;
    return saveRunLabel(workspace, run, label, who);
}

} // namespace assay::workspace
