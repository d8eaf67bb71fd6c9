// What chat services replied, as it came, so that nothing that was paid for is asked again: the replies of a
// judge stay, those of an asking until its answers are published.
//
// A reply is known by its scope and the hash of its request (endpoint::chatRequestHash).
#pragma once

#include "core/base/file_lock.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// Of a judge's replies.
inline constexpr std::string_view kJudgeScope = "judge";

// Of the asking whose answers are to be called so.
[[nodiscard]] std::string askScope(std::string_view name);

struct StoredChatReply {
    std::string request; // SHA-256, 64 hexadecimal digits
    std::string body;    // of a 2xx reply
    double seconds = 0;
    std::string answeredAt; // UTC, ISO 8601

    friend bool operator==(const StoredChatReply&, const StoredChatReply&) = default;
};

// On the disk when it returns; an earlier one to the same request is replaced. Errors: InvalidArgument (no
// scope, a hash that is none), those of Workspace::write().
[[nodiscard]] base::Result<> saveChatReply(Workspace& workspace, std::string_view scope,
                                           const StoredChatReply& reply);

// nullopt: there is none.
[[nodiscard]] base::Result<std::optional<StoredChatReply>>
findChatReply(const Reader& reader, std::string_view scope, std::string_view request);

[[nodiscard]] base::Result<std::int64_t> chatReplyCount(const Reader& reader, std::string_view scope);

// How long a reply took on the mean, in seconds; nullopt: there is none.
[[nodiscard]] base::Result<std::optional<double>> meanReplySeconds(const Reader& reader,
                                                                   std::string_view scope);

// Names whose asking has begun and not been published, by name.
[[nodiscard]] base::Result<std::vector<std::string>> openAskings(const Reader& reader);

[[nodiscard]] base::Result<> removeChatReplies(Workspace& workspace, std::string_view scope);

// Who asks holds the claim of the scope meanwhile, so that nobody else pays for the same. nullopt: another
// process or window has it. A lock beside the workspace that ends with its holder. Error: FileNotWritable.
[[nodiscard]] base::Result<std::optional<base::FileLock>> claimChatScope(const Workspace& workspace,
                                                                         std::string_view scope);

} // namespace assay::workspace
