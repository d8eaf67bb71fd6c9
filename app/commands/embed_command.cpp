#include "app/commands/chat_service_arguments.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/shared_options.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/embeddings/embedding_making.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

Outcome<endpoint::EmbeddingSettings> endpointSettings(const EmbedOptions& options) {
    endpoint::EmbeddingSettings settings;
    settings.url = options.url;
    settings.model = options.model;
    settings.dimensions = options.dimension;
    settings.batchTexts = options.batchTexts.value_or(settings.batchTexts);
    settings.maxParallel = options.parallel.value_or(settings.maxParallel);
    settings.encoding =
        endpoint::embeddingEncodingFromName(options.encoding).value_or(endpoint::EmbeddingEncoding::Float);
    settings.pricePerMillionTokens = options.price;
    if (auto usable = endpoint::checkEmbeddingSettings(settings); !usable) {
        if (usable.error().where == "url") {
            return wrongUsage(
                QStringLiteral("--endpoint takes an address as https://host/v1, without user name, query and "
                               "fragment. A key goes into an environment variable that --key-env names."));
        }
        if (usable.error().where == "model") {
            return wrongUsage(QStringLiteral("--endpoint needs --model: the model that is asked for."));
        }
        return failed(usable.error());
    }
    return settings;
}

Outcome<std::string> keyOf(const EmbedOptions& options) {
    return serviceKey({options.keyVariable, options.keyRing}, kUsualKeyVariable);
}

QString secondsText(const endpoint::EmbeddingEstimate& estimate) {
    if (!estimate.seconds) {
        return QStringLiteral("; how long it takes is not known (--probe times one request)");
    }
    const QString seconds = QString::number(*estimate.seconds, 'f', *estimate.seconds < 10 ? 1 : 0);
    return estimate.timed
               ? QStringLiteral("; about %1 s, an estimate from one request that was timed").arg(seconds)
               : QStringLiteral("; at least %1 s, by the bound of requests in a second").arg(seconds);
}

Outcome<int> printEstimate(const workspace::Reader& reader, const evaluate::EmbeddingMaking& making,
                           const endpoint::EmbeddingSettings& settings, const EmbedOptions& options) {
    const OutputOptions& output = options.output;
    base::Result<endpoint::EmbeddingEstimate> estimate;
    if (options.probe) {
        ASSAY_TRY(const auto key, keyOf(options));
        estimate = evaluate::probeEmbeddings(reader, making, settings, key, interruptToken());
    } else {
        estimate = evaluate::estimateEmbeddings(reader, making, settings, interruptToken());
    }
    if (!estimate) {
        return failed(estimate.error());
    }
    if (output.json) {
        printJson({{"texts", estimate->texts},
                   {"bytes", estimate->bytes},
                   {"requests", estimate->requests},
                   {"tokens_guess", estimate->tokensGuess},
                   {"seconds_guess", estimate->seconds ? Json(*estimate->seconds) : Json()},
                   {"seconds_from", !estimate->seconds ? Json() : Json(estimate->timed ? "probe" : "rate")},
                   {"cost", estimate->cost ? Json(*estimate->cost) : Json()},
                   {"currency", estimate->cost ? Json(settings.currency) : Json()}});
        return kExitDone;
    }
    QString sentence =
        QStringLiteral("%1 different texts of %2 bytes in %3 requests: about %4 tokens (a guess of "
                       "one for four bytes)")
            .arg(estimate->texts)
            .arg(estimate->bytes)
            .arg(estimate->requests)
            .arg(estimate->tokensGuess);
    if (estimate->cost) {
        sentence +=
            QStringLiteral(", %1 %2 at %3 for a million")
                .arg(QString::number(*estimate->cost, 'f', 4), QString::fromStdString(settings.currency),
                     QString::number(*settings.pricePerMillionTokens));
    }
    printOut(sentence + secondsText(*estimate) + QStringLiteral("\n"));
    return kExitDone;
}

