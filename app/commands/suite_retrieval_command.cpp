#include "app/commands/chat_service_arguments.h"
#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/gold_names.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/output_folder.h"
#include "app/commands/reranking_text.h"
#include "app/commands/retrieval_command.h"
#include "app/commands/scorer_arguments.h"
#include "app/commands/vector_commands.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "app/settings/engines_file.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/evaluate/retrieval/retrieval_comparison.h"
#include "core/evaluate/retrieval/retrieval_run.h"
#include "core/results/neighbours/engine_estimate.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/index_estimate.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/results/retrieval/retrieval_json.h"
#include "core/results/retrieval/trec_text.h"
#include "core/workspace/corpora/corpus_references.h"
#include "core/workspace/predictions/prediction_reading.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace assay::app {
namespace {

QString inQuotes(const std::string& text) {
    return QStringLiteral("\"%1\"").arg(QString::fromStdString(text));
}

// The place of a name in a list, as an enumerator.
template <typename Value, std::size_t n>
std::optional<Value> valueCalled(const std::string& name, const std::array<std::string_view, n>& names) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Value>(found - names.begin()));
}

Outcome<evaluate::RetrievalSettings> retrievalSettingsOf(const RetrievalOptions& options) {
    evaluate::RetrievalSettings settings;
    const SuiteRetrievalOptions& of = options.questions;
    const auto relevance = valueCalled<evaluate::RelevanceRule>(of.relevance, evaluate::kRelevanceRuleNames);
    if (!relevance) {
        return wrongUsage(
            QStringLiteral("--relevance takes automatic, evidence, sources, citations or qrels; %1 is none.")
                .arg(inQuotes(of.relevance)));
    }
    settings.relevance = *relevance;
    if (!options.measures.empty()) {
        settings.measures = options.measures;
    }
    settings.level = options.level;
    settings.missedBeyond = of.missedBeyond.value_or(settings.missedBeyond);
    settings.timeoutMs = of.timeoutMs.value_or(settings.timeoutMs);
    if (!of.by.empty()) {
        settings.fields = of.by;
    }
    ASSAY_TRY(evaluate::checkRetrievalSettings(settings));
    return settings;
}

Outcome<evaluate::AskingSettings> askingSettingsOf(const SuiteRetrievalOptions& options) {
    evaluate::AskingSettings settings;
    settings.search = options.search;
    settings.k = options.k.value_or(settings.k);
    settings.parts = options.unite ? evaluate::FilterParts::Union : evaluate::FilterParts::Together;
    settings.onlyProse = !options.allKinds;
    bool byCompany = false;
    bool byYear = false;
    for (const std::string& filter : options.filters) {
        const auto named = valueCalled<evaluate::QuestionFilter>(filter, evaluate::kQuestionFilterNames);
        if (named) {
            byCompany = byCompany || *named == evaluate::QuestionFilter::Company ||
                        *named == evaluate::QuestionFilter::CompanyAndYear;
            byYear = byYear || *named == evaluate::QuestionFilter::Year ||
                     *named == evaluate::QuestionFilter::CompanyAndYear;
        } else if (filter.find('=') != std::string::npos) {
            settings.fixed.push_back(filter);
        } else {
            return wrongUsage(
                QStringLiteral("--filter takes company, year, company_and_year or FIELD=VALUE; %1 is none.")
                    .arg(inQuotes(filter)));
        }
    }
    settings.filter = byCompany && byYear ? evaluate::QuestionFilter::CompanyAndYear
                      : byCompany         ? evaluate::QuestionFilter::Company
                      : byYear            ? evaluate::QuestionFilter::Year
                                          : evaluate::QuestionFilter::None;
    const auto usable = evaluate::checkAskingSettings(settings);
    if (!usable && usable.error().where == "k") {
        return wrongUsage(QStringLiteral("--k takes a number from 1 to 10000."));
    }
    if (!usable) {
        return wrongUsage(
            QStringLiteral("--search or --filter: %1 is not understood. Searches are exact, "
                           "hnsw:m=16,ef=128, lexical:k1=1.2,b=0.75, hybrid:0.5 and rrf, each with "
                           "+window:3, +union:year and, last, +rerank:SCORER,depth=100 behind it.")
                .arg(inQuotes(usable.error().detail)));
    }
    return settings;
}

