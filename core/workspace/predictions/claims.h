// What readers said of the claims of answers, kept through the journal: every edit of a sheet can be undone.
// One sheet of each reader is in force for an answer to a question; two readers are blind to each other until
// both have judged.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/claim.h"
#include "core/workspace/workspace.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// The journal's name for the rows of `claim_sheet`.
inline constexpr std::string_view kClaimEntity = "claims";

struct StoredClaims {
    base::RowId id = 0;
    model::ClaimSheet sheet;

    friend bool operator==(const StoredClaims&, const StoredClaims&) = default;
};

// In place of what this reader said of the answer before; the same again changes nothing. `blind` and the
// time are set here: blind, as long as the first edit came before another reader's sheet could be seen
// (claimsVisibleTo()). Errors: InvalidArgument (no question, no reader, a hash that is none; claims that
// overlap or are out of order), those of Workspace::write().
[[nodiscard]] base::Result<StoredClaims> saveClaims(Workspace& workspace, const model::ClaimSheet& sheet,
                                                    const std::string& reason = {});

// Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeClaims(Workspace& workspace, const std::string& questionId,
                                          const std::string& answerSha256, const std::string& reader);

// In the order in which the readers began. Error: DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<StoredClaims>>
claimsOfAnswer(const Reader& reader, const std::string& questionId, const std::string& answerSha256);

// All of the workspace, by question, answer and beginning. Errors: DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<std::vector<StoredClaims>> allClaims(const Reader& reader,
                                                                const std::stop_token& stop);

// Whether there is any.
[[nodiscard]] base::Result<bool> hasClaims(const Reader& reader);

// Their own, and those of others of an answer of which they have judged every claim themselves.
[[nodiscard]] std::vector<StoredClaims> claimsVisibleTo(const std::string& reader,
                                                        std::span<const StoredClaims> sheets);

// For checkWorkspace(). Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkClaims(SQLite::Database& database, const std::stop_token& stop);

// The sheet as JSON, as it is stored; and read: nullopt, it is something else.
[[nodiscard]] std::string claimSheetJson(const model::ClaimSheet& sheet);
[[nodiscard]] std::optional<model::ClaimSheet> claimSheetFromJson(std::string_view json);

} // namespace assay::workspace
