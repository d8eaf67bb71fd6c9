#include "app/commands/console.h"
#include "app/commands/import_result.h"
#include "core/formats/questions/bundle_json.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/rankings/reference_list.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"

#include <QStringList>

namespace assay::app {
namespace {

using formats::FileContent;
using Json = nlohmann::ordered_json;

workspace::CollisionChoice collisionChoice(const std::string& name) {
    return name == "keep-both" ? workspace::CollisionChoice::KeepBoth
           : name == "replace" ? workspace::CollisionChoice::Replace
           : name == "skip"    ? workspace::CollisionChoice::Skip
                               : workspace::CollisionChoice::Refuse;
}

base::Result<ImportResult> importSuite(workspace::Workspace& workspace, const ImportOptions& options,
                                       const std::string& name, const formats::FileKind& kind, bool asked,
                                       base::ProgressSink& progress, base::IssueList& issuesOnFailure) {
    auto mapping = mappingArgument(options.mapping);
    if (!mapping) {
        return base::fail(base::ErrorCode::InvalidArgument, mapping.error().sentence.toStdString(), "--map");
    }
    workspace::QuestionImportOptions choices;
    choices.suite = name;
    choices.kind = asked ? formats::questionKindFromName(kind.name) : std::nullopt;
    choices.mapping = std::move(*mapping);
    choices.onCollision = collisionChoice(options.onCollision);
    choices.who = options.who;
    ASSAY_TRY(auto imported, workspace::importQuestions(workspace, options.files, choices, interruptToken(),
                                                        progress, &issuesOnFailure));
    ImportResult result;
    result.kind = formats::questionKindName(imported.kind);
    result.name = imported.suite.name;
    result.records = imported.records;
    result.rejected = imported.rejected;
    result.further = {{"added", imported.added},
                      {"replaced", imported.replaced},
                      {"skipped", imported.skipped},
                      {"unchanged", imported.unchanged}};
    result.inputSha256 = imported.inputSha256;
    result.issues = std::move(imported.issues);
    result.sentence =
        QStringLiteral("%1: %2 imported into \"%3\" (%4 new, %5 replaced, %6 skipped, %7 unchanged), "
                       "%8 rejected.")
            .arg(QString::fromStdString(options.workspace.string()),
                 counted("%n question(s)", imported.records), QString::fromStdString(result.name))
            .arg(imported.added)
            .arg(imported.replaced)
            .arg(imported.skipped)
            .arg(imported.unchanged)
            .arg(imported.rejected);
    return result;
}

base::Result<ImportResult> importBundleSet(workspace::Workspace& workspace, const ImportOptions& options,
                                           const std::string& name, base::ProgressSink& progress,
                                           base::IssueList& issuesOnFailure) {
    ASSAY_TRY(auto imported, workspace::importBundles(workspace, options.files, name, options.who,
                                                      interruptToken(), progress, &issuesOnFailure));
    ImportResult result;
    result.kind = formats::kBundleKindName;
    result.name = imported.set.name;
    result.records = imported.set.bundles;
    result.further = {{"sentences", imported.sentences}};
    result.inputSha256 = imported.set.sha256;
    result.issues = std::move(imported.issues);
    result.sentence =
        QStringLiteral("%1: %2 with %3 imported as \"%4\".")
            .arg(QString::fromStdString(options.workspace.string()),
                 counted("%n bundle(s)", imported.set.bundles), counted("%n sentence(s)", imported.sentences),
                 QString::fromStdString(result.name));
    return result;
}

base::Result<ImportResult> importAnswers(workspace::Workspace& workspace, const ImportOptions& options,
                                         const std::string& name, const formats::FileKind& kind, bool asked,
                                         base::ProgressSink& progress, base::IssueList& issuesOnFailure) {
    ASSAY_TRY(auto imported, workspace::importAnswerScores(workspace, options.files.front(), name,
                                                           asked ? formats::answerScoreKindFromName(kind.name)
                                                                 : std::nullopt,
                                                           interruptToken(), progress, &issuesOnFailure));
    ImportResult result;
    result.kind = formats::answerScoreKindName(imported.kind);
    result.name = imported.set.name;
    result.records = imported.answers;
    result.rejected = imported.rejected;
    Json metrics = Json::object();
    for (const auto& [metric, column] : imported.read) {
        metrics[metric] = column;
    }
    Json sets = Json::array();
    QStringList names;
    for (const workspace::AnswerSetInfo& set : imported.sets) {
        sets.push_back({{"name", set.name}, {"answers", set.answers}});
        names += QStringLiteral("\"%1\"").arg(QString::fromStdString(set.name));
    }
    result.further = {{"sets", std::move(sets)},
                      {"metrics", std::move(metrics)},
                      {"other_columns", imported.otherColumns},
                      {"unknown_questions", imported.unknownQuestions}};
    result.inputSha256 = imported.inputSha256;
    result.issues = std::move(imported.issues);
    result.sentence = QStringLiteral("%1: %2 imported as %3, %4 rejected.")
                          .arg(QString::fromStdString(options.workspace.string()),
                               counted("%n answer(s)", result.records), names.join(QStringLiteral(", ")))
                          .arg(result.rejected);
    return result;
}

base::Result<ImportResult> importList(workspace::Workspace& workspace, const ImportOptions& options,
                                      const std::string& name, const formats::FileKind& kind, bool asked,
                                      base::ProgressSink& progress, base::IssueList& issuesOnFailure) {
    ASSAY_TRY(auto imported, workspace::importReferenceList(
                                 workspace, options.files.front(), name,
                                 asked ? formats::referenceListKindFromName(kind.name) : std::nullopt,
                                 interruptToken(), progress, &issuesOnFailure));
    ImportResult result;
    result.kind = formats::referenceListKindName(imported.list.kind);
    result.name = imported.list.name;
    result.records = imported.records;
    result.inputSha256 = imported.list.sha256;
    result.issues = std::move(imported.issues);
    result.sentence = QStringLiteral("%1: a list of %2 imported as \"%3\".")
                          .arg(QString::fromStdString(options.workspace.string()),
                               result.records == 1 ? QStringLiteral("one entry")
                                                   : QStringLiteral("%1 entries").arg(result.records),
                               QString::fromStdString(result.name));
    return result;
}

base::Result<ImportResult> importSentences(workspace::Workspace& workspace, const ImportOptions& options,
                                           const std::string& name, const formats::FileKind& kind, bool asked,
                                           base::ProgressSink& progress, base::IssueList& issuesOnFailure) {
    const workspace::CorpusImportOptions choices{
        name, asked ? formats::sentenceKindFromName(kind.name) : std::nullopt, options.who};
    ASSAY_TRY(auto imported, workspace::importCorpus(workspace, options.files, choices, interruptToken(),
                                                     progress, &issuesOnFailure));
    ImportResult result;
    result.kind = kind.name;
    result.name = imported.corpus.name;
    result.records = imported.corpus.sentences;
    result.rejected = imported.corpus.rejected;
    Json files = Json::array();
    for (const workspace::CorpusFile& file : imported.corpus.files) {
        Json sections = Json::array();
        for (const formats::SectionCut& cut : file.cuts) {
            sections.push_back({{"section", cut.section},
                                {"sentences", cut.sentences},
                                {"headings", cut.headings},
                                {"table_debris", cut.tableDebris}});
        }
        files.push_back({{"name", file.name},
                         {"kind", formats::sentenceKindName(file.kind)},
                         {"sentences", file.sentences},
                         {"rejected", file.rejected},
                         {"sha256", file.sha256},
                         {"sections", std::move(sections)}});
    }
    result.further = {{"headings", imported.headings},
                      {"table_debris", imported.tableDebris},
                      {"repeated", imported.repeated},
                      {"inputs", std::move(files)}};
    result.inputSha256 = imported.corpus.sourceHash;
    result.issues = std::move(imported.issues);
    result.sentence =
        QStringLiteral("%1: %2 imported as the corpus \"%3\" (%4 and %5 among them), %6 rejected.")
            .arg(QString::fromStdString(options.workspace.string()),
                 counted("%n sentence(s)", result.records), QString::fromStdString(result.name),
                 counted("%n heading(s)", imported.headings),
                 counted("%n piece(s) of tables", imported.tableDebris))
            .arg(result.rejected);
    return result;
}

} // namespace

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

base::Result<ImportResult> importGold(workspace::Workspace& workspace, const ImportOptions& options,
                                      const std::string& name, const formats::FileKind& kind, bool asked,
                                      base::ProgressSink& progress, base::IssueList& issuesOnFailure) {
    if (kind.content == FileContent::Bundles) {
        return importBundleSet(workspace, options, name, progress, issuesOnFailure);
    }
    if (kind.content == FileContent::AnswerScores) {
        return importAnswers(workspace, options, name, kind, asked, progress, issuesOnFailure);
    }
    if (kind.content == FileContent::ReferenceList) {
        return importList(workspace, options, name, kind, asked, progress, issuesOnFailure);
    }
    if (kind.content == FileContent::Sentences) {
        return importSentences(workspace, options, name, kind, asked, progress, issuesOnFailure);
    }
    return importSuite(workspace, options, name, kind, asked, progress, issuesOnFailure);
}

} // namespace assay::app