Outcome<evaluate::QuestionVectors> questionVectorsOf(const SuiteRetrievalOptions& options) {
    evaluate::QuestionVectors vectors;
    vectors.file = options.vectors;
    if (!options.vectorIds.empty()) {
        vectors.ids = options.vectorIds;
    }
    vectors.fileModel = options.model;
    if (!options.vectors.empty() && options.model.empty()) {
        return wrongUsage(QStringLiteral("--question-vectors needs --model: what they were made with. "
                                         "Vectors of another model than the corpus's are refused."));
    }
    if (options.endpoint.empty()) {
        return vectors;
    }
    endpoint::EmbeddingSettings settings;
    settings.url = options.endpoint;
    settings.model = options.model;
    settings.pricePerMillionTokens = options.price;
    if (const auto usable = endpoint::checkEmbeddingSettings(settings); !usable) {
        return wrongUsage(QStringLiteral("--endpoint takes an address as https://host/v1, without user name, "
                                         "query and fragment, and needs --model."));
    }
    ASSAY_TRY(vectors.bearerToken, serviceKey({options.keyVariable, options.keyRing}, kUsualKeyVariable));
    vectors.service = settings;
    return vectors;
}

// Before it is asked: time and memory of indices here, requests, time and price of an engine, and of a
// service that makes the vectors of the questions.
Outcome<void> sayWhatTheSearchTakes(const workspace::Reader& reader, const evaluate::AskedSearch& how,
                                    const evaluate::AskingPlan& plan, bool textsAreHere) {
    ASSAY_TRY(const auto indices, results::indexEstimates(reader, std::span(&how.search, 1), plan.corpus,
                                                          plan.embeddings, words::Wording()));
    for (const std::string& line : indices) {
        printMessage(QString::fromStdString(line));
    }
    const bool asksEngine = how.search.kind == evaluate::SearchKind::Engine;
    if (!asksEngine && !plan.vectors.service) {
        return {};
    }
    ASSAY_TRY(const auto questions, workspace::questionsToMeasure(reader, plan.suite, interruptToken()));
    if (plan.vectors.service) {
        std::vector<std::int64_t> bytes;
        for (const workspace::NamedQuestion& question : questions) {
            bytes.push_back(std::ssize(question.question.questionText));
        }
        printMessage(QString::fromStdString(
            results::vectorsEstimate(endpoint::estimateEmbedding(bytes, *plan.vectors.service),
                                     plan.vectors.service->currency, words::Wording())));
    }
    if (asksEngine) {
        ASSAY_TRY(const auto connections, engineConnections());
        for (const std::string& line :
             results::questionsEstimates(how, connections, engineTemplatesFolder().toStdString(),
                                         std::ssize(questions), textsAreHere, words::Wording())) {
            printMessage(QString::fromStdString(line));
        }
    }
    return {};
}

// What the scorer gained: the lists of the search alone are measured too, and kept as a run of their own.
Outcome<evaluate::RerankingGain> measuredGain(workspace::Workspace& workspace,
                                              evaluate::RetrievalRunPlan plan,
                                              const evaluate::RetrievalRun& after,
                                              const evaluate::Reranked& reranked,
                                              base::ProgressSink& progress) {
    plan.predictions = reranked.before.name;
    plan.name += plan.name.empty() ? "" : ", not reranked";
    const auto before = evaluate::makeRetrievalRun(workspace, plan, interruptToken(), progress);
    ASSAY_TRY(before);
    auto gain = evaluate::rerankingGain(after, *before, reranked, interruptToken(), progress);
    ASSAY_TRY(gain);
    return std::move(*gain);
}

