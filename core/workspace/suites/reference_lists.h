// Files that a workspace keeps whole, so that they can be given back byte for byte: lists of companies and
// sections, and the files that sets of answers came from (core/workspace/predictions/answer_sets.h).
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/rankings/reference_list.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace SQLite {
class Database;
}

namespace assay::workspace {

// SQLite holds a little more than that in one row.
inline constexpr std::int64_t kMaxKeptBytes = 999'000'000;

struct ReferenceListInfo {
    base::RowId id = 0;
    std::string name;
    formats::ReferenceListKind kind = formats::ReferenceListKind::CompaniesJson;
    std::string file; // without folders
    std::string sha256;
    std::string importedAt; // UTC, ISO 8601
};

struct ReferenceListImport {
    ReferenceListInfo list;
    std::int64_t records = 0; // elements of the list
    base::IssueList issues;
};

// Reads the file and stores it as a list of that name. Progress: Reading, Storing. Errors: those of
// formats::readReferenceList(); InputNotUsable (more than kMaxKeptBytes), InvalidArgument (an empty name),
// NameTaken, those of Workspace::write().
[[nodiscard]] base::Result<ReferenceListImport>
importReferenceList(Workspace& workspace, const std::filesystem::path& file, const std::string& name,
                    std::optional<formats::ReferenceListKind> kind, std::stop_token stop,
                    base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

// By name.
[[nodiscard]] base::Result<std::vector<ReferenceListInfo>> referenceLists(const Reader& reader);

// Its entries, read from the document. Errors: NotFound, DamagedWorkspace, Cancelled.
[[nodiscard]] base::Result<std::vector<formats::ReferenceEntry>>
loadReferenceList(const Reader& reader, base::RowId list, std::stop_token stop);

// Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeReferenceList(Workspace& workspace, base::RowId list);

struct KeptFile {
    std::string kind;         // "companies-json", "tatqa-predictions-json", …
    std::string file;         // its name without folders
    std::int64_t records = 0; // elements of a list, answers of a file of answers
    std::string content;      // as it was imported
};

// The file of the list, of the set of answers, or of the sets of answers (by the name they were imported
// under). Errors: NotFound; DamagedWorkspace (it is no longer what was imported).
[[nodiscard]] base::Result<KeptFile> keptFile(const Reader& reader, const std::string& name);

// Kept lists that are no longer what was imported; files of answers: checkPredictions(). Throws
// SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkKeptFiles(SQLite::Database& database, std::stop_token stop);

} // namespace assay::workspace
