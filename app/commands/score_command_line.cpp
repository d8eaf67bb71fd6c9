#include "app/commands/kept_run.h"
#include "app/commands/score_commands.h"
#include "app/commands/shared_options.h"
#include "core/metrics/classification/confusion_matrix.h"

#include <CLI/CLI.hpp>

namespace assay::app {
namespace {

constexpr double kHighestSweepCost = 1e9;

} // namespace

void addSweep(CLI::App& command, SweepOptions& options) {
    addScores(command, options.inputs, options.set, options.kind);
    command.add_option("--output", options.folder, "The folder for the files")->required();
    command.add_option("--thresholds", options.thresholds, "FIRST:LAST:STEP, or a comma-separated list")
        ->capture_default_str();
    command.add_option("--scenarios", options.scenarios, "Only these, comma-separated")->delimiter(',');
    command.add_option("--nli-hard", options.nliHard, "From this NLI score on: contradiction")
        ->capture_default_str();
    command.add_option("--nli-soft", options.nliSoft, "From this NLI score on: for manual review")
        ->capture_default_str();
    command.add_option("--constraint", options.constraints,
                       "NAME=VALUE or NAME=off; NAME is recall_hallucination, precision_accurate or "
                       "recall_contradiction (by default 0.80, 0.90, 0.70)");
    command
        .add_option("--cost-missed", options.costMissed,
                    "What a missed hallucination costs, in any unit: then the cheapest threshold of each "
                    "scope is named, too")
        ->check(CLI::Range(0.0, kHighestSweepCost));
    command
        .add_option("--cost-refused", options.costRefused,
                    "What a refused good answer costs (1 with --cost-missed)")
        ->check(CLI::Range(0.0, kHighestSweepCost));
    command
        .add_option(
            "--beta", options.beta,
            "How much more recall counts than precision in F-beta of a class; other than 2, it stands "
            "beside F2")
        ->check(CLI::Range(metrics::kLowestBeta, metrics::kHighestBeta))
        ->capture_default_str();
    command
        .add_option("--weights", options.weights,
                    "Where FHRI comes from: stored, or recomputed from the components with the weights of "
                    "the document, no-entropy, source (the samples' own), or G,N,T,C,E as five numbers")
        ->capture_default_str();
    command.add_option("--bootstrap", options.bootstrap, "Bootstrap draws of the best threshold; 0: none")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{10'000'000}))
        ->capture_default_str();
    command.add_option("--splits", options.splits, "Random halves for the held-out score; 0: none")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{10'000'000}))
        ->capture_default_str();
    command.add_option("--seed", options.seed, "Of the draws and halves")->capture_default_str();
    command.add_option("--pin", options.pin,
                       "A decision, or a file of thresholds as {\"default\":0.70,\"numeric_kpi\":0.74}: the "
                       "samples whose class changes from there to each scenario's best threshold. A whole "
                       "decision judges with its own weights and NLI limit");
    command.add_option("--decision", options.decision,
                       "A decision, or a file of thresholds, to be measured on the samples");
    command
        .add_option("--curves", options.curves,
                    "curves.json of every scope: at most so many points a curve, all, or off")
        ->capture_default_str();
    addKeeping(command, options.keep, options.who);
    addOutputOptions(command, options.output);
    command.footer(
        "Examples:\n  assay sweep scores/*.json --output results\n"
        "  assay sweep team.assay --set \"June run\" --output results --constraint precision_accurate=off");
}

void addCompareDetectors(CLI::App& command, CompareDetectorsOptions& options) {
    addScores(command, options.inputs, options.set, options.kind);
    command
        .add_option("--a", options.a,
                    "The first detector: stored (the samples' FHRI), predicted (their stored prediction), "
                    "full, no-entropy, source (their own weights), or G,N,T,C,E as five weights")
        ->capture_default_str();
    command.add_option("--b", options.b, "The second one")->capture_default_str();
    CLI::Option* filesB =
        command.add_option("--b-files", options.filesB,
                           "Files of scores for the second one: the same samples, matched by their ids");
    command
        .add_option("--b-set", options.setB,
                    "Another set of the workspace for the second one: the same samples, matched by their ids")
        ->excludes(filesB);
    addChosenThresholds(command, options.thresholds);
    command
        .add_option("--nli-hard", options.nliHard,
                    "From this NLI score on: contradiction (default: that of the decision where "
                    "--thresholds names a whole one, else 0.4)")
        ->check(CLI::Range(0.0, 1.0));
    addKeeping(command, options.keep, options.who);
    addOutputOptions(command, options.output);
    command.footer("Examples:\n  assay compare-detectors scores/*.json --json\n"
                   "  assay compare-detectors team.assay --set \"June run\" --a predicted --b stored\n"
                   "  assay compare-detectors june.jsonl --a stored --b stored --b-files july.jsonl\n"
                   "  assay compare-detectors team.assay --set \"June run\" --b-set \"July run\" "
                   "--a stored --b stored");
}

void addDynamic(CLI::App& command, DynamicOptions& options) {
    addWorkspace(command, options.workspace, "The workspace; every reply is kept in it");
    command.add_option("--set", options.set, "The scored set");
    command.add_option("--url", options.url, "The backend; questions go to URL/ask")->required();
    command.add_option("--settings", options.settings,
                       "A JSON file: the body, where in the reply what stands, attempts, back-off");
    command.add_option("--per-scenario", options.perScenario, "Samples drawn from each scenario (20)");
    command.add_option("--seed", options.seed, "Of the draw (42)");
    command.add_option("--parallel", options.parallel, "Requests at once (4)");
    command.add_option("--rate", options.rate, "Requests a second at most, as 2 or 2/s");
    command.add_option("--timeout", options.timeoutSeconds, "Seconds for each request (90)");
    CLI::Option* resume = command.add_option("--resume", options.resume, "Go on with the run of this name");
    command.add_option("--name", options.name, "The new run's name (default: after the time)")
        ->excludes(resume);
    command.add_flag("--retry-failed", options.retryFailed, "Ask again what failed")->needs(resume);
    addChosenThresholds(command, options.thresholds);
    addOutputOptions(command, options.output);
    command.footer("A token for the backend is taken from the environment variable ASSAY_ASK_TOKEN and kept "
                   "nowhere.\nExit code 5 when the backend answered nothing.\nExample:\n"
                   "  assay dynamic team.assay --set \"June run\" --url http://localhost:8000");
}

void addDecisions(CLI::App& command, DecisionsOptions& options) {
    addWorkspace(command, options.workspace);
    CLI::Option* exported =
        command.add_option("--export", options.exportName, "Export the decision of this name");
    command.add_option("--output", options.output, "The file for it (default: standard output)")
        ->needs(exported);
    command.add_flag("--full", options.full, "All of the decision, not only its thresholds")->needs(exported);
    CLI::Option* imported = command.add_option("--import", options.importFile,
                                               "Import thresholds from a JSON file as a decision");
    imported->excludes(exported);
    command.add_option("--name", options.name, "The decision's name (default: as in the file, or its name)")
        ->needs(imported);
    command.add_option("--author", options.author, "Who decided")->needs(imported);
    command.add_option("--reason", options.reason, "Why")->needs(imported);
    addOutputOptions(command, options.out, kOneDocument, "No summary");
    command.footer("Examples:\n  assay decisions team.assay --export November --output thresholds.json\n"
                   "  assay decisions team.assay --import thresholds.json --name November --author Ada");
}

} // namespace assay::app
