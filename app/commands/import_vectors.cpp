#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/issue_json.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/embeddings/embedding_making.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <array>
#include <fstream>
#include <system_error>

namespace assay::app {
namespace {

using formats::VectorFileKind;
using Json = nlohmann::ordered_json;

constexpr std::size_t kLongestFirstLine = std::size_t{2} << 20U;

// Whether the first line has a vector and no text.
bool isVectorLine(std::string_view beginning) {
    const auto line = nlohmann::json::parse(beginning.substr(0, beginning.find('\n')), nullptr, false);
    const auto hasList = [&](const char* key) {
        const auto* const list = base::memberOf(line, key);
        return list != nullptr && list->is_array();
    };
    return !line.contains("text") && !line.contains("sentence") &&
           (hasList("embedding") || hasList("vector"));
}

base::Error withPlainWhere(base::Error error) {
    if (error.code == base::ErrorCode::InvalidArgument && error.where == "ids") {
        error.where = "--ids";
    }
    return error;
}

} // namespace

std::optional<VectorFileKind> vectorKind(const ImportOptions& options) {
    if (!options.kind.empty()) {
        return options.kind == "vectors-npy"     ? std::optional(VectorFileKind::Npy)
               : options.kind == "vectors-jsonl" ? std::optional(VectorFileKind::JsonLines)
               : options.kind == "vectors-raw"   ? std::optional(VectorFileKind::Float32)
                                                 : std::nullopt;
    }
    std::error_code unknown;
    if (options.files.empty() || !std::filesystem::is_regular_file(options.files.front(), unknown)) {
        return std::nullopt;
    }
    std::ifstream file(options.files.front(), std::ios::binary);
    std::string beginning(kLongestFirstLine, '\0');
    file.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(file.gcount()));
    const auto kind = formats::recogniseVectors(beginning);
    return kind == VectorFileKind::JsonLines && options.corpus.empty() && !isVectorLine(beginning)
               ? std::nullopt
               : kind;
}

Json embeddingSetJson(const workspace::EmbeddingSet& set, const std::string& corpus,
                      const base::IssueList& issues) {
    static constexpr std::array<const char*, 3> kSources{"file", "endpoint", "lsa"};
    const auto parsed = [](const std::string& text) {
        Json json = json::parseSettingsJson(text);
        return json.is_discarded() ? Json() : json;
    };
    return {{"name", set.name},
            {"corpus", corpus},
            {"model", set.model},
            {"source", kSources.at(static_cast<std::size_t>(set.source))},
            {"dimension", set.dimension},
            {"sentences", set.rows},
            {"vectors", set.vectors},
            {"content_hash", set.contentHash},
            {"settings", parsed(set.settings)},
            {"report", parsed(set.report)},
            {"issues", issuesJson(issues)},
            {"issues_not_listed", issuesNotListedJson(issues)}};
}

QString embeddingSetSentence(const workspace::EmbeddingSet& set, const std::string& corpus) {
    return QStringLiteral("%1 of the %2 sentences of “%3” have a vector of %4 numbers in the set “%5” (%6).")
        .arg(set.vectors)
        .arg(set.rows)
        .arg(QString::fromStdString(corpus))
        .arg(set.dimension)
        .arg(QString::fromStdString(set.name), QString::fromStdString(set.model));
}

int runVectorImport(const ImportOptions& options, VectorFileKind kind) {
    if (options.files.size() != 1) {
        return printFailure(wrongUsage(QStringLiteral("Vectors are imported from one file.")).value());
    }
    if (!options.mapping.empty() || options.onCollision != "refuse") {
        return printFailure(
            wrongUsage(QStringLiteral("--map and --on-collision are for gold questions, not for vectors."))
                .value());
    }
    if (kind == VectorFileKind::JsonLines && !options.ids.empty()) {
        return printFailure(
            wrongUsage(QStringLiteral("--ids is for vectors-npy and vectors-raw; JSON lines have their ids."))
                .value());
    }
    if (kind == VectorFileKind::Float32 && !options.dimension) {
        return printFailure(
            wrongUsage(
                QStringLiteral("vectors-raw has no header: --dimension says how many numbers a row has."))
                .value());
    }
    if (options.dimension && *options.dimension < 1) {
        return printFailure(wrongUsage(QStringLiteral("--dimension takes a number above 0.")).value());
    }
    auto workspace = openToChange(options.workspace);
    if (!workspace) {
        return printError(workspace.error());
    }
    const auto reader = (*workspace)->reader();
    if (!reader) {
        return printError(reader.error());
    }
    const auto corpus = chooseCorpus(*reader, options.corpus);
    if (!corpus) {
        return printFailure(corpus.error());
    }
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
        return printError(withPlainWhere(made.error()));
    }
    logIssues(made->issues);
    if (options.output.json) {
        Json document{{"kind", kind == VectorFileKind::Float32
                                   ? "vectors-raw"
                                   : "vectors-" + std::string(formats::vectorFileKindName(kind))}};
        document.update(embeddingSetJson(made->set, corpus->name, made->issues));
        document["input_sha256"] = made->set.sourceHash;
        printOut(document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
    }
    if (!options.output.quiet) {
        printIssues(made->issues, options.output.json ? QString() : QStringLiteral("--json lists them."));
        printMessage(embeddingSetSentence(made->set, corpus->name));
    }
    return kExitDone;
}

} // namespace assay::app
