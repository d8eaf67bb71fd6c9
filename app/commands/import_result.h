// What an import of any kind has to say, as --json prints it and as a sentence.
#pragma once

#include "app/commands/commands.h"
#include "app/commands/failure.h"
#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/file_kind.h"
#include "core/formats/questions/question_format.h"
#include "core/workspace/workspace.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::app {

struct ImportResult {
    std::string kind;
    std::string name; // that it has in the workspace
    std::int64_t records = 0;
    std::int64_t rejected = 0;
    nlohmann::ordered_json further = nlohmann::ordered_json::object(); // keys of this kind of content
    base::IssueList issues;
    std::string inputSha256;
    QString sentence; // "31 questions imported as …"
};

// Of --map: "COLUMN=FIELD" each; nullopt when there is none.
[[nodiscard]] Outcome<std::optional<formats::FieldMapping>>
mappingArgument(const std::vector<std::string>& arguments);

// Imports options.files, which are all of one content, under `name`. `kind` is the one asked for or that was
// recognised in the first file; `asked`: whether it overrides recognition.
[[nodiscard]] base::Result<ImportResult> importScores(workspace::Workspace& workspace,
                                                      const ImportOptions& options, const std::string& name,
                                                      const formats::FileKind& kind, bool asked,
                                                      base::ProgressSink& progress,
                                                      base::IssueList& issuesOnFailure);
[[nodiscard]] base::Result<ImportResult> importGold(workspace::Workspace& workspace,
                                                    const ImportOptions& options, const std::string& name,
                                                    const formats::FileKind& kind, bool asked,
                                                    base::ProgressSink& progress,
                                                    base::IssueList& issuesOnFailure);

} // namespace assay::app
