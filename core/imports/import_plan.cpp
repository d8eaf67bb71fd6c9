#include "core/imports/import_plan.h"

#include "core/imports/column_mapping.h"
#include "core/imports/importing.h"
#include "core/imports/recognition.h"
#include "core/imports/set_name.h"

#include <algorithm>
#include <utility>

namespace assay::imports {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;
using base::Result;
using formats::FileContent;

// Answers last: what their ids mean is known once the questions are there.
int placeOf(const ImportPlan& plan) {
    switch (plan.kind.content) {
    case FileContent::ScoredSet:
        return 0;
    case FileContent::Sentences:
        return 1;
    case FileContent::ReferenceList:
        return 2;
    case FileContent::Bundles:
        return 3;
    case FileContent::Questions:
        return 4;
    case FileContent::Qrels:
    case FileContent::AnswerScores:
    case FileContent::Vectors:
    case FileContent::NeighbourResults:
        break;
    }
    return 5;
}

bool isPlain(const formats::FileKind& kind) {
    return kind.name == "questions-csv" || kind.name == "questions-jsonl";
}

// Whether the file of `plan` belongs to `earlier`.
bool isOfOnePlan(const ImportPlan& earlier, const ImportPlan& plan, bool isNamed) {
    if (earlier.kind.content != plan.kind.content) {
        return false;
    }
    if (plan.kind.content != FileContent::Questions) {
        return plan.kind.content == FileContent::ScoredSet || plan.kind.content == FileContent::Sentences;
    }
    return earlier.kind == plan.kind && earlier.preview.has_value() == plan.preview.has_value() &&
           (plan.preview ? earlier.preview->columns == plan.preview->columns : isNamed);
}

void add(std::vector<ImportPlan>& plans, const fs::path& file, const formats::FileKind& kind,
         const std::string& name) {
    ImportPlan plan;
    plan.files = {file};
    plan.kind = kind;
    plan.isKindSet = kind.content == FileContent::Questions; // as it was when somebody was asked about it
    plan.name = name.empty() ? defaultSetName(plan.files) : name;
    if (isPlain(kind)) {
        if (auto preview = formats::previewMapping(file)) {
            plan.preview = std::move(*preview);
        }
    }
    const auto like = std::ranges::find_if(
        plans, [&](const ImportPlan& each) { return isOfOnePlan(each, plan, !name.empty()); });
    if (like == plans.end()) {
        plans.push_back(std::move(plan));
        return;
    }
    like->files.push_back(file);
    like->name = name.empty() && kind.content != FileContent::Questions ? defaultSetName(like->files) : name;
}

// A file of no known form: what is chosen for the columns of the first such file goes for all that have the
// same.
void addToMap(std::optional<ImportPlan>& toMap, const fs::path& file, const base::Error& error) {
    ImportPlan plan;
    plan.files = {file};
    auto alone = planToMap(plan, error);
    if (!toMap) {
        toMap = std::move(alone);
    } else if (alone && alone->preview->columns == toMap->preview->columns) {
        toMap->files.push_back(file);
    }
}

// Whatever is wrong with the file the import says.
Result<ImportPlan> withSuites(const workspace::Workspace& workspace, ImportPlan plan,
                              const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    if (plan.files.empty() || workspace::findSuite(reader, plan.name)) {
        return plan;
    }
    auto judged = workspace::suitesJudgedBy(workspace, plan.files.front(), stop, progress);
    if (!judged && judged.error().code == ErrorCode::Cancelled) {
        return tl::unexpected(std::move(judged.error()));
    }
    if (judged && judged->size() == 1) {
        plan.name = judged->front().name;
    } else if (judged) {
        plan.suites = std::move(*judged);
    }
    return plan;
}

} // namespace

LookedAt look(std::span<const fs::path> files, const std::string& name) {
    LookedAt looked;
    for (const fs::path& file : files) {
        const auto kind = kindOfFile(file);
        if (kind) {
            add(looked.plans, file, *kind, name);
            continue;
        }
        const bool isUnknown = kind.error().code == ErrorCode::UnknownFormat;
        if (!isUnknown || looked.unknown.empty()) {
            looked.failures.push_back(kind.error());
        }
        if (isUnknown) {
            addToMap(looked.toMap, file, kind.error());
            looked.unknown.push_back(file);
        }
    }
    if (looked.toMap) {
        looked.toMap->name = name.empty() ? defaultSetName(looked.toMap->files) : name;
    }
    std::ranges::stable_sort(looked.plans, {}, placeOf);
    return looked;
}

std::vector<ImportPlan> separated(const ImportPlan& plan) {
    if (!plan.name.empty()) {
        return {plan};
    }
    std::vector<ImportPlan> plans(plan.files.size(), plan);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        plans[i].files = {plan.files[i]};
        plans[i].name = defaultSetName(plans[i].files);
    }
    return plans;
}

Result<ImportPlan> compared(const workspace::Workspace& workspace, ImportPlan plan,
                            const std::stop_token& stop, base::ProgressSink& progress) {
    if (plan.kind.content == FileContent::Qrels) {
        return withSuites(workspace, std::move(plan), stop, progress);
    }
    ASSAY_TRY(auto reader, workspace.reader());
    auto seen =
        workspace::previewQuestionImport(reader, plan.files, questionOptions(plan, {}), stop, progress);
    if (!seen &&
        (seen.error().code == ErrorCode::Cancelled || seen.error().code == ErrorCode::DamagedWorkspace)) {
        return tl::unexpected(std::move(seen.error()));
    }
    plan.seen = seen ? std::move(*seen) : workspace::QuestionImportPreview();
    return plan;
}

} // namespace assay::imports
