#include "core/workspace/runs/dynamic_runs.h"

#include "core/base/clock.h"
#include "core/base/json_members.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using model::AskFailureKind;
using model::DynamicReply;
constexpr std::string_view kSelectRuns =
    "SELECT r.id, r.set_id, r.name, r.created_at, r.settings, r.seed, r.plan_hash, r.items, r.state,"
    " (SELECT count(*) FROM dynamic_reply p WHERE p.run_id = r.id AND p.status = 0),"
    " (SELECT count(*) FROM dynamic_reply p WHERE p.run_id = r.id AND p.status = 1)"
    " FROM dynamic_run r JOIN scored_set s ON s.id = r.set_id WHERE s.state = 1 AND r.set_id = ?";

DynamicRunInfo readInfo(const Cursor& row) {
    DynamicRunInfo info;
    info.id = row.integer(0);
    info.set = row.integer(1);
    info.name = row.text(2);
    info.createdAt = row.text(3);
    info.settings = row.text(4);
    info.seed = static_cast<std::uint64_t>(row.integer(5));
    info.planHash = row.text(6);
    info.items = row.integer(7);
    info.state = row.enumeration(8, DynamicRunState::Finished);
    info.answered = row.integer(9);
    info.failed = row.integer(10);
    return info;
}

constexpr std::string_view kDynamicRunLock = ".dynamic-run-lock-"; // appended to the workspace's name

tl::unexpected<base::Error> runNotFound(base::RowId run, const std::string& where) {
    return fail(ErrorCode::NotFound, "dynamic run " + std::to_string(run), where);
}

bool exists(SQLite::Database& database, std::string_view select, std::int64_t key) {
    Cursor row(database, select, key);
    return row.step();
}

std::string stagesJson(const std::map<std::string, std::optional<double>>& stages) {
    nlohmann::json object = nlohmann::json::object();
    for (const auto& [name, seconds] : stages) {
        object[name] = seconds ? nlohmann::json(*seconds) : nlohmann::json();
    }
    return object.dump();
}

bool readStages(std::string_view text, std::map<std::string, std::optional<double>>& stages) {
    if (text.empty()) {
        return true;
    }
    const nlohmann::json object = nlohmann::json::parse(text, nullptr, false);
    if (!object.is_object()) {
        return false;
    }
    for (const auto& [name, seconds] : object.items()) {
        stages[name] = base::numberIn(seconds);
        if (!seconds.is_null() && !stages[name]) {
            return false;
        }
    }
    return true;
}

constexpr const char* kPutReply =
    "INSERT OR REPLACE INTO dynamic_reply (run_id, number, sample_id, role, status, failure, failure_detail,"
    " http_status, attempts, seconds, total_seconds, answered_at, answer, fhri, nli, g, n, t, c, e, scenario,"
    " stages) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";

void putReply(SQLite::Database& database, base::RowId run, const DynamicReply& reply) {
    const model::AskOutcome& outcome = reply.outcome;
    const bool isAnswered = outcome.reply.has_value();
    const model::AskReply answered = outcome.reply.value_or(model::AskReply{});
    const model::AskFailure failure = outcome.failure.value_or(model::AskFailure{});
    const auto only = [](bool isThere, std::string_view text) {
        return isThere ? std::optional(text) : std::nullopt;
    };
    const auto& components = answered.components;
    execute(database, kPutReply, run, reply.number, reply.row, reply.role, !isAnswered,
            only(!isAnswered, model::kAskFailureKindNames[static_cast<std::size_t>(failure.kind)]),
            only(!isAnswered, failure.detail), outcome.httpStatus, outcome.attempts, outcome.seconds,
            outcome.totalSeconds, reply.answeredAt, only(isAnswered, answered.answer), answered.fhri,
            answered.nli, components[0], components[1], components[2], components[3], components[4],
            answered.scenario, only(isAnswered, stagesJson(answered.stages)));
}

constexpr std::string_view kSelectReplies =
    "SELECT number, sample_id, role, status, failure, failure_detail, http_status, attempts, seconds,"
    " total_seconds, answered_at, answer, fhri, nli, g, n, t, c, e, scenario, stages FROM dynamic_reply"
    " WHERE run_id = ? ORDER BY number";

// False for a row that this program has not written.
bool readReply(const Cursor& row, DynamicReply& reply) {
    reply.number = static_cast<std::uint32_t>(row.integer(0));
    reply.row = row.integer(1);
    reply.role = row.enumeration(2, model::DynamicRole::Context);
    model::AskOutcome& outcome = reply.outcome;
    if (!row.isMissing(6)) {
        outcome.httpStatus = static_cast<int>(row.integer(6));
    }
    outcome.attempts = static_cast<int>(row.integer(7));
    outcome.seconds = row.real(8);
    outcome.totalSeconds = row.real(9);
    reply.answeredAt = row.text(10);
    if (row.integer(3) == 1) {
        const auto& names = model::kAskFailureKindNames;
        const auto* const name = std::find(names.begin(), names.end(), row.text(4));
        if (name == names.end()) {
            return false;
        }
        outcome.failure =
            model::AskFailure{static_cast<AskFailureKind>(name - names.begin()), std::string(row.text(5))};
        return true;
    }
    model::AskReply& content = outcome.reply.emplace();
    content.answer = row.text(11);
    content.fhri = row.optionalReal(12);
    content.nli = row.optionalReal(13);
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        content.components[i] = row.optionalReal(14 + static_cast<int>(i));
    }
    if (!row.isMissing(19)) {
        content.scenario = row.text(19);
    }
    return readStages(row.text(20), content.stages);
}

} // namespace

