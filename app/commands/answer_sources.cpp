#include "app/commands/answers_command.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/workspace_names.h"
#include "core/evaluate/answers/stored_rubrics.h"
#include "core/formats/whole_file.h"

namespace assay::app {

namespace {

tl::unexpected<Failure> noSuchRubric(const workspace::Reader& reader, const std::string& name) {
    std::vector<std::string> names;
    const auto known = evaluate::storedRubrics(reader);
    for (const evaluate::StoredRubric& one : known.value_or(std::vector<evaluate::StoredRubric>())) {
        names.push_back(one.rubric.name);
    }
    return wrongUsage(QStringLiteral("--rubric \"%1\" is neither a rubric nor a file. There are %2.")
                          .arg(QString::fromStdString(name), namesText(names)));
}

} // namespace

Outcome<evaluate::Rubric> chosenRubric(const workspace::Reader& reader, const std::string& name) {
    auto named = evaluate::rubricNamed(reader, name);
    if (named) {
        return std::move(named->rubric);
    }
    std::error_code error;
    if (named.error().code != base::ErrorCode::NotFound) {
        return failed(named.error());
    }
    if (!std::filesystem::is_regular_file(name, error)) {
        return noSuchRubric(reader, name);
    }
    base::NoProgress progress;
    ASSAY_TRY(const auto document, formats::readWholeFile(name, interruptToken(), progress));
    auto rubric = evaluate::rubricFromJson(document);
    if (!rubric) {
        return notOfItsForm(name, rubric.error());
    }
    return std::move(*rubric);
}

Outcome<AnswerSources> answerSources(workspace::Workspace& workspace, const AnswersOptions& options) {
    ASSAY_TRY(AnswerSources sources, scorerSources(workspace, options.scorers));
    ASSAY_TRY(auto judges, judgesOf(options.judge, workspace, options.out.quiet));
    for (auto& judge : judges) {
        sources.push_back(std::move(judge));
    }
    return sources;
}

void printSpending(const AnswerSources& sources) {
    std::vector<const evaluate::JudgeSource*> judges;
    for (const auto& source : sources) {
        if (const auto* const judge = dynamic_cast<const evaluate::JudgeSource*>(source.get())) {
            judges.push_back(judge);
        }
    }
    printJudgeSpending(judges);
}

} // namespace assay::app