void printSuiteRemarks(const evaluate::RetrievalRun& run) {
    const evaluate::RetrievalFigures& figures = run.evaluation.figures;
    if (evaluate::lacksAllGold(run.evaluation.questions)) { // the first doubt; the others were said on asking
        printMessage(QString::fromStdString(results::retrievalDoubts(run, words::Wording()).front().text));
    }
    const auto remark = [](std::int64_t count, const char* text) {
        if (count > 0) {
            printMessage(QStringLiteral("%1: %2").arg(QString::fromLatin1(text)).arg(count));
        }
    };
    remark(figures.unjudged, "questions with nothing relevant, left out of means");
    remark(figures.withoutList, "questions without a list, which count as 0");
    remark(figures.failed, "predictions that failed");
    remark(figures.cutLists, "questions whose lists were cut; figures that look deeper are unknown");
    remark(std::ssize(run.about.unmatched), "predictions that belong to no question");
    if (figures.holes > 0) {
        printMessage(QString::fromStdString(
            fmt::format("{:.1f} % of {} retrieved results were not judged and count as not relevant",
                        100 * static_cast<double>(figures.holes) / static_cast<double>(figures.retrieved),
                        figures.retrieved)));
    }
    const auto percent = [&](const char* name, const char* title) {
        const evaluate::RetrievalFigure* const figure = figures.find(name);
        return figure != nullptr && figure->mean
                   ? fmt::format("{} {:.2f} %{}  ", title, *figure->mean * 100,
                                 figure->chance ? fmt::format(" (luck {:.2f} %)", *figure->chance * 100) : "")
                   : std::string();
    };
    const std::string headlines = percent("success_5", "Hit@5") + percent("recip_rank", "Reciprocal rank") +
                                  percent("P_5", "Precision@5") +
                                  percent("answer_coverage", "Answer coverage");
    if (!headlines.empty()) {
        printMessage(QString::fromStdString(headlines));
    }
    printMessage(QStringLiteral("Run %1 is kept.").arg(run.info.id));
}

base::Result<results::RetrievedSources> sourcesOf(const workspace::Reader& reader,
                                                  const evaluate::RetrievalRun& run) {
    results::RetrievedSources sources;
    ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, run.about.suite, interruptToken()));
    ASSAY_TRY(const auto set, workspace::findAnswerSet(reader, run.about.predictions));
    const auto take = [&](std::size_t question,
                          std::vector<formats::PredictionRecord> samples) -> base::Result<> {
        for (const formats::PredictionRecord& sample : samples) {
            auto& list = sources[questions[question].question.questionId];
            if (!list.empty() || !sample.prediction.contexts) {
                continue;
            }
            for (const model::PredictionContext& context : *sample.prediction.contexts) {
                list.push_back(context.source.empty() ? context.id : context.source);
            }
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictions(reader, set.id, questions, take, interruptToken()));
    return sources;
}

} // namespace

Outcome<evaluate::Asked> askedCorpus(workspace::Workspace& workspace, const workspace::Reader& reader,
                                     const SuiteRetrievalOptions& options, const OutputOptions& output) {
    evaluate::AskingPlan plan;
    ASSAY_TRY(plan.settings, askingSettingsOf(options));
    ASSAY_TRY(const auto corpus, chooseCorpus(reader, options.corpus));
    plan.corpus = corpus.id;
    plan.suite = options.suite;
    plan.name = options.setName;
    plan.engines = engineSource();
    const auto how = evaluate::readAskedSearch(options.search);
    ASSAY_TRY(how);
    if (how->reranking) {
        ASSAY_TRY(plan.scorer, scorerCommand(how->reranking->scorer, QStringLiteral("+rerank:")));
    }
    ASSAY_TRY(const auto reference, workspace::corpusReference(corpus));
    if (evaluate::needsEmbeddings(how->search)) {
        if (!reference) {
            ASSAY_TRY(const auto set, chooseEmbeddings(reader, corpus, options.embeddings));
            plan.embeddings = set.id;
        }
        ASSAY_TRY(plan.vectors, questionVectorsOf(options));
    }
    if (!output.quiet) {
        ASSAY_TRY(sayWhatTheSearchTakes(reader, *how, plan, !reference));
    }
    ConsoleProgress progress(output.quiet);
    const auto asked = evaluate::askCorpus(workspace, plan, interruptToken(), progress);
    progress.clear();
    if (!asked && asked.error().where == "question_vectors") {
        return wrongUsage(QStringLiteral("The questions have no vectors: %1. Give --question-vectors FILE "
                                         "or --endpoint URL; vectors made by LSA need neither.")
                              .arg(QString::fromStdString(asked.error().detail)));
    }
    if (!asked && asked.error().where == "rerank") {
        return wrongUsage(QStringLiteral("+rerank: %1.").arg(QString::fromStdString(asked.error().detail)));
    }
    if (!asked && asked.error().where == "fetch") {
        return wrongUsage(
            QStringLiteral("+rerank: a scorer reads texts, and %1 gives no documents by their ids.")
                .arg(QString::fromStdString(asked.error().detail)));
    }
    ASSAY_TRY(asked);
    if (!output.quiet) {
        printMessage(QStringLiteral("%1 asked by %2; the lists are kept as %3.")
                         .arg(counted("%n question(s)", asked->questions),
                              QString::fromStdString(asked->search), inQuotes(asked->set.name)));
        const auto remark = [](std::int64_t count, const char* text) {
            if (count > 0) {
                printMessage(QStringLiteral("%1: %2").arg(QString::fromLatin1(text)).arg(count));
            }
        };
        remark(asked->withoutText, "questions without a text, not asked");
        remark(asked->withoutVector, "questions without a vector, not asked");
        remark(asked->withoutFilter, "questions that do not say what they were to be kept to, asked without");
        for (const std::string& doubt : results::holdingDoubts(asked->holdings, words::Wording())) {
            printMessage(QString::fromStdString(doubt));
        }
    }
    return std::move(*asked);
}

