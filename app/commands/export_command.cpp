#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/gold_names.h"
#include "app/commands/json_output.h"
#include "app/commands/output_folder.h"
#include "app/commands/question_commands.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "core/curation/training_pairs.h"
#include "core/formats/answers/prediction_tools.h"
#include "core/formats/file_kind.h"
#include "core/formats/questions/bundle_json.h"
#include "core/formats/questions/question_format.h"
#include "core/formats/sentences/sentence_reader.h"
#include "core/formats/sentences/sentence_writer.h"
#include "core/formats/written_files.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"

#include <nlohmann/json.hpp>

#include <QStringList>

namespace assay::app {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;

struct Exported {
    std::string kind;
    std::int64_t records = 0;
    std::vector<formats::WrittenFile> files;
    base::IssueList issues;
};

base::Result<Exported> exportSuite(const workspace::Reader& reader, const ExportOptions& options,
                                   NamedSuite named, std::optional<formats::QuestionKind> kind) {
    ASSAY_TRY(auto suite,
              workspace::suiteForWriting(reader, named.suite, named.version, options.withRetired,
                                         interruptToken(), {.approvedOnly = options.approvedOnly}));
    suite.withCuration = options.withCuration;
    if (options.kind == formats::kQuestionWorkbookName) {
        ASSAY_TRY(auto workbook, formats::writeQuestionWorkbook(suite));
        return Exported{options.kind, static_cast<std::int64_t>(suite.questions.size()),
                        std::move(workbook.files), std::move(workbook.issues)};
    }
    if (!kind) {
        kind = suite.files.empty() ? formats::QuestionKind::FinragJson : suite.files.front().kind;
    }
    ASSAY_TRY(auto written, formats::writeQuestions(*kind, suite));
    return Exported{std::string(formats::questionKindName(*kind)),
                    static_cast<std::int64_t>(suite.questions.size()), std::move(written.files),
                    std::move(written.issues)};
}

base::Result<Exported> exportBundles(const workspace::Reader& reader, const std::string& name) {
    ASSAY_TRY(const auto set, workspace::findBundleSet(reader, name));
    ASSAY_TRY(auto document, workspace::exportBundles(reader, set.id));
    return Exported{
        std::string(formats::kBundleKindName), set.bundles, {{{}, std::move(document)}}, base::IssueList()};
}

// Lists and answers are given back as the file that they came from.
base::Result<Exported> exportKept(const workspace::Reader& reader, const std::string& name) {
    ASSAY_TRY(auto kept, workspace::keptFile(reader, name));
    return Exported{std::move(kept.kind), kept.records, {{{}, std::move(kept.content)}}, base::IssueList()};
}

// What a system answered, in our own form: of a set that came from no file, or when that is asked for; or in
// the form of a tool.
base::Result<Exported> exportAnswers(const workspace::Reader& reader, const std::string& name,
                                     formats::PredictionKind kind) {
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, name));
    if (formats::isToolKind(kind)) {
        std::vector<formats::PredictionRecord> records;
        const auto keep = [&records](formats::PredictionRecord record) -> base::Result<> {
            records.push_back(std::move(record));
            return {};
        };
        ASSAY_TRY(workspace::readPredictionSet(reader, set.id, keep, interruptToken()));
        return Exported{std::string(formats::predictionKindName(kind)),
                        set.answers,
                        {{{}, formats::toolAnswersJson(kind, records, set.name)}},
                        base::IssueList()};
    }
    std::string lines;
    const auto take = [&lines](formats::PredictionRecord record) -> base::Result<> {
        lines += json::dumpJson(formats::predictionJson(record)) + "\n";
        return {};
    };
    ASSAY_TRY(workspace::readPredictionSet(reader, set.id, take, interruptToken()));
    return Exported{std::string(formats::predictionKindName(formats::PredictionKind::PredictionsJsonl)),
                    set.answers,
                    {{{}, std::move(lines)}},
                    base::IssueList()};
}

using formats::SentenceFileKind;

// Sentences are written in two forms, whatever they came in; nullopt: the name is of neither.
std::optional<SentenceFileKind> writtenSentences(const std::string& kind) {
    const auto asked = formats::sentenceKindFromName(kind);
    return asked == SentenceFileKind::SentencesJsonl || asked == SentenceFileKind::SentenceIds ? asked
                                                                                               : std::nullopt;
}

