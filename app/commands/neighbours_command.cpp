#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/neighbour_arguments.h"
#include "app/commands/neighbour_commands.h"
#include "app/commands/neighbour_failure.h"
#include "app/commands/output_folder.h"
#include "app/commands/search_line.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "app/settings/engines_file.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/neighbours/neighbour_deltas.h"
#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/unlisted_results.h"
#include "core/results/neighbours/alignment_words.h"
#include "core/results/neighbours/engine_estimate.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/index_estimate.h"
#include "core/results/neighbours/neighbour_json.h"
#include "core/workspace/corpora/corpus_references.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::app {
namespace {

// Before the run is made: one that names a field which is not there could never be asked.
Outcome<bool> checkFields(const workspace::Reader& reader, const workspace::CorpusInfo& corpus,
                          const evaluate::NeighbourRunPlan& plan) {
    constexpr std::array<std::string_view, 6> kAlways{"slice", "cik", "company", "form", "year", "section"};
    std::vector<std::string> names = plan.settings.filterFields;
    for (const evaluate::SearchSpec& spec : plan.searches) {
        names.push_back(spec.uniteOver);
    }
    std::erase_if(names, [&](const std::string& name) {
        return name.empty() || std::find(kAlways.begin(), kAlways.end(), name) != kAlways.end();
    });
    if (names.empty()) {
        return true;
    }
    const auto fields = workspace::corpusFields(reader, corpus.id, 0, interruptToken());
    ASSAY_TRY(fields);
    for (const std::string& name : names) {
        if (std::none_of(fields->begin(), fields->end(),
                         [&](const workspace::CorpusField& field) { return field.name == name; })) {
            return wrongUsage(
                QStringLiteral("The corpus \"%1\" has no field \"%2\", which --filter or +union names.")
                    .arg(QString::fromStdString(corpus.name), QString::fromStdString(name)));
        }
    }
    return true;
}

Outcome<evaluate::NeighbourRunPlan> planOf(const workspace::Reader& reader,
                                           const NeighboursOptions& options) {
    evaluate::NeighbourRunPlan plan;
    ASSAY_TRY(auto corpus, chooseCorpus(reader, options.corpus));
    plan.corpus = corpus.id;
    plan.name = options.name;
    plan.who = options.who;
    // Words alone are the baseline of the open regime, where luck finds next to nothing.
    const bool isOpen = options.regimes.empty() || std::ranges::count(options.regimes, "open") > 0;
    ASSAY_TRY(const auto reference, workspace::corpusReference(corpus));
    if (reference && options.searches.empty()) {
        evaluate::SearchSpec there;
        there.kind = evaluate::SearchKind::Engine;
        there.engine = reference->connection;
        plan.searches = {there};
    } else if (isOpen && options.searches.empty()) {
        plan.searches = evaluate::usualSearches(true);
    } else if (!options.searches.empty()) {
        plan.searches.clear();
    }
    for (const std::string& text : options.searches) {
        auto spec = evaluate::readSearchSpec(text);
        if (!spec && spec.error().detail.starts_with("union=")) {
            return wrongUsage(
                QStringLiteral("--search \"%1\": +union takes cik, company, form, year, section or a "
                               "field of the metadata.")
                    .arg(QString::fromStdString(text)));
        }
        if (!spec) {
            return wrongUsage(
                QStringLiteral(
                    "--search \"%1\": \"%2\" is not understood. There are exact, hnsw:m=16,ef=128, "
                    "lexical:k1=1.2,b=0.75, hybrid:0.5, rrf and engine:NAME,mode=vector.")
                    .arg(QString::fromStdString(text), QString::fromStdString(spec.error().detail)));
        }
        plan.searches.push_back(*spec);
    }
    const bool needsVectors =
        !reference && std::any_of(plan.searches.begin(), plan.searches.end(), evaluate::needsEmbeddings);
    if (needsVectors || !options.embeddings.empty()) {
        ASSAY_TRY(auto set, chooseEmbeddings(reader, corpus, options.embeddings));
        plan.embeddings = set.id;
    }
    if (!options.anchorSet.empty()) {
        auto set = workspace::findAnchorSet(reader, corpus.id, options.anchorSet);
        if (!set) {
            return tl::unexpected(notRead(reader, NamedKind::AnchorSet, options.anchorSet, set.error(),
                                          {corpus.id, corpus.name}));
        }
        plan.anchorSet = set->id;
    }
    ASSAY_TRY(auto sampling, samplingOf(options.sampling));
    plan.sampling = std::move(sampling);
    ASSAY_TRY(auto window, windowOf(options.window));
    plan.settings.window = window;
    plan.settings.onlyProse = !options.sampling.allKinds;
    plan.settings.excludeNavigational = options.sampling.excludeNavigational;
    plan.settings.seed = options.sampling.seed;
    if (!options.regimes.empty()) {
        plan.settings.regimes.clear();
    }
    for (const std::string& regime : options.regimes) {
        if (regime != "filtered" && regime != "open" && regime != "both") {
            return wrongUsage(
                QStringLiteral("--regimes takes filtered, open or both; \"%1\" is none of them.")
                    .arg(QString::fromStdString(regime)));
        }
        if (regime != "open") {
            plan.settings.regimes.push_back(model::Regime::Filtered);
        }
        if (regime != "filtered") {
            plan.settings.regimes.push_back(model::Regime::Open);
        }
    }
    plan.settings.clusterBy = options.clusters == "company"  ? model::ClusterBy::Company
                              : options.clusters == "filing" ? model::ClusterBy::Filing
                              : options.clusters == "slice"  ? model::ClusterBy::Slice
                                                             : model::ClusterBy::Automatic;
    if (!options.filterFields.empty()) {
        plan.settings.filterFields = options.filterFields;
    }
    if (!options.hitAt.empty()) {
        plan.settings.hitAt = options.hitAt;
    }
    if (!options.mrrAt.empty()) {
        plan.settings.mrrAt = options.mrrAt;
    }
    std::sort(plan.settings.hitAt.begin(), plan.settings.hitAt.end());
    std::sort(plan.settings.mrrAt.begin(), plan.settings.mrrAt.end());
    ASSAY_TRY(checkFields(reader, corpus, plan));
    return plan;
}

std::string percent(const evaluate::Proportion& figure) {
    if (!figure.value) {
        return "—";
    }
    const std::string interval = figure.interval ? fmt::format("[{:.1f}, {:.1f}]", figure.interval->low * 100,
                                                               figure.interval->high * 100)
                                                 : std::string("[too few clusters]");
    return fmt::format("{:5.1f} % {} ({}/{})", *figure.value * 100, interval, figure.count, figure.n);
}

// What luck alone would give, and how much of the rest was gone.
std::string luckText(const evaluate::Proportion& figure) {
    if (!figure.value || !figure.chance) {
        return {};
    }
    const auto lift = figure.lift();
    return fmt::format("   luck {:.1f} %, lift {}{}", *figure.chance * 100,
                       lift ? fmt::format("{:+.3f}", *lift) : std::string("—"),
                       figure.isNotToldFromLuck() ? ", not told from luck" : "");
}

std::string mean(const evaluate::MeanFigure& figure) {
    if (!figure.value) {
        return "—";
    }
    const std::string interval =
        figure.interval ? fmt::format("[{:.3f}, {:.3f}]", figure.interval->low, figure.interval->high)
                        : std::string("[too few clusters]");
    const auto lift = figure.lift();
    return fmt::format("{:.3f} {} (n = {})", *figure.value, interval, figure.n) +
           (figure.chance ? fmt::format("   luck {:.3f}, lift {}", *figure.chance,
                                        lift ? fmt::format("{:+.3f}", *lift) : std::string("—"))
                          : std::string());
}

// What the corpus has, where anchors were not drawn in proportion, and each text once.
std::string otherFigures(const evaluate::RegimeFigures& regime) {
    std::string text;
    const auto add = [&text](const char* title, const auto& figures) {
        for (const auto& [k, hit] : figures.hitAt) {
            text += fmt::format("    Hit@{:<4} {}{}   {}\n", k, percent(hit), luckText(hit), title);
        }
        for (const auto& [k, rank] : figures.mrrAt) {
            text += fmt::format("    MRR@{:<4}   {}   {}\n", k, mean(rank), title);
        }
    };
    if (regime.weighted) {
        add("weighted back to the corpus", *regime.weighted);
    }
    if (regime.distinct) {
        add("each text once", *regime.distinct);
    }
    return text;
}

std::string deltasText(const evaluate::RegimeDeltas& deltas) {
    std::string text = "  filtered - open\n";
    const auto line = [&text](const std::string& name, const evaluate::MeanFigure& delta) {
        if (!delta.value) {
            text += fmt::format("    {:<8} —\n", name);
            return;
        }
        const std::string interval =
            delta.interval ? fmt::format("[{:+.3f}, {:+.3f}]", delta.interval->low, delta.interval->high)
                           : std::string("[too few clusters]");
        text += fmt::format("    {:<8} {:+.3f} {} (n = {})\n", name, *delta.value, interval, delta.n);
    };
    for (const auto& [k, delta] : deltas.hitAt) {
        line(fmt::format("Hit@{}", k), delta);
    }
    for (const auto& [k, delta] : deltas.mrrAt) {
        line(fmt::format("MRR@{}", k), delta);
    }
    return text;
}

// How an engine over the network answered.
std::string engineText(const evaluate::RegimeFigures& regime) {
    if (regime.latency.n == 0 && regime.failures.empty()) {
        return {};
    }
    const auto percentile = [](const std::optional<statistics::LatencyPercentile>& of) {
        return of ? fmt::format("{}{:.3f} s", of->isAtLeast ? "≥ " : "", of->value) : std::string("—");
    };
    std::string text =
        fmt::format("    latency  P50 {}, P95 {}, P99 {} (n = {})\n", percentile(regime.latency.p50),
                    percentile(regime.latency.p95), percentile(regime.latency.p99), regime.latency.n);
    if (regime.queriesPerSecond) {
        text += fmt::format("    throughput  {:.1f} queries a second\n", *regime.queriesPerSecond);
    }
    for (const auto& [kind, count] : regime.failures) {
        text += fmt::format("    queries that failed, in no figure: {} ({})\n", count, kind);
    }
    if (regime.cutLists > 0) {
        text += fmt::format("    lists that end before their depth: {}\n", regime.cutLists);
    }
    if (regime.unknownIds > 0) {
        text += fmt::format("    results that are no sentence of the corpus: {}\n", regime.unknownIds);
    }
    return text;
}

std::string tableText(const evaluate::NeighbourRun& run, const evaluate::NeighbourFigures& figures) {
    std::string text = fmt::format("coverage  {}\n", percent(figures.coverage));
    if (figures.notSearched > 0) {
        text += fmt::format("anchors that are not among what is searched, in no figure: {}\n",
                            figures.notSearched);
    }
    const auto deltas = evaluate::regimeDeltas(run.outcomes, run.settings.test, figures.searches.size());
    std::size_t number = 0;
    for (const evaluate::SearchFigures& search : figures.searches) {
        text += fmt::format("\n{}\n", searchLine(run.searches[number++]));
        for (std::size_t i = 0; i < search.regimes.size(); ++i) {
            const evaluate::RegimeFigures& regime = search.regimes[i];
            text +=
                fmt::format("  {}, anchors asked: {} of {}; clusters: {} ({})\n",
                            evaluate::regimeName(run.settings.test.regimes[i]), regime.asked, regime.anchors,
                            regime.clusters, evaluate::clusterUnitName(figures.clusterUnit));
            text += engineText(regime);
            text += fmt::format("    Self@1   {}   ties counted {}\n", percent(regime.selfAt1),
                                percent(regime.selfAt1TieAware));
            for (const auto& [k, hit] : regime.hitAt) {
                text += fmt::format("    Hit@{:<4} {}{}\n", k, percent(hit), luckText(hit));
            }
            for (const auto& [k, hit] : regime.hitAtAllAnchors) {
                text += fmt::format("    Hit@{:<4} {}   over all anchors\n", k, percent(hit));
            }
            for (const auto& [k, mrr] : regime.mrrAt) {
                text += fmt::format("    MRR@{:<4}   {}\n", k, mean(mrr));
            }
            for (const auto& [k, recall] : regime.recallAt) {
                text += fmt::format("    recall@{:<3} {}\n", k, mean(recall));
            }
            text += fmt::format("    AP@{:<5}   {}\n", regime.mrrCurve.size(), mean(regime.averagePrecision));
            text += otherFigures(regime);
            if (regime.goldDistance.median) {
                text += fmt::format("    gold distance  median {:.3f}, p5 {:.3f}, p95 {:.3f} (n = {})\n",
                                    *regime.goldDistance.median, *regime.goldDistance.p5,
                                    *regime.goldDistance.p95, regime.goldDistance.n);
            }
        }
        if (number <= deltas.size()) {
            text += deltasText(deltas[number - 1]);
        }
    }
    return text;
}

// Before it is asked: time and memory of each graph that is not kept yet; requests, time and price of each
// search by an engine.
Outcome<void> sayWhatSearchesTake(const workspace::Reader& reader, base::RowId run) {
    ASSAY_TRY(const auto info, workspace::runInfo(reader, run));
    ASSAY_TRY(const auto settings, evaluate::neighbourRunSettings(info));
    ASSAY_TRY(const auto graphs, results::indexEstimates(reader, settings.searches, settings.corpusId,
                                                         settings.embeddingsId, words::Wording()));
    for (const std::string& line : graphs) {
        printMessage(QString::fromStdString(line));
    }
    const bool asksEngines = std::ranges::any_of(settings.searches, [](const evaluate::SearchSpec& spec) {
        return spec.kind == evaluate::SearchKind::Engine;
    });
    if (!asksEngines) {
        return {};
    }
    ASSAY_TRY(const auto connections, engineConnections());
    for (const std::string& line : results::engineEstimates(
             settings.searches, connections, engineTemplatesFolder().toStdString(), info.items - info.done,
             settings.embeddingsId != 0, settings.test, words::Wording())) {
        printMessage(QString::fromStdString(line));
    }
    return {};
}

// The run that --resume names, or a new one.
Outcome<base::RowId> runToGoOnWith(workspace::Workspace& workspace, const workspace::Reader& reader,
                                   const NeighboursOptions& options) {
    if (!options.resume.empty()) {
        ASSAY_TRY(const auto resumed, chooseRunToResume(reader, options.resume));
        return resumed.id;
    }
    ASSAY_TRY(auto plan, planOf(reader, options));
    plan.engines = engineSource();
    const auto created = evaluate::createNeighbourRun(workspace, plan, interruptToken());
    if (!created) {
        return tl::unexpected(neighbourFailure(created.error()));
    }
    return *created;
}

} // namespace

