#include "app/commands/engine_commands.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/shared_options.h"
#include "app/commands/workspace_access.h"
#include "app/settings/engines_file.h"
#include "core/evaluate/neighbours/corpus_sending.h"
#include "core/results/neighbours/holding_words.h"
#include "core/retrieval/remote/remote_estimate.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace assay::app {
namespace {

using EngineJson = nlohmann::ordered_json;

constexpr double kUsualTextBytes = 150;

// Why the connections cannot be had; what stands wrong in their file is named as it is.
tl::unexpected<Failure> noConnections(const base::Error& error) {
    return error.code == base::ErrorCode::InputNotUsable
               ? notOfItsForm(error.where, {error.code, error.detail, {}})
               : failed(error);
}

Outcome<std::shared_ptr<retrieval::RemoteEngine>> engineOf(const retrieval::EngineConnection& connection) {
    const auto key = engineKey(connection);
    if (!key && key.error().code == base::ErrorCode::NotFound) {
        return wrongUsage(
            QStringLiteral("The key of \"%1\" is not there: \"%2\" is neither a set variable nor an "
                           "account of the key ring.")
                .arg(QString::fromStdString(connection.name), QString::fromStdString(key.error().detail)));
    }
    ASSAY_TRY(key);
    auto engine = retrieval::openEngine(connection, *key, engineTemplatesFolder().toStdString());
    ASSAY_TRY(engine);
    return *engine;
}

Outcome<retrieval::EngineConnection> connectionOf(const std::string& name) {
    auto connection = engineConnection(name);
    if (!connection && connection.error().code == base::ErrorCode::NotFound) {
        return wrongUsage(QStringLiteral("There is no connection \"%1\" in %2.")
                              .arg(QString::fromStdString(name), enginesFile()));
    }
    if (!connection) {
        return noConnections(connection.error());
    }
    return *connection;
}

EngineJson collectionJson(const retrieval::EngineConnection& connection,
                          const retrieval::RemoteCollection& collection) {
    const auto orNull = [](const auto& value) { return value ? EngineJson(*value) : EngineJson(); };
    return {
        {"exists", collection.exists},
        {"version", collection.version},
        {"documents", orNull(collection.documents)},
        {"dimension", orNull(collection.dimension)},
        {"metric", retrieval::remoteMetricName(collection.metric.value_or(retrieval::RemoteMetric::Unknown))},
        {"sha256", collection.hash(connection.engine, connection.collection)}};
}

Outcome<int> estimateOf(const retrieval::EngineConnection& connection, const workspace::CorpusInfo& corpus,
                        std::size_t dimension, const OutputOptions& out) {
    const auto estimate = retrieval::estimateSending(connection, corpus.sentences, dimension, kUsualTextBytes,
                                                     std::nullopt, engineTemplatesFolder().toStdString());
    const double memory = retrieval::memoryHere(corpus.sentences, dimension);
    if (out.json) {
        printJson(EngineJson{{"sentences", corpus.sentences},
                             {"requests", estimate.requests},
                             {"bytes", estimate.bytesSent},
                             {"price", estimate.price ? EngineJson(*estimate.price) : EngineJson()},
                             {"currency", connection.currency},
                             {"memory_here", memory}});
        return kExitDone;
    }
    constexpr double kGigabyte = 1e9;
    printOut(fmt::format("{} sentences, {} requests, {:.2f} GB sent, {}; here the vectors take {:.2f} GB\n",
                         corpus.sentences, estimate.requests, estimate.bytesSent / kGigabyte,
                         estimate.price ? fmt::format("{:.2f} {}", *estimate.price, connection.currency)
                                        : std::string("no price is known"),
                         memory / kGigabyte));
    return kExitDone;
}

// Why nothing was sent, and the way out.
tl::unexpected<Failure> notSent(const base::Error& error) {
    const QString detail = QString::fromStdString(error.detail);
    const bool isCapability = error.code == base::ErrorCode::InvalidArgument;
    if (error.code == base::ErrorCode::NameTaken) {
        return wrongUsage(QStringLiteral("%1 is there already and holds something else.").arg(detail));
    }
    if (error.code == base::ErrorCode::NotFound && error.where == "collection") {
        return wrongUsage(QStringLiteral("%1: there is no such collection.").arg(detail));
    }
    if (isCapability && error.where == "create") {
        return wrongUsage(
            QStringLiteral("%1: Assay makes no collections there. Fill one as that engine is filled, "
                           "and make a corpus by reference of it (assay import --engine).")
                .arg(detail));
    }
    if (isCapability && error.where == "embeddings") {
        return wrongUsage(
            QStringLiteral("%1 takes no sentences without vectors: leave --texts-only out, and name "
                           "the vectors with --embeddings.")
                .arg(detail));
    }
    if (isCapability && error.where == "vectors") {
        return wrongUsage(
            QStringLiteral(
                "The server refuses a collection for vectors: %1. Nothing was made there. One that "
                "holds no vectors takes the texts alone, to be searched by words: --texts-only.")
                .arg(detail));
    }
    return failed(error);
}

Outcome<int> removeThere(const retrieval::EngineConnection& connection, const SendOptions& options) {
    const std::string named = connection.name + "/" + connection.collection;
    if (options.remove != named) {
        return wrongUsage(QStringLiteral("--remove takes the engine's and the collection's name: \"%1\".")
                              .arg(QString::fromStdString(named)));
    }
    ASSAY_TRY(const auto engine, engineOf(connection));
    const auto removed = evaluate::removeSentCorpus(*engine, interruptToken());
    if (!removed && removed.error().code == base::ErrorCode::InvalidArgument) {
        return wrongUsage(
            QStringLiteral("%1 was not made by Assay and stays.").arg(QString::fromStdString(named)));
    }
    if (!removed) {
        return notSent(removed.error());
    }
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1 is removed.").arg(QString::fromStdString(named)));
    }
    return kExitDone;
}