Outcome<bool> requireNames(const workspace::Reader& reader, const std::string& suite,
                           const std::vector<std::string>& sets) {
    const auto questions = workspace::questionsNamed(reader, suite, interruptToken());
    if (!questions) {
        return tl::unexpected(notRead(reader, NamedKind::Suite, suite, questions.error()));
    }
    for (const std::string& set : sets) {
        const auto found = workspace::findAnswerSet(reader, set);
        if (!found) {
            return tl::unexpected(notRead(reader, NamedKind::AnswerSet, set, found.error()));
        }
    }
    return true;
}

Outcome<bool> requireRelevance(const workspace::Reader& reader, const std::string& suite,
                               evaluate::RelevanceRule rule) {
    if (rule == evaluate::RelevanceRule::Automatic) {
        return true;
    }
    ASSAY_TRY(const auto questions, workspace::questionsToMeasure(reader, suite, interruptToken()));
    std::array<std::int64_t, evaluate::kRelevanceRuleNames.size()> judged{};
    for (const workspace::NamedQuestion& each : questions) {
        for (std::size_t i = 1; i < judged.size(); ++i) {
            const auto one = static_cast<evaluate::RelevanceRule>(i);
            judged[i] += evaluate::isJudgedBy(each.question, one) ? 1 : 0;
        }
    }
    if (judged[static_cast<std::size_t>(rule)] > 0) {
        return true;
    }
    std::string there;
    for (std::size_t i = 1; i < judged.size(); ++i) {
        if (judged[i] > 0) {
            there += fmt::format("{}{} ({})", there.empty() ? "" : ", ", evaluate::kRelevanceRuleNames[i],
                                 judged[i]);
        }
    }
    return wrongUsage(
        QStringLiteral("--relevance: no question of %1 has %2. %3")
            .arg(inQuotes(suite),
                 QString::fromUtf8(evaluate::kRelevanceRuleNames[static_cast<std::size_t>(rule)]),
                 there.empty() ? QStringLiteral("Its questions name nothing that is relevant.")
                               : QStringLiteral("Its questions can be judged by: %1.")
                                     .arg(QString::fromStdString(there))));
}

