#include "app/commands/answers_command.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "core/formats/whole_file.h"

namespace assay::app {

Outcome<evaluate::Rubric> chosenRubric(const workspace::Reader& reader, const std::string& name) {
    static_cast<void>(reader);
    std::error_code error;
    if (!std::filesystem::is_regular_file(name, error)) {
        auto preset = evaluate::rubricPreset(name);
        if (!preset && preset.error().code == base::ErrorCode::NotFound) {
            return wrongUsage(
                QStringLiteral("--rubric \"%1\" is neither a rubric nor a file. There are finrag, norwegian "
                               "and florida.")
                    .arg(QString::fromStdString(name)));
        }
        ASSAY_TRY(preset);
        return std::move(*preset);
    }
    base::NoProgress progress;
    ASSAY_TRY(const auto document, formats::readWholeFile(name, interruptToken(), progress));
    auto rubric = evaluate::rubricFromJson(document);
    if (!rubric) {
        return tl::unexpected(
            Failure(QStringLiteral("%1: %2: %3.")
                        .arg(QString::fromStdString(name), QString::fromStdString(rubric.error().where),
                             QString::fromStdString(rubric.error().detail)),
                    kExitInput));
    }
    return std::move(*rubric);
}

Outcome<AnswerSources> answerSources(workspace::Workspace& workspace, const AnswersOptions& options) {
    static_cast<void>(workspace);
    AnswerSources sources;
    if (!options.judge.empty() && !options.noJudge) {
        return wrongUsage(
            QStringLiteral("There is no judge called \"%1\".").arg(QString::fromStdString(options.judge)));
    }
    return sources;
}

} // namespace assay::app
