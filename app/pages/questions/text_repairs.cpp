#include "app/pages/questions/text_repairs.h"

#include "core/text/character_set_repair.h"
#include "core/workspace/suites/question_edits.h"
#include "core/workspace/suites/suites.h"

#include <map>
#include <utility>

namespace assay::app {

using model::QuestionField;

base::Result<std::vector<TextRepair>> findRepairs(const workspace::Reader& reader, const std::string& name,
                                                  const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, name, stop));
    std::vector<TextRepair> repairs;
    std::int64_t done = 0;
    const auto total = static_cast<std::int64_t>(questions.size());
    for (const workspace::NamedQuestion& question : questions) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        for (const model::FieldInfo& info : model::questionFields()) {
            if (info.field == QuestionField::QuestionId) {
                continue; // others point to it
            }
            TextRepair repair{question.id,
                              question.question.questionId,
                              info.field,
                              model::fieldEntries(question.question, info.field),
                              {}};
            repair.after = repair.before;
            for (std::string& entry : repair.after) {
                if (auto repaired = text::repairedCharacterSet(entry)) {
                    entry = std::move(*repaired);
                }
            }
            if (repair.after != repair.before) {
                repairs.push_back(std::move(repair));
            }
        }
        progress.report(base::Stage::Reading, ++done, total);
    }
    return repairs;
}

base::Result<std::int64_t> applyRepairs(workspace::Workspace& workspace,
                                        const std::vector<TextRepair>& repairs, const std::string& who) {
    // Question ids repeat across suites, so a field is told by what stands in it as well.
    std::map<std::pair<std::string, QuestionField>, std::vector<const TextRepair*>> wanted;
    std::vector<base::RowId> ids;
    for (const TextRepair& repair : repairs) {
        wanted[{repair.questionId, repair.field}].push_back(&repair);
        if (ids.empty() || ids.back() != repair.question) {
            ids.push_back(repair.question);
        }
    }
    return workspace::editQuestions(
        workspace, ids,
        [&wanted](model::Question& question) {
            bool changed = false;
            for (const model::FieldInfo& info : model::questionFields()) {
                const auto found = wanted.find({question.questionId, info.field});
                if (found == wanted.end()) {
                    continue;
                }
                const std::vector<std::string> entries = model::fieldEntries(question, info.field);
                for (const TextRepair* repair : found->second) {
                    if (repair->before == entries) {
                        changed |= !model::setField(question, info.field, repair->after).has_value();
                        break;
                    }
                }
            }
            return changed;
        },
        who, "repair of the character set");
}

} // namespace assay::app
