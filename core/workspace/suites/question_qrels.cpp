#include "core/workspace/suites/question_qrels.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/questions/question_judgements.h"
#include "core/formats/rankings/trec_files.h"
#include "core/formats/whole_file.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/suites/question_edits.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// The questions that the file judges; `import` counts the queries that are none.
std::vector<base::RowId> judgedQuestions(const std::vector<NamedQuestion>& questions,
                                         const formats::Judgements& judgements, const std::string& file,
                                         QuestionImport& import) {
    std::vector<base::RowId> judged;
    std::vector<bool> isQuestion(judgements.queries().size(), false);
    for (const NamedQuestion& each : questions) {
        if (const auto query = judgements.find(each.question.questionId)) {
            isQuestion[*query] = true;
            judged.push_back(each.id);
        }
    }
    for (std::size_t i = 0; i < isQuestion.size(); ++i) {
        if (!isQuestion[i]) {
            const formats::JudgedQuery& query = judgements.queries()[i];
            ++import.rejected;
            import.issues.add({.severity = base::Severity::Warning,
                               .code = base::IssueCode::UnresolvedEvidence,
                               .file = file,
                               .line = 0,
                               .field = "query-id",
                               .value = std::string(base::cutUtf8(query.id(), base::kIssueValueLength)),
                               .expected = std::to_string(query.size())});
        }
    }
    return judged;
}

} // namespace

Result<QuestionImport> importQrels(Workspace& workspace, const std::filesystem::path& file,
                                   const QrelsImportOptions& options, const std::stop_token& stop,
                                   base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return base::guarded(workspace.path().string(), [&]() -> Result<QuestionImport> {
        if (workspace.isReadOnly()) {
            return tl::unexpected(workspace.readOnlyError());
        }
        ASSAY_TRY(const auto reader, workspace.reader());
        QuestionImport import;
        ASSAY_TRY(import.suite, findSuite(reader, options.suite));
        ASSAY_TRY(std::string text, formats::readWholeFile(file, stop, progress));
        import.inputSha256 = base::sha256(text);
        const std::string name = file.filename().string();
        formats::mendUtf8Lines(text, name, import.issues);
        const auto judgements = formats::Judgements::read(text, name, import.issues);
        if (!judgements) {
            if (issuesOnFailure != nullptr) {
                *issuesOnFailure = std::move(import.issues);
            }
            return tl::unexpected(judgements.error());
        }
        ASSAY_TRY(const auto questions, questionsNamed(reader, options.suite, stop));
        const auto judged = judgedQuestions(questions, *judgements, name, import);
        if (judged.empty()) {
            return fail(ErrorCode::InputNotUsable,
                        "none of its " + std::to_string(import.rejected) + " queries is a question of " +
                            options.suite,
                        name);
        }
        const auto change = [&](model::Question& question) {
            const auto query = judgements->find(question.questionId);
            return query && formats::setJudgements(question, options.name, judgements->queries()[*query]);
        };
        ASSAY_TRY(import.replaced, editQuestions(workspace, judged, change, options.who, "import " + name));
        import.records = static_cast<std::int64_t>(judged.size());
        import.unchanged = import.records - import.replaced;
        return import;
    });
}

Result<std::vector<JudgedSuite>> suitesJudgedBy(const Workspace& workspace, const std::filesystem::path& file,
                                                const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(workspace.path().string(), [&]() -> Result<std::vector<JudgedSuite>> {
        ASSAY_TRY(const auto reader, workspace.reader());
        ASSAY_TRY(std::string text, formats::readWholeFile(file, stop, progress));
        base::IssueList unheard; // the import says them
        const std::string name = file.filename().string();
        formats::mendUtf8Lines(text, name, unheard);
        ASSAY_TRY(const auto judgements, formats::Judgements::read(text, name, unheard));
        std::vector<JudgedSuite> judged;
        Cursor rows(reader.database(),
                    "SELECT s.name, q.question_id FROM question AS q JOIN suite AS s ON s.id = q.suite_id"
                    " WHERE s.state = 1 AND q.revision > 0 ORDER BY s.name, q.id");
        while (rows.step()) {
            if (judged.empty() || judged.back().name != rows.text(0)) {
                judged.push_back({std::string(rows.text(0)), 0, 0});
            }
            ++judged.back().questions;
            judged.back().judged += judgements.find(rows.text(1)) ? 1 : 0;
        }
        std::erase_if(judged, [](const JudgedSuite& suite) { return suite.judged == 0; });
        std::ranges::stable_sort(judged, std::ranges::greater{}, &JudgedSuite::judged);
        return judged;
    });
}

} // namespace assay::workspace
