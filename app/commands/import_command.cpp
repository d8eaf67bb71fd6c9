#include "app/commands/commands.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/gold_names.h"
#include "app/commands/import_report.h"
#include "app/commands/json_output.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "core/formats/file_kind.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/rankings/neighbour_results.h"
#include "core/imports/column_mapping.h"
#include "core/imports/importing.h"
#include "core/imports/new_workspace.h"
#include "core/imports/recognition.h"
#include "core/imports/set_name.h"
#include "core/workspace/suites/suites.h"
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

// The kind that was asked for; nullopt: it is to be recognised.
Outcome<std::optional<FileKind>> askedKind(const std::string& name) {
    if (name.empty()) {
        return std::optional<FileKind>();
    }
    if (auto kind = formats::fileKindFromName(name)) {
        return kind;
    }
    return noSuchKind(name, formats::isAnyContent);
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

// A column that no file has would leave the field empty in silence.
std::optional<Failure> unknownColumn(const ImportOptions& options,
                                     const std::optional<formats::FieldMapping>& mapping) {
    if (!mapping) {
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
    for (const auto& [column, field] : mapping->fields) {
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

bool isMappedAnswers(const FileKind& kind) {
    return kind.name == "scores-csv" || kind.name == "predictions-jsonl";
}

bool isMappedScores(const FileKind& kind) {
    return kind.name == "fhri-csv" || kind.name == "fhri-jsonl";
}

bool isMappedSentences(const FileKind& kind) {
    return kind.name == "sentences-csv" || kind.name == "sentences-jsonl";
}

// Options that say something about another kind of content would be ignored in silence.
std::optional<Failure> unfitOption(const ImportOptions& options, const FileKind& kind) {
    const bool isMapped =
        kind.name == "questions-csv" || kind.name == "questions-jsonl" ||
        ((isMappedAnswers(kind) || isMappedScores(kind) || isMappedSentences(kind)) && !options.kind.empty());
    if (!options.mapping.empty() && !isMapped) {
        return wrongUsage(QStringLiteral(
                              "--map is for questions-csv and questions-jsonl, and with --as for fhri-csv, "
                              "fhri-jsonl, scores-csv, predictions-jsonl, sentences-csv and "
                              "sentences-jsonl; %1 is %2.")
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
    if (!formats::isOfSeveralFiles(kind.content) && options.files.size() > 1) {
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

// What is mapped to nothing goes to `extra` like every other column.
Outcome<std::optional<formats::FieldMapping>> mappingArgument(const std::vector<std::string>& arguments) {
    if (arguments.empty()) {
        return std::optional<formats::FieldMapping>();
    }
    formats::FieldMapping mapping;
    for (const std::string& argument : arguments) {
        const std::size_t equals = argument.rfind('=');
        const auto field = equals == std::string::npos || equals == 0
                               ? std::nullopt
                               : model::questionFieldFromName(argument.substr(equals + 1));
        if (!field) {
            QStringList names;
            for (const model::FieldInfo& info : model::questionFields()) {
                names += QString::fromUtf8(info.name.data(), static_cast<qsizetype>(info.name.size()));
            }
            return wrongUsage(
                QStringLiteral("--map takes COLUMN=FIELD; “%1” is not that. The fields are: %2.")
                    .arg(QString::fromStdString(argument), names.join(QStringLiteral(", "))));
        }
        for (const auto& [column, other] : mapping.fields) {
            if (other == *field && column != argument.substr(0, equals)) {
                return wrongUsage(QStringLiteral("--map gives two columns for one field: “%1” and “%2”.")
                                      .arg(QString::fromStdString(column), QString::fromStdString(argument)));
            }
        }
        mapping.fields[argument.substr(0, equals)] = *field;
    }
    return mapping;
}

// The same of scores, answers and sentences, whose fields are others: `what` they are of.
template <typename Mapping, typename FromName>
Outcome<Mapping> namedMapping(const std::vector<std::string>& arguments, FromName fromName,
                              FileContent content, const QString& what) {
    Mapping mapping;
    for (const std::string& argument : arguments) {
        const std::size_t equals = argument.rfind('=');
        const auto field =
            equals == std::string::npos || equals == 0 ? std::nullopt : fromName(argument.substr(equals + 1));
        if (!field) {
            QStringList names;
            for (const std::string& name : imports::fieldsToMap(content)) {
                names += QString::fromStdString(name);
            }
            return wrongUsage(
                QStringLiteral("--map takes COLUMN=FIELD; “%1” is not that. The fields of %2 are: %3.")
                    .arg(QString::fromStdString(argument), what, names.join(QStringLiteral(", "))));
        }
        for (const auto& [column, other] : mapping) {
            if (other == *field && column != argument.substr(0, equals)) {
                return wrongUsage(QStringLiteral("--map gives two columns for one field: “%1” and “%2”.")
                                      .arg(QString::fromStdString(column), QString::fromStdString(argument)));
            }
        }
        mapping[argument.substr(0, equals)] = *field;
    }
    return mapping;
}

workspace::CollisionChoice collisionChoice(const std::string& name) {
    return name == "keep-both" ? workspace::CollisionChoice::KeepBoth
           : name == "replace" ? workspace::CollisionChoice::Replace
           : name == "skip"    ? workspace::CollisionChoice::Skip
                               : workspace::CollisionChoice::Refuse;
}

// What the options ask for.
struct Asked {
    std::optional<FileKind> kind; // nullopt: each file's is recognised
    std::optional<formats::FieldMapping> mapping;
    formats::PredictionMapping answerMapping;
    formats::ScoredMapping scoredMapping;
    formats::SentenceMapping sentenceMapping;
};

// Before anything is read: wrong usage are options that are for vectors, or that make no sense.
Outcome<Asked> askedOf(const ImportOptions& options) {
    Asked asked;
    ASSAY_TRY(asked.kind, askedKind(options.kind));
    if (!options.corpus.empty() || !options.ids.empty() || options.dimension || !options.model.empty()) {
        return wrongUsage(
            QStringLiteral("--corpus, --ids, --dimension and --model are for vectors; %1 is none.")
                .arg(QString::fromStdString(options.files.front().string())));
    }
    if (asked.kind && isMappedAnswers(*asked.kind)) {
        ASSAY_TRY(asked.answerMapping, namedMapping<formats::PredictionMapping>(
                                           options.mapping, formats::predictionFieldFromName,
                                           FileContent::AnswerScores, QStringLiteral("answers")));
    } else if (asked.kind && isMappedScores(*asked.kind)) {
        ASSAY_TRY(asked.scoredMapping,
                  namedMapping<formats::ScoredMapping>(options.mapping, formats::scoredFieldFromName,
                                                       FileContent::ScoredSet, QStringLiteral("scores")));
    } else if (asked.kind && isMappedSentences(*asked.kind)) {
        ASSAY_TRY(asked.sentenceMapping, namedMapping<formats::SentenceMapping>(
                                             options.mapping, formats::sentenceFieldFromName,
                                             FileContent::Sentences, QStringLiteral("sentences")));
    } else {
        ASSAY_TRY(asked.mapping, mappingArgument(options.mapping));
    }
    return asked;
}

// The files as one import, `kinds` being theirs; what the options say of it has to fit.
Outcome<imports::ImportPlan> planOf(const ImportOptions& options, const std::vector<FileKind>& kinds,
                                    const Asked& asked) {
    imports::ImportPlan plan;
    plan.files = options.files;
    plan.kind = kinds.front();
    plan.isKindSet = asked.kind.has_value();
    plan.mapping = asked.mapping;
    plan.predictionMapping = asked.answerMapping;
    plan.scoredMapping = asked.scoredMapping;
    plan.sentenceMapping = asked.sentenceMapping;
    plan.name = options.name.empty() ? imports::defaultSetName(options.files) : options.name;
    for (std::size_t i = 1; i < kinds.size(); ++i) {
        if (kinds[i].content != plan.kind.content) {
            return wrongUsage(
                QStringLiteral("%1 is %2, but the first file is %3: import them one after the other.")
                    .arg(QString::fromStdString(options.files[i].string()),
                         QString::fromStdString(kinds[i].name), QString::fromStdString(plan.kind.name)));
        }
    }
    if (const auto unfit = unfitOption(options, plan.kind)) {
        return tl::unexpected(*unfit);
    }
    if (const auto unknown = unknownColumn(options, plan.mapping)) {
        return tl::unexpected(*unknown);
    }
    return plan;
}

tl::unexpected<Failure> nothingKept(const ImportOptions& options, const base::Error& error,
                                    const base::IssueList& issues = base::IssueList()) {
    printNothingKept(error, issues, options.output);
    return failed(error);
}

// Judgements are of a suite that is there: the one that --name says, else the only one.
Outcome<std::string> judgedSuite(const ImportOptions& options) {
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    ASSAY_TRY(const auto suites, workspace::suites(opened->reader));
    if (options.name.empty() && suites.size() == 1) {
        return suites.front().name;
    }
    if (options.name.empty()) {
        return wrongUsage(
            QStringLiteral("Judgements are of the questions of a suite, and %1 has %2: --name says "
                           "which it is.")
                .arg(QString::fromStdString(options.workspace.string()),
                     counted("%n suite(s)", static_cast<std::int64_t>(suites.size()))));
    }
    const auto found = workspace::findSuite(opened->reader, options.name);
    if (!found) {
        return goldNotRead(opened->reader, found.error(), options.name);
    }
    return options.name;
}

void printImported(const ImportOptions& options, const imports::Imported& imported) {
    qInfo("%s: %lld records, %lld rejected, input %s", imported.kind.c_str(),
          static_cast<long long>(imported.records), static_cast<long long>(imported.rejected),
          imported.inputSha256.c_str());
    logIssues(imported.issues);
    if (options.output.json) {
        printJson(importJson(imported));
    }
    if (!options.output.quiet) {
        printCommandIssues(imported.issues, options.output);
        printMessage(importSentence(imported, options.workspace));
    }
}

// Of everything that needs no corpus. All files are looked at before a workspace is made, so that none is
// made in vain for a mistyped name.
Outcome<int> importPlainFiles(const ImportOptions& options) {
    const auto asked = askedOf(options);
    ASSAY_TRY(asked);
    const auto existing = openExisting(options);
    if (!existing) {
        return nothingKept(options, existing.error());
    }
    const auto kinds = imports::kindsOfFiles(options.files, asked->kind);
    if (!kinds) {
        return nothingKept(options, kinds.error());
    }
    auto plan = planOf(options, *kinds, *asked);
    ASSAY_TRY(plan);
    if (plan->kind.content == FileContent::Qrels) {
        ASSAY_TRY(plan->name, judgedSuite(options));
    }
    if (asked->kind && asked->kind->name != plan->kind.name) {
        printMessage(
            QStringLiteral(
                "%1 holds the corpus of a BEIR set, not its queries: it is imported as %2, a corpus. "
                "The whole set is imported by its folder.")
                .arg(QString::fromStdString(options.files.front().string()),
                     QString::fromStdString(plan->kind.name)));
    }
    const imports::ImportChoice choice{collisionChoice(options.onCollision), {}, false, options.who};
    ConsoleProgress progress(options.output.quiet);
    base::IssueList issuesOnFailure;
    const auto imported =
        *existing
            ? imports::importFiles(**existing, *plan, choice, interruptToken(), progress, &issuesOnFailure)
            : imports::importIntoNewWorkspace(options.workspace, *plan, choice, interruptToken(), progress,
                                              &issuesOnFailure);
    progress.clear();
    if (imported) {
        printImported(options, *imported);
        return kExitDone;
    }
    auto refused = nothingKept(options, imported.error(), issuesOnFailure);
    if (imported.error().code == base::ErrorCode::NameTaken && plan->kind.content == FileContent::Questions) {
        if (const QString hint = takenNameHint(options, plan->name); !hint.isEmpty()) {
            refused.value().sentence += u'\n' + hint;
        }
    }
    return refused;
}

} // namespace

Outcome<int> runImport(const ImportOptions& options) {
    qInfo("into %s", options.workspace.string().c_str());
    for (const std::filesystem::path& file : options.files) {
        qInfo("from %s", file.string().c_str());
    }
    if (!options.engine.empty()) {
        return runReferenceImport(options);
    }
    if (options.files.empty()) {
        return wrongUsage(QStringLiteral("FILE is required: what is to be imported."));
    }
    if (options.kind == formats::kNeighbourResultsName) {
        return runResultsImport(options);
    }
    if (options.results != ResultsOptions()) {
        return wrongUsage(QStringLiteral("--regime, --search, --depth, --window, --hit, --mrr, --filter, "
                                         "--all-kinds and --exclude-navigational are for "
                                         "--as neighbour-results."));
    }
    if (const auto vectors = vectorKind(options)) {
        return runVectorImport(options, *vectors);
    }
    return importPlainFiles(options);
}

} // namespace assay::app
