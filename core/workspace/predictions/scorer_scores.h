// Scores that external scorers and services gave, kept by what they are of: the same text is scored once by
// the same model. What is here is found again, never changed; removing all of it costs nothing but time.
#pragma once

#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

// Of one answer by one scorer.
struct KeptScores {
    std::string key;                       // SHA-256 of everything that the scores depend on
    std::string model;                     // as scores name it
    std::map<std::string, double> metrics; // by name; not empty

    friend bool operator==(const KeptScores&, const KeptScores&) = default;
};

// By key; what is not there is left out. Errors: DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<std::map<std::string, KeptScores>>
keptScores(const Reader& reader, std::span<const std::string> keys, const std::stop_token& stop);

// What is there already stays. Errors: those of Workspace::write().
[[nodiscard]] base::Result<> keepScores(Workspace& workspace, std::span<const KeptScores> scores);

// For checkWorkspace(). Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkScorerScores(SQLite::Database& database,
                                                          const std::stop_token& stop);

} // namespace assay::workspace
