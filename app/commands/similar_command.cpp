#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/gold_names.h"
#include "app/commands/json_output.h"
#include "app/commands/question_commands.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/embeddings/similar_questions.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/suites.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace assay::app {
namespace {

using SimilarJson = nlohmann::ordered_json;
using SuiteNames = std::map<base::RowId, std::string>;

Outcome<int> printSets(const workspace::Reader& reader, const SuiteNames& names,
                       const SimilarOptions& options) {
    const auto sets = workspace::questionVectorSets(reader);
    ASSAY_TRY(sets);
    SimilarJson list = SimilarJson::array();
    for (const workspace::QuestionVectorSet& set : *sets) {
        const std::string& suite = names.at(set.suite);
        if (!options.suite.empty() && suite != options.suite) {
            continue;
        }
        const bool isAsked = set.source == workspace::EmbeddingSource::Endpoint;
        list.push_back({{"suite", suite},
                        {"model", set.model},
                        {"source", isAsked ? "endpoint" : "file"},
                        {"dimension", set.dimension},
                        {"vectors", set.vectors},
                        {"outdated", set.outdated},
                        {"sha256", set.contentHash},
                        {"made_at", set.madeAt}});
        if (!options.output.json) {
            printOut(QStringLiteral("%1  %2  %3 vectors, %4 outdated  %5\n")
                         .arg(QString::fromStdString(spelledOut(suite)),
                              QString::fromStdString(spelledOut(set.model)))
                         .arg(set.vectors)
                         .arg(set.outdated)
                         .arg(QString::fromStdString(set.contentHash.substr(0, 12))));
        }
    }
    if (options.output.json) {
        printJson({{"sets", std::move(list)}});
    } else if (list.empty() && !options.output.quiet) {
        printMessage(
            QStringLiteral("No vectors of questions are kept. They are when a corpus is asked by vectors "
                           "of a service or a file."));
    }
    return kExitDone;
}

Outcome<int> printNearest(const evaluate::SimilarQuestions& found, const SuiteNames& names,
                          const SimilarOptions& options) {
    SimilarJson nearest = SimilarJson::array();
    for (const evaluate::SimilarQuestion& one : found.nearest) {
        const std::string& suite = names.at(one.suite);
        nearest.push_back({{"cosine", one.cosine},
                           {"suite", suite},
                           {"question_id", one.questionId},
                           {"question_text", one.text}});
        if (!options.output.json) {
            printOut(QStringLiteral("%1  %2  %3  %4\n")
                         .arg(QString::number(one.cosine, 'f', 3), QString::fromStdString(spelledOut(suite)),
                              QString::fromStdString(spelledOut(one.questionId)),
                              QString::fromStdString(spelledOut(one.text))));
        }
    }
    if (options.output.json) {
        printJson({{"vectors", found.vectors},
                   {"lsa", found.isLsa},
                   {"known", found.isKnown},
                   {"compared", found.compared},
                   {"outdated", found.outdated},
                   {"nearest", std::move(nearest)}});
    } else if (!found.isKnown && !options.output.quiet) {
        printMessage(found.isLsa
                         ? QStringLiteral("No other question shares enough words with this one.")
                         : QStringLiteral("The question has no vector of \"%1\" that is of what it says "
                                          "now.")
                               .arg(QString::fromStdString(found.vectors)));
    }
    return kExitDone;
}

} // namespace

void addSimilar(CLI::App& command, SimilarOptions& options) {
    addWorkspace(command, options.workspace);
    CLI::Option* const suite = command.add_option("--suite", options.suite, "The suite of the question");
    CLI::Option* const question = command
                                      .add_option("--question", options.question,
                                                  "The id of the question (default: the vectors that "
                                                  "are kept are listed)")
                                      ->needs(suite);
    command
        .add_option("--vectors", options.model,
                    "The model of vectors that are kept of the questions (default: LSA made of them here)")
        ->needs(question);
    command.add_option("--most", options.most, "Of the nearest")
        ->check(CLI::Range(1, 1'000))
        ->capture_default_str()
        ->needs(question);
    addOutputOptions(command, options.output);
    command.footer("Vectors of questions are kept when a corpus is asked by vectors of a service or a file.\n"
                   "Example:\n  assay similar team.assay --suite P3 --question Q1");
}

Outcome<int> runSimilar(const SimilarOptions& options) {
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    const workspace::Reader& reader = opened->reader;
    const auto suites = workspace::suites(reader);
    ASSAY_TRY(suites);
    SuiteNames names;
    for (const workspace::SuiteInfo& suite : *suites) {
        names.emplace(suite.id, suite.name);
    }
    if (options.question.empty()) {
        return printSets(reader, names, options);
    }
    const auto questions = workspace::questionsNamed(reader, options.suite, interruptToken());
    if (!questions) {
        return goldNotRead(reader, questions.error(), options.suite);
    }
    const auto asked = std::ranges::find_if(*questions, [&options](const workspace::NamedQuestion& one) {
        return one.question.questionId == options.question;
    });
    if (asked == questions->end()) {
        return failed({base::ErrorCode::NotFound, options.question, options.suite});
    }
    ConsoleProgress progress(options.output.quiet);
    const auto vectors = options.model.empty()
                             ? evaluate::SimilarityVectors::of(reader, interruptToken(), progress)
                             : evaluate::SimilarityVectors::ofModel(reader, options.model, interruptToken());
    progress.clear();
    if (!vectors && vectors.error().code == base::ErrorCode::NotFound) {
        return wrongUsage(QStringLiteral("No vectors of \"%1\" are kept of questions. Without --question the "
                                         "command lists those that are.")
                              .arg(QString::fromStdString(options.model)));
    }
    ASSAY_TRY(vectors);
    return printNearest(vectors->nearest(asked->id, static_cast<std::size_t>(options.most)), names, options);
}

} // namespace assay::app
