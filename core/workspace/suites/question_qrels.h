// Judgements from a file of their own (trec-qrels) for the questions of a suite that is there, and which
// suites that can be.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::workspace {

struct QrelsImportOptions {
    std::string suite; // that has the questions
    std::string name;  // that the judgements have in a question; what it says under that name is replaced
    std::string who;
};

// Gives each question whose id is a query of the file its judgements, as formats::setJudgements() does: new
// revisions of the questions that change, as one step of undo. Of what is given back `records` are the
// questions that the file judges, `replaced` those that changed, `unchanged` the others, `rejected` the
// queries of which the suite has no question, each with an issue UnresolvedEvidence. At most 1 GiB. Progress:
// Reading. Errors: NotFound (the suite), InputNotUsable (those of formats::Judgements::read(); no query is a
// question of the suite), those of reading the file, Cancelled, those of Workspace::write().
[[nodiscard]] base::Result<QuestionImport>
importQrels(Workspace& workspace, const std::filesystem::path& file, const QrelsImportOptions& options,
            const std::stop_token& stop, base::ProgressSink& progress,
            base::IssueList* issuesOnFailure = nullptr);

struct JudgedSuite {
    std::string name;
    std::int64_t judged = 0; // of its questions by the file
    std::int64_t questions = 0;
};

// The suites of which the file judges any question: those with the most judged ones first, then by name.
// Errors: as of importQrels() those of reading the file, and Cancelled.
[[nodiscard]] base::Result<std::vector<JudgedSuite>> suitesJudgedBy(const Workspace& workspace,
                                                                    const std::filesystem::path& file,
                                                                    const std::stop_token& stop,
                                                                    base::ProgressSink& progress);

} // namespace assay::workspace