Result<base::RowId> createDynamicRun(Workspace& workspace, const NewDynamicRun& run) {
    if (run.name.empty()) {
        return fail(ErrorCode::InvalidArgument, {}, "name");
    }
    if (!nlohmann::json::accept(run.settings)) {
        return fail(ErrorCode::InvalidArgument, {}, "settings");
    }
    base::RowId id = 0;
    auto created = workspace.write([&](SQLite::Database& database) -> Result<> {
        if (!exists(database, "SELECT 1 FROM scored_set WHERE id = ? AND state = 1", run.set)) {
            return fail(ErrorCode::NotFound, "scored set " + std::to_string(run.set),
                        workspace.path().string());
        }
        Cursor taken(database, "SELECT 1 FROM dynamic_run WHERE set_id = ? AND name = ?", run.set, run.name);
        if (taken.step()) {
            return fail(ErrorCode::NameTaken, run.name, workspace.path().string());
        }
        execute(database,
                "INSERT INTO dynamic_run (set_id, name, created_at, settings, seed,"
                " plan_hash, items, state) VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
                run.set, run.name, base::utcNow(), run.settings, run.seed, run.planHash, run.items);
        id = database.getLastInsertRowid();
        return {};
    });
    ASSAY_TRY(created);
    return id;
}

Result<std::optional<base::FileLock>> claimDynamicRun(const Workspace& workspace, base::RowId run) {
    std::filesystem::path path = workspace.path();
    path += std::string(kDynamicRunLock) + std::to_string(run);
    return base::FileLock::tryTake(path);
}

Result<> saveDynamicReply(Workspace& workspace, base::RowId run, const DynamicReply& reply) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        if (!exists(database, "SELECT 1 FROM dynamic_run WHERE id = ?", run)) {
            return runNotFound(run, workspace.path().string());
        }
        putReply(database, run, reply);
        return {};
    });
}

Result<> setDynamicRunState(Workspace& workspace, base::RowId run, DynamicRunState state) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        if (execute(database, "UPDATE dynamic_run SET state = ? WHERE id = ?", state, run) == 0) {
            return runNotFound(run, workspace.path().string());
        }
        return {};
    });
}

Result<> removeDynamicRun(Workspace& workspace, base::RowId run) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        if (execute(database, "DELETE FROM dynamic_run WHERE id = ?", run) == 0) {
            return runNotFound(run, workspace.path().string());
        }
        return {};
    });
}

Result<std::vector<DynamicRunInfo>> dynamicRuns(const Reader& reader, base::RowId set) {
    return guarded(reader.path(), [&]() -> Result<std::vector<DynamicRunInfo>> {
        Cursor rows(reader.database(), std::string(kSelectRuns) + " ORDER BY r.id DESC", set);
        std::vector<DynamicRunInfo> runs;
        while (rows.step()) {
            runs.push_back(readInfo(rows));
        }
        return runs;
    });
}

Result<DynamicRunInfo> findDynamicRun(const Reader& reader, base::RowId set, const std::string& name) {
    return guarded(reader.path(), [&]() -> Result<DynamicRunInfo> {
        Cursor row(reader.database(), std::string(kSelectRuns) + " AND r.name = ?", set, name);
        if (!row.step()) {
            return fail(ErrorCode::NotFound, name, reader.path());
        }
        return readInfo(row);
    });
}

Result<std::vector<DynamicReply>> dynamicReplies(const Reader& reader, base::RowId run) {
    return guarded(reader.path(), [&]() -> Result<std::vector<DynamicReply>> {
        const SQLite::Transaction snapshot(reader.database(), SQLite::TransactionBehavior::DEFERRED);
        if (!exists(reader.database(), "SELECT 1 FROM dynamic_run WHERE id = ?", run)) {
            return runNotFound(run, reader.path());
        }
        Cursor rows(reader.database(), kSelectReplies, run);
        std::vector<DynamicReply> replies;
        while (rows.step()) {
            if (!readReply(rows, replies.emplace_back())) {
                return fail(ErrorCode::DamagedWorkspace,
                            "dynamic_reply " + std::to_string(run) + ", " +
                                std::to_string(replies.back().number),
                            reader.path());
            }
        }
        return replies;
    });
}

} // namespace assay::workspace