// What of the collection is not as it is here, a sentence each.
std::vector<std::string> faultsOf(const evaluate::SentCorpus& sent) {
    const retrieval::EngineCheck& check = sent.check;
    std::vector<std::string> faults;
    if (check.collection.documents.value_or(sent.expected()) != sent.expected()) {
        faults.push_back(
            fmt::format("it holds {} sentences, not {}", *check.collection.documents, sent.expected()));
    }
    if (sent.texts < check.found) {
        faults.push_back(fmt::format("{} of {} texts are others", check.found - sent.texts, check.found));
    }
    for (std::string& fault : results::engineFaults(check, words::Wording())) {
        faults.push_back(std::move(fault));
    }
    return faults;
}

int sayWhatIsThere(const evaluate::SentCorpus& sent, const retrieval::EngineConnection& connection,
                   const SendOptions& options) {
    const retrieval::EngineCheck& check = sent.check;
    if (options.out.json) {
        printJson(EngineJson{{"corpus", sent.corpus},
                             {"engine", connection.name},
                             {"sentences", sent.sentences},
                             {"sent", sent.sent},
                             {"without_vector", sent.withoutVector},
                             {"verified", sent.isVerified()},
                             {"sample", check.sampled},
                             {"found", check.found},
                             {"texts", sent.texts},
                             {"vectors", check.agreeing},
                             {"missing", check.missing},
                             {"faults", faultsOf(sent)},
                             {"collection", collectionJson(connection, check.collection)}});
    } else {
        const std::string vectors = check.compared > 0 ? fmt::format(", {} of {} with the same vector",
                                                                     check.agreeing, check.compared)
                                                       : std::string();
        if (!options.onlyCheck) {
            printOut(fmt::format("{} of {} sentences sent\n", sent.sent, sent.sentences));
        }
        printOut(fmt::format("of a sample of {}: {} there, {} with the same text{}\n", check.sampled,
                             check.found, sent.texts, vectors));
        if (sent.withoutVector > 0) {
            printOut(
                fmt::format("{} left out: the engine takes none without a vector\n", sent.withoutVector));
        }
        for (const std::string& id : check.missing) {
            printOut(fmt::format("not there: {}\n", id));
        }
        for (const std::string& fault : faultsOf(sent)) {
            printOut(fmt::format("{}\n", fault));
        }
        printOut(std::string(sent.isVerified() ? "verified\n" : "not what is here\n"));
    }
    return sent.isVerified() ? kExitDone : kExitFound;
}

} // namespace

