// What systems answered to questions, with imported scores: the sets of a workspace. A set belongs to no
// suite; its answers are found by the question's id. A set never changes.
//
// The file that a set came from is kept whole and can be given back (keptFile() in
// core/workspace/suites/reference_lists.h). A file with the answers of several systems makes a set of each,
// called "NAME: SYSTEM"; the file is then kept once, under NAME.
#pragma once

#include "core/base/ids.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/answers/answer_scores.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct AnswerSetInfo {
    base::RowId id = 0;
    std::string name;
    std::string file; // without folders
    std::string sha256;
    std::string importedAt; // UTC, ISO 8601
    std::int64_t answers = 0;
    std::string kind; // of its file
};

struct AnswerSetImport {
    AnswerSetInfo set;               // the first one
    std::vector<AnswerSetInfo> sets; // all: more than one of a file with several systems
    std::int64_t answers = 0;        // in all of them
    std::string inputSha256;
    formats::AnswerScoreKind kind = formats::AnswerScoreKind::ScoresCsv;
    std::int64_t rejected = 0;
    std::int64_t unknownQuestions = 0;       // kept, though no suite holds such a question just now
    std::map<std::string, std::string> read; // metric → the column it came from
    std::vector<std::string> otherColumns;   // that were left out
    base::IssueList issues;                  // those of reading, and UnknownQuestion
};

// Reads the file and stores it as a set of that name, or as several: whole or not at all. Progress: Reading,
// Storing. Errors: those of formats::readAnswerScores(); InputNotUsable (more than kMaxKeptBytes),
// InvalidArgument (an empty name), NameTaken, Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<AnswerSetImport>
importAnswerScores(Workspace& workspace, const std::filesystem::path& file, const std::string& name,
                   std::optional<formats::AnswerScoreKind> kind, std::stop_token stop,
                   base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

// Newest first.
[[nodiscard]] base::Result<std::vector<AnswerSetInfo>> answerSets(const Reader& reader);

// Error: NotFound.
[[nodiscard]] base::Result<AnswerSetInfo> findAnswerSet(const Reader& reader, const std::string& name);

struct ScoredAnswer {
    std::optional<std::string> answer; // nullopt: none; "" is an answer that says nothing
    std::map<std::string, double> metrics;

    [[nodiscard]] std::optional<double> metric(const std::string& name) const {
        const auto found = metrics.find(name);
        return found == metrics.end() ? std::nullopt : std::optional(found->second);
    }

    friend bool operator==(const ScoredAnswer&, const ScoredAnswer&) = default;
};

// By question id. Errors: NotFound, Cancelled.
using ScoredAnswers = std::map<std::string, ScoredAnswer, std::less<>>;
[[nodiscard]] base::Result<ScoredAnswers> loadAnswerScores(const Reader& reader, base::RowId set,
                                                           std::stop_token stop);

// The file goes with the last set that came from it. Errors: NotFound, those of Workspace::write().
[[nodiscard]] base::Result<> removeAnswerSet(Workspace& workspace, base::RowId set);

} // namespace assay::workspace