// Every sentence of a corpus with its id, headings and table debris among them, in the order of its rows.
base::Result<Exported> exportSentences(const workspace::Reader& reader, const std::string& name,
                                       SentenceFileKind kind) {
    static constexpr std::int64_t kRowsAtOnce = 10'000;
    ASSAY_TRY(const auto corpus, workspace::findCorpus(reader, name));
    ASSAY_TRY(const auto slices, workspace::corpusSlices(reader, corpus.id));
    std::string lines;
    std::int64_t records = 0;
    workspace::SentenceRow next = slices.empty() ? 0 : slices.front().firstRow;
    while (!slices.empty()) {
        if (interruptToken().stop_requested()) {
            return base::fail(ErrorCode::Cancelled, {}, reader.path());
        }
        ASSAY_TRY(const auto rows, workspace::sentencesFrom(reader, corpus.id, next, kRowsAtOnce));
        if (rows.empty()) {
            break;
        }
        for (const workspace::StoredSentence& row : rows) {
            lines += kind == SentenceFileKind::SentenceIds ? row.sentence.sentenceId + "\n"
                                                           : formats::sentenceLine(row.sentence);
        }
        records += static_cast<std::int64_t>(rows.size());
        next = rows.back().row + 1;
    }
    return Exported{
        std::string(formats::sentenceKindName(kind)), records, {{{}, std::move(lines)}}, base::IssueList()};
}

base::Result<Exported> exportPairs(const workspace::Reader& reader, const ExportOptions& options) {
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, options.suite, interruptToken()));
    base::RowId set = 0;
    if (!options.negatives.empty()) {
        ASSAY_TRY(const auto answers, workspace::findAnswerSet(reader, options.negatives));
        set = answers.id;
    }
    ASSAY_TRY(auto pairs,
              curation::trainingPairs(reader, questions, set, options.negatives,
                                      static_cast<std::size_t>(options.mostNegatives), interruptToken()));
    return Exported{"training-pairs-jsonl",
                    pairs.positives + pairs.negatives,
                    {{{}, std::move(pairs.lines)}},
                    base::IssueList()};
}

bool isNotFound(const base::Result<Exported>& exported) {
    return !exported && exported.error().code == ErrorCode::NotFound;
}

// Where several things are called so, the kind tells them apart; without one the suite comes first.
base::Result<Exported> exportNamed(const workspace::Reader& reader, const ExportOptions& options) {
    const auto kind = formats::fileKindFromName(options.kind);
    const bool isWorkbook = options.kind == formats::kQuestionWorkbookName;
    const auto wanted = [&](formats::FileContent content) {
        return isWorkbook ? content == formats::FileContent::Questions : !kind || kind->content == content;
    };
    if (options.pairs) {
        return exportPairs(reader, options);
    }
    if (const auto sentences = writtenSentences(options.kind)) {
        return exportSentences(reader, options.suite, *sentences);
    }
    base::Result<Exported> exported = base::fail(ErrorCode::NotFound, options.suite, reader.path());
    if (wanted(formats::FileContent::Questions)) {
        exported = findNamedSuite(reader, options.suite).and_then([&](NamedSuite named) {
            return exportSuite(reader, options, named, formats::questionKindFromName(options.kind));
        });
    }
    if (isNotFound(exported) && wanted(formats::FileContent::Bundles)) {
        exported = exportBundles(reader, options.suite);
    }
    if (isNotFound(exported) &&
        (wanted(formats::FileContent::AnswerScores) || wanted(formats::FileContent::ReferenceList))) {
        exported = exportKept(reader, options.suite);
        const auto asked = (kind ? formats::predictionKindFromName(kind->name) : std::nullopt)
                               .value_or(kind ? formats::PredictionKind::ScoresCsv
                                              : formats::PredictionKind::PredictionsJsonl);
        const bool isOurForm =
            kind && (asked == formats::PredictionKind::PredictionsJsonl || formats::isToolKind(asked));
        if (isNotFound(exported) || (exported && isOurForm && exported->kind != kind->name)) {
            if (auto answers = exportAnswers(reader, options.suite, asked); !isNotFound(answers)) {
                exported = std::move(answers);
            }
        }
        if (exported && kind && exported->kind != kind->name) {
            return base::fail(ErrorCode::InvalidArgument, kind->name, "--as");
        }
    }
    if (isNotFound(exported) && !kind && !isWorkbook) {
        exported = exportSentences(reader, options.suite, SentenceFileKind::SentencesJsonl);
    }
    return exported;
}