Outcome<std::shared_ptr<retrieval::RemoteEngine>> engineOfConnection(const std::string& name,
                                                                     const std::string& collection) {
    ASSAY_TRY(const auto connection, connectionOf(name));
    if (!collection.empty() && collection != connection.collection) {
        return wrongUsage(QStringLiteral("The connection \"%1\" is to the collection %2, not to %3.")
                              .arg(QString::fromStdString(name),
                                   QString::fromStdString(connection.collection),
                                   QString::fromStdString(collection)));
    }
    return engineOf(connection);
}

Outcome<int> runEngines(const EnginesOptions& options) {
    if (!options.probe.empty()) {
        ASSAY_TRY(const auto connection, connectionOf(options.probe));
        ASSAY_TRY(const auto engine, engineOf(connection));
        const auto collection = engine->describe(interruptToken());
        ASSAY_TRY(collection);
        const EngineJson json = collectionJson(connection, *collection);
        if (options.out.json) {
            printJson(json);
        } else {
            printOut(fmt::format("{}: {}\n", engine->capabilities().label, json.dump()));
        }
        return collection->exists ? kExitDone : kExitFound;
    }
    const auto connections = engineConnections();
    if (!connections) {
        return noConnections(connections.error());
    }
    EngineJson list = EngineJson::array();
    for (const retrieval::EngineConnection& connection : *connections) {
        list.push_back({{"name", connection.name},
                        {"engine", connection.engine},
                        {"url", connection.url},
                        {"collection", connection.collection}});
        if (!options.out.json) {
            printOut(fmt::format("{}  {} {} {}\n", connection.name, connection.engine, connection.url,
                                 connection.collection));
        }
    }
    if (options.out.json) {
        printJson(list);
    } else if (connections->empty() && !options.out.quiet) {
        printMessage(
            QStringLiteral("There is no connection to an engine: they stand in %1.").arg(enginesFile()));
    }
    return kExitDone;
}

Outcome<int> runSend(const SendOptions& options) {
    ASSAY_TRY(const auto connection, connectionOf(options.engine));
    if (!options.remove.empty()) {
        return removeThere(connection, options);
    }
    qInfo("from %s", options.workspace.string().c_str());
    auto workspace = openToRead(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const auto corpus, chooseCorpus(*reader, options.corpus));
    base::RowId embeddings = 0;
    std::size_t dimension = 0;
    if (!options.textsOnly) {
        ASSAY_TRY(const auto set, chooseEmbeddings(*reader, corpus, options.embeddings));
        embeddings = set.id;
        dimension = static_cast<std::size_t>(set.dimension);
    }
    if (options.onlyEstimate) {
        return estimateOf(connection, corpus, dimension, options.out);
    }
    ASSAY_TRY(const auto engine, engineOf(connection));
    ConsoleProgress progress(options.out.quiet);
    const auto sent = (options.onlyCheck ? evaluate::checkSentCorpus : evaluate::sendCorpus)(
        **workspace, corpus.id, embeddings, *engine, interruptToken(), progress);
    progress.clear();
    if (!sent) {
        return notSent(sent.error());
    }
    return sayWhatIsThere(*sent, connection, options);
}

void addEngines(CLI::App& command, EnginesOptions& options) {
    command.add_option("--probe", options.probe, "Ask the engine of this connection what it is");
    addOutputOptions(command, options.out);
}

void addSend(CLI::App& command, SendOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--corpus", options.corpus, "The corpus (default: the only one)");
    CLI::Option* vectors =
        command.add_option("--embeddings", options.embeddings, "The vectors (default: the only set)");
    command.add_flag("--texts-only", options.textsOnly, "Without vectors")->excludes(vectors);
    command.add_option("--engine", options.engine, "The connection of your settings")->required();
    CLI::Option* estimate = command.add_flag("--estimate", options.onlyEstimate, "Only say what it takes");
    command
        .add_flag(
            "--check", options.onlyCheck,
            "Only hold what is there, whoever made it, against the corpus: count, texts, vectors, their "
            "ids, the metric")
        ->excludes(estimate);
    command.add_option("--remove", options.remove,
                       "Remove the collection that Assay made: ENGINE/COLLECTION, to confirm it");
    addOutputOptions(command, options.out);
}

} // namespace assay::app
