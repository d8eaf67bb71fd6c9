// The rubrics of a workspace and every version that each of them had. Saving one is an edit of the journal
// and makes a new version; no version is ever removed, so that a run finds the one that it used by its hash.
// Presets stand in no workspace.
//
// A rubric is a document here; what it means, evaluate::Rubric knows (core/evaluate/answers/stored_rubrics.h,
// which is the way in).
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// The journal's name for the rows of `rubric`.
inline constexpr std::string_view kRubricEntity = "rubric";

struct RubricVersion {
    base::RowId rubric = 0;
    std::string name; // that the rubric had as this version
    std::int64_t version = 0;
    std::string sha256;   // of the document's bytes
    std::string document; // JSON
    std::string savedBy;
    std::string savedAt; // UTC, ISO 8601

    friend bool operator==(const RubricVersion&, const RubricVersion&) = default;
};

// Makes the document of a version whose number is known only when it is written.
class RubricDocumentMaker {
  public:
    virtual ~RubricDocumentMaker() = default;
    [[nodiscard]] virtual std::string document(std::int64_t version) const = 0;
};

// A new rubric (`rubric` 0), or the next version of one that is there; its name may be another one. A
// document that says the same as the version in force, apart from the number, changes nothing. Errors:
// InvalidArgument (no name, no JSON), NameTaken, NotFound, those of Workspace::write().
[[nodiscard]] base::Result<RubricVersion>
saveRubricVersion(Workspace& workspace, base::RowId rubric, const std::string& name,
                  const RubricDocumentMaker& maker, const std::string& who, const std::string& reason);

// Can be undone. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeRubric(Workspace& workspace, base::RowId rubric, const std::string& who);

// The version in force of each, by name.
[[nodiscard]] base::Result<std::vector<RubricVersion>> rubricsInForce(const Reader& reader);

// All versions of a rubric, also of one that was removed, newest first.
[[nodiscard]] base::Result<std::vector<RubricVersion>> rubricVersions(const Reader& reader,
                                                                      base::RowId rubric);

// nullopt: there is none.
[[nodiscard]] base::Result<std::optional<RubricVersion>> rubricVersionOfHash(const Reader& reader,
                                                                             const std::string& sha256);

// For checkWorkspace(): hashes, and versions in force that are not there. Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkRubrics(SQLite::Database& database, const std::stop_token& stop);

} // namespace assay::workspace
