#include "app/commands/neighbour_commands.h"
#include "app/commands/shared_options.h"

#include <CLI/CLI.hpp>

namespace assay::app {
namespace {

// CLI11 takes "-1" as a huge number where none below 0 is kept.
const CLI::Validator& countFrom(int least) {
    const auto check = [](int lowest) {
        return CLI::Validator(
            [lowest](const std::string& text) {
                long long value = 0;
                const bool number = CLI::detail::lexical_cast(text, value);
                return number && value < lowest
                           ? "a number of " + std::to_string(lowest) + " or more is needed, it is " + text
                           : std::string();
            },
            "", "count");
    };
    static const CLI::Validator fromZero = check(0);
    static const CLI::Validator fromOne = check(1);
    return least == 0 ? fromZero : fromOne;
}

void addSampling(CLI::App& command, SamplingOptions& sampling) {
    command.add_option("--anchors", sampling.anchors, "How many anchors are drawn, or all (default: 2000)");
    command.add_option("--seed", sampling.seed, "Of the draw and of bootstrap intervals (default: 42)")
        ->check(countFrom(0));
    command
        .add_option("--strata", sampling.strata,
                    "Drawn from each length bucket (default), section, year or company; or none")
        ->check(CLI::IsMember({"none", "length", "section", "year", "company"}));
    command
        .add_option("--strata-field", sampling.strataField,
                    "Drawn from each value of this field of the corpus instead (form, or any further one)")
        ->check(notEmpty())
        ->excludes(command.get_option("--strata"));
    command
        .add_option("--only", sampling.only,
                    "Anchors only from sentences with this value of a field: form=10-Q")
        ->check(notEmpty());
    command
        .add_option(
            "--shares", sampling.shares,
            "proportional (default): as many as a stratum has sentences; equal: the same number of each")
        ->check(CLI::IsMember({"proportional", "equal"}));
    command
        .add_option("--min-section", sampling.minSection,
                    "No anchors from sections of fewer sentences (default: 0)")
        ->check(countFrom(0));
    command.add_option("--min-words", sampling.minWords, "No anchors of fewer words (default: 0)")
        ->check(countFrom(0));
    command
        .add_option("--exclude-buckets", sampling.excludeBuckets,
                    "No anchors from sections of these lengths: <10, 10-19, 20-39, 40+")
        ->delimiter(',');
    command.add_flag("--exclude-navigational", sampling.excludeNavigational,
                     "Cross references (\"See Note 12\") are neither anchors nor gold");
    command.add_flag("--all-kinds", sampling.allKinds, "Headings and table debris count as sentences too");
}

} // namespace

void addNeighbours(CLI::App& command, NeighboursOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--corpus", options.corpus, "The corpus (may be left out when there is only one)")
        ->check(notEmpty());
    command
        .add_option("--embeddings", options.embeddings,
                    "The embedding set (may be left out when the corpus has only one)")
        ->check(notEmpty());
    CLI::Option* anchorSet =
        command
            .add_option("--anchor-set", options.anchorSet, "The anchors of this set instead of drawn ones")
            ->check(notEmpty());
    addSampling(command, options.sampling);
    for (const char* ofDrawing : {"--anchors", "--strata", "--strata-field", "--only", "--shares",
                                  "--min-section", "--min-words", "--exclude-buckets"}) {
        anchorSet->excludes(command.get_option(ofDrawing));
    }
    command.add_option("--window", options.window,
                       "fixed:W or adaptive:BASE,MAX,TARGET (default: adaptive:5,12,2)");
    command.add_option("--regimes", options.regimes, "filtered, open or both (the default)")->delimiter(',');
    command
        .add_option("--filter", options.filterFields,
                    "The fields in which a result of the filtered regime equals its anchor: slice (the "
                    "default: company, form, year and section), cik, company, form, year, section, or "
                    "any further field of the corpus")
        ->delimiter(',');
    command.add_option("--hit", options.hitAt, "The k of Hit@k (default: 1,3,5)")->delimiter(',');
    command.add_option("--mrr", options.mrrAt, "The k of MRR@k (default: 20,30)")->delimiter(',');
    command
        .add_option(
            "--clusters", options.clusters,
            "What stands or falls together, and so what intervals go by: automatic (the default: "
            "companies, filings or slices, the largest of which there are 20), company, filing, slice")
        ->check(CLI::IsMember({"automatic", "company", "filing", "slice"}));
    command.add_option("--search", options.searches,
                       "What is asked, once for each: exact (the default, with lexical beside it in the open "
                       "regime), hnsw:m=16,ef=128, "
                       "lexical:k1=1.2,b=0.75, hybrid:0.5, rrf; with +window:3 or +union:year behind it");
    command.add_option("--name", options.name, "The name of the run (default: after corpus and vectors)")
        ->check(notEmpty());
    // What a run tests was settled when it was made.
    const std::vector<CLI::Option*> settled =
        command.get_options([](const CLI::Option* option) { return option->get_name().starts_with("--"); });
    CLI::Option* resume =
        command.add_option("--resume", options.resume, "Go on with this run, by number or name")
            ->check(notEmpty());
    for (CLI::Option* option : settled) {
        if (option->get_name() != "--help") {
            resume->excludes(option);
        }
    }
    command.add_flag("--per-anchor", options.perAnchor, "The results of each anchor in the JSON");
    command.add_option("--hardest", options.hardest, "Hardest cases that are listed (default: 10)")
        ->check(countFrom(0));
    command
        .add_option("--output", options.output,
                    "A file for the JSON document, which --json does not print then")
        ->check(notEmpty());
    command
        .add_option("--csv", options.csv,
                    "A file for the cases of the first search and regime, the hardest first")
        ->check(notEmpty());
    addAuthor(command, options.who, "runs it");
    addOutputOptions(command, options.out);
    command.footer("The run is kept in the workspace. Ctrl+C stops it; --resume goes on.\nExample:\n"
                   "  assay neighbours team.assay --corpus filings --anchors 2000 --seed 42 \\\n"
                   "    --search exact --search lexical --json");
}

void addAnchors(CLI::App& command, AnchorsOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--corpus", options.corpus, "The corpus (may be left out when there is only one)")
        ->check(notEmpty());
    CLI::Option* draw =
        command.add_option("--draw", options.draw, "Draw a set of this name")->check(notEmpty());
    addSampling(command, options.sampling);
    CLI::Option* import =
        command
            .add_option("--import", options.importFile,
                        "A file of sentence ids, one a line, or an exported set; with --name")
            ->check(notEmpty());
    command.add_option("--name", options.name, "The name of the imported set")
        ->check(notEmpty())
        ->needs(import);
    CLI::Option* write =
        command.add_option("--export", options.exportName, "Write this set as JSON")->check(notEmpty());
    command.add_option("--output", options.output, "The file (default: standard output)")
        ->check(notEmpty())
        ->needs(write);
    addAuthor(command, options.who, "makes it");
    draw->excludes(import)->excludes(write);
    import->excludes(write);
    addOutputOptions(command, options.out);
    command.footer("A set is kept, so that next month's run asks the same.\nExample:\n"
                   "  assay anchors team.assay --corpus filings --draw monthly --anchors 2000 --seed 42");
}

void addRuns(CLI::App& command, RunsOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--kind", options.kind, "Only of this kind: neighbours, answers, retrieval, …")
        ->check(notEmpty());
    command
        .add_option("--set-baseline", options.baseline,
                    "Make this run, by number or name, the baseline of its corpus")
        ->check(notEmpty());
    CLI::Option* exported =
        command
            .add_option("--export", options.exported,
                        "Write the JSON document of this run, by number or name, instead of the list")
            ->check(notEmpty());
    command
        .add_option(
            "--as", options.as,
            "mlflow-json: bodies of MLflow's log-batch request; more than one need a folder as --output")
        ->needs(exported)
        ->check(CLI::IsMember({"mlflow-json"}));
    command.add_option("--output", options.output, "A file for that document (default: standard output)")
        ->needs(exported);
    addOutputOptions(command, options.out);
    command.footer("Example:\n  assay runs team.assay --kind neighbours\n"
                   "  assay runs team.assay --export monthly --output monthly.json\n"
                   "  assay runs team.assay --export monthly --as mlflow-json --output mlflow");
}

void addGate(CLI::App& command, GateOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("RUN", options.run, "The run, by number or name")->required()->check(notEmpty());
    command
        .add_option("--baseline", options.baseline,
                    "The run that it is compared with (default: the baseline of its corpus)")
        ->check(notEmpty());
    command.add_option("--search", options.search, "Which search of the run, from 1 (default: 1)")
        ->check(countFrom(1));
    command.add_option("--baseline-search", options.baselineSearch, "And of the baseline (default: 1)")
        ->check(countFrom(1));
    command
        .add_option("--rules", options.rules,
                    "The alert thresholds of neighbour tests as JSON (default: those of the workspace)")
        ->check(notEmpty());
    command
        .add_option("--gate", options.gate,
                    "A gate by name: suite-acceptance, filter-schema, norwegian, florida, dynamic-accuracy, "
                    "finsearch, or one of the workspace (default: of a neighbour test its rules, else the "
                    "only gate of the run's kind)")
        ->check(notEmpty());
    CLI::Option* gates =
        command.add_option("--gates", options.gates, "Gates as JSON, in place of those of the workspace")
            ->check(notEmpty());
    command.add_flag("--keep-gates", options.keepGates, "Keep these gates in the workspace")->needs(gates);
    command.add_flag("--record", options.record,
                     "Record an incident of what has failed, with the run and its baseline");
    command.add_option("--format", options.format, "text (the default), json, junit or sarif")
        ->check(CLI::IsMember({"text", "json", "junit", "sarif"}));
    command.add_option("--output", options.output, "A file for it (default: standard output)")
        ->check(notEmpty());
    addAuthor(command, options.who, "keeps the gates or records the incident");
    addOutputOptions(command, options.out, "The same as --format json; with another --format wrong usage");
    command.footer("Runs of every kind. Exit code 1 when a limit fails or the gate cannot judge.\nExample:\n"
                   "  assay gate team.assay july --baseline december --json\n"
                   "  assay gate team.assay \"gpt run 3\" --gate suite-acceptance --format junit");
}

void addCompare(CLI::App& command, CompareOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("A", options.a, "The run before, by number or name")->required()->check(notEmpty());
    command.add_option("B", options.b, "The run after it")->required()->check(notEmpty());
    command.add_option("--search-a", options.searchA, "Which search of A, from 1 (default: 1)")
        ->check(countFrom(1));
    command.add_option("--search-b", options.searchB, "And of B (default: 1)")->check(countFrom(1));
    command
        .add_option("--by", options.headline,
                    "The figure that is judged first, outside the correction for many (default: that of "
                    "the kind); of runs that are no neighbour tests")
        ->check(notEmpty());
    addOutputOptions(command, options.out);
    command.footer("Runs of one kind, whichever. Differences are B - A, over the items that both have.\n"
                   "Example:\n"
                   "  assay compare team.assay december july --json");
}

void addFiguresLint(CLI::App& command, FiguresLintOptions& options) {
    command
        .add_option("FILE", options.file,
                    "The figures: JSON, CSV with the columns name and value, or Markdown with tables")
        ->required();
    command.add_option("--keep-in", options.workspace, "A workspace that keeps them as a run from outside")
        ->check(notEmpty());
    addOutputOptions(command, options.out);
    command.footer("Exit code 1 when they contradict each other.\nExample:\n"
                   "  assay lint-figures published.json\n"
                   "  assay lint-figures report.md --json");
}

} // namespace assay::app
