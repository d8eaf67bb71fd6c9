#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/retrieval_command.h"
#include "app/commands/workspace_access.h"
#include "core/evaluate/retrieval/alpha_tuning.h"
#include "core/evaluate/retrieval/corpus_asking.h"
#include "core/results/retrieval/retrieval_json.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace assay::app {
namespace {

std::string alphaTable(const evaluate::AlphaMaterial& material, const evaluate::AlphaTuning& tuning,
                       const TuneAlphaOptions& options) {
    std::string text = fmt::format("{:<8}{:>10}{:>12}{:>12}{:>12}   questions: {}\n", "alpha", "MRR",
                                   "Recall@5", "Recall@10", "nDCG@10", tuning.n);
    for (const evaluate::AlphaPoint& point : tuning.points) {
        text += fmt::format("{:<8}{:>10.4f}{:>12.4f}{:>12.4f}{:>12.4f}{}\n", point.alpha, point.mean[0],
                            point.mean[1], point.mean[2], point.mean[3],
                            point.alpha == tuning.best.alpha ? "   best" : "");
    }
    const auto luck = [&tuning](std::size_t measure) {
        const std::optional<double>& value = tuning.luck[measure];
        return value ? fmt::format("{:.4f}", *value) : std::string("unknown");
    };
    text +=
        fmt::format("{:<8}{:>10}{:>12}{:>12}{:>12}   {}\n", "by luck", luck(0), luck(1), luck(2), luck(3),
                    tuning.corpus.empty()
                        ? "the lists do not both say that they were asked of one corpus as it is now"
                        : "sentences of " + spelledOut(tuning.corpus) + " that either list's filter leaves");
    if (tuning.heldOut) {
        text += fmt::format("chosen on one half, measured on the other: MRR {:.4f}, Recall@10 {:.4f}\n",
                            (*tuning.heldOut)[0], (*tuning.heldOut)[2]);
    }
    for (std::size_t i = 0; i < material.questions.size(); ++i) {
        const bool named = options.question == material.questions[i].questionId;
        const bool failedOne = options.failedOnly && results::failsAt(tuning, tuning.best.point, i);
        if (!named && !failedOne) {
            continue;
        }
        text += spelledOut(material.questions[i].questionId);
        for (std::size_t a = 0; a < tuning.alphas.size(); ++a) {
            const std::int32_t rank = tuning.outcomes[a][i].firstGold;
            text += fmt::format("\t{}: {}", tuning.alphas[a], rank > 0 ? std::to_string(rank) : "—");
        }
        text += "\n";
    }
    return text;
}

// nullopt: that is no list of numbers.
std::optional<std::vector<double>> alphasOf(std::string_view text) {
    std::vector<double> alphas;
    for (bool goesOn = true; goesOn;) {
        const std::size_t comma = text.find(',');
        const std::string_view one = text.substr(0, comma);
        double alpha = 0;
        const auto [end, error] = std::from_chars(one.data(), one.data() + one.size(), alpha);
        if (error != std::errc() || end != one.data() + one.size()) {
            return std::nullopt;
        }
        alphas.push_back(alpha);
        goesOn = comma != std::string_view::npos;
        text = goesOn ? text.substr(comma + 1) : std::string_view();
    }
    return alphas;
}

// The prediction set of that name, or of what the search that is named instead gives.
Outcome<std::string> setOf(workspace::Workspace& workspace, const workspace::Reader& reader,
                           const std::string& named, const TuneAlphaOptions& options) {
    if (!evaluate::isSearchToAsk(reader, named)) {
        return named;
    }
    SuiteRetrievalOptions asking = options.asking;
    asking.suite = options.suite;
    asking.search = named;
    ASSAY_TRY(const auto asked, askedCorpus(workspace, reader, asking, options.output));
    return asked.set.name;
}

Failure alphasNotUsable() {
    return {QStringLiteral("--alphas takes numbers from 0 to 1, as 0,0.5,1."), kExitUsage};
}

} // namespace