Outcome<int> runNeighbours(const NeighboursOptions& options) {
    qInfo("in %s", options.workspace.string().c_str());
    for (const std::filesystem::path& file : {options.output, options.csv}) {
        ASSAY_TRY(file.empty() ? base::Result<>() : requireOutputFile(file, options.workspace));
    }
    if (!options.output.empty() && options.output == options.csv) {
        return wrongUsage(QStringLiteral("--output and --csv need a file each; both name \"%1\".")
                              .arg(QString::fromStdString(options.csv.string())));
    }
    auto workspace = openToChange(options.workspace);
    ASSAY_TRY(workspace);
    auto reader = (*workspace)->reader();
    ASSAY_TRY(reader);
    ASSAY_TRY(const base::RowId id, runToGoOnWith(**workspace, *reader, options));
    if (!options.out.quiet) {
        ASSAY_TRY(sayWhatSearchesTake(*reader, id));
    }
    ConsoleProgress progress(options.out.quiet);
    const auto figures =
        evaluate::continueNeighbourRun(**workspace, id, nullptr, interruptToken(), progress, engineSource());
    progress.clear();
    if (!figures) {
        if (figures.error().code == base::ErrorCode::Cancelled && !options.out.quiet) {
            printMessage(QStringLiteral("Run %1 is stopped; go on with --resume %1.").arg(id));
        }
        return tl::unexpected(neighbourFailure(figures.error()));
    }
    const auto run = evaluate::loadNeighbourRun(*reader, id, interruptToken());
    ASSAY_TRY(run);
    if (const auto& alignment = run->settings.alignment;
        alignment && results::isAlignmentWarning(*alignment) && !options.out.quiet) {
        printMessage(QString::fromStdString(results::alignmentText(*alignment, words::Wording())));
    }
    if (!options.out.quiet) {
        for (const std::string& doubt : results::holdingDoubts(run->settings.holdings, words::Wording())) {
            printMessage(QString::fromStdString(doubt));
        }
    }
    const bool namesAnchors = options.perAnchor || !options.csv.empty();
    const auto ids = namesAnchors
                         ? workspace::loadSentenceIds(*reader, run->settings.corpusId, interruptToken())
                         : base::Result<std::vector<std::string>>();
    ASSAY_TRY(ids);
    evaluate::UnlistedResults unlisted; // of a corpus by reference
    if (namesAnchors) {
        ASSAY_TRY(unlisted, evaluate::unlistedResults(*reader, id, interruptToken()));
    }
    const auto idOf = [&ids, &unlisted](std::uint32_t row) {
        const auto there = unlisted.find(row);
        return there != unlisted.end() ? there->second : ids->at(row);
    };
    results::NeighbourJsonOptions json;
    json.hardest = options.hardest;
    json.perAnchor = options.perAnchor;
    json.sentenceId = idOf;
    const auto writeJson = [&](const base::TakePiece& take) {
        results::writeNeighbourJson(*run, *figures, json, take);
    };
    if (!options.output.empty()) {
        ASSAY_TRY(base::writeFileInPieces(options.output, writeJson));
    }
    if (!options.csv.empty()) {
        base::Result<> texts;
        const std::string csv = results::hardestCasesCsv(*run, 0, 0, idOf, [&](std::uint32_t row) {
            auto found = workspace::sentencesOfRows(*reader, run->settings.corpusId, std::span(&row, 1));
            if (!found) {
                texts = tl::unexpected(found.error());
            }
            return found ? std::move(found->front().sentence.text) : std::string();
        });
        ASSAY_TRY(texts);
        ASSAY_TRY(base::writeFileAtomically(options.csv, csv));
    }
    if (!options.out.json) {
        printOut(tableText(*run, *figures));
    } else if (options.output.empty()) { // else it stands in the file
        writeJson([](std::string_view piece) { printOut(piece); });
    }
    qInfo("run %lld: %lld anchors, %lld covered", static_cast<long long>(id),
          static_cast<long long>(figures->anchors), static_cast<long long>(figures->coverage.count));
    if (!options.out.quiet) {
        printMessage(QStringLiteral("%1: run %2 over %3 is kept.")
                         .arg(QString::fromStdString(options.workspace.string()))
                         .arg(id)
                         .arg(counted("%n anchor(s)", figures->anchors)));
    }
    return kExitDone;
}

} // namespace assay::app
