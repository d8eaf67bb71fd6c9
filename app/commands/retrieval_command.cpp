#include "app/commands/retrieval_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/json_output.h"
#include "core/results/retrieval/ranking_json.h"
#include "core/results/retrieval/trec_text.h"
#include "core/retrieval/memory_map.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <iostream>
#include <iterator>

namespace assay::app {
namespace {

// The bytes of a file, or of standard input.
struct Bytes {
    retrieval::MemoryMap map;
    std::string read;

    [[nodiscard]] std::string_view text() const {
        return map.owner ? std::string_view(reinterpret_cast<const char*>(map.bytes.data()), map.bytes.size())
                         : std::string_view(read);
    }
};

base::Result<Bytes> bytesOf(const std::filesystem::path& path) {
    Bytes bytes;
    if (path == "-") {
        bytes.read.assign(std::istreambuf_iterator<char>(std::cin), {});
        return bytes;
    }
    std::error_code ignored;
    if (std::filesystem::is_regular_file(path, ignored) && std::filesystem::file_size(path, ignored) == 0) {
        return bytes; // of which there is no map
    }
    ASSAY_TRY(bytes.map, retrieval::mapFile(path));
    return bytes;
}

struct Measured {
    std::filesystem::path file;
    Bytes bytes; // which the evaluation's names of queries lie in, as far as the judgements do not hold them
    evaluate::RankingEvaluation evaluation;
};

base::Result<Measured> measure(const std::filesystem::path& file, const formats::Judgements& judgements,
                               const metrics::RankingMeasures& measures, const RetrievalOptions& options,
                               base::IssueList& issues) {
    Measured measured;
    measured.file = file;
    ASSAY_TRY(measured.bytes, bytesOf(file));
    const formats::RunOptions reading{.depth = options.depth, .judgedOnly = options.judgedOnly};
    ASSAY_TRY(const auto run, formats::readTrecRun(measured.bytes.text(), file.string(), judgements, reading,
                                                   issues, interruptToken()));
    evaluate::RankingEvaluationSettings settings;
    settings.complete = options.complete;
    settings.ranking.level = options.level;
    settings.intervals = options.output.json;
    ASSAY_TRY(measured.evaluation, evaluate::evaluateRankings(judgements, run, measures, settings));
    return measured;
}

// What the figures alone do not tell.
void printRemarks(const Measured& measured) {
    const evaluate::RankingEvaluation& evaluation = measured.evaluation;
    const auto remark = [&](std::int64_t count, const char* text) {
        if (count > 0) {
            printMessage(
                QString::fromStdString(fmt::format("{}: {}: {}", measured.file.string(), text, count)));
        }
    };
    remark(evaluation.withoutList, "judged queries without a list");
    remark(evaluation.notJudged, "queries that were not judged, left out");
    remark(evaluation.withoutRelevant, "queries with nothing relevant, which count as 0");
    if (evaluation.holes > 0) {
        printMessage(QString::fromStdString(fmt::format(
            "{}: {:.1f} % of {} retrieved documents were not judged and count as not relevant",
            measured.file.string(),
            100 * static_cast<double>(evaluation.holes) / static_cast<double>(evaluation.retrieved),
            evaluation.retrieved)));
    }
}

tl::unexpected<Failure> withIssues(const base::Error& error, const base::IssueList& issues,
                                   const OutputOptions& output) {
    printCommandIssues(issues, output);
    return failed(error);
}

} // namespace

Outcome<int> runRetrieval(const RetrievalOptions& options) {
    const bool ofFiles = !options.qrels.empty() || !options.runs.empty();
    if (!options.questions.workspace.empty()) {
        return ofFiles ? wrongUsage(QStringLiteral("A workspace and --qrels or --run do not go together."))
                       : runSuiteRetrieval(options);
    }
    if (options.qrels.empty() || options.runs.empty()) {
        return wrongUsage(QStringLiteral("assay retrieval takes --qrels and --run, or a workspace and "
                                         "--suite."));
    }
    const std::vector<std::string> usual{"official"};
    const auto measures =
        metrics::RankingMeasures::named(options.measures.empty() ? usual : options.measures);
    if (!measures && measures.error().code == base::ErrorCode::InvalidArgument) {
        return wrongUsage(
            QStringLiteral("-m %1: there is no such measure, or not with these parameters. They "
                           "are called as in trec_eval: map, P.5,10, ndcg_cut.10, official, "
                           "all_trec.")
                .arg(QString::fromStdString(spelledOut(measures.error().detail))));
    }
    ASSAY_TRY(measures);
    base::IssueList issues;
    const auto qrels = bytesOf(options.qrels);
    ASSAY_TRY(qrels);
    const auto judgements = formats::Judgements::read(qrels->text(), options.qrels.string(), issues);
    if (!judgements) {
        return withIssues(judgements.error(), issues, options.output);
    }
    nlohmann::ordered_json documents = nlohmann::ordered_json::array();
    for (const std::filesystem::path& file : options.runs) {
        const auto measured = measure(file, *judgements, *measures, options, issues);
        if (!measured) {
            return withIssues(measured.error(), issues, options.output);
        }
        if (!options.output.quiet) {
            printRemarks(*measured);
        }
        if (options.output.json) {
            documents.push_back(nlohmann::ordered_json::parse(
                results::rankingJson(measured->evaluation, options.eachQuery), nullptr, false));
        } else {
            printOut(results::trecText(measured->evaluation,
                                       {.eachQuery = options.eachQuery, .overall = !options.noSummary}));
        }
    }
    if (!options.output.quiet) {
        printCommandIssues(issues, options.output); // warnings: what is an error was refused
    }
    if (options.output.json) {
        printJson(documents.size() == 1 ? documents.front() : documents);
    }
    return kExitDone;
}

void addRetrieval(CLI::App& command, RetrievalOptions& options) {
    command.add_option("--qrels", options.qrels, "Judgements: query, 0, document, grade");
    command.add_option("--run", options.runs,
                       "Ranked lists: query, Q0, document, rank, score, name; - is "
                       "standard input. Several are measured one after the other");
    addSuiteRetrieval(command, options.questions);
    command
        .add_option("-m,--measure", options.measures,
                    "By trec_eval's names: map, P.5,10, ndcg_cut.10, official (default), set, all_trec; "
                    "beside them mrr_at.10, f1.10, judged.10, ndcg_exp_cut.10")
        ->expected(1)
        ->take_all();
    command.add_flag("-q,--each-query", options.eachQuery, "Each query, too");
    command.add_flag("-c,--complete", options.complete,
                     "Means over all judged queries; those without a list count as 0");
    command.add_option("-l,--level", options.level, "From this grade on a document is relevant (default: 1)");
    command.add_option("-M,--depth", options.depth, "Only the first so many documents of each list")
        ->check(atLeastOne());
    command.add_flag("-J,--judged-only", options.judgedOnly, "Take out documents that were not judged");
    command.add_flag("-n,--no-summary", options.noSummary, "No means");
    addOutputOptions(command, options.output);
    command.footer("Examples:\n"
                   "  assay retrieval --qrels qrels.txt --run bm25.run -m map -m ndcg_cut.10\n"
                   "  assay retrieval --qrels qrels.txt --run bm25.run hybrid.run -m official -q -c\n"
                   "  search | assay retrieval --qrels qrels.txt --run - --json\n"
                   "  assay retrieval gold.assay --suite P3 --predictions \"gpt run 3\" --json\n"
                   "  assay retrieval gold.assay --suite P3 --search hybrid:0.5 --corpus filings "
                   "--filter company_and_year");
}

} // namespace assay::app