Outcome<int> runTuneAlpha(const TuneAlphaOptions& options) {
    evaluate::AlphaSettings settings;
    const auto alphas = alphasOf(options.alphas);
    if (!alphas) {
        return tl::unexpected(alphasNotUsable());
    }
    settings.alphas = *alphas;
    settings.seed = options.seed;
    const auto fusion = std::ranges::find(evaluate::kAlphaFusionNames, options.fusion);
    const auto relevance = std::ranges::find(evaluate::kRelevanceRuleNames, options.relevance);
    if (fusion == evaluate::kAlphaFusionNames.end() || relevance == evaluate::kRelevanceRuleNames.end()) {
        return wrongUsage(QStringLiteral("--fusion takes min_max and rrf; --relevance takes automatic, "
                                         "evidence, sources, citations and qrels."));
    }
    settings.fusion = static_cast<evaluate::AlphaFusion>(fusion - evaluate::kAlphaFusionNames.begin());
    settings.relevance =
        static_cast<evaluate::RelevanceRule>(relevance - evaluate::kRelevanceRuleNames.begin());
    const auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    const auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    std::vector<std::string> sets{options.lexical, options.vector};
    std::erase_if(sets,
                  [&reader](const std::string& named) { return evaluate::isSearchToAsk(*reader, named); });
    ASSAY_TRY(requireNames(*reader, options.suite, sets));
    ASSAY_TRY(requireRelevance(*reader, options.suite, settings.relevance));
    ASSAY_TRY(const auto lexical, setOf(**workspace, *reader, options.lexical, options));
    ASSAY_TRY(const auto vector, setOf(**workspace, *reader, options.vector, options));
    const auto material =
        evaluate::readAlphaMaterial(*reader, options.suite, lexical, vector, settings, interruptToken());
    ASSAY_TRY(material);
    if (!options.question.empty() &&
        std::ranges::find(material->questions, options.question, &evaluate::AlphaQuestion::questionId) ==
            material->questions.end()) {
        return wrongUsage(
            QStringLiteral("No question \"%1\" with something relevant and a list is in the suite.")
                .arg(QString::fromStdString(options.question)));
    }
    ConsoleProgress progress(options.output.quiet);
    const auto tuning = evaluate::tuneAlpha(*material, settings, interruptToken(), progress);
    progress.clear();
    if (!tuning && tuning.error().where == "alphas") {
        return tl::unexpected(alphasNotUsable());
    }
    ASSAY_TRY(tuning);
    if (options.output.json) {
        results::AlphaJsonOptions json;
        json.failedOnly = options.failedOnly;
        if (!options.question.empty()) {
            json.question = options.question;
        }
        printOut(results::alphaTuningJson(*material, *tuning, settings, json));
    } else {
        printOut(alphaTable(*material, *tuning, options));
    }
    const auto run = evaluate::keepAlphaTuning(**workspace, *material, *tuning, settings, options.who);
    ASSAY_TRY(run);
    if (!options.output.quiet) {
        const auto remark = [](std::int64_t count, const char* text) {
            if (count > 0) {
                printMessage(QStringLiteral("%1: %2").arg(QString::fromLatin1(text)).arg(count));
            }
        };
        remark(material->unjudged, "questions with nothing relevant, left out");
        remark(material->withoutList, "questions without a list in either set, left out");
        remark(material->oneSided, "questions with a list in one of the two sets alone");
        printMessage(QStringLiteral("Run %1 is kept.").arg(*run));
    }
    return kExitDone;
}

void addTuneAlpha(CLI::App& command, TuneAlphaOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--suite", options.suite, "A suite, or a frozen version of one")->required();
    command
        .add_option("--lexical", options.lexical,
                    "The prediction set of the lexical search, or a search that is asked: lexical, "
                    "engine:NAME,mode=text")
        ->required();
    command
        .add_option("--vector", options.vector,
                    "The prediction set of the search by vectors, or a search: exact, engine:NAME")
        ->required();
    command.add_option("--corpus", options.asking.corpus,
                       "The corpus that searches are asked of (default: the only one)");
    addAskingOptions(command, options.asking);
    command.add_option("--alphas", options.alphas,
                       "Weights of the vectors, from 0 to 1 (default: 0,0.25,0.5,0.75,1)");
    command.add_option("--fusion", options.fusion, "min_max (default) or rrf");
    command.add_option("--relevance", options.relevance,
                       "What is relevant: automatic (default), evidence, sources, citations, qrels");
    command.add_option("--question", options.question, "Show this question at every alpha");
    command.add_flag("--failed-only", options.failedOnly,
                     "Show the questions without gold among the first ten at the best alpha");
    command.add_option("--seed", options.seed, "Of bands and halves (default: 42)");
    command.add_option("--author", options.who, "Who tunes (default: no name is kept)");
    addOutputOptions(command, options.output);
    command.footer(
        "Example:\n"
        "  assay tune-alpha gold.assay --suite P3 --lexical \"P3: lexical\" --vector \"P3: exact\" "
        "--alphas 0,0.25,0.5,0.75,1");
}

} // namespace assay::app
