#include "app/commands/commands.h"
#include "app/commands/shared_options.h"
#include "core/formats/file_kind.h"

#include <CLI/CLI.hpp>

namespace assay::app {
namespace {

void addResultsOptions(CLI::App& command, ResultsOptions& options) {
    command
        .add_option("--regime", options.regime,
                    "Of neighbour-results: filtered or open, for lists that say neither")
        ->check(CLI::IsMember({"filtered", "open"}));
    command.add_option("--search", options.search,
                       "Of neighbour-results: the search's name, for lists that have none");
    command
        .add_option("--depth", options.depth,
                    "Of neighbour-results: how many results were asked for (default: the longest list)")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
    command.add_option("--window", options.window,
                       "Of neighbour-results: fixed:WIDTH or adaptive:BASE,MAX,TARGET (default: as the file "
                       "says, else adaptive:5,12,2)");
    command.add_option("--hit", options.hitAt, "Of neighbour-results: k of Hit@k (default: 1,3,5)")
        ->delimiter(',');
    command.add_option("--mrr", options.mrrAt, "Of neighbour-results: k of MRR@k (default: 20,30)")
        ->delimiter(',');
    command
        .add_option("--filter", options.filterFields,
                    "Of neighbour-results: the fields that filtered results share with their anchor "
                    "(default: slice)")
        ->delimiter(',');
    command.add_flag("--all-kinds", options.allKinds,
                     "Of neighbour-results: headings and table debris may be gold too");
    command.add_flag("--exclude-navigational", options.excludeNavigational,
                     "Of neighbour-results: cross references are no gold");
}

void addReferenceOptions(CLI::App& command, ImportOptions& options) {
    CLI::Option* engine = command.add_option(
        "--engine", options.engine,
        "A corpus by reference: its sentences stay in the engine of this connection of your "
        "settings, and FILE lists those that anchors and gold come from; without FILE the "
        "engine lists them");
    command
        .add_option("--collection", options.collection,
                    "With --engine: the collection that the connection is to have")
        ->needs(engine);
    command
        .add_option("--slices", options.slices,
                    "With --engine and without FILE: keep so many slices (company, form, year, section), "
                    "drawn at random and each whole (default: 200; 0: all)")
        ->check(CLI::Range(std::int64_t{0}, std::int64_t{1'000'000}))
        ->needs(engine);
    command.add_option("--seed", options.seed, "Of --slices (default: 42)")->needs(engine);
}

} // namespace

void addImport(CLI::App& command, ImportOptions& options) {
    addWorkspace(command, options.workspace, "The workspace; made when it does not exist");
    command.add_option("FILE", options.files, "Files; several make one set (with --engine: none is needed)");
    command.add_option("--as", options.kind,
                       "The kind, as docs/formats.md describes them (default: recognised by the content): " +
                           formats::fileKindNames(formats::isAnyContent));
    command.add_option("--name", options.name,
                       "The name of the set or suite (default: after the file or its folder)");
    command
        .add_option("--on-collision", options.onCollision,
                    "When the suite exists: refuse the import, or add to it; of another question under an id "
                    "that it holds then replace (a new revision), skip, or keep-both (all of the import "
                    "in a suite of its own)")
        ->check(CLI::IsMember({"refuse", "keep-both", "replace", "skip"}))
        ->capture_default_str();
    command
        .add_option("--map", options.mapping,
                    "For plain CSV and JSON lines: COLUMN=FIELD, repeated or separated by commas "
                    "(default: by the names of the columns); for scores with --as fhri-csv or "
                    "fhri-jsonl, for answers with --as scores-csv or predictions-jsonl, for a corpus with "
                    "--as sentences-csv or sentences-jsonl")
        ->delimiter(',');
    addAuthor(command, options.who, "imports");
    command.add_option("--corpus", options.corpus,
                       "Of vectors and neighbour-results: the corpus they belong to (default: the only one)");
    command.add_option("--ids", options.ids,
                       "Of vectors-npy and vectors-raw: a file with a sentence's id a line (default: in the "
                       "order of the corpus)");
    command.add_option("--dimension", options.dimension, "Of vectors: the numbers that one must have");
    command.add_option("--model", options.model,
                       "Of vectors, and of those that an engine holds: what they were made with");
    addResultsOptions(command, options.results);
    addReferenceOptions(command, options);
    addOutputOptions(command, options.output);
    command.footer("Examples:\n  assay import team.assay scores/*.json --name \"June run\"\n"
                   "  assay import team.assay p3.json --name P3 --author Ada\n"
                   "  assay import team.assay faq.csv --map Frage=question_text,Antwort=answer_text\n"
                   "  assay import team.assay run.jsonl --as neighbour-results --corpus filings\n"
                   "  assay import team.assay run.trec --as neighbour-results --regime open --depth 100\n"
                   "  assay import team.assay anchors.jsonl --engine filings --name \"S3 filings\"");
}

} // namespace assay::app
