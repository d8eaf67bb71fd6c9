// The sets of bundles that a workspace holds. What a person says of a bundle is edited in
// core/workspace/bundles/bundle_edits.h.
//
// A bundle's row keeps its record as the source wrote it; the bundle is read from that. Every sentence with
// an id and a text is also a passage of the set, once for each text under that id, so that evidence resolves.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/bundle.h"
#include "core/workspace/workspace.h"

#include <array>
#include <cstdint>
#include <filesystem>
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

inline constexpr std::string_view kBundleEntity = "bundle"; // of the journal

enum class BundleStatus : std::uint8_t { Unused, Used, Rejected };

inline constexpr std::array<std::string_view, 3> kBundleStatusNames{"unused", "used", "rejected"};

[[nodiscard]] constexpr std::string_view bundleStatusName(BundleStatus status) noexcept {
    return kBundleStatusNames[static_cast<std::size_t>(status)];
}

[[nodiscard]] std::optional<BundleStatus> bundleStatusFromName(std::string_view name) noexcept;

// Why no question should be made from a bundle. Reasons are data: these are those to begin with.
inline constexpr std::array<std::string_view, 7> kRejectReasons{
    "boilerplate", "table_header", "off_topic", "unrelated_sentences", "duplicate", "too_thin", "other"};

// What people have said of a bundle.
struct BundleCuration {
    BundleStatus status = BundleStatus::Unused;
    std::string note;
    std::vector<base::RowId> questions; // drafted from it or linked by hand, in that order
    std::string reason{};               // of a rejection: one of kRejectReasons, or somebody's own words

    friend bool operator==(const BundleCuration&, const BundleCuration&) = default;
};

// As the journal and the row hold it: "{}" when nothing was said. The second gives the first back; nullopt
// when it makes no sense.
[[nodiscard]] std::string bundleCurationJson(const BundleCuration& curation);
[[nodiscard]] std::optional<BundleCuration> readBundleCuration(std::string_view json);

struct StoredBundle {
    base::RowId id = 0;
    base::RowId set = 0;
    std::int64_t number = 0; // place in the set, from 0
    model::Bundle bundle;    // without sentences: the record is no bundle; kept all the same
    BundleCuration curation; // its questions are those that there are: not undone, their suite not removed
};

struct BundleSetInfo {
    base::RowId id = 0;
    std::string name;
    std::string file;   // without folders; of several files one a line
    std::string sha256; // of the file; of several: over theirs, in order
    std::string importedAt;
    std::int64_t bundles = 0;
    std::int64_t used = 0;
    std::int64_t rejected = 0;
    std::int64_t passages = 0;
};

struct BundleImport {
    BundleSetInfo set;
    std::int64_t sentences = 0; // in all bundles, also where they repeat
    base::IssueList issues;
};

// Reads the files and stores their bundles as one set: whole or not at all. Progress: Reading, Storing.
// Errors: those of formats::readBundles(); InvalidArgument (an empty name, no file), NameTaken, Cancelled,
// those of Workspace::write().
[[nodiscard]] base::Result<BundleImport> importBundles(Workspace& workspace,
                                                       std::span<const std::filesystem::path> files,
                                                       const std::string& name, const std::string& who,
                                                       std::stop_token stop, base::ProgressSink& progress,
                                                       base::IssueList* issuesOnFailure = nullptr);

// Puts a bundle that was made by hand at the end of the set of that name, which is made if there is none. Its
// sentences become passages of the set, those that it has already not again. Gives the bundle's key. Errors:
// InvalidArgument (an empty name, a bundle without sentences), those of Workspace::write().
[[nodiscard]] base::Result<base::RowId> keepBundle(Workspace& workspace, const std::string& set,
                                                   const model::Bundle& bundle, const std::string& who);

// By name.
[[nodiscard]] base::Result<std::vector<BundleSetInfo>> bundleSets(const Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<BundleSetInfo> findBundleSet(const Reader& reader, const std::string& name);

// What the import of the set's files reported.
[[nodiscard]] base::Result<base::IssueList> bundleIssues(const Reader& reader, base::RowId set);

// Of one set by number; `set` 0: of all sets, in the order of their making. Not for the GUI thread. Errors:
// NotFound, Cancelled, DamagedWorkspace.
[[nodiscard]] base::Result<std::vector<StoredBundle>> loadBundles(const Reader& reader, base::RowId set,
                                                                  std::stop_token stop);

// One. Error: NotFound.
[[nodiscard]] base::Result<StoredBundle> storedBundle(const Reader& reader, base::RowId id);

// Removes the set, its passages, and what was said of its bundles with its history. The questions that were
// drafted stay. Error: NotFound.
[[nodiscard]] base::Result<> removeBundleSet(Workspace& workspace, base::RowId set);

// The set as a JSON document: of a set from one file the same JSON as that file. Error: NotFound.
[[nodiscard]] base::Result<std::string> exportBundles(const Reader& reader, base::RowId set);

// What is wrong with the bundles of a workspace: records that cannot be read, places that are missing, what
// was said of them, questions that never were, passages of no set. Throws SQLite::Exception.
[[nodiscard]] std::vector<CheckFinding> checkBundles(SQLite::Database& database, std::stop_token stop);

// --- For writers: inside a transaction; throws SQLite::Exception ---

// What the row of a bundle holds; nullopt: there is no such row.
[[nodiscard]] std::optional<std::string> bundleCurationText(SQLite::Database& database, base::RowId id);

// False when there is no such row.
[[nodiscard]] bool writeBundleCuration(SQLite::Database& database, base::RowId id, const std::string& json);

} // namespace assay::workspace
