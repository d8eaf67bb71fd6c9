#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/imports/recognition.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace assay::app {
namespace {

using formats::VectorFileKind;
using Json = nlohmann::ordered_json;

base::Error withPlainWhere(base::Error error) {
    if (error.code == base::ErrorCode::InvalidArgument && error.where == "ids") {
        error.where = "--ids";
    }
    return error;
}

} // namespace

std::optional<VectorFileKind> vectorKind(const ImportOptions& options) {
    if (options.kind.empty()) {
        return imports::kindOfVectors(options.files.front(), !options.corpus.empty());
    }
    const auto* const name = std::ranges::find(formats::kVectorKindNames, options.kind);
    return name == formats::kVectorKindNames.end()
               ? std::nullopt
               : std::optional(static_cast<VectorFileKind>(name - formats::kVectorKindNames.begin()));
}

Json embeddingSetJson(const workspace::EmbeddingSet& set, const std::string& corpus,
                      const base::IssueList& issues) {
    static constexpr std::array<const char*, 3> kSources{"file", "endpoint", "lsa"};
    const auto parsed = [](const std::string& text) {
        Json json = json::parseSettingsJson(text);
        return json.is_discarded() ? Json() : json;
    };
    Json document{{"name", set.name},
                  {"corpus", corpus},
                  {"model", set.model},
                  {"source", kSources.at(static_cast<std::size_t>(set.source))},
                  {"dimension", set.dimension},
                  {"sentences", set.rows},
                  {"vectors", set.vectors},
                  {"content_hash", set.contentHash},
                  {"settings", parsed(set.settings)},
                  {"report", parsed(set.report)}};
    addIssues(document, issues);
    return document;
}

QString embeddingSetSentence(const workspace::EmbeddingSet& set, const std::string& corpus) {
    return QStringLiteral("%1 of the %2 sentences of “%3” have a vector of %4 numbers in the set “%5” (%6).")
        .arg(set.vectors)
        .arg(set.rows)
        .arg(QString::fromStdString(corpus))
        .arg(set.dimension)
        .arg(QString::fromStdString(set.name), QString::fromStdString(set.model));
}

Outcome<int> runVectorImport(const ImportOptions& options, VectorFileKind kind) {
    if (options.files.size() != 1) {
        return wrongUsage(QStringLiteral("Vectors are imported from one file."));
    }
    if (!options.mapping.empty() || options.onCollision != "refuse") {
        return wrongUsage(
            QStringLiteral("--map and --on-collision are for gold questions, not for vectors."));
    }
    if (kind == VectorFileKind::JsonLines && !options.ids.empty()) {
        return wrongUsage(
            QStringLiteral("--ids is for vectors-npy and vectors-raw; JSON lines have their ids."));
    }
    if (kind == VectorFileKind::Float32 && !options.dimension) {
        return wrongUsage(
            QStringLiteral("vectors-raw has no header: --dimension says how many numbers a row has."));
    }
    if (options.dimension && *options.dimension < 1) {
        return wrongUsage(QStringLiteral("--dimension takes a number above 0."));
    }
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    const auto corpus = chooseCorpus(*reader, options.corpus);
    ASSAY_TRY(corpus);
    formats::VectorReadingSettings settings;
    settings.kind = kind;
    settings.dimension = static_cast<std::size_t>(options.dimension.value_or(0));
    if (!options.ids.empty()) {
        settings.ids = options.ids;
    }
    settings.inCorpusOrder = options.ids.empty() && kind != VectorFileKind::JsonLines;
    ConsoleProgress progress(options.output.quiet);
    const auto made =
        evaluate::importEmbeddings(**workspace, {corpus->id, options.name, options.model, options.who, true},
                                   options.files.front(), settings, interruptToken(), progress);
    progress.clear();
    if (!made) {
        return failed(withPlainWhere(made.error()));
    }
    logIssues(made->issues);
    if (options.output.json) {
        Json document{{"kind", formats::kVectorKindNames.at(static_cast<std::size_t>(kind))}};
        document.update(embeddingSetJson(made->set, corpus->name, made->issues));
        document["input_sha256"] = made->set.sourceHash;
        printJson(document);
    }
    if (!options.output.quiet) {
        printCommandIssues(made->issues, options.output);
        printMessage(embeddingSetSentence(made->set, corpus->name));
    }
    return kExitDone;
}

} // namespace assay::app
