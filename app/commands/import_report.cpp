#include "app/commands/import_report.h"

#include "app/commands/console.h"
#include "app/commands/json_output.h"

#include <nlohmann/json.hpp>

#include <QStringList>
#include <variant>

namespace assay::app {
namespace {

using imports::Imported;
using Json = nlohmann::ordered_json;

// --- The keys that only this kind of content has ---

Json furtherOf(const workspace::ScoredSetImport& made) {
    Json files = Json::array();
    for (const formats::ScoredFile& file : made.info.files) {
        files.push_back({{"name", file.name},
                         {"kind", formats::scoredSetKindName(file.kind)},
                         {"bytes", file.bytes},
                         {"records", file.records},
                         {"rejected", file.rejected},
                         {"sha256", file.sha256}});
    }
    return {{"unscored", made.info.unscored}, {"inputs", std::move(files)}};
}

Json furtherOf(const workspace::QuestionImport& made) {
    return {{"added", made.added},
            {"replaced", made.replaced},
            {"skipped", made.skipped},
            {"unchanged", made.unchanged}};
}

Json furtherOf(const workspace::BundleImport& made) {
    return Json{{"sentences", made.sentences}};
}

Json furtherOf(const workspace::AnswerSetImport& made) {
    Json metrics = Json::object();
    for (const auto& [metric, column] : made.read) {
        metrics[metric] = column;
    }
    Json sets = Json::array();
    for (const workspace::AnswerSetInfo& set : made.sets) {
        sets.push_back({{"name", set.name}, {"answers", set.answers}});
    }
    Json fields = Json::object();
    for (const auto& [field, column] : made.fields) {
        fields[field] = column;
    }
    return {{"sets", std::move(sets)},
            {"metrics", std::move(metrics)},
            {"fields", std::move(fields)},
            {"other_columns", made.otherColumns},
            {"unknown_questions", made.unknownQuestions}};
}

Json furtherOf(const workspace::ReferenceListImport&) {
    return Json::object();
}

Json furtherOf(const workspace::CorpusImport& made) {
    Json files = Json::array();
    for (const workspace::CorpusFile& file : made.corpus.files) {
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
    return {{"headings", made.headings},
            {"table_debris", made.tableDebris},
            {"repeated", made.repeated},
            {"inputs", std::move(files)}};
}

// --- As a sentence; `where` is the workspace ---

QString sentenceOf(const Imported& all, const workspace::ScoredSetImport& made, const QString& where) {
    return QStringLiteral("%1: %2 imported as \"%3\", %4 without a score, %5 rejected.")
        .arg(where, counted("%n sample(s)", all.records), QString::fromStdString(all.name))
        .arg(made.info.unscored)
        .arg(all.rejected);
}

QString sentenceOf(const Imported& all, const workspace::QuestionImport& made, const QString& where) {
    return QStringLiteral("%1: %2 imported into \"%3\" (%4 new, %5 replaced, %6 skipped, %7 unchanged), "
                          "%8 rejected.")
        .arg(where, counted("%n question(s)", all.records), QString::fromStdString(all.name))
        .arg(made.added)
        .arg(made.replaced)
        .arg(made.skipped)
        .arg(made.unchanged)
        .arg(all.rejected);
}

QString sentenceOf(const Imported& all, const workspace::BundleImport& made, const QString& where) {
    return QStringLiteral("%1: %2 with %3 imported as \"%4\".")
        .arg(where, counted("%n bundle(s)", all.records), counted("%n sentence(s)", made.sentences),
             QString::fromStdString(all.name));
}

QString sentenceOf(const Imported& all, const workspace::AnswerSetImport& made, const QString& where) {
    QStringList names;
    for (const workspace::AnswerSetInfo& set : made.sets) {
        names += QStringLiteral("\"%1\"").arg(QString::fromStdString(set.name));
    }
    return QStringLiteral("%1: %2 imported as %3, %4 rejected.")
        .arg(where, counted("%n answer(s)", all.records), names.join(QStringLiteral(", ")))
        .arg(all.rejected);
}

QString sentenceOf(const Imported& all, const workspace::ReferenceListImport&, const QString& where) {
    return QStringLiteral("%1: a list of %2 imported as \"%3\".")
        .arg(where,
             all.records == 1 ? QStringLiteral("one entry") : QStringLiteral("%1 entries").arg(all.records),
             QString::fromStdString(all.name));
}

QString sentenceOf(const Imported& all, const workspace::CorpusImport& made, const QString& where) {
    return QStringLiteral("%1: %2 imported as the corpus \"%3\" (%4 and %5 among them), %6 rejected.")
        .arg(where, counted("%n sentence(s)", all.records), QString::fromStdString(all.name),
             counted("%n heading(s)", made.headings), counted("%n piece(s) of tables", made.tableDebris))
        .arg(all.rejected);
}

} // namespace

Json importJson(const Imported& imported) {
    Json document{{"kind", imported.kind},
                  {"name", imported.name},
                  {"records", imported.records},
                  {"rejected", imported.rejected}};
    document.update(std::visit([](const auto& made) { return furtherOf(made); }, imported.made));
    addIssues(document, imported.issues);
    document["input_sha256"] = imported.inputSha256;
    return document;
}

QString importSentence(const Imported& imported, const std::filesystem::path& workspace) {
    const QString where = QString::fromStdString(workspace.string());
    return std::visit([&](const auto& made) { return sentenceOf(imported, made, where); }, imported.made);
}

} // namespace assay::app
