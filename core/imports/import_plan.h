// What is to become of files that somebody wants to import, before anything is imported: which of them make
// one thing, what it is to be called, and what a person has to be asked first. Functions may be called from
// several threads at once.
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/answers/prediction_fields.h"
#include "core/formats/file_kind.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/scored/scored_mapping.h"
#include "core/formats/sentences/sentence_mapping.h"
#include "core/workspace/suites/question_qrels.h"
#include "core/workspace/suites/suites.h"
#include "core/workspace/workspace.h"

#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace assay::imports {

// Files that become one thing in a workspace.
struct ImportPlan {
    std::vector<std::filesystem::path> files; // all of one content
    formats::FileKind kind;                   // of the first, or of all of them:
    bool isKindSet = false;                   // whatever they look like
    std::string name; // that it is to have; empty: each file makes one, called as the file is (separated())

    // Of plain CSV and JSON lines: what stands in them, and which column is which field once that is chosen.
    std::optional<formats::MappingPreview> preview;
    std::optional<formats::FieldMapping> mapping;
    // Of answers: columns that are not known by their names.
    formats::PredictionMapping predictionMapping{};
    // The same of scores, and of sentences.
    formats::ScoredMapping scoredMapping{};
    formats::SentenceMapping sentenceMapping{};

    workspace::QuestionImportPreview seen; // what questions bring to the suite of that name, if there is one
    std::vector<workspace::JudgedSuite> suites{}; // of judgements: where they may go, if it must be asked
    bool isAskedAgain = false; // the suite was changed after somebody had chosen; nothing was imported
};

// What a look at files came to.
struct LookedAt {
    std::vector<ImportPlan> plans;              // in the order in which they are to be imported
    std::vector<std::filesystem::path> unknown; // of no form that Assay reads
    std::vector<base::Error> failures; // why the first of those is of none, and what could not be read at all
    std::optional<ImportPlan> toMap;   // the first of those, if somebody can say which column is what
};

// Scores make one set, sentences one corpus. Plain files of questions with the same columns are one plan, so
// that their mapping is chosen once. Every other file makes something of its own, unless there is one `name`
// for all questions of a kind; empty: by their names.
[[nodiscard]] LookedAt look(std::span<const std::filesystem::path> files, const std::string& name);

// The plan itself, or one for each of its files when it has no name.
[[nodiscard]] std::vector<ImportPlan> separated(const ImportPlan& plan);

// The plan of questions with what they bring to the suite of its name, as it is now. That of judgements with
// the name of the suite that they go to: of the one that is called so, else of the only one whose questions
// they judge; with the list of those where there are several. What cannot be read is no matter here:
// importing it fails and says why. Errors: Cancelled, DamagedWorkspace, those of reading the
// workspace.
[[nodiscard]] base::Result<ImportPlan> compared(const workspace::Workspace& workspace, ImportPlan plan,
                                                const std::stop_token& stop, base::ProgressSink& progress);

} // namespace assay::imports
