#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/gold_names.h"
#include "app/commands/import_result.h"
#include "app/commands/issue_json.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/formats/questions/question_format.h"
#include "core/imports/set_name.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/workspace.h"

#include <nlohmann/json.hpp>

#include <QStringList>
#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <system_error>
#include <vector>

namespace assay::app {
namespace {

using formats::FileContent;
using formats::FileKind;
using Json = nlohmann::ordered_json;

std::string text(const Json& document) {
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string importJson(const ImportResult& result) {
    Json document{{"kind", result.kind},
                  {"name", result.name},
                  {"records", result.records},
                  {"rejected", result.rejected}};
    document.update(result.further);
    document["issues"] = issuesJson(result.issues);
    document["issues_not_listed"] = issuesNotListedJson(result.issues);
    document["input_sha256"] = result.inputSha256;
    return text(document);
}

// Of an import that kept nothing.
std::string failedImportJson(const base::Error& error, const base::IssueList& issues) {
    return text({{"error", base::errorCodeName(error.code)},
                 {"issues", issuesJson(issues)},
                 {"issues_not_listed", issuesNotListedJson(issues)}});
}

// The kind that was asked for; nullopt: it is to be recognised.
Outcome<std::optional<FileKind>> askedKind(const std::string& name) {
    if (name.empty()) {
        return std::optional<FileKind>();
    }
    if (auto kind = formats::fileKindFromName(name)) {
        return kind;
    }
    QStringList names;
    for (const std::string_view known : formats::fileKindNames()) {
        names += QString::fromUtf8(known.data(), static_cast<qsizetype>(known.size()));
    }
    names += QString::fromLatin1(kVectorKindNames);
    names += QString::fromLatin1(kResultsKindName);
    return wrongUsage(QStringLiteral("There is no kind “%1”; --as takes one of: %2.")
                          .arg(QString::fromStdString(name), names.join(QStringLiteral(", "))));
}

// What the files are. All are looked at before anything is made, so that no workspace is made in vain for a
// mistyped name. One that was made is never deleted again: another program may be importing into it by then.
base::Result<std::vector<FileKind>> kindsOfFiles(const ImportOptions& options,
                                                 const std::optional<FileKind>& asked) {
    std::vector<FileKind> kinds;
    for (const std::filesystem::path& file : options.files) {
        std::error_code unknown;
        if (std::filesystem::is_fifo(file, unknown) || std::filesystem::is_socket(file, unknown)) {
            // Opening one may wait for ever, and what was looked at could not be read again.
            return base::fail(base::ErrorCode::FileNotReadable,
                              QStringLiteral("a pipe, not a file").toStdString(), file.string());
        }
        auto kind = formats::recogniseFile(file);
        if (!kind && !(asked && kind.error().code == base::ErrorCode::UnknownFormat)) {
            return tl::unexpected(kind.error());
        }
        // The corpus of a BEIR set is a file of it, but no question is in it.
        const bool isCorpusOfAsked = asked && asked->name == "beir" && kind && kind->name == "beir-corpus";
        kinds.push_back(asked && !isCorpusOfAsked ? *asked : std::move(*kind));
    }
    return kinds;
}

// The workspace when there is one, else null: a file that is no workspace is said before the others are read,
// for then most likely the workspace's name was forgotten.
base::Result<std::unique_ptr<workspace::Workspace>> openExisting(const ImportOptions& options) {
    std::error_code error;
    if (!std::filesystem::exists(options.workspace, error)) {
        return std::unique_ptr<workspace::Workspace>();
    }
    return openToChange(options.workspace);
}

base::Result<std::unique_ptr<workspace::Workspace>> create(const ImportOptions& options) {
    auto created = workspace::Workspace::create(options.workspace);
    if (created || created.error().code != base::ErrorCode::NameTaken) {
        return created;
    }
    return openToChange(options.workspace); // another program made it meanwhile
}

// A column that no file has would leave the field empty in silence.
std::optional<Failure> unknownColumn(const ImportOptions& options) {
    const auto mapping = mappingArgument(options.mapping);
    if (!mapping || !*mapping) {
        return std::nullopt;
    }
    std::set<std::string> known;
    for (const std::filesystem::path& file : options.files) {
        const auto preview = formats::previewMapping(file);
        if (!preview || preview->kind != formats::QuestionKind::QuestionsCsv) {
            return std::nullopt; // the import says what is wrong with it; lines may have further keys below
        }
        known.insert(preview->columns.begin(), preview->columns.end());
    }
    for (const auto& [column, field] : (*mapping)->fields) {
        if (!known.contains(column)) {
            QStringList names;
            for (const std::string& name : known) {
                names += u'“' + QString::fromStdString(name) + u'”';
            }
            return wrongUsage(QStringLiteral("No file has a column “%1” (--map); there are %2.")
                                  .arg(QString::fromStdString(column), names.join(QStringLiteral(", "))))
                .value();
        }
    }
    return std::nullopt;
}

// Options that say something about another kind of content would be ignored in silence.
std::optional<Failure> unfitOption(const ImportOptions& options, const FileKind& kind) {
    if (!options.mapping.empty() && kind.name != "questions-csv" && kind.name != "questions-jsonl") {
        return wrongUsage(QStringLiteral(
                              "--map is for questions-csv and questions-jsonl; %1 is %2, whose fields have "
                              "their places.")
                              .arg(QString::fromStdString(options.files.front().string()),
                                   QString::fromStdString(kind.name)))
            .value();
    }
    if (options.onCollision != "refuse" && kind.content != FileContent::Questions) {
        return wrongUsage(QStringLiteral("--on-collision is for gold questions; %1 is %2.")
                              .arg(QString::fromStdString(options.files.front().string()),
                                   QString::fromStdString(kind.name)))
            .value();
    }
    const bool oneFile =
        kind.content == FileContent::AnswerScores || kind.content == FileContent::ReferenceList;
    if (oneFile && options.files.size() > 1) {
        return wrongUsage(QStringLiteral("Files of the kind %1 are imported one by one.")
                              .arg(QString::fromStdString(kind.name)))
            .value();
    }
    return std::nullopt;
}

// What to do about a name that is taken; to add to it is possible only when it is a suite's. Empty: nothing
// that was not asked for already.
QString takenNameHint(const ImportOptions& options, const std::string& name) {
    const auto opened = openReader(options.workspace);
    const auto named =
        opened.and_then([&](const ReadWorkspace& read) { return findNamedSuite(read.reader, name); });
    if (!named) {
        return {};
    }
    if (named->version != 0) {
        return QStringLiteral("“%1” is a frozen version, which never changes. --name gives another name.")
            .arg(QString::fromStdString(name));
    }
    return options.onCollision != "refuse"
               ? QString()
               : QStringLiteral(
                     "To add to a suite “%1” that is there, say with --on-collision what becomes of "
                     "questions whose ids it holds: replace, skip, or keep-both (in a suite of their "
                     "own). --name gives another name.")
                     .arg(QString::fromStdString(name));
}

} // namespace

base::Result<ImportResult> importScores(workspace::Workspace& workspace, const ImportOptions& options,
                                        const std::string& name, const FileKind& kind, bool asked,
                                        base::ProgressSink& progress, base::IssueList& issuesOnFailure) {
    ASSAY_TRY(auto imported,
              workspace::importScoredSet(workspace, name, options.files,
                                         asked ? formats::scoredSetKindFromName(kind.name) : std::nullopt,
                                         interruptToken(), progress, &issuesOnFailure));
    const workspace::ScoredSetInfo& info = imported.info;
    ImportResult result;
    result.kind =
        info.files.empty() ? kind.name : std::string(formats::scoredSetKindName(info.files.front().kind));
    result.name = info.name;
    result.records = info.records;
    result.rejected = info.rejected;
    Json files = Json::array();
    for (const formats::ScoredFile& file : info.files) {
        files.push_back({{"name", file.name},
                         {"kind", formats::scoredSetKindName(file.kind)},
                         {"bytes", file.bytes},
                         {"records", file.records},
                         {"rejected", file.rejected},
                         {"sha256", file.sha256}});
    }
    result.further = {{"unscored", info.unscored}, {"inputs", std::move(files)}};
    result.inputSha256 = info.files.size() == 1 ? info.files.front().sha256 : info.dataHash;
    result.issues = std::move(imported.issues);
    result.sentence = QStringLiteral("%1: %2 imported as \"%3\", %4 without a score, %5 rejected.")
                          .arg(QString::fromStdString(options.workspace.string()),
                               counted("%n sample(s)", info.records), QString::fromStdString(info.name))
                          .arg(info.unscored)
                          .arg(info.rejected);
    return result;
}

int runImport(const ImportOptions& options) {
    qInfo("into %s", options.workspace.string().c_str());
    for (const std::filesystem::path& file : options.files) {
        qInfo("from %s", file.string().c_str());
    }
    if (options.kind == kResultsKindName) {
        return runResultsImport(options);
    }
    if (options.results != ResultsOptions()) {
        return printFailure(
            wrongUsage(QStringLiteral("--regime, --search, --depth, --window, --hit, --mrr, --filter, "
                                      "--all-kinds and --exclude-navigational are for "
                                      "--as neighbour-results."))
                .value());
    }
    if (const auto vectors = vectorKind(options)) {
        return runVectorImport(options, *vectors);
    }
    const auto asked = askedKind(options.kind);
    if (!asked) {
        return printFailure(asked.error());
    }
    if (!options.corpus.empty() || !options.ids.empty() || options.dimension || !options.model.empty()) {
        return printFailure(
            wrongUsage(QStringLiteral("--corpus, --ids, --dimension and --model are for vectors; %1 is none.")
                           .arg(QString::fromStdString(options.files.front().string())))
                .value());
    }
    if (const auto mapping = mappingArgument(options.mapping); !mapping) {
        return printFailure(mapping.error());
    }
    const auto failedBefore = [&](const base::Error& error) {
        if (options.output.json) {
            printOut(failedImportJson(error, base::IssueList()));
        }
        return printError(error);
    };
    auto existing = openExisting(options);
    if (!existing) {
        return failedBefore(existing.error());
    }
    const auto kinds = kindsOfFiles(options, *asked);
    if (!kinds) {
        return failedBefore(kinds.error());
    }
    const FileKind& kind = kinds->front();
    for (std::size_t i = 1; i < kinds->size(); ++i) {
        if ((*kinds)[i].content != kind.content) {
            return printFailure(
                wrongUsage(
                    QStringLiteral("%1 is %2, but the first file is %3: import them one after the other.")
                        .arg(QString::fromStdString(options.files[i].string()),
                             QString::fromStdString((*kinds)[i].name), QString::fromStdString(kind.name)))
                    .value());
        }
    }
    if (const auto unfit = unfitOption(options, kind)) {
        return printFailure(*unfit);
    }
    if (const auto unknown = unknownColumn(options)) {
        return printFailure(*unknown);
    }
    const bool isAsAsked = !*asked || (*asked)->name == kind.name;
    if (!isAsAsked) {
        printMessage(
            QStringLiteral(
                "%1 holds the corpus of a BEIR set, not its queries: it is imported as %2, a corpus. "
                "The whole set is imported by its folder.")
                .arg(QString::fromStdString(options.files.front().string()),
                     QString::fromStdString(kind.name)));
    }
    ConsoleProgress progress(options.output.quiet);
    base::IssueList issuesOnFailure;
    const std::string name = options.name.empty() ? imports::defaultSetName(options.files) : options.name;
    base::Result<ImportResult> imported =
        (*existing ? std::move(existing) : create(options))
            .and_then([&](std::unique_ptr<workspace::Workspace> workspace) {
                return kind.content == FileContent::ScoredSet
                           ? importScores(*workspace, options, name, kind, asked->has_value(), progress,
                                          issuesOnFailure)
                           : importGold(*workspace, options, name, kind, asked->has_value(), progress,
                                        issuesOnFailure);
            });
    progress.clear();
    const QString listedBy = options.output.json ? QString() : QStringLiteral("--json lists them.");
    if (!imported) {
        logIssues(issuesOnFailure);
        if (options.output.json) {
            printOut(failedImportJson(imported.error(), issuesOnFailure));
        }
        printIssues(issuesOnFailure, listedBy);
        const int exitCode = printError(imported.error());
        if (imported.error().code == base::ErrorCode::NameTaken && kind.content == FileContent::Questions) {
            if (const QString hint = takenNameHint(options, name); !hint.isEmpty()) {
                printMessage(hint);
            }
        }
        return exitCode;
    }
    qInfo("%s: %lld records, %lld rejected, input %s", imported->kind.c_str(),
          static_cast<long long>(imported->records), static_cast<long long>(imported->rejected),
          imported->inputSha256.c_str());
    logIssues(imported->issues);
    if (options.output.json) {
        printOut(importJson(*imported));
    }
    if (!options.output.quiet) {
        printIssues(imported->issues, listedBy);
        printMessage(imported->sentence);
    }
    return kExitDone;
}

} // namespace assay::app
