#include "core/workspace/runs/chat_replies.h"

#include "core/base/clock.h"
#include "core/base/hash.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/prepared_write.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr std::size_t kRequestDigits = 64;
constexpr std::string_view kAskPrefix = "ask ";
constexpr std::string_view kChatLock = ".chat-lock-"; // appended to the workspace's name
constexpr std::size_t kLockDigits = 16;               // of the scope's hash

} // namespace

std::string askScope(std::string_view name) {
    return std::string(kAskPrefix) + std::string(name);
}

Result<> saveChatReply(Workspace& workspace, std::string_view scope, const StoredChatReply& reply) {
    if (scope.empty() || reply.request.size() != kRequestDigits) {
        return fail(ErrorCode::InvalidArgument, reply.request, "request");
    }
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database,
                "INSERT OR REPLACE INTO chat_reply (scope, request, body, seconds, answered_at)"
                " VALUES (?, ?, ?, ?, ?)",
                scope, reply.request, reply.body, reply.seconds,
                reply.answeredAt.empty() ? base::utcNow() : reply.answeredAt);
        return {};
    });
}

Result<std::optional<StoredChatReply>> findChatReply(const Reader& reader, std::string_view scope,
                                                     std::string_view request) {
    return guarded(reader.path(), [&]() -> Result<std::optional<StoredChatReply>> {
        Cursor row(reader.database(),
                   "SELECT body, seconds, answered_at FROM chat_reply WHERE scope = ? AND request = ?", scope,
                   request);
        if (!row.step()) {
            return std::optional<StoredChatReply>();
        }
        return std::optional(StoredChatReply{std::string(request), std::string(row.text(0)), row.real(1),
                                             std::string(row.text(2))});
    });
}

Result<std::int64_t> chatReplyCount(const Reader& reader, std::string_view scope) {
    return guarded(reader.path(), [&]() -> Result<std::int64_t> {
        Cursor row(reader.database(), "SELECT count(*) FROM chat_reply WHERE scope = ?", scope);
        return row.step() ? row.integer(0) : 0;
    });
}

Result<std::optional<double>> meanReplySeconds(const Reader& reader, std::string_view scope) {
    return guarded(reader.path(), [&]() -> Result<std::optional<double>> {
        Cursor row(reader.database(), "SELECT avg(seconds) FROM chat_reply WHERE scope = ?", scope);
        return row.step() ? row.optionalReal(0) : std::nullopt;
    });
}

Result<std::vector<std::string>> openAskings(const Reader& reader) {
    return guarded(reader.path(), [&]() -> Result<std::vector<std::string>> {
        Cursor rows(reader.database(), "SELECT DISTINCT scope FROM chat_reply ORDER BY scope");
        std::vector<std::string> names;
        while (rows.step()) {
            if (rows.text(0).starts_with(kAskPrefix)) {
                names.emplace_back(rows.text(0).substr(kAskPrefix.size()));
            }
        }
        return names;
    });
}

Result<> removeChatReplies(Workspace& workspace, std::string_view scope) {
    return workspace.write([&](SQLite::Database& database) -> Result<> {
        execute(database, "DELETE FROM chat_reply WHERE scope = ?", scope);
        return {};
    });
}

Result<std::optional<base::FileLock>> claimChatScope(const Workspace& workspace, std::string_view scope) {
    std::filesystem::path path = workspace.path();
    path += std::string(kChatLock) + base::sha256(scope).substr(0, kLockDigits);
    return base::FileLock::tryTake(path);
}

} // namespace assay::workspace