// What the thing of that name is; empty when there is none.
std::string kindOfNamed(const workspace::Reader& reader, ExportOptions options) {
    options.kind.clear();
    const auto exported = exportNamed(reader, options);
    return exported ? exported->kind : std::string();
}

// Assay deletes nothing that it cannot know to be of no use.
Failure inTheWay(const fs::path& folder, const std::vector<fs::path>& files) {
    QStringList names;
    for (const fs::path& file : files) {
        names += u'“' + QString::fromStdString((folder / file).string()) + u'”';
    }
    return {
        QStringLiteral("Nothing was exported: what is read back would be mixed with what is there: %1. Move "
                       "that away, or "
                       "choose another folder.")
            .arg(names.join(QStringLiteral(", "))),
        kExitFile};
}

} // namespace

Outcome<int> runExport(const ExportOptions& options) {
    qInfo("from %s", options.workspace.string().c_str());
    if (!options.kind.empty()) {
        const auto asked = formats::fileKindFromName(options.kind);
        if (options.kind != formats::kQuestionWorkbookName && !writtenSentences(options.kind) &&
            (!asked || !formats::isExported(asked->content))) {
            return wrongUsage(QStringLiteral("Nothing can be exported as “%1”; --as takes one of: %2, "
                                             "questions-xlsx, sentences-jsonl, sentence-ids.")
                                  .arg(QString::fromStdString(options.kind),
                                       QString::fromStdString(formats::fileKindNames(formats::isExported))));
        }
    }
    if (options.pairs && !options.kind.empty()) {
        return wrongUsage(QStringLiteral("--pairs has a form of its own; --as does not go with it."));
    }
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    if (options.pairs && !options.negatives.empty()) {
        const auto set = workspace::findAnswerSet(reader, options.negatives);
        if (!set) {
            return tl::unexpected(notRead(reader, NamedKind::AnswerSet, options.negatives, set.error()));
        }
    }
    const auto exported = exportNamed(reader, options);
    if (!exported) {
        const bool isUnfit = exported.error().code == ErrorCode::NotFound || exported.error().where == "--as";
        const std::string kind = isUnfit && !options.kind.empty() ? kindOfNamed(reader, options) : "";
        if (!kind.empty()) {
            return wrongUsage(QStringLiteral("“%1” is %2 and cannot be exported as %3.")
                                  .arg(QString::fromStdString(options.suite), QString::fromStdString(kind),
                                       QString::fromStdString(options.kind)));
        }
        return goldNotRead(reader, exported.error(), options.suite);
    }
    if (options.output.empty()) {
        if (exported->files.size() != 1 || options.out.json) {
            return wrongUsage(
                QStringLiteral("--output is needed: this export is a folder, or --json prints about it."));
        }
        printOut(exported->files.front().content);
        if (!options.out.quiet) {
            printIssues(exported->issues, {});
        }
        return kExitDone;
    }
    const auto mixed = requireOtherThan(options.workspace, options.output)
                           .and_then([&] { return requireFolderOf(options.output); })
                           .and_then([&] { return formats::filesInTheWay(options.output, exported->files); });
    ASSAY_TRY(mixed);
    if (!mixed->empty()) {
        return tl::unexpected(inTheWay(options.output, *mixed));
    }
    ASSAY_TRY(formats::saveWrittenFiles(options.output, exported->files));
    if (options.out.json) {
        nlohmann::ordered_json files = nlohmann::ordered_json::array();
        for (const formats::WrittenFile& file : exported->files) {
            files.push_back((file.name.empty() ? options.output : options.output / file.name).string());
        }
        const nlohmann::ordered_json document{{"kind", exported->kind},
                                              {"name", options.suite},
                                              {"records", exported->records},
                                              {"issues", issuesJson(exported->issues)},
                                              {"files", std::move(files)}};
        printJson(document);
    }
    if (!options.out.quiet) {
        printIssues(exported->issues, {});
        printMessage(QStringLiteral("%1: %2 as %3.")
                         .arg(QString::fromStdString(options.output.string()),
                              counted("%n record(s)", exported->records),
                              QString::fromStdString(exported->kind)));
    }
    return kExitDone;
}

} // namespace assay::app