Outcome<int> embed(const EmbedOptions& options, ConsoleProgress& progress) {
    if (options.lsa == !options.url.empty()) {
        return wrongUsage(
            QStringLiteral("Say where the vectors come from: --lsa, or --endpoint with --model."));
    }
    if (options.lsa && (options.onlyEstimate || options.price || !options.model.empty())) {
        return wrongUsage(
            QStringLiteral("--estimate, --price and --model are for --endpoint; LSA asks nobody."));
    }
    if (options.lsa && options.dimension && (*options.dimension < 1 || *options.dimension > 4'096)) {
        return wrongUsage(QStringLiteral("--dimension takes 1 to 4096 for --lsa."));
    }
    std::optional<endpoint::EmbeddingSettings> settings;
    std::string key;
    if (!options.lsa) {
        if (!options.onlyEstimate) {
            ASSAY_TRY(auto found, keyOf(options));
            key = std::move(found);
        }
        ASSAY_TRY(auto made, endpointSettings(options));
        settings = std::move(made);
    }
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const auto corpus, chooseCorpus(*reader, options.corpus));
    const evaluate::EmbeddingMaking making{corpus.id, options.name, {}, options.who, !options.allKinds};
    if (options.onlyEstimate) {
        return printEstimate(*reader, making, *settings, options);
    }
    base::Result<evaluate::EmbeddingMade> made;
    if (options.lsa) {
        retrieval::LsaSettings lsa;
        lsa.dimension =
            static_cast<std::size_t>(options.dimension.value_or(static_cast<std::int64_t>(lsa.dimension)));
        lsa.seed = options.seed;
        made = evaluate::makeLsaEmbeddings(**workspace, making, lsa, interruptToken(), progress);
    } else {
        made = evaluate::fetchEmbeddings(**workspace, making, *settings, key, interruptToken(), progress);
    }
    progress.clear();
    if (!made) {
        if (made.error().code == base::ErrorCode::Cancelled && !options.lsa) {
            return tl::unexpected(
                Failure{QStringLiteral("Stopped. What came is kept; the same command goes on with it."),
                        kExitInterrupted});
        }
        return failed(made.error());
    }
    logIssues(made->issues);
    if (options.output.json) {
        printJson(embeddingSetJson(made->set, corpus.name, made->issues));
    }
    if (!options.output.quiet) {
        printCommandIssues(made->issues, options.output);
        printMessage(embeddingSetSentence(made->set, corpus.name));
    }
    return kExitDone;
}

} // namespace

void addEmbed(CLI::App& command, EmbedOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--corpus", options.corpus, "The corpus (default: the only one)");
    CLI::Option* lsa =
        command.add_flag("--lsa", options.lsa, "Latent semantic analysis of the corpus's own words");
    CLI::Option* endpoint = command.add_option("--endpoint", options.url,
                                               "An OpenAI-compatible service; texts go to URL/embeddings");
    lsa->excludes(endpoint);
    command.add_option("--model", options.model, "The model that the service is asked for");
    command.add_option("--dimension", options.dimension,
                       "Numbers in a vector (LSA: 256; a service: the model's own)");
    command.add_option("--seed", options.seed, "Of LSA")->capture_default_str();
    CLI::Option* variable =
        command.add_option("--key-env", options.keyVariable,
                           std::string("The environment variable that holds the service's key (default: ") +
                               kUsualKeyVariable + ", if it is set)");
    command
        .add_option("--key-ring", options.keyRing,
                    "The account that the desktop's key ring has the service's key under (service: assay)")
        ->excludes(variable)
        ->excludes(lsa);
    command.add_option("--batch", options.batchTexts, "Texts in a request at most (64)");
    command.add_option("--parallel", options.parallel, "Requests at once (2)");
    command.add_option("--encoding", options.encoding, "How the service sends numbers: float or base64")
        ->check(CLI::IsMember({"float", "base64"}))
        ->capture_default_str();
    CLI::Option* estimate = command.add_flag("--estimate", options.onlyEstimate,
                                             "Only say what the service would be asked, and what it costs");
    command
        .add_flag("--probe", options.probe,
                  "Send one request and time it, to estimate how long all will take; it is paid for")
        ->needs(estimate);
    command.add_option("--price", options.price, "USD for a million tokens, for the estimate")
        ->check(CLI::NonNegativeNumber)
        ->needs(estimate);
    command.add_flag("--all-kinds", options.allKinds,
                     "Headings and what is left of tables too, not only prose");
    command.add_option("--name", options.name, "The name of the set (default: that of the model)");
    addAuthor(command, options.who, "makes it");
    addOutputOptions(command, options.output);
    command.footer("The key is read from the environment or the key ring and kept nowhere. An interrupted "
                   "run goes on where "
                   "it was.\nExamples:\n  assay embed team.assay --corpus filings --lsa\n"
                   "  assay embed team.assay --corpus filings --endpoint http://localhost:8080/v1 --model "
                   "bge-small --estimate");
}

Outcome<int> runEmbed(const EmbedOptions& options) {
    qInfo("into %s", options.workspace.string().c_str());
    ConsoleProgress progress(options.output.quiet);
    return embed(options, progress);
}

} // namespace assay::app