Outcome<int> runSuiteRetrieval(const RetrievalOptions& options) {
    const SuiteRetrievalOptions& of = options.questions;
    if (of.suite.empty() || of.predictions.empty() == of.search.empty()) {
        return wrongUsage(QStringLiteral("A workspace needs --suite, and either --predictions or --search."));
    }
    if (options.complete || options.judgedOnly || options.depth) {
        return wrongUsage(QStringLiteral("-c, -J and -M are of files: in a workspace every judged question "
                                         "counts."));
    }
    if (!of.finsearch.empty()) {
        ASSAY_TRY(requireOutputFile(of.finsearch, of.workspace));
    }
    ASSAY_TRY(const auto settings, retrievalSettingsOf(options));
    const auto workspace = openToChange(of.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(requireNames(*reader, of.suite,
                           of.predictions.empty() ? std::vector<std::string>()
                                                  : std::vector<std::string>{of.predictions}));
    ASSAY_TRY(requireRelevance(*reader, of.suite, settings.relevance));
    ASSAY_TRY(requireFields(*reader, {of.suite}, of.by));
    evaluate::RetrievalRunPlan plan;
    plan.name = of.name;
    plan.suite = of.suite;
    plan.settings = settings;
    plan.who = of.who;
    plan.predictions = of.predictions;
    std::optional<evaluate::Reranked> reranked;
    if (!of.search.empty()) {
        ASSAY_TRY(const auto asked, askedCorpus(**workspace, *reader, of, options.output));
        plan.predictions = asked.set.name;
        reranked = asked.reranked;
    } else if (!of.corpus.empty()) {
        ASSAY_TRY(const auto corpus, chooseCorpus(*reader, of.corpus));
        plan.corpus = corpus.id;
    }
    ConsoleProgress progress(options.output.quiet);
    const auto run = evaluate::makeRetrievalRun(**workspace, plan, interruptToken(), progress);
    progress.clear();
    ASSAY_TRY(run);
    std::optional<evaluate::RerankingGain> gain;
    if (reranked) {
        ASSAY_TRY(gain, measuredGain(**workspace, plan, *run, *reranked, progress));
        progress.clear();
    }
    if (!of.finsearch.empty()) {
        const auto after = (*workspace)->reader();
        ASSAY_TRY(after);
        const auto sources = sourcesOf(*after, *run);
        ASSAY_TRY(sources);
        ASSAY_TRY(base::writeFileAtomically(of.finsearch, results::finsearchResults(*run, *sources)));
    }
    if (options.output.json) {
        printOut(results::retrievalRunJson(*run, options.eachQuery, gain ? &*gain : nullptr));
    } else {
        printOut(results::trecText(run->evaluation,
                                   {.eachQuery = options.eachQuery, .overall = !options.noSummary}));
    }
    if (!options.output.quiet) {
        printSuiteRemarks(*run);
        if (!of.finsearch.empty()) {
            printMessage(QString::fromStdString(results::finsearchSummary(*run)).trimmed());
        }
        if (gain) {
            printMessage(QString::fromStdString(rerankingText(*gain)));
        }
    }
    return kExitDone;
}

void addAskingOptions(CLI::App& command, SuiteRetrievalOptions& options) {
    command.add_option("--embeddings", options.embeddings, "The vectors of the corpus");
    command.add_option("--k", options.k, "Results of each question (default: 100)");
    command
        .add_option("--filter", options.filters,
                    "Keep each question to its company, year or company_and_year, or all to FIELD=VALUE")
        ->expected(1)
        ->take_all();
    command.add_flag("--union", options.unite,
                     "A search for each company and year of a question, taken in turns");
    command.add_flag("--all-kinds", options.allKinds, "Headings and what is left of tables are found, too");
    command.add_option("--question-vectors", options.vectors, "Vectors of the questions, with their ids");
    command.add_option("--question-ids", options.vectorIds, "Of a file without ids: one a line");
    command.add_option("--endpoint", options.endpoint, "An embeddings service that questions are sent to");
    command.add_option("--model", options.model, "Of these vectors or that service; it must be the corpus's");
    CLI::Option* variable = command.add_option("--key-env", options.keyVariable,
                                               "The environment variable that holds the service's key");
    command
        .add_option("--key-ring", options.keyRing,
                    "The account that the desktop's key ring has the service's key under (service: assay)")
        ->excludes(variable);
    command.add_option("--price", options.price, "USD for a million tokens of the service, for the estimate")
        ->check(CLI::NonNegativeNumber);
}

void addSuiteRetrieval(CLI::App& command, SuiteRetrievalOptions& options) {
    command.add_option("WORKSPACE", options.workspace, "The workspace whose suite is measured");
    command.add_option("--suite", options.suite, "A suite, or a frozen version of one");
    command.add_option("--predictions", options.predictions, "What a system answered or retrieved");
    command.add_option("--search", options.search,
                       "Ask a corpus instead: exact, hnsw, lexical, hybrid:0.5, rrf; with +window:3 or "
                       "+union:year, and +rerank:SCORER,depth=100 last, which lets a scorer of your "
                       "settings (or a file with one) order the first results. The lists are kept as a "
                       "prediction set, of a reranked search those of the search alone, too");
    command.add_option("--corpus", options.corpus,
                       "The corpus that is asked; with --predictions, the one that evidence is looked up in");
    addAskingOptions(command, options);
    command.add_option("--relevance", options.relevance,
                       "What is relevant: automatic (default), evidence, sources, citations, qrels");
    command.add_option("--missed-beyond", options.missedBeyond,
                       "Gold behind so many results is missed, and told why (default: 10)");
    command.add_option("--time-limit-ms", options.timeoutMs,
                       "Failures that took as long ended by their time limit");
    command.add_option("--by", options.by, "Fields of questions that figures are told apart by")
        ->expected(1)
        ->take_all();
    command.add_option("--name", options.name, "The name of the run");
    command.add_option("--set-name", options.setName, "The name of the lists that --search brings");
    command.add_option("--author", options.who, "Who measures (default: no name is kept)");
    command.add_option("--finsearch", options.finsearch,
                       "Write FinSearch's own result file, and print its summary");
}

} // namespace assay::app
