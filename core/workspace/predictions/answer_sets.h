// What systems answered to questions: the prediction sets of a workspace, which people know as answers. A set
// belongs to no suite and never changes; prediction_reading.h finds what it says of the questions of one.
//
// The file that a set came from is kept and can be given back byte for byte (keptFile() in
// core/workspace/suites/reference_lists.h). A file with the answers of several systems makes a set of each,
// called "NAME: SYSTEM"; the file is then kept once, under NAME. A name is that of one thing among them and
// the reference lists.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/answers/prediction_reader.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

// What a set can be measured by: answers (a failure counts as one), ranked lists without a single answer, or
// neither, such as scores alone.
enum class AnswerSetContent : std::uint8_t { Answers, RankedLists, Neither };

struct AnswerSetInfo {
    base::RowId id = 0;
    std::string name;
    std::string file;         // without folders; empty: of none
    std::string sha256;       // of the file; of none: the hash of the content
    std::string importedAt;   // UTC, ISO 8601
    std::int64_t answers = 0; // several samples of a question count as several
    std::string kind;         // of its file; "asked" of none
    std::string contentHash;  // SHA-256 over its predictions as predictions-jsonl
    AnswerSetContent content = AnswerSetContent::Answers;
};

struct AnswerSetImport {
    AnswerSetInfo set;               // the first one
    std::vector<AnswerSetInfo> sets; // all: more than one of a file with several systems
    std::int64_t answers = 0;        // in all of them
    std::string inputSha256;
    formats::PredictionKind kind = formats::PredictionKind::ScoresCsv;
    std::int64_t rejected = 0;
    std::int64_t unknownQuestions = 0;         // kept, though no suite holds such a question just now
    std::map<std::string, std::string> read;   // metric → the column it came from
    std::map<std::string, std::string> fields; // field → the column it came from
    std::vector<std::string> otherColumns;     // that are kept as they are
    base::IssueList issues;                    // those of reading, and UnknownQuestion
};

// Reads the file and stores it as a set of that name, or as several: whole or not at all, with memory that is
// bounded as formats::readPredictionFile() says. Progress: Reading, Publishing. Errors: those of reading;
// InvalidArgument (an empty name), NameTaken, WorkspaceBusy (another import is under way), Cancelled, those
// of Workspace::write().
[[nodiscard]] base::Result<AnswerSetImport>
importAnswerScores(Workspace& workspace, const std::filesystem::path& file, const std::string& name,
                   const formats::PredictionOptions& options, std::stop_token stop,
                   base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

// Newest first.
[[nodiscard]] base::Result<std::vector<AnswerSetInfo>> answerSets(const Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<AnswerSetInfo> findAnswerSet(const Reader& reader, const std::string& name);

// The file goes with the last set that came from it. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeAnswerSet(Workspace& workspace, base::RowId set);

// --- For the workspace room; these throw SQLite::Exception ---

// Whether a set of answers, a file of several, or a reference list is called so.
[[nodiscard]] bool isKeptNameTaken(SQLite::Database& database, const std::string& name);

struct KeptPredictionFile {
    std::string kind;
    std::string file;
    std::string sha256;
    std::int64_t records = 0;
    std::string content;
};

// The file of the set, or of the sets that were imported under that name. nullopt: there is none.
[[nodiscard]] std::optional<KeptPredictionFile> keptPredictionFile(SQLite::Database& database,
                                                                   const std::string& name);

// Counts, hashes, rows that cannot be read or belong to nobody, and what an import left behind
// (`isImporting`: one is alive, what it has staged is its own).
[[nodiscard]] std::vector<CheckFinding> checkPredictions(SQLite::Database& database, bool isImporting,
                                                         std::stop_token stop);

// Deletes what is not visible and no import's, in short transactions.
[[nodiscard]] base::Result<> removePredictionLeftovers(Workspace& workspace, std::stop_token stop,
                                                       base::ProgressSink& progress);

} // namespace assay::workspace
