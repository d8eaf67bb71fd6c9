#include "app/commands/scorer_arguments.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/vector_commands.h"
#include "app/settings/scorers_file.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/answers/embedding_cosine.h"
#include "core/evaluate/answers/external_scorer.h"
#include "core/evaluate/answers/lsa_cosine.h"

#include <CLI/CLI.hpp>

namespace assay::app {

Outcome<endpoint::ScorerCommand> scorerCommand(const std::string& name, const QString& where) {
    const QString file = scorersFile();
    auto command = endpoint::findScorerCommand(name, file.toStdString());
    if (command) {
        return std::move(*command);
    }
    const base::Error& error = command.error();
    if (error.code == base::ErrorCode::NotFound) {
        return wrongUsage(QStringLiteral("%1 \"%2\" is neither a scorer of %3 nor a file.")
                              .arg(where, QString::fromStdString(name), file));
    }
    if (error.code == base::ErrorCode::InvalidArgument) {
        return tl::unexpected(Failure(QStringLiteral("%1: %2.").arg(QString::fromStdString(error.where),
                                                                    QString::fromStdString(error.detail)),
                                      kExitInput));
    }
    return failed(error);
}

void addScorers(CLI::App& command, ScorerOptions& options) {
    command
        .add_option("--scorer", options.scorers,
                    "Let a program score the answers: its name in scorers.json of your settings folder (" +
                        scorersFile().toStdString() + "), or a file with one; may be given several times")
        ->type_name("NAME|FILE");
    auto* const url =
        command
            .add_option("--cosine-url", options.cosineUrl,
                        "Take the cosine of answer and gold by this embeddings service; its key "
                        "is read from the environment variable ASSAY_EMBED_KEY")
            ->type_name("URL");
    auto* const model =
        command.add_option("--cosine-model", options.cosineModel, "The model of that service")
            ->type_name("MODEL");
    command.add_flag("--lsa-cosine", options.lsaCosine,
                     "Take the cosine of answer and gold by built-in vectors of the questions' own words, "
                     "as lsa_cosine");
    url->needs(model);
    model->needs(url);
}

Outcome<std::vector<std::unique_ptr<evaluate::ScoreSource>>> scorerSources(workspace::Workspace& workspace,
                                                                           const ScorerOptions& options) {
    std::vector<std::unique_ptr<evaluate::ScoreSource>> sources;
    for (const std::string& name : options.scorers) {
        ASSAY_TRY(const auto command, scorerCommand(name, QStringLiteral("--scorer")));
        ASSAY_TRY(auto scorer, evaluate::ExternalScorer::start(command, &workspace, interruptToken()));
        sources.push_back(std::move(scorer));
    }
    if (!options.cosineUrl.empty()) {
        endpoint::EmbeddingSettings settings;
        settings.url = options.cosineUrl;
        settings.model = options.cosineModel;
        ASSAY_TRY(endpoint::checkEmbeddingSettings(settings));
        sources.push_back(std::make_unique<evaluate::EmbeddingCosine>(
            settings, qEnvironmentVariable(kUsualKeyVariable).toStdString(), &workspace));
    }
    if (options.lsaCosine) {
        sources.push_back(std::make_unique<evaluate::LsaCosine>());
    }
    return sources;
}

} // namespace assay::app
